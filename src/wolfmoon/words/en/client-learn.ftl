# Lessons in the web client: the index, what stands above the board, the first game. What lessons say is in lessons-….ftl.

## The index

learn-intro = { $count ->
    [one] A short lesson on the real table.
   *[other] { $count } short lessons on the real table.
} You play from the first sentence on, and every rule comes when you need it.
learn-aid = { $game }: player aid
learn-of = of { $count }
learn-minutes-all = { $count ->
    [one] { $count } minute in all
   *[other] { $count } minutes in all
}
learn-minutes = { $count ->
    [one] about a minute
   *[other] about { $count } minutes
}
learn-half-minute = about half a minute
learn-minutes-short = { $count } min
learn-seconds-short = { $count } s
learn-left-at = Step { $step } of { $of }, where you left
learn-begin = Begin
learn-continue = Continue
learn-after = After the lessons
learn-after-hints = At any casual table the lantern helps in three steps: where to look, what to want, the turn.
learn-after-review = Every finished game can be reviewed: what each turn won or lost, and why.
learn-stars = { $count ->
    [one] { $count } star of 3
   *[other] { $count } stars of 3
}

## A lesson

learn-shelf = Lesson
learn-other = Wolf { $number }
learn-lesson-of = Lesson { $number } of { $of }
learn-leave = Leave the lesson
learn-step = { $step } of { $of }
learn-plan = In this lesson
learn-rules = Rules used:
learn-step-is-done = done
learn-step-done = That is it. Look at it for a moment; the next step begins at another place.
learn-go-on = Go on
learn-take-back = Take it back
learn-later = Comes in lesson { $number }
learn-goal = Goal: { $goal }
learn-resumed = You were at step { $step }.
learn-changed = This lesson has changed since, so it begins anew.
learn-full = That was tried so often that the lesson begins anew.
learn-away = No connection. What you choose waits until the server is back; how far you are is kept on this device.
learn-hint = Hint
learn-hint-look = Look at what is lit now.
learn-done = Lesson done
learn-time = time
learn-wrongs = wrong
learn-of-lessons = of { $count } lessons
learn-again = Once more
learn-all = All lessons
learn-next = Next: { $lesson }
learn-board = Your board
learn-do-moved = { NAME($piece, kind: "piece") }: { $from } to { $to }
learn-do-paid = pay { NAME($terrain, kind: "terrain") }
learn-do-paid-bonus = pay with the bonus terrain token
learn-do-howled = howl: { $hex }
learn-do-built = den on { $hex }: { NAME($track, kind: "track") }
learn-do-upgraded = lair on { $hex }
learn-do-dominated-wolf = dominate the wolf on { $hex }
learn-do-dominated-den = dominate the den on { $hex }
learn-do-drafted = draft on { $hex }
learn-do-turn = end the turn
learn-do-led = { CARD($card) } { NAME($land, kind: "land", form: "to") }
learn-do-followed = { CARD($card) } { NAME($land, kind: "land", form: "to") }
learn-do-took = take: { NAME($scar, kind: "scar") }
learn-do-placed = place it { NAME($slot, kind: "slot", form: "at") }
key-lesson-hint = The next rung of the lesson’s hint
key-lesson-on = Go on in the lesson

## The first game

learn-tutor = Tutor
learn-tutor-1 = Warns before a turn that gives up a lot.
learn-tutor-2 = Hints in three steps, as often as you like.
learn-tutor-3 = A whole turn can be taken back.
learn-tutor-warns = Warns before a turn that gives up { $value } points of win share or more.
learn-first-goals = Three small goals
learn-first-begin = Begin
learn-first-say = Play as you like. The goals tick themselves, in any order.
learn-first-all = All three goals are reached. The rest of the game is yours.
learn-first-over = The game is over, and { $count } of { $of } goals were reached.
learn-first-tick = Goal reached: { $goal }.
learn-first-turn = turn { $number }
learn-first-trick = trick { $number }
learn-first-show = Show where this is
learn-first-review = Review it
learn-first-again = Play again without the tutor

## Newcomers

learn-first-time = First time?
learn-by-playing = Learn by playing
learn-course-of = Learn { $game }
learn-course-facts = { $lessons ->
    [one] { $lessons } lesson
   *[other] { $lessons } lessons
}, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
learn-new-here = New here?
learn-today = Today
learn-no-account = You play as a guest; nothing to sign up for.
learn-lesson-at = Lesson { $number } of { $count }, step { $step } of { $of }
learn-chapter = Learn it in a lesson: { $lesson }
learn-far = { $done } of { $count }
learn-course-done = All lessons done
