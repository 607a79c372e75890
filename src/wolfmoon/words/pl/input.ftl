# Co jest nie tak z tym, co podano: z plikiem, pozycją, opcją, polem żądania.
# To wyrażenia, a nie zdania: stoją po „Nie można odczytać pliku: …” i nie mają kropki na końcu.
# Słowa z plików i danych (nazwy pól, stad, krain) podaje się tak, jak są tam zapisane.

## Gdzie to stoi

input-line = wiersz { $line }: { $problem }
input-expected = oczekiwano: { $expected }
input-found = jest „{ $found }”, oczekiwano: { $expected }

## Wartości wszelkiego rodzaju

input-object = oczekiwano obiektu, jest { $found }
input-missing = brakuje { $name }
input-unknown = nie ma { $found }; są: { $names }
input-number = oczekiwano liczby od { $low } do { $high }, jest { $found }
input-one-of = oczekiwano jednego z: { $names }; jest { $found }
input-list = oczekiwano listy, jest { $found }
input-list-of = oczekiwano listy o długości { $count }, jest { $found }
input-list-to = oczekiwano listy o długości najwyżej { $count }, jest { $found }
input-wanted = oczekiwano: { $wanted }, jest: { $found }
input-any-order = oczekiwano, w dowolnej kolejności: { $names }
input-twice = { $name } występuje dwa razy
input-shape = opcje mają kształt, którego gra nie zna

## Gra w toku

input-game = nie ma gry { $found }; gry to: { $names }
input-lesson = nie ma lekcji { $found }; są { $names }
input-further-game = { $variable } wskazuje { $found }, czego nie można wczytać: { $problem }
input-option = gra { $game } nie ma opcji { $found }; ma: { $names }
input-action = oczekiwano decyzji: słowami, jako Action albo numeru od 0 do { $last }; jest { $found }
input-place = oczekiwano nazwy miejsca, np. A7, jest { $found }
input-text = oczekiwano tekstu, jest { $found }
input-seat = nie ma miejsca { $found }: miejsca mają numery od 0 do { $last }
input-undo = { $count ->
     [one] nie można cofnąć { $found } z { $count } decyzji
     [few] nie można cofnąć { $found } z { $count } decyzji
    *[many] nie można cofnąć { $found } z { $count } decyzji
}
input-step = { $count ->
     [one] gra ma { $count } decyzję; nie ma { $found }
     [few] gra ma { $count } decyzje; nie ma { $found }
    *[many] gra ma { $count } decyzji; nie ma { $found }
}
input-actions = { $count ->
     [one] oczekiwano po jednej akcji dla { $count } stanu
     [few] oczekiwano po jednej akcji dla { $count } stanów
    *[many] oczekiwano po jednej akcji dla { $count } stanów
}
input-file-large = { $count ->
     [one] plik jest za duży: { $count } znak, najwyżej { $most }
     [few] plik jest za duży: { $count } znaki, najwyżej { $most }
    *[many] plik jest za duży: { $count } znaków, najwyżej { $most }
}
input-position-of = to pozycja gry { $found }, a nie { $game }
input-rules = nie można odczytać wersji { $found } zasad; znane wersje: { $known }
input-seed-or-setup = gra ma ziarno albo przygotowanie, nie oba naraz
input-drawn = tego, co się losuje, nie można podać
input-nothing-offered = w tej pozycji nie można by podjąć żadnej decyzji, a gra się nie skończyła
input-no-hints = gra { $game } nie ma podpowiedzi
input-hint-over = gra się skończyła: nie ma do czego podpowiadać
input-hint-seat = nie ma podpowiedzi dla miejsca { $found }: decyduje miejsce { $seat }
input-not-a-turn = potrzebne są wszystkie decyzje tury, aż zdecydują inni
input-threshold = potrzebna jest jedna z wartości { $names } sprawiedliwego udziału, jest { $found }
input-seats = { $count ->
     [one] oczekiwano { $count } miejsca, jest { $found }
     [few] oczekiwano { $count } miejsc, jest { $found }
    *[many] oczekiwano { $count } miejsc, jest { $found }
}
input-one-me = tylko jedno miejsce jest dla ciebie
input-here-needs-me = miejsce dla kogoś obok ciebie wymaga miejsca dla ciebie

