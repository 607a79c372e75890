# Co mówią raporty: strony areny i badania równowagi.

## Każdy raport

report-again = Jeszcze raz:
report-seed = ziarno { $seed }
report-board = plansza: { $board }
report-interval = { $what }: { $value } (od { $low } do { $high })
report-seconds = { $time } s
report-milliseconds = { $time } ms
report-microseconds = { $time } µs
report-bar-decisions = decyzje od { $low } do { $high }: { $games }
report-bar-turns = tury od { $low } do { $high }: { $games }
report-length = Długość
report-length-hint = Decyzje w grze; linia przerywana: mediana.
report-length-title = Decyzje w grze
report-points = Punkty
report-faults = Awarie
report-head-how = jak
report-head-lost = przegrane gry

## Arena: co rozegrano

report-title = { $bot } przeciw: { $others }
report-and = { $first } i { $second }
report-simulations = symulacji na decyzję: { $count }
report-thinking = { $seconds } s na decyzję
report-unfinished = Nieukończone; bloki: { $blocks } z { $planned }.

## Arena: co wyszło

report-wins-more = { $bot } wygrywa { $share } (95 %: od { $low } do { $high }), więcej niż równy udział { $fair }.
report-wins-less = { $bot } wygrywa { $share } (95 %: od { $low } do { $high }), mniej niż równy udział { $fair }.
report-wins-fair = { $bot } wygrywa { $share } (95 %: od { $low } do { $high }); nie da się tego odróżnić od równego udziału { $fair }.
report-elo = To { $elo } ({ $reach }).
report-elo-points = { $value } Elo
report-at-least = { $low } lub więcej
report-at-most = { $high } lub mniej
report-no-bounds = bez granic
report-sprt-accepted = Test sekwencyjny [{ $low }, { $high }] rozstrzygnął: { $high } Elo lub więcej (iloraz { $ratio }).
report-sprt-rejected = Test sekwencyjny [{ $low }, { $high }] rozstrzygnął: { $low } Elo lub mniej (iloraz { $ratio }).
report-sprt-undecided = Test sekwencyjny [{ $low }, { $high }] nie rozstrzygnął (iloraz { $ratio }).

## Arena: wykresy

report-strength = Siła
report-strength-hint = Udział we wszystkich zwycięstwach z przedziałem 95 %; linia przerywana: równy udział jego miejsc.
report-strength-title = Udział każdego bota w zwycięstwach, z przedziałem
report-seats = Miejsca
report-seats-hint = Udział w zwycięstwach według miejsca. Szare: ktokolwiek je ma. W kolorze: badany bot.
report-seats-title = Udział w zwycięstwach według miejsca
report-seat = miejsce { $seat }
report-seat-any = miejsce { $seat }, ktokolwiek je ma
report-seat-bot = { $bot } na miejscu { $seat }
report-time = Czas
report-time-hint = Znak to mediana, pas mieści 90 na 100; liczba: 95 na 100 jest szybszych.
report-time-title = Czas decyzji i tur
report-time-decision = { $bot }, decyzja
report-time-turn = { $bot }, tura
report-time-said = { $what }: połowa do { $middle }, 95 na 100 do { $high }
report-points-hint = Średnie punkty jednego miejsca według źródeł.
report-points-title = Średnie punkty według źródeł
report-all-figures = Wszystkie liczby
report-head-turn-ms = p95 ms na turę
report-arena-footer = Blok to jeden układ rozegrany raz z każdego miejsca. Przedziały biorą się z rozrzutu średnich bloków, nigdy z pojedynczych gier. Wspólne zwycięstwo liczy się w częściach; bot, który ulega awarii, zawiesza się lub łamie zasady, przegrywa.

## Równowaga: czym różnią się miejsca

report-group-seat = miejsce
report-group-pack = stado
report-group-start-hex = heks startowy
report-group-home-ground = teren stada
report-group-region-tile = plansza regionu
report-group-hand = ręka
report-about-seat = Liczone w kolejności gry.
report-about-seat-the-wolves = Liczone w kolejności gry: 1 ma pierwszą turę.
report-about-pack = Stado, a zarazem jego własny teren.
report-about-start-hex = Heksy, na których gracz rozstawił wilki.
report-about-home-ground = Heksy własnego terenu stada w odległości do 3 od heksów startowych gracza, na tle innych graczy: 1 ma ich najwięcej.
report-about-region-tile = Plansze regionów leżące najbliżej heksów startowych gracza.
report-about-seat-lone-wolves = Liczone w kolejności gry: 1 prowadzi w pierwszej lewie.
report-about-hand = Suma wartości rozdanych kart na tle drugiej ręki.
report-hand-higher = wyższa
report-hand-equal = równa
report-hand-lower = niższa
report-tile = plansza { $number }

## Równowaga: strona

report-balance-title = Równowaga: { $game }
report-stopped = Przerwano; rozegrane gry: { $games } z { $planned }.
report-bots = boty: { $bots }
report-all-fair = { $count ->
    [one] Jedyny udział nie odbiega wyraźnie od równego { $fair }.
    [few] Żaden z { $count } udziałów nie odbiega wyraźnie od równego { $fair }.
   *[many] Żaden z { $count } udziałów nie odbiega wyraźnie od równego { $fair }.
}
report-off-fair = Od równego { $fair } odbiega udziałów: { $count } z { $total }, przede wszystkim { $first }. Samym przypadkiem odbiegałoby ich około { $chance }.
report-by-group = Udział w zwycięstwach: { $group }
report-balance-points-hint = Średnie punkty miejsca według źródeł; linia przerywana: zwycięzcy.
report-balance-points-title = Punkty według źródeł
report-turns = Tury
report-turns-hint = Tury lub lewy w grze; linia przerywana: mediana.
report-turns-title = Tury w grze
report-points-and-length = Punkty i długość
report-ended-by = Koniec gry
report-balance-footer = Każda gra ma własny układ. Udziały w zwycięstwach mają przedział Wilsona, punkty i długości – przedział t Studenta, oba na poziomie 95 % i z pojedynczych gier: jeden na dwadzieścia mija się z prawdą przez przypadek. Wspólne zwycięstwo liczy się w częściach.
