# The player aid of Lone Wolves: one page for the table.

aid-lone-wolves-title = Lone Wolves at a glance
aid-lone-wolves-play = **Play** a card on your side of any territory with fewer than 6 cards. The follower must follow suit if possible.
aid-lone-wolves-win = **Who wins:** trump, then the led suit, then the higher card – but 2 beats 7.
aid-lone-wolves-three = A **3** turns one face-down scar of its territory face up.
aid-lone-wolves-winner = **The winner’s** card stays face up and counts its value. The winner leads.
aid-lone-wolves-loser = **The loser’s** card becomes a lone wolf [[fig-lone]] of strength 1. The loser takes a scar from that territory and puts it on an empty slot of their own side, anywhere.
aid-lone-wolves-moon = The last scar of a territory brings the **moon** [[moon-full]], the second time the **blood moon** [[moon-blood]]. The suit of the latest one is trump from the next trick on.
aid-lone-wolves-strength = **Strength** scars: [[s1]] +1 for each wolf, [[s2]] +3.
aid-lone-wolves-now = **At once:** [[s3]] an unseen lone wolf joins, [[s4]] turn the honour token.
aid-lone-wolves-points = **Honour** scars: [[s5]] +1 for each wolf, [[s6]] +2 for each lone wolf, [[s7]] +2 for each face-up wolf, [[s8]] +3 for each 2, 3 or 4, [[s9]] +5 for the honour token.
aid-lone-wolves-end = **End,** after 13 tricks: more strength wins the honour token and a moon there (5, blood moon 3). Most honour wins; ties by lone wolves.
