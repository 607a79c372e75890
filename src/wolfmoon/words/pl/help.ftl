# Pomoc wiersza poleceń. Czyta się ją bez Fluenta, żeby pojawiała się od razu: komunikat to tutaj
# tekst z prostymi danymi i nic więcej. Słowa wielkimi literami są z części „Co za czym stoi”.

## Polecenia

help-wolfmoon = Graj w gry planszowe o wilkach i badaj je.
help-play = Zagraj w GRĘ w terminalu przeciw botom.
help-lessons = Wypisz, sprawdź i przejdź lekcje.
help-lessons-list = Wypisz lekcje wszystkich gier po kolei.
help-lessons-check =
    Odwiedź każdy stan każdej lekcji i przeczytaj wszystkie jej słowa.

    Każda złamana obietnica jest podana z plikiem i wierszem, a polecenie kończy się błędem.
help-lessons-play = Przejdź lekcję LEKCJA w terminalu.
help-serve = Uruchom serwer obu gier: dla tego komputera albo dla świata.
help-worker =
    Wykonuj to, co serwery odkładają na później.

    To znaczy: tury botów, zegary i porządki. Takich procesów może działać dowolnie wiele, gdziekolwiek.
help-db = Aktualizuj, archiwizuj, kopiuj i przenoś bazę danych serwera.
help-doctor = Sprawdź, czego potrzebuje serwer; na każdy kłopot jest rada.
help-people = Osoby: szukaj, nazywaj, blokuj, eksportuj, usuwaj, zapraszaj.
help-people-list = Pokaż osoby z TEKSTEM w imieniu albo o tym identyfikatorze.
help-people-rename = Nadaj osobie KTO inne imię.
help-people-block = Nie wpuszczaj osoby KTO przez pewien czas albo wcale.
help-people-unblock = Wpuszczaj osobę KTO znowu.
help-people-export = Zapisz do PLIKU wszystko, co wiadomo o osobie KTO, jako JSON.
help-people-erase = Zapomnij wszystkie dane osobowe osoby KTO; gry zostają.
help-people-invite = Utwórz link, który wpuszcza nowe osoby.
help-tables = Szukaj stołów i usuwaj je.
help-tables-list = Pokaż stoły z TEKSTEM w tytule, graczach lub identyfikatorze.
help-tables-delete = Usuń stół ID ze wszystkim, co przy nim zagrano i powiedziano.
help-reports = Czytaj zgłoszenia graczy i je załatwiaj.
help-reports-list = Pokaż oczekujące zgłoszenia, najnowsze najpierw.
help-reports-settle = Oznacz zgłoszenie ID jako załatwione.
help-announce = Ogłoś wszystkim TEKST nad każdą stroną.
help-audit = Pokaż, co zrobili tu gospodarze, najnowsze najpierw.
help-upgrade = Doprowadź bazę danych do postaci, której wymaga ta wersja.
help-archive = Zachowaj wszystkie gry do obejrzenia także bez ich zasad.
help-backup =
    Zapisz wszystko do PLIKU; serwer może w tym czasie działać.

    Z opcją --every albo --keep PLIK jest folderem: przybywa w nim nowa kopia, a najstarsze ustępują jej miejsca.
help-restore =
    Wczytaj wszystko z PLIKU do pustej bazy danych.

    Serwer nie może w tym czasie działać.
help-move =
    Skopiuj wszystko z jednej bazy danych do drugiej, pustej.

    Serwer nie może w tym czasie działać.
help-show =
    Narysuj pozycję z PLIKU (gry lub pozycji).

    - oznacza standardowe wejście.
help-review =
    Przeanalizuj partię z PLIKU: gdzie ją wygrano i przegrano.

    Szanse wszystkich tura po turze, co oddała każda tura, i rachunki, które zgadzają się co do ostatniej cyfry. Gra musi być skończona; - oznacza standardowe wejście.
