# The player aid of The Wolves: one page for the table.

aid-the-wolves-title = The Wolves at a glance
aid-the-wolves-turn = **Your turn:** 2 actions, the same or different. Each bonus action token [[tok-action]] you spend gives one more.
aid-the-wolves-pay = **Pay** with tiles that show the target’s terrain, and flip them. A bonus terrain token [[tok-terrain]] stands for any tile and is then spent.
aid-the-wolves-move = [[act-move]] **Move, 1:** up to as many wolves as your pack spread [[i-spread]], each up to your wolf speed [[i-speed]] in hexes, all ending on the paid terrain. An alpha pushes a single enemy pack wolf.
aid-the-wolves-den = [[act-den]] **Den, 2:** on or next to your alpha; no enemy piece, den or lair there. Choose a track: its value grows.
aid-the-wolves-lair = [[act-lair]] **Lair, 2:** your den next to water, on or next to your alpha; one in each region. 1 bonus terrain token.
aid-the-wolves-howl = [[act-howl]] **Howl, 2:** a lone wolf within howl range [[i-range]] of your alpha becomes the next wolf of your track.
aid-the-wolves-dominate = [[act-dominate]] **Dominate, 3:** a single enemy pack wolf or den within howl range becomes yours. Two pieces of one colour are safe.
aid-the-wolves-hunt = [[act-hunt]] **Hunt, free:** your wolves on 3 hexes around prey that you do not have yet. 1 bonus action token with 3–5 players.
aid-the-wolves-hex = **On a hex:** at most 2 pieces, at most one den or lair. Rank: den, pack wolf, alpha, lair.
aid-the-wolves-moon = **Moonlight:** lone wolves, pack wolves and dens that leave the map fill the dates. A phase scores its regions at the end of the turn.
aid-the-wolves-control = **Control:** lair 3, alpha 1, pack wolf 1, den 1. Ties: more alphas. First and second place: [[moon-crescent]] 4 and 2, [[moon-quarter]] 6 and 3, [[moon-full]] 8 and 4.
aid-the-wolves-end = **End:** after the turn of the full moon. Region tokens, second places, tracks, wolves, lairs and prey count.
