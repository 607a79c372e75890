# Nazwy rzeczy tak, jak stoją w danych: NAME($terrain, kind: "terrain") to terrain-forest.
# Formy po kropce: .of dopełniacz, .acc biernik, .at / .from / .to z przyimkiem.

# Odstępy, w których wiersz nie może się złamać: wyrażenie regularne, tak samo czytane przez Pythona i JavaScript.
unbroken = (?<![A-Za-zÀ-žЀ-ӿ0-9])[0-9]+ (?=[A-Za-zÀ-žЀ-ӿ%\[])|[0-9] (?=±)|(?<=±)[ ]|(?<![A-Za-zÀ-žЀ-ӿ])[AIOUWZaiouwz] (?=\S)

game-the-wolves = Wilki
game-lone-wolves = Samotne wilki

## Wilki: mapa

terrain-forest = las
    .of = lasu
terrain-rock = skały
    .of = skał
terrain-grass = trawa
    .of = trawy
terrain-tundra = tundra
    .of = tundry
terrain-desert = pustynia
    .of = pustyni
terrain-water = woda
    .of = wody
terrain-chasm = rozpadlina
    .of = rozpadliny

map = mapa
hex = heks
region = region
start-tile = plansza startowa
water-source = źródło wody
chasm = rozpadlina

## Wilki: stada i pionki

pack-forest = Wilki leśne
pack-rock = Wilki skalne
pack-grass = Wilki nizinne
pack-tundra = Wilki syberyjskie
pack-desert = Wilki pustynne
pack-neutral = Stado neutralne

piece-alpha = wilk alfa
    .acc = wilka alfa
piece-pack = zwykły wilk
    .acc = zwykłego wilka
piece-den = nora
    .acc = norę
piece-lair = legowisko
    .acc = legowisko
piece-lone-wolf = samotny wilk
piece-prey = zwierzyna

prey-moose = łoś
prey-deer = jeleń
prey-raccoon = szop
prey-boar = dzik
prey-rabbit = królik

## Wilki: plansza gracza

track-spread = aktywność stada
    .of = aktywności stada
track-speed = szybkość wilka
    .of = szybkości wilka
track-howl = zasięg wycia
    .of = zasięgu wycia
track-wolves = tor wilków
track-lairs = legowiska
track-prey = upolowana zwierzyna

tile-home = kafelek stada
tile-terrain = kafelek terenu
bonus-action = żeton akcji bonusowej
bonus-terrain = bonusowy żeton terenu

points-spread = Aktywność stada
points-speed = Szybkość wilka
points-howl = Zasięg wycia
points-wolves = Wilki
points-lairs = Legowiska
points-prey = Zwierzyna
points-tokens = Żetony regionów
points-seconds = Drugie miejsca
points-honour = Żetony honoru
points-moon = Księżyc
points-blood-moon = Krwawy księżyc
points-scars = Blizny
points-total = Razem

## Wilki: księżyc

moonlight-board = plansza faz księżyca
phase-none = nów
phase-crescent = sierp
phase-quarter = kwadra
phase-full = pełnia
region-token = żeton punktacji regionu
control = kontrola
victory-points = punkty zwycięstwa
victory-points-short = PZ

## Akcje: pełna i krótka nazwa

action-draft = Rozstawienie wilków
action-draft-short = Rozstaw
action-move = Ruch
action-move-short = Ruch
action-den = Budowa nory
action-den-short = Nora
action-lair = Ulepszenie nory do legowiska
action-lair-short = Legowisko
action-howl = Wycie
action-howl-short = Wycie
action-dominate = Dominacja
action-dominate-short = Dominacja
action-dominate-pack = Zdominowanie wilka
action-dominate-pack-short = Wilk
action-dominate-den = Zdominowanie nory
action-dominate-den-short = Nora
action-hunt = Polowanie
action-hunt-short = Polowanie
action-push = Wypchnięcie wilka
action-push-short = Wypchnij
action-pay = Zapłata
action-pay-short = Zapłać
action-track = Wybór toru
action-track-short = Tor
action-alpha = Ruch wilka alfa
action-alpha-short = Alfa
action-pack = Ruch zwykłego wilka
action-pack-short = Wilk
action-to = Koniec ruchu tutaj
action-to-short = Tutaj
action-done = Więcej wilków nie ruszam
action-done-short = Gotowe
action-end = Koniec tury
action-end-short = Koniec tury
action-play = Zagranie karty
action-play-short = Zagraj
action-take = Wzięcie blizny
action-take-short = Weź
action-place = Położenie blizny
action-place-short = Połóż

## Samotne Wilki: karty

suit-green = zielony
suit-black = czarny
suit-brown = brązowy
suit-red = czerwony
suit-white = biały

card-G = zielona
    .acc = zieloną
    .suit = zielony
card-K = czarna
    .acc = czarną
    .suit = czarny
card-N = brązowa
    .acc = brązową
    .suit = brązowy
card-R = czerwona
    .acc = czerwoną
    .suit = czerwony
card-W = biała
    .acc = białą
    .suit = biały

wolf-card = karta wilka
lone-wolf-card = samotny wilk
hand = ręka
set-aside = karty odłożone
trick = lewa
trump = atut
leader = prowadzący
follower = podążający

## Samotne Wilki: plansza

land-swamp = bagno
    .acc = bagno
    .of = bagna
    .from = z bagna
    .at = na bagnie
    .to = na bagno
land-caves = jaskinie
    .acc = jaskinie
    .of = jaskiń
    .from = z jaskiń
    .at = w jaskiniach
    .to = do jaskiń
land-desert = pustynia
    .acc = pustynię
    .of = pustyni
    .from = z pustyni
    .at = na pustyni
    .to = na pustynię
land-volcano = wulkan
    .acc = wulkan
    .of = wulkanu
    .from = z wulkanu
    .at = na wulkanie
    .to = na wulkan
land-tundra = tundra
    .acc = tundrę
    .of = tundry
    .from = z tundry
    .at = w tundrze
    .to = do tundry

slot-swamp = { land-swamp }
    .at = { land-swamp.at }
slot-caves = { land-caves }
    .at = { land-caves.at }
slot-desert = { land-desert }
    .at = { land-desert.at }
slot-volcano = { land-volcano }
    .at = { land-volcano.at }
slot-tundra = { land-tundra }
    .at = { land-tundra.at }
slot-swamp-caves = bagno i jaskinie
    .at = na granicy bagna i jaskiń
slot-caves-desert = jaskinie i pustynia
    .at = na granicy jaskiń i pustyni
slot-desert-volcano = pustynia i wulkan
    .at = na granicy pustyni i wulkanu
slot-volcano-tundra = wulkan i tundra
    .at = na granicy wulkanu i tundry

territory = terytorium
strength = siła
honour = honor
honour-token = żeton honoru
moon-moon = księżyc
moon-blood-moon = krwawy księżyc
board-basic = podstawowa
    .at = podstawowej
board-advanced = zaawansowana
    .at = zaawansowanej

## Samotne Wilki: blizny

scar = blizna
scar-hidden = zakryta blizna
scar-S1 = +1 siły za każdego wilka
scar-S1-text = +1 siły tutaj za każdą twoją kartę wilka tutaj, także samotnego
scar-S2 = +3 siły
scar-S2-text = +3 siły tutaj
scar-S3 = dołącza samotny wilk
scar-S3-text = od razu: połóż tutaj po swojej stronie, bez podglądania, jedną z odłożonych kart jako samotnego wilka (nie, jeśli terytorium jest pełne)
scar-S4 = odwróć żeton honoru
scar-S4-text = od razu: odwróć żeton honoru tego terytorium
scar-S5 = +1 honoru za każdego wilka
scar-S5-text = +1 honoru za każdą twoją kartę wilka tutaj, także samotnego
scar-S6 = +2 honoru za każdego samotnego wilka
scar-S6-text = +2 honoru za każdego twojego samotnego wilka tutaj
scar-S7 = +2 honoru za każdego odkrytego wilka
scar-S7-text = +2 honoru za każdego twojego odkrytego wilka tutaj
scar-S8 = +3 honoru za każdą 2, 3 lub 4
scar-S8-text = +3 honoru za każdego twojego odkrytego wilka o wartości 2, 3 lub 4 tutaj
scar-S9 = +5 honoru za żeton honoru
scar-S9-text = +5 honoru, jeśli zdobędziesz żeton honoru tego terytorium

## Stoły

player = gracz
spectator = widz
neutral = neutralne
seat = Miejsce { $number }
bot-random = Losowy
bot-cub = Szczenię
bot-scout = Zwiadowca
bot-hunter = Łowca
bot-alpha = Alfa

## Rzeczy liczone

count-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
count-honour = { $count ->
    [one] { $count } punkt honoru
    [few] { $count } punkty honoru
   *[many] { $count } punktów honoru
}
count-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
count-tiles = { $count ->
    [one] { $count } kafelek
    [few] { $count } kafelki
   *[many] { $count } kafelków
}
count-tokens = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}
count-wolves = { $count ->
    [one] { $count } wilk
    [few] { $count } wilki
   *[many] { $count } wilków
}
count-hexes = { $count ->
    [one] { $count } heks
    [few] { $count } heksy
   *[many] { $count } heksów
}
count-actions = { $count ->
    [one] { $count } akcja
    [few] { $count } akcje
   *[many] { $count } akcji
}
count-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
count-tricks = { $count ->
    [one] { $count } lewa
    [few] { $count } lewy
   *[many] { $count } lew
}
count-scars = { $count ->
    [one] { $count } blizna
    [few] { $count } blizny
   *[many] { $count } blizn
}
count-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
}