## Wilki: opcje i pozycje

input-players = gra jest dla { $low }–{ $high } graczy, nie { $found }
input-packs = { $count ->
     [one] oczekiwano { $count } stada, jest { $found }
     [few] oczekiwano { $count } różnych stad, jest { $found }
    *[many] oczekiwano { $count } różnych stad, jest { $found }
}
input-setup-packs = podane przygotowanie wymaga też stad
input-regions = { $count ->
     [one] oczekiwano { $count } planszy z numerem od 1 do 10
     [few] oczekiwano { $count } różnych plansz z numerami od 1 do 10
    *[many] oczekiwano { $count } różnych plansz z numerami od 1 do 10
}
input-hex = { $found } nie jest heksem mapy dla { $players } graczy
input-nothing-stands = nic nie może tam stać
input-share = te dwa pionki nie mogą stać na jednym heksie
input-enemy-lair = nikt nie stoi na wrogim legowisku
input-supply = miejsce { $seat } ma { $piece }: { $found }, a gracz ma ich { $most }
input-lair-water = legowisko stoi przy wodzie
input-two-lairs = dwa legowiska jednego stada w jednym regionie
input-same-pack = dwa miejsca mają to samo stado
input-pending = nie pasuje do trwającej akcji
input-asks-wolf = pyta o wilka, a trwająca akcja to nie ruch
input-asks-track = pyta o tor, a żadna nora nie jest z niego brana
input-asks-push = pyta o wypchnięcie, a trwająca akcja niczego nie wypycha
input-pending-hex = nic nie można tam zrobić
input-no-wolf = nie stoi tam taki wilk
input-no-victim = nie stoi tam zwykły wilk wroga do wypchnięcia
input-stack = oczekiwano rodzaju zwierzyny i liczby albo null
input-tile-face = kafelek { $tile } nie może pokazywać { $found }
input-home-tile = kafelek stada pokazuje { $terrain }
input-pieces = na heksie stoi jeden pionek albo dwa
input-piece = oczekiwano stada i rodzaju pionka
input-wolf = oczekiwano jednego z: { $names }, i heksu; jest { $found }

## Samotne wilki: opcje i pozycje

input-scars-laid-out = wyłożono { $found }, a jest ich tylko { $most }
input-two-places = { $name } jest w dwóch miejscach
input-cards = { $count ->
     [one] oczekiwano { $count } karty, jest { $found }
     [few] oczekiwano { $count } kart, jest { $found }
    *[many] oczekiwano { $count } kart, jest { $found }
}
input-turned = { $count ->
     [one] oczekiwano { $count } odwróconej karty, jest { $found }
     [few] oczekiwano { $count } odwróconych kart, jest { $found }
    *[many] oczekiwano { $count } odwróconych kart, jest { $found }
}
input-unseen = { $count ->
     [one] oczekiwano razem { $count } niewidocznej karty, jest { $found }
     [few] oczekiwano razem { $count } niewidocznych kart, jest { $found }
    *[many] oczekiwano razem { $count } niewidocznych kart, jest { $found }
}
input-scars = { $count ->
     [one] oczekiwano { $count } blizny, jest { $found }
     [few] oczekiwano { $count } blizn, jest { $found }
    *[many] oczekiwano { $count } blizn, jest { $found }
}
input-more-scars = więcej blizn niż na początku
input-only-two = w pudełku są tylko dwie blizny { $name }
input-land-full = kart: { $found }, a na terytorium jest miejsce na { $most }
input-slot-full = miejsce { $seat } ma tu { $found } blizn, a jest miejsce na { $most }
input-moons = po jednym na każde terytorium bez blizn
input-moon-astray = księżyc leży tam, gdzie zostały blizny
input-trump = oczekiwano koloru terytorium ostatniego księżyca
input-void = miejsce { $seat } ma na ręce kartę koloru, którego już nie ma
input-over-after = { $count ->
     [one] gra kończy się po { $count } lewie
     [few] gra kończy się po { $count } lewach
    *[many] gra kończy się po { $count } lewach
}
input-decider = oczekiwano { $wanted }: to miejsce ma zdecydować
input-not-face-up = { $name } nie leży odkryta po stronie miejsca { $seat }
input-not-turned = { $name } nie leży odwrócona po stronie miejsca { $seat }
input-no-scar = nie ma blizny do wzięcia
input-no-slot = nie ma pustego pola
input-taken-hidden = oczekiwano true albo false, a true tylko wtedy, gdy gra pyta o pole
input-value = oczekiwano wartości, gdy gra pyta { $asks }
input-no-value = oczekiwano null, gdy gra pyta { $asks }
input-open-hands = obie ręce są odkryte; nie ma czego sobie wyobrażać
input-no-hands = żadne ręce nie pasują do kolorów, których gracze już nie mają

