# Tipps. $whom ist der Name eines anderen Spielers. Jeder Satz sagt etwas, das bewiesen ist.

## Die Leiter

hint-rung-look = Wohin schauen
hint-rung-want = Was anstreben
hint-rung-turn = { $action ->
    [play] Die Karte
    [take] Die Narbe
    [take-hidden] Die Narbe
    [place] Der Platz
   *[other] Der Zug
}
hint-ruled = { $sentence } [{ $rule }]
hint-step = { $number }. { $sentence }
hint-sure = { $count ->
    [one] { $count } Möglichkeit wurde { $continuations }-mal zu Ende gespielt.
   *[other] { $count } Möglichkeiten wurden je { $continuations }-mal weitergespielt, mit demselben Glück.
}
hint-counted = { $count ->
    [one] { $count } Entscheidung wurde in allen { $continuations } Fällen gelöst, wie verdeckte Karten und Narben liegen können.
   *[other] { $count } Entscheidungen wurden in allen { $continuations } Fällen gelöst, wie verdeckte Karten und Narben liegen können.
}
hint-margin = Die beste ist { $value } Punkte Gewinnanteil mehr wert als die nächste ({ $low } bis { $high }).
hint-nothing-stands-out = { $count ->
    [one] Nichts sticht heraus.
   *[other] Nichts sticht heraus: { $count } Möglichkeiten liegen im Gewinnanteil höchstens einen Punkt auseinander.
}
hint-no-aim = Kein Ziel sticht hier heraus.
hint-gives-up = Das verschenkt { $value } Punkte Gewinnanteil ({ $low } bis { $high }).
hint-keeps = Dass das etwas verschenkt, lässt sich nicht zeigen.
hint-card = { CARD($card) }

## Schritte

hint-step-play = Spiele die { CARD($card) } { NAME($land, kind: "land", form: "to") }.
hint-step-take = Nimm diese Narbe: { NAME($scar, kind: "scar") }.
hint-step-take-hidden = Nimm eine verdeckte Narbe.
hint-step-place = Lege die Narbe { NAME($slot, kind: "slot", form: "at") } ab.
hint-step-draft = Stelle dein Wolfspaar auf { $hex }.
hint-step-move = { $count ->
    [0] Bewege keinen Wolf und wende ein Plättchen: { NAME($terrain, kind: "terrain") }.
    [one] Bewege { $count } Wolf, Gelände: { NAME($terrain, kind: "terrain") }.
   *[other] Bewege { $count } Wölfe, Gelände: { NAME($terrain, kind: "terrain") }.
}
hint-step-den = Grabe einen Bau auf { $hex }, von dieser Leiste: { NAME($track, kind: "track") }.
hint-step-lair = Werte den Bau auf { $hex } zur Höhle auf.
hint-step-howl = Heule: Der einsame Wolf auf { $hex } kommt zu dir.
hint-step-dominate-pack = Dominiere den Rudelwolf auf { $hex } ({ $whom }).
hint-step-dominate-den = Dominiere den Bau auf { $hex } ({ $whom }).
hint-step-end = Beende den Zug.

## Einsame Wölfe: der Tisch

hint-land-pays = { $moon ->
    [moon] Wer { NAME($land, kind: "land", form: "acc") } gewinnt, bekommt { $points }: Ehre { $honour } und den Mond.
    [blood-moon] Wer { NAME($land, kind: "land", form: "acc") } gewinnt, bekommt { $points }: Ehre { $honour } und den Blutmond.
   *[none] Wer { NAME($land, kind: "land", form: "acc") } gewinnt, bekommt { $honour } Ehre.
}
hint-land-stands = { $lead ->
    [ahead] Du führst { NAME($land, kind: "land", form: "at") } mit { $own } zu { $theirs } ({ $whom }).
    [behind] Du liegst { NAME($land, kind: "land", form: "at") } mit { $own } zu { $theirs } zurück ({ $whom }).
   *[level] Es steht { NAME($land, kind: "land", form: "at") } gleich, { $own } zu { $theirs } ({ $whom }).
}
hint-places-left = { $count ->
    [one] Nur noch { $count } Platz ist { NAME($land, kind: "land", form: "at") } frei.
   *[other] Nur noch { $count } Plätze sind { NAME($land, kind: "land", form: "at") } frei.
}
hint-last-scar = Eine Narbe liegt noch { NAME($land, kind: "land", form: "at") }: Mit ihr kommt { NAME($moon, kind: "moon", form: "the") }, { $points } Punkte, und { NAME($suit, kind: "suit") } wird Trumpf.
hint-scars-to-take = Narben { NAME($land, kind: "land", form: "at") }: { $shown } offen, { $hidden } verdeckt.
hint-scar-in-hand = Du hältst diese Narbe: { NAME($scar, kind: "scar") }.

