# Reviews. $who and $whom are names of players; amounts are points of win share (hundredths).

review-title = Review
review-curve = Win share
review-ledger = Where it went
review-turning = Turning points
review-played = Played
review-better = Better
review-why = Why
review-balance = balance
review-unit = Points of win share; 100 is a sure win.
review-hindsight = hindsight
review-turn = { $kind ->
    [draft] Draft
    [lead] Trick { $round }, lead
    [follow] Trick { $round }, following
    [take] Trick { $round }, taking a scar
    [place] Trick { $round }, placing a scar
   *[other] Turn { $round }
}
review-date = date { $date }
review-fair-line = fair share
review-seat-share = { $who }: { $share } %

## Labels

review-label-inaccuracy = Inaccuracy
review-label-mistake = Mistake
review-label-blunder = Blunder
review-label-great = Great turn
review-label-gift = Gift
review-label-choice = Free choice
review-loss = { $value } ± { $half } points of win share
review-loss-counted = { $value } points of win share, counted
review-to-whom = { $who }: { $amount }
review-wins-in = wins in { $wins } of { $of }
review-hands = { $count ->
    [one] { $count } hand fits.
   *[other] { $count } hands fit.
}
review-none = No turn lost more than could be shown.

## The ledger

review-entry-fair = Fair share
    .what = { $count } players, the same for each
review-entry-setup = Seat and set-up
    .what = the map, the order of play
review-entry-deal = The deal
    .what = cards, scars and tokens
review-entry-own-errors = Own errors
    .what = what own turns gave away
review-entry-gifts = Others’ errors
    .what = what they gave away
review-entry-others = Others’ free choices
    .what = no error of theirs, and yet it mattered
review-entry-lie = The lie of the cards
    .what = what nobody could know
review-entry-revised = Engine revised
    .what = it changed its mind; nobody’s doing
review-entry-result = The result
    .what = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Played like

review-like = Played like { $bot }: { $value } points a turn given up ({ $low } to { $high }).
review-between = Played between { $bot } and { $other }: { $value } points a turn given up ({ $low } to { $high }).
review-lost = { $value } points a turn given up ({ $low } to { $high }).
review-like-unknown = Too few turns to compare with the bots: { $value } points a turn given up.

## How it ended, for one player

review-sum-won = { $count ->
    [one] Won by { $count } point.
   *[other] Won by { $count } points.
}
review-sum-lost = { $count ->
    [one] Lost by { $count } point.
   *[other] Lost by { $count } points.
}
review-sum-level = Level on points: the tie was broken.
review-sum-shared = The win is shared.
review-sum-left = The game was left unfinished.
review-sum-setup = { $sign ->
    [plus] Seat and set-up were worth { $amount } points.
   *[minus] Seat and set-up cost { $amount } points.
}
review-sum-deal = { $sign ->
    [plus] The deal was worth { $amount } points.
   *[minus] The deal cost { $amount } points.
}
review-sum-own-errors = Own errors cost { $amount } points.
review-sum-gifts = Errors of others gave { $amount } points.
review-sum-others = { $sign ->
    [plus] Free choices of others gave { $amount } points.
   *[minus] Free choices of others took { $amount } points.
}
review-sum-lie = { $sign ->
    [plus] The hidden cards lay well: { $amount } points.
   *[minus] The hidden cards lay badly: { $amount } points.
}
review-sum-revised = The engine changed its mind by { $amount } points.

## The story of the game

review-story-won = { $count ->
    [one] { $who } wins by { $count } point, { $points } to { $second }.
   *[other] { $who } wins by { $count } points, { $points } to { $second }.
}
review-story-broken = { $who } wins: { $points } points each, and the tie is broken.
review-story-shared = The win is shared, with { $points } points each.
review-story-left = The game is left unfinished; { $who } has the best chance, { $share } %.
review-story-always = { $who } is ahead from beginning to end.
review-story-led = { $kind ->
    [trick] { $who } is ahead from trick { $round } on.
   *[turn] { $who } is ahead from turn { $round } on.
}
review-story-back = { $kind ->
    [trick] { $who } comes back from { $share } % in trick { $round }.
   *[turn] { $who } comes back from { $share } % in turn { $round }.
}
review-story-label = { $kind ->
    [trick] In trick { $round }, { $who } gives up { $amount } points of win share, most of it to { $whom }.
    [draft] In the draft, { $who } gives up { $amount } points of win share, most of it to { $whom }.
   *[turn] In turn { $round }, { $who } gives up { $amount } points of win share, most of it to { $whom }.
}
review-story-great = { $kind ->
    [trick] In trick { $round }, { $who } finds a play worth { $amount } points more than any other.
   *[turn] In turn { $round }, { $who } finds a turn worth { $amount } points more than any other.
}
review-story-choice = { $kind ->
    [trick] In trick { $round }, the lie of the cards moves { $amount } points to { $whom }.
   *[turn] In turn { $round }, a free choice by { $who } moves { $amount } points to { $whom }.
}
review-story-quiet = Nobody gives up much at once: the game is decided little by little.

## Progress

review-stage-curve = The first look: the curve
review-stage-turns = Judging every turn
review-stage-done = Looking deeper where it matters