help-hint =
    Podpowiedz temu, kto decyduje w PLIKU, w trzech stopniach.

    Gdzie patrzeć, czego chcieć, co zrobić: każde zdanie jest dowiedzione, z punktacji albo przez liczenie. PLIK to gra albo pozycja; - oznacza standardowe wejście.
help-replay = Odtwórz grę z PLIKU do końca albo do wybranej decyzji.
help-verify =
    Sprawdź, czy rozdanie w PLIKU zgadza się ze zobowiązaniem.

    PLIK to zakończona gra otrzymana z serwera. Rozdanie i sól muszą dawać zobowiązanie pokazane przed pierwszym ruchem, a wszystkie ruchy i wynik muszą być z tym rozdaniem możliwe.
help-export =
    Zapisz po wierszu na każdą decyzję z GIER, plików jednej gry.

    Jeśli któregoś nie da się odczytać, nic nie zostanie zapisane, a program poda jego wiersz.
help-simulate =
    Rozegraj wiele gier: tempo, długość i źródła punktów.

    Bez --bots wszyscy wybierają losowo. Przy kilku botach każdy układ jest rozgrywany raz z każdego miejsca, więc liczba gier zaokrągla się w górę do pełnych rund. --parquet zachowuje każdą decyzję.
help-arena =
    Zmierz udział bota w zwycięstwach przeciw innym.

    Te same układy są rozgrywane z każdego miejsca.
help-ladder =
    Rozegraj w GRZE mecze wszystkich botów i ustal rankingi Elo.

    Bot random ma 0.
help-balance =
    Kto wygrywa w GRZE: według miejsca, stada, heksu i mapy.

    Podawane są też punkty według źródeł i długość gier. Każda gra ma własny układ. Ctrl-C kończy badanie wcześniej i pokazuje, co już wiadomo.
help-train =
    Trenuj boty w GRZE na partiach z samymi sobą.

    Na dwóch rdzeniach trwa to około 25 minut.
help-report =
    Zapisz wyniki areny jako jedną stronę z wykresami.

    KATALOG to to, co zachowało `wolfmoon arena --save KATALOG`. Z --game wypisuje grę z bloku, w której badany bot miał dane miejsce (liczone od 1), dla `wolfmoon replay -` i `wolfmoon show -`.
help-perft =
    Policz ciągi 1, 2, … decyzji w GRZE.

    Dwa programy, które się zgadzają, grają według tych samych zasad.
help-bench = Zmierz, jak szybkie są zasady na tym komputerze.
help-warm =
    Skompiluj zasady i boty wszystkich gier albo GRY.

    Potem nikt na nie nie czeka.
help-openapi = Wypisz dokument OpenAPI serwera.

## Opcje

