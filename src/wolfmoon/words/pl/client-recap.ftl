# Co stoi nad planszą i co się stało od własnej tury.

key-leave-shelf = Zamknij to, co stoi nad planszą
key-parts = Do następnej części stołu

## Dziennik

recap-trick = Lewa { $number }
recap-turn-of = { $name }, tura { $number }
recap-names = Nazwy heksów

## Od własnej tury

recap-since-yours = Od twojej tury
recap-since-last = Od ostatniej tury: { $name }
recap-since-card = Od twojej karty
recap-away = { $count ->
    [one] { $count } tura pod twoją nieobecność
    [few] { $count } tury pod twoją nieobecność
   *[many] { $count } tur pod twoją nieobecność
}
recap-dates = Data { $from } → { $to }
recap-tab = { $count ->
    [one] { $count } tura od twojej
    [few] { $count } tury od twojej
   *[many] { $count } tur od twojej
}
recap-failed = Nie udało się pobrać tego, co się od tamtej pory zdarzyło.
recap-card = { $name }, tura { $number }: { $done }; { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}.
recap-card-draft = { $name }: { $done }.
recap-fact = { $what } ({ $place }).
recap-got = { $name } +{ $points }
recap-scored = { $phase }: { $gains }.
recap-nobody = nikt nie punktuje
recap-yours-dominated-wolf = Dominacja nad twoim zwykłym wilkiem
recap-yours-dominated-den = Dominacja nad twoją norą
recap-yours-pushed = Wypchnięty twój { NAME($piece, kind: "piece") }
recap-took-yours = Odebrane ci pierwsze miejsce
recap-took = Zdobyte pierwsze miejsce
recap-hunted = Zdobyta zwierzyna: { NAME($prey, kind: "prey") }
recap-upgraded = Nowe legowisko
recap-dominated-den = Dominacja nad norą
recap-dominated-wolf = Dominacja nad zwykłym wilkiem
recap-howled = Wycie
recap-built = Nowa nora
recap-drafted = Wystawione dwa wilki

## Krok po kroku

recap-back = Krok wstecz
recap-on = Krok naprzód
recap-play = Odtwórz jeszcze raz
recap-pause = Zatrzymaj tutaj
recap-skip = Pomiń do końca
recap-go-on = Dalej
recap-read = Przeczytaj, co się zdarzyło od twojej tury
recap-pick = Pokaż jedną z tych tur
recap-looking-back = Spojrzenie wstecz
recap-step-of = krok { $step } z { $of }
recap-nothing-played = Tutaj nie można grać; czas płynie dalej.
recap-steps = Kroki
recap-gained = { $count ->
    [0] bez punktów
    [one] +{ $count } punkt
    [few] +{ $count } punkty
   *[many] +{ $count } punktów
}
recap-to-now = Wróć do gry

## Jak szybko grają inni

set-others = Tury innych
set-others-hint = Jak szybko są pokazywane. Stuknięcie w mapę lub spacja pomija resztę.
set-others-slow = Dwa razy wolniej
set-others-usual = Spokojnie
set-others-fast = Żwawo
set-others-once = Od razu
set-others-wait = Czekaj na mnie
recap-speed-slow = ½×
recap-speed-usual = 1×
recap-speed-fast = 2×
recap-speed-once = od razu
recap-speed-wait = czekaj
set-names = Nazwy heksów
set-names-hint = Zapisane na mapie tak, jak w dzienniku. Klawisz K.

## Co wiadomo w Samotnych wilkach

recap-known = Co już wiesz
recap-known-hands = { $count ->
    [one] Pasuje { $count } ręka.
    [few] Pasują { $count } ręce.
   *[many] Pasuje { $count } rąk.
}
recap-known-before = { $count ->
    [one] Wcześniej była { $count }.
    [few] Wcześniej były { $count }.
   *[many] Wcześniej było { $count }.
}
recap-known-out = { $who } nie ma już kart koloru: { $suits }.
recap-known-aside = Na pewno odłożone: { $cards }.
recap-known-last = Jedyna niewidziana w swoim kolorze: { $cards }.
recap-known-held = { $who } ma na ręce: { $cards }.
