# What things on a table are, beside the rule that speaks of them: how they stand now.

thing-valued = { $name }: { $value }
thing-whose = { $who } ({ $pack })
thing-of = { $count } of { $of }

## The Wolves

thing-ground = An action with this hex as its target is paid with tiles that show its terrain.
thing-when = Scored at date { $date }. As it stands:
thing-now-scored = Scored at the end of this turn. As it stands:
thing-gets = control { $control }, alphas { $alphas }: +{ $points }
thing-neutral = control { $control }, alphas { $alphas }
thing-nobody = Nobody has control here. The token would be discarded.
thing-taken-off = The token of this region has been scored.
thing-under = Scored after the token that lies on it.
thing-prey-had = You have hunted one of this kind.
thing-date = Date { $date }
thing-covered = { $covered ->
    [yes] Covered.
   *[no] Not covered yet.
}
thing-moonlight = Date { $date } of { $last }.
thing-next-den = Next den:
thing-value = value { $value }
thing-no-den = No den is left on this track.
thing-bonus-terrain = Stands for one tile of any terrain when you pay.
thing-tile = Pays for an action at a hex of the terrain it shows. Then it is flipped.
thing-tile-home = Both sides show the same terrain, so you can pay with it in every action.
thing-terrain = { $count ->
    [one] { $count } tile shows this terrain.
   *[other] { $count } tiles show this terrain.
}
thing-cost = { $count ->
    [one] { $count } tile that shows the terrain of the target
   *[other] { $count } tiles that show the terrain of the target
}
thing-won = { $place ->
    [first] First place: +{ $points }
   *[second] Second place: +{ $points }
}
thing-opens = A click opens the whole player board.

## Lone Wolves

thing-goes = As it stands: { $who }, +{ $points }.
thing-goes-nobody = As it stands: nobody, for both sides are equally strong.
thing-honour = Honour token { $up }, other side { $down }
thing-free = { $free } of { $room } places free
thing-moon = { NAME($moon, kind: "moon") }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
thing-slot = Empty slot
thing-card-value = Value { $value }
