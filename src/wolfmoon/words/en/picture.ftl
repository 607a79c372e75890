# What pictures say: on paper (SVG, PNG) and in the terminal. Names of things are in `terms`.

## The Wolves: on paper

picture-the-wolves = The Wolves: { $packs }; date { $date } of { $last }
picture-to-draft = to draft
picture-reached = reached
picture-no-region = no region scored
picture-prey-two = prey, two of them
picture-places = 1st / 2nd place
picture-any-terrain = any terrain
picture-extra-action = extra action
picture-leader = leader, control

## The Wolves: in the terminal

picture-pieces = Pieces
picture-ground = Ground
picture-tokens = Tokens
picture-first-second = (first/second place)
picture-date = date { $date } of { $last } ({ $phases })
picture-tiles = tiles
picture-won = won
picture-second = 2nd
picture-group-tracks = tracks
picture-group-left = left
picture-group-bonus = bonus
picture-head-points = points
picture-head-spread = spread
picture-head-speed = speed
picture-head-howl = howl
picture-head-dens = dens
picture-head-wolves = wolves
picture-head-lairs = lairs
picture-head-terrain = terrain
picture-head-action = action
picture-prey-moose = moose
picture-prey-deer = deer
picture-prey-raccoon = racc.
picture-prey-boar = boar
picture-prey-rabbit = rabbit
picture-phase-crescent = cresc
picture-phase-quarter = quart
picture-phase-full = full

## Lone Wolves: on paper and in the terminal

picture-board = { NAME($board, kind: "board") } board
picture-trick = trick { $trick } of { $total }
picture-over = game over
picture-next-trump = Next trump: { NAME($suit, kind: "suit") }
picture-next-trick = from the next trick on
picture-moon-at = { NAME($moon, kind: "moon") } { NAME($land, kind: "land", form: "at") }
picture-note-lead = to lead
picture-note-follow = to follow
picture-note-take = to take a scar
picture-note-place = to place a scar
picture-note-wins = wins
picture-note-shares = shares the win
picture-led = { $who } led
picture-followed = { $who } followed
picture-trick-won = { $who } wins the trick.
picture-at = { NAME($land, kind: "land", form: "at") }
picture-at-won = { NAME($land, kind: "land", form: "at") }, won
picture-at-lost = { NAME($land, kind: "land", form: "at") }, lost
picture-face-down = face down
picture-out-of = out of
picture-set-aside = { $left } of { $count } set aside
picture-in-box = in the box
picture-box-discarded = box, discarded
picture-box-empty = nothing in the box
picture-key-strength = strength
picture-key-at-once = at once
picture-key-honour = honour
picture-key-face-down = face down
picture-key-seen = turned, seen
picture-key-never-seen = never seen
picture-empty = { $count } empty
picture-leads = { $strength } leads
picture-row-scars = scars
picture-row-borders = borders
picture-row-token = token
picture-row-left = left
picture-row-free = free
picture-row-aside = aside
picture-row-box = box
picture-row-discard = discard
picture-lone-wolves = { $count ->
    [one] { $count } lone wolf
   *[other] { $count } lone wolves
}
picture-cards = Cards
picture-scars = Scars
picture-key-lone = { $turned } turned, { $unseen } unseen: lone wolves, strength 1
