# Notifications: what messages say, and the page on which they are set.

## Messages

notice-turn = Your turn: { $title }
notice-soon = { $time } left: { $title }
notice-back = { $name } asks to go back a turn: { $title }
notice-invited = { $name } asks for a rematch: { $title }
notice-table-turn = { $name } to play: { $title }
notice-table-soon = { $name } has { $time } left: { $title }
notice-with = { $game } with { $names }
notice-left = { $time } left.
notice-open = Open
notice-mute = Mute this table
notice-test = A test from Wolfmoon
notice-test-text = This is how you will be told, { $name }.
digest-more = and { $count } more
mail-go = Go to the table
mail-not-this-table = Not for this table
mail-not-at-all = Not at all
mail-confirm-title = Is this your address?
mail-confirm-text = { $name } wants to be told by e-mail when a game of Wolfmoon waits. If that is you, open this link. If not, do nothing, and nothing will be sent.

## Refusals

hook-address-wrong = This is not an address that messages can be sent to.
hook-address-https = The address has to begin with https://.
hook-address-private = This address is inside a network. Only addresses on the open internet are allowed here.
hook-account = Webhooks are for accounts. Keep your games with a password first.
mail-not-here = This server can’t send e-mail: its host has not set that up.
push-not-here = This server can’t send to browsers: its host has not set that up.
way-unknown = This way of being told is not there any more.
way-unconfirmed = Confirm the address first: a letter is on its way to you.
too-many-ways = { $most ->
    [one] You may have { $most } way of being told. Remove it first.
   *[other] You may have { $most } ways of being told. Remove one of them first.
}
link-unknown = This link is not valid, or what it was about is gone.

## The page

notifications = Notifications
notify-nobody = Take a name first; then you can choose how you hear that it is your turn.
notify-where = Where to
notify-browser = This browser
notify-browser-off = Not told anything
notify-browser-denied = The browser forbids it. Allow notifications for this site in its settings.
notify-browser-cannot = This browser can’t be told anything.
notify-iphone = Add Wolfmoon to the home screen first, and open it from there: then this iPhone or iPad can be told.
notify-mail = E-mail
notify-mail-none = The host of this server has not set up e-mail.
notify-push-none = The host of this server has not set up messages to browsers.
notify-mail-address = Your e-mail address
notify-unconfirmed = not confirmed yet: open the link in the letter
notify-used = last used { $when }
notify-never-used = not used yet
notify-off = off
notify-gone = The service says that nobody is there any more. It is off.
notify-failing = Nothing arrived for a day. It is off.
notify-failing-now = The last message did not arrive. We go on trying for a day.
notify-test = Send a test
notify-answer = { $status } { $reason } after { $seconds } s. { $words }
notify-no-answer = No answer. { $words }
notify-taken = It was taken: look there.
notify-add = Add
notify-hook-add = Add a webhook
notify-hook-address = Address of the webhook
notify-hook-note = Only addresses on the open internet, unless the host allows others. The address is kept secret, from other people and from the log.
notify-hook-account = Webhooks are for accounts: keep your games with a password first.
notify-remove = Remove { $name }
service-json = Plain JSON
notify-what = What
notify-what-note = The bell shows all of it.
notify-kind = What
notify-by-push = browser
notify-by-mail = e-mail
notify-by-hook = webhook
notify-turn = My turn
notify-soon = Time runs out soon
notify-soon-hint = an eighth of it left
notify-invited = Invitation, rematch
notify-back = Request to go back
notify-when = When
notify-quiet = Quiet hours
notify-quiet-hint = What comes then waits until they end.
notify-from = from
notify-to = to
notify-but-soon = Except when time runs out
notify-but-soon-hint = For a turn that would be lost by then.
notify-digest = One message a day
notify-digest-hint = A digest instead of single ones. Time that runs out is still told.
notify-at = at
notify-here = Nothing is sent if you were active here in the last minute.
notify-tables = Single tables
notify-tables-none = You have no games going on.
notify-usual = As above
notify-only-soon = Only when time runs out
notify-muted = Nothing
notify-saved = Saved.
notify-looks = What a message looks like
notify-looks-text = Each names the game, who plays, what happened and how long you have; with a picture, and a link to the table.
notify-never = No hand, no hidden card or scar is ever in one, not even your own: the screen may be locked, the channel may be shared.
notify-change = Notifications
bell-way-off = { $name } is off
bell-seen = Seen
table-hooks = Webhook of this table
table-hooks-text = For a channel that everyone at the table reads. It sends what everyone may see, and nothing else.
stop-title = Messages
stop-stop-done = { $label } is not told anything any more.
stop-mute-done = You are not told anything of this table any more.
stop-confirm-done = { $label } is confirmed.
stop-stop-do = Tell { $label } nothing any more
stop-mute-do = Nothing of this table
stop-confirm-do = Yes, this is mine
stop-settings = Set what you want to be told
