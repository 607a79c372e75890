# Czego polecenia i narzędzia odmawiają: opcje, pliki, boty, bazy danych. To wyrażenia: stoją
# po „Błąd: …” i nie mają kropki na końcu.

## Pliki i katalogi

problem-write = nie można zapisać { $file }: { $reason }
problem-in-file = { $file }: { $problem }
problem-not-text = { $file } nie jest plikiem tekstowym
problem-two-games = { $file } to gra { $game }, a { $first } to { $other }: plik wierszy dotyczy jednej gry
problem-no-folder = nie ma katalogu { $folder }
problem-no-file = nie ma pliku { $file }
problem-file-there = { $file } już istnieje
problem-package = brakuje pakietu { $package }: pip install '{ $install }'

## Opcje

problem-not-both = podaj { $first } albo { $second }, nie jedno i drugie
problem-at-least-one = { $name } to co najmniej 1, nie { $found }
problem-above-zero = { $name } to więcej niż 0, nie { $found }
problem-block-and-seat = { $name } przyjmuje blok i miejsce, na przykład 0,1, a nie { $found }
problem-theme = nie ma motywu { $found }; są: { $names }
problem-render-mode = nie ma trybu rysowania { $found }; są: { $names }

## Przy stole w terminalu

problem-no-seat = { $count ->
    [one] nie ma miejsca { $seat }: gra ma { $count } miejsce
    [few] nie ma miejsca { $seat }: gra ma { $count } miejsca
   *[many] nie ma miejsca { $seat }: gra ma { $count } miejsc
}
problem-no-option = możliwości mają numery od 1 do { $last }
problem-why = dlaczego co? Podaj miejsce albo decyzję
problem-why-as = dlaczego co? Podaj miejsce albo decyzję: { $examples }
problem-nothing-to-undo = nie masz czego cofnąć
problem-save-one-file = { $name } wymaga nazwy jednego pliku

## Boty

problem-no-bot = gra { $game } nie ma bota { $found }; ma: { $names }
problem-bot-not-loaded = bota { $found } nie można wczytać: { $problem }
problem-bot-not-made = bota { $found } nie można utworzyć: { $problem }
problem-not-a-bot = { $found } nie jest klasy { $wanted }
problem-one-bot = podaj co najmniej jednego bota, na przykład { $example }
problem-two-bots = podaj co najmniej dwa boty, na przykład { $example }
problem-many-bots = boty: { $bots }, a miejsc dla nich: { $seats }
problem-no-bots-turn = to nie jest decyzja bota
problem-reverse = { $name } jest dla dwóch botów, nie { $found }

## Arena i drabinka

problem-seed = ziarno to liczba całkowita od 0 do 2^64 - 1, nie { $found }
problem-few-blocks = przedział wymaga co najmniej tylu bloków: { $fewest }, a nie { $found }
problem-few-blocks-in = { $folder } zawiera za mało bloków na raport: { $found } z { $fewest }
problem-ladder-twice = w drabince każdy bot jest raz, a { $name } podano dwa razy
problem-ladder-alone = drabinka wymaga jeszcze innego bota niż { $name }
problem-window-order = okno idzie od mniejszej do większej liczby, nie od { $low } do { $high }
problem-window = okno to dwie liczby Elo, na przykład 0,15, a nie { $found }
problem-no-results = { $folder } nie zawiera wyników areny
problem-no-saved-game = { $folder } nie zawiera gry { $game } z bloku { $block }
problem-damaged = { $file } jest uszkodzony: to nie JSON
problem-format = { $folder } ma wyniki w formacie { $found }, a nie { $known }
problem-other-results = { $folder } zawiera wyniki, w których { $key } to { $before }, a nie { $now }; wybierz inny katalog
problem-other-sources = { $folder } zawiera wyniki innego kodu zasad lub botów; wybierz inny katalog
problem-no-cluster = nie ma klastra Ray pod adresem { $address }: { $problem }
problem-no-game-finished = nie zakończono żadnej gry
problem-no-game-finished-for = nie zakończono żadnej gry: { $faults }

## Trening

problem-training-there = { $folder } zawiera trening: wznów go przez { $option } albo usuń katalog
problem-no-training = w { $folder } nie ma treningu do wznowienia
problem-other-training = { $folder } zawiera inny trening; usuń go albo podaj inny katalog
problem-weights-version = { $file }: wagi są dla wersji { $found } cech, a nie { $known }; wytrenuj je ponownie: { $command }
problem-weights = { $file }: nie można odczytać wag: { $problem }
problem-weights-part = { $file }: brakuje { $name }
problem-weights-shape = { $file }: { $name } ma kształt { $found }, a nie { $wanted }

## Zobowiązania

problem-not-verified = nie potwierdzono: { $problem }
problem-other-commitment = nie potwierdzono: rozdanie daje zobowiązanie { $found }, a nie { $given }
problem-no-commitment = nie ma zobowiązania do sprawdzenia: { $why }
problem-from-position = gra zaczyna się od podanej pozycji
problem-from-seed = rozdanie pochodzi z ziarna { $seed }; kto znał ziarno, znał rozdanie
problem-from-setup = układ został podany; kto go podał, znał rozdanie

