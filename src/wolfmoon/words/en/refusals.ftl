# Why something can't be done. The keys are the game and the reason code of its rules.

not-your-decision = This is not your decision.

## The Wolves

the-wolves-game-over = The game is over.
the-wolves-asked-something-else = First decide { NAME($asks, kind: "the-wolves-asks") }.
the-wolves-no-such-hex = { $hex } is not on the { $players }-player map.
the-wolves-not-land = { $hex } is water or chasm; no piece can stand there.
the-wolves-not-on-start-tile = Draft on the start tile; { $hex } is not on it.
the-wolves-not-empty = Draft on an empty hex; { $hex } is taken.
the-wolves-same-side-of-the-chasm = Your second pair must go on the other side of the chasm.
the-wolves-crescent-region = The top token of this region is a crescent; draft elsewhere.
the-wolves-no-action-left = You have taken both actions and have no bonus action token.
the-wolves-two-actions-first = Take two actions first (taken so far: { $taken }).
the-wolves-cannot-pay = This costs { $cost } { NAME($terrain, kind: "terrain") }; you can pay only { $means }.
the-wolves-tile-shows-another-terrain = Every tile must show { NAME($terrain, kind: "terrain") }.
the-wolves-too-many-tiles = That is more than the cost of { $cost }.
the-wolves-not-enough-bonus-tokens = Bonus terrain tokens needed: { $needed }; you have { $tokens }.
the-wolves-lone-wolf-there = A lone wolf stands on { $hex }.
the-wolves-prey-there = There is prey on { $hex }.
the-wolves-hex-full = Two pieces stand on { $hex }; there is no room for a third.
the-wolves-neutral-there = The neutral pack can’t be moved, pushed or dominated.
the-wolves-no-wolf-of-yours = You have no such wolf on { $hex }.
the-wolves-has-moved = This wolf has already moved in this action.
the-wolves-nowhere-to-end = This wolf can’t reach any { NAME($terrain, kind: "terrain") } hex where it may stop.
the-wolves-already-there = A wolf must stop on a different hex from the one it started on.
the-wolves-wrong-terrain = { $hex } is { NAME($ground, kind: "terrain") }; this move must end on { NAME($terrain, kind: "terrain") }.
the-wolves-too-far = { $hex } is too far: distance { $steps }, wolf speed { $speed }.
the-wolves-enemy-lair = A wolf can’t stop on an enemy lair.
the-wolves-enemy-alpha = An enemy alpha can’t be pushed.
the-wolves-enemy-wolf = Only an alpha can push an enemy pack wolf.
the-wolves-nowhere-to-push = The enemy wolf would have nowhere to go.
the-wolves-not-open-to-pushed-wolf = A pushed wolf must go to an empty hex or join a single piece of its own colour.
the-wolves-not-nearest = { $hex } is not the nearest hex for the pushed wolf: it is { $steps } away, the nearest { $nearest }.
the-wolves-built-there = There is already a den or lair on { $hex }.
the-wolves-enemy-there = There is an enemy piece on { $hex }, and a den ranks lowest.
the-wolves-no-alpha-near-den = You have no alpha on or next to { $hex }.
the-wolves-no-den-left = You have no den left.
the-wolves-no-den-on-track = The { NAME($track, kind: "track") } track has no dens left.
the-wolves-no-den-of-yours = You have no den on { $hex }.
the-wolves-not-by-water = { $hex } is not next to a water source.
the-wolves-no-alpha-near-lair = You have no alpha on or next to { $hex }.
the-wolves-region-has-your-lair = You already have a lair in this region.
the-wolves-no-lair-left = You have no lair left.
the-wolves-no-lone-wolf = There is no lone wolf on { $hex }.
the-wolves-out-of-range = { $hex } is too far from your alphas: distance { $distance }, howl range { $range }.
the-wolves-no-wolf-left = Your wolf track is empty.
the-wolves-no-enemy-pack-wolf = There is no enemy pack wolf on { $hex }.
the-wolves-no-enemy-den = There is no enemy den on { $hex }.
the-wolves-safe-pair = Two pieces of the same colour on one hex are safe.
the-wolves-safe-alpha = An alpha can’t be dominated.
the-wolves-safe-lair = A lair can’t be dominated.
the-wolves-no-wolf-to-replace = Your wolf track is empty; you have no wolf to take its place.
the-wolves-no-den-to-replace = You have no den left to take its place.
the-wolves-no-choice-of-prey = You can’t choose that prey.

## Lone Wolves

lone-wolves-game-over = The game is over.
lone-wolves-lead-first = Lead a card first.
lone-wolves-follow-first = Follow with a card first.
lone-wolves-take-first = First take a scar { NAME($from_land, kind: "land", form: "from") }, where your losing card lies.
lone-wolves-place-first = First put your scar on an empty slot.
lone-wolves-not-in-your-hand = The { CARD($card) } is not in your hand.
lone-wolves-must-follow-suit = The { CARD($led) } was led and you hold { NAME($suit, kind: "suit") }; the { CARD($card) } does not follow suit.
lone-wolves-land-full = There is no room left { NAME($land, kind: "land", form: "at") }: a territory holds { $room } cards.
lone-wolves-no-such-scar = No such scar ({ $scar }) lies face up { NAME($from_land, kind: "land", form: "at") }, where your losing card lies.
lone-wolves-no-hidden-scar = No scar lies face down { NAME($from_land, kind: "land", form: "at") }, where your losing card lies.
lone-wolves-no-border-slots = The { NAME($board, kind: "board") } board of this table has no slots on its borders.
lone-wolves-no-empty-slot = You have no empty slot { NAME($slot, kind: "slot", form: "at") }: { $taken } of { $room } are taken.
