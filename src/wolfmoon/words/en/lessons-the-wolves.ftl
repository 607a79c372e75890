# The lessons of The Wolves: at most 30 words on a screen, what is said and the goal together.

lesson-the-wolves-course = Lead a pack for one lunar cycle.
lesson-the-wolves-first = First game with a tutor
lesson-the-wolves-first-about = Against two Cubs, with hints and warnings
lesson-the-wolves-first-den = Build a den
lesson-the-wolves-first-prey = Hunt a prey
lesson-the-wolves-first-lake = Be first in a region

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
