# What the commands print in the terminal. Commands, options, names of bots and the notation of
# decisions are typed, and so they are the same in every language.

## Any command

terminal-wrote = wrote { $file }
terminal-seconds = { $seconds } s
terminal-from-to = { $low } to { $high }
terminal-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
terminal-blocks = { $count ->
    [one] { $count } block
   *[other] { $count } blocks
}
terminal-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
terminal-playing = playing
terminal-unit-games = games
terminal-unit-blocks = blocks
terminal-left = left
terminal-stopped = Stopped.
terminal-stopped-save = Stopped. The same command goes on.
terminal-stopped-after = Stopped after { $games } of { $planned } games.
terminal-ended = ended by { $why }: { $share }

## How a game ends

terminal-ending-full-moon = full moon
terminal-ending-quiet = quiet
terminal-ending-thirteen-tricks = thirteen tricks

## A game in the terminal

terminal-seated = You have seat { $seat }; { $others }.
terminal-other = { $bot } on seat { $seat }
terminal-type-help = Type help for what you can type.
terminal-farewell = Good-bye. (save FILE keeps a game.)
terminal-typed-number = a number
terminal-does-number = choose that option
terminal-typed-notation = a decision
terminal-does-notation = decide so
terminal-does-notation-as = decide so, such as: { $examples }
terminal-typed-why = why WHAT
terminal-does-why = why something is not possible, with the rule
terminal-does-options = what you may decide, once more
terminal-does-score = points by source
terminal-does-board = draw the board again
terminal-does-undo = undo your last decision
terminal-typed-save = save FILE
terminal-does-save = write the game to a file
terminal-does-quit = leave the game
terminal-possible = That is possible now.
terminal-possible-here = possible now
terminal-no-place = Nothing that is asked now has to do with a place.
terminal-score = { $count ->
    [one] seat { $seat }: { $count } point ({ $sources })
   *[other] seat { $seat }: { $count } points ({ $sources })
}
terminal-you-win = You win!
terminal-you-share = You share the win.
terminal-wins = Seat { $seat } wins.
terminal-share = Seats { $seats } share the win.
terminal-over = Over ({ $why }): { $scores }

## Lessons

terminal-lesson = { $lesson }: states { $states }, words { $words }, seconds { $seconds }, rules { $clauses }
terminal-course = { $game }: lessons { $lessons }, minutes { $minutes }, rules touched { $share } %
terminal-lessons-right = All lessons keep their promises.
terminal-lesson-commands = Type a decision, or one of: { $names }
terminal-lesson-look = Look at: { $places }
terminal-lesson-turn = This does it: { $decisions }

## Headings of tables: short, so that all fit

terminal-head-game = game
terminal-head-seat = seat
terminal-head-bot = bot
terminal-head-seats = seats
terminal-head-points = points
terminal-head-wins = wins
terminal-head-elo = Elo
terminal-head-share = share
terminal-head-fair = fair
terminal-head-decision-ms = p95 ms
terminal-head-turn-ms = turn ms
terminal-head-faults = faults
terminal-head-meeting = meeting
terminal-head-games = games
terminal-head-mean = mean
terminal-head-length = length
terminal-head-decisions = decisions
terminal-head-turns = turns
terminal-head-seat-points = points of a seat
terminal-head-speed = decisions/s
terminal-head-all-cores = all cores
terminal-head-copy = copy µs
terminal-head-offer = offer µs
terminal-head-view = view µs
terminal-head-bytes = bytes

## Many games

terminal-random-games = { $count ->
    [one] { $count } random game from seed { $seed }, { $speed } games/s
   *[other] { $count } random games from seed { $seed }, { $speed } games/s
}
terminal-bot-games = { $count ->
    [one] { $count } game of bots from seed { $seed }, { $speed } games/s
   *[other] { $count } games of bots from seed { $seed }, { $speed } games/s
}
terminal-lengths = decisions a game: { $decisions }, turns a game: { $turns }

## Arena and ladder

