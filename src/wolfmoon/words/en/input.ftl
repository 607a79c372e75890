# What is wrong with something given: a file, a position, an option, a field of a request.
# These are phrases: they stand after “The file can’t be read: …” and end without a full stop.
# What stands in files and data (names of fields, packs, lands) is said as it is written there.

## Where it stands

input-line = line { $line }: { $problem }
input-expected = expected { $expected }
input-found = found “{ $found }”, expected { $expected }

## Values of any kind

input-object = expected an object, found { $found }
input-missing = { $name } is missing
input-unknown = there is no { $found }; there are { $names }
input-number = expected a number from { $low } to { $high }, found { $found }
input-one-of = expected one of { $names }, found { $found }
input-list = expected a list, found { $found }
input-list-of = expected a list of { $count }, found { $found }
input-list-to = expected a list of at most { $count }, found { $found }
input-wanted = expected { $wanted }, found { $found }
input-any-order = expected, in any order, { $names }
input-twice = { $name } is there twice
input-shape = the options do not have the shape that the game knows

## A game in hand

input-game = there is no game { $found }; the games are { $names }
input-lesson = there is no lesson { $found }; there are { $names }
input-further-game = { $variable } names { $found }, which can’t be loaded: { $problem }
input-option = { $game } has no option { $found }; it has { $names }
input-action = expected a decision in words, an Action, or its number from 0 to { $last }; found { $found }
input-place = expected the name of a place such as A7, found { $found }
input-text = expected text, found { $found }
input-seat = there is no seat { $found }: seats are 0 to { $last }
input-undo = { $count ->
     [one] can’t take back { $found } of { $count } decision
    *[other] can’t take back { $found } of { $count } decisions
}
input-step = { $count ->
     [one] the game has { $count } decision; there is no { $found }
    *[other] the game has { $count } decisions; there is no { $found }
}
input-actions = { $count ->
     [one] expected one action for { $count } state
    *[other] expected one action for each of { $count } states
}
input-file-large = { $count ->
     [one] the file is too large: { $count } character, at most { $most }
    *[other] the file is too large: { $count } characters, at most { $most }
}
input-position-of = this is a position of { $found }, not of { $game }
input-rules = rules version { $found } can’t be read; known: { $known }
input-seed-or-setup = a game has a seed or a set-up, not both
input-drawn = what is drawn can’t be given
input-nothing-offered = nothing could be decided in this position, but the game is not over
input-no-hints = { $game } has no hints
input-hint-over = the game is over: there is nothing to give a hint for
input-hint-seat = there is no hint for seat { $found }: it is seat { $seat } that decides
input-not-a-turn = expected all decisions of a turn, up to where others decide
input-threshold = expected one of { $names } of a fair share, found { $found }
input-seats = { $count ->
     [one] expected { $count } seat, found { $found }
    *[other] expected { $count } seats, found { $found }
}
input-one-me = only one seat is for you
input-here-needs-me = a seat for someone beside you needs a seat for you

## The Wolves: options and positions

input-players = the game is for { $low } to { $high } players, not { $found }
input-packs = { $count ->
     [one] expected { $count } pack, found { $found }
    *[other] expected { $count } different packs, found { $found }
}
input-setup-packs = a given set-up needs packs too
input-regions = { $count ->
     [one] expected { $count } tile from 1 to 10
    *[other] expected { $count } different tiles from 1 to 10
}
input-hex = { $found } is not a hex of the { $players }-player map
input-nothing-stands = nothing can stand there
input-share = these two can’t share a hex
input-enemy-lair = nobody stands on an enemy lair
input-supply = seat { $seat } has { $found } of { $piece }, but a player owns { $most }
input-lair-water = a lair stands by water
input-two-lairs = two lairs of one pack in a region
input-same-pack = two seats have the same pack
input-pending = does not fit the action under way
input-asks-wolf = asks for a wolf, but the action under way is no move
input-asks-track = asks for a track, but no den is taken from one
input-asks-push = asks for a push, but the action under way pushes nothing
input-pending-hex = nothing can be done there
input-no-wolf = no such wolf stands there
input-no-victim = no enemy pack wolf to push stands there
input-stack = expected a kind of prey and a number, or null
input-tile-face = the tile { $tile } can’t show { $found }
input-home-tile = the home tile shows { $terrain }
input-pieces = a hex holds one or two pieces
input-piece = expected a pack and a kind of piece
input-wolf = expected { $names } and a hex, found { $found }

