# The lessons of The Wolves: at most 30 words on a screen, what is said and the goal together.

lesson-the-wolves-course = Lead a pack for one lunar cycle.
lesson-the-wolves-first = First game with a tutor
lesson-the-wolves-first-about = Against two Cubs, with hints and warnings
lesson-the-wolves-first-den = Build a den
lesson-the-wolves-first-prey = Hunt a prey
lesson-the-wolves-first-lake = Be first in a region

## 1

lesson-the-wolves-move = Move
lesson-the-wolves-move-about = One tile, up to two wolves
lesson-the-wolves-move-both = One tile moves up to **two wolves**, three hexes each. They must end on the ground the tile shows.
lesson-the-wolves-move-both-goal = Move both wolves to grass.
lesson-the-wolves-move-no-one = One has gone, and the other looks at you. The tile is paid for both.
lesson-the-wolves-move-no-other = The terrain you choose is where they must end. Choose grass.
lesson-the-wolves-move-through = Only the **last** hex must match. A wolf runs past lone wolves, prey and rivals, but never across water or chasm.
lesson-the-wolves-move-through-goal = Move your alpha to tundra.
lesson-the-wolves-move-no-first = This time the alpha goes first.
lesson-the-wolves-move-no-chasm = Near for a crow. On paws it is five hexes around the chasm, and your speed is three.
lesson-the-wolves-move-no-taken = The moose stands there and is not moving. Pass by, but stop elsewhere.
lesson-the-wolves-move-no-idle = Nobody moved. That is legal, but wolves get bored.
lesson-the-wolves-move-no-terrain = Allowed, but now it is about tundra.
lesson-the-wolves-move-know-one = A move costs one tile and moves up to two wolves.
lesson-the-wolves-move-know-two = They end on the terrain you paid.
lesson-the-wolves-move-know-three = Water and chasm stop them, nothing else.

## 2

lesson-the-wolves-flip = Flip and plan
lesson-the-wolves-flip-about = Every tile you pay turns over
lesson-the-wolves-flip-home = Every tile you pay with **turns over**. Only your home tile shows forest on both sides: it is always there.
lesson-the-wolves-flip-home-goal = Move to forest, and pay with the home tile.
lesson-the-wolves-flip-no-turns = That tile would turn to rock, and you would be a forest short. Home costs you nothing.
lesson-the-wolves-flip-no-token = Keep the token: it stands for any tile, and you will want it soon.
lesson-the-wolves-flip-no-idle = A tile for nothing? Take the wolf along.
lesson-the-wolves-flip-no-other = Allowed, but here we walk to forest.
lesson-the-wolves-flip-back = Dear things cost **two tiles alike**. Each tile shows its back in small: one of yours would turn into a second tundra.
lesson-the-wolves-flip-back-goal = Move with the tile that turns to tundra.
lesson-the-wolves-flip-no-back = Look at the small backs: only grass turns to tundra.
lesson-the-wolves-flip-bonus = Two actions make a turn. A [[tok-action]] **bonus action** buys a third, and a [[tok-terrain]] stands for any tile.
lesson-the-wolves-flip-bonus-goal = Move to desert, and pay with the token.
lesson-the-wolves-flip-no-tile = That works too, but try the token: your tiles stay as you planned them.
lesson-the-wolves-flip-no-end = Not yet: a bonus action is waiting in your paw.
lesson-the-wolves-flip-no-desert = Allowed, but the goal is desert.
lesson-the-wolves-flip-know-one = Tiles you use turn over; home stays.
lesson-the-wolves-flip-know-two = So one action prepares the next.
lesson-the-wolves-flip-know-three = Tokens: any tile, or one more action.

## 3

lesson-the-wolves-howl = Howl
lesson-the-wolves-howl-about = A lone wolf joins your pack
lesson-the-wolves-howl-hear = Your alphas are heard **2 hexes** away. A howl costs **two tiles** of the ground the lone wolf stands on. You show two grass.
lesson-the-wolves-howl-hear-goal = Howl the lone wolf on grass.
lesson-the-wolves-howl-no-unpaid = It hears you, but it stands on rock, and your tiles show none. Wolves don’t give credit.
lesson-the-wolves-howl-no-far = That one is too far to hear you: your howl carries 2 hexes from an alpha.
lesson-the-wolves-howl-no-other = Allowed, but here we howl.
lesson-the-wolves-howl-alpha = The tile you paid with now shows tundra. Next on your wolf track is an **alpha**. And each howl brings the moon closer.
lesson-the-wolves-howl-alpha-goal = Howl again: the wolf on tundra.
lesson-the-wolves-howl-know-one = Two tiles of the wolf’s ground, within howl range.
lesson-the-wolves-howl-know-two = Your wolf track says who comes: pack, pack, **alpha**.
lesson-the-wolves-howl-know-three = Each lone wolf that leaves covers one date.

