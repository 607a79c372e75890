# Co polecenia wypisują w terminalu. Polecenia, opcje, nazwy botów i zapis decyzji się wpisuje,
# więc są takie same w każdym języku.

## Każde polecenie

terminal-wrote = zapisano: { $file }
terminal-seconds = { $seconds } s
terminal-from-to = od { $low } do { $high }
terminal-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
}
terminal-blocks = { $count ->
    [one] { $count } blok
    [few] { $count } bloki
   *[many] { $count } bloków
}
terminal-decisions = { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
   *[many] { $count } decyzji
}
terminal-playing = rozgrywka
terminal-unit-games = gier
terminal-unit-blocks = bloków
terminal-left = zostało
terminal-stopped = Przerwano.
terminal-stopped-save = Przerwano. To samo polecenie wznowi pracę.
terminal-stopped-after = Przerwano; rozegrane gry: { $games } z { $planned }.
terminal-ended = koniec gry – { $why }: { $share }

## Jak kończy się gra

terminal-ending-full-moon = pełnia
terminal-ending-quiet = zastój
terminal-ending-thirteen-tricks = trzynaście lew

## Gra w terminalu

terminal-seated = Twoje miejsce: { $seat }; { $others }.
terminal-other = na miejscu { $seat } – { $bot }
terminal-type-help = Wpisz help, aby zobaczyć, co można wpisać.
terminal-farewell = Do zobaczenia. (save PLIK zachowuje grę).
terminal-typed-number = liczba
terminal-does-number = wybierz tę możliwość
terminal-typed-notation = decyzja
terminal-does-notation = zdecyduj tak
terminal-does-notation-as = zdecyduj tak, na przykład: { $examples }
terminal-typed-why = why CO
terminal-does-why = dlaczego czegoś nie można, z zasadą
terminal-does-options = jeszcze raz, co możesz zdecydować
terminal-does-score = punkty według źródeł
terminal-does-board = narysuj planszę jeszcze raz
terminal-does-undo = cofnij swoją ostatnią decyzję
terminal-typed-save = save PLIK
terminal-does-save = zapisz grę do pliku
terminal-does-quit = opuść grę
terminal-possible = Teraz jest to możliwe.
terminal-possible-here = teraz możliwe
terminal-no-place = To, o co chodzi teraz, nie dotyczy żadnego miejsca na planszy.
terminal-score = { $count ->
    [one] miejsce { $seat }: { $count } punkt ({ $sources })
    [few] miejsce { $seat }: { $count } punkty ({ $sources })
   *[many] miejsce { $seat }: { $count } punktów ({ $sources })
}
terminal-you-win = Wygrywasz!
terminal-you-share = Dzielisz zwycięstwo z kimś jeszcze.
terminal-wins = Wygrywa miejsce { $seat }.
terminal-share = Zwycięstwo dzielą miejsca { $seats }.
terminal-over = Koniec gry ({ $why }): { $scores }

## Lekcje

terminal-lesson = { $lesson }: stany { $states }, słowa { $words }, sekundy { $seconds }, reguły { $clauses }
terminal-course = { $game }: lekcje { $lessons }, minuty { $minutes }, reguły { $share } %
terminal-lessons-right = Wszystkie lekcje dotrzymują obietnic.
terminal-lesson-commands = Wpisz decyzję albo jedno z: { $names }
terminal-lesson-look = Spójrz na: { $places }
terminal-lesson-turn = Tak się uda: { $decisions }

## Nagłówki tabel: krótkie, żeby się mieściły

terminal-head-game = gra
terminal-head-seat = miejsce
terminal-head-bot = bot
terminal-head-seats = miejsca
terminal-head-points = punkty
terminal-head-wins = wygrane
terminal-head-elo = Elo
terminal-head-share = udział
terminal-head-fair = po równo
terminal-head-decision-ms = p95 ms
terminal-head-turn-ms = tura ms
terminal-head-faults = awarie
terminal-head-meeting = mecz
terminal-head-games = gry
terminal-head-mean = średnia
terminal-head-length = długość
terminal-head-decisions = decyzje
terminal-head-turns = tury
terminal-head-seat-points = punkty miejsca
terminal-head-speed = decyzje/s
terminal-head-all-cores = wszystkie rdzenie
terminal-head-copy = kopia µs
terminal-head-offer = wybór µs
terminal-head-view = widok µs
terminal-head-bytes = bajty

## Wiele gier

terminal-random-games = { $count ->
    [one] { $count } losowa gra, ziarno { $seed }, { $speed } gier/s
    [few] { $count } losowe gry, ziarno { $seed }, { $speed } gier/s
   *[many] { $count } losowych gier, ziarno { $seed }, { $speed } gier/s
}
terminal-bot-games = { $count ->
    [one] { $count } gra botów, ziarno { $seed }, { $speed } gier/s
    [few] { $count } gry botów, ziarno { $seed }, { $speed } gier/s
   *[many] { $count } gier botów, ziarno { $seed }, { $speed } gier/s
}
terminal-lengths = decyzji na grę: { $decisions }, tur na grę: { $turns }

