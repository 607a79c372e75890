# The rules of The Wolves, a message for each clause. A chapter's title stands before its clauses.
# **bold**; [[id]] is a drawing of the symbol sheet.

rules-the-wolves-intro = Two to five players lead wolf packs through one lunar cycle. Points come from controlling regions when they are scored, from prey, and from the wolves, dens and lairs you bring into play. The player with the most victory points (VP) wins. Nothing is hidden and there are no dice: all luck is in the set-up. Where the printed rules are silent or differ, we decide and say so: **Ruling**.

chapter-the-wolves-aim = Aim and points
aim-the-wolves-win = Lead your pack through one lunar cycle. The game ends with the full moon (W46). Whoever has the most victory points (VP) wins (W47).
aim-the-wolves-regions = **Regions:** each phase of the moon scores the regions with its token (W40). The most control there (W41) takes the token: crescent [[moon-crescent]] 4 VP, quarter [[moon-quarter]] 6, full moon [[moon-full]] 8. Second place gets half (W42).
aim-the-wolves-board = **Your player board:** up to 12 VP for wolves that joined you (W30), 5 for each lair (W27), up to 7 for each attribute track (W24) and up to 25 for hunted prey (W35); with 2 players 5 and 20.
aim-the-wolves-turn = **Your turn:** two actions (W8), paid with terrain tiles that turn over (W9). Move [[act-move]], build [[act-den]] [[act-lair]], howl [[act-howl]] and dominate [[act-dominate]]; hunting [[act-hunt]] is free.

chapter-the-wolves-setup = Set-up for 3–5 players
w1 = The start tile lies in its place. Random region tiles fill the places around it: 6 with 3 players, 8 with 4, 10 with 5. Each region is made of five patches, three hexes of one terrain each, and a water source.
w2 = A lone wolf [[fig-lone]] stands on every lone wolf spot: two in each region.
w3 = A stack of two prey of one kind, at random, stands on every prey spot: one in each region. 3 players: one stack each of moose, deer, raccoon and boar, two of rabbit. 4 players: one stack of each kind and one more each of rabbit, raccoon and boar. 5 players: two stacks of each kind.
w4 = A region token lies on every water source, at random. 3 players: 2 crescents, 2 quarters, 2 full moons. 4 players: 2, 3, 3. 5 players: 3, 4, 3.
w5 = Each player has one pack with its home terrain, chosen or dealt at random, its six tiles, a full player board and no bonus tokens.
w6 = **Draft.** A random player begins, then clockwise: each puts 1 alpha and 1 pack wolf together on an empty hex of the start tile. Then back again, counter-clockwise, so that the last player drafts twice in a row: each does the same on an empty hex on the **other side of the chasm** from their first pair.
w7 = The player who drafted first takes the first turn. Play goes clockwise.

chapter-the-wolves-turn = A turn
w8 = Take **2 actions**, the same or different. Each bonus action token [[tok-action]] that you spend gives one more action in this turn; you may spend all you have, even those won in this turn. **Ruling:** tokens are spent after the two actions, each when its action begins; you keep the others.
w9 = An action costs 1, 2 or 3 terrain tiles. All of them must show the terrain of the hex that the action targets. Each tile you use is **flipped**. A bonus terrain token [[tok-terrain]] stands for one tile of any terrain, even if you have such a tile, and goes back to the supply. Each tile can be used once in an action; the home tile can be used in every action. **Ruling:** you may pay with tokens alone.
w10 = After your last action regions are scored if a phase was reached in this turn (W40). Then it is the next player’s turn.
w11 = **Ruling:** you must take two actions. Moving no wolf is an action too (a tile is still flipped), so one is always possible.
w12 = **Ruling:** bonus tokens and VP tokens never run out.

chapter-the-wolves-pieces = Pieces on a hex
w13 = At most 2 pieces stand on a hex, whoever owns them: wolves, dens, lairs. At most one of them is a den or a lair.
w14 = **Rank**, from low to high: den [[den]], pack wolf [[fig-pack]], alpha [[fig-alpha]], lair [[lair]]. On a hex with a single enemy piece, a piece may end its move or be placed only if it ranks higher. An enemy wolf there is pushed away (W20). Dens are never pushed: a den with an enemy wolf on it is the only way that two packs share a hex after an action.
w15 = Water and chasm hold no pieces. A hex with a lone wolf or prey holds none until the last token there is gone. **Empty** means: no piece, no lone wolf, no prey, no water, no chasm.

