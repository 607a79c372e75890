# What happened: the log of a game. $who is the one who did it, $whom the one it was done to;
# both are names of people, so no sentence may depend on their gender or number.

## Any game

log-turn = { $who } to play.
log-ended = { $reason ->
    [full] The full moon has been scored: the game is over.
    [quiet] Nothing has reached the moonlight board for too long: the game is over.
    [tricks] All tricks have been played: the game is over.
   *[other] The game is over.
}
log-final = { $who }: { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} place.
log-won = { $who } won.
log-shared = { $who } shared the win.

## The Wolves

log-drafted = { $who } drafted an alpha and a pack wolf on { $hex }.
log-extra-action = { $who } spent a bonus action token for one more action.
log-paid = { $who } paid { $cost } { NAME($terrain, kind: "terrain") } for “{ NAME($action, kind: "action") }”{ $bonus ->
    [0] .
    [one] , including { $bonus } bonus terrain token.
   *[other] , including { $bonus } bonus terrain tokens.
}
log-moved = { $who } moved { NAME($piece, kind: "piece", form: "a") } from { $from } to { $to }.
log-stayed = { $who } moved no wolves.
log-pushed = { $who } pushed { $whom }’s { NAME($piece, kind: "piece") } from { $from } to { $to }.
log-built = { $who } built a den on { $hex }: { NAME($track, kind: "track") } is now { $value }.
log-upgraded = { $who } upgraded the den on { $hex } to a lair.
log-howled = { $who } howled: the lone wolf on { $hex } became { NAME($piece, kind: "piece", form: "a") }.
log-dominated-wolf = { $who } dominated { $whom }’s pack wolf on { $hex }: { NAME($piece, kind: "piece", form: "a") } took its place.
log-dominated-den = { $who } dominated { $whom }’s den on { $hex }: { NAME($track, kind: "track") } is now { $value }.
log-hunted = { $who } hunted { NAME($prey, kind: "prey", form: "a") } on { $hex }.
log-gained = { $who } gained a { NAME($bonus, kind: "bonus") }.
log-moonlight = The moonlight board is now at date { $date }.
log-phase = { $phase ->
    [crescent] The crescent is reached: its regions are scored at the end of this turn.
    [quarter] The quarter is reached: its regions are scored at the end of this turn.
   *[full] The full moon is reached: its regions are scored at the end of this turn, the last of the game.
}
log-region = Region { $region } is scored: { NAME($phase, kind: "phase") }.
log-region-first = { $who } took the token of region { $region }{ $why ->
    [alphas] {" "}with more alphas
   *[control] {""}
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-region-second = { $who } came second in region { $region }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-region-tied = First place in region { $region } is tied; the token is discarded.
log-region-neutral = The neutral pack is first in region { $region }; the token is discarded.
log-region-empty = Region { $region } is empty; the token is discarded.

## Lone Wolves

log-led = { $who } led the { CARD($card) } { NAME($land, kind: "land", form: "to") }.
log-followed = { $who } followed with the { CARD($card) } { NAME($land, kind: "land", form: "to") }.
log-revealed = { $who } turned a scar face up { NAME($land, kind: "land", form: "at") }: { NAME($scar, kind: "scar") }.
log-trick-won = { $who } won trick { $trick } with the { CARD($card) }: { $why ->
    [trump] it is a trump
    [suit] the other card does not follow suit
    [two] a 2 beats a 7
   *[higher] it is the higher card
}.
log-turned = { $who }’s { CARD($card) } { NAME($land, kind: "land", form: "at") } is now a lone wolf.
log-took = { $who } took a scar { NAME($land, kind: "land", form: "from") }: { NAME($scar, kind: "scar") }.
log-took-hidden = { $who } took a face-down scar { NAME($land, kind: "land", form: "from") }.
log-took-hidden-seen = { $who } took a face-down scar { NAME($land, kind: "land", form: "from") }: { NAME($scar, kind: "scar") }.
log-discarded = { $who } has no empty slot: the scar is discarded ({ NAME($scar, kind: "scar") }).
log-placed = { $who } placed a scar { NAME($slot, kind: "slot", form: "at") }: { NAME($scar, kind: "scar") }.
log-joined = An unseen lone wolf joined { $who } { NAME($land, kind: "land", form: "at") }.
log-honour = { $who } turned the honour token { NAME($land, kind: "land", form: "at") }: { $from } → { $to }.
log-moon = The last scar was taken { NAME($land, kind: "land", form: "from") }: { NAME($moon, kind: "moon", form: "the") } is placed there.
log-trump = Trump is now { NAME($suit, kind: "suit") }.
log-strength = { $who }’s strength { NAME($land, kind: "land", form: "at") }: { $from } → { $to }.
log-points = { $who }’s points: { $from } → { $to }.
log-land-won = { $who } won { NAME($land, kind: "land", form: "the") }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-land-tied = Nobody won { NAME($land, kind: "land", form: "the") }: both sides are equally strong.
log-scars-scored = { $who }’s scars are worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
