# Puzzles: kinds, goals, themes, and what is shared.

puzzle-kind-open = Open hands
puzzle-kind-safe = Safe against every hand
puzzle-kind-percentage = Against most hands
puzzle-kind-goal = A goal for this turn
puzzle-kind-best = The best turn
puzzle-kind-threat = The threat
puzzle-kind-decision = The best decision

puzzle-asked-open = All cards lie open, and the other plays as well as can be.
puzzle-asked-safe = You see your own hand only. Every hand that fits is played out with best play of both.
puzzle-asked-percentage = No play wins against every hand. Every hand that fits is played out with best play of both.
puzzle-asked-goal = Any turn that reaches the goal is right.
puzzle-asked-best = Replies included: any turn as good as the best is right.
puzzle-asked-threat = Suppose you passed: what could your neighbour do? Play that turn.
puzzle-asked-decision = By what you could know then: any decision as good as the best is right.

puzzle-goal-score = { $count ->
    [one] Score { $count } point this turn.
   *[other] Score { $count } points this turn.
}
puzzle-goal-first = Be first in region { $of } at the end of the turn.
puzzle-goal-take = { $count ->
    [one] Become first in a region where you are not.
   *[other] Become first in { $count } regions where you are not.
}
puzzle-goal-hunt = Hunt { $count } prey this turn.
puzzle-goal-prey = Hunt the { NAME($of, kind: "prey") }.
puzzle-goal-lair = { $count ->
    [one] Make a lair this turn.
   *[other] Make { $count } lairs this turn.
}
puzzle-goal-howl = { $count ->
    [one] Bring a lone wolf into your pack.
   *[other] Bring { $count } lone wolves into your pack this turn.
}
puzzle-goal-dominate = { $count ->
    [one] Dominate a piece of a rival.
   *[other] Dominate { $count } pieces of rivals.
}
puzzle-goal-harm = { $count ->
    [one] Dominate a piece of the pack that passed.
   *[other] Dominate { $count } pieces of the pack that passed.
}
puzzle-goal-clear = Leave no wolf of a rival in region { $of }.
puzzle-goal-phase = Reach this phase of the moon: { NAME($of, kind: "phase") }.
puzzle-goal-win = End the game with this turn, and win it.
puzzle-goal-best = Find the best turn.
puzzle-goal-decision = Find the best decision.
puzzle-goal-ahead = { $count ->
    [one] Finish at least { $count } point ahead.
   *[other] Finish at least { $count } points ahead.
}
puzzle-goal-every = { $count ->
    [one] Win against the { $count } hand that fits.
   *[other] Win against every one of the { $count } hands that fit.
}
puzzle-goal-most = Win against at least { $count } of the hands that fit.

puzzle-theme-lone-wolves-lead = Your lead
puzzle-theme-lone-wolves-follow = Your answer
puzzle-theme-lone-wolves-scar = The scar
puzzle-theme-lone-wolves-two-tricks = Two tricks left
puzzle-theme-lone-wolves-three-tricks = Three tricks left
puzzle-theme-lone-wolves-four-tricks = Four tricks left
puzzle-theme-lone-wolves-lose-to-win = Lose to win
puzzle-theme-lone-wolves-two-beats-seven = 2 beats 7
puzzle-theme-lone-wolves-trump = Trump
puzzle-theme-lone-wolves-low-card = A low card wins
puzzle-theme-lone-wolves-moon = The moon
puzzle-theme-lone-wolves-honour = Honour turned
puzzle-theme-lone-wolves-joins = A lone wolf joins
puzzle-theme-lone-wolves-last-place = The last place
puzzle-theme-lone-wolves-level = A land left level
puzzle-theme-lone-wolves-border = On the border
puzzle-theme-lone-wolves-behind = From behind
puzzle-theme-lone-wolves-narrow = By a single point
puzzle-theme-lone-wolves-only = One way only

puzzle-theme-the-wolves-hunt = Hunt
puzzle-theme-the-wolves-double-hunt = Two prey at once
puzzle-theme-the-wolves-region = A region taken
puzzle-theme-the-wolves-two-regions = Two regions taken
puzzle-theme-the-wolves-alphas = Alphas decide
puzzle-theme-the-wolves-lair = Lair
puzzle-theme-the-wolves-den-to-lair = Den and lair in one turn
puzzle-theme-the-wolves-den = Den
puzzle-theme-the-wolves-howl = Howl
puzzle-theme-the-wolves-new-alpha = A new alpha
puzzle-theme-the-wolves-dominate = Dominate
puzzle-theme-the-wolves-push = Push
puzzle-theme-the-wolves-extra-action = Extra action
puzzle-theme-the-wolves-any-terrain = Any terrain
puzzle-theme-the-wolves-turned-tile = A tile turned twice
puzzle-theme-the-wolves-moon = A phase is scored
puzzle-theme-the-wolves-end = The last turn
puzzle-theme-the-wolves-before-full = Before the full moon
puzzle-theme-the-wolves-two-players = Two players
puzzle-theme-the-wolves-many-players = Four or five players

puzzle-share-day = Wolfmoon, puzzle of { $day }
puzzle-share = Wolfmoon, puzzle { $name }
puzzle-share-goal = { NAME($game, kind: "game") }: { $goal }
puzzle-share-tries = Solved at try { $count }{ $timed ->
    [yes] , { $took }
   *[no] {""}
}