## Lone Wolves: options and positions

input-scars-laid-out = { $found } are laid out, but there are only { $most }
input-two-places = { $name } is in two places
input-cards = { $count ->
     [one] expected { $count } card, found { $found }
    *[other] expected { $count } cards, found { $found }
}
input-turned = { $count ->
     [one] expected { $count } turned card, found { $found }
    *[other] expected { $count } turned cards, found { $found }
}
input-unseen = { $count ->
     [one] expected { $count } unseen card in all, found { $found }
    *[other] expected { $count } unseen cards in all, found { $found }
}
input-scars = { $count ->
     [one] expected { $count } scar, found { $found }
    *[other] expected { $count } scars, found { $found }
}
input-more-scars = more scars than at the start
input-only-two = there are only two { $name } in the box
input-land-full = { $found } cards, but a territory holds { $most }
input-slot-full = seat { $seat } has { $found } scars, with room for { $most }
input-moons = one for each territory without scars
input-moon-astray = a moon lies where scars are left
input-trump = expected the suit of the last moon’s territory
input-void = seat { $seat } holds a card of a suit that it is out of
input-over-after = { $count ->
     [one] the game is over after { $count } trick
    *[other] the game is over after { $count } tricks
}
input-decider = expected { $wanted }, who is to decide
input-not-face-up = { $name } does not lie face up on the side of seat { $seat }
input-not-turned = { $name } does not lie turned on the side of seat { $seat }
input-no-scar = there is no scar to take
input-no-slot = there is no empty slot
input-taken-hidden = expected true or false, and true only while a slot is asked
input-value = expected a value while the game asks { $asks }
input-no-value = expected null while the game asks { $asks }
input-open-hands = both hands are open; there is nothing to imagine
input-no-hands = no hands fit the suits that the players are out of

## What was expected in a text

expect-decision = a decision
expect-one-decision = one decision
expect-one-of = one of { $names }
expect-after = { $expected } after “{ $words }”
expect-whole = a whole number
expect-header = a header “{ $key }” before the first line of the { $kind ->
     [position] position
    *[game] game
}
expect-known-header = a header of this kind of file, or a line “pack: …”
expect-header-once = each header once
expect-one-value = one value after “{ $key }”
expect-numbers = { $count ->
     [one] { $count } number after “{ $key }”
    *[other] { $count } numbers after “{ $key }”
}
expect-first-line = “{ $text }” as the first line
expect-format = format version { $version }; a newer program may read this file
expect-rules = a known version of the rules of { $game } ({ $versions })
expect-end = the end of the file: the game is over
expect-speaker = “{ $speaker }:” to decide
expect-legal = a legal action: { $refusal }
expect-no-result = no result: the game is not over
expect-result = “{ $words }”
expect-salt = { $count ->
     [one] { $count } digit from 0 to f after “salt”
    *[other] { $count } digits from 0 to f after “salt”
}
expect-commitment = “{ $words }”, as this deal and salt have it (a deal that was changed on purpose has neither salt nor commitment)
expect-example = words such as { $example }
expect-pair = { $key }=… in “{ $owner }”
expect-map = a section “map”

## … in lessons

expect-section = “{ $name }”
expect-values = something after “{ $key }”
expect-pattern = a pattern after “{ $kind }”
expect-test = a comparison such as { $example }
expect-clause = the number of a rule such as { $example }
expect-seat = a seat from 1 to { $last }

## … in The Wolves

