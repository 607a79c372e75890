# Słowa stołu gry Samotne Wilki w przeglądarce.
# Karty, terytoria, pola, kolory, księżyce i blizny nazywa terms.ftl; $who to imię człowieka.

## Kto i czyja kolej

lone-you = Ty
lone-you-inside = ty
lone-nobody = nikt
lone-turn-over = Rozegrane do końca
lone-turn-lead = { $you ->
    [yes] Prowadzisz
   *[no] Prowadzi { $who }
}
lone-turn-follow = { $you ->
    [yes] Odpowiadasz
   *[no] Odpowiada { $who }
}
lone-turn-take = { $you ->
    [yes] Weź bliznę
   *[no] { $who } bierze bliznę
}
lone-turn-place = { $you ->
    [yes] Połóż bliznę
   *[no] { $who } kładzie bliznę
}
lone-over = Koniec gry
lone-won = { $you ->
    [yes] Wygrywasz
   *[no] Wygrywa { $who }
}
lone-won-by = { $you ->
    [yes] Wygrywasz, przewaga { $lead }
   *[no] Wygrywa { $who }, przewaga { $lead }
}
lone-won-tie = { $you ->
    [yes] Punktów tyle samo, ale masz więcej samotnych wilków
   *[no] Punktów tyle samo, ale { $who } ma więcej samotnych wilków
}
lone-shared = Wspólne zwycięstwo
lone-land-to = { NAME($land, kind: "land") }: { $who }, +{ $points }
lone-end-key = Siła obojga graczy i to, co dostaje zwycięzca terytorium: żeton honoru i księżyc.
lone-waiting = Decyduje { $who }.
lone-decides = Decyduje { $who }
lone-thinks = { $who } myśli
lone-holds = { $who } ma { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}
lone-cards-held = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
lone-away = { $who }: poza stołem.
lone-bot-plays = { $who }: gra bot, { $level }.
lone-your-hand = Twoja ręka

## Lewa

lone-trick-of = Lewa { $trick } z { $of }
lone-follow-suit = kolor: { NAME($card, kind: "card", form: "suit") }
lone-no-trump = bez atutu
lone-trump-short = atut: { NAME($suit, kind: "suit") }
lone-trump = Atut: { NAME($suit, kind: "suit") }
lone-trump-soon = { NAME($suit, kind: "suit") } od następnej lewy
lone-trump-then = { NAME($suit, kind: "suit") } od następnej lewy
lone-trump-word = atut
lone-trump-next-word = potem atut
lone-moon-at = { NAME($moon, kind: "moon") } { NAME($land, kind: "land", form: "at") }
lone-led-at = karta prowadząca { NAME($land, kind: "land", form: "at") }
lone-leads = { $you ->
    [yes] prowadzisz
   *[no] prowadzi { $who }
}
lone-last-trick = Ostatnia lewa
lone-trick-to = { $you ->
    [yes] Lewa { $trick } jest twoja.
   *[no] Lewę { $trick } bierze { $who }.
}

## Co dalej

lone-choose-card = Wybierz kartę.
lone-choose-card-first = Najpierw wybierz kartę
lone-choose-land = Wybierz terytorium dla karty: { CARD($card) }.
lone-choose-scar = Wybierz bliznę { NAME($land, kind: "land", form: "from") }.
lone-choose-slot = Wybierz puste pole po swojej stronie.
lone-play = Zagraj kartę
lone-play-card = Zagraj: { CARD($card) }
lone-take = Weź bliznę
lone-take-place = Weź i połóż
lone-place = Połóż bliznę
lone-wait = Poczekaj
lone-back = Wstecz
lone-nothing-back = Nie ma czego cofnąć

## Co z tego wyniknie

lone-before = przedtem
lone-now = teraz
lone-after = potem
lone-wins-over = Wygrywa { CARD($card) }, przegrywa { CARD($other) }.
lone-loses-to = Przegrywa { CARD($card) }, wygrywa { CARD($other) }.
lone-why-trump = Atut bije każdy inny kolor.
lone-why-suit = Kolor prowadzący bije inny.
lone-why-two = 2 bije 7.
lone-why-higher = Wygrywa wyższa karta.
lone-lead-next = Prowadzisz następną lewę.
lone-take-next = { $you ->
    [yes] Bierzesz bliznę.
   *[no] { $who } bierze bliznę.
}
lone-turns-scar = Trójka odkrywa bliznę { NAME($land, kind: "land", form: "at") }.
lone-you-lead = Zagrywasz: { CARD($card) } { NAME($land, kind: "land", form: "to") }.
lone-you-place = Blizna leży { NAME($slot, kind: "slot", form: "at") }.
lone-you-take = Bierzesz: { NAME($scar, kind: "scar") }.
lone-you-take-hidden = Bierzesz zakrytą bliznę.
lone-seen-then = Zobaczysz ją, zanim ją położysz.
lone-moon-rises = Ostatnia blizna znika: { NAME($moon, kind: "moon") } wschodzi { NAME($land, kind: "land", form: "at") } i wyznacza atut od następnej lewy.
lone-row-strength = { NAME($land, kind: "land") }, { $who }
lone-row-turns = { CARD($card) } się odwraca
lone-row-token = { NAME($land, kind: "land") }, honor { $points }
lone-row-turned = żeton honoru { NAME($land, kind: "land", form: "at") }
lone-row-joined = samotny wilk { NAME($land, kind: "land", form: "at") }
lone-row-moon = { NAME($moon, kind: "moon") }
lone-row-moon-at = { NAME($land, kind: "land", form: "at") }
lone-row-score = Wynik
lone-if-lose = Jeśli przegrasz { NAME($land, kind: "land", form: "at") }
lone-if-lose-line = Jeśli tu przegrasz, weźmiesz
lone-if-lose-none = Jeśli tu przegrasz, nie ma blizny do wzięcia.

