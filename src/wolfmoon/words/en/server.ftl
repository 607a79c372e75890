# What the server refuses, and why.

not-signed-in = Sign in first, or play as a guest.
already-signed-in = You are already signed in.
invitation-needed = People come to this server by invitation. Ask its host for a link.
blocked = The host of this server has closed this account. Write to them if you think that is a mistake.
report-nobody = There is nobody to report on this seat.
too-many-reports = You have sent { $most } reports today; the host will read them. Send more tomorrow.
name-taken = The name { $name } is taken.
wrong-name-or-password = The name or the password is wrong.
name-bad = This name can’t be used. Choose another.
password-weak = This password is too weak. Choose one with at least { $least ->
    [one] { $least } character
   *[other] { $least } characters
}
wrong-password = The old password is wrong.
account-needed = You play as a guest and have no password yet. Choose one to keep your games first.
session-needed = A token can’t do this. Sign in with a browser. that is hard to guess: not your name, not a common word, not a row of keys.
token-unknown = This token is unknown or no longer valid.
too-many-tokens = { $most ->
    [one] You may have { $most } token. Revoke it first.
   *[other] You may have { $most } tokens. Revoke one of them first.
}
table-unknown = There is no such table.
lesson-unknown = There is no such lesson.
lesson-changed = The lesson has changed since; please begin it anew.
table-full = All seats of this table are taken.
seat-taken = Seat { $seat } is taken.
seat-kept = Seat { $seat } is kept for someone who was asked for a rematch.
seat-unknown = There is no seat { $seat } at this table.
seat-not-held = You do not hold seat { $seat }.
not-your-seat = This is not your seat.
already-seated = You already have a seat at this table.
one-seat = You already have a seat here. A second one on your device needs an invite from the host.
sent-away = The host has asked you to leave this table. Only an invite from the host leads back.
not-the-host = Only the host of the table may do this.
table-not-open = This table is not open to all.
table-started = The game at this table has already started.
table-not-started = The game at this table has not started yet.
table-closed = This table is closed: no game was started here. Open a new one.
game-over = The game is over.
invite-needed = You need an invite link for this table.
invite-used = This invite link has already been used.
invite-unknown = This invite link is not valid.
behind = The game has moved on. Look at what has changed and decide again.
already-done = This has already been done.
bad-request = { $field } can’t be used: { $problem }.
too-large = This is too large: at most { $limit ->
    [one] { $limit } byte is allowed.
   *[other] { $limit } bytes are allowed.
}
too-deep = This is nested too deeply: at most { $limit ->
    [one] { $limit } level is allowed.
   *[other] { $limit } levels are allowed.
}
too-many-requests = Too many requests. Try again in { $seconds ->
    [one] { $seconds } second.
   *[other] { $seconds } seconds.
}
too-many-waiting = { $whose ->
    [network] Too many tables opened from your network are still waiting for players (limit: { $most }). Try again once some of them have begun or closed.
   *[you] You have too many tables waiting for players (limit: { $most }). Begin or close one of them, then open another.
}
too-many-bots = { $whose ->
    [network] Bots are already playing at too many tables opened from your network (limit: { $most }). Try again shortly.
   *[you] Bots are already playing at too many of your tables (limit: { $most }). Wait until they have finished there, then open another.
}
too-many-tables = { $whose ->
    [network] Too many tables were opened from your network within a day (limit: { $most }). Try again tomorrow.
   *[you] You have opened too many tables within a day (limit: { $most }). Play on at one of them, or come back tomorrow.
}
too-much-kept = { $whose ->
    [network] Too much was saved from your network within a day (limit: { $most } bytes). Try again tomorrow.
   *[you] You have saved too much within a day (limit: { $most } bytes). Smaller files may still fit; otherwise come back tomorrow.
}
too-much-said = You have written a lot in the last hour (limit: { $most } lines). Write again in a while; the game goes on.
database-away = The database can’t be reached right now. Nothing is lost; try again shortly.
busy = The server is busy with other games. Try again in a moment.
undo-nothing = There is nothing to undo.
undo-not-allowed = Undo is not allowed at this table.
undo-other-player = Another player has acted since then; ask the others for a takeback.
undo-revealed = Something hidden has been revealed since then, so this can’t be undone.
takeback-none = Nobody has asked for a takeback.
takeback-pending = A takeback has been asked for; wait for the answers.
takeback-away = The player at seat { $seat } is away: going back needs the consent of everyone who plays, and a bot can’t give it for them.
takeback-once = You have already asked for this. You can ask again once you have begun another turn.
log-full = So much has happened at this table beside the game that nothing more of this kind can be kept. Play on, or make a new table.
clock-ran-out = Your time for this game is up: the bot plays on for you.
turn-ran-out = Your time for this turn is up. You can take your seat back once the bot has played it.
not-finished = What is hidden is shown only once the game is over.
step-unknown = There is no step { $step }: the game has { $steps ->
    [one] { $steps } step.
   *[other] { $steps } steps.
}
file-unreadable = The file can’t be read: { $detail }.
line-unreadable = “{ $found }” can’t be read here; expected: { $expected }.
line-incomplete = Something is missing here; expected: { $expected }.
line-too-far = Something hidden is revealed before “{ $decision }”: decide that once you have seen it.
table-archived = This game was begun under earlier rules that this server no longer has. You can look at it, but nobody can play on.
archive-missing = This game was begun under earlier rules that this server no longer has, and it was not archived: it can’t be shown any more.
bot-unknown = There is no bot “{ $level }” for this game.
option-bad = This table can’t be opened: { $detail }.
spectators-not-allowed = Spectators are not allowed at this table.
forbidden-origin = Requests from another site are not allowed.
not-found = There is nothing here.
not-allowed = This can’t be done here.
internal = Something went wrong on our side. Nothing is lost; try again.

puzzle-unknown = There is no such puzzle.
theme-unknown = There is no such theme.
puzzle-not-tried = Try the puzzle first.
review-not-finished = This game is still being played. It can be reviewed once it is over.
turn-unknown = Turn { $turn } is not in this game: it has { $count }.
no-reviews = Games of this kind are not reviewed.
reviews-away = Reviews are not made on this server at the moment.
not-a-whole-turn = That is not a whole turn of this player.
review-missing = This game has not been reviewed yet.