terminal-arena = { $blocks }, { $games } from seed { $seed }
terminal-ladder = { $blocks } a meeting from seed { $seed }
terminal-ratio = ratio { $ratio }
terminal-elo = Elo { $value } ({ $low } to { $high }) over { $bot }
terminal-sprt = SPRT [{ $low }, { $high }] Elo: { $verdict }, ratio { $ratio } (bounds ±{ $bound })
terminal-verdict-accepted = accepted
terminal-verdict-rejected = rejected
terminal-verdict-undecided = undecided
terminal-lost = { $count ->
    [one] { $bot } lost { $count } game: { $kind } ({ $what })
   *[other] { $bot } lost { $count } games: { $kind } ({ $what })
}
terminal-fault-crash = crash
terminal-fault-hang = no decision in time
terminal-fault-illegal = illegal action

## Balance

terminal-balance = { $games } of { $bots } from seed { $seed }; a fair share is { $fair }
terminal-seat-shares = seats { $shares }
terminal-not-counted = { $count ->
    [one] { $count } game does not count: { $what }
   *[other] { $count } games do not count: { $what }
}
terminal-fault = { $bot } on seat { $seat }: { $kind } ({ $what })

## Speed

terminal-measuring = measuring { $what } …
terminal-measured-reference-loop = reference loop
terminal-measured-cold-compile = cold compile
terminal-measured-warm-start = warm start
terminal-reference = { $count ->
    [one] reference loop { $ns } ns a step, { $count } core
   *[other] reference loop { $ns } ns a step, { $count } cores
}
terminal-first-offer = first offer from the shell { $seconds } s
terminal-cold-compile = cold compile of all games { $seconds } s
terminal-ready = rules and bots ready in { $seconds } s
terminal-compiling-rules = compiling the rules of { $game }: { $number } of { $total }
terminal-compiling-bots = compiling the bots of { $game }: { $number } of { $total }
terminal-compiling = compiling the rules of both games, once: { $done } of { $total }
terminal-rules-once = The rules of { $game } are compiled once; this takes a while.
terminal-bots-once = The bots of { $game } are compiled once; this takes a while.

## Training

terminal-minutes = { $minutes } min: { $what }
terminal-generation-games = generation { $number } of { $total }: { $games } games
terminal-generation-epoch = generation { $number } of { $total }, fitting: epoch { $epoch } of { $epochs }, loss { $loss }
terminal-trained = { $file }: { $games } from seed { $seed }, losses { $losses }

## Files

terminal-reading = reading
terminal-exported = wrote { $decisions } of { $games } to { $file }
terminal-verified = Verified: the deal has the commitment { $commitment }, and all decisions are possible with it: { $decisions }.
terminal-verified-worth = It is worth as much as the commitment: compare it with the one that the table showed before the first move, or give that one with --commitment.

## Server

terminal-serving = Wolfmoon is at { $address }
terminal-at-work = Wolfmoon is at work
terminal-served = Stopped. All games are kept.
terminal-database-version = The database is at version { $version }.
terminal-copied = All there. Tables: { $tables }, events: { $events }.
terminal-backup-failed = The backup failed and is tried again soon: { $problem }
terminal-head-name = name
terminal-head-id = id
terminal-head-kind = kind
terminal-head-seen = seen
terminal-head-blocked = blocked
terminal-head-title = title
terminal-head-status = state
terminal-head-changed = changed
terminal-head-what = act
terminal-head-by = by
terminal-head-when = when
terminal-archived = Games archived: { $count }.

terminal-puzzles-made = { $game }: puzzles { $found } ({ $file })
terminal-puzzles-counted = { $game }: puzzles { $count }
terminal-puzzles-scout =   not solved by Scout: { $share } %
terminal-puzzles-right = All puzzles are right.
terminal-puzzle-wrong = Not yet: { $reached } of { $count }.
terminal-puzzle-answer = The answer: { $decisions }
terminal-puzzle-hand = The hand that beats it: { $cards }
terminal-puzzle-right = Solved.
terminal-puzzle-rated = { $kind }, rating { $rating }