option-help = Pokaż tę pomoc i zakończ.
option-version = Pokaż wersję i zakończ.
option-language = Język wszystkiego, co program wypisuje i rysuje, także raportów.
option-players = Liczba graczy.
option-board = Strona planszy (Samotne wilki).
option-board-any = Plansza, jeśli gra ma ich kilka.
option-seed-game = To samo ziarno, ta sama gra.
option-seed-games = To samo ziarno, te same gry.
option-seed-setups = To samo ziarno, te same układy.
option-games = Liczba gier.
option-parquet = Zapisz po wierszu na każdą decyzję.
option-parquet-rows = Dokąd zapisać wiersze.
option-told = Zapisz też, co dała każda decyzja (wolniej).
option-json = Wypisz JSON zamiast tabeli.
option-abandoned = Przeanalizuj grę, której nikt nie dokończy, do miejsca, w którym ją przerwano.
option-rungs = Ile stopni pokazać.
option-bots = Na przykład cub,alpha; ostatni zajmuje wszystkie pozostałe miejsca.
option-bots-arena = Badany bot, a po nim pozostałe: a,b.
option-bots-ladder = Które, na przykład a,b,c; inaczej wszystkie boty gry.
option-blocks-arena = Ile bloków; z --sprt: ile najwyżej.
option-blocks-ladder = Ile bloków na mecz.
option-sprt = Zakończ, gdy rozstrzygnie się przedział Elo.
option-reverse = Jeden z pozostałych botów wśród wielu badanych.
option-save = Zachowaj wszystkie gry; to samo polecenie wznawia po przerwaniu.
option-processes = Ile procesów; inaczej po jednym na rdzeń.
option-simulations = Ile symulacji na decyzję.
option-seconds = Ile czasu na decyzję.
option-patience = Po ilu sekundach przegrywa bot, który nie podjął decyzji.
option-ray = Graj na klastrze Ray.
option-html = Zapisz stronę z wykresami.
option-no-compile = Pomiń kompilację od zera (minuta).
option-bot-processes = Procesy, w których myślą boty, na każdy proces serwera; 0 zostawia wszystko procesom worker.
option-bot-seconds = Sekundy na turę; bot, który myśli dłużej, zostaje zastąpiony.
option-bot-megabytes = Pamięć każdego procesu, w którym myślą boty.
option-lease-seconds = Po ilu sekundach zadania martwego procesu przejmuje inny.
option-data = Gdzie są przechowywane gry.
option-data-or = Albo katalog serwerów.
option-database = PostgreSQL zamiast pliku.
option-database-servers = Baza PostgreSQL serwerów.
option-log = Jak dużo program mówi w trakcie pracy.
option-depth = Głębokość w decyzjach.
option-from = Licz od pozycji z pliku.
option-divide = Licz osobno dla każdej możliwej teraz decyzji.
option-seat = Twoje miejsce.
option-load = Graj dalej grę z pliku.
option-no-colour = Zwykły tekst w terminalu.
option-to = Zatrzymaj się po tylu decyzjach.
option-position = Zamiast tego wypisz pozycję jako plik.
option-out-report = Dokąd zapisać; inaczej do report.html w KATALOGU.
option-game = Wypisz jedną grę jako plik.
option-host = Adres, pod którym serwer nasłuchuje.
option-port = Port; 0 oznacza dowolny wolny.
option-workers = Liczba procesów serwera.
option-origin = Inny adres, z którego przychodzą strony.
option-https = Gracze łączą się przez https, za pośrednictwem proxy.
option-proxied = Proxy podaje w X-Forwarded-For, kto pyta.
option-base = Wszystko leży pod tą ścieżką, np. /wolves.
option-registration = Kto może przyjść: każdy czy z zaproszeniem.
option-site = Adres, pod którym jest dostępny, do linków.
option-contact = Adres mailto: lub https: dla usług push.
option-smtp = Serwer smtp:// lub smtps:// dla e-maili.
option-mail-from = Nadawca e-maili.
option-private-hooks = Webhooki mogą prowadzić do tej sieci.
option-rate = Zapytania na sekundę, dla każdego pytającego.
option-arrivals = Nowe osoby na minutę.
option-connections = Połączenia z jednego adresu.
option-quota = Tyle razy zwykłe limity.
option-waiting-hours = Ile godzin otwarty stół czeka na graczy.
option-table-megabytes = Pamięć na stoły, których nikt nie ogląda, w megabajtach.
option-open = Otwórz w przeglądarce.
option-svg = Zapisz obrazek jako SVG.
option-png = Zapisz obrazek jako PNG.
option-theme = Kolory obrazka: nocne albo dzienne.
option-names = Umieść na obrazku nazwy heksów lub kart.
option-width = Szerokość obrazka.
option-out-weights = Dokąd trafią wagi; do końca pracy obok leży jej stan.
option-resume = Wznów przerwany trening.
option-commitment = Takie, jakie stół pokazał przed grą.
option-every = Powtarzaj bez końca co taki czas: 30m, 6h, 1d.
option-keep = Ile kopii zostaje w folderze.
option-address = Gdzie ludzie znajdują serwer: stamtąd też zostanie sprawdzony.
option-for-blocked = Na jak długo: 30m, 6h, 1d; inaczej na zawsze.
option-for-link = Jak długo działa link.
option-for-told = Jak długo trwa ogłoszenie.
option-uses = Ile osób wpuszcza link.
option-yes = Nie pytaj, czy na pewno.
option-all-reports = Także załatwione.
option-note = Co w tej sprawie zrobiono.
option-most = Ile.

