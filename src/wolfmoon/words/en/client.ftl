# The words of the client's pages. Those of its two tables are in client-wolves and client-lone.

## Every page

wolfmoon = Wolfmoon
brand = Wolfmoon: home
title = { $page } · Wolfmoon
title-yours = ● { $title }
home = Home
table = Table
skip = Skip to content
page = Page
pages = Pages
close = Close
loading = One moment…
show-more = Show more
copy-link = Copy link
link-copied = Link copied
try-again = Try again
problem = That did not work
server-away = The server can’t be reached. Check the connection and try again.
load-again = Load again
failed = Something went wrong here, and it is our mistake. Load the page again; everything that has been played is kept.
page-failed = This page has failed
page-failed-text = It is our mistake, not yours. Everything that has been played is kept. Load the page again, or go on from the home page.
newer-client = There is a newer version of this page. Load it again when it suits you; a move you have started is kept.
signed-out = You are signed out on this device. Sign in again to go on.
copy-failed = The browser did not allow copying. Copy this link by hand: { $address }
lost = There is nothing here
lost-text = This page does not exist, or it has moved.
guest-name = Guest { $number }
you = you
name-you = { $name } (you)
present = here
absent = away
points = Points

## Home

home-title = One moon,
    five packs.
home-pitch = Two board games about wolves, played in the browser: with friends, with strangers, or with bots that never keep you waiting.
play = Play
play-game = Play { $game }
play-now = Play a bot now
play-level = Bot strength
play-players = Players at a table of The Wolves
open-table = Open a table
with-friends = With friends
learn = Learn
pitch-the-wolves = Lead a pack through one lunar cycle and hold the regions when their moon is scored.
pitch-lone-wolves = A duel of thirteen tricks over five territories. Lose well: every scar is worth something.
players-the-wolves = 2–5 players
players-lone-wolves = 2 players
time-the-wolves = 45–75 min
time-lone-wolves = 20 min
kind-the-wolves = no dice
kind-lone-wolves = hidden hands
bot-random-hint = Plays any legal move, at random.
bot-cub-hint = Knows the rules but looks only at what is close. A gentle first opponent.
bot-scout-hint = Plans its turn. A fair opponent for most.
bot-hunter-hint = Learned from many games against itself. Strong.
bot-alpha-hint = Thinks ahead for everyone at the table. The strongest.
my-games = My games
all-games = all { $count }
no-games = No games yet. Play a bot now, or open a table.
guest-note = You play as a guest.
keep-games = Keep these games
see-lobby = See open tables

## Lists of tables

lobby = Lobby
lobby-gathering = Tables with a free seat
lobby-playing = Tables to watch
lobby-empty = Nobody is waiting right now. Open a table and others will find it here.
with-names = with { $names }
progress-the-wolves = date { $done } of { $of }
progress-lone-wolves = { $done } of { $of } tricks
points-of = { $name }: { $points }
standing-finished = finished
standing-closed = closed
standing-archived = archived
standing-gathering = { $count ->
    [0] about to begin
    [one] { $count } free seat
   *[other] { $count } free seats
}
standing-yours = Your turn
standing-waiting = { $name } to play
games-gathering = Not begun
games-finished = Finished
games-archived = Archived
statistics = Your record
statistics-games = Games
statistics-wins = Won
statistics-mean = Average points
statistics-best = Best score

## A new table

