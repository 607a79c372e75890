# Słowa stron klienta. Te z jego dwóch stołów są w client-wolves i client-lone.

## Każda strona

wolfmoon = Wolfmoon
brand = Wolfmoon: początek
title = { $page } · Wolfmoon
title-yours = ● { $title }
home = Początek
table = Stół
skip = Przejdź do treści
page = Strona
pages = Strony
close = Zamknij
loading = Chwileczkę…
show-more = Pokaż więcej
copy-link = Kopiuj link
link-copied = Link skopiowany
try-again = Spróbuj ponownie
problem = To się nie udało
server-away = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
load-again = Wczytaj ponownie
failed = Coś poszło nie tak, i to z naszej winy. Wczytaj stronę ponownie; wszystko, co rozegrano, jest zapisane.
page-failed = Ta strona przestała działać
page-failed-text = To nasz błąd, nie twój. Wszystko, co rozegrano, jest zapisane. Wczytaj stronę ponownie albo przejdź do strony głównej.
newer-client = Jest nowsza wersja tej strony. Wczytaj ją, kiedy ci wygodnie; zaczęty ruch zostanie zachowany.
signed-out = Na tym urządzeniu nastąpiło wylogowanie. Zaloguj się ponownie, żeby grać dalej.
copy-failed = Przeglądarka nie pozwoliła na kopiowanie. Skopiuj ten link ręcznie: { $address }
lost = Tu nic nie ma
lost-text = Ta strona nie istnieje albo została przeniesiona.
guest-name = Gość { $number }
you = ty
name-you = { $name } (ty)
present = przy stole
absent = poza stołem
points = Punkty

## Początek

home-title = Jeden księżyc,
    pięć stad.
home-pitch = Dwie gry planszowe o wilkach w przeglądarce: z przyjaciółmi, z nieznajomymi albo z botami, które nie każą na siebie czekać.
play = Graj
play-game = Graj: { $game }
play-now = Zagraj teraz z botem
play-level = Jak silne są boty
play-players = Liczba graczy przy stole gry Wilki
open-table = Otwórz stół
with-friends = Z przyjaciółmi
learn = Nauka
pitch-the-wolves = Poprowadź stado przez jeden cykl księżyca i kontroluj regiony, gdy przychodzi pora je podliczyć.
pitch-lone-wolves = Pojedynek o pięć terytoriów w trzynastu lewach. Przegrywaj mądrze: każda blizna jest coś warta.
players-the-wolves = 2–5 graczy
players-lone-wolves = 2 graczy
time-the-wolves = 45–75 minut
time-lone-wolves = 20 minut
kind-the-wolves = bez kości
kind-lone-wolves = ukryte karty
bot-random-hint = Wykonuje dowolny dozwolony ruch.
bot-cub-hint = Zna zasady, ale widzi tylko to, co blisko. Łagodny pierwszy przeciwnik.
bot-scout-hint = Planuje swoją turę. Dobry przeciwnik dla większości.
bot-hunter-hint = Uczył się z wielu gier z samym sobą. Silny.
bot-alpha-hint = Myśli naprzód za wszystkich przy stole. Najsilniejszy.
my-games = Moje gry
all-games = wszystkie { $count }
no-games = Nie ma jeszcze gier. Zagraj teraz z botem albo otwórz stół.
guest-note = Grasz jako gość.
keep-games = Zachowaj te gry
see-lobby = Zobacz otwarte stoły

## Listy stołów

