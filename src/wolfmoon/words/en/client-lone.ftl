# The words of the table of Lone Wolves in the browser.
# Cards, lands, slots, suits, moons and scars are named by terms.ftl; $who is the name of a person.

## Who, and whose turn

lone-you = You
lone-you-inside = you
lone-nobody = nobody
lone-turn-over = Played out
lone-turn-lead = { $you ->
    [yes] You lead
   *[no] { $who } leads
}
lone-turn-follow = { $you ->
    [yes] You follow
   *[no] { $who } follows
}
lone-turn-take = { $you ->
    [yes] Take a scar
   *[no] { $who } takes a scar
}
lone-turn-place = { $you ->
    [yes] Place your scar
   *[no] { $who } places a scar
}
lone-over = The game is over
lone-won = { $you ->
    [yes] You win
   *[no] { $who } wins
}
lone-won-by = { $you ->
    [yes] You win by { $lead }
   *[no] { $who } wins by { $lead }
}
lone-won-tie = { $you ->
    [yes] Equal points, and you have more lone wolves
   *[no] Equal points, and { $who } has more lone wolves
}
lone-shared = A shared win
lone-land-to = { NAME($land, kind: "land") }: { $who }, +{ $points }
lone-end-key = Both players’ strength, and what the winner of the territory takes: honour token and moon.
lone-waiting = { $who } decides.
lone-decides = { $who } decides
lone-thinks = { $who } is thinking
lone-holds = { $who } holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
lone-cards-held = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
lone-away = { $who } is away.
lone-bot-plays = A bot plays for { $who }: { $level }.
lone-your-hand = Your hand

## The trick

lone-trick-of = Trick { $trick } of { $of }
lone-follow-suit = follow { NAME($card, kind: "card") }
lone-no-trump = no trump
lone-trump-short = { NAME($suit, kind: "suit") } is trump
lone-trump = { NAME($suit, kind: "suit") } is trump
lone-trump-soon = { NAME($suit, kind: "suit") } from the next trick
lone-trump-then = { NAME($suit, kind: "suit") } from the next trick
lone-trump-word = trump
lone-trump-next-word = next trump
lone-moon-at = { NAME($moon, kind: "moon") } { NAME($land, kind: "land", form: "at") }
lone-led-at = led { NAME($land, kind: "land", form: "at") }
lone-leads = { $you ->
    [yes] you lead
   *[no] { $who } leads
}
lone-last-trick = Last trick
lone-trick-to = { $you ->
    [yes] You won trick { $trick }.
   *[no] { $who } won trick { $trick }.
}

## What to do next

lone-choose-card = Choose a card.
lone-choose-card-first = First choose a card
lone-choose-land = Choose a territory for the { CARD($card) }.
lone-choose-scar = Choose a scar { NAME($land, kind: "land", form: "from") }.
lone-choose-slot = Choose an empty slot on your side.
lone-play = Play a card
lone-play-card = Play { CARD($card) }
lone-take = Take the scar
lone-take-place = Take and place
lone-place = Place the scar
lone-wait = Please wait
lone-back = Back
lone-nothing-back = Nothing can be taken back

## What would follow

lone-before = before
lone-now = now
lone-after = after
lone-wins-over = { CARD($card) } wins over { CARD($other) }.
lone-loses-to = { CARD($card) } loses to { CARD($other) }.
lone-why-trump = A trump beats every other suit.
lone-why-suit = The suit that was led beats another.
lone-why-two = A 2 beats a 7.
lone-why-higher = The higher card wins.
lone-lead-next = You lead next.
lone-take-next = { $you ->
    [yes] You take a scar.
   *[no] { $who } takes a scar.
}
lone-turns-scar = The 3 turns a scar face up { NAME($land, kind: "land", form: "at") }.
lone-you-lead = { CARD($card) } { NAME($land, kind: "land", form: "to") }.
lone-you-place = The scar lies { NAME($slot, kind: "slot", form: "at") }.
lone-you-take = You take: { NAME($scar, kind: "scar") }.
lone-you-take-hidden = You take a face-down scar.
lone-seen-then = You see it before you place it.
lone-moon-rises = The last scar is gone: { NAME($moon, kind: "moon", form: "the") } rises { NAME($land, kind: "land", form: "at") } and sets the trump from the next trick on.
lone-row-strength = { NAME($land, kind: "land") }, { $who }
lone-row-turns = { CARD($card) } turns
lone-row-token = { NAME($land, kind: "land") }, honour { $points }
lone-row-turned = honour token { NAME($land, kind: "land", form: "at") }
lone-row-joined = lone wolf { NAME($land, kind: "land", form: "at") }
lone-row-moon = { NAME($moon, kind: "moon") }
lone-row-moon-at = { NAME($land, kind: "land", form: "at") }
lone-row-score = Score
lone-if-lose = If you lose { NAME($land, kind: "land", form: "at") }
lone-if-lose-line = If you lose here, you take
lone-if-lose-none = If you lose here, there is no scar to take.

