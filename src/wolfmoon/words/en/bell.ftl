# The bell, my games, and the next game that waits.

bell = Notifications
bell-title = What needs you
bell-label = { $count ->
    [0] Notifications: nothing waits for you
    [one] Notifications: { $count } thing needs you
   *[other] Notifications: { $count } things need you
}
bell-empty = Nothing waits for you.
bell-empty-text = Invitations, requests and your turns will stand here.
games-wait = { $count ->
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
}
wait-first = First { $title }: { $time } left
next-game = Next game
next-game-is = Next game: { $title }
next-game-waits = Next game that waits
nothing-waits = Nothing else waits for you.
aside = Later
row-aside = set aside
answered-yes = You have agreed.
answered-no = You have declined.
go-to-table = Go to the table
games-lead = { $count ->
    [one] { $count } game going on.
   *[other] { $count } games going on.
} { $waiting ->
    [0] None waits for you.
    [one] { $waiting } waits for you.
   *[other] { $waiting } wait for you.
}
games-lead-time = { $count ->
    [one] { $count } game going on.
   *[other] { $count } games going on.
} { $waiting ->
    [one] { $waiting } waits for you, for { $time } more.
   *[other] { $waiting } wait for you, the first for { $time } more.
}
shelf-waits = Waits for you
shelf-theirs = Others to move
games-order = Order
order-time = Time left
order-move = Last move
order-game = Game
time-left = { $time } left
about-time = about { $time }
as-of = Not connected. This is how it was at { $time }.
key-bell = What needs you
key-next-game = Next game that waits
key-aside = Leave that game for later
key-close = Close
key-row-down = Next row
key-row-up = Row above
peek-since = Since your turn, { $ago }
peek-so-far = So far
peek-lately = Lately
peek-nothing = Nothing has happened since your turn.
peek-nothing-yet = Nothing has happened yet.
peek-mute = No messages
set-go-on = Go on by itself
set-go-on-hint = Three seconds after your turn, to the game with the least time. Any key or touch stops it.

## How long something lasts

span-days-hours = { $days ->
    [one] { $days } day
   *[other] { $days } days
} { $hours } h
span-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
span-hours-minutes = { $hours } h { $minutes } min
span-hours = { $hours } h
span-minutes = { $minutes } min
span-moment = less than a minute