## Einsame Wölfe: was wollen

hint-land-to-take = Mit { $need } Stärke mehr { NAME($land, kind: "land", form: "at") } gewinnst du { $points } Punkte.
hint-land-to-hold = Behalte deinen Vorsprung von { $margin } { NAME($land, kind: "land", form: "at") }: Er bringt { $points } Punkte.
hint-scar-to-get = Eine Narbe { NAME($land, kind: "land", form: "from") }: { NAME($scar, kind: "scar") }. Sie bringt dir gleich { $points } Punkte gegenüber dem anderen.
hint-hidden-to-get = Eine verdeckte Narbe { NAME($land, kind: "land", form: "from") }: { $scoring } der { $unseen } ungesehenen bringen Punkte.
hint-slot-to-find = Der Platz, an dem das gleich am meisten bringt, { $points } Punkte: { NAME($scar, kind: "scar") }.

## Einsame Wölfe: Hände zählen

hint-holds-trick = Die { CARD($card) } hält den Stich in { $hands } von { $of } möglichen Händen.
hint-sure-trick = Die { CARD($card) } hält den Stich in allen { $of } möglichen Händen.
hint-only-beaten-by = Schlagen kann die { CARD($card) } nur: { $cards }; nicht mehr zu fürchten: { $gone }.
hint-rival-void = { $whom } hat diese Farbe nicht mehr: { NAME($suit, kind: "suit") }.
hint-no-trump-out = { $whom } kann keinen Trumpf halten: { NAME($suit, kind: "suit") }.
hint-reply-takes = Die { CARD($card) } würde es bestrafen, { $own } zu { $theirs } { NAME($land, kind: "land", form: "at") }: { $whom } hält sie in { $hands } von { $of } Händen.

## Einsame Wölfe: Karten

hint-wins-trick = Die { CARD($card) } schlägt die { CARD($led) }: { $why ->
    [trump] Sie ist Trumpf.
    [suit] Die andere bedient nicht.
    [two] 2 schlägt 7.
   *[higher] Sie ist höher.
}
hint-loses-trick = { $count ->
    [one] Die { CARD($card) } verliert gegen die { CARD($led) }: Du nimmst die { $count } Narbe { NAME($land, kind: "land", form: "at") }.
   *[other] Die { CARD($card) } verliert gegen die { CARD($led) }: Du nimmst eine von { $count } Narben { NAME($land, kind: "land", form: "at") }.
}
hint-cannot-win = { $count ->
    [one] Die { $count } Karte, die du spielen darfst, schlägt die { CARD($led) } nicht.
   *[other] Keine der { $count } Karten, die du spielen darfst, schlägt die { CARD($led) }.
}
hint-lowest-winner = { $count ->
    [one] Die { CARD($card) } ist deine { $count } Karte, die gewinnt.
   *[other] Die { CARD($card) } ist die niedrigste deiner { $count } Karten, die gewinnen.
}
hint-strength-held = Stärke { NAME($land, kind: "land", form: "at") } damit: { $own } zu { $theirs }.
hint-strength-beaten = Wird sie geschlagen: { $own } zu { $theirs } { NAME($land, kind: "land", form: "at") }.
hint-turns-land = Damit gewinnst du { NAME($land, kind: "land", form: "acc") }, { $own } zu { $theirs }: { $points } Punkte.
hint-breaks-land = Damit steht es { NAME($land, kind: "land", form: "at") } gleich, { $own } zu { $theirs }: Niemand bekommt die { $points } Punkte.
hint-would-turn-land = Hält sie, gewinnst du { NAME($land, kind: "land", form: "acc") }, { $own } zu { $theirs }: { $points } Punkte.
hint-would-break-land = Hält sie, steht es { NAME($land, kind: "land", form: "at") } gleich, { $own } zu { $theirs }: Niemand bekommt die { $points } Punkte.
hint-fills-land = Sie nimmt den letzten Platz { NAME($land, kind: "land", form: "at") }.
hint-reveals-scar = Die { CARD($card) } deckt { NAME($land, kind: "land", form: "at") } eine Narbe auf.
hint-score-after = Punkte: du { $own_from } → { $own }, der andere { $theirs_from } → { $theirs }.