lobby = Poczekalnia
lobby-gathering = Stoły z wolnym miejscem
lobby-playing = Stoły do oglądania
lobby-empty = Teraz nikt nie czeka. Otwórz stół, a inni go tu znajdą.
with-names = grają: { $names }
progress-the-wolves = data { $done } z { $of }
progress-lone-wolves = { $done } z { $of } lew
points-of = { $name }: { $points }
standing-finished = skończona
standing-closed = zamknięty
standing-archived = w archiwum
standing-gathering = { $count ->
    [0] zaraz się zacznie
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
standing-yours = Twoja kolej
standing-waiting = Kolej: { $name }
games-gathering = Jeszcze nie rozpoczęte
games-finished = Skończone
games-archived = W archiwum
statistics = Twoje wyniki
statistics-games = Gry
statistics-wins = Wygrane
statistics-mean = Średnio punktów
statistics-best = Najlepszy wynik

## Nowy stół

new-table = Nowy stół
new-game = Gra
new-players = Gracze
new-players-hint = W grze dwuosobowej bierze udział także stado neutralne.
new-board = Plansza
new-board-basic = Pięć terytoriów. Od tego zacznij.
new-board-advanced = Blizny można kłaść także na granicach terytoriów, gdzie liczą się dla obu.
new-seats = Miejsca
new-seats-hint = Bot gra od razu; wolne miejsce czeka na kogoś; druga osoba może grać na tym urządzeniu.
seat-me = Ty
seat-open = Wolne miejsce
seat-bot = Bot
seat-here = Ktoś na tym urządzeniu
seat-free = Wolne miejsce
seat-level = { $seat }: jak silny
seat-name = { $seat }: imię
seat-name-example = Imię
seat-pack = { $seat }: stado
pack-drawn = Losowe stado
new-who = Kto może przyjść
new-access = Dostęp
access-link = Przez link
access-link-hint = Kto ma adres, może usiąść lub oglądać.
access-open = Otwarty
access-open-hint = Stół jest na liście w poczekalni; każdy może usiąść.
access-private = Prywatny
access-private-hint = Usiąść mogą tylko zaproszeni, każdy przez link, który działa raz.
new-spectators = Widzowie
new-spectators-hint = Inni mogą oglądać. Nigdy nie widzą ukrytych kart.
new-title = Tytuł
new-title-example = Zmierzch nad jeziorem
new-title-hint = Widoczny na listach. Może zostać pusty.
new-time = Czas
new-clock = Zegar
clock-none = Bez zegara
clock-none-hint = Nikt nikogo nie pogania.
clock-live = Na żywo
clock-live-hint = Określona liczba minut na całą grę i kilka sekund więcej po każdej turze.
clock-turns = Tura po turze
clock-turns-hint = Określona liczba godzin na każdą turę: na gry, które trwają wiele dni.
clock-minutes = Minut dla każdego
clock-increment = Sekund za turę
clock-hours = Godzin na turę
clock-left = zostało { $time }
new-undo = Cofanie
new-undo-hint = Gracz może cofnąć decyzje z bieżącej tury, chyba że ujawniło się coś ukrytego, a o dalsze cofnięcie może poprosić pozostałych.
new-more = Więcej ustawień
new-stand-in = Zastępca
new-stand-in-hint = Bot, który gra dalej za kogoś, kto odejdzie albo przekroczy czas. Miejsce można odzyskać.
new-pause = Przerwa przed turą bota, w sekundach
new-pause-hint = Krótka przerwa ułatwia śledzenie gry.
new-seed = Ziarno
new-seed-hint = Liczba; ta sama liczba daje ten sam układ początkowy. Wszyscy widzą, że to twój wybór, a gra się nie liczy. Puste: losowo.
new-open = Otwórz stół
new-begin = Zacznij
house = Wartości domowe
house-hint = Zmień te wartości żetonów i planszy, których nie mogliśmy zobaczyć w drukowanej grze. Wyłączone: nasze zwykłe wartości.
house-token = Żeton honoru
house-up = Jedna strona
house-down = Druga strona
house-honour = Żeton honoru { $number }, strona { $side }
house-land = Terytorium
house-scars-up = Blizny odkryte
house-scars-down = Blizny zakryte
house-slots = Pola na blizny po każdej stronie terytorium
house-slots-border = Pola na blizny na każdej granicy

## Stół, który się zbiera

join = Masz zaproszenie
join-host = { $name } zaprasza cię.
join-seat = Miejsce { $number } z { $count } czeka na ciebie.
join-yours = Twoje miejsce
your-name = Twoje imię
your-name-hint = Widzą je ci, z którymi grasz.
sit-down = Usiądź
gathering = Przy tym stole
invite = Zaproś
begin = Zacznij
begin-hint = { $count ->
    [one] Wolne miejsce zajmie bot: { $level }.
    [few] { $count } wolne miejsca zajmą boty: { $level }.
   *[many] { $count } wolnych miejsc zajmą boty: { $level }.
}
waiting-for-host = Czekamy, aż gospodarz zacznie grę.
send-away = Odeślij
send-away-one = Odeślij gracza { $name }
close-table = Zamknij stół
close-table-means = Stół zniknie ze wszystkich list, a prowadzące do niego linki przestaną działać.
close-table-yes = Zamknij na dobre
closed = Ten stół jest zamknięty
closed-unused = Zbyt długo nikt nie zaczynał przy nim gry, więc stół został zamknięty.
closed-host = Gospodarz zamknął ten stół przed rozpoczęciem gry.
closed-rules = Od otwarcia tego stołu zmieniły się zasady gry, więc stół został zamknięty. Otwórz nowy, żeby zagrać.
deal-chosen = Układ początkowy wybrał gospodarz, więc ta gra się nie liczy.
deal-chosen-short = układ wybrany przez gospodarza
deal-drawn = Układ początkowy został wylosowany i już się nie zmieni.
deal-drawn-hint = To odcisk układu. Po zakończeniu gry ta strona sprawdzi, czy nic się nie zmieniło.
deal-kept = Układ początkowy ustalono przed pierwszym ruchem i od tej pory się nie zmienił.
deal-kept-hint = Układ i sól z pliku gry dają ten sam odcisk, który przeglądarka zapamiętała wcześniej. Zapisany plik sprawdza też polecenie „wolfmoon verify”.
deal-fits = Układ początkowy zgadza się ze swoim odciskiem.
deal-fits-hint = Ta przeglądarka zobaczyła odcisk dopiero po rozpoczęciu gry. Kto zapisał go wcześniej, może porównać.
deal-differs = To nie jest układ, który ustalono przed grą.
deal-differs-hint = Zachowaj plik gry i ten odcisk i daj znać osobie, która prowadzi ten serwer.
deal-unable = Ta przeglądarka nie mogła sprawdzić układu początkowego.
deal-unable-hint = Przeglądarki sprawdzają odciski tylko przy bezpiecznym połączeniu (https). Polecenie „wolfmoon verify” zrobi to z zapisanym plikiem.
bot-level = bot, { $level }
bot-numbered = { $name } { $number }
role-stand-in = gra bot: { $level }

## Przy stole

table-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
table-board = Plansza: { $board }
table-menu = Menu
menu-menu = Stół
menu-more = Więcej
menu-aid = Pomoc gracza
menu-rules = Zasady
menu-log = Dziennik
menu-chat = Czat
menu-settings = Ustawienia
log = Dziennik
log-notation = W notacji
chat = Czat
chat-empty = Nikt jeszcze nic nie napisał.
chat-missing = Nie udało się wczytać czatu. Można grać bez niego.
chat-write = Napisz do stołu
chat-send = Wyślij
chat-watching = Oglądasz: możesz czytać, ale nie pisać.
undo = Cofnij
sheet-more = Pokaż więcej
sheet-less = Pokaż mniej
connection-lost = Połączenie zerwane. Trwa ponowne łączenie; twój wybór nie przepadł.
socket-may-not-watch = Serwer zamknął połączenie z tym stołem: nie wolno go oglądać albo nastąpiło wylogowanie.
socket-no-table = Tego stołu już nie ma.
socket-too-many = Masz otwartych zbyt wiele stołów naraz. Zamknij kilka z nich; ten połączy się sam.
socket-database-away = Serwer nie może się połączyć z bazą danych. Strona próbuje dalej; twój wybór nie przepadł.
line-dropped = Gra tymczasem poszła dalej: tego, co było zaczęte, już nie można zrobić.
takeback-asked = { $name } prosi o cofnięcie do swojej ostatniej tury.
agree = Zgoda
decline = Odmowa
stand-in-plays = Za ciebie gra bot: { $level }.
reclaim = Odzyskaj moje miejsce
ask-back = Poproś innych o cofnięcie tury
leave = Odejdź od stołu
leave-means = Bot będzie grał dalej za ciebie. Możesz wrócić i odzyskać miejsce.
leave-yes = Odejdź
hand-over = Przekaż: { $name }
hand-over-why = Następną rękę może zobaczyć tylko kto inny. Najpierw przekaż urządzenie, potem idź dalej.
hand-over-yes = To ja, { $name }
watching = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[many] { $count } widzów
}
watching-you = Oglądasz.