## Czego oczekiwano w tekście

expect-decision = decyzja
expect-one-decision = jedna decyzja
expect-one-of = jedno z: { $names }
expect-after = { $expected } po „{ $words }”
expect-whole = liczba całkowita
expect-header = nagłówek „{ $key }” przed pierwszym wierszem { $kind ->
     [position] pozycji
    *[game] gry
}
expect-known-header = nagłówek takiego pliku albo wiersz „pack: …”
expect-header-once = każdy nagłówek tylko raz
expect-one-value = jedna wartość po „{ $key }”
expect-numbers = { $count ->
     [one] { $count } liczba po „{ $key }”
     [few] { $count } liczby po „{ $key }”
    *[many] { $count } liczb po „{ $key }”
}
expect-first-line = „{ $text }” jako pierwszy wiersz
expect-format = wersja formatu { $version }; nowszy program może odczytać ten plik
expect-rules = znana wersja zasad gry { $game } ({ $versions })
expect-end = koniec pliku: gra się skończyła
expect-speaker = decyzja „{ $speaker }:”
expect-legal = dozwolona akcja: { $refusal }
expect-no-result = brak wyniku: gra się nie skończyła
expect-result = „{ $words }”
expect-salt = { $count ->
     [one] { $count } cyfra od 0 do f po „salt”
     [few] { $count } cyfry od 0 do f po „salt”
    *[many] { $count } cyfr od 0 do f po „salt”
}
expect-commitment = „{ $words }”, jak wynika z tego rozdania i soli (rozdanie zmienione celowo nie ma ani salt, ani commitment)
expect-example = słowa takie jak { $example }
expect-pair = { $key }=… w „{ $owner }”
expect-map = część „map”

## … w lekcjach

expect-section = „{ $name }”
expect-values = coś po „{ $key }”
expect-pattern = wzorzec po „{ $kind }”
expect-test = porównanie takie jak { $example }
expect-clause = numer reguły taki jak { $example }
expect-seat = miejsce od 1 do { $last }

## … w Wilkach

expect-hex-example = heks, np. A7
expect-hex = heks: S lub litera regionu i liczba od 1 do 16
expect-hex-of-map = heks mapy dla { $players } graczy, od { $first }
expect-tiles-example = kafelki, np. forest/rock+home
expect-tiles = kafelki połączone znakiem +, każdy to jedno z: { $names }
expect-tile-once = każdy kafelek raz
expect-tiles-in-all = { $count ->
     [one] razem { $count } kafelek lub żeton
     [few] razem { $count } kafelki i żetony
    *[many] razem { $count } kafelków i żetonów
}
expect-no-aim = nic w zamyśle, zanim nie rozstrzygnie się to, o co gra pyta
expect-aim = jedno z: { $names }, albo wilk, np. alpha S4
expect-own-wolf = twój wilk
expect-dominated = jedno z: { $names }; wilków alfa i legowisk nie można zdominować (W31)
expect-stack = rodzaj zwierzyny, dwukropek i liczba albo -
expect-no-cell = tu żadnej komórki: mapa nie ma heksu w tym miejscu
expect-cells = { $count ->
     [one] mapa z { $count } komórki; brakuje { $missing }
     [few] mapa z { $count } komórek; brakuje { $missing }
    *[many] mapa z { $count } komórek; brakuje { $missing }
}
expect-cell-width = { $count ->
     [one] komórki zaczynające się co { $count } znak
     [few] komórki zaczynające się co { $count } znaki
    *[many] komórki zaczynające się co { $count } znaków
}
expect-pieces = stado ({ $letters }) i jedno z: { $names }
expect-ground = { $ground } na { $hex }, tak jak w regionach

