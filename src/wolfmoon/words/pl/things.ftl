# Czym są rzeczy na stole, obok zasady, która o nich mówi: jak jest z nimi teraz.

thing-valued = { $name }: { $value }
thing-whose = { $who } ({ $pack })
thing-of = { $count } z { $of }

## The Wolves

thing-ground = Za akcję skierowaną na ten heks płacisz kafelkami, które pokazują jego teren.
thing-when = Punktuje na dacie { $date }. Na razie:
thing-now-scored = Punktuje na koniec tej tury. Na razie:
thing-gets = kontrola { $control }, wilki alfa { $alphas }: +{ $points }
thing-neutral = kontrola { $control }, wilki alfa { $alphas }
thing-nobody = Nikt nie ma tu kontroli. Żeton by przepadł.
thing-taken-off = Żeton tego regionu jest już podliczony.
thing-under = Punktuje po żetonie, który na nim leży.
thing-prey-had = Masz już upolowane zwierzę tego rodzaju.
thing-date = Data { $date }
thing-covered = { $covered ->
    [yes] Zakryta.
   *[no] Jeszcze niezakryta.
}
thing-moonlight = Data { $date } z { $last }.
thing-next-den = Następna nora:
thing-value = wartość { $value }
thing-no-den = Na tym torze nie ma już nor.
thing-bonus-terrain = Przy płaceniu zastępuje jeden kafelek dowolnego terenu.
thing-tile = Opłaca akcję na heksie terenu, który pokazuje. Potem się go odwraca.
thing-tile-home = Obie strony pokazują ten sam teren, więc możesz nim płacić w każdej akcji.
thing-terrain = { $count ->
    [one] { $count } kafelek pokazuje ten teren.
    [few] { $count } kafelki pokazują ten teren.
   *[many] { $count } kafelków pokazuje ten teren.
}
thing-cost = { $count ->
    [one] { $count } kafelek z terenem celu
    [few] { $count } kafelki z terenem celu
   *[many] { $count } kafelków z terenem celu
}
thing-won = { $place ->
    [first] Pierwsze miejsce: +{ $points }
   *[second] Drugie miejsce: +{ $points }
}
thing-opens = Kliknięcie otwiera całą planszę gracza.

## Lone Wolves

thing-goes = Na razie: { $who }, +{ $points }.
thing-goes-nobody = Na razie: nikt, bo obie strony są równie silne.
thing-honour = Żeton honoru { $up }, druga strona { $down }
thing-free = Wolne miejsca: { $free } z { $room }
thing-moon = { NAME($moon, kind: "moon") }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
thing-slot = Puste pole
thing-card-value = Wartość { $value }