new-table = New table
new-game = Game
new-players = Players
new-players-hint = With two, a neutral pack takes part.
new-board = Board
new-board-basic = Five territories. The place to start.
new-board-advanced = Scars can also be placed on the borders between territories, where they count for both.
new-seats = Seats
new-seats-hint = A bot plays at once; a free seat waits for someone; a second person can play on this device.
seat-me = You
seat-open = Free seat
seat-bot = Bot
seat-here = Someone on this device
seat-free = Free seat
seat-level = { $seat }: strength
seat-name = { $seat }: name
seat-name-example = Name
seat-pack = { $seat }: pack
pack-drawn = Random pack
new-who = Who can join
new-access = Access
access-link = By link
access-link-hint = Anyone with the link can sit down or watch.
access-open = Open
access-open-hint = The table is listed in the lobby; anyone may sit down.
access-private = Private
access-private-hint = Only those you invite may sit down, each with a link that works once.
new-spectators = Spectators
new-spectators-hint = Others may watch. They never see hidden cards.
new-title = Title
new-title-example = Dusk at the lake
new-title-hint = Shown in lists. Optional.
new-time = Time
new-clock = Clock
clock-none = No clock
clock-none-hint = No time limit.
clock-live = Live
clock-live-hint = A set number of minutes for the whole game, plus a few seconds for every turn.
clock-turns = Turn by turn
clock-turns-hint = A set number of hours for each turn: for games that last for days.
clock-minutes = Minutes per player
clock-increment = Seconds added per turn
clock-hours = Hours per turn
clock-left = { $time } left
new-undo = Undo
new-undo-hint = Players can undo decisions of the current turn unless something hidden has been revealed, and can ask the others to go back further.
new-more = More options
new-stand-in = Stand-in
new-stand-in-hint = The bot that plays on for someone who leaves or runs out of time. The seat can be taken back.
new-pause = Pause before a bot’s turn, in seconds
new-pause-hint = A short pause makes it easier to follow.
new-seed = Seed
new-seed-hint = A number; the same number gives the same set-up. Everyone sees that you chose it, and the game does not count. Leave empty for a random one.
new-open = Open the table
new-begin = Begin
house = House values
house-hint = Change the values of tokens and board that we could not see in the printed game. Off: our usual values.
house-token = Honour token
house-up = One side
house-down = Other side
house-honour = Honour token { $number }, side { $side }
house-land = Territory
house-scars-up = Scars face up
house-scars-down = Scars face down
house-slots = Scar slots on each side of a territory
house-slots-border = Scar slots on each border

## A table that gathers

join = You are invited
join-host = { $name } invites you.
join-seat = Seat { $number } of { $count } is kept for you.
join-yours = Your seat
your-name = Your name
your-name-hint = Shown to those you play with.
sit-down = Sit down
gathering = At this table
invite = Invite
begin = Begin
begin-hint = { $count ->
    [one] The free seat goes to a bot: { $level }.
   *[other] The { $count } free seats go to bots: { $level }.
}
waiting-for-host = Waiting for the host to start the game.
send-away = Send away
send-away-one = Send { $name } away
close-table = Close the table
close-table-means = The table disappears from all lists, and its links no longer work.
close-table-yes = Close for good
closed = This table is closed
closed-unused = Nobody started a game here for too long, so the table was closed.
closed-host = The host closed this table before a game began.
closed-rules = The rules of this table’s game have changed since it was opened, so the table was closed. Open a new one to play.
deal-chosen = The host chose the set-up, so this game does not count.
deal-chosen-short = set-up chosen by the host
deal-drawn = The set-up was drawn at random and is fixed.
deal-drawn-hint = This is the fingerprint of the set-up. When the game is over, this page checks that nothing has changed.
deal-kept = The set-up was fixed before the first move and has not changed.
deal-kept-hint = The set-up and the salt in the game file give the fingerprint that this browser noted before. The command “wolfmoon verify” checks the saved file too.
deal-fits = The set-up matches its fingerprint.
deal-fits-hint = This browser first saw the fingerprint after the game had begun. Whoever noted it before can compare.
deal-differs = This is not the set-up that was fixed before the game.
deal-differs-hint = Keep the game file and this fingerprint, and tell whoever runs this server.
deal-unable = This browser could not check the set-up.
deal-unable-hint = Browsers check fingerprints only over a secure connection (https). The command “wolfmoon verify” does it with the saved file.
bot-level = bot, { $level }
bot-numbered = { $name } { $number }
role-stand-in = a bot plays: { $level }

## At a table

