# The names of things, as data has them: NAME($terrain, kind: "terrain") is terrain-forest.
# A form after a dot is the same name elsewhere in a sentence; each language has those it needs.

# The spaces at which no line may break, as a regular expression that Python and JavaScript read alike.
unbroken = (?<![A-Za-zÀ-žЀ-ӿ0-9])[0-9]+ (?=[A-Za-zÀ-žЀ-ӿ%\[])|[0-9] (?=±)|(?<=±)[ ]

game-the-wolves = The Wolves
game-lone-wolves = Lone Wolves

## The Wolves: the map

terrain-forest = forest
terrain-rock = rock
terrain-grass = grass
terrain-tundra = tundra
terrain-desert = desert
terrain-water = water
terrain-chasm = chasm

map = map
hex = hex
region = region
start-tile = start tile
water-source = water source
chasm = chasm

## The Wolves: packs and pieces

pack-forest = Forest wolves
pack-rock = Rock wolves
pack-grass = Grass wolves
pack-tundra = Tundra wolves
pack-desert = Desert wolves
pack-neutral = Neutral pack

piece-alpha = alpha
    .a = an alpha
piece-pack = pack wolf
    .a = a pack wolf
piece-den = den
    .a = a den
piece-lair = lair
    .a = a lair
piece-lone-wolf = lone wolf
piece-prey = prey

prey-moose = moose
    .a = a moose
prey-deer = deer
    .a = a deer
prey-raccoon = raccoon
    .a = a raccoon
prey-boar = boar
    .a = a boar
prey-rabbit = rabbit
    .a = a rabbit

## The Wolves: player board

track-spread = pack spread
    .short = spread
track-speed = wolf speed
    .short = speed
track-howl = howl range
    .short = howl
track-wolves = wolf track
track-lairs = lairs
track-prey = hunted prey

tile-home = home tile
tile-terrain = terrain tile
bonus-action = bonus action token
bonus-terrain = bonus terrain token

points-spread = Pack spread
points-speed = Wolf speed
points-howl = Howl range
points-wolves = Wolves
points-lairs = Lairs
points-prey = Prey
points-tokens = Region tokens
points-seconds = Second places
points-honour = Honour tokens
points-moon = Moon
points-blood-moon = Blood moon
points-scars = Scars
points-total = Total

## The Wolves: moonlight

moonlight-board = moonlight board
phase-none = new moon
phase-crescent = crescent
phase-quarter = quarter
phase-full = full moon
region-token = region token
control = control
victory-points = victory points
victory-points-short = VP

## Actions: whole and short

action-draft = Draft
action-draft-short = Draft
action-move = Move
action-move-short = Move
action-den = Build a den
action-den-short = Den
action-lair = Upgrade a den to a lair
action-lair-short = Lair
action-howl = Howl
action-howl-short = Howl
action-dominate = Dominate
action-dominate-short = Dominate
action-dominate-pack = Dominate a pack wolf
action-dominate-pack-short = Wolf
action-dominate-den = Dominate a den
action-dominate-den-short = Den
action-hunt = Hunt
action-hunt-short = Hunt
action-push = Push
action-push-short = Push
action-pay = Pay
action-pay-short = Pay
action-track = Choose a track
action-track-short = Track
action-alpha = Move an alpha
action-alpha-short = Alpha
action-pack = Move a pack wolf
action-pack-short = Wolf
action-to = End the move here
action-to-short = To here
action-done = No more wolves
action-done-short = Done
action-end = End turn
action-end-short = End turn
action-play = Play a card
action-play-short = Play
action-take = Take a scar
action-take-short = Take
action-place = Place the scar
action-place-short = Place

## Lone Wolves: cards

suit-green = green
suit-black = black
suit-brown = brown
suit-red = red
suit-white = white

card-G = green
card-K = black
card-N = brown
card-R = red
card-W = white

wolf-card = wolf card
lone-wolf-card = lone wolf
hand = hand
set-aside = set aside
trick = trick
trump = trump
leader = leader
follower = follower

## Lone Wolves: the board

land-swamp = swamp
    .the = the swamp
    .from = from the swamp
    .at = in the swamp
    .to = to the swamp
land-caves = caves
    .the = the caves
    .from = from the caves
    .at = in the caves
    .to = to the caves
land-desert = desert
    .the = the desert
    .from = from the desert
    .at = in the desert
    .to = to the desert
land-volcano = volcano
    .the = the volcano
    .from = from the volcano
    .at = on the volcano
    .to = to the volcano
land-tundra = tundra
    .the = the tundra
    .from = from the tundra
    .at = in the tundra
    .to = to the tundra

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
slot-swamp-caves = swamp and caves
    .at = on the border of swamp and caves
slot-caves-desert = caves and desert
    .at = on the border of caves and desert
slot-desert-volcano = desert and volcano
    .at = on the border of desert and volcano
slot-volcano-tundra = volcano and tundra
    .at = on the border of volcano and tundra

territory = territory
strength = strength
honour = honour
honour-token = honour token
moon-moon = moon
    .the = the moon
moon-blood-moon = blood moon
    .the = the blood moon
board-basic = basic
board-advanced = advanced

## Lone Wolves: scars

scar = scar
scar-hidden = face-down scar
scar-S1 = +1 strength for each wolf
scar-S1-text = +1 strength here for each of your wolf cards here, lone wolves included
scar-S2 = +3 strength
scar-S2-text = +3 strength here
scar-S3 = a lone wolf joins
scar-S3-text = at once: put one of the cards set aside here on your side, unseen, as a lone wolf (not if the territory is full)
scar-S4 = turn the honour token
scar-S4-text = at once: turn this territory’s honour token over
scar-S5 = +1 honour for each wolf
scar-S5-text = +1 honour for each of your wolf cards here, lone wolves included
scar-S6 = +2 honour for each lone wolf
scar-S6-text = +2 honour for each of your lone wolves here
scar-S7 = +2 honour for each face-up wolf
scar-S7-text = +2 honour for each of your face-up wolves here
scar-S8 = +3 honour for each 2, 3 or 4
scar-S8-text = +3 honour for each of your face-up wolves of value 2, 3 or 4 here
scar-S9 = +5 honour for the honour token
scar-S9-text = +5 honour if you win this territory’s honour token

## Tables

player = player
spectator = spectator
neutral = neutral
seat = Seat { $number }
bot-random = Random
bot-cub = Cub
bot-scout = Scout
bot-hunter = Hunter
bot-alpha = Alpha

## Counted things

count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-honour = { $count ->
    [one] { $count } honour
   *[other] { $count } honour
}
count-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
count-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
count-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
count-wolves = { $count ->
    [one] { $count } wolf
   *[other] { $count } wolves
}
count-hexes = { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
}
count-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
count-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
count-scars = { $count ->
    [one] { $count } scar
   *[other] { $count } scars
}
count-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
