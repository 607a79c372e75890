# The rules of Lone Wolves, a message for each clause. A chapter's title stands before its clauses.
# **bold**; [[id]] is a drawing of the symbol sheet.

rules-lone-wolves-intro = Two players, 13 tricks, five territories. The winner of a trick keeps strength in a territory, the loser takes a scar that brings strength or honour. At the end the stronger side of each territory wins its honour token; the most honour wins. Hidden from you are the other hand, the cards set aside, face-down scars and the scars in the box. A card that was played stays known, even when it is turned. **Ruling** marks our reading of the printed rules; **house value** a figure that we could not see, which a table may change.

chapter-lone-wolves-aim = Aim and points
aim-lone-wolves-win = After 13 tricks the player with the most honour wins (L20).
aim-lone-wolves-tokens = **Honour tokens:** each of the five territories pays 5 to 10 honour to its stronger side (L19). A card that wins its trick stays and adds its value to your strength there (L10).
aim-lone-wolves-moons = **Moons:** the moon [[moon-full]] pays 5 and the blood moon [[moon-blood]] 3 to the stronger side of their territory (L14).
aim-lone-wolves-scars = **Scars:** whoever loses a trick takes one (L12). Some add strength; others pay honour, from S5 to S9. Losing is not always a loss.

chapter-lone-wolves-setup = Set-up
l1 = Shuffle the scars [[scar-down]] and lay them out.
l2 = Shuffle the honour tokens and put one on each territory, a random side up.
l3 = Deal 13 cards to each player. Four cards are set aside unseen.
l4 = A random player leads the first trick.

chapter-lone-wolves-trick = A trick
l5 = The **leader** plays a card face up on their own side of a territory that is not full.
l6 = The **follower** must play a card of the led suit if they have one, otherwise any card, on their own side of any territory that is not full, the same or another.
l7 = A territory holds 6 wolf cards **in all**, both sides and lone wolves together. With the sixth it is full. Scars may still be placed there.
l8 = Who wins: a trump beats every card that is not a trump. Otherwise the led suit beats any other suit. In one suit the higher card wins, but **2 beats 7**. This holds for trumps too.
l9 = Whoever plays a 3 must at once turn one face-down scar of its territory face up, of their choice, if there is one. **Ruling:** the leader’s scar is turned before the follower plays.
l10 = The winner’s card stays face up: its value counts as that player’s strength there. The winner leads the next trick.
l11 = The loser’s card is turned over where it lies: it is now a lone wolf [[fig-lone]] of strength 1.
l12 = The loser must take one scar, face up or face down, from the territory where the losing card lies, if one is left, and at once put it face up on an empty slot on their own side, in any territory. A face-down scar is seen only after it is chosen and before it is placed, and by its taker alone. **Ruling:** without an empty slot it is discarded.
l13 = Scars that work at once (S3, S4) do so when they are placed.
l14 = When the last scar is taken from a territory, in the last trick too, the **moon** [[moon-full]] is placed there; the second time, in another territory, the **blood moon** [[moon-blood]]; later nothing.
l15 = At first there is no trump. From the trick after the moon is placed its territory’s suit is trump; from the trick after the blood moon is placed, that territory’s suit instead.

chapter-lone-wolves-scars = Scars
s1 = [[s1]] +1 strength here for each of your wolf cards here, lone wolves included.
s2 = [[s2]] +3 strength here.
s3 = [[s3]] At once: take one of the cards set aside, unseen, and put it here on your side as a lone wolf. Not if the territory is full.
s4 = [[s4]] At once: turn this territory’s honour token over. This may happen again and again.
s5 = [[s5]] +1 honour for each of your wolf cards here, lone wolves included.
s6 = [[s6]] +2 honour for each of your lone wolves here.
s7 = [[s7]] +2 honour for each of your face-up wolves here.
s8 = [[s8]] +3 honour for each of your face-up wolves of value 2, 3 or 4 here.
s9 = [[s9]] +5 honour if you win this territory’s honour token.
l16 = A scar on a border (advanced board) works in both territories: strength, cards (one in each), turning, points. **Ruling:** each territory by itself, in the order of the board. S3 skips a full territory, and does nothing once no card is left aside; S9 pays 5 for each of the two tokens you win.
l17 = **Ruling:** a card placed by S3 counts towards the six cards (L7) and is never looked at.

chapter-lone-wolves-end = End of the game
l18 = The game ends after 13 tricks. Strength in a territory: the values of your face-up cards, 1 for each lone wolf, and your strength scars, which count without any card too.
l19 = Whoever has more strength wins the honour token, with the side that is up, and a moon that lies there. With equal strength, also 0 to 0, nobody wins them.
l20 = Your score: honour tokens, moon 5, blood moon 3, points of scars. The higher score wins. If tied: more lone wolf cards on the board; if that is equal too, the win is shared.

chapter-lone-wolves-box = What is in the box
box-lone-wolves-cards = 30 wolf cards: five suits – green [[suit-green]], black [[suit-black]], brown [[suit-brown]], red [[suit-red]], white [[suit-white]] – with the values 2–7. The back of each card is a **lone wolf** [[fig-lone]] of strength 1.
box-lone-wolves-lands = Five territories side by side, each of one suit’s colour: green swamp, black caves, brown desert, red volcano, white tundra.
box-lone-wolves-tokens = 18 scars, two of each of nine kinds. 5 honour tokens with two sides; **house values:** 5 and 10, 6 and 9, 7 and 8, 6 and 9, 5 and 10. A moon [[moon-full]] worth 5 and a blood moon [[moon-blood]] worth 3.
box-lone-wolves-slots = Slots for scars on your own side, **house values:** on the basic board 3 in each territory; on the advanced board 2 in each territory and 1 on each of the four borders.
box-lone-wolves-layout = Scars at the start: 1 face up and 2 face down in each territory. On the advanced board (**house values**) 1 face up and 2, 3, 2, 3, 2 face down. The others stay unseen in the box.