## Arena i drabinka

terminal-arena = { $blocks }, { $games }, ziarno { $seed }
terminal-ladder = { $blocks } na mecz, ziarno { $seed }
terminal-ratio = iloraz { $ratio }
terminal-elo = Elo { $value } (od { $low } do { $high }) względem { $bot }
terminal-sprt = SPRT [{ $low }, { $high }] Elo: { $verdict }, iloraz { $ratio } (granice ±{ $bound })
terminal-verdict-accepted = przyjęto
terminal-verdict-rejected = odrzucono
terminal-verdict-undecided = nierozstrzygnięte
terminal-lost = { $count ->
    [one] { $bot } przegrywa { $count } grę: { $kind } ({ $what })
    [few] { $bot } przegrywa { $count } gry: { $kind } ({ $what })
   *[many] { $bot } przegrywa { $count } gier: { $kind } ({ $what })
}
terminal-fault-crash = awaria
terminal-fault-hang = brak decyzji na czas
terminal-fault-illegal = niedozwolona akcja

## Równowaga

terminal-balance = { $games }, boty: { $bots }, ziarno { $seed }; równy udział to { $fair }
terminal-seat-shares = miejsca { $shares }
terminal-not-counted = { $count ->
    [one] { $count } gra się nie liczy: { $what }
    [few] { $count } gry się nie liczą: { $what }
   *[many] { $count } gier się nie liczy: { $what }
}
terminal-fault = { $bot } na miejscu { $seat }: { $kind } ({ $what })

## Szybkość

terminal-measuring = pomiar: { $what } …
terminal-measured-reference-loop = pętla odniesienia
terminal-measured-cold-compile = kompilacja od zera
terminal-measured-warm-start = start po kompilacji
terminal-reference = { $count ->
    [one] pętla odniesienia: { $ns } ns na krok, { $count } rdzeń
    [few] pętla odniesienia: { $ns } ns na krok, { $count } rdzenie
   *[many] pętla odniesienia: { $ns } ns na krok, { $count } rdzeni
}
terminal-first-offer = pierwszy wybór z powłoki: { $seconds } s
terminal-cold-compile = kompilacja wszystkich gier od zera: { $seconds } s
terminal-ready = zasady i boty gotowe w { $seconds } s
terminal-compiling-rules = kompilacja zasad, gra { $game }: { $number } z { $total }
terminal-compiling-bots = kompilacja botów, gra { $game }: { $number } z { $total }
terminal-compiling = jednorazowa kompilacja zasad obu gier: { $done } z { $total }
terminal-rules-once = Zasady gry { $game } kompiluje się raz; to chwilę potrwa.
terminal-bots-once = Boty gry { $game } kompiluje się raz; to chwilę potrwa.

## Trening

terminal-minutes = { $minutes } min: { $what }
terminal-generation-games = pokolenie { $number } z { $total }, rozegrane gry: { $games }
terminal-generation-epoch = pokolenie { $number } z { $total }, dopasowanie: epoka { $epoch } z { $epochs }, strata { $loss }
terminal-trained = { $file }: { $games }, ziarno { $seed }, straty { $losses }

## Pliki

terminal-reading = odczyt
terminal-exported = zapisano w { $file }: { $decisions }, { $games }
terminal-verified = Potwierdzone: rozdanie daje zobowiązanie { $commitment }, a wszystkie decyzje są z nim możliwe: { $decisions }.
terminal-verified-worth = To warte tyle, ile samo zobowiązanie: porównaj je z tym, które stół pokazał przed pierwszym ruchem, albo podaj tamto przez --commitment.

## Serwer

terminal-serving = Wolfmoon działa pod adresem { $address }
terminal-at-work = Wolfmoon pracuje
terminal-served = Zatrzymano. Wszystkie gry są zapisane.
terminal-database-version = Baza danych ma wersję { $version }.
terminal-copied = Wszystko jest na miejscu. Stoły: { $tables }, zdarzenia: { $events }.
terminal-backup-failed = Kopia się nie udała; wkrótce kolejna próba: { $problem }
terminal-head-name = imię
terminal-head-id = identyfikator
terminal-head-kind = rodzaj
terminal-head-seen = widziano
terminal-head-blocked = blokada
terminal-head-title = tytuł
terminal-head-status = stan
terminal-head-changed = zmiana
terminal-head-what = czyn
terminal-head-by = kto
terminal-head-when = kiedy
terminal-archived = Zarchiwizowane gry: { $count }.

terminal-puzzles-made = { $game }: zagadki { $found } ({ $file })
terminal-puzzles-counted = { $game }: zagadki { $count }
terminal-puzzles-scout =   bez rozwiązania Zwiadowcy: { $share } %
terminal-puzzles-right = Wszystkie zagadki są poprawne.
terminal-puzzle-wrong = Jeszcze nie: { $reached } z { $count }.
terminal-puzzle-answer = Odpowiedź: { $decisions }
terminal-puzzle-hand = Ręka, która to bije: { $cards }
terminal-puzzle-right = Rozwiązane.
terminal-puzzle-rated = { $kind }, ranking { $rating }