chapter-the-wolves-move = Move – cost 1
w16 = [[act-move]] Choose a terrain and pay 1 tile of it. Move any of your wolves, up to your **pack spread** [[i-spread]], one after another, each once. Each moves up to as many hexes as your **wolf speed** [[i-speed]] and ends on a hex of that terrain; they may end on different hexes.
w17 = Only the last hex must be of that terrain. The path may not cross water or chasm; it may cross anything else: pieces, lone wolves, prey.
w18 = A wolf may end on an empty hex, on a hex whose only piece is of its own pack, or on a hex whose only piece is an enemy den. Never on an enemy lair, a lone wolf or prey.
w19 = An alpha may also end where the only piece is an enemy pack wolf: it pushes that wolf (W20). Wolves of two packs never share a hex, and an alpha can’t end on an enemy alpha.
w20 = **Push.** The player who pushes moves the pushed wolf to the nearest hex that is empty or whose only piece is of that wolf’s own pack. Terrain does not matter. **Ruling:** nearest is counted in steps, around water and chasm and through anything else. Of equally near hexes the pusher chooses one. The hex of the push does not count; the hex that the pusher came from counts as it is once the pusher has left it.
w21 = **Ruling:** a wolf that moves must end on a different hex from the one it started on. A wolf with nowhere to go can’t be pushed, so an action that needs the push can’t be taken.

chapter-the-wolves-den = Build a den – cost 2
w22 = [[act-den]] Target: a hex of the paid terrain that one of your alphas stands on or next to.
w23 = Nothing of an enemy may stand there, no den or lair of anyone, no lone wolf, no prey, and at most one wolf of your own.
w24 = Take the leftmost den of a track of your choice and put it there. The track’s new value holds at once. If a bonus token is printed under that den, take it.

chapter-the-wolves-lair = Upgrade a den to a lair – cost 2
w25 = [[act-lair]] Target: your own den on a hex of the paid terrain. It must be next to a water source, and one of your alphas must stand on it or next to it.
w26 = You may have only one lair in a region.
w27 = Your den goes to the moonlight board (W38) and your leftmost lair takes its place. You get 1 bonus terrain token. If you have no lair left, you can’t upgrade.
w28 = An enemy wolf on that hex, even an alpha, is pushed (W20). **Ruling:** to the nearest hex, like any push. If it has nowhere to go, you can’t upgrade.

chapter-the-wolves-howl = Howl – cost 2
w29 = [[act-howl]] Target: a lone wolf on a hex of the paid terrain, within your **howl range** [[i-range]] of one of your alphas. **Ruling:** the range is the plain distance in hexes; water, chasm, pieces and gaps in the map do not block it.
w30 = The lone wolf goes to the moonlight board. The next wolf of your wolf track takes its place; the third and the sixth are alphas. With an empty wolf track you can’t howl.

chapter-the-wolves-dominate = Dominate – cost 3
w31 = [[act-dominate]] Target: an enemy pack wolf or den on a hex of the paid terrain, within your howl range of one of your alphas. Alphas and lairs can’t be dominated.
w32 = Two pieces of one colour on a hex are safe: neither can be dominated.
w33 = The enemy piece goes to the moonlight board. A piece of yours takes its place: for a den the leftmost den of a track of your choice, with its value and bonus; for a pack wolf the next wolf of your wolf track, even if it is an alpha. If you have no such piece left, you can’t dominate. **Ruling:** rank does not matter here, so a den may be dominated under a third player’s wolf, and that wolf stays.
w34 = The owner loses the piece for good. Their player board stays as it is.

chapter-the-wolves-hunt = Hunt – free
w35 = [[act-hunt]] At the end of each of your actions: if your wolves stand on **3 different hexes** next to a prey stack and you have no prey of that kind, take the top token and, with 3–5 players, 1 bonus action token.
w36 = You may have only one prey of each kind. If you surround several stacks, you hunt them all; of two stacks of one kind you choose one.
w37 = **Ruling:** you can’t decline a hunt, and only the player who took the action hunts.

chapter-the-wolves-scoring = Moonlight and region scoring
w38 = Every lone wolf, pack wolf and den that leaves the map goes to the next date of the moonlight board, one to a date. What leaves after the full moon in the last turn changes nothing.
w39 = When the date of a phase for your number of players is covered, that phase is reached.
w40 = At the end of that turn every region with a token of that phase is scored. **Ruling:** if several phases were reached in one turn, they are scored in order.
w41 = **Control** in a region: lair 3, alpha 1, pack wolf 1, den 1. The number of alphas there breaks ties.
w42 = The player with the most control takes the region token: the VP of first place. The player with the second most, with at least 1 control, gets the VP of second place.
w43 = If players are still tied for the most after counting alphas, each of them gets the VP of second place, nobody else gets any, and the token is discarded.
w44 = If the first is clear but second place is still tied after counting alphas, only the first scores.
w45 = A player alone in a region takes the token and nobody is second. If the region is empty, the token is discarded.

