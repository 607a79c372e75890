# What stands above a board, and what happened since one's turn.

key-leave-shelf = Close what stands above the board
key-parts = To the next part of the table

## The log

recap-trick = Trick { $number }
recap-turn-of = { $name }, turn { $number }
recap-names = Names of hexes

## Since one's turn

recap-since-yours = Since your turn
recap-since-last = Since the last turn of { $name }
recap-since-card = Since your card
recap-away = { $count ->
    [one] { $count } turn while you were away
   *[other] { $count } turns while you were away
}
recap-dates = Date { $from } → { $to }
recap-tab = { $count ->
    [one] { $count } turn since yours
   *[other] { $count } turns since yours
}
recap-failed = What happened since then did not come.
recap-card = { $name }, turn { $number }: { $done }; { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
recap-card-draft = { $name }: { $done }.
recap-fact = { $what } ({ $place }).
recap-got = { $name } +{ $points }
recap-scored = { $phase }: { $gains }.
recap-nobody = nobody scores
recap-yours-dominated-wolf = Dominated your pack wolf
recap-yours-dominated-den = Dominated your den
recap-yours-pushed = Pushed your { NAME($piece, kind: "piece") }
recap-took-yours = Took first place from you
recap-took = Took first place
recap-hunted = Hunted { NAME($prey, kind: "prey", form: "a") }
recap-upgraded = Built a lair
recap-dominated-den = Dominated a den
recap-dominated-wolf = Dominated a pack wolf
recap-howled = Howled
recap-built = Built a den
recap-drafted = Drafted two wolves

## Stepping through it

recap-back = One step back
recap-on = One step on
recap-play = Play it again
recap-pause = Stop here
recap-skip = Skip to the end
recap-go-on = Go on
recap-read = Read what happened since your turn
recap-pick = Show one of these turns
recap-looking-back = Looking back
recap-step-of = step { $step } of { $of }
recap-nothing-played = Nothing can be played here; time goes on.
recap-steps = Steps
recap-gained = { $count ->
    [0] no points
    [one] +{ $count } point
   *[other] +{ $count } points
}
recap-to-now = Back to now

## How fast others play

set-others = Turns of others
set-others-hint = How fast they are played out. A tap on the map or the space bar skips the rest.
set-others-slow = Half speed
set-others-usual = Calm
set-others-fast = Brisk
set-others-once = At once
set-others-wait = Wait for me
recap-speed-slow = ½×
recap-speed-usual = 1×
recap-speed-fast = 2×
recap-speed-once = at once
recap-speed-wait = wait
set-names = Names of hexes
set-names-hint = Written on the map, as the log has them. Key K.

## What one knows in Lone Wolves

recap-known = What you know now
recap-known-hands = { $count ->
    [one] { $count } hand fits.
   *[other] { $count } hands fit.
}
recap-known-before = { $count ->
    [one] Before, it was { $count }.
   *[other] Before, there were { $count }.
}
recap-known-out = { $who } is out of { $suits }.
recap-known-aside = Set aside for certain: { $cards }.
recap-known-last = The only card of its suit not seen: { $cards }.
recap-known-held = { $who } holds { $cards }.
