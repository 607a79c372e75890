# The lantern and the tutor at a table: who may have a hint, and what stands around it.

## Why there is none

hints-off = This table was opened without hints.
hints-company = Other people play here, and the table was not opened with hints.
hints-rated = This game is rated: nobody has hints.
hints-away = This server gives no hints.
hint-not-your-turn = A hint is for whoever is to decide; wait for your turn.
hint-failed = The hint did not come. Try again.
not-a-turn = This is not a whole turn yet.

## The lantern

lantern = Hint
lantern-why = Why
lantern-casual = casual game
lantern-tutor = from the tutor
lantern-show = Show
lantern-show-rung = Show: { $rung }
lantern-rung-of = { $number } of 3
lantern-looking = Looking for the best way on…
lantern-still-looking = Still looking. You can close this; nothing is lost.
lantern-clock = Your clock runs meanwhile.
lantern-no-answer = The hint did not come.
lantern-no-connection = There is no connection. Hints come back with it.
lantern-again = Try again
lantern-another-way = You went another way; the hint ends here.
lantern-to-turn = To my turn
lantern-step-done = done
lantern-in-hint = in the hint
lantern-in-hint-sentence = In the hint.
lantern-sure = How sure is this?
lantern-margin = It is worth { $value } ± { $half } points of win share more than the next best.
lantern-margin-counted = It is worth { $value } points of win share more than the next best; this was counted.
lantern-share = { $share } %
lantern-ahead = { $count } of { $of }
lantern-used = { $count ->
    [one] Hints in { $count } turn
   *[other] Hints in { $count } turns
}
lantern-tutored = With the tutor
key-lantern = Get a hint

## The tutor

tutor-gives-up = This turn gives up { $value } ± { $half } points of win share.
tutor-gives-up-counted = This turn gives up { $value } points of win share.
tutor-see-why = See why
tutor-hide = Hide
tutor-with = { $action ->
    [play] With this card
    [take] With this scar
    [take-hidden] With this scar
    [place] With this slot
   *[other] With this turn
}
tutor-better = What it gives up
tutor-nothing = Nothing more was proved.

## Settings and new tables

set-tutor = Tutor
set-tutor-hint = Before you play it, says that a turn gives up a lot. Only where hints are on.
set-tutor-first = In my first games
set-tutor-always = Always
set-tutor-never = Never
set-threshold = The tutor speaks from
set-threshold-hint = Measured against a fair share of the win.
set-threshold-10 = 10 %
set-threshold-20 = 20 %
set-threshold-30 = 30 %
new-hints = Hints
new-hints-hint = Whoever is to decide may ask where to look, what to want and what to do. Everyone sees who did.

## The log

event-hinted = { $by ->
    [tutor] { $who } plays with the tutor.
   *[lantern] { $who } has taken a hint.
}