chapter-the-wolves-end = End of the game
w46 = The game ends after the turn in which the full moon is reached, once its regions are scored.
w47 = Your score: region tokens, second places, and the VP shown on your three attribute tracks, wolf track, lairs and prey.
w48 = Ties are broken by the most region tokens, then by the most wolves on the map. If that is equal too, the win is shared.
w49 = **Ruling:** if every player takes 50 turns in a row with nothing new on the moonlight board, the game ends and is scored as it stands, without further region scoring.

chapter-the-wolves-two = Two players
w60 = As with more players, except for what follows. Five random regions, no start tile, and five single prey, one of each kind. Tokens at random on the water sources: a crescent; a full moon; a full moon; a crescent on a quarter; a quarter on a full moon. A pair is scored twice, the top token first; then the lower one shows.
w61 = A third, neutral pack [[plate-neutral]] stands beside each water source, at its upper right: at the crescent 2 pack wolves; at the crescent on a quarter 1 lair; at each full moon 1 lair and 1 alpha; at the quarter on a full moon 1 lair there and 2 alphas at the lower right.
w62 = Neutral pieces count for control and take places like a player, but score nothing. They never act and can’t be moved, pushed or dominated; otherwise they are enemies. A token that the neutral pack wins is discarded.
w63 = Draft: a random first player places one pair, the second player two, the first player one. Each pair goes on an empty hex of a region whose top token is not a crescent. Then the second player gets 1 bonus action token and the first player takes the first turn.
w64 = Dates, bonuses and the VP of dens and prey are those for two players. The VP of lairs and wolves are the same as for more players; this is a **house value**, as the printed figure is not known to us.

chapter-the-wolves-box = What is in the box
box-the-wolves-terrains = Five terrains in this circle: forest [[t-forest]], rock [[t-rock]], grass [[t-grass]], tundra [[t-tundra]], desert [[t-desert]], and forest again. Nobody stands on water [[t-water]] or chasm [[t-chasm]]. Each terrain is the **home** of one pack.
box-the-wolves-tiles = Each player has 6 terrain tiles. The **home tile** shows the home terrain on both sides. The 5 others show one terrain in front and the next of the circle behind. At first every front is up.
box-the-wolves-pieces = Each player has 4 alphas [[fig-alpha]], 8 pack wolves [[fig-pack]], 12 dens [[den]] and 4 lairs [[lair]]. 2 alphas and 2 pack wolves start on the map, the rest on the player board.
box-the-wolves-tracks = Three attribute tracks, 4 dens on each. Each den taken off uncovers the next value: pack spread [[i-spread]] 2, 3, 3, 4, 4; wolf speed [[i-speed]] 3, 4, 4, 5, 5; howl range [[i-range]] 2, 3, 3, 4, 4.
box-the-wolves-bonuses = Under the second and fourth den of each track lies a bonus. 3–5 players: pack spread gives first a bonus action token [[tok-action]], then a bonus terrain token [[tok-terrain]]; wolf speed and howl range give first a bonus terrain token, then a bonus action token. 2 players: every track gives first a bonus action token, then a bonus terrain token.
box-the-wolves-points = VP of each attribute track after 3 and 4 dens: 3 and 7 (2 players: 2 and 5). Wolf track after 1–8 wolves: 1, 2, 3, 4, 6, 8, 10, 12. Lairs: 5 each. Prey after 1–5 kinds: 1, 4, 9, 16, 25 (2 players: 2, 5, 9, 14, 20).
box-the-wolves-dates = The phases are reached on these dates: crescent [[moon-crescent]], quarter [[moon-quarter]], full [[moon-full]]. 2 players: 7, 13, 18. 3 players: 9, 17, 22. 4 players: 11, 20, 26. 5 players: 13, 23, 30.
box-the-wolves-tokens = Region tokens, first and second place: crescent 4 and 2, quarter 6 and 3, full 8 and 4.
box-the-wolves-prey = Five kinds of prey: moose [[prey-moose]], deer [[prey-deer]], raccoon [[prey-raccoon]], boar [[prey-boar]], rabbit [[prey-rabbit]].
