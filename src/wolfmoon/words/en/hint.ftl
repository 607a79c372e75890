# Hints. $whom is the name of another player. Every sentence states something that was proved.

## The ladder

hint-rung-look = Where to look
hint-rung-want = What to want
hint-rung-turn = { $action ->
    [play] The card
    [take] The scar
    [take-hidden] The scar
    [place] The slot
   *[other] The turn
}
hint-ruled = { $sentence } [{ $rule }]
hint-step = { $number }. { $sentence }
hint-sure = { $count ->
    [one] { $count } way to go on was played out { $continuations } times.
   *[other] { $count } ways to go on were played out { $continuations } times each, with the same luck.
}
hint-counted = { $count ->
    [one] { $count } decision was solved in all { $continuations } ways that hidden cards and scars can lie.
   *[other] { $count } decisions were solved in all { $continuations } ways that hidden cards and scars can lie.
}
hint-margin = The best is worth { $value } points of win share more than the next ({ $low } to { $high }).
hint-nothing-stands-out = { $count ->
    [one] Nothing stands out.
   *[other] Nothing stands out: { $count } ways to go on are within a point of win share of each other.
}
hint-no-aim = No one aim stands out here.
hint-gives-up = This gives up { $value } points of win share ({ $low } to { $high }).
hint-keeps = This gives up nothing that could be shown.
hint-card = { CARD($card) }

## Steps

hint-step-play = Play the { CARD($card) } { NAME($land, kind: "land", form: "to") }.
hint-step-take = Take this scar: { NAME($scar, kind: "scar") }.
hint-step-take-hidden = Take a face-down scar.
hint-step-place = Put the scar down { NAME($slot, kind: "slot", form: "at") }.
hint-step-draft = Put your pair of wolves on { $hex }.
hint-step-move = { $count ->
    [0] Move no wolf, and flip a tile: { NAME($terrain, kind: "terrain") }.
    [one] Move { $count } wolf to { NAME($terrain, kind: "terrain") }.
   *[other] Move { $count } wolves to { NAME($terrain, kind: "terrain") }.
}
hint-step-den = Build a den on { $hex }, from this track: { NAME($track, kind: "track") }.
hint-step-lair = Upgrade the den on { $hex } to a lair.
hint-step-howl = Howl: the lone wolf on { $hex } joins you.
hint-step-dominate-pack = Dominate { $whom }’s pack wolf on { $hex }.
hint-step-dominate-den = Dominate { $whom }’s den on { $hex }.
hint-step-end = End the turn.

## Lone Wolves: the table

hint-land-pays = { $moon ->
    [moon] Whoever wins { NAME($land, kind: "land", form: "the") } gets { $points }: honour { $honour } and the moon.
    [blood-moon] Whoever wins { NAME($land, kind: "land", form: "the") } gets { $points }: honour { $honour } and the blood moon.
   *[none] Whoever wins { NAME($land, kind: "land", form: "the") } gets { $honour } honour.
}
hint-land-stands = { $lead ->
    [ahead] You lead { NAME($land, kind: "land", form: "at") }, { $own } to { $theirs } ({ $whom }).
    [behind] You are behind { NAME($land, kind: "land", form: "at") }, { $own } to { $theirs } ({ $whom }).
   *[level] It is level { NAME($land, kind: "land", form: "at") }, { $own } to { $theirs } ({ $whom }).
}
hint-places-left = { $count ->
    [one] Only { $count } place is free { NAME($land, kind: "land", form: "at") }.
   *[other] Only { $count } places are free { NAME($land, kind: "land", form: "at") }.
}
hint-last-scar = One scar is left { NAME($land, kind: "land", form: "at") }: with it comes { NAME($moon, kind: "moon", form: "the") }, { $points } points, and { NAME($suit, kind: "suit") } is trump.
hint-scars-to-take = Scars { NAME($land, kind: "land", form: "at") }: { $shown } face up, { $hidden } face down.
hint-scar-in-hand = You hold this scar: { NAME($scar, kind: "scar") }.

## Lone Wolves: what to want

hint-land-to-take = { $need } more strength { NAME($land, kind: "land", form: "at") } wins you { $points } points.
hint-land-to-hold = Keep your lead of { $margin } { NAME($land, kind: "land", form: "at") }: it wins { $points } points.
hint-scar-to-get = A scar { NAME($land, kind: "land", form: "from") }: { NAME($scar, kind: "scar") }. At once it gains you { $points } points on the other.
hint-hidden-to-get = A face-down scar { NAME($land, kind: "land", form: "from") }: { $scoring } of the { $unseen } that you have not seen score points.
hint-slot-to-find = The slot where this gains most at once, { $points } points: { NAME($scar, kind: "scar") }.

## Lone Wolves: counting hands

