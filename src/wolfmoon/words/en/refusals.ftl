# Why something can't be done. The keys are the game and the reason code of its rules.

not-your-decision = It is not your decision.

## The Wolves

the-wolves-game-over = The game is over.
the-wolves-asked-something-else = First decide { NAME($asks, kind: "the-wolves-asks") }.
the-wolves-no-such-hex = { $hex } is not on the { $players }-player map.
the-wolves-not-land = { $hex } is water or chasm; no piece can stand there.
the-wolves-not-on-start-tile = Draft on the start tile; { $hex } is not on it.
the-wolves-not-empty = Draft on an empty hex; { $hex } is taken.
the-wolves-same-side-of-the-chasm = Your second pair goes to the other side of the chasm.
the-wolves-crescent-region = The top token of this region is a crescent; draft elsewhere.
the-wolves-no-action-left = Both actions are taken and you have no bonus action token.
the-wolves-two-actions-first = Take two actions first (taken so far: { $taken }).
the-wolves-cannot-pay = This costs { $cost } of { NAME($terrain, kind: "terrain") }; you can pay { $means }.
the-wolves-tile-shows-another-terrain = Every tile must show { NAME($terrain, kind: "terrain") }.
the-wolves-too-many-tiles = That is more than the cost of { $cost }.
the-wolves-not-enough-bonus-tokens = Bonus terrain tokens needed: { $needed }; you have { $tokens }.
the-wolves-lone-wolf-there = A lone wolf stands on { $hex }.
the-wolves-prey-there = Prey stands on { $hex }.
the-wolves-hex-full = Two pieces stand on { $hex }; there is no room for a third.
the-wolves-neutral-there = The neutral pack can't be moved, pushed or dominated.
the-wolves-no-wolf-of-yours = No such wolf of yours stands on { $hex }.
the-wolves-has-moved = This wolf has moved in this action.
the-wolves-nowhere-to-end = This wolf can't reach a hex of { NAME($terrain, kind: "terrain") } where it may end.
the-wolves-already-there = A wolf must end on another hex than it started from.
the-wolves-wrong-terrain = { $hex } is { NAME($ground, kind: "terrain") }; this move ends on { NAME($terrain, kind: "terrain") }.
the-wolves-too-far = { $hex } is too far: distance { $steps }, wolf speed { $speed }.
the-wolves-enemy-lair = No wolf ends on an enemy lair.
the-wolves-enemy-alpha = An enemy alpha can't be pushed.
the-wolves-enemy-wolf = Only an alpha pushes an enemy pack wolf.
the-wolves-nowhere-to-push = The enemy wolf would have nowhere to go.
the-wolves-not-open-to-pushed-wolf = A pushed wolf goes where nothing but its own colour stands.
the-wolves-not-nearest = { $hex } is not nearest to the pushed wolf: distance { $steps }, not { $nearest }.
the-wolves-built-there = A den or lair stands on { $hex } already.
the-wolves-enemy-there = An enemy piece stands on { $hex }; a den ranks lowest.
the-wolves-no-alpha-near-den = No alpha of yours stands on or next to { $hex }.
the-wolves-no-den-left = You have no den left.
the-wolves-no-den-on-track = The { NAME($track, kind: "track", form: "short") } track has no den left.
the-wolves-no-den-of-yours = No den of yours stands on { $hex }.
the-wolves-not-by-water = { $hex } is not next to a water source.
the-wolves-no-alpha-near-lair = No alpha of yours stands on or next to { $hex }.
the-wolves-region-has-your-lair = You have a lair in this region already.
the-wolves-no-lair-left = You have no lair left.
the-wolves-no-lone-wolf = No lone wolf stands on { $hex }.
the-wolves-out-of-range = { $hex } is too far from your alphas: { $distance }, howl range { $range }.
the-wolves-no-wolf-left = Your wolf track is empty.
the-wolves-no-enemy-pack-wolf = No enemy pack wolf stands on { $hex }.
the-wolves-no-enemy-den = No enemy den stands on { $hex }.
the-wolves-safe-pair = Two pieces of one colour on a hex are safe.
the-wolves-no-wolf-to-replace = Your wolf track is empty; you have no wolf to take its place.
the-wolves-no-den-to-replace = You have no den left to take its place.
the-wolves-no-choice-of-prey = That prey is not one of those to choose from.

## Lone Wolves

lone-wolves-game-over = The game is over.
lone-wolves-lead-first = First lead a card.
lone-wolves-follow-first = First follow with a card.
lone-wolves-take-first = First take a scar { NAME($from_land, kind: "land", form: "from") }, where your losing card lies.
lone-wolves-place-first = First put your scar on an empty slot.
lone-wolves-not-in-your-hand = The { CARD($card) } is not in your hand.
lone-wolves-must-follow-suit = The { CARD($led) } was led and you hold { NAME($suit, kind: "suit") }; the { CARD($card) } does not follow suit.
lone-wolves-land-full = There is no room left { NAME($land, kind: "land", form: "at") }: a territory holds { $room } cards.
lone-wolves-no-such-scar = No such scar ({ $scar }) lies face up { NAME($from_land, kind: "land", form: "at") }, where your losing card lies.
lone-wolves-no-hidden-scar = No scar lies face down { NAME($from_land, kind: "land", form: "at") }, where your losing card lies.
lone-wolves-no-border-slots = The borders have no slots on the { NAME($board, kind: "board") } board of this table.
lone-wolves-no-empty-slot = You have no empty slot { NAME($slot, kind: "slot", form: "at") }: room for { $room }, { $taken } taken.
