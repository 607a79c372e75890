# What reports say: the pages of an arena and of a study of balance.

## Any report

report-again = Again:
report-seed = seed { $seed }
report-board = board: { $board }
report-interval = { $what }: { $value } ({ $low } to { $high })
report-seconds = { $time } s
report-milliseconds = { $time } ms
report-microseconds = { $time } µs
report-bar-decisions = { $low } to { $high } decisions: { $games }
report-bar-turns = { $low } to { $high } turns: { $games }
report-length = Length
report-length-hint = Decisions in a game; dashed: the median.
report-length-title = Decisions in a game
report-points = Points
report-faults = Faults
report-head-how = how
report-head-lost = games lost

## Arena: what was played

report-title = { $bot } against { $others }
report-and = { $first } and { $second }
report-simulations = simulations a decision: { $count }
report-thinking = { $seconds } s a decision
report-unfinished = Not finished: { $blocks } of { $planned } blocks.

## Arena: what came out

report-wins-more = { $bot } wins { $share } (95 %: { $low } to { $high }), more than its fair share of { $fair }.
report-wins-less = { $bot } wins { $share } (95 %: { $low } to { $high }), less than its fair share of { $fair }.
report-wins-fair = { $bot } wins { $share } (95 %: { $low } to { $high }), which can’t be told from its fair share of { $fair }.
report-elo = That is { $elo } ({ $reach }).
report-elo-points = { $value } Elo
report-at-least = { $low } or more
report-at-most = { $high } or less
report-no-bounds = without bounds
report-sprt-accepted = The sequential test [{ $low }, { $high }] has settled on { $high } Elo or more (ratio { $ratio }).
report-sprt-rejected = The sequential test [{ $low }, { $high }] has settled on { $low } Elo or less (ratio { $ratio }).
report-sprt-undecided = The sequential test [{ $low }, { $high }] has not decided (ratio { $ratio }).

## Arena: charts

report-strength = Strength
report-strength-hint = Share of all wins, with its 95 % interval; dashed: a fair share of its seats.
report-strength-title = Share of wins of each bot, with its interval
report-seats = Seats
report-seats-hint = Share of wins by seat. Grey: whoever has it. In colour: the bot in question on it.
report-seats-title = Share of wins by seat
report-seat = seat { $seat }
report-seat-any = seat { $seat }, whoever has it
report-seat-bot = { $bot } on seat { $seat }
report-time = Time
report-time-hint = The mark is the median, the band holds 90 of 100; in figures: 95 of 100 are faster.
report-time-title = Time of decisions and turns
report-time-decision = { $bot }, decision
report-time-turn = { $bot }, turn
report-time-said = { $what }: half within { $middle }, 95 of 100 within { $high }
report-points-hint = Mean points of one seat by source.
report-points-title = Mean points by source
report-all-figures = All figures
report-head-turn-ms = p95 ms a turn
report-arena-footer = A block is one set-up played once from every seat. Intervals come from the spread of block means, never from single games. A shared win counts in parts; a bot that crashes, hangs or breaks the rules loses.

## Balance: what tells seats apart

report-group-seat = seat
report-group-pack = pack
report-group-start-hex = start hex
report-group-home-ground = home ground
report-group-region-tile = region tile
report-group-hand = hand
report-about-seat = Counted in the order of play.
report-about-seat-the-wolves = Counted in the order of play: 1 takes the first turn.
report-about-pack = The pack, which is also the home terrain.
report-about-start-hex = The hexes on which a player drafted.
report-about-home-ground = Hexes of the home terrain within 3 of a player’s start hexes, beside the other players’: 1 has the most.
report-about-region-tile = The region tiles that lie nearest to a player’s start hexes.
report-about-seat-lone-wolves = Counted in the order of play: 1 leads the first trick.
report-about-hand = The values of the cards dealt, added up, beside the other hand.
report-hand-higher = higher
report-hand-equal = equal
report-hand-lower = lower
report-tile = tile { $number }

## Balance: the page

report-balance-title = Balance: { $game }
report-stopped = Stopped after { $games } of { $planned } games.
report-bots = bots: { $bots }
report-all-fair = { $count ->
    [one] The only share is not clearly off the fair { $fair }.
   *[other] None of { $count } shares is clearly off the fair { $fair }.
}
report-off-fair = Off the fair { $fair }: { $count } of { $total } shares, first of all { $first }. By chance alone about { $chance } would be.
report-by-group = Share of wins: { $group }
report-balance-points-hint = Mean points of a seat by source; dashed: of those who won.
report-balance-points-title = Points by source
report-turns = Turns
report-turns-hint = Turns or tricks in a game; dashed: the median.
report-turns-title = Turns in a game
report-points-and-length = Points and length
report-ended-by = Ended by
report-balance-footer = Every game has a set-up of its own. Shares of wins have the interval of Wilson, points and lengths that of Student’s t, both at 95 % and from single games: one of twenty misses the truth by chance. A shared win counts in parts.