## Einsame Wölfe: Narben

hint-brings-moon = Die letzte Narbe { NAME($land, kind: "land", form: "from") }: Dort liegt dann { NAME($moon, kind: "moon", form: "the") }, { $points } Punkte; Trumpf wird { NAME($suit, kind: "suit") }.
hint-scar-pays = Sie bringt { NAME($slot, kind: "slot", form: "at") } jetzt { $points }: { NAME($scar, kind: "scar") }.
hint-no-slot-better = Kein anderer Platz bringt gleich mehr als { $points } Punkte { NAME($slot, kind: "slot", form: "at") }: { NAME($scar, kind: "scar") }.
hint-scar-strength = Stärke { NAME($land, kind: "land", form: "at") } damit: { $own } zu { $theirs } ({ NAME($scar, kind: "scar") }).
hint-turns-honour = { $lead ->
    [ahead] Sie wendet den Ehrenmarker { NAME($land, kind: "land", form: "at") }, wo du führst: { $before } → { $after }.
    [behind] Sie wendet den Ehrenmarker { NAME($land, kind: "land", form: "at") }, wo du zurückliegst: { $before } → { $after }.
   *[level] Sie wendet den Ehrenmarker { NAME($land, kind: "land", form: "at") }, wo es gleich steht: { $before } → { $after }.
}
hint-lone-wolf-joins = Ein einsamer Wolf kommt { NAME($land, kind: "land", form: "at") } zu dir.
hint-ahead-in-ways = Bei bestem Spiel beider endet es mit Vorsprung in { $ways } der { $of } Fälle, wie Karten und Narben liegen können ({ $hands } Hände).

## Die Wölfe: die Karte

hint-region-pays = { $phase ->
    [crescent] Bei der Mondsichel
    [quarter] Beim Halbmond
   *[full] Beim Vollmond
} bringt Region { $region } { $first } Punkte für den ersten und { $second } für den zweiten Platz.
hint-region-stands = { $lead ->
    [ahead] Du führst in Region { $region } mit { $own } zu { $theirs } ({ $whom }).
    [behind] Du liegst in Region { $region } mit { $own } zu { $theirs } zurück ({ $whom }).
   *[level] In Region { $region } steht es gleich, { $own } zu { $theirs } ({ $whom }).
}
hint-prey-near = Beute auf { $hex } ({ NAME($prey, kind: "prey") }): Auf { $beside } Feldern daneben stehen deine Wölfe, { $free } sind leer.
hint-lone-wolf-near = Der einsame Wolf auf { $hex } hört dich; Gelände: { NAME($terrain, kind: "terrain") }.
hint-den-by-water = Dein Bau auf { $hex } liegt am Wasser, und in Region { $region } hast du noch keine Höhle.
hint-victim-near = Ungeschützt in deiner Heulreichweite auf { $hex } ({ $whom }): { NAME($piece, kind: "piece") }.
hint-moon-near = { $count ->
    [one] Nur noch { $count } Tag bis zu dieser Phase: { NAME($phase, kind: "phase") }.
   *[other] Nur noch { $count } Tage bis zu dieser Phase: { NAME($phase, kind: "phase") }.
}
hint-tiles-show = { $count } deiner Plättchen zeigen { NAME($terrain, kind: "terrain") }.
hint-tiles-ready = Danach zeigen { $count } deiner Plättchen { NAME($terrain, kind: "terrain") }.

## Die Wölfe: was andere können

hint-in-danger = { $whom } könnte dich auf { $hex } dominieren: { NAME($piece, kind: "piece") }.
hint-punished = Dann könnte { $whom } dich auf { $hex } dominieren: { NAME($piece, kind: "piece") }.
hint-now-paired = Was { $whom } auf { $hex } dominieren könnte, ist dann zu zweit und sicher: { NAME($piece, kind: "piece") }.
hint-out-of-reach = Was { $whom } auf { $hex } dominieren könnte, geht von dort weg: { NAME($piece, kind: "piece") }.

## Die Wölfe: ein Zug

