# The lessons of Lone Wolves: at most 30 words on a screen, what is said and the goal together.

lesson-lone-wolves-course = Thirteen tricks over five territories.
lesson-lone-wolves-first = First duel with a tutor
lesson-lone-wolves-first-about = Against a Cub, with hints and warnings
lesson-lone-wolves-first-trick = Win a trick
lesson-lone-wolves-first-scar = Place a scar
lesson-lone-wolves-first-land = Win a territory

## 1

lesson-lone-wolves-follow = Follow and win
lesson-lone-wolves-follow-about = The higher card stays
lesson-lone-wolves-follow-win = The other wolf led **red 5**. You have red, so you must play red. The higher card wins.
lesson-lone-wolves-follow-win-goal = Win the trick, in any territory.
lesson-lone-wolves-follow-no-lower = Red 3 is lower than red 5: that trick would be theirs. You hold something bigger.
lesson-lone-wolves-follow-no-suit = Green has to wait: while you hold red, you follow red.
lesson-lone-wolves-follow-lead = Your 6 stays: **strength 6** there. Their 5 is turned, now a lone wolf of 1, and they took a scar. The winner leads.
lesson-lone-wolves-follow-lead-goal = Lead any card to any territory.
lesson-lone-wolves-follow-know-one = Follow suit if you can.
lesson-lone-wolves-follow-know-two = The winner’s card stays and counts; the winner leads.
lesson-lone-wolves-follow-know-three = The loser’s card turns into a lone wolf; the loser takes a scar.
