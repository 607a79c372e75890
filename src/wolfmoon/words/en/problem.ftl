# What commands and tools refuse: options, files, bots, databases. These are phrases: they stand
# after “Error: …” and end without a full stop.

## Files and folders

problem-write = can’t write { $file }: { $reason }
problem-in-file = { $file }: { $problem }
problem-not-text = { $file } is not a text file
problem-two-games = { $file } is a game of { $game }, and { $first } of { $other }: a file of rows is of one game
problem-no-folder = there is no folder { $folder }
problem-no-file = there is no file { $file }
problem-file-there = { $file } is there already
problem-package = { $package } is missing: pip install '{ $install }'

## Options

problem-not-both = give { $first } or { $second }, not both
problem-at-least-one = { $name } is at least 1, not { $found }
problem-above-zero = { $name } is above 0, not { $found }
problem-block-and-seat = { $name } takes a block and a seat such as 0,1, not { $found }
problem-theme = there is no theme { $found }; there are { $names }
problem-render-mode = there is no render mode { $found }; there are { $names }

## At a table in the terminal

problem-no-seat = { $count ->
    [one] there is no seat { $seat }: the game has { $count } seat
   *[other] there is no seat { $seat }: the game has { $count } seats
}
problem-no-option = the options are numbered 1 to { $last }
problem-why = why what? Name a place or a decision
problem-why-as = why what? Name a place or a decision: { $examples }
problem-nothing-to-undo = there is nothing of yours to undo
problem-save-one-file = { $name } needs the name of one file

## Bots

problem-no-bot = { $game } has no bot { $found }; it has { $names }
problem-bot-not-loaded = bot { $found } can’t be loaded: { $problem }
problem-bot-not-made = bot { $found } can’t be made: { $problem }
problem-not-a-bot = { $found } is not a { $wanted }
problem-one-bot = name at least one bot, such as { $example }
problem-two-bots = name at least two bots, such as { $example }
problem-many-bots = { $bots } bots need as many seats, and there are { $seats } for them
problem-no-bots-turn = it is no bot’s decision
problem-reverse = { $name } is for two bots, not { $found }

## Arena and ladder

problem-seed = a seed is a whole number from 0 to 2^64 - 1, not { $found }
problem-few-blocks = an interval needs at least { $fewest } blocks, not { $found }
problem-few-blocks-in = { $folder } holds too few blocks for a report: { $found } of { $fewest }
problem-ladder-twice = a ladder has each bot once, and { $name } is named twice
problem-ladder-alone = a ladder needs another bot beside { $name }
problem-window-order = a window goes from low to high, not from { $low } to { $high }
problem-window = a window is two numbers of Elo such as 0,15, not { $found }
problem-no-results = { $folder } holds no results of an arena
problem-no-saved-game = { $folder } has no game { $game } of block { $block }
problem-damaged = { $file } is damaged: it is no JSON
problem-format = { $folder } has results in format { $found }, not { $known }
problem-other-results = { $folder } holds results with { $key } { $before } and not { $now }; choose another folder
problem-other-sources = { $folder } holds results of other source code of the rules or bots; choose another folder
problem-no-cluster = no Ray cluster at { $address }: { $problem }
problem-no-game-finished = no game was finished
problem-no-game-finished-for = no game was finished: { $faults }

## Training

problem-training-there = { $folder } holds a training: go on with { $option }, or remove it
problem-no-training = there is no training to go on with in { $folder }
problem-other-training = { $folder } holds another training; remove it or name another
problem-weights-version = { $file }: weights are for version { $found } of the features, not { $known }; train them again: { $command }
problem-weights = { $file }: weights can’t be read: { $problem }
problem-weights-part = { $file }: { $name } is missing
problem-weights-shape = { $file }: { $name } has the shape { $found }, not { $wanted }

## Commitments