## Karty, które było widać

lone-cards-seen = Znane karty
lone-not-seen = { $count ->
    [one] { $count } jeszcze niewidziana
    [few] { $count } jeszcze niewidziane
   *[many] { $count } jeszcze niewidzianych
}
lone-seen-up = odkryta
lone-seen-turned = odwrócona
lone-seen-held = twoja
lone-seen-unseen = niewidziana
lone-out-of = { $who } nie ma tych kolorów: { $suits }.

## Terytoria i blizny

lone-free = wolne: { $free }
lone-full = pełne
lone-worth-now = Teraz: { $worth }.
lone-worth-points = +{ $points } honoru
lone-worth-strength = { $strength } siły
lone-worth-done = zrobione
lone-gain-points = { $points } do twojego wyniku
lone-strength-of = { $who }: siła { $total }
lone-strength-from = Odkryte wilki { $cards }, samotne wilki { $lone }, blizny { $scars }.
lone-points-of = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
lone-scar-down-text = Nikt nie wie która; biorący zobaczy ją, zanim ją położy.
lone-lies-down = Leży zakryta.
lone-land-scars-of = Blizny { NAME($land, kind: "land", form: "at") }

## Klawisze

lone-key-back = Krok wstecz
lone-key-play = Zagraj to, co wybrane
lone-key-undo = Cofnij
lone-key-arrows = Po ręce i terytoriach

## Dlaczego nie, w kilku słowach

lone-no-game-over = Gra jest skończona
lone-no-lead-first = Najpierw karta prowadząca
lone-no-follow-first = Najpierw odpowiedź
lone-no-take-first = Najpierw weź bliznę
lone-no-place-first = Najpierw połóż bliznę
lone-no-not-in-your-hand = Nie masz tej karty
lone-no-must-follow-suit = Masz kolor { NAME($suit, kind: "suit") }
lone-no-land-full = Terytorium jest pełne
lone-no-no-such-scar = Nie ma tu takiej blizny
lone-no-no-hidden-scar = Nie ma tu zakrytej blizny
lone-no-no-border-slots = Na granicach nie ma pól
lone-no-no-empty-slot = Nie ma pustego pola

## Dla tych, którzy słuchają

lone-card = { CARD($card) }
lone-card-ok = można zagrać
lone-card-no = nie można zagrać
lone-card-held = wybrana
lone-mark-beats = bije 7
lone-mark-turns = odkrywa bliznę
lone-turned = samotny wilk, wcześniej { CARD($card) }
lone-turned-unseen = samotny wilk, którego nikt nie widział
lone-no-cards = brak kart
lone-side = { $who }: siła { $strength }, { $cards }.{ $scars }
lone-side-scars = {" "}Blizny: { $scars }.
lone-scars-down = { $count ->
    [one] { $count } zakryta
    [few] { $count } zakryte
   *[many] { $count } zakrytych
}
lone-no-scars = brak
lone-land-name = { NAME($land, kind: "land") }.
lone-land-honour = Żeton honoru { $up }, druga strona { $down }.
lone-land-scars = Blizny do wzięcia: { $scars }.
lone-land-free = Wolne miejsca: { $free } z { $room }.
lone-land-legal = Można wybrać.
lone-land-shut = Nie można wybrać.
lone-land-chosen = Wybrane.
lone-moon-here = { NAME($moon, kind: "moon") }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
lone-slot-label = Pole { NAME($slot, kind: "slot", form: "at") }, { $gain }
lone-take-label = Weź: { NAME($scar, kind: "scar") }. { $text }

## Wskazówki w pierwszych lewach

lone-hint-lead = Zagraj dowolną kartę po swojej stronie dowolnego terytorium. Przeciwnik musi, jeśli może, zagrać ten sam kolor; w tym kolorze wygrywa wyższa karta, ale 2 bije 7.
lone-hint-follow = Podświetlone karty wolno zagrać na dowolnym terytorium. Karta zwycięzcy zachowuje tam wartość, karta przegranego staje się samotnym wilkiem o sile 1.
lone-hint-take = Kto przegrywa, bierze bliznę z terytorium przegranej karty. Każda jest coś warta.
lone-hint-place = Połóż bliznę na dowolnym podświetlonym polu po swojej stronie. Liczba przy polu mówi, ile byłaby teraz warta.
