# The help of the command line. It is read without Fluent, so that it comes at once: a message here
# is text with plain facts, and nothing else. Words in capitals are those of “What stands for what”.

## Commands

help-wolfmoon = Play and study board games about wolves.
help-play = Play GAME in the terminal against bots.
help-lessons = List, check and play the lessons.
help-lessons-list = List the lessons of all games in their order.
help-lessons-check =
    Visit every state of every lesson and read all its words.

    Any broken promise is told with its file and line, and the command fails.
help-lessons-play = Take LESSON in the terminal.
help-serve = Serve both games: to this machine, or to the world.
help-worker =
    Do what servers leave for later.

    That is: bots’ turns, clocks and tidying up. Any number of workers may run, anywhere.
help-db = Upgrade, archive, back up, restore and move the server’s database.
help-upgrade = Bring the database to the form that this version needs.
help-archive = Keep every game readable even when its rules are gone.
help-backup = Write everything to FILE; the server may go on meanwhile.
help-restore =
    Read everything from FILE into an empty database.

    No server may run meanwhile.
help-move =
    Copy everything from one database to another, empty one.

    No server may run meanwhile.
help-show =
    Draw the position of FILE, which is a game or a position.

    - stands for standard input.
help-hint =
    Give the one to decide in FILE a hint, in three rungs.

    Where to look, what to want, what to do: each sentence was proved, by the score sheet or by counting. FILE is a game or a position; - stands for standard input.
help-replay = Play the game of FILE again, up to its end or to a decision.
help-verify =
    Check that the deal of FILE is the one its server committed to.

    FILE is a finished game as a server gives it. Its deal and salt must have the commitment that was shown before the first move, and all its moves and its result must be possible with that deal.
help-export =
    Write a row for each decision of GAMES, files of the same game.

    If one of them can’t be read, nothing is written, and its line is told.
help-simulate =
    Play many games: speed, length, points by seat and source.

    Without --bots everyone chooses at random. With several bots every set-up is played once from each seat, so the number of games is rounded up to whole rounds. --parquet keeps every decision.
help-arena =
    Measure a bot’s share of wins against others.

    The same set-ups are played from every seat.
help-ladder =
    Play all bots of GAME against each other and rate them in Elo.

    The bot random has 0.
help-balance =
    Who wins GAME by seat, pack, start hex and map.

    Points by source and the length of games are told too. Every game has a set-up of its own. Ctrl-C ends the study early and shows what is known.
help-train =
    Train the bots of GAME by games against themselves.

    This takes some 25 minutes on two cores.
help-report =
    Write saved results of an arena as one page with charts.

    DIR is what `wolfmoon arena --save DIR` kept. With --game print the game of a block in which the bot in question had a seat (counted from 1), for `wolfmoon replay -` and `wolfmoon show -`.
help-perft =
    Count the runs of 1, 2, … decisions of GAME.

    Two programs that agree play the same rules.
help-bench = Measure how fast the rules are on this machine.
help-warm =
    Compile the rules and bots of all games, or of GAME.

    Nobody waits for them later.
help-openapi = Print the server’s OpenAPI document.

## Options

