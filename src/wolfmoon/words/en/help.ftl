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
help-doctor = Look at everything that a server needs; each trouble has a cure.
help-people = Find, rename, block, export, erase and invite people.
help-people-list = List people whose name holds TEXT, or whose id it is.
help-people-rename = Give WHO another name.
help-people-block = Let WHO in no more, for a while or for good.
help-people-unblock = Let WHO in again.
help-people-export = Write all that is kept of WHO to FILE, as JSON.
help-people-erase = Forget all that is personal of WHO; the games stay.
help-people-invite = Make a link that lets new people in.
help-tables = Find tables, and delete them.
help-tables-list = List tables whose title, players or id hold TEXT.
help-tables-delete = Delete the table ID with all that was played and said at it.
help-reports = Read what players have reported, and settle it.
help-reports-list = List the reports that wait, the newest first.
help-reports-settle = Mark the report ID as dealt with.
help-announce = Tell everyone TEXT, above every page.
help-audit = List what hosts have done here, the newest first.
help-upgrade = Bring the database to the form that this version needs.
help-archive = Keep every game readable even when its rules are gone.
help-backup =
    Write everything to FILE; the server may go on meanwhile.

    With --every or --keep, FILE is a folder: a new backup comes into it, and the oldest make room.
help-restore =
    Read everything from FILE into an empty database.

    No server may run meanwhile.
help-move =
    Copy everything from one database to another, empty one.

    No server may run meanwhile.
help-show =
    Draw the position of FILE, which is a game or a position.

    - stands for standard input.
help-review =
    Review the game of FILE: where it was won and lost.

    Everyone’s chance turn by turn, what each turn gave up, and accounts that add up to the last digit. The game must be over; - stands for standard input.
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
option-told = Also write what each decision did (slower).
option-json = Print JSON instead of a table.
option-abandoned = Review a game that nobody goes on with, up to where it was played.
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
option-base = Everything lies under this path, as /wolves.
option-registration = Who may come: anyone, or by invitation.
option-site = The address by which people reach it, for links.
option-contact = A mailto: or https: address for push services.
option-smtp = smtp:// or smtps:// server for e-mail.
option-mail-from = The sender of e-mails.
option-private-hooks = Webhooks may lead into this network.
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
option-every = Go on for ever, with this pause between: 30m, 6h, 1d.
option-keep = How many backups stay in the folder.
option-address = Where people find the server: it is asked from there, too.
option-for-blocked = For how long: 30m, 6h, 1d; else for good.
option-for-link = For how long the link works.
option-for-told = For how long it is told.
option-uses = How many people the link lets in.
option-yes = Do not ask whether it is meant.
option-all-reports = Those too that are settled.
option-note = What was done about it.
option-most = How many.

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
metavar-span = SPAN
metavar-who = WHO

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
option-hunts = What the daily hunt follows from: a secret of this server, the date alone (the same hunt on every server that says so), or no hunt at all
option-hunt-pool = How many set-ups a day’s hunt has; each person gets one of them

help-puzzles = Make, check and play puzzles.
help-puzzles-make = Find puzzles in games of bots.
help-puzzles-check = Solve all puzzles in another way.
help-puzzles-play = Solve PUZZLE, or the one of today.
metavar-puzzle = PUZZLE
option-puzzles-game = Of which game.
option-puzzles-count = Puzzles that the file shall hold.
option-puzzles-kind = Only puzzles of this kind; may be given more than once.
option-puzzles-out = The file; it goes on from what it holds.
option-puzzles-sample = Only about so many of each game.
option-puzzles-scout = Without the games of Scout.
option-puzzles-book = This file in place of the books of the package.