## Serwer i baza danych

problem-worker-processes = worker wymaga co najmniej jednego procesu, w którym myślą boty
problem-database = nie można używać bazy danych { $address }: { $problem }
problem-base = { $found } nie jest ścieżką, pod którą można wszystko umieścić; jest nią np. { $example }
problem-listen = nie można nasłuchiwać pod { $host }, port { $port }: { $reason }
problem-span = { $found } nie jest odcinkiem czasu; są nimi np. { $examples }
problem-several-workers = kilka procesów wymaga PostgreSQL: podaj { $example }
problem-nothing-kept = { $problem }; nic nie zachowano
problem-database-address = { $found } nie jest adresem bazy danych
problem-database-kind = adres bazy danych zaczyna się od: { $names }
problem-database-empty = baza danych jest pusta; uruchom na niej najpierw { $command }
problem-database-version = baza danych ma wersję { $version }; uruchom na niej najpierw { $command }
problem-database-newer = baza danych ma wersję { $version }, nowszą niż ten program: zainstaluj wydanie Wolfmoon, które ją utworzyło, albo nowsze
problem-no-database = nie ma bazy danych { $file }: podaj, gdzie jest twoja ({ $options }); nową tworzy { $run }
problem-no-backup = { $file } nie jest kopią zapasową Wolfmoon
problem-copy-changed = kopiowane dane zmieniły się w trakcie; nic nie zachowano
problem-copy-differs = kopia różni się od oryginału; nic nie zachowano
problem-target-not-empty = docelowa baza danych nie jest pusta
problem-moving = właśnie trwa przenoszenie tej bazy danych; uruchom ponownie, gdy się skończy
problem-database-served = inny serwer używa { $file }: najpierw go zakończ albo daj temu własny katalog
problem-database-in-use = serwer lub worker używa { $address }: zatrzymaj na niej każde { $commands }, potem uruchom to ponownie

## Lekcje

problem-lessons = { $count ->
    [one] Złamana jest { $count } obietnica.
    [few] Złamane są { $count } obietnice.
   *[many] Złamanych jest { $count } obietnic.
}
problem-lesson-states = można dojść do większej liczby stanów niż { $most }
problem-lesson-reply = nikt nie odpowiada po: { $after }
problem-lesson-hopeless = celu nie da się już osiągnąć po: { $after }
problem-lesson-goal = celu nie da się osiągnąć
problem-lesson-accept = nic z tego, co się tu przyjmuje, nigdy nie jest możliwe
problem-lesson-slip = pomyłka { $name } nie może się zdarzyć
problem-lesson-refusal = reguły zabraniają tego przez { $clause }, nie przez { $found }
problem-lesson-wordless = { $decision } nie jest ani dobre, ani złe po: { $after }
problem-lesson-hint = podpowiedź nie prowadzi do celu po: { $after }
problem-lesson-place = nie ma miejsca { $place }
problem-lesson-clause = nie ma reguły { $clause }
problem-lesson-untold = nic, co się dzieje, nie dotyczy { $clause }
problem-lesson-message = brak { $key } w języku { $language }
problem-lesson-words = { $count ->
    [one] { $count } słowo na ekranie { $key } ({ $language }), najwyżej { $most }
    [few] { $count } słowa na ekranie { $key } ({ $language }), najwyżej { $most }
   *[many] { $count } słów na ekranie { $key } ({ $language }), najwyżej { $most }
}
problem-lesson-first = { $count ->
    [one] pierwsza decyzja trwa ponad { $count } sekundę
    [few] pierwsza decyzja trwa ponad { $count } sekundy
   *[many] pierwsza decyzja trwa ponad { $count } sekund
}
problem-lesson-unsaid = żadna lekcja nie mówi { $key }
problem-course-long = lekcje trwają dłużej niż { $most } min: { $found } min
problem-course-clauses = lekcje dotykają { $found } % reguł, nie { $least } %

problem-puzzle-line = { $found } nie jest wierszem zbioru zagadek
problem-puzzle-unknown = nie ma zagadki { $found }

problem-puzzles = Błędne zagadki: { $count }
problem-puzzle-solution = rozwiązanie nie osiąga celu
problem-puzzle-value = rozwiązana inaczej daje inny wynik
problem-puzzle-easy = nic nie jest dobre albo nic nie jest złe
problem-puzzle-double = jest taka sama jak { $other }
problem-puzzle-themes = jej tematy nie są tymi, które znaleziono
problem-puzzle-refused = nie da się jej rozegrać: { $why }
problem-site = { $value } nie jest adresem strony: zaczyna się on od http:// lub https://.
problem-contact = { $value } nie jest adresem mailto: ani https:.
problem-smtp = { $value } nie jest adresem serwera poczty: zaczyna się on od smtp:// lub smtps://.
problem-smtp-site = E-maile wymagają też --site: od tego adresu zaczynają się linki w nich.