hint-hunts = Deine Beute Nummer { $count } auf { $hex } ({ NAME($prey, kind: "prey") }): Beute bringt { $before } → { $after }.
hint-makes-lair = Eine Höhle auf { $hex }: Höhlen bringen { $before } → { $after }, und in Region { $region } zählt sie 3.
hint-builds-den = Ein Bau auf { $hex }: { NAME($track, kind: "track") } { $value }{ $after ->
    [0] {""}
   *[other] , Punkte { $before } → { $after }
}{ $bonus ->
    [action] , dazu ein Aktions-Bonusmarker.
    [terrain] , dazu ein Gelände-Bonusmarker.
   *[none] .
}
hint-howls = Auf { $hex } kommt { NAME($piece, kind: "piece", form: "a") } zu dir: Wölfe bringen { $before } → { $after }.
hint-dominates-wolf = Der Rudelwolf auf { $hex } ({ $whom }) weicht einem deiner Wölfe.
hint-dominates-den = Der Bau auf { $hex } ({ $whom }) weicht einem von dir.
hint-pushes-out = Es verdrängt einen Wolf ({ $whom }) von { $hex } nach { $to }, aus Region { $region } hinaus.
hint-region-first = Erster Platz in Region { $region }: { $points } statt { $before } ({ NAME($phase, kind: "phase") }).
hint-region-second = Zweiter Platz in Region { $region }: { $points } statt { $before } ({ NAME($phase, kind: "phase") }).
hint-first-by-alphas = In Region { $region } haben beide { $control } Kontrolle; Alphawölfe entscheiden für dich, { $own } zu { $theirs } ({ $whom }).
hint-region-denied = Region { $region } brächte { $after } statt { $before } ({ $whom }).
hint-control-grows = Deine Kontrolle in Region { $region }: { $before } → { $after }.
hint-phase-scored = Der Zug erreicht diese Phase, und ihre Regionen bringen dir { $points }: { NAME($phase, kind: "phase") }.
hint-ends-game = Der Zug beendet das Spiel: { $own } zu { $theirs } ({ $whom }).
hint-extra-actions = { $count ->
    [one] Er bringt { $count } Aktions-Bonusmarker.
   *[other] Er bringt { $count } Aktions-Bonusmarker.
}
hint-hunt-ready = Zwei deiner Wölfe stehen neben Beute auf { $hex } ({ NAME($prey, kind: "prey") }): Mit einem dritten ist sie erjagt.
hint-lair-ready = Der neue Bau auf { $hex } liegt am Wasser von Region { $region }: Er kann zur Höhle werden.
hint-only-end = Deine zwei Aktionen sind getan, und du hast keinen Aktions-Bonusmarker: Es bleibt nur das Ende des Zuges.
hint-points-after = Deine Punkte: { $before } → { $after }.

## Die Wölfe: das Aufstellen

hint-draft-howls = { $count ->
    [one] Von { $hex } aus ist { $count } einsamer Wolf in deiner Heulreichweite.
   *[other] Von { $hex } aus sind { $count } einsame Wölfe in deiner Heulreichweite.
}
hint-draft-prey = { $count ->
    [one] Von { $hex } ist es { $count } Schritt bis neben die nächste Beute ({ NAME($prey, kind: "prey") }).
   *[other] Von { $hex } sind es { $count } Schritte bis neben die nächste Beute ({ NAME($prey, kind: "prey") }).
}
hint-draft-home = { $hex } ist Gelände deines Heimatplättchens: { NAME($terrain, kind: "terrain") }.
hint-draft-water = { $count ->
    [one] Von { $hex } ist es { $count } Schritt ans Ufer von Region { $region }.
   *[other] Von { $hex } sind es { $count } Schritte ans Ufer von Region { $region }.
}

## Die Wölfe: was ein Zug wert ist

hint-worth = Dem Wert nach liegt er { $gap } Punkte Gewinnanteil vor dem nächsten Zug; am meisten trägt dies bei, { $points }: { NAME($group, kind: "hint-group") }.
hint-group-moon = Mond und Reihenfolge
hint-group-points = Punkte auf dem Tisch
hint-group-wolves = Wölfe
hint-group-tracks = Leisten
hint-group-lairs = Höhlen und was eine werden kann
hint-group-prey = Beute, erjagt und nah
hint-group-tokens = Bonusmarker
hint-group-tiles = was die Plättchen zeigen
hint-group-targets = Ziele in Reichweite
hint-group-danger = was andere nehmen können
hint-group-next = Regionen der nächsten Phase
hint-group-later = Regionen späterer Phasen
