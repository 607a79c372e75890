# Puzzles in the client: the index, and what stands above and beside the board. Kinds, goals and themes are in puzzles.ftl.

## The index

puzzles = Puzzles
puzzles-intro = Any answer that reaches the goal is right. A wrong one is answered on the board.
puzzles-of-day = Puzzle of the day, { $date }
puzzles-facts = { $game } · { $kind } · rated { $rating }
puzzles-today = today
puzzles-day-solved = solved
puzzles-day-open = not solved
puzzles-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
puzzles-solve = Solve it
puzzles-solve-of = Solve it: { $game }
puzzles-same = The same for everyone today.
puzzles-solved-today = Solved today
puzzles-look-again = Look again
puzzles-rating = Your rating
puzzles-between = between { $above } and { $below }
puzzles-above = above { $above }
puzzles-below = below { $below }
puzzles-unrated = not rated yet
puzzles-solved-here = { $count ->
    [one] { $count } solved on this device
   *[other] { $count } solved on this device
}
puzzles-no-name = Puzzles count towards a rating once you have a name here.
puzzles-get-name = Take a name
puzzles-level = How hard
puzzles-level-easier = Easier
puzzles-level-same = My level
puzzles-level-harder = Harder
puzzles-next-of = Next: { $game }
puzzles-themes = Themes
puzzles-done-of = { $done } of { $count }
puzzles-none = You have met every puzzle there is.
puzzles-none-of-theme = You have met every puzzle of this theme: { $theme }.
puzzles-own = From your own games
puzzles-own-none = Have a game of yours reviewed: the turns in which you could have done better come here.
puzzles-own-kept = Kept for you on { $date }
puzzles-own-all = Show all { $count }
puzzles-kept = On this device
puzzles-kept-note = No connection. You can look at these puzzles and think them over; what you try is judged as soon as the server is back.
puzzles-kept-none = No connection, and no puzzles on this device yet. Open this page once with a connection, and some will be kept here.

## A puzzle

puzzle-shelf = Puzzle
puzzle-of-the-day = Puzzle of the day
puzzle-leave = All puzzles
puzzle-rated = { $kind } · { $rating }
puzzle-of = { $reached } of { $count }
puzzle-reached = { $reached } of { $count } reached
puzzle-victim = The one who passed: { $name }.
puzzle-away = No connection. What you choose waits until the server is back.
puzzle-withdrawn = This puzzle was taken back after complaints. It no longer counts for anyone new.
puzzle-solved-before = You have solved this one before.
puzzle-tomorrow = The next puzzle of the day comes at midnight, UTC.
puzzle-hint-want = What it takes: { $acts }.
puzzle-hint-start = From where the puzzle begins:
puzzle-act-play = a card
puzzle-act-take = a scar to take
puzzle-act-place = a scar to place

puzzle-wrong = Not yet
puzzle-wrong-open = With best play it ends { $mine } : { $theirs }. { $count ->
    [one] You need { $count } point ahead.
   *[other] You need { $count } points ahead.
}
puzzle-wrong-hands = Wins against { $won } of { $count } hands. Not against { $hand }: with best play it ends { $mine } : { $theirs }.
puzzle-wrong-count = The turn reached { $reached } of { $count }. What you played is numbered on the map.
puzzle-wrong-missing = Not reached: { $goal } What you played is numbered on the map.
puzzle-wrong-best = This turn gives up { $loss } ± { $doubt } points of win share. The replies are on the board.
puzzle-wrong-decision = This gives up { $loss } ± { $doubt } points of win share against the best.
puzzle-again = Try again
puzzle-solution = Solution
puzzle-solution-shown = One way to the goal, played on the board. Other ways may be right, too.

puzzle-right = Solved
puzzle-right-open = It ends { $mine } : { $theirs }, with best play of the other.
puzzle-right-hands = { $count ->
    [one] Wins against { $won } of { $count } hand that fits.
   *[other] Wins against { $won } of { $count } hands that fit.
}
puzzle-right-turn = The goal is reached. Any other turn that reaches it would be right, too.
puzzle-right-best = As good as the best: it gives up { $loss } ± { $doubt } points of win share.
puzzle-right-found = Nothing better was found.
puzzle-others = Also right: { $others }.
puzzle-next = Next puzzle
puzzle-share-it = Share
puzzle-copy = Copy
puzzle-copied = Copied.
puzzle-good = Was it a good puzzle?
puzzle-good-thanks = Noted, thank you.
puzzle-good-yes = Yes
puzzle-good-no = No
puzzle-to = to
puzzle-rated-note = The puzzle stands at { $rating }. The first try counts; with a hint it counts half, with a chosen theme a tenth.
puzzle-rated-before = Only the first try counts, and it was made before.
puzzle-hands = Hands that fit
puzzle-hands-won = { $won } of { $count } won
puzzle-hands-note = Below each hand: your margin with best play of both.
puzzle-answer = The answer to it
puzzle-played = What you played
key-puzzle-on = Try again, or go on to the next puzzle