## Cards that were seen

lone-cards-seen = Cards seen
lone-not-seen = { $count ->
    [one] { $count } not seen yet
   *[other] { $count } not seen yet
}
lone-seen-up = face up
lone-seen-turned = turned
lone-seen-held = yours
lone-seen-unseen = not seen
lone-out-of = { $who } has no cards of these suits: { $suits }.

## Lands and scars

lone-free = { $free } free
lone-full = full
lone-worth-now = Now: { $worth }.
lone-worth-points = +{ $points } honour
lone-worth-strength = { $strength } strength
lone-worth-done = done
lone-gain-points = { $points } to your score
lone-strength-of = { $who }: strength { $total }
lone-strength-from = Face-up wolves { $cards }, lone wolves { $lone }, scars { $scars }.
lone-points-of = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
lone-scar-down-text = Nobody knows what it is; whoever takes it sees it before placing it.
lone-lies-down = It lies face down.
lone-land-scars-of = Scars { NAME($land, kind: "land", form: "at") }

## Keys

lone-key-back = One step back
lone-key-play = Play your choice
lone-key-undo = Undo
lone-key-arrows = Move through hand and territories

## Why not, in a few words

lone-no-game-over = The game is over
lone-no-lead-first = Lead a card first
lone-no-follow-first = Follow with a card first
lone-no-take-first = First take a scar
lone-no-place-first = First place your scar
lone-no-not-in-your-hand = Not in your hand
lone-no-must-follow-suit = You hold { NAME($suit, kind: "suit") }
lone-no-land-full = The territory is full
lone-no-no-such-scar = No such scar here
lone-no-no-hidden-scar = No face-down scar here
lone-no-no-border-slots = No slots on the borders
lone-no-no-empty-slot = No empty slot

## For those who listen

lone-card = { CARD($card) }
lone-card-ok = can be played
lone-card-no = can’t be played
lone-card-held = chosen
lone-mark-beats = beats 7
lone-mark-turns = turns a scar
lone-turned = lone wolf, was { CARD($card) }
lone-turned-unseen = lone wolf that nobody has seen
lone-no-cards = no cards
lone-side = { $who }: strength { $strength }, { $cards }.{ $scars }
lone-side-scars = {" "}Scars: { $scars }.
lone-scars-down = { $count ->
    [one] { $count } face down
   *[other] { $count } face down
}
lone-no-scars = none
lone-land-name = { NAME($land, kind: "land") }.
lone-land-honour = Honour token { $up }, other side { $down }.
lone-land-scars = Scars to take: { $scars }.
lone-land-free = { $free } of { $room } places free.
lone-land-legal = Can be chosen.
lone-land-shut = Can’t be chosen.
lone-land-chosen = Chosen.
lone-moon-here = { NAME($moon, kind: "moon") }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
lone-slot-label = Slot { NAME($slot, kind: "slot", form: "at") }, { $gain }
lone-take-label = Take: { NAME($scar, kind: "scar") }. { $text }

## Hints in the first tricks

lone-hint-lead = Play any card on your side of any territory. Your opponent must follow suit if possible; the higher card of that suit wins, but a 2 beats a 7.
lone-hint-follow = Highlighted cards can be played, in any territory. The winner’s card keeps its value there; the loser’s becomes a lone wolf of strength 1.
lone-hint-take = The loser takes a scar from the territory of the losing card. Every scar is worth something.
lone-hint-place = Put the scar on any highlighted slot on your side. The figure there shows what it would be worth now.