## … w Samotnych wilkach

expect-card = karta, np. R6
expect-scar = blizna od S1 do S9
expect-scar-or-hidden = blizna od S1 do S9 albo { $hidden }
expect-hidden-alone = samo { $words }: czym jest, widać dopiero po wzięciu
expect-revealed = blizna { $scar }, którą ta karta odkrywa
expect-top = blizna { $scar }, która leży na wierzchu
expect-in-hand = blizna { $scar }, którą wzięto
expect-none-shown = bez blizny: tu żadna nie jest odkrywana
expect-none-in-hand = bez blizny: żadna nie czeka na położenie
expect-thing = karta, blizna, terytorium albo granica
expect-nothing = nic w zamyśle: o każdą decyzję gra pyta osobno
expect-each-once = każde z: { $names } raz, np. { $example }
expect-map-lines = { $count ->
     [one] część „map” z { $count } wierszem
     [few] część „map” z { $count } wierszami
    *[many] część „map” z { $count } wierszami
}
expect-line-of = wiersz { $name }
expect-card-and-land = karta i terytorium po „{ $key }”
expect-taken = blizna, oraz „{ $hidden }”, jeśli leżała zakryta
expect-slots = pola terytorium i granicy
expect-pairs = { $count ->
     [one] { $count } para po „{ $key }”
     [few] { $count } pary po „{ $key }”
    *[many] { $count } par po „{ $key }”
}
expect-two-with = dwie liczby ze znakiem { $sign } między nimi

## Czego odmawia system operacyjny

input-os-missing = nie ma takiego pliku ani katalogu
input-os-forbidden = brak uprawnień
input-os-folder = to katalog
input-os-no-folder = oczekiwano katalogu
input-os-exists = już istnieje
input-os-full = brak miejsca na dysku
input-os-read-only = dysk jest tylko do odczytu
input-os-address-used = adres jest zajęty
input-os-address-unknown = nie ma tu takiego adresu
input-os-other = system podaje: { $text }

## Pola żądania

field-missing = brakuje go
field-unknown = nie ma takiego pola
field-one-of = oczekiwano jednego z: { $names }
field-whole = oczekiwano liczby całkowitej
field-number = oczekiwano liczby
field-text = oczekiwano tekstu
field-yes-no = oczekiwano true albo false
field-list = oczekiwano listy
field-object = oczekiwano obiektu
field-at-least = oczekiwano { $least } lub więcej
field-at-most = oczekiwano { $most } lub mniej
field-above = oczekiwano więcej niż { $least }
field-below = oczekiwano mniej niż { $most }
field-short-text = { $count ->
     [one] oczekiwano co najmniej { $count } znaku
     [few] oczekiwano co najmniej { $count } znaków
    *[many] oczekiwano co najmniej { $count } znaków
}
field-long-text = { $count ->
     [one] oczekiwano najwyżej { $count } znaku
     [few] oczekiwano najwyżej { $count } znaków
    *[many] oczekiwano najwyżej { $count } znaków
}
field-long-list = oczekiwano listy o długości najwyżej { $count }
field-short-list = oczekiwano listy o długości co najmniej { $count }
field-json = to nie JSON
field-not-kept = jest w nim bajt zerowy albo liczba, która nią nie jest
field-empty = jest puste
field-wrong = nie można go odczytać
input-review-running = gra jeszcze trwa: analiza będzie, gdy się skończy
input-review-empty = w tej grze niczego nie rozstrzygnięto: nie ma czego analizować
input-no-reviews = gry { $game } nie są analizowane
input-review-turn = nie ma tury { $found }: gra ma ich { $count }