problem-not-verified = not verified: { $problem }
problem-other-commitment = not verified: the deal has the commitment { $found }, not { $given }
problem-no-commitment = there is no commitment to verify: { $why }
problem-from-position = the game begins at a position that was given
problem-from-seed = the deal comes from seed { $seed }, and whoever knew the seed knew the deal
problem-from-setup = the set-up was given, and whoever gave it knew the deal

## Server and database

problem-worker-processes = a worker needs at least one process for bots to think in
problem-database = the database { $address } can’t be used: { $problem }
problem-base = { $found } is no path to put everything under; one is { $example }
problem-listen = can’t listen at { $host }, port { $port }: { $reason }
problem-span = { $found } is no span of time; some are { $examples }
problem-several-workers = several workers need PostgreSQL: give { $example }
problem-nothing-kept = { $problem }; nothing was kept
problem-database-address = { $found } is no database address
problem-database-kind = a database address begins with one of { $names }
problem-database-empty = the database is empty; run { $command } on it first
problem-database-version = the database is of version { $version }; run { $command } on it first
problem-database-newer = the database is of version { $version }, newer than this program: install the release of Wolfmoon that made it, or a newer one
problem-no-database = there is no database { $file }: say where yours is ({ $options }); { $run } makes a new one
problem-no-backup = { $file } is no backup of Wolfmoon
problem-copy-changed = what was copied has changed meanwhile; nothing was kept
problem-copy-differs = the copy differs from what was copied; nothing was kept
problem-target-not-empty = the database to copy to is not empty
problem-moving = everything is being moved to or from this database; start again when that is done
problem-database-served = another server uses { $file }: end it first, or give this one a folder of its own
problem-database-in-use = a server or a worker uses { $address }: stop every { $commands } on it, then run this again

## Lessons

problem-lessons = { $count ->
    [one] { $count } promise is broken.
   *[other] { $count } promises are broken.
}
problem-lesson-states = more states can be reached than { $most }
problem-lesson-reply = nobody replies after: { $after }
problem-lesson-hopeless = the goal can no longer be reached after: { $after }
problem-lesson-goal = the goal can’t be reached
problem-lesson-accept = nothing that is accepted here is ever offered
problem-lesson-slip = the slip { $name } can’t happen
problem-lesson-refusal = the rules refuse it by { $clause }, not by { $found }
problem-lesson-wordless = { $decision } is neither accepted nor wrong after: { $after }
problem-lesson-hint = the hint does not reach the goal after: { $after }
problem-lesson-place = there is no place { $place }
problem-lesson-clause = there is no rule { $clause }
problem-lesson-untold = nothing that happens is about { $clause }
problem-lesson-message = { $key } is not said in the language { $language }
problem-lesson-words = { $count ->
    [one] { $count } word on the screen { $key } ({ $language }), at most { $most }
   *[other] { $count } words on the screen { $key } ({ $language }), at most { $most }
}
problem-lesson-first = { $count ->
    [one] the first decision takes more than { $count } second
   *[other] the first decision takes more than { $count } seconds
}
problem-lesson-unsaid = no lesson says { $key }
problem-course-long = the lessons take longer than { $most } min: { $found } min
problem-course-clauses = the lessons touch { $found } % of the rules, not { $least } %

problem-puzzle-line = { $found } is no line of a book of puzzles
problem-puzzle-unknown = there is no puzzle { $found }

problem-puzzles = Wrong puzzles: { $count }
problem-puzzle-solution = the solution does not reach the goal
problem-puzzle-value = solved in another way it comes out otherwise
problem-puzzle-easy = nothing is right, or nothing is wrong
problem-puzzle-double = it is the same as { $other }
problem-puzzle-themes = its themes are not those that are found
problem-puzzle-refused = it cannot be played: { $why }
problem-site = { $value } is no address of a site: it begins with http:// or https://.
problem-contact = { $value } is no mailto: or https: address.
problem-smtp = { $value } is no address of a mail server: it begins with smtp:// or smtps://.
problem-smtp-site = E-mail needs --site too: the links in it begin with it.
