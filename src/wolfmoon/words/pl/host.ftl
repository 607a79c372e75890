# What the host of a server is told in the terminal.

## The doctor
host-check-versions = wersje
host-check-database = baza danych
host-check-disk = dysk
host-check-clock = zegar
host-check-compiled = skompilowany kod
host-check-links = odnośniki w wiadomościach
host-check-push = wiadomości do przeglądarek
host-check-mail = poczta e-mail
host-check-reached = adres
host-check-proxy = serwer pośredniczący
host-check-sockets = gniazda
doctor-cure = Co pomoże: { $cure }
doctor-from-outside = Jak serwer widać z zewnątrz, sprawdza { $option }.
doctor-versions = To jest Wolfmoon { $version }, Python { $python }, Numba { $numba }.
doctor-versions-other = Wolfmoon { $version } nie jest przeznaczony dla Pythona { $python } (Numba { $numba }).
doctor-database = { $kind } odpowiada, wersja { $version }.
doctor-database-empty = Jest pusta; wypełni ją pierwszy serwer.
doctor-database-none = Nie ma jej w { $file }; utworzy ją pierwszy serwer.
doctor-database-version = Ma wersję { $found }; ten program potrzebuje { $wanted }.
doctor-database-broken = Plik jest uszkodzony: { $problem }
doctor-database-away = Nie można się z nią połączyć: { $problem }
doctor-disk = { $gigabytes } GB wolne w { $folder }
doctor-clock = Zgadza się z tym, co zachowano.
doctor-clock-behind = Spóźnia się o co najmniej { $seconds } s względem tego, co zachowano.
doctor-clock-ahead = Spieszy się o { $seconds } s względem bazy danych.
doctor-compiled = Zasady i boty są gotowe w { $folder }.
doctor-not-compiled =
    { $count ->
        [one] { $count } część zasad i botów trzeba jeszcze skompilować do { $folder }.
        [few] { $count } części zasad i botów trzeba jeszcze skompilować do { $folder }.
       *[many] { $count } części zasad i botów trzeba jeszcze skompilować do { $folder }.
    }
doctor-interpreted = Nic nie jest kompilowane: zasady działają tysiąc razy wolniej.
doctor-links = Zaczynają się od { $site }
doctor-links-none = Z zewnątrz prowadzą donikąd: serwer nie wie, pod jakim adresem ludzie go znajdują.
doctor-not-set-up = Nie skonfigurowano.
doctor-push = Klucze są na miejscu i podpisują w imieniu { $subject }
doctor-push-package = Nie zainstalowano niczego, co by je szyfrowało.
doctor-push-subject = Usługi push nie mogą napisać na { $subject }, a usługa Apple odrzuca z tego powodu każdą wiadomość.
doctor-push-no-keys = Kluczy jeszcze nie ma; utworzy je pierwszy serwer.
doctor-push-keys = Kluczy nie da się odczytać: { $problem }
doctor-mail = { $host }:{ $port } odpowiada i przyjmuje listy od { $sender }
doctor-mail-half = Skonfigurowano tylko połowę; brakuje { $option }.
doctor-mail-away = { $host }:{ $port } nie odpowiada jak serwer poczty: { $problem }
doctor-mail-login = Serwer nas nie wpuszcza: { $problem }
doctor-mail-secure = Nie ma bezpiecznego połączenia z serwerem: { $problem }
doctor-mail-open = { $host }:{ $port } przyjmuje listy od { $sender }, ale hasło idzie tam bez szyfrowania.
doctor-mail-sender = Serwer nie przyjmuje listów od { $sender }: { $problem }
doctor-reached = Odpowiada tam Wolfmoon { $version } i ma się dobrze.
doctor-not-reached = Nikt tam nie odpowiada: { $problem }
doctor-not-well = To, co tam odpowiada, zwraca { $status }.
doctor-clocks-apart = Zegar serwera i ten tutaj różnią się o więcej niż pół minuty.
doctor-proxy = Serwer wie, kto pyta i jak; twój adres: { $address }.
doctor-not-proxied = Przed serwerem stoi proxy, ale serwer go nie słucha: wszyscy mają jeden adres.
doctor-scheme = Serwer sądzi, że ludzie przychodzą przez { $found }, a nie { $wanted }.
doctor-host = Serwer sądzi, że nazywa się { $found }, a nie { $wanted }: strony odrzuca jako obce.
doctor-base = Serwer sądzi, że leży pod { $found }, a nie { $wanted }.
doctor-nobody = Proxy nie mówi, kto pyta: wszyscy mają jeden adres.
doctor-sockets = Przechodzą.
doctor-sockets-cut = Nie przechodzą: { $problem }
cure-run = uruchomić { $command }.
cure-python = zainstalować go z Pythonem od { $first } do { $last }.
cure-newer = zainstalować wydanie Wolfmoon, które utworzyło tę bazę, albo nowsze.
cure-restore = zatrzymać serwer, odłożyć plik na bok i uruchomić wolfmoon db restore z najnowszą kopią.
cure-database = uruchomić bazę danych albo podać jej właściwy adres w --database.
cure-where = podać w --data albo --database, gdzie serwer trzyma partie.
cure-disk = zrobić miejsce albo wybrać inny folder opcją --data.
cure-clock = ustawić zegary obu maszyn według serwera czasu (timedatectl set-ntp true).
cure-interpreted = usunąć NUMBA_DISABLE_JIT ze środowiska.
cure-log = przeczytać dziennik serwera uruchomionego z --log info.
cure-address = uruchomić serwer i proxy oraz sprawdzić nazwę, port i certyfikat.
cure-serve = uruchomić wolfmoon serve z { $option }.
cure-header = kazać proxy przekazywać { $name }, jak robią to pliki w deploy/.
cure-sockets = kazać proxy przekazywać Upgrade i Connection, jak robią to pliki w deploy/.
cure-start = uruchomić raz wolfmoon serve.
cure-contact = podać wolfmoon serve adres, który ktoś czyta, np. --contact mailto:ty@twoja.strona.
cure-keys = przywrócić najnowszą kopię: nowe klucze zakończyłyby każdą subskrypcję.
cure-smtp = sprawdzić nazwę i port w --smtp oraz to, czy ta maszyna może się z nimi łączyć.
cure-login = sprawdzić nazwę użytkownika w --smtp i hasło w WOLFMOON_SMTP_PASSWORD.
cure-secure = użyć --smtp smtps://… z nazwą, na którą wystawiono certyfikat serwera.
cure-sender = podać w --mail-from adres, z którego ten serwer poczty może wysyłać.

