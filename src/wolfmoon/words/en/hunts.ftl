# The daily hunt.

hunt-unknown = There is no such hunt.
hunt-covered = You will see what others made of this hunt once yours is over; if you don’t hunt, when the day is.
hunt-not-done = First finish the hunt that counts; then you can play it again as often as you like.
hunt-one-try = What your rivals have answered stands: a hunt is one try.
hunt-left = You have left this hunt; a bot finishes it. You can play it again for practice.
hunt-rival-late = Your rival is taking long. If it doesn’t answer at all, this hunt is called off after some minutes, and you can begin it anew.
hunt-called-off-title = The hunt was called off
hunt-called-off = A rival of this hunt stopped answering, so it was called off. It doesn’t count, and you can begin it anew.

## The page

hunt = Daily hunt
hunt-which = Which hunt
hunt-on = Daily hunt, { $day }
hunt-of-game = Daily hunt: { $game }
hunt-pitch-the-wolves = Everyone gets the same map, the same seat and the same two Hunters with the same luck. You have one go, and all day for it.
hunt-pitch-lone-wolves = Everyone gets the same cards, the same seat and the same Hunter with the same luck. You have one go, and all day for it.
hunt-begin = Begin the hunt
hunt-go-on = Go on with the hunt
hunt-left-short = You left this hunt: it has no mark.
hunt-leave-means = A bot then finishes this hunt. It brings no mark, and you can’t come back to it.
hunt-again = Play it again
hunt-look-back = Look back
hunt-seat = you have seat { $seat } of { $of }
hunt-against = { $count ->
    [one] against one Hunter
   *[other] against { $count } Hunters
}
hunt-ends = { $hours ->
    [one] ends within the hour
   *[other] ends in { $hours } hours
}
hunt-late = this day is over: it counts for nobody but you
hunt-in-time = this day is over, but you began in time: it still counts
hunt-won = Won by { $points }
hunt-won-level = Won on equal points
hunt-shared = A shared win
hunt-lost = Lost by { $points }
hunt-lost-level = Lost on equal points
hunt-mark = mark { $mark }
hunt-mark-of = { $mark } of 100
hunt-better = Better than { $mark } of 100 games of bots from your seat.
hunt-mark-later = Tonight’s bots are still playing. The mark comes later.
hunt-percentile = Better than { $part } % of { $count } people.
hunt-people = { $count ->
    [one] One person has hunted this day.
   *[other] { $count } people have hunted this day.
}
hunt-ridge = Points ahead: { $says }
hunt-ridge-bot = { $name } mostly { $points }
hunt-ridge-note = Points ahead of the best of the others. The hills are games of bots from your seat; the stones are people.
hunt-ridge-note-many = Points ahead of the best of the others. The hills are games of bots from your seat; the bars are people, and the stone is you.
hunt-as-table = As a table
hunt-who = Who
hunt-games = Games
hunt-ahead = Points ahead
hunt-lost-side = lost
hunt-won-side = won
hunt-how = How it is counted
hunt-how-win = First the win, then the points ahead.
hunt-how-win-more = Ahead means: of the best of the others.
hunt-how-mark = The mark is 0 to 100.
hunt-how-mark-more = Scout, Hunter and Alpha have played your seat many times. The mark says how many of these games you beat.
hunt-how-covered = Nothing is shown before you are done.
hunt-how-covered-more = No results and no games of this day.
hunt-week = The week
hunt-week-rule = best five days count
hunt-week-note = The marks are measured against bots, so the table means the same with three people or thirty thousand.
hunt-week-empty = Nobody has finished a hunt this week.
hunt-sum = sum
hunt-tell = Tell the others
hunt-tell-note = gives nothing away
hunt-place = { $date ->
    [crescent] { phase-crescent }
    [quarter] { phase-quarter }
    [full] { phase-full }
    [moon] { moon-moon }
    [blood-moon] { moon-blood-moon }
   *[end] end
} { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
hunt-places = { $places }
hunt-copy = Copy
hunt-copied = Copied
hunt-watch-title = Games to watch
hunt-watch = Watch
hunt-watch-of = Watch: { $name }
hunt-alpha = Alpha in your seat
hunt-alpha-about = { $count ->
    [one] its only game
   *[other] the middle one of { $count } games
}
hunt-calendar-note = A moon is as full as the mark of that day. An empty ring can still be hunted; it counts for nobody but you.
hunt-day-mark = { $day }, mark { $mark }
hunt-day-open = { $day }, no mark
hunt-month-before = The month before
hunt-month-after = The month after
hunt-row = Count days in a row
hunt-row-off = Off: the number is shown nowhere, not even to you.
hunt-in-a-row = { $count ->
    [one] One day in a row. A missed day costs nothing.
   *[other] { $count } days in a row. A missed day costs nothing.
}
