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

## 2

lesson-lone-wolves-strength = Strength
lesson-lone-wolves-strength-about = A card counts where it lies
lesson-lone-wolves-strength-place = A card of any colour counts **where it lies**. In the caves they lead, 4 to 0.
lesson-lone-wolves-strength-place-goal = Win the trick, and take the lead in the caves.
lesson-lone-wolves-strength-no-elsewhere = The trick would be yours, but the caves would stay theirs: strength counts only where the card lies.
lesson-lone-wolves-strength-full = Four of your cards lie in the swamp: 28. Their two lone wolves count 1 each. **Six cards** fill a territory.
lesson-lone-wolves-strength-full-goal = Lead a card where there is room.
lesson-lone-wolves-strength-no-full = Standing room only: the swamp has its six cards.
lesson-lone-wolves-strength-know-one = A card may lie in any territory with room.
lesson-lone-wolves-strength-know-two = Face up it counts its value, turned 1.
lesson-lone-wolves-strength-know-three = Six cards fill a territory.

## 3

lesson-lone-wolves-lose = Lose on purpose
lesson-lone-wolves-lose-about = Scars are points too
lesson-lone-wolves-lose-lose = White 7 would win. But the **loser takes a scar** from where the losing card lies, and the tundra has a good one.
lesson-lone-wolves-lose-lose-goal = Lose this trick, in the tundra.
lesson-lone-wolves-lose-no-won = White 7 wins the trick, and they get the scar. Swallow your pride.
lesson-lone-wolves-lose-no-elsewhere = Lost, yes, but you would take your scar there, not in the tundra.
lesson-lone-wolves-lose-scar = Your wolf is turned: strength 1. The prize: [[s5]] pays **1 honour for each wolf** where you place it.
lesson-lone-wolves-lose-scar-goal = Take it, and place it where you have two wolves.
lesson-lone-wolves-lose-no-other = That one is not for honour per wolf. Look for the scar with the wolves on it.
lesson-lone-wolves-lose-no-slot = It counts only wolves in its own territory, and you have two in the tundra.
lesson-lone-wolves-lose-know-one = The loser takes a scar from the losing card’s territory.
lesson-lone-wolves-lose-know-two = It goes on any empty slot of yours.
lesson-lone-wolves-lose-know-three = Scars give strength or honour.

## 4

lesson-lone-wolves-two = Two beats seven
lesson-lone-wolves-two-about = And a three has an eye
lesson-lone-wolves-two-two = They lead **green 7**, the biggest wolf of all. Only the smallest of its suit is not impressed: **2 beats 7**.
lesson-lone-wolves-two-two-goal = Win the trick.
lesson-lone-wolves-two-no-lower = A 7 beats 3 to 6. It only stumbles over the 2 at its feet.
lesson-lone-wolves-two-eye = You lead. A **3** has an eye: it turns one face-down scar of its territory face up.
lesson-lone-wolves-two-eye-goal = Lead a 3 and see what it finds.
lesson-lone-wolves-two-no-other = Only a 3 can see in the dark.
lesson-lone-wolves-two-know-one = Of one suit the higher card wins, but 2 beats 7.
lesson-lone-wolves-two-know-two = A 3 turns a face-down scar, leading or following.
lesson-lone-wolves-two-know-three = The cards carry both signs.

## 5

lesson-lone-wolves-moon = Moon and trump
lesson-lone-wolves-moon-about = The last scar calls the moon
lesson-lone-wolves-moon-moon = The volcano has **one scar** left. Whoever takes the last one calls the **moon** there.
lesson-lone-wolves-moon-moon-goal = Lose the trick there, take the scar and place it.
lesson-lone-wolves-moon-no-won = You remember: 2 beats 7. Well learnt, but this time losing is the plan.
lesson-lone-wolves-moon-no-elsewhere = You take the scar where your losing card lies. The last one is at the volcano.
lesson-lone-wolves-moon-trump = The moon stands over the volcano, so **red is trump**: it beats every other suit. They lead green 7, and you have no green.
lesson-lone-wolves-moon-trump-goal = Win with a trump.
lesson-lone-wolves-moon-no-lost = Another suit loses to green 7. Unless it is trump.
lesson-lone-wolves-moon-know-one = A territory’s last scar brings the moon: 5 honour for the stronger side.
lesson-lone-wolves-moon-know-two = The second time it is the blood moon: 3.
lesson-lone-wolves-moon-know-three = The newest moon’s suit is trump.

## 6

lesson-lone-wolves-scoring = Scoring
lesson-lone-wolves-scoring-about = Five tokens, two moons, your scars
lesson-lone-wolves-scoring-last = The last card, and you trail 26 to 28. The stronger side of each territory takes its **honour token** and any **moon** there.
lesson-lone-wolves-scoring-last-goal = Play it where it wins the game.
lesson-lone-wolves-scoring-no-other = That changes nobody’s lead. Add 7 where they are ahead by less than 7.
lesson-lone-wolves-scoring-know-one = More strength: the token, side up, and the moon. Equal: nobody.
lesson-lone-wolves-scoring-know-two = Scars pay on top.
lesson-lone-wolves-scoring-know-three = Most honour wins; ties go to more lone wolves.

## 7

lesson-lone-wolves-borders = Borders
lesson-lone-wolves-borders-about = The advanced board
lesson-lone-wolves-borders-strength = On the advanced board a scar may lie on a **border** and works on both sides. Yours gives +3 strength.
lesson-lone-wolves-borders-strength-goal = Take the lead in caves and desert at once.
lesson-lone-wolves-borders-no-single = That does not win both. A fence has two sides: look between caves and desert.
lesson-lone-wolves-borders-honour = You drew [[s4]]: it works **at once** and turns the honour token. On a border it turns two.
lesson-lone-wolves-borders-honour-goal = Raise the tokens of swamp and caves to 10 and 9.
lesson-lone-wolves-borders-no-turn = That turns other tokens, or only one. You want swamp and caves together.
lesson-lone-wolves-borders-know-one = A scar on a border works in both territories.
lesson-lone-wolves-borders-know-two = Each border has room for one of yours.
lesson-lone-wolves-borders-know-three = Some scars work at once, then never again.
