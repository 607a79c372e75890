# A review on the screen.

review-analyse = Analyse
review-of-game = Review
review-row = Review: { $title }
review-unit-short = Win share, 100 is a sure win
review-amount = amount
review-slider = Turn
review-slider-trick = Trick
review-trick = Trick { $round }
review-start = The beginning
review-turn-of = Turn { $round } of { $of }
review-trick-of = Trick { $round } of { $of }
review-curve-later = appears with the review
review-figures = All figures
review-whose = As it went for
review-compare = Played or better
review-flow = To whom it went
review-doubt = ± { $half } points of win share
review-counted = points of win share, counted
review-margin = points better than the next best idea
review-eyes = As { $who } saw it:
review-reply = { $who } made use of it in the reply.
review-show = Show it
review-try = Try this turn again
review-leave = Back to the whole game
review-first = First turning point
review-next = Next turning point
review-before = Turning point before
review-only = Only: { $entry }
review-all = Show all
review-nothing = No turn of this player lost enough to learn from.
review-to-score = To the result
review-note = The game here
review-note-played = The turn as played
review-note-better = The better turn
review-abandoned = The game was not played to its end; this is how far it came.

## Lone Wolves

review-cards = Which cards
review-knew = What was known
review-open = All cards open
review-held = { $who } held
review-sampled = Estimated from samples.
review-kind-lead = Lead
review-kind-follow = Card
review-kind-take = Scar
review-kind-place = Slot
review-kind-turn = Turn
review-kind-draft = Hex
review-chance = chance
review-wins = wins in
review-of = { $wins } of { $of }
review-percent = { $share } %
review-was-played = played
review-best = best
review-hidden = face-down scar
review-all-plays = { $count ->
    [one] All { $count } decision
   *[other] All { $count } decisions
}
review-scar = { NAME($scar, kind: "scar") }
review-slot = { NAME($slot, kind: "slot", form: "at") }

## How far it is

review-ask = Review this game
review-go-on = Go on with it
review-not-yet = Not reviewed yet
review-what = A review shows how the win share moved from turn to turn, which turns lost some of it, what would have been better, and where it went.
review-takes = { $seconds ->
    [one] About { $seconds } second of computing.
   *[other] About { $seconds } seconds of computing.
}
review-ahead = { $count ->
    [0] Nobody waits ahead.
    [one] { $count } review waits ahead.
   *[other] { $count } reviews wait ahead.
}
review-finished-only = Only finished games are reviewed. What was hidden then is marked as hindsight.
review-stopped = The review stopped
review-stopped-hint = { $judged } of { $count } turns were judged. Nothing is lost: it goes on from there.
review-running = Looking at the game
review-left = { $seconds ->
    [one] about { $seconds } s left
   *[other] about { $seconds } s left
}
review-being-made = The game is being looked at. What is found appears here at once.
review-look-curve = First look
    .what = win shares of every turn
review-look-turns = Closer look
    .what = every turn against the best that is found
review-look-reasons = Reasons
    .what = what the better turn would have won
review-meanwhile = You can look around meanwhile, or leave: it goes on without you.
review-so-far = So far
review-away = The server can’t be reached. What is here stays.

## Learn from your mistakes

review-again = Learn from your mistakes
review-again-hint = { $count ->
    [one] { $count } position to try again
   *[other] { $count } positions to try again
}
review-kept = They are kept among your puzzles.
review-again-count = Try again ({ $count })
review-mistake-of = { $number } of { $of }
review-again-asked = Try again
review-again-judging = Looking at it
review-again-good = Good enough
review-again-not-yet = Not yet
review-again-shown = The answer
review-again-task = In the game this gave up { $loss } points of win share. Find what keeps them: anything within { $within } of the best is right.
review-again-wait = Your try is being compared with the best.
review-again-answer = This was the best that was found.
review-again-best = Nothing better was found.
review-again-kept = You keep all but { $loss } ± { $half } points.
review-again-still = { $se ->
    [none] This still gives up { $loss } points, counted.
   *[some] This still gives up { $loss } ± { $half } points.
}
review-in-game = In the game
review-look-here = Look here:
review-show-answer = Show the answer
review-take-back = Take it back
review-next-mistake = Next mistake
review-back = Back to the review

## On the page of the result

review-story = The game in three sentences
review-regions = Regions by date
review-regions-none = nobody
review-make = See where the game was won and lost.