table-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
table-board = Board: { $board }
table-menu = Menu
menu-menu = Table
menu-more = More
menu-aid = Player aid
menu-rules = Rules
menu-log = Log
menu-chat = Chat
menu-settings = Settings
log = Log
log-notation = In notation
chat = Chat
chat-empty = Nobody has said anything yet.
chat-missing = The chat could not be loaded. You can play without it.
chat-write = Write to the table
chat-send = Send
chat-watching = You are watching: you can read the chat, but not write.
undo = Undo
sheet-more = Show more
sheet-less = Show less
connection-lost = Connection lost. Reconnecting; your choices are kept.
socket-may-not-watch = The server has closed the connection to this table: you may not watch it, or you are signed out.
socket-no-table = This table is no longer there.
socket-too-many = You have too many tables open at once. Close some of them; this one reconnects by itself.
socket-database-away = The server can’t reach its database. This page keeps trying; your choices are kept.
line-dropped = The game has moved on: the move you had started is no longer possible.
takeback-asked = { $name } asks to take back their last turn.
agree = Agree
decline = Decline
stand-in-plays = A bot plays for you: { $level }.
reclaim = Take my seat back
ask-back = Ask the others for a takeback
leave = Leave the table
leave-means = A bot will play on for you. You can come back and take your seat again.
leave-yes = Leave
hand-over = Hand over to { $name }
hand-over-why = The next hand is someone else’s. Pass the device to them before you go on.
hand-over-yes = I am { $name }
watching = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
watching-you = You are watching.

event-made = The table was opened.
event-sat = { $who } sat down.
event-filled = { $level ->
    [none] A seat is free again.
   *[other] A bot sat down: { NAME($level, kind: "bot") }.
}
event-left = { $who } left.
event-sent-away = { $who } was sent away by the host.
event-closed = The table was closed.
event-began = The game began.
event-undone = { $by ->
    [takeback] { $who }’s last turn was taken back.
   *[other] { $who } took something back.
}
event-back-asked = { $who } asked for a takeback.
event-back-answered = { $agree ->
    [true] { $who } agreed to the takeback.
   *[other] { $who } refused the takeback.
}
event-stood-in = { $reason ->
    [timed_out] Time is up: a bot plays on for { $who }.
   *[other] A bot plays on for { $who }.
}
event-reclaimed = { $who } is back.
event-timed-out = { $who } ran out of time.
event-bot-failed = The bot { $who } has failed and is being replaced.
event-ended = The game is over.
event-rematched = There will be a rematch.

## Keys

keys = Keys
key-keys = This list
key-rules = Player aid
key-log = Log
key-chat = Chat
key-settings = Settings
key-space = Space
key-escape = Esc
key-enter = Enter

## The score

score = Score
score-now = The score so far
score-won = { $lead ->
    [0] { $name } wins
   *[other] { $name } wins by { $lead }
}
score-won-you = { $lead ->
    [0] You win
   *[other] You win by { $lead }
}
score-shared = A shared win: { $names }
ended-full-moon = The full moon was scored.
ended-quiet = Nothing reached the moonlight board for too long.
ended-thirteen-tricks = All tricks have been played.
rematch = Rematch
go-to-rematch = Go to the rematch
rematch-offer = { $name } asks for a rematch.
rematch-accept = Accept the rematch
seat-kept-for = Kept for { $name }
share = Share
export = Save as a file
back-to-table = Back to the table
chart = Points over time
chart-says = Points over time. At the end: { $ends }
chart-end = { $name }: { $total }
tie-break-the-wolves = Bold: the most from that source. Ties: more region tokens, then more wolves on the map.
tie-break-lone-wolves = Bold: the most from that source. Ties: more lone wolves on the board.

## Replay

replay = Replay
replay-start = The beginning.
replay-step = Step
replay-at = Step { $step } of { $steps }, turn { $turn }
replay-play = Play
replay-pause = Pause
replay-next = Step forward
replay-back = Step back
replay-next-turn = Next turn
replay-back-turn = Previous turn
replay-first = To the beginning
replay-last = To the end
replay-grain = Step by
replay-grain-turn =
    { $game ->
        [lone-wolves] Trick by trick
       *[the-wolves] Turn by turn
    }
