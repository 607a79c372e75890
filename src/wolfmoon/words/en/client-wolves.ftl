# The words of the table of The Wolves. The names of things are in terms.ftl, reasons in refusals.ftl.

## The turn

wolves-your-turn = Your turn
wolves-turn-of = { $name } to play
wolves-your-draft = Your draft
wolves-draft-of = { $name } drafts
wolves-over = Game over
wolves-action-of = Action { $number } of { $of }
wolves-extra-action = Extra action
wolves-actions-done = Actions done
wolves-your-side = Your turn and your tiles
wolves-players = Players
wolves-your-tiles = Your tiles
wolves-tiles-of = Tiles of { $name }
wolves-tile = { $face }, on its back { $back }
wolves-any-terrain = { $count ->
    [one] of any terrain
   *[other] of any terrain
}
wolves-extra-actions = { $count ->
    [one] extra action
   *[other] extra actions
}
wolves-you = you
wolves-to-play = to play
wolves-thinking = thinking
wolves-bot = bot
wolves-away = away
wolves-dens-built = Dens built
wolves-pack-points = { $pack }, { $count ->
    [one] { $count } point
   *[other] { $count } points
}
wolves-seat-label = { $name }, { $pack }, { $count ->
    [one] { $count } point
   *[other] { $count } points
}
wolves-prey-got = { $prey }, hunted
wolves-prey-missing = { $prey }, not hunted
wolves-prey-worth = Worth of one to five kinds of prey

## Points by source, short

wolves-points = Points
wolves-points-tokens = Regions
wolves-points-seconds = 2nd
wolves-points-wolves = Wolves
wolves-points-lairs = Lairs
wolves-points-prey = Prey
wolves-points-spread = Spread
wolves-points-speed = Speed
wolves-points-howl = Howl

## Actions: how many targets, or none

wolves-move-note = Up to { $wolves ->
    [one] { $wolves } wolf
   *[other] { $wolves } wolves
}, { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
} each
wolves-count-den = { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
}
wolves-count-lair = { $count ->
    [one] { $count } den by water
   *[other] { $count } dens by water
}
wolves-count-howl = { $count ->
    [one] { $count } lone wolf in range
   *[other] { $count } lone wolves in range
}
wolves-count-dominate = { $count ->
    [one] { $count } piece in range
   *[other] { $count } pieces in range
}
wolves-none-move = No terrain you can pay for
wolves-none-den = No hex near your alphas that you can pay for
wolves-none-lair = No den of yours by water that you can pay for
wolves-none-howl = No lone wolf in range that you can pay for
wolves-none-dominate = Nothing in range that you can pay for
wolves-lights = { $action }: { $count ->
    [0] nothing is possible
    [one] { $count } choice
   *[other] { $count } choices
}

## Choosing

wolves-choose-den = Choose a hex for the den
wolves-choose-lair = Choose a den of yours
wolves-choose-howl = Choose a lone wolf
wolves-choose-dominate = Choose an enemy piece
wolves-move-where = Move
wolves-move-to = Terrain to move to
wolves-move-hint = Choose a terrain, or pick a wolf
wolves-next-wolf = Pick another wolf, or press the button below
wolves-wolves-left = { $count ->
    [one] { $count } wolf left
   *[other] { $count } wolves left
}
wolves-which-piece = Which piece?
wolves-track-grows = { $track }: from { $now } to { $after }
wolves-track-stays = { $track }: stays at { $after }
wolves-ready = The move is complete. Press E to play it.
wolves-steps = { $steps } of { $speed }
wolves-do-move = { $count ->
    [0] Move no wolf
    [one] Move { $count } wolf
   *[other] Move { $count } wolves
}
wolves-do-den = Build the den
wolves-do-lair = Make it a lair
wolves-do-draft = Draft here
wolves-do-end = End turn
wolves-cancel = Cancel
wolves-nothing-to-undo = There is nothing to undo.
wolves-not-your-turn = It is { $name }’s turn.
wolves-pay = Pay { $count } { $terrain }
wolves-then-you-show = Your tiles will then show
wolves-spends-extra = This spends a bonus action token.
wolves-now = now
wolves-after = after
wolves-at-date = At date { $date }
wolves-pays = +{ $points } { $standing ->
    [first] first
    [second] second
    [tied] tied
   *[none] {""}
}
wolves-moonlight = Moonlight
wolves-end-title = End the turn?
wolves-extra-left = { $count ->
    [one] { $count } extra action left
   *[other] { $count } extra actions left
}
wolves-will-score = These regions will be scored:

## The moon

