# Die Namen der Dinge, wie sie in den Daten stehen: NAME($terrain, kind: "terrain") ist terrain-forest.
# Formen nach dem Punkt: .a mit Artikel, .acc Akkusativ, .dat Dativ, .at / .from / .to mit Präposition.

# Leerzeichen, an denen keine Zeile umbrechen darf: ein regulärer Ausdruck, den Python und JavaScript gleich lesen.
unbroken = (?<![A-Za-zÀ-žЀ-ӿ0-9])[0-9]+ (?=[A-Za-zÀ-žЀ-ӿ%\[])|[0-9] (?=±)|(?<=±)[ ]

game-the-wolves = Die Wölfe
game-lone-wolves = Einsame Wölfe

## Die Wölfe: Karte

terrain-forest = Wald
terrain-rock = Fels
terrain-grass = Gras
terrain-tundra = Tundra
terrain-desert = Wüste
terrain-water = Wasser
terrain-chasm = Schlucht

map = Spielplan
hex = Feld
region = Region
start-tile = Starttableau
water-source = Wasserquelle
chasm = Schlucht

## Die Wölfe: Rudel und Figuren

pack-forest = Waldwölfe
pack-rock = Felswölfe
pack-grass = Graswölfe
pack-tundra = Tundrawölfe
pack-desert = Wüstenwölfe
pack-neutral = Neutrales Rudel

piece-alpha = Alphawolf
    .a = ein Alphawolf
piece-pack = Rudelwolf
    .a = ein Rudelwolf
piece-den = Bau
    .a = ein Bau
piece-lair = Höhle
    .a = eine Höhle
piece-lone-wolf = einsamer Wolf
piece-prey = Beute

prey-moose = Elch
prey-deer = Hirsch
prey-raccoon = Waschbär
prey-boar = Wildschwein
prey-rabbit = Kaninchen

## Die Wölfe: Spielertableau

track-spread = Rudelausbreitung
track-speed = Wolfsgeschwindigkeit
track-howl = Heulreichweite
track-wolves = Wolfsleiste
track-lairs = Höhlen
track-prey = Jagdleiste

tile-home = Heimatplättchen
tile-terrain = Geländeplättchen
bonus-action = Aktions-Bonusmarker
bonus-terrain = Gelände-Bonusmarker

points-spread = Rudelausbreitung
points-speed = Wolfsgeschwindigkeit
points-howl = Heulreichweite
points-wolves = Wölfe
points-lairs = Höhlen
points-prey = Beute
points-tokens = Wertungsmarker
points-seconds = Zweite Plätze
points-honour = Ehrenmarker
points-moon = Mond
points-blood-moon = Blutmond
points-scars = Narben
points-total = Summe

## Die Wölfe: Mond

moonlight-board = Mondkalender
phase-none = Neumond
phase-crescent = Mondsichel
phase-quarter = Halbmond
phase-full = Vollmond
region-token = Wertungsmarker
control = Kontrolle
victory-points = Siegpunkte
victory-points-short = SP

## Aktionen: ganz und kurz

action-draft = Wölfe aufstellen
action-draft-short = Aufstellen
action-move = Bewegen
action-move-short = Bewegen
action-den = Bau graben
action-den-short = Bau
action-lair = Bau zu Höhle aufwerten
action-lair-short = Höhle
action-howl = Heulen
action-howl-short = Heulen
action-dominate = Dominieren
action-dominate-short = Dominieren
action-dominate-pack = Einen Wolf dominieren
action-dominate-pack-short = Wolf
action-dominate-den = Einen Bau dominieren
action-dominate-den-short = Bau
action-hunt = Jagen
action-hunt-short = Jagen
action-push = Verdrängen
action-push-short = Verdrängen
action-pay = Bezahlen
action-pay-short = Bezahlen
action-track = Leiste wählen
action-track-short = Leiste
action-alpha = Alphawolf bewegen
action-alpha-short = Alpha
action-pack = Rudelwolf bewegen
action-pack-short = Wolf
action-to = Bewegung hier beenden
action-to-short = Hierhin
action-done = Keine weiteren Wölfe
action-done-short = Fertig
action-end = Zug beenden
action-end-short = Zugende
action-play = Karte ausspielen
action-play-short = Ausspielen
action-take = Narbe nehmen
action-take-short = Nehmen
action-place = Narbe ablegen
action-place-short = Ablegen

## Einsame Wölfe: Karten

suit-green = Grün
suit-black = Schwarz
suit-brown = Braun
suit-red = Rot
suit-white = Weiß

card-G = grüne
    .dat = grünen
    .suit = Grün
card-K = schwarze
    .dat = schwarzen
    .suit = Schwarz
card-N = braune
    .dat = braunen
    .suit = Braun
card-R = rote
    .dat = roten
    .suit = Rot
card-W = weiße
    .dat = weißen
    .suit = Weiß

wolf-card = Wolfskarte
lone-wolf-card = einsamer Wolf
hand = Hand
set-aside = beiseitegelegte Karten
trick = Stich
trump = Trumpf
leader = Anspieler
follower = zweiter Spieler

## Einsame Wölfe: Spielplan

land-swamp = Sumpf
    .acc = den Sumpf
    .from = aus dem Sumpf
    .at = im Sumpf
    .to = in den Sumpf
land-caves = Höhlen
    .acc = die Höhlen
    .from = aus den Höhlen
    .at = in den Höhlen
    .to = in die Höhlen
land-desert = Wüste
    .acc = die Wüste
    .from = aus der Wüste
    .at = in der Wüste
    .to = in die Wüste
land-volcano = Vulkan
    .acc = den Vulkan
    .from = vom Vulkan
    .at = am Vulkan
    .to = an den Vulkan
land-tundra = Tundra
    .acc = die Tundra
    .from = aus der Tundra
    .at = in der Tundra
    .to = in die Tundra

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
slot-swamp-caves = Sumpf und Höhlen
    .at = an der Grenze von Sumpf und Höhlen
slot-caves-desert = Höhlen und Wüste
    .at = an der Grenze von Höhlen und Wüste
slot-desert-volcano = Wüste und Vulkan
    .at = an der Grenze von Wüste und Vulkan
slot-volcano-tundra = Vulkan und Tundra
    .at = an der Grenze von Vulkan und Tundra

territory = Gebiet
strength = Stärke
honour = Ehre
honour-token = Ehrenmarker
moon-moon = Mond
    .the = der Mond
moon-blood-moon = Blutmond
    .the = der Blutmond
board-basic = einfach
    .at = einfachen
board-advanced = fortgeschritten
    .at = fortgeschrittenen

## Einsame Wölfe: Narben

scar = Narbe
scar-hidden = verdeckte Narbe
scar-S1 = +1 Stärke je Wolf
scar-S1-text = +1 Stärke hier für jede deiner Wolfskarten hier, auch einsame Wölfe
scar-S2 = +3 Stärke
scar-S2-text = +3 Stärke hier
scar-S3 = ein einsamer Wolf kommt dazu
scar-S3-text = sofort: Lege eine der beiseitegelegten Karten ungesehen als einsamen Wolf hier auf deine Seite (nicht, wenn das Gebiet voll ist)
scar-S4 = Ehrenmarker wenden
scar-S4-text = sofort: Wende den Ehrenmarker dieses Gebiets
scar-S5 = +1 Ehre je Wolf
scar-S5-text = +1 Ehre für jede deiner Wolfskarten hier, auch einsame Wölfe
scar-S6 = +2 Ehre je einsamem Wolf
scar-S6-text = +2 Ehre für jeden deiner einsamen Wölfe hier
scar-S7 = +2 Ehre je offenem Wolf
scar-S7-text = +2 Ehre für jeden deiner offenen Wölfe hier
scar-S8 = +3 Ehre je 2, 3 oder 4
scar-S8-text = +3 Ehre für jeden deiner offenen Wölfe mit Wert 2, 3 oder 4 hier
scar-S9 = +5 Ehre für den Ehrenmarker
scar-S9-text = +5 Ehre, wenn du den Ehrenmarker dieses Gebiets gewinnst

## Tische

player = Spieler
spectator = Zuschauer
neutral = neutral
seat = Platz { $number }
bot-random = Zufall
bot-cub = Welpe
bot-scout = Späher
bot-hunter = Jäger
bot-alpha = Alpha

## Gezählte Dinge

count-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
count-honour = { $count ->
    [one] { $count } Ehrenpunkt
   *[other] { $count } Ehrenpunkte
}
count-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
count-tiles = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
count-tokens = { $count ->
    [one] { $count } Marker
   *[other] { $count } Marker
}
count-wolves = { $count ->
    [one] { $count } Wolf
   *[other] { $count } Wölfe
}
count-hexes = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
count-actions = { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}
count-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
count-tricks = { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}
count-scars = { $count ->
    [one] { $count } Narbe
   *[other] { $count } Narben
}
count-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