option-help = Show this message and exit.
option-version = Show the version and exit.
option-language = The language of everything that is printed, drawn and reported.
option-players = How many players.
option-board = The side of the board (Lone Wolves).
option-board-any = The board, where a game has several.
option-seed-game = The same seed, the same game.
option-seed-games = The same seed, the same games.
option-seed-setups = The same seed, the same set-ups.
option-games = How many games.
option-parquet = Write a row for each decision.
option-parquet-rows = Where to write the rows.
option-json = Print JSON instead of a table.
option-rungs = How many rungs to show.
option-bots = Such as cub,alpha; the last takes all seats that are left.
option-bots-arena = The bot in question, then the others: a,b.
option-bots-ladder = Which, such as a,b,c; else all of the game.
option-blocks-arena = How many; with --sprt, how many at most.
option-blocks-ladder = How many for a meeting.
option-sprt = Stop when a window of Elo is decided.
option-reverse = One of the others among many of the bot.
option-save = Keep all games; the same command goes on after a stop.
option-processes = How many; else one for each core.
option-simulations = How many for a decision.
option-seconds = How long for a decision.
option-patience = Seconds after which a bot that has not decided loses.
option-ray = Play on a Ray cluster.
option-html = Write a page with charts.
option-no-compile = Leave out the cold compile (a minute).
option-bot-processes = Processes in which bots think, for each server process; 0 leaves all jobs to workers.
option-bot-seconds = Seconds for a turn; a bot that takes longer is replaced.
option-bot-megabytes = Memory of each process in which bots think.
option-lease-seconds = Seconds after which the jobs of a dead process are taken over.
option-data = Where games are kept.
option-data-or = Or the folder of the servers.
option-database = PostgreSQL instead of a file.
option-database-servers = The PostgreSQL of the servers.
option-log = How much is told while it runs.
option-depth = How many decisions deep.
option-from = Count from the position of a file.
option-divide = Count for each decision that is open now.
option-seat = Your seat.
option-load = Go on with the game of a file.
option-no-colour = Plain text in the terminal.
option-to = Stop after so many decisions.
option-position = Print the position as a file instead.
option-out-report = Where to write; else to report.html in DIR.
option-game = Print one game as a file.
option-host = The address to listen at.
option-port = The port; 0 for any that is free.
option-workers = How many server processes.
option-origin = Another address that pages come from.
option-https = People come by https, through a proxy.
option-proxied = A proxy says in X-Forwarded-For who is asking.
option-rate = Requests a second, for each one who asks.
option-arrivals = New people a minute.
option-connections = Connections of one address.
option-quota = So many times the usual quotas.
option-waiting-hours = How long an open table waits for players.
option-table-megabytes = Memory for tables that nobody watches, in megabytes.
option-open = Open it in a browser.
option-svg = Write a picture as SVG.
option-png = Write a picture as PNG.
option-theme = The colours of the picture: by night or by day.
option-names = Print the names of hexes or cards into the picture.
option-width = The width of the picture.
option-out-weights = Where the weights go; the work is kept beside it until they are done.
option-resume = Go on with a training that was stopped.
option-commitment = As the table showed it before the game.

## What stands for what

metavar-options = OPTIONS
metavar-command = COMMAND
metavar-args = ARGS
metavar-game = GAME
metavar-games = GAMES
metavar-file = FILE
metavar-filename = FILE
metavar-path = FILE
metavar-dir = DIR
metavar-directory = DIR
metavar-integer = NUMBER
metavar-integer-range = NUMBER
metavar-float = NUMBER
metavar-float-range = NUMBER
metavar-text = TEXT
metavar-name = NAME
metavar-low = LOW
metavar-high = HIGH
metavar-block = BLOCK
metavar-seat = SEAT
metavar-lesson = LESSON
metavar-address = ADDRESS
metavar-commitment = COMMITMENT
metavar-source = SOURCE
metavar-target = TARGET

## What Click says

click-usage = Usage:
click-options = Options
click-commands = Commands
click-default = default: { $default }
click-required = required
click-error = Error: { $message }
click-try = Try '{ $command } { $option }' for help.
click-aborted = Aborted!
click-missing-command = Missing command.
click-missing-argument = Missing argument
click-missing-option = Missing option
click-choose-from = Choose from:
click-extra-arguments = Unexpected extra arguments: { $args }
click-invalid-for = Invalid value for { $param_hint }: { $message }
click-invalid = Invalid value: { $message }
click-no-option = No such option '{ $name }'.
click-no-command = No such command '{ $name }'.
click-did-you-mean = Did you mean { $possibility }?
click-did-you-mean-one = Did you mean one of these: { $possibilities }?
click-no-value = Option '{ $name }' does not take a value.
click-needs-value = Option '{ $name }' requires a value.
click-not-choice = '{ $value }' is not { $choice }.
click-not-one-of = '{ $value }' is not one of { $choices }.
click-not-in-range = { $value } is not in the range { $range }.
click-no-number = '{ $value }' is not a number.
click-is-a-file = '{ $filename }' is a file.
click-is-a-directory = '{ $filename }' is a folder.
click-does-not-exist = '{ $filename }' does not exist.
click-not-readable = '{ $filename }' can’t be read.
click-not-writable = '{ $filename }' can’t be written to.