## People, tables, reports
host-guest = gość
host-account = konto
host-for-good = na zawsze
host-nothing = Nic nie znaleziono.
host-renamed = Imię brzmi teraz { $name }.
host-blocked = Zablokowano: tym kontem nikt już nie wejdzie.
host-unblocked = Odblokowano.
host-erase-sure = Usunąć na zawsze wszystkie dane osobowe: { $who }?
host-erased = Usunięto: { $id }. Gry zostają, z kimś, kogo już nie ma.
host-invitation =
    { $count ->
        [one] Ten link wpuści { $count } osobę; poprzedź go swoim adresem: { $path }
        [few] Ten link wpuści { $count } osoby; poprzedź go swoim adresem: { $path }
       *[many] Ten link wpuści { $count } osób; poprzedź go swoim adresem: { $path }
    }
host-no-person = nie ma nikogo o identyfikatorze ani nazwie konta { $found }; goście mają tylko identyfikator, pokazuje go { $list }
host-name = { $found } nie może być tu imieniem: jest zajęte albo wygląda jak inne
host-name-bad = { $found } nie może być imieniem: potrzeba od 1 do { $most } znaków, wszystkich widocznych
host-no-table = nie ma stołu { $found }
host-delete-sure = Usunąć na zawsze stół { $id } ze wszystkim, co przy nim zagrano i powiedziano?
host-deleted = Usunięto.
host-status-gathering = czeka na graczy
host-status-playing = w grze
host-status-finished = zakończony
host-status-closed = zamknięty
host-status-archived = zarchiwizowany
host-no-reports = Brak oczekujących zgłoszeń.
host-no-report = nie czeka żadne zgłoszenie { $found }
host-report = { $at }: { $by } o: { $whom } ({ $id }), { $reason }
host-report-table = przy stole { $table }
host-reason-chat = wiadomości
host-reason-name = imię
host-reason-play = sposób gry
host-reason-other = coś innego
host-settled = Załatwiono.
host-announced = Teraz każdy to przeczyta.
host-announced-nothing = Nic już nie jest ogłaszane.
host-long = ogłoszenie ma najwyżej tyle znaków: { $most }
host-control = ogłoszenie to zwykły tekst; w { $found } są znaki, których nie widać
