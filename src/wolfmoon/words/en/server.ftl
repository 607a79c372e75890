# What the server refuses, and why.

not-signed-in = Sign in first, or play as a guest.
already-signed-in = You are signed in already.
name-taken = The name { $name } is taken.
wrong-name-or-password = The name or the password is wrong.
name-bad = This name can't be used. Choose another.
password-weak = This password is too weak. Choose a longer one that is hard to guess.
token-unknown = This token is not known, or no longer valid.
too-many-tokens = { $most ->
    [one] You may have { $most } token. End it first.
   *[other] You may have { $most } tokens. End one of them first.
}
table-unknown = There is no such table.
table-full = All seats of this table are taken.
seat-taken = Seat { $seat } is taken.
seat-unknown = There is no seat { $seat } at this table.
seat-not-held = You do not hold seat { $seat }.
not-your-seat = This is not your seat.
already-seated = You have a seat at this table already.
not-the-host = Only the host of the table may do this.
table-not-open = This table is not open to all.
table-started = The game at this table has started.
table-not-started = The game at this table has not started yet.
game-over = The game is over.
invite-needed = You need an invite link for this table.
invite-used = This invite link has been used.
invite-unknown = This invite link is not known.
behind = The table has moved on meanwhile. Look at what is new and decide again.
already-done = This has been done already.
bad-request = { $field } can't be used: { $problem }.
too-large = This is too large: at most { $limit ->
    [one] { $limit } byte is allowed.
   *[other] { $limit } bytes are allowed.
}
too-many-requests = Too many requests. Try again in { $seconds ->
    [one] { $seconds } second.
   *[other] { $seconds } seconds.
}
database-away = The database can't be reached right now. Nothing is lost; try again shortly.
undo-nothing = There is nothing to take back.
undo-not-allowed = Taking back is not allowed at this table.
undo-other-player = Someone else has decided since; ask the others for a takeback.
undo-revealed = Something hidden was shown since; it can't be taken back.
takeback-none = Nobody has asked for a takeback.
takeback-pending = A takeback has been asked for; wait for the answers.
not-finished = Everything is open only once the game is over.
step-unknown = There is no step { $step }: the game has { $steps ->
    [one] { $steps } step.
   *[other] { $steps } steps.
}
file-unreadable = The file can't be read: { $detail }.
line-unreadable = “{ $found }” can't be read here; expected: { $expected }.
line-too-far = Something hidden shows before “{ $decision }”: decide that once you have seen it.
rules-unknown = This game was played by version { $rules } of the rules; known are versions up to { $known }.
bot-unknown = There is no bot “{ $level }” for this game.
option-bad = This table can't be made: { $detail }.
spectators-not-allowed = This table has no spectators.
forbidden-origin = Requests from another site are not allowed.
not-found = There is nothing here.
not-allowed = This can't be done here.
internal = Something went wrong on our side. Nothing is lost; try again.
