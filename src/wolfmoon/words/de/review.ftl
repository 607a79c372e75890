# Analysen. $who und $whom sind Namen von Spielern; Beträge sind Punkte Gewinnanteil (Hundertstel).

review-title = Analyse
review-curve = Gewinnanteil
review-ledger = Wohin er ging
review-turning = Wendepunkte
review-played = Gespielt
review-better = Besser
review-why = Warum
review-balance = Stand
review-unit = Punkte Gewinnanteil; 100 ist ein sicherer Sieg.
review-hindsight = im Nachhinein
review-turn = { $kind ->
    [draft] Aufstellung
    [lead] Stich { $round }, Ausspiel
    [follow] Stich { $round }, Zugabe
    [take] Stich { $round }, Narbe nehmen
    [place] Stich { $round }, Narbe legen
   *[other] Zug { $round }
}
review-date = Tag { $date }
review-fair-line = gerechter Anteil
review-seat-share = { $who }: { $share } %

## Bezeichnungen

review-label-inaccuracy = Ungenauigkeit
review-label-mistake = Fehler
review-label-blunder = Grober Fehler
review-label-great = Starker Zug
review-label-gift = Geschenk
review-label-choice = Freie Wahl
review-loss = { $value } ± { $half } Punkte Gewinnanteil
review-loss-counted = { $value } Punkte Gewinnanteil, ausgezählt
review-to-whom = { $who }: { $amount }
review-wins-in = gewinnt in { $wins } von { $of }
review-hands = { $count ->
    [one] { $count } Hand ist möglich.
   *[other] { $count } Hände sind möglich.
}
review-none = Kein Zug hat mehr hergegeben, als sich zeigen ließe.

## Das Konto

review-entry-fair = Gerechter Anteil
    .what = { $count } Spieler, für alle gleich
review-entry-setup = Platz und Aufbau
    .what = der Spielplan, die Reihenfolge
review-entry-deal = Die Verteilung
    .what = Karten, Narben und Marker
review-entry-own-errors = Eigene Fehler
    .what = was eigene Züge hergaben
review-entry-gifts = Fehler der anderen
    .what = was sie hergaben
review-entry-others = Freie Wahl der anderen
    .what = kein Fehler, und doch von Gewicht
review-entry-lie = Der Sitz der Karten
    .what = was niemand wissen konnte
review-entry-revised = Neubewertung
    .what = das Programm hat umgedacht, niemandes Schuld
review-entry-result = Das Ergebnis
    .what = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Gespielt wie

review-like = Gespielt wie { $bot }: { $value } Punkte je Zug hergegeben ({ $low } bis { $high }).
review-between = Gespielt zwischen { $bot } und { $other }: { $value } Punkte je Zug hergegeben ({ $low } bis { $high }).
review-lost = { $value } Punkte je Zug hergegeben ({ $low } bis { $high }).
review-like-unknown = Zu wenige Züge für einen Vergleich mit den Bots: { $value } Punkte je Zug hergegeben.

## Wie es für einen ausging

review-sum-won = { $count ->
    [one] Gewonnen mit { $count } Punkt Vorsprung.
   *[other] Gewonnen mit { $count } Punkten Vorsprung.
}
review-sum-lost = { $count ->
    [one] Verloren mit { $count } Punkt Rückstand.
   *[other] Verloren mit { $count } Punkten Rückstand.
}
review-sum-level = Nach Punkten gleich: Der Gleichstand wurde aufgelöst.
review-sum-shared = Der Sieg ist geteilt.
review-sum-left = Das Spiel wurde nicht zu Ende gespielt.
review-sum-setup = { $sign ->
    [plus] Platz und Aufbau waren { $amount } Punkte wert.
   *[minus] Platz und Aufbau kosteten { $amount } Punkte.
}
review-sum-deal = { $sign ->
    [plus] Die Verteilung war { $amount } Punkte wert.
   *[minus] Die Verteilung kostete { $amount } Punkte.
}
review-sum-own-errors = Eigene Fehler kosteten { $amount } Punkte.
review-sum-gifts = Fehler der anderen brachten { $amount } Punkte.
review-sum-others = { $sign ->
    [plus] Die freie Wahl der anderen brachte { $amount } Punkte.
   *[minus] Die freie Wahl der anderen kostete { $amount } Punkte.
}
review-sum-lie = { $sign ->
    [plus] Die verdeckten Karten lagen gut: { $amount } Punkte.
   *[minus] Die verdeckten Karten lagen schlecht: { $amount } Punkte.
}
review-sum-revised = Das Programm hat um { $amount } Punkte umgedacht.

## Die Geschichte des Spiels

review-story-won = { $count ->
    [one] { $who } gewinnt mit { $count } Punkt Vorsprung, { $points } zu { $second }.
   *[other] { $who } gewinnt mit { $count } Punkten Vorsprung, { $points } zu { $second }.
}
review-story-broken = { $who } gewinnt: je { $points } Punkte, und der Gleichstand wird aufgelöst.
review-story-shared = Der Sieg ist geteilt, mit je { $points } Punkten.
review-story-left = Das Spiel bleibt unvollendet; { $who } hat mit { $share } % die besten Aussichten.
review-story-always = { $who } liegt von Anfang bis Ende vorn.
review-story-led = { $kind ->
    [trick] { $who } liegt ab Stich { $round } vorn.
   *[turn] { $who } liegt ab Zug { $round } vorn.
}
review-story-back = { $kind ->
    [trick] { $who } holt von { $share } % in Stich { $round } auf.
   *[turn] { $who } holt von { $share } % in Zug { $round } auf.
}
review-story-label = { $kind ->
    [trick] In Stich { $round } verliert { $who } durch die eigene Wahl { $amount } Punkte Gewinnanteil, das meiste an { $whom }.
    [draft] Beim Aufstellen verliert { $who } durch die eigene Wahl { $amount } Punkte Gewinnanteil, das meiste an { $whom }.
   *[turn] In Zug { $round } verliert { $who } durch die eigene Wahl { $amount } Punkte Gewinnanteil, das meiste an { $whom }.
}
review-story-great = { $kind ->
    [trick] In Stich { $round } findet { $who } etwas, das { $amount } Punkte besser ist als alles andere.
   *[turn] In Zug { $round } findet { $who } etwas, das { $amount } Punkte besser ist als alles andere.
}
review-story-choice = { $kind ->
    [trick] In Stich { $round } verschiebt der Sitz der Karten { $amount } Punkte zu { $whom }.
   *[turn] In Zug { $round } wählt { $who } frei: { $amount } Punkte gehen an { $whom }.
}
review-story-quiet = Niemand gibt viel auf einmal her: Das Spiel entscheidet sich nach und nach.

## Fortschritt

review-stage-curve = Der erste Blick: die Kurve
review-stage-turns = Jeder Zug wird beurteilt
review-stage-done = Genauer, wo es darauf ankommt
