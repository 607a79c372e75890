# Dlaczego czegoś nie można zrobić. Klucze to gra i kod powodu z jej zasad.

not-your-decision = To nie twoja decyzja.

## Wilki

the-wolves-game-over = Gra jest skończona.
the-wolves-asked-something-else = Najpierw zdecyduj, { NAME($asks, kind: "the-wolves-asks") }.
the-wolves-no-such-hex = Heksa { $hex } nie ma na mapie { $players ->
    [2] dla dwóch graczy
    [3] dla trzech graczy
    [4] dla czterech graczy
   *[other] dla pięciu graczy
}.
the-wolves-not-land = { $hex } to woda lub rozpadlina; nie może tam stać żaden pionek.
the-wolves-not-on-start-tile = Rozstaw wilki na planszy startowej; { $hex } na niej nie leży.
the-wolves-not-empty = Rozstaw wilki na pustym heksie; { $hex } jest zajęty.
the-wolves-same-side-of-the-chasm = Twoja druga para staje po drugiej stronie rozpadliny.
the-wolves-crescent-region = Wierzchni żeton tego regionu to sierp; wybierz inny region.
the-wolves-no-action-left = Obie akcje są wykonane, a nie masz żetonu akcji bonusowej.
the-wolves-two-actions-first = Najpierw wykonaj dwie akcje (na razie: { $taken }).
the-wolves-cannot-pay = To kosztuje { $cost } × { NAME($terrain, kind: "terrain") }; możesz zapłacić { $means }.
the-wolves-tile-shows-another-terrain = Każdy kafelek musi pokazywać ten sam teren: { NAME($terrain, kind: "terrain") }.
the-wolves-too-many-tiles = To więcej niż koszt: { $cost }.
the-wolves-not-enough-bonus-tokens = Potrzebne bonusowe żetony terenu: { $needed }; masz { $tokens }.
the-wolves-lone-wolf-there = Na { $hex } stoi samotny wilk.
the-wolves-prey-there = Na { $hex } stoi zwierzyna.
the-wolves-hex-full = Na { $hex } stoją dwa pionki; na trzeci nie ma miejsca.
the-wolves-neutral-there = Stada neutralnego nie można ruszać, wypychać ani zdominować.
the-wolves-no-wolf-of-yours = Na { $hex } nie ma takiego twojego wilka.
the-wolves-has-moved = Ten wilk już się ruszył w tej akcji.
the-wolves-nowhere-to-end = Ten wilk nie dosięgnie heksa { NAME($terrain, kind: "terrain", form: "of") }, na którym mógłby stanąć.
the-wolves-already-there = Wilk musi zakończyć ruch na innym heksie niż ten, z którego wyszedł.
the-wolves-wrong-terrain = Teren na { $hex } to { NAME($ground, kind: "terrain") }; ten ruch musi skończyć się na heksie { NAME($terrain, kind: "terrain", form: "of") }.
the-wolves-too-far = { $hex } jest za daleko: odległość { $steps }, szybkość wilka { $speed }.
the-wolves-enemy-lair = Wilk nie może zakończyć ruchu na wrogim legowisku.
the-wolves-enemy-alpha = Wrogiego wilka alfa nie można wypchnąć.
the-wolves-enemy-wolf = Tylko wilk alfa może wypchnąć wrogiego zwykłego wilka.
the-wolves-nowhere-to-push = Wrogi wilk nie miałby dokąd pójść.
the-wolves-not-open-to-pushed-wolf = Wypchnięty wilk może trafić tylko na heks pusty albo taki, na którym stoi jeden pionek jego koloru.
the-wolves-not-nearest = { $hex } to nie najbliższy heks dla wypchniętego wilka: odległość { $steps }, najmniejsza { $nearest }.
the-wolves-built-there = Na { $hex } stoi już nora lub legowisko.
the-wolves-enemy-there = Na { $hex } stoi wrogi pionek, a nora ma najniższą rangę.
the-wolves-no-alpha-near-den = Żaden twój wilk alfa nie stoi na { $hex } ani obok.
the-wolves-no-den-left = Nie masz już nor.
the-wolves-no-den-on-track = Na torze { NAME($track, kind: "track", form: "of") } nie ma już nor.
the-wolves-no-den-of-yours = Na { $hex } nie ma twojej nory.
the-wolves-not-by-water = { $hex } nie sąsiaduje ze źródłem wody.
the-wolves-no-alpha-near-lair = Żaden twój wilk alfa nie stoi na { $hex } ani obok.
the-wolves-region-has-your-lair = W tym regionie masz już legowisko.
the-wolves-no-lair-left = Nie masz już legowisk.
the-wolves-no-lone-wolf = Na { $hex } nie ma samotnego wilka.
the-wolves-out-of-range = { $hex } jest za daleko od twoich wilków alfa: odległość { $distance }, zasięg wycia { $range }.
the-wolves-no-wolf-left = Twój tor wilków jest pusty.
the-wolves-no-enemy-pack-wolf = Na { $hex } nie ma wrogiego zwykłego wilka.
the-wolves-no-enemy-den = Na { $hex } nie ma wrogiej nory.
the-wolves-safe-pair = Dwa pionki jednego koloru na heksie są bezpieczne.
the-wolves-safe-alpha = Wilka alfa nie można zdominować.
the-wolves-safe-lair = Legowiska nie można zdominować.
the-wolves-no-wolf-to-replace = Twój tor wilków jest pusty; nie masz wilka, który zająłby to miejsce.
the-wolves-no-den-to-replace = Nie masz już nory, która zajęłaby to miejsce.
the-wolves-no-choice-of-prey = Tej zwierzyny nie możesz wybrać.

## Samotne Wilki

lone-wolves-game-over = Gra jest skończona.
lone-wolves-lead-first = Najpierw zagraj kartę prowadzącą.
lone-wolves-follow-first = Najpierw odpowiedz kartą.
lone-wolves-take-first = Najpierw weź bliznę { NAME($from_land, kind: "land", form: "from") }, gdzie leży twoja przegrana karta.
lone-wolves-place-first = Najpierw połóż bliznę na pustym polu.
lone-wolves-not-in-your-hand = Nie masz tej karty na ręce: { CARD($card) }.
lone-wolves-must-follow-suit = Prowadzi { CARD($led) } i masz kolor { NAME($suit, kind: "suit") }; { CARD($card) } nie jest w tym kolorze.
lone-wolves-land-full = Nie ma już miejsca { NAME($land, kind: "land", form: "at") }: terytorium mieści { $room ->
    [one] { $room } kartę
    [few] { $room } karty
   *[many] { $room } kart
}.
lone-wolves-no-such-scar = Wśród odkrytych blizn { NAME($from_land, kind: "land", form: "at") }, gdzie leży twoja przegrana karta, nie ma takiej ({ $scar }).
lone-wolves-no-hidden-scar = Nie ma zakrytej blizny { NAME($from_land, kind: "land", form: "at") }, gdzie leży twoja przegrana karta.
lone-wolves-no-border-slots = Plansza { NAME($board, kind: "board") } tego stołu nie ma pól na granicach.
lone-wolves-no-empty-slot = Nie masz pustego pola { NAME($slot, kind: "slot", form: "at") }: miejsc { $room }, zajętych { $taken }.