## 4

lesson-the-wolves-den = Den
lesson-the-wolves-den-about = Grow faster, further, louder
lesson-the-wolves-den-build = A den costs **two tiles** and stands on or next to your **alpha**. It comes from a track, whose value then grows.
lesson-the-wolves-den-build-goal = Build a den, from any track.
lesson-the-wolves-den-no-lone = A lone wolf lives there. No squatting.
lesson-the-wolves-den-no-far = Too far from your alphas: a den stands on their hex or next to it.
lesson-the-wolves-den-no-other = Allowed, but here we dig.
lesson-the-wolves-den-bonus = Under the second and fourth den of each track lies a **bonus token**. One den has left your speed track already.
lesson-the-wolves-den-bonus-goal = Build the den that brings a bonus.
lesson-the-wolves-den-no-track = That track has no bonus under its first den. Take the second of speed.
lesson-the-wolves-den-know-one = Two tiles, on or next to an alpha, no enemy there.
lesson-the-wolves-den-know-two = The track you choose grows: spread, speed or howl.
lesson-the-wolves-den-know-three = Every second den brings a token.

## 5

lesson-the-wolves-lair = Lair
lesson-the-wolves-lair-about = Hold a region with three
lesson-the-wolves-lair-water = A den **by the water**, with your alpha on it or beside it, may become a lair: 5 points, and 3 control instead of 1.
lesson-the-wolves-lair-water-goal = Upgrade a den.
lesson-the-wolves-lair-no-dry = No water next door. A lair wants a view of the lake.
lesson-the-wolves-lair-no-other = Allowed, but here we build lairs.
lesson-the-wolves-lair-second = It brought a [[tok-terrain]]: any tile you like. But only **one lair of yours** fits in a region.
lesson-the-wolves-lair-second-goal = Build a second lair, in another region.
lesson-the-wolves-lair-no-region = This region has a lair of yours already. Two would argue.
lesson-the-wolves-lair-know-one = Your den by water, near an alpha, two tiles.
lesson-the-wolves-lair-know-two = A lair: 5 points, 3 control, one terrain token.
lesson-the-wolves-lair-know-three = One in each region.

## 6

lesson-the-wolves-push = Push
lesson-the-wolves-push-about = An alpha makes room
lesson-the-wolves-push-push = **Alphas outrank pack wolves**: yours may end on a single enemy one and push it to the nearest free hex. You choose where.
lesson-the-wolves-push-push-goal = Push the pack wolf off the grass.
lesson-the-wolves-push-no-rank = A pack wolf can’t push its own rank. Send the boss.
lesson-the-wolves-push-no-alpha = Alpha against alpha: both growl, nobody moves.
lesson-the-wolves-push-no-free = There is nobody there to push.
lesson-the-wolves-push-no-other = Allowed, but here somebody has to go.
lesson-the-wolves-push-lair = An enemy alpha naps on your den. A **lair outranks everyone**: upgrade, and even an alpha is pushed.
lesson-the-wolves-push-lair-goal = Upgrade the den under the sleeper.
lesson-the-wolves-push-know-one = Rank: den, pack wolf, alpha, lair.
lesson-the-wolves-push-know-two = Only a higher rank moves in; a pushed wolf goes to the nearest hex.
lesson-the-wolves-push-know-three = Dens are never pushed.

## 7

lesson-the-wolves-dominate = Dominate
lesson-the-wolves-dominate-about = Their wolf becomes yours
lesson-the-wolves-dominate-wolf = Three tiles alike turn a **single enemy** pack wolf or den within howl range into your own. You show three forest.
lesson-the-wolves-dominate-wolf-goal = Dominate a pack wolf on forest.
lesson-the-wolves-dominate-no-pair = Two of one colour protect each other. Find one who is alone.
lesson-the-wolves-dominate-no-alpha = Alphas bow to nobody. Nor do lairs.
lesson-the-wolves-dominate-no-other = Allowed, but here we dominate.
lesson-the-wolves-dominate-den = A den works the same: yours from a track takes its place, with value and bonus. Two tundra and a [[tok-terrain]] make three.
lesson-the-wolves-dominate-den-goal = Dominate the den.
lesson-the-wolves-dominate-know-one = Three tiles, within howl range; pairs, alphas and lairs are safe.
lesson-the-wolves-dominate-know-two = The owner loses the piece for good.
lesson-the-wolves-dominate-know-three = It covers a date, too.