wolves-moon = { $phase ->
    [crescent] Crescent moon
    [quarter] Quarter moon
   *[full] Full moon
}
wolves-in-dates = { $count ->
    [one] { $count } date to go
   *[other] { $count } dates to go
}
wolves-this-turn = at the end of this turn
wolves-moon-in = { $phase ->
    [crescent] Crescent moon
    [quarter] Quarter moon
   *[full] Full moon
} in { $count }
wolves-moon-now = { $phase ->
    [crescent] Crescent moon
    [quarter] Quarter moon
   *[full] Full moon
}: this turn
wolves-moon-label = Moonlight board: date { $date } of { $last }; { $phase ->
    [crescent] crescent moon
    [quarter] quarter moon
   *[full] full moon
} at { $at }
wolves-moon-over = Moonlight board: the last phase is scored
wolves-at-phase = { $phase ->
    [crescent] At the crescent moon
    [quarter] At the quarter moon
   *[full] At the full moon
}
wolves-date = date { $date }
wolves-if-so = if you do this
wolves-regions-pay = { $count ->
    [one] { $count } region pays
   *[other] { $count } regions pay
} { $first } / { $second }.
wolves-show-standings = Show standings
wolves-nobody = nobody
wolves-no-regions = No region has such a token.
wolves-alphas = alphas, which break ties
wolves-scoring = { $phase ->
    [crescent] The crescent moon
    [quarter] The quarter moon
   *[full] The full moon
}
wolves-number-of = { $number } of { $of }
wolves-next = Next
wolves-outcome-tied = Tied: the token is discarded.
wolves-outcome-neutral = The neutral pack is first: the token is discarded.
wolves-outcome-empty = Nobody is there: the token is discarded.

## The map

wolves-zoom-in = Zoom in
wolves-zoom-out = Zoom out
wolves-whole-map = Whole map
wolves-dim = Dim the ground
wolves-mini-map = The whole map: go there
wolves-region = { $place } ({ $letter })
wolves-compass-n = North
wolves-compass-ne = North-east
wolves-compass-e = East
wolves-compass-se = South-east
wolves-compass-s = South
wolves-compass-sw = South-west
wolves-compass-w = West
wolves-compass-nw = North-west
wolves-compass-c = Middle
wolves-piece-of = { $piece } of { $pack }
wolves-prey-stack = { $prey } ({ $count })
wolves-token = { $phase } token, { $first } / { $second }
wolves-state-chosen = chosen
wolves-state-legal = possible
wolves-state-no = not possible

## Why not, in a few words

wolves-why-action = { $action }: { $why }
wolves-possible = possible
wolves-why-game-over = The game is over
wolves-why-asked-something-else = Another decision comes first
wolves-why-no-such-hex = Not on this map
wolves-why-not-land = Water or chasm
wolves-why-not-on-start-tile = Not on the start tile
wolves-why-not-empty = Not empty
wolves-why-same-side-of-the-chasm = Wrong side of the chasm
wolves-why-crescent-region = A crescent region
wolves-why-no-action-left = No action left
wolves-why-two-actions-first = Take two actions first
wolves-why-cannot-pay = You can’t pay this
wolves-why-tile-shows-another-terrain = The tile shows another terrain
wolves-why-too-many-tiles = Too many tiles
wolves-why-not-enough-bonus-tokens = Too few bonus tokens
wolves-why-lone-wolf-there = A lone wolf is there
wolves-why-prey-there = Prey is there
wolves-why-hex-full = The hex is full
wolves-why-neutral-there = The neutral pack is there
wolves-why-no-wolf-of-yours = You have no wolf there
wolves-why-has-moved = It has moved already
wolves-why-nowhere-to-end = Nowhere to stop
wolves-why-already-there = It is already there
wolves-why-wrong-terrain = Another terrain
wolves-why-too-far = Too far for this wolf
wolves-why-enemy-lair = An enemy lair
wolves-why-enemy-alpha = An enemy alpha
wolves-why-enemy-wolf = An enemy wolf is there
wolves-why-nowhere-to-push = Nowhere to push it
wolves-why-not-open-to-pushed-wolf = That wolf can’t go there
wolves-why-not-nearest = Not the nearest hex
wolves-why-built-there = A den or lair is there
wolves-why-enemy-there = An enemy piece is there
wolves-why-no-alpha-near-den = You have no alpha nearby
wolves-why-no-den-left = No den left
wolves-why-no-den-on-track = No den left on this track
wolves-why-no-den-of-yours = You have no den there
wolves-why-not-by-water = Not next to water
wolves-why-no-alpha-near-lair = You have no alpha nearby
wolves-why-region-has-your-lair = You already have a lair here
wolves-why-no-lair-left = No lair left
wolves-why-no-lone-wolf = No lone wolf there
wolves-why-out-of-range = Out of howl range
wolves-why-no-wolf-left = No wolf left
wolves-why-no-enemy-pack-wolf = No enemy pack wolf there
wolves-why-no-enemy-den = No enemy den there
wolves-why-safe-pair = A pair is safe
wolves-why-safe-alpha = Alphas can’t be dominated
wolves-why-safe-lair = Lairs can’t be dominated
wolves-why-no-wolf-to-replace = No wolf left to put there
wolves-why-no-den-to-replace = No den left to put there
wolves-why-no-choice-of-prey = Not one of the choices

## Keys

wolves-key-move = Move
wolves-key-den = Build a den
wolves-key-lair = Upgrade a den to a lair
wolves-key-howl = Howl
wolves-key-dominate = Dominate
wolves-key-back = One step back
wolves-key-undo = Undo
wolves-key-end = Play the move, or end the turn
wolves-key-next = Next region

## Hints in the first turns

wolves-hint-draft = Choose a highlighted hex: an alpha and a pack wolf of yours start there. Lone wolves, prey and water nearby are worth having.
wolves-hint-act = Choose an action: the map shows where you can take it. Nothing is paid until you press the button below.
wolves-hint-second = The tiles you paid with are now flipped: you pay for your second action with what they show.
wolves-hint-end = Your actions are done. Look once more, undo if you like, then end your turn.
wolves-hint-moon = The moon at the top shows when regions are scored: the pack with the most control of a region takes its token.