event-made = Stół jest otwarty.
event-sat = { $who } siada do stołu.
event-filled = { $level ->
    [none] Miejsce znów jest wolne.
   *[other] Do stołu siada bot: { NAME($level, kind: "bot") }.
}
event-left = { $who } odchodzi.
event-sent-away = Gospodarz odesłał gracza { $who }.
event-closed = Stół został zamknięty.
event-began = Gra się zaczyna.
event-undone = { $by ->
    [takeback] Gra się cofa ({ $who }).
   *[other] { $who } cofa decyzję.
}
event-back-asked = { $who } prosi o cofnięcie.
event-back-answered = { $agree ->
    [true] { $who } zgadza się na cofnięcie.
   *[other] { $who } nie zgadza się na cofnięcie.
}
event-stood-in = { $reason ->
    [timed_out] Czas minął: dalej gra bot ({ $who }).
   *[other] Dalej gra bot ({ $who }).
}
event-reclaimed = { $who } wraca.
event-timed-out = { $who }: czas minął.
event-bot-failed = Bot { $who } zawiódł i zostaje zastąpiony.
event-ended = Koniec gry.
event-rematched = Będzie rewanż.

## Klawisze

keys = Klawisze
key-keys = Ta lista
key-rules = Pomoc gracza
key-log = Dziennik
key-chat = Czat
key-settings = Ustawienia
key-space = Spacja
key-escape = Esc
key-enter = Enter