## 8

lesson-the-wolves-hunt = Hunt
lesson-the-wolves-hunt-about = Three sides, one prey
lesson-the-wolves-hunt-surround = A hunt is free. Wolves of yours on **three hexes** around prey take it at the end of your action. Two stand ready.
lesson-the-wolves-hunt-surround-goal = Bring the third wolf to the moose.
lesson-the-wolves-hunt-no-stay = That one already stands well. Leave it there.
lesson-the-wolves-hunt-no-on = Not onto the moose: next to it. Antlers hurt.
lesson-the-wolves-hunt-no-beside = From there it can’t reach the moose: the third wolf must stand next to it.
lesson-the-wolves-hunt-no-idle = Nobody moved, and the moose goes on chewing.
lesson-the-wolves-hunt-no-other = Allowed, but dinner is waiting.
lesson-the-wolves-hunt-kind = One prey **of each kind**. You have a rabbit already, and more kinds pay ever more: 1, 4, 9, 16, 25.
lesson-the-wolves-hunt-kind-goal = Hunt something new.
lesson-the-wolves-hunt-no-twice = Rabbit again? You have one, and a second does not count.
lesson-the-wolves-hunt-know-one = Wolves on three hexes around prey hunt it, free.
lesson-the-wolves-hunt-know-two = Each kind once.
lesson-the-wolves-hunt-know-three = It brings a bonus action too, with three or more players.

## 9

lesson-the-wolves-dates = Dates and control
lesson-the-wolves-dates-about = When regions are scored
lesson-the-wolves-dates-control = Control: lair 3, other pieces 1. Here the tundra wolves lead **3 to 2**. Ties go to more **alphas**: yours.
lesson-the-wolves-dates-control-goal = Take the lead: build a den.
lesson-the-wolves-dates-no-other = Allowed, but it does not change what counts now.
lesson-the-wolves-dates-date = Eight dates are covered. The **ninth** is the crescent: its regions are scored. Whatever leaves the map covers a date.
lesson-the-wolves-dates-date-goal = Howl, and bring the crescent.
lesson-the-wolves-dates-end = Regions are scored **at the end of the turn**: 4 and 2 points at the crescent, then 6 and 3, then 8 and 4.
lesson-the-wolves-dates-end-goal = End your turn and cash in.
lesson-the-wolves-dates-over = The **full moon** is up: after this turn’s scoring the game ends. Most points win; ties go to more region tokens.
lesson-the-wolves-dates-over-goal = End the game, and win.
lesson-the-wolves-dates-know-one = Pieces that leave cover dates; a phase scores its regions.
lesson-the-wolves-dates-know-two = Lair 3, others 1; ties by alphas.
lesson-the-wolves-dates-know-three = The full moon ends the game; most points win.

## 10

lesson-the-wolves-two = Two players
lesson-the-wolves-two-about = A third pack that never moves
lesson-the-wolves-two-draft = With two players five regions lie side by side. You begin in a region, but not where a **crescent** shows on top.
lesson-the-wolves-two-draft-goal = Put your first pair on the map.
lesson-the-wolves-two-no-crescent = A crescent shows there. Young moons are no place for a start.
lesson-the-wolves-two-neutral = The grey **neutral pack** counts for control like a player, but can’t be pushed or dominated. Its lair holds this region with 3; you have 2.
lesson-the-wolves-two-neutral-goal = Take the lead there.
lesson-the-wolves-two-no-neutral = The grey ones don’t budge. Stand beside them.
lesson-the-wolves-two-no-stay = That wolf already counts there. Bring another one.
lesson-the-wolves-two-no-outside = There it counts for another region.
lesson-the-wolves-two-no-idle = Nobody moved. The grey ones do that better.
lesson-the-wolves-two-no-other = Allowed, but it does not change the lead there.
lesson-the-wolves-two-know-one = Five regions; some hold two tokens, scored one after the other.
lesson-the-wolves-two-know-two = The neutral pack takes places and never moves.
lesson-the-wolves-two-know-three = The dates come sooner: 7, 13, 18.