expect-hex-example = a hex such as A7
expect-hex = a hex: S or a region letter and a number from 1 to 16
expect-hex-of-map = a hex of the { $players }-player map, from { $first } on
expect-tiles-example = tiles such as forest/rock+home
expect-tiles = tiles joined by +, each one of { $names }
expect-tile-once = each tile once
expect-tiles-in-all = { $count ->
     [one] { $count } tile or token in all
    *[other] { $count } tiles and tokens in all
}
expect-no-aim = nothing in mind before what is asked is decided
expect-aim = one of { $names }, or a wolf such as alpha S4
expect-own-wolf = a wolf of yours
expect-dominated = one of { $names }: alphas and lairs can’t be dominated (W31)
expect-stack = a kind of prey, a colon and a number, or -
expect-no-cell = no cell here: the map has no hex at this place
expect-cells = { $count ->
     [one] a map of { $count } cell; { $missing } missing
    *[other] a map of { $count } cells; { $missing } missing
}
expect-cell-width = { $count ->
     [one] cells that begin every { $count } character
    *[other] cells that begin every { $count } characters
}
expect-pieces = a pack ({ $letters }) and one of { $names }
expect-ground = { $ground } at { $hex }, as the regions have it

## … in Lone Wolves

expect-card = a card such as R6
expect-scar = a scar from S1 to S9
expect-scar-or-hidden = a scar from S1 to S9, or { $hidden }
expect-hidden-alone = { $words } alone: what it is shows once it is taken
expect-revealed = the scar { $scar }, which this card turns over
expect-top = the scar { $scar }, which lies on top
expect-in-hand = the scar { $scar }, which was taken
expect-none-shown = no scar: none is turned over here
expect-none-in-hand = no scar: none is waiting to be placed
expect-thing = a card, a scar, a territory or a border
expect-nothing = nothing in mind: every decision is asked by itself
expect-each-once = each of { $names } once, such as { $example }
expect-map-lines = { $count ->
     [one] a section “map” with { $count } line
    *[other] a section “map” with { $count } lines
}
expect-line-of = the line of { $name }
expect-card-and-land = a card and a territory after “{ $key }”
expect-taken = a scar, and “{ $hidden }” if it lay face down
expect-slots = slots of a territory and of a border
expect-pairs = { $count ->
     [one] { $count } pair after “{ $key }”
    *[other] { $count } pairs after “{ $key }”
}
expect-two-with = two numbers with { $sign } between them

## What an operating system refuses

input-os-missing = no such file or directory
input-os-forbidden = permission denied
input-os-folder = it is a folder
input-os-no-folder = a folder was expected
input-os-exists = it is there already
input-os-full = no space is left
input-os-read-only = the disk is read-only
input-os-address-used = the address is in use
input-os-address-unknown = there is no such address here
input-os-other = the machine says: { $text }

## Fields of a request

field-missing = it is missing
field-unknown = there is no such field
field-one-of = expected one of { $names }
field-whole = expected a whole number
field-number = expected a number
field-text = expected text
field-yes-no = expected true or false
field-list = expected a list
field-object = expected an object
field-at-least = expected { $least } or more
field-at-most = expected { $most } or less
field-above = expected more than { $least }
field-below = expected less than { $most }
field-short-text = { $count ->
     [one] expected at least { $count } character
    *[other] expected at least { $count } characters
}
field-long-text = { $count ->
     [one] expected at most { $count } character
    *[other] expected at most { $count } characters
}
field-long-list = expected a list of at most { $count }
field-short-list = expected a list of at least { $count }
field-json = it is no JSON
field-not-kept = it holds a zero byte, or a number that is none
field-empty = it is empty
field-wrong = it can’t be read
input-review-running = the game is still being played: a review comes when it is over
input-review-empty = nothing was decided in this game: there is nothing to review
input-no-reviews = games of { $game } are not reviewed
input-review-turn = there is no turn { $found }: the game has { $count }
