# Die Worte des Tisches von Die Wölfe. Die Namen der Dinge stehen in terms.ftl, die Gründe in refusals.ftl.

## Der Zug

wolves-your-turn = Du bist am Zug
wolves-turn-of = { $name } ist am Zug
wolves-your-draft = Du stellst auf
wolves-draft-of = { $name } stellt auf
wolves-over = Spielende
wolves-action-of = Aktion { $number } von { $of }
wolves-extra-action = Zusätzliche Aktion
wolves-actions-done = Aktionen ausgeführt
wolves-your-side = Dein Zug und deine Plättchen
wolves-players = Spieler
wolves-your-tiles = Deine Plättchen
wolves-tiles-of = Plättchen: { $name }
wolves-tile = { $face }, auf der Rückseite { $back }
wolves-any-terrain = { $count ->
    [one] beliebiges Gelände
   *[other] beliebige Gelände
}
wolves-extra-actions = { $count ->
    [one] zusätzliche Aktion
   *[other] zusätzliche Aktionen
}
wolves-you = du
wolves-to-play = am Zug
wolves-thinking = denkt nach
wolves-bot = Bot
wolves-away = nicht am Tisch
wolves-dens-built = Gegrabene Baue
wolves-pack-points = { $pack }, { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
wolves-seat-label = { $name }, { $pack }, { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
wolves-prey-got = { $prey }, erjagt
wolves-prey-missing = { $prey }, fehlt
wolves-prey-worth = Wert von einer bis fünf Arten Beute

## Punkte nach Quelle, kurz

wolves-points = Punkte
wolves-points-tokens = Regionen
wolves-points-seconds = 2. Platz
wolves-points-wolves = Wölfe
wolves-points-lairs = Höhlen
wolves-points-prey = Beute
wolves-points-spread = Rudel
wolves-points-speed = Tempo
wolves-points-howl = Heulen

## Aktionen: wie viele Ziele, oder keines

wolves-move-note = Bis zu { $wolves ->
    [one] { $wolves } Wolf
   *[other] { $wolves } Wölfe
}, je { $hexes ->
    [one] { $hexes } Feld
   *[other] { $hexes } Felder
} weit
wolves-count-den = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
wolves-count-lair = { $count ->
    [one] { $count } Bau am Wasser
   *[other] { $count } Baue am Wasser
}
wolves-count-howl = { $count ->
    [one] { $count } einsamer Wolf in Reichweite
   *[other] { $count } einsame Wölfe in Reichweite
}
wolves-count-dominate = { $count ->
    [one] { $count } Figur in Reichweite
   *[other] { $count } Figuren in Reichweite
}
wolves-none-move = Kein Gelände, das du bezahlen kannst
wolves-none-den = Kein Feld bei deinen Alphawölfen, das du bezahlen kannst
wolves-none-lair = Kein Bau von dir am Wasser, den du bezahlen kannst
wolves-none-howl = Kein einsamer Wolf in Reichweite, den du bezahlen kannst
wolves-none-dominate = Nichts in Reichweite, das du bezahlen kannst
wolves-lights = { $action }: { $count ->
    [0] nichts ist möglich
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}

## Wählen

wolves-choose-den = Wähle ein Feld für den Bau
wolves-choose-lair = Wähle einen Bau von dir
wolves-choose-howl = Wähle einen einsamen Wolf
wolves-choose-dominate = Wähle eine feindliche Figur
wolves-move-where = Bewegen
wolves-move-to = Gelände, auf das du dich bewegst
wolves-move-hint = Wähle ein Gelände oder nimm einen Wolf
wolves-next-wolf = Wähle noch einen Wolf oder drücke den Knopf unten
wolves-wolves-left = { $count ->
    [one] Noch { $count } Wolf
   *[other] Noch { $count } Wölfe
}
wolves-which-piece = Welche Figur?
wolves-track-grows = { $track }: von { $now } auf { $after }
wolves-track-stays = { $track }: bleibt bei { $after }
wolves-ready = Der Zug ist fertig. Drücke E, um ihn zu spielen.
wolves-steps = { $steps } von { $speed }
wolves-do-move = { $count ->
    [0] Keinen Wolf bewegen
    [one] { $count } Wolf bewegen
   *[other] { $count } Wölfe bewegen
}
wolves-do-den = Bau graben
wolves-do-lair = Zur Höhle aufwerten
wolves-do-draft = Hier aufstellen
wolves-do-end = Zug beenden
wolves-cancel = Abbrechen
wolves-nothing-to-undo = Es gibt nichts zurückzunehmen.
wolves-not-your-turn = { $name } ist am Zug.
wolves-pay = { $count } × { $terrain } bezahlen
wolves-then-you-show = Danach zeigen deine Plättchen
wolves-spends-extra = Das kostet einen Aktions-Bonusmarker.
wolves-now = jetzt
wolves-after = danach
wolves-at-date = An Tag { $date }
wolves-pays = +{ $points } { $standing ->
    [first] erster Platz
    [second] zweiter Platz
    [tied] Gleichstand
   *[none] {""}
}
wolves-moonlight = Mondkalender
wolves-end-title = Zug beenden?
wolves-extra-left = { $count ->
    [one] Noch { $count } zusätzliche Aktion
   *[other] Noch { $count } zusätzliche Aktionen
}
wolves-will-score = Diese Regionen werden gewertet:

## Der Mond

wolves-moon = { $phase ->
    [crescent] Mondsichel
    [quarter] Halbmond
   *[full] Vollmond
}
wolves-in-dates = { $count ->
    [one] in { $count } Tag
   *[other] in { $count } Tagen
}
wolves-this-turn = am Ende dieses Zuges
wolves-moon-in = { $phase ->
    [crescent] Mondsichel
    [quarter] Halbmond
   *[full] Vollmond
} in { $count }
wolves-moon-now = { $phase ->
    [crescent] Mondsichel
    [quarter] Halbmond
   *[full] Vollmond
}: in diesem Zug
wolves-moon-label = Mondkalender: Tag { $date } von { $last }; { $phase ->
    [crescent] Mondsichel
    [quarter] Halbmond
   *[full] Vollmond
} an Tag { $at }
wolves-moon-over = Mondkalender: Die letzte Phase ist gewertet
wolves-at-phase = { $phase ->
    [crescent] Bei der Mondsichel
    [quarter] Beim Halbmond
   *[full] Beim Vollmond
}
wolves-date = Tag { $date }
wolves-if-so = wenn du das tust
wolves-regions-pay = { $count ->
    [one] { $count } Region gibt
   *[other] { $count } Regionen geben
} { $first } / { $second }.
wolves-show-standings = Stand zeigen
wolves-nobody = niemand
wolves-no-regions = Keine Region hat einen solchen Marker.
wolves-alphas = Alphawölfe, die bei Gleichstand entscheiden
wolves-scoring = { $phase ->
    [crescent] Die Mondsichel
    [quarter] Der Halbmond
   *[full] Der Vollmond
}
wolves-number-of = { $number } von { $of }
wolves-next = Weiter
wolves-outcome-tied = Gleichstand: Der Marker wird abgeworfen.
wolves-outcome-neutral = Das neutrale Rudel liegt vorn: Der Marker wird abgeworfen.
wolves-outcome-empty = Niemand ist dort: Der Marker wird abgeworfen.

## Die Karte

wolves-zoom-in = Vergrößern
wolves-zoom-out = Verkleinern
wolves-whole-map = Ganzer Spielplan
wolves-dim = Gelände abdunkeln
wolves-mini-map = Der ganze Spielplan: dorthin gehen
wolves-region = { $place } ({ $letter })
wolves-compass-n = Norden
wolves-compass-ne = Nordosten
wolves-compass-e = Osten
wolves-compass-se = Südosten
wolves-compass-s = Süden
wolves-compass-sw = Südwesten
wolves-compass-w = Westen
wolves-compass-nw = Nordwesten
wolves-compass-c = Mitte
wolves-piece-of = { $piece } ({ $pack })
wolves-prey-stack = { $prey } ({ $count })
wolves-token = Marker: { $phase }, { $first } / { $second }
wolves-state-chosen = gewählt
wolves-state-legal = möglich
wolves-state-no = nicht möglich

## Warum nicht, in wenigen Worten

wolves-why-action = { $action }: { $why }
wolves-possible = möglich
wolves-why-game-over = Das Spiel ist zu Ende
wolves-why-asked-something-else = Zuerst etwas anderes entscheiden
wolves-why-no-such-hex = Nicht auf diesem Spielplan
wolves-why-not-land = Wasser oder Schlucht
wolves-why-not-on-start-tile = Nicht auf dem Starttableau
wolves-why-not-empty = Besetzt
wolves-why-same-side-of-the-chasm = Falsche Seite der Schlucht
wolves-why-crescent-region = Region mit Mondsichel
wolves-why-no-action-left = Keine Aktion mehr
wolves-why-two-actions-first = Zuerst zwei Aktionen
wolves-why-cannot-pay = Das kannst du nicht bezahlen
wolves-why-tile-shows-another-terrain = Plättchen zeigt anderes
wolves-why-too-many-tiles = Zu viele Plättchen
wolves-why-not-enough-bonus-tokens = Zu wenige Bonusmarker
wolves-why-lone-wolf-there = Dort ist ein einsamer Wolf
wolves-why-prey-there = Dort ist Beute
wolves-why-hex-full = Das Feld ist voll
wolves-why-neutral-there = Dort ist das neutrale Rudel
wolves-why-no-wolf-of-yours = Kein Wolf von dir
wolves-why-has-moved = Hat sich schon bewegt
wolves-why-nowhere-to-end = Kann nirgends stehen bleiben
wolves-why-already-there = Steht schon dort
wolves-why-wrong-terrain = Anderes Gelände
wolves-why-too-far = Zu weit für diesen Wolf
wolves-why-enemy-lair = Feindliche Höhle
wolves-why-enemy-alpha = Feindlicher Alphawolf
wolves-why-enemy-wolf = Dort ist ein feindlicher Wolf
wolves-why-nowhere-to-push = Kein Platz zum Verdrängen
wolves-why-not-open-to-pushed-wolf = Dorthin darf dieser Wolf nicht
wolves-why-not-nearest = Nicht das nächste Feld
wolves-why-built-there = Dort ist ein Bau oder eine Höhle
wolves-why-enemy-there = Dort ist eine feindliche Figur
wolves-why-no-alpha-near-den = Kein Alphawolf von dir in der Nähe
wolves-why-no-den-left = Kein Bau mehr
wolves-why-no-den-on-track = Kein Bau mehr auf dieser Leiste
wolves-why-no-den-of-yours = Kein Bau von dir
wolves-why-not-by-water = Nicht am Wasser
wolves-why-no-alpha-near-lair = Kein Alphawolf von dir in der Nähe
wolves-why-region-has-your-lair = Hier hast du schon eine Höhle
wolves-why-no-lair-left = Keine Höhle mehr
wolves-why-no-lone-wolf = Kein einsamer Wolf dort
wolves-why-out-of-range = Außer Heulreichweite
wolves-why-no-wolf-left = Kein Wolf mehr
wolves-why-no-enemy-pack-wolf = Kein feindlicher Rudelwolf dort
wolves-why-no-enemy-den = Kein feindlicher Bau dort
wolves-why-safe-pair = Ein Paar ist sicher
wolves-why-safe-alpha = Alphawölfe sind sicher
wolves-why-safe-lair = Höhlen sind sicher
wolves-why-no-wolf-to-replace = Kein Wolf für diesen Platz
wolves-why-no-den-to-replace = Kein Bau für diesen Platz
wolves-why-no-choice-of-prey = Steht nicht zur Wahl

## Tasten

wolves-key-move = Bewegen
wolves-key-den = Bau graben
wolves-key-lair = Bau zu Höhle aufwerten
wolves-key-howl = Heulen
wolves-key-dominate = Dominieren
wolves-key-back = Ein Schritt zurück
wolves-key-undo = Zurücknehmen
wolves-key-end = Zug spielen oder beenden
wolves-key-next = Nächste Region

## Hinweise in den ersten Zügen

wolves-hint-draft = Wähle ein helles Feld: Dort beginnen ein Alphawolf und ein Rudelwolf von dir. Einsame Wölfe, Beute und Wasserquellen in der Nähe lohnen sich.
wolves-hint-act = Wähle eine Aktion: Der Spielplan zeigt hell, wo sie möglich ist. Bezahlt wird erst mit dem Knopf unten.
wolves-hint-second = Die Plättchen, mit denen du bezahlt hast, sind jetzt gewendet: Deine zweite Aktion bezahlst du mit dem, was sie zeigen.
wolves-hint-end = Deine Aktionen sind getan. Sieh noch einmal hin, nimm zurück, was du magst, und beende den Zug.
wolves-hint-moon = Der Mond oben zeigt, wann Regionen gewertet werden: Das Rudel mit der meisten Kontrolle über eine Region nimmt ihren Marker.
