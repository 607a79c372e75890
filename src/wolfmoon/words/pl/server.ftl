# Czego serwer odmawia i dlaczego.

not-signed-in = Najpierw się zaloguj albo zagraj jako gość.
already-signed-in = Jesteś już na swoim koncie.
invitation-needed = Na ten serwer wchodzi się z zaproszeniem. Poproś gospodarza o link.
blocked = Gospodarz tego serwera zamknął to konto. Jeśli to pomyłka, napisz do niego.
report-nobody = Na tym miejscu nie ma kogo zgłosić.
too-many-reports = Twoich zgłoszeń dzisiaj: { $most }; gospodarz je przeczyta. Kolejne wyślij jutro.
name-taken = Imię { $name } jest zajęte.
wrong-name-or-password = Imię lub hasło się nie zgadza.
name-bad = Tego imienia nie można użyć. Wybierz inne.
password-weak = To hasło jest za słabe. Wybierz takie, które ma co najmniej { $least ->
    [one] { $least } znak
    [few] { $least } znaki
   *[many] { $least } znaków
}
wrong-password = Stare hasło się nie zgadza.
account-needed = Grasz jako gość i nie masz jeszcze hasła. Najpierw wybierz hasło, aby zachować swoje gry.
session-needed = Klucz do tego nie wystarczy. Zaloguj się w przeglądarce. i trudno je odgadnąć: nie twoje imię, nie popularne słowo, nie rząd klawiszy.
token-unknown = Ten klucz jest nieznany albo już nieważny.
too-many-tokens = { $most ->
    [one] Możesz mieć { $most } klucz. Najpierw go unieważnij.
    [few] Możesz mieć { $most } klucze. Najpierw unieważnij jeden z nich.
   *[many] Możesz mieć { $most } kluczy. Najpierw unieważnij jeden z nich.
}
table-unknown = Nie ma takiego stołu.
lesson-unknown = Nie ma takiej lekcji.
lesson-changed = Lekcja zmieniła się w międzyczasie; zacznij ją od nowa.
table-full = Wszystkie miejsca przy tym stole są zajęte.
seat-taken = Miejsce { $seat } jest zajęte.
seat-kept = Miejsce { $seat } czeka na kogoś, kto dostał propozycję rewanżu.
seat-unknown = Przy tym stole nie ma miejsca { $seat }.
seat-not-held = Miejsce { $seat } nie należy do ciebie.
not-your-seat = To nie twoje miejsce.
already-seated = Masz już miejsce przy tym stole.
one-seat = Masz już tu miejsce. Na drugie, na tym samym urządzeniu, potrzebne jest zaproszenie od gospodarza.
sent-away = Gospodarz poprosił cię o odejście od tego stołu. Wrócić można tylko z jego zaproszeniem.
not-the-host = Może to zrobić tylko gospodarz stołu.
table-not-open = Ten stół nie jest otwarty dla wszystkich.
table-started = Gra przy tym stole już się zaczęła.
table-not-started = Gra przy tym stole jeszcze się nie zaczęła.
table-closed = Ten stół jest zamknięty: nie zaczęto przy nim gry. Otwórz nowy.
game-over = Gra jest skończona.
invite-needed = Do tego stołu potrzebne jest zaproszenie.
invite-used = To zaproszenie zostało już użyte.
invite-unknown = To zaproszenie jest nieznane.
behind = Przy stole tymczasem coś się zmieniło. Zobacz, co nowego, i zdecyduj jeszcze raz.
already-done = To już zostało zrobione.
bad-request = Nieprawidłowe pole „{ $field }”: { $problem }.
too-large = To za dużo. Limit: { $limit ->
    [one] { $limit } bajt.
    [few] { $limit } bajty.
   *[many] { $limit } bajtów.
}
too-deep = To jest zbyt głęboko zagnieżdżone: { $limit ->
    [one] dozwolony jest najwyżej { $limit } poziom.
    [few] dozwolone są najwyżej { $limit } poziomy.
   *[many] dozwolonych jest najwyżej { $limit } poziomów.
}
too-many-requests = Za dużo żądań. Spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę.
    [few] { $seconds } sekundy.
   *[many] { $seconds } sekund.
}
too-many-waiting = { $whose ->
    [network] Zbyt wiele stołów z twojej sieci wciąż czeka na graczy (limit: { $most }). Spróbuj ponownie, gdy któryś z nich zacznie grę albo zostanie zamknięty.
   *[you] Zbyt wiele twoich stołów czeka na graczy (limit: { $most }). Zacznij grę przy jednym z nich albo go zamknij, potem otwórz następny.
}
too-many-bots = { $whose ->
    [network] Boty grają już przy zbyt wielu stołach z twojej sieci (limit: { $most }). Spróbuj ponownie za chwilę.
   *[you] Boty grają już przy zbyt wielu twoich stołach (limit: { $most }). Poczekaj, aż tam skończą, potem otwórz następny.
}
too-many-tables = { $whose ->
    [network] Z twojej sieci otwarto w ciągu doby zbyt wiele stołów (limit: { $most }). Spróbuj jutro.
   *[you] W ciągu doby otwarto zbyt wiele twoich stołów (limit: { $most }). Graj dalej przy jednym z nich albo wróć jutro.
}
too-much-kept = { $whose ->
    [network] Z twojej sieci zapisano w ciągu doby zbyt wiele danych (limit w bajtach: { $most }). Spróbuj jutro.
   *[you] W ciągu doby zapisano zbyt wiele twoich danych (limit w bajtach: { $most }). Mniejsze pliki mogą się jeszcze zmieścić; jeśli nie, wróć jutro.
}
too-much-said = W ciągu ostatniej godziny napisano w twoim imieniu bardzo dużo (limit wiadomości: { $most }). Napisz znowu za jakiś czas; gra toczy się dalej.
database-away = Baza danych jest teraz niedostępna. Nic nie zginęło; spróbuj za chwilę.
busy = Serwer jest zajęty innymi partiami. Spróbuj za chwilę.
undo-nothing = Nie ma czego cofnąć.
undo-not-allowed = Przy tym stole nie można cofać.
undo-other-player = Ktoś inny już zdecydował; poproś pozostałych o zgodę na cofnięcie.
undo-revealed = Od tego czasu ujawniło się coś ukrytego; tego nie można cofnąć.
takeback-none = Nikt nie prosił o cofnięcie.
takeback-pending = Prośba o cofnięcie już jest; poczekaj na odpowiedzi.
takeback-away = Gracza z miejsca { $seat } teraz nie ma: na cofnięcie muszą zgodzić się wszyscy grający, a bot nie zgodzi się za nikogo.
takeback-once = Ta prośba już była. Możesz poprosić znowu, gdy zaczniesz następną turę.
log-full = Przy tym stole działo się już tyle poza samą grą, że więcej nie da się zapisać. Graj dalej albo załóż nowy stół.
clock-ran-out = Twój czas na tę grę minął: bot gra za ciebie do końca.
turn-ran-out = Twój czas na tę turę minął. Miejsce odzyskasz, gdy bot ją rozegra.
not-finished = Wszystko jest odkryte dopiero po końcu gry.
step-unknown = Nie ma kroku { $step }: gra ma { $steps ->
    [one] { $steps } krok.
    [few] { $steps } kroki.
   *[many] { $steps } kroków.
}
file-unreadable = Nie można odczytać pliku: { $detail }.
line-unreadable = Nie można tu odczytać „{ $found }”; oczekiwano: { $expected }.
line-incomplete = Czegoś tu brakuje; oczekiwano: { $expected }.
line-too-far = Przed „{ $decision }” ujawnia się coś ukrytego: zdecyduj o tym, gdy to zobaczysz.
table-archived = Tę grę rozpoczęto według wcześniejszych zasad, których ten serwer już nie ma. Można ją obejrzeć, ale nikt nie może grać dalej.
archive-missing = Tę grę rozpoczęto według wcześniejszych zasad, których ten serwer już nie ma, i nie trafiła do archiwum: nie da się jej już pokazać.
bot-unknown = W tej grze nie ma bota „{ $level }”.
option-bad = Nie można założyć takiego stołu: { $detail }.
spectators-not-allowed = Ten stół nie przyjmuje widzów.
forbidden-origin = Żądania z innej strony są niedozwolone.
not-found = Tu nic nie ma.
not-allowed = Tego nie można tu zrobić.
internal = Coś poszło nie tak po naszej stronie. Nic nie zginęło; spróbuj ponownie.

puzzle-unknown = Nie ma takiej zagadki.
theme-unknown = Nie ma takiego tematu.
puzzle-not-tried = Najpierw spróbuj rozwiązać zagadkę.
review-not-finished = Ta gra jeszcze trwa. Analiza będzie możliwa po jej końcu.
turn-unknown = Nie ma tury { $turn }: w tej grze jest ich { $count }.
no-reviews = Gier tego rodzaju nie analizujemy.
reviews-away = Ten serwer nie robi teraz analiz.
not-a-whole-turn = To nie jest cała tura tego gracza.
review-missing = Tej gry jeszcze nie przeanalizowano.