replay-grain-deed = Action by action
replay-grain-decision = Every decision
replay-speed = Speed
replay-times = { $speed } ×
replay-faster = Faster
replay-slower = Slower
replay-choices = Replay options
eyes = View
eyes-open = Everything revealed
eyes-of = As { $name } saw it
eyes-spectator = As a spectator
branch = Play on from here
branch-hint = Opens a table of your own that continues from step { $step }. The original game does not change.
branch-seat = You play
branch-bots = Against bots
branch-alone = Alone, playing every seat
import = Open a file
import-hint = A game that was saved as a file, from here or from the command line. You can look at it and play on from any step.
import-unreadable = The browser could not read this file. Choose it again.
import-file = File
import-text = Or its text
import-go = Open

## Rules

rules = Rules
aid = Player aid
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found.
    [one] { $count } rule found.
   *[other] { $count } rules found.
}
rules-which = Which game?
rules-aid = On one page
rules-all = All rules

## Settings

settings = Settings
set-language = Language
set-language-auto = Same as the browser
set-theme = Theme
set-theme-auto = Same as the device
set-theme-night = Night
set-theme-day = Day
set-colours = Colours
set-colours-usual = Standard
set-colours-distinct = Distinct
set-colours-hint = Colours that can be told apart with any kind of colour vision, and stronger patterns.
set-dim = Dim the ground
set-dim-hint = Tones down the terrain so that the pieces stand out.
set-pace = Motion
set-pace-calm = Calm
set-pace-quick = Quick
set-pace-none = None
set-pace-hint = How quickly pieces move.
set-pace-still = Your device asks for reduced motion, so pieces do not glide.
set-sounds = Sounds
set-sounds-hint = Wood, tiles, and a far howl.
set-volume = Volume
set-confirm-move = Confirm every move
set-confirm-move-hint = On: a move is played only with the main button. Off: it is played as soon as it is complete.
set-confirm-end = Confirm the end of a turn
set-confirm-end-hint = Asks before a turn ends with an action left.
set-notation = Log in notation
set-notation-hint = Moves as written in game files, instead of sentences.
set-hints = Hints in the first turns
set-hints-hint = A line or two on what there is to do.
hints-hide = Hide hints
sounds-offer = Would you like quiet sounds at the table? Wood on wood, a far howl.
sounds-offer-yes = Turn sounds on
sounds-offer-no = No, thanks
account = You
account-nobody = You have not chosen a name yet.
account-guest = You play as a guest, { $name }. With a password you can come back on any device, and keep your games.
account-member = Signed in as { $name }.
account-rename = Change name
account-named = Your name has been changed.
account-kept = Done. Your games are kept.
account-back = Welcome back.
account-out = You are signed out.
account-delete = Delete my account
account-delete-yes = Delete for good
account-delete-means = Your name and password are erased. Games with others are kept, as games of someone who left.
password = Password
password-hint = { $count ->
    [one] At least { $count } character.
   *[other] At least { $count } characters.
}
sign-up = Keep my games
sign-in = Sign in
sign-out = Sign out
password-change = Change password
password-old = Old password
password-new = New password
password-changed = Your password has been changed. You are signed out everywhere else.
sessions = Where you are signed in
sessions-hint = { $days ->
    [one] A browser that you do not use for { $days } day is signed out by itself.
   *[other] A browser that you do not use for { $days } days is signed out by itself.
}
session-this = this browser
session-used = last used { $date }
session-unknown = Unknown device
session-end = Sign out
session-end-one = Sign out: { $device }
session-ended = Signed out there.
sessions-end-others = Sign out everywhere else
sessions-ended = You are signed out everywhere else.
guest-until = This browser remembers you until { $date } at least.
tokens = Tokens for your own bots
tokens-hint = A program that sends a token plays as you. The secret is shown once.
token-label = What it is for
token-new = New token
token-made = Token created. Copy its secret now.
token-end = Revoke
token-ended = The token no longer works.