## Wynik

score = Wynik
score-now = Aktualny wynik
score-won = { $lead ->
    [0] Wygrywa { $name }
   *[other] Wygrywa { $name }, przewaga { $lead }
}
score-won-you = { $lead ->
    [0] Wygrywasz
   *[other] Wygrywasz, przewaga { $lead }
}
score-shared = Wspólne zwycięstwo: { $names }
ended-full-moon = Pełnia jest podliczona.
ended-quiet = Od dawna nic nie trafiło na planszę faz księżyca.
ended-thirteen-tricks = Wszystkie lewy są rozegrane.
rematch = Rewanż
go-to-rematch = Przejdź do rewanżu
rematch-offer = { $name } proponuje rewanż.
rematch-accept = Przyjmij rewanż
seat-kept-for = Miejsce czeka: { $name }
share = Udostępnij
export = Zapisz jako plik
back-to-table = Wróć do stołu
chart = Punkty w czasie
chart-says = Punkty w czasie. Na końcu: { $ends }
chart-end = { $name }: { $total }
tie-break-the-wolves = Pogrubione: najwięcej punktów z tego źródła. Remis rozstrzygają żetony regionów, potem wilki na mapie.
tie-break-lone-wolves = Pogrubione: najwięcej punktów z tego źródła. Remis rozstrzygają samotne wilki na planszy.

## Powtórka

replay = Powtórka
replay-start = Początek.
replay-step = Krok
replay-at = Krok { $step } z { $steps }, tura { $turn }
replay-play = Odtwarzaj
replay-pause = Pauza
replay-next = Krok naprzód
replay-back = Krok wstecz
replay-next-turn = Do następnej tury
replay-back-turn = Do poprzedniej tury
replay-first = Na początek
replay-last = Na koniec
replay-grain = Krok
replay-grain-turn =
    { $game ->
        [lone-wolves] Lewa po lewie
       *[the-wolves] Tura po turze
    }
replay-grain-deed = Akcja po akcji
replay-grain-decision = Każda decyzja
replay-speed = Tempo
replay-times = { $speed } ×
replay-faster = Szybciej
replay-slower = Wolniej
replay-choices = Ustawienia powtórki
eyes = Widok
eyes-open = Wszystko odkryte
eyes-of = Tak widzi to { $name }
eyes-spectator = Tak widzi to widz
branch = Graj dalej stąd
branch-hint = Własny stół, który idzie dalej od kroku { $step }. Sama gra się nie zmienia.
branch-seat = Grasz jako
branch-bots = Przeciw botom
branch-alone = Samodzielnie, wszystkie miejsca
import = Otwórz plik
import-hint = Gra zapisana jako plik, stąd lub z wiersza poleceń. Możesz ją obejrzeć i grać dalej od dowolnego kroku.
import-unreadable = Przeglądarka nie mogła odczytać tego pliku. Wybierz go ponownie.
import-file = Plik
import-text = Albo jego tekst
import-go = Otwórz

## Zasady