## Co za czym stoi

metavar-options = OPCJE
metavar-command = POLECENIE
metavar-args = ARGUMENTY
metavar-game = GRA
metavar-games = GRY
metavar-file = PLIK
metavar-filename = PLIK
metavar-path = PLIK
metavar-dir = KATALOG
metavar-directory = KATALOG
metavar-integer = LICZBA
metavar-integer-range = LICZBA
metavar-float = LICZBA
metavar-float-range = LICZBA
metavar-text = TEKST
metavar-name = NAZWA
metavar-low = OD
metavar-high = DO
metavar-block = BLOK
metavar-seat = MIEJSCE
metavar-lesson = LEKCJA
metavar-address = ADRES
metavar-commitment = ZOBOWIĄZANIE
metavar-source = ŹRÓDŁO
metavar-target = CEL
metavar-span = CZAS
metavar-who = KTO

## Co mówi Click

click-usage = Użycie:
click-options = Opcje
click-commands = Polecenia
click-default = domyślnie: { $default }
click-required = wymagane
click-error = Błąd: { $message }
click-try = Pomoc: „{ $command } { $option }”.
click-aborted = Przerwano!
click-missing-command = Brak polecenia.
click-missing-argument = Brak argumentu
click-missing-option = Brak opcji
click-choose-from = Do wyboru:
click-extra-arguments = Zbędne argumenty: { $args }
click-invalid-for = Zła wartość dla { $param_hint }: { $message }
click-invalid = Zła wartość: { $message }
click-no-option = Nie ma opcji „{ $name }”.
click-no-command = Nie ma polecenia „{ $name }”.
click-did-you-mean = Czy chodziło o { $possibility }?
click-did-you-mean-one = Czy chodziło o jedno z: { $possibilities }?
click-no-value = Opcja „{ $name }” nie przyjmuje wartości.
click-needs-value = Opcja „{ $name }” wymaga wartości.
click-not-choice = „{ $value }” to nie { $choice }.
click-not-one-of = „{ $value }” nie jest żadną z wartości { $choices }.
click-not-in-range = { $value } nie mieści się w zakresie { $range }.
click-no-number = „{ $value }” nie jest liczbą.
click-is-a-file = „{ $filename }” to plik.
click-is-a-directory = „{ $filename }” to katalog.
click-does-not-exist = „{ $filename }” nie istnieje.
click-not-readable = Nie można odczytać „{ $filename }”.
click-not-writable = Nie można zapisać „{ $filename }”.
option-hunts = Od czego zależy codzienne polowanie: od tajemnicy tego serwera, od samej daty (to samo polowanie na każdym serwerze z tym ustawieniem) albo bez polowań
option-hunt-pool = Ile rozstawień ma polowanie danego dnia; każda osoba dostaje jedno z nich

help-puzzles = Twórz, sprawdzaj i rozwiązuj zagadki.
help-puzzles-make = Szukaj zagadek w grach botów.
help-puzzles-check = Rozwiąż wszystkie zagadki inaczej.
help-puzzles-play = Rozwiąż zagadkę w terminalu; bez nazwy zagadkę dnia.
metavar-puzzle = ZAGADKA
option-puzzles-game = Której gry.
option-puzzles-count = Ile zagadek ma zawierać plik.
option-puzzles-kind = Tylko zagadki tego rodzaju; można podać kilka razy.
option-puzzles-out = Plik; praca idzie dalej od jego treści.
option-puzzles-sample = Tylko mniej więcej tyle z każdej gry.
option-puzzles-scout = Bez gry Zwiadowcy.
option-puzzles-book = Ten plik zamiast zbiorów z pakietu.