hint-holds-trick = The { CARD($card) } holds the trick in { $hands } of { $of } hands that fit.
hint-sure-trick = The { CARD($card) } holds the trick in all { $of } hands that fit.
hint-only-beaten-by = Only { $cards } can beat the { CARD($card) }; out of reach: { $gone }.
hint-rival-void = { $whom } has no more { NAME($suit, kind: "suit") }.
hint-no-trump-out = { $whom } can’t hold a trump: { NAME($suit, kind: "suit") }.
hint-reply-takes = The { CARD($card) } would punish it, { $own } to { $theirs } { NAME($land, kind: "land", form: "at") }: { $whom } holds it in { $hands } of { $of } hands.

## Lone Wolves: cards

hint-wins-trick = The { CARD($card) } beats the { CARD($led) }: { $why ->
    [trump] it is a trump.
    [suit] the other does not follow suit.
    [two] a 2 beats a 7.
   *[higher] it is the higher card.
}
hint-loses-trick = { $count ->
    [one] The { CARD($card) } loses to the { CARD($led) }: you take the scar that lies { NAME($land, kind: "land", form: "at") }.
   *[other] The { CARD($card) } loses to the { CARD($led) }: you take one of { $count } scars { NAME($land, kind: "land", form: "at") }.
}
hint-cannot-win = { $count ->
    [one] The one card that you may play does not beat the { CARD($led) }.
   *[other] None of the { $count } cards that you may play beats the { CARD($led) }.
}
hint-lowest-winner = { $count ->
    [one] The { CARD($card) } is the one card of yours that wins.
   *[other] The { CARD($card) } is the lowest of your { $count } cards that win.
}
hint-strength-held = Strength { NAME($land, kind: "land", form: "at") } with it: { $own } to { $theirs }.
hint-strength-beaten = If it is beaten: { $own } to { $theirs } { NAME($land, kind: "land", form: "at") }.
hint-turns-land = It makes { NAME($land, kind: "land", form: "the") } yours, { $own } to { $theirs }: { $points } points.
hint-breaks-land = It makes it level { NAME($land, kind: "land", form: "at") }, { $own } to { $theirs }: nobody gets the { $points } points.
hint-would-turn-land = If it holds, { NAME($land, kind: "land", form: "the") } is yours, { $own } to { $theirs }: { $points } points.
hint-would-break-land = If it holds, it is level { NAME($land, kind: "land", form: "at") }, { $own } to { $theirs }: nobody gets the { $points } points.
hint-fills-land = It takes the last place { NAME($land, kind: "land", form: "at") }.
hint-reveals-scar = The { CARD($card) } turns a face-down scar { NAME($land, kind: "land", form: "at") }.
hint-score-after = Points: you { $own_from } → { $own }, the other { $theirs_from } → { $theirs }.

## Lone Wolves: scars

hint-brings-moon = The last scar { NAME($land, kind: "land", form: "from") } brings { NAME($moon, kind: "moon", form: "the") }, { $points } points; { NAME($suit, kind: "suit") } is trump next.
hint-scar-pays = It pays { $points } now { NAME($slot, kind: "slot", form: "at") }: { NAME($scar, kind: "scar") }.
hint-no-slot-better = No other slot gains more at once than { $points } points { NAME($slot, kind: "slot", form: "at") }: { NAME($scar, kind: "scar") }.
hint-scar-strength = Strength { NAME($land, kind: "land", form: "at") } with it: { $own } to { $theirs } ({ NAME($scar, kind: "scar") }).
hint-turns-honour = { $lead ->
    [ahead] It turns the honour token { NAME($land, kind: "land", form: "at") }, where you lead: { $before } → { $after }.
    [behind] It turns the honour token { NAME($land, kind: "land", form: "at") }, where you are behind: { $before } → { $after }.
   *[level] It turns the honour token { NAME($land, kind: "land", form: "at") }, where it is level: { $before } → { $after }.
}
hint-lone-wolf-joins = A lone wolf joins you { NAME($land, kind: "land", form: "at") }.
hint-ahead-in-ways = With best play of both it ends ahead in { $ways } of the { $of } ways that the hidden cards and scars can lie ({ $hands } hands).

## The Wolves: the map

hint-region-pays = At the { $phase ->
    [crescent] crescent moon
    [quarter] quarter moon
   *[full] full moon
} region { $region } pays { $first } points for first place and { $second } for second.
hint-region-stands = { $lead ->
    [ahead] You lead region { $region }, { $own } to { $theirs } ({ $whom }).
    [behind] You are behind in region { $region }, { $own } to { $theirs } ({ $whom }).
   *[level] You are level in region { $region }, { $own } to { $theirs } ({ $whom }).
}
hint-prey-near = Prey on { $hex }, { NAME($prey, kind: "prey", form: "a") }: your wolves are on { $beside } hexes beside it, { $free } are empty.
hint-lone-wolf-near = The lone wolf on { $hex } hears you; it stands on { NAME($terrain, kind: "terrain") }.
hint-den-by-water = Your den on { $hex } stands by the water, and you have no lair in region { $region }.
hint-victim-near = { $whom }’s { NAME($piece, kind: "piece") } on { $hex } stands alone within your howl range.
hint-moon-near = { $count ->
    [one] Only { $count } date is left until this phase: { NAME($phase, kind: "phase") }.
   *[other] Only { $count } dates are left until this phase: { NAME($phase, kind: "phase") }.
}
hint-tiles-show = { $count } of your tiles show { NAME($terrain, kind: "terrain") }.
hint-tiles-ready = After it { $count } of your tiles show { NAME($terrain, kind: "terrain") }.

