# Analizy. $who i $whom to imiona graczy; kwoty to punkty szansy wygranej (setne części).

review-title = Analiza
review-curve = Szansa wygranej
review-ledger = Dokąd poszła
review-turning = Punkty zwrotne
review-played = Zagrane
review-better = Lepsze
review-why = Dlaczego
review-balance = saldo
review-unit = Punkty szansy wygranej; 100 to pewna wygrana.
review-hindsight = po fakcie
review-turn = { $kind ->
    [draft] Rozstawianie
    [lead] Lewa { $round }, wyjście
    [follow] Lewa { $round }, dokładanie
    [take] Lewa { $round }, branie blizny
    [place] Lewa { $round }, kładzenie blizny
   *[other] Tura { $round }
}
review-date = data { $date }
review-fair-line = sprawiedliwy udział
review-seat-share = { $who }: { $share } %

## Oceny

review-label-inaccuracy = Niedokładność
review-label-mistake = Błąd
review-label-blunder = Poważny błąd
review-label-great = Świetna tura
review-label-gift = Prezent
review-label-choice = Wolny wybór
review-loss = { $value } ± { $half } punktu szansy wygranej
review-loss-counted = { $value } punktu szansy wygranej, policzone
review-to-whom = { $who }: { $amount }
review-wins-in = wygrywa w { $wins } na { $of }
review-hands = { $count ->
    [one] Pasuje { $count } ręka.
    [few] Pasują { $count } ręce.
   *[many] Pasuje { $count } rąk.
}
review-none = Żadna tura nie oddała więcej, niż da się pokazać.

## Rachunek

review-entry-fair = Sprawiedliwy udział
    .what = tyle samo dla każdego, graczy: { $count }
review-entry-setup = Miejsce i rozstawienie
    .what = mapa i kolejność gry
review-entry-deal = Rozdanie
    .what = karty, blizny i żetony
review-entry-own-errors = Własne błędy
    .what = co oddały własne tury
review-entry-gifts = Błędy innych
    .what = co oni oddali
review-entry-others = Wolne wybory innych
    .what = bez błędu, a jednak ważne
review-entry-lie = Układ kart
    .what = czego nikt nie mógł wiedzieć
review-entry-revised = Korekta programu
    .what = program zmienił zdanie, nikt nie zawinił
review-entry-result = Wynik
    .what = punkty: { $points }

## Poziom gry

review-like = Gra na poziomie: { $bot }, oddawane na turę punkty: { $value } (od { $low } do { $high }).
review-between = Gra między poziomami { $bot } i { $other }, oddawane na turę punkty: { $value } (od { $low } do { $high }).
review-lost = Oddawane na turę punkty: { $value } (od { $low } do { $high }).
review-like-unknown = Za mało tur, by porównać z botami; oddawane na turę punkty: { $value }.

## Jak się skończyło dla jednego gracza

review-sum-won = { $count ->
    [one] Wygrana o { $count } punkt.
    [few] Wygrana o { $count } punkty.
   *[many] Wygrana o { $count } punktów.
}
review-sum-lost = { $count ->
    [one] Przegrana o { $count } punkt.
    [few] Przegrana o { $count } punkty.
   *[many] Przegrana o { $count } punktów.
}
review-sum-level = Remis w punktach: rozstrzygnął go następny warunek.
review-sum-shared = Wygrana jest wspólna.
review-sum-left = Gry nie dokończono.
review-sum-setup = { $sign ->
    [plus] Miejsce i rozstawienie dały { $amount } punktu.
   *[minus] Miejsce i rozstawienie kosztowały { $amount } punktu.
}
review-sum-deal = { $sign ->
    [plus] Rozdanie dało { $amount } punktu.
   *[minus] Rozdanie kosztowało { $amount } punktu.
}
review-sum-own-errors = Własne błędy kosztowały { $amount } punktu.
review-sum-gifts = Błędy innych dały { $amount } punktu.
review-sum-others = { $sign ->
    [plus] Wolne wybory innych dały { $amount } punktu.
   *[minus] Wolne wybory innych zabrały { $amount } punktu.
}
review-sum-lie = { $sign ->
    [plus] Zakryte karty leżały dobrze: { $amount } punktu.
   *[minus] Zakryte karty leżały źle: { $amount } punktu.
}
review-sum-revised = Program zmienił zdanie o { $amount } punktu.

## Historia gry

review-story-won = { $count ->
    [one] { $who } wygrywa o { $count } punkt, { $points } do { $second }.
    [few] { $who } wygrywa o { $count } punkty, { $points } do { $second }.
   *[many] { $who } wygrywa o { $count } punktów, { $points } do { $second }.
}
review-story-broken = { $who } wygrywa: punktów po { $points }, a remis zostaje rozstrzygnięty.
review-story-shared = Wygrana jest wspólna, punktów po { $points }.
review-story-left = Gra zostaje niedokończona; największą szansę ma { $who }: { $share } %.
review-story-always = { $who } prowadzi od początku do końca.
review-story-led = { $kind ->
    [trick] { $who } prowadzi od lewy { $round }.
   *[turn] { $who } prowadzi od tury { $round }.
}
review-story-back = { $kind ->
    [trick] { $who } wraca do gry z { $share } % w lewie { $round }.
   *[turn] { $who } wraca do gry z { $share } % w turze { $round }.
}
review-story-label = { $kind ->
    [trick] Lewa { $round }: { $who } traci { $amount } punktu szansy wygranej, najwięcej zyskuje { $whom }.
    [draft] Rozstawianie: { $who } traci { $amount } punktu szansy wygranej, najwięcej zyskuje { $whom }.
   *[turn] Tura { $round }: { $who } traci { $amount } punktu szansy wygranej, najwięcej zyskuje { $whom }.
}
review-story-great = { $kind ->
    [trick] W lewie { $round } { $who } znajduje coś o { $amount } punktu lepszego niż wszystko inne.
   *[turn] W turze { $round } { $who } znajduje coś o { $amount } punktu lepszego niż wszystko inne.
}
review-story-choice = { $kind ->
    [trick] W lewie { $round } dzięki układowi kart { $whom } zyskuje { $amount } punktu.
   *[turn] W turze { $round } { $who } wybiera swobodnie, a { $whom } zyskuje { $amount } punktu.
}
review-story-quiet = Nikt nie oddaje wiele naraz: gra rozstrzyga się po trochu.

## Postęp

review-stage-curve = Pierwsze spojrzenie: krzywa
review-stage-turns = Ocena każdej tury
review-stage-done = Głębiej tam, gdzie to ważne
