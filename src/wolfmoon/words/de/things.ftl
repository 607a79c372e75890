# Was die Dinge auf einem Tisch sind, neben der Regel, die von ihnen spricht: wie es um sie steht.

thing-valued = { $name }: { $value }
thing-whose = { $who } ({ $pack })
thing-of = { $count } von { $of }

## The Wolves

thing-ground = Eine Aktion, die auf dieses Feld zielt, wird mit Plättchen bezahlt, die sein Gelände zeigen.
thing-when = Wird am Tag { $date } gewertet. Stand jetzt:
thing-now-scored = Wird am Ende dieses Zuges gewertet. Stand jetzt:
thing-gets = Kontrolle { $control }, Alphawölfe { $alphas }: +{ $points }
thing-neutral = Kontrolle { $control }, Alphawölfe { $alphas }
thing-nobody = Niemand hat hier Kontrolle. Der Marker würde abgeworfen.
thing-taken-off = Der Marker dieser Region ist gewertet.
thing-under = Wird nach dem Marker gewertet, der darauf liegt.
thing-prey-had = Diese Art hast du schon erlegt.
thing-date = Tag { $date }
thing-covered = { $covered ->
    [yes] Bedeckt.
   *[no] Noch nicht bedeckt.
}
thing-moonlight = Tag { $date } von { $last }.
thing-next-den = Nächster Bau:
thing-value = Wert { $value }
thing-no-den = Auf dieser Leiste ist kein Bau mehr.
thing-bonus-terrain = Steht beim Bezahlen für ein Plättchen jedes Geländes.
thing-tile = Bezahlt eine Aktion auf einem Feld des Geländes, das es zeigt. Danach wird es gewendet.
thing-tile-home = Beide Seiten zeigen dasselbe Gelände; du kannst in jeder Aktion damit bezahlen.
thing-terrain = { $count ->
    [one] { $count } Plättchen zeigt dieses Gelände.
   *[other] { $count } Plättchen zeigen dieses Gelände.
}
thing-cost = { $count ->
    [one] { $count } Plättchen, das das Gelände des Ziels zeigt
   *[other] { $count } Plättchen, die das Gelände des Ziels zeigen
}
thing-won = { $place ->
    [first] Erster Platz: +{ $points }
   *[second] Zweiter Platz: +{ $points }
}
thing-opens = Ein Klick öffnet das ganze Spielertableau.

## Lone Wolves

thing-goes = Stand jetzt: { $who }, +{ $points }.
thing-goes-nobody = Stand jetzt: niemand, denn beide Seiten sind gleich stark.
thing-honour = Ehrenmarker { $up }, andere Seite { $down }
thing-free = { $free } von { $room } Plätzen frei
thing-moon = { NAME($moon, kind: "moon") }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
thing-slot = Leerer Platz
thing-card-value = Wert { $value }