## The Wolves: what rivals can do

hint-in-danger = { $whom } could dominate your { NAME($piece, kind: "piece") } on { $hex }.
hint-punished = Then { $whom } could dominate your { NAME($piece, kind: "piece") } on { $hex }.
hint-now-paired = Your { NAME($piece, kind: "piece") } on { $hex }, which { $whom } could dominate, becomes one of two and is safe.
hint-out-of-reach = Your { NAME($piece, kind: "piece") } leaves { $hex }, where { $whom } could dominate it.

## The Wolves: a turn

hint-hunts = Your prey number { $count }, { NAME($prey, kind: "prey", form: "a") } on { $hex }: prey pays { $before } → { $after }.
hint-makes-lair = A lair on { $hex }: lairs pay { $before } → { $after }, and it counts 3 in region { $region }.
hint-builds-den = A den on { $hex }: { NAME($track, kind: "track") } { $value }{ $after ->
    [0] {""}
   *[other] , points { $before } → { $after }
}{ $bonus ->
    [action] , and a bonus action token.
    [terrain] , and a bonus terrain token.
   *[none] .
}
hint-howls = On { $hex } { NAME($piece, kind: "piece", form: "a") } joins you: wolves pay { $before } → { $after }.
hint-dominates-wolf = { $whom }’s pack wolf on { $hex } gives way to a wolf of yours.
hint-dominates-den = { $whom }’s den on { $hex } gives way to a den of yours.
hint-pushes-out = It pushes { $whom }’s wolf from { $hex } to { $to }, out of region { $region }.
hint-region-first = First place in region { $region }: { $points } instead of { $before } ({ NAME($phase, kind: "phase") }).
hint-region-second = Second place in region { $region }: { $points } instead of { $before } ({ NAME($phase, kind: "phase") }).
hint-first-by-alphas = Control in region { $region } is { $control } each; alphas decide for you, { $own } to { $theirs } ({ $whom }).
hint-region-denied = { $whom } would get { $after } instead of { $before } for region { $region }.
hint-control-grows = Your control in region { $region }: { $before } → { $after }.
hint-phase-scored = The turn reaches this phase, and its regions pay you { $points }: { NAME($phase, kind: "phase") }.
hint-ends-game = The turn ends the game: { $own } to { $theirs } ({ $whom }).
hint-extra-actions = { $count ->
    [one] It gains { $count } bonus action token.
   *[other] It gains { $count } bonus action tokens.
}
hint-hunt-ready = Two of your wolves stand beside prey on { $hex }, { NAME($prey, kind: "prey", form: "a") }: one more hunts it.
hint-lair-ready = The new den on { $hex } lies by the water of region { $region }: it can become a lair.
hint-only-end = Your two actions are taken and you have no bonus action token: only the end of the turn is left.
hint-points-after = Your points: { $before } → { $after }.

## The Wolves: the draft

hint-draft-howls = { $count ->
    [one] From { $hex } { $count } lone wolf is within your howl range.
   *[other] From { $hex } { $count } lone wolves are within your howl range.
}
hint-draft-prey = { $count ->
    [one] From { $hex } it is { $count } step to the side of the nearest prey, { NAME($prey, kind: "prey", form: "a") }.
   *[other] From { $hex } it is { $count } steps to the side of the nearest prey, { NAME($prey, kind: "prey", form: "a") }.
}
hint-draft-home = { $hex } is ground of your home tile: { NAME($terrain, kind: "terrain") }.
hint-draft-water = { $count ->
    [one] From { $hex } it is { $count } step to the shore of region { $region }.
   *[other] From { $hex } it is { $count } steps to the shore of region { $region }.
}

## The Wolves: what a turn is worth

hint-worth = By value it is { $gap } points of win share ahead of the next turn; this adds most, { $points }: { NAME($group, kind: "hint-group") }.
hint-group-moon = the moon and the order of play
hint-group-points = points on the board
hint-group-wolves = wolves
hint-group-tracks = the tracks
hint-group-lairs = lairs and what can become one
hint-group-prey = prey, hunted and near
hint-group-tokens = bonus tokens
hint-group-tiles = what the tiles show
hint-group-targets = targets within reach
hint-group-danger = what rivals can take
hint-group-next = regions of the next phase
hint-group-later = regions of later phases