rules = Zasady
aid = Pomoc gracza
rules-search = Szukaj w zasadach
rules-found = { $count ->
    [0] Nic nie znaleziono.
    [one] Znaleziono { $count } zasadę.
    [few] Znaleziono { $count } zasady.
   *[many] Znaleziono { $count } zasad.
}
rules-which = Która gra?
rules-aid = Na jednej stronie
rules-all = Wszystkie zasady

## Ustawienia

settings = Ustawienia
set-language = Język
set-language-auto = Jak w przeglądarce
set-theme = Motyw
set-theme-auto = Jak na urządzeniu
set-theme-night = Noc
set-theme-day = Dzień
set-colours = Kolory
set-colours-usual = Zwykłe
set-colours-distinct = Wyraźne
set-colours-hint = Barwy, które rozróżni każdy wzrok, i mocniejsze wzory.
set-dim = Przygaś teren
set-dim-hint = Osłabia kolor i wzór terenu, żeby pionki były wyraźniejsze.
set-pace = Animacje
set-pace-calm = Spokojne
set-pace-quick = Szybkie
set-pace-none = Wyłączone
set-pace-hint = Jak szybko poruszają się pionki.
set-pace-still = Na urządzeniu włączono ograniczanie ruchu, więc animacji nie ma.
set-sounds = Dźwięki
set-sounds-hint = Drewno, kafelki i dalekie wycie.
set-volume = Głośność
set-confirm-move = Potwierdzaj każdy ruch
set-confirm-move-hint = Ruch zostaje wykonany dopiero głównym przyciskiem. Wyłączone: od razu po ostatnim wyborze.
set-confirm-end = Potwierdzaj koniec tury
set-confirm-end-hint = Pyta, gdy tura miałaby się skończyć z niewykorzystaną akcją.
set-notation = Dziennik w notacji
set-notation-hint = Jak w plikach gier, a nie słowami.
set-hints = Wskazówki w pierwszych turach
set-hints-hint = Zdanie lub dwa o tym, co można zrobić.
hints-hide = Ukryj wskazówki
sounds-offer = Włączyć ciche dźwięki przy stole? Stuk drewna, dalekie wycie.
sounds-offer-yes = Włącz dźwięki
sounds-offer-no = Nie, dziękuję
account = Ty
account-nobody = Nie podano jeszcze imienia.
account-guest = Grasz jako gość, { $name }. Z hasłem możesz wrócić na każdym urządzeniu i zachować swoje gry.
account-member = Konto: { $name }.
account-rename = Zmień imię
account-named = Imię jest zmienione.
account-kept = Gotowe. Twoje gry są zachowane.
account-back = Witaj z powrotem.
account-out = Wylogowano.
account-delete = Usuń moje konto
account-delete-yes = Usuń na zawsze
account-delete-means = Twoje imię i hasło zostaną usunięte. Gry z innymi pozostaną jako gry kogoś, kto odszedł.
password = Hasło
password-hint = { $count ->
    [one] Co najmniej { $count } znak.
    [few] Co najmniej { $count } znaki.
   *[many] Co najmniej { $count } znaków.
}
sign-up = Zachowaj moje gry
sign-in = Zaloguj się
sign-out = Wyloguj się
password-change = Zmień hasło
password-old = Stare hasło
password-new = Nowe hasło
password-changed = Hasło zostało zmienione. Wszędzie indziej nastąpiło wylogowanie.
sessions = Zalogowane przeglądarki
sessions-hint = { $days ->
    [one] Przeglądarka nieużywana przez { $days } dzień wylogowuje się sama.
    [few] Przeglądarka nieużywana przez { $days } dni wylogowuje się sama.
   *[many] Przeglądarka nieużywana przez { $days } dni wylogowuje się sama.
}
session-this = ta przeglądarka
session-used = ostatnio { $date }
session-unknown = Nieznane urządzenie
session-end = Wyloguj
session-end-one = Wyloguj: { $device }
session-ended = Wylogowano tam.
sessions-end-others = Wyloguj wszędzie indziej
sessions-ended = Wylogowano wszędzie indziej.
guest-until = Ta przeglądarka pamięta cię co najmniej do { $date }.
tokens = Klucze dla twoich botów
tokens-hint = Program, który wysyła klucz, gra w twoim imieniu. Sekret widać tylko raz.
token-label = Do czego służy
token-new = Nowy klucz
token-made = Klucz jest gotowy. Skopiuj teraz jego sekret.
token-end = Unieważnij
token-ended = Klucz już nie działa.
