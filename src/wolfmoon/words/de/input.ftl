# Was an etwas Gegebenem nicht stimmt: an einer Datei, einer Stellung, einer Option, einem Feld einer Anfrage.
# Das sind Satzteile: Sie stehen nach „Die Datei ist nicht lesbar: …“ und enden ohne Punkt.
# Was in Dateien und Daten steht (Namen von Feldern, Rudeln, Ländern), wird so genannt, wie es dort steht.

## Wo es steht

input-line = Zeile { $line }: { $problem }
input-expected = erwartet: { $expected }
input-found = gefunden „{ $found }“, erwartet: { $expected }

## Werte jeder Art

input-object = erwartet: ein Objekt, gefunden: { $found }
input-missing = { $name } fehlt
input-unknown = { $found } gibt es nicht, sondern: { $names }
input-number = erwartet: eine Zahl von { $low } bis { $high }, gefunden: { $found }
input-one-of = erwartet: eines von { $names }; gefunden: { $found }
input-list = erwartet: eine Liste, gefunden: { $found }
input-list-of = erwartet: eine Liste der Länge { $count }, gefunden: { $found }
input-list-to = erwartet: eine Liste von höchstens { $count }, gefunden: { $found }
input-wanted = erwartet: { $wanted }, gefunden: { $found }
input-any-order = erwartet, in beliebiger Reihenfolge: { $names }
input-twice = { $name } steht zweimal da
input-shape = die Optionen haben keine Form, die das Spiel kennt

## Eine laufende Partie

input-game = ein Spiel { $found } gibt es nicht; die Spiele sind: { $names }
input-lesson = es gibt keine Lektion { $found }; es gibt { $names }
input-further-game = { $variable } nennt { $found }; das lässt sich nicht laden: { $problem }
input-option = { $game } hat keine Option { $found }, sondern: { $names }
input-action = erwartet: eine Entscheidung in Worten, eine Action oder ihre Nummer von 0 bis { $last }; gefunden: { $found }
input-place = erwartet: der Name eines Ortes wie A7, gefunden: { $found }
input-text = erwartet: Text, gefunden: { $found }
input-seat = einen Platz { $found } gibt es nicht: die Plätze sind 0 bis { $last }
input-undo = { $count ->
     [one] von { $count } Entscheidung: { $found } zurückzunehmen geht nicht
    *[other] von { $count } Entscheidungen: { $found } zurückzunehmen geht nicht
}
input-step = { $count ->
     [one] die Partie hat { $count } Entscheidung; { $found } gibt es nicht
    *[other] die Partie hat { $count } Entscheidungen; { $found } gibt es nicht
}
input-actions = { $count ->
     [one] erwartet: je eine Aktion für { $count } Zustand
    *[other] erwartet: je eine Aktion für { $count } Zustände
}
input-file-large = { $count ->
     [one] die Datei ist zu groß: { $count } Zeichen, höchstens { $most }
    *[other] die Datei ist zu groß: { $count } Zeichen, höchstens { $most }
}
input-position-of = das ist eine Stellung von { $found }, nicht von { $game }
input-rules = Regelversion { $found } ist nicht lesbar; bekannt: { $known }
input-seed-or-setup = eine Partie hat eine Startzahl oder einen Aufbau, nicht beides
input-drawn = was gezogen wird, kann nicht vorgegeben werden
input-nothing-offered = in dieser Stellung wäre nichts zu entscheiden, obwohl die Partie nicht zu Ende ist
input-no-hints = { $game } hat keine Tipps
input-hint-over = das Spiel ist zu Ende: Es gibt nichts, wozu ein Tipp nützt
input-hint-seat = für Platz { $found } gibt es keinen Tipp: Es entscheidet Platz { $seat }
input-not-a-turn = erwartet werden alle Entscheidungen eines Zuges, bis andere entscheiden
input-threshold = erwartet wird eines von { $names } eines gerechten Anteils, gefunden { $found }
input-seats = { $count ->
     [one] erwartet: { $count } Platz, gefunden: { $found }
    *[other] erwartet: { $count } Plätze, gefunden: { $found }
}
input-one-me = nur ein Platz ist für dich
input-here-needs-me = ein Platz für jemanden neben dir braucht einen Platz für dich

## Die Wölfe: Optionen und Stellungen

input-players = das Spiel ist für { $low } bis { $high } Personen, nicht { $found }
input-packs = { $count ->
     [one] erwartet: { $count } Rudel, gefunden: { $found }
    *[other] erwartet: { $count } verschiedene Rudel, gefunden: { $found }
}
input-setup-packs = ein gegebener Aufbau braucht auch Rudel
input-regions = { $count ->
     [one] erwartet: { $count } Tableau von 1 bis 10
    *[other] erwartet: { $count } verschiedene Tableaus von 1 bis 10
}
input-hex = { $found } ist kein Feld des Spielplans für { $players } Personen
input-nothing-stands = dort kann nichts stehen
input-share = diese beiden können nicht auf einem Feld stehen
input-enemy-lair = niemand steht auf einer feindlichen Höhle
input-supply = Platz { $seat } hat { $piece }: { $found }, eine Person besitzt aber { $most }
input-lair-water = eine Höhle steht am Wasser
input-two-lairs = zwei Höhlen eines Rudels in einer Region
input-same-pack = zwei Plätze haben dasselbe Rudel
input-pending = passt nicht zur laufenden Aktion
input-asks-wolf = fragt nach einem Wolf, aber die laufende Aktion ist keine Bewegung
input-asks-track = fragt nach einer Leiste, aber kein Bau wird von einer genommen
input-asks-push = fragt nach einer Verdrängung, aber die laufende Aktion verdrängt nichts
input-pending-hex = dort kann nichts getan werden
input-no-wolf = dort steht kein solcher Wolf
input-no-victim = dort steht kein feindlicher Rudelwolf, der zu verdrängen wäre
input-stack = erwartet: eine Art von Beute und eine Zahl, oder null
input-tile-face = das Plättchen { $tile } kann nicht { $found } zeigen
input-home-tile = das Heimatplättchen zeigt { $terrain }
input-pieces = auf einem Feld stehen eine oder zwei Figuren
input-piece = erwartet: ein Rudel und eine Art von Figur
input-wolf = erwartet: eines von { $names } und ein Feld; gefunden: { $found }

## Einsame Wölfe: Optionen und Stellungen

input-scars-laid-out = { $found } sind ausgelegt, es gibt aber nur { $most }
input-two-places = { $name } liegt an zwei Stellen
input-cards = { $count ->
     [one] erwartet: { $count } Karte, gefunden: { $found }
    *[other] erwartet: { $count } Karten, gefunden: { $found }
}
input-turned = { $count ->
     [one] erwartet: { $count } umgedrehte Karte, gefunden: { $found }
    *[other] erwartet: { $count } umgedrehte Karten, gefunden: { $found }
}
input-unseen = { $count ->
     [one] erwartet: insgesamt { $count } verdeckte Karte, gefunden: { $found }
    *[other] erwartet: insgesamt { $count } verdeckte Karten, gefunden: { $found }
}
input-scars = { $count ->
     [one] erwartet: { $count } Narbe, gefunden: { $found }
    *[other] erwartet: { $count } Narben, gefunden: { $found }
}
input-more-scars = mehr Narben als am Anfang
input-only-two = in der Schachtel sind nur zwei { $name }
input-land-full = Karten: { $found }, in ein Gebiet passen aber { $most }
input-slot-full = Platz { $seat } hat hier Narben: { $found }, Platz ist aber für { $most }
input-moons = einer für jedes Gebiet ohne Narben
input-moon-astray = ein Mond liegt, wo noch Narben sind
input-trump = erwartet: die Farbe des Gebiets mit dem letzten Mond
input-void = Platz { $seat } hält eine Karte einer Farbe, die er nicht mehr hat
input-over-after = { $count ->
     [one] die Partie ist nach { $count } Stich zu Ende
    *[other] die Partie ist nach { $count } Stichen zu Ende
}
input-decider = erwartet: { $wanted }, der Platz, der entscheidet
input-not-face-up = { $name } liegt nicht offen auf der Seite von Platz { $seat }
input-not-turned = { $name } liegt nicht umgedreht auf der Seite von Platz { $seat }
input-no-scar = es gibt keine Narbe zu nehmen
input-no-slot = es gibt keinen leeren Platz
input-taken-hidden = erwartet: true oder false, und true nur, wenn nach einem Platz für eine Narbe gefragt wird
input-value = erwartet: ein Wert, solange das Spiel { $asks } fragt
input-no-value = erwartet: null, solange das Spiel { $asks } fragt
input-open-hands = beide Hände liegen offen; es gibt nichts zu erschließen
input-no-hands = keine Hände passen zu den Farben, die den Spielern fehlen

## Was in einem Text erwartet war

expect-decision = eine Entscheidung
expect-one-decision = eine einzige Entscheidung
expect-one-of = eines von { $names }
expect-after = { $expected } nach „{ $words }“
expect-whole = eine ganze Zahl
expect-header = eine Kopfzeile „{ $key }“ vor der ersten Zeile { $kind ->
     [position] der Stellung
    *[game] der Partie
}
expect-known-header = eine Kopfzeile einer solchen Datei oder eine Zeile „pack: …“
expect-header-once = jede Kopfzeile einmal
expect-one-value = ein Wert nach „{ $key }“
expect-numbers = { $count ->
     [one] { $count } Zahl nach „{ $key }“
    *[other] { $count } Zahlen nach „{ $key }“
}
expect-first-line = „{ $text }“ als erste Zeile
expect-format = Formatversion { $version }; ein neueres Programm liest diese Datei vielleicht
expect-rules = eine bekannte Regelversion von { $game } ({ $versions })
expect-end = das Ende der Datei: die Partie ist zu Ende
expect-speaker = „{ $speaker }:“ entscheidet
expect-legal = eine erlaubte Aktion: { $refusal }
expect-no-result = kein Ergebnis: die Partie ist nicht zu Ende
expect-result = „{ $words }“
expect-salt = { $count ->
     [one] { $count } Ziffer von 0 bis f nach „salt“
    *[other] { $count } Ziffern von 0 bis f nach „salt“
}
expect-commitment = „{ $words }“, wie es sich aus dieser Gabe und dem Salz ergibt (eine absichtlich geänderte Gabe hat weder salt noch commitment)
expect-example = Wörter wie { $example }
expect-pair = { $key }=… in „{ $owner }“
expect-map = ein Abschnitt „map“

## … in Lektionen

expect-section = „{ $name }“
expect-values = etwas nach „{ $key }“
expect-pattern = ein Muster nach „{ $kind }“
expect-test = ein Vergleich wie { $example }
expect-clause = die Nummer einer Regel wie { $example }
expect-seat = ein Platz von 1 bis { $last }

## … in Die Wölfe

expect-hex-example = ein Feld wie A7
expect-hex = ein Feld: S oder ein Regionsbuchstabe und eine Zahl von 1 bis 16
expect-hex-of-map = ein Feld des Spielplans für { $players } Personen, ab { $first }
expect-tiles-example = Plättchen wie forest/rock+home
expect-tiles = Plättchen, mit + verbunden, jedes eines von { $names }
expect-tile-once = jedes Plättchen einmal
expect-tiles-in-all = { $count ->
     [one] insgesamt { $count } Plättchen oder Marker
    *[other] insgesamt { $count } Plättchen und Marker
}
expect-no-aim = nichts Vorgehabtes, bevor entschieden ist, was gefragt wird
expect-aim = eines von { $names } oder ein Wolf wie alpha S4
expect-own-wolf = ein Wolf von dir
expect-dominated = eines von { $names }: Alphawölfe und Höhlen können nicht dominiert werden (W31)
expect-stack = eine Art von Beute, ein Doppelpunkt und eine Zahl, oder -
expect-no-cell = hier keine Zelle: der Spielplan hat an dieser Stelle kein Feld
expect-cells = { $count ->
     [one] ein Spielplan aus { $count } Zelle; es fehlen { $missing }
    *[other] ein Spielplan aus { $count } Zellen; es fehlen { $missing }
}
expect-cell-width = { $count ->
     [one] Zellen, die alle { $count } Zeichen beginnen
    *[other] Zellen, die alle { $count } Zeichen beginnen
}
expect-pieces = ein Rudel ({ $letters }) und eines von { $names }
expect-ground = { $ground } auf { $hex }, wie in den Regionen

## … in Einsame Wölfe

expect-card = eine Karte wie R6
expect-scar = eine Narbe von S1 bis S9
expect-scar-or-hidden = eine Narbe von S1 bis S9 oder { $hidden }
expect-hidden-alone = nur { $words }: Was es ist, zeigt sich erst, wenn sie genommen ist
expect-revealed = die Narbe { $scar }, die diese Karte aufdeckt
expect-top = die Narbe { $scar }, die obenauf liegt
expect-in-hand = die Narbe { $scar }, die genommen wurde
expect-none-shown = keine Narbe: hier wird keine aufgedeckt
expect-none-in-hand = keine Narbe: keine ist zu legen
expect-thing = eine Karte, eine Narbe, ein Gebiet oder eine Grenze
expect-nothing = nichts Vorgehabtes: jede Entscheidung wird einzeln erfragt
expect-each-once = jedes von { $names } einmal, etwa { $example }
expect-map-lines = { $count ->
     [one] ein Abschnitt „map“ mit { $count } Zeile
    *[other] ein Abschnitt „map“ mit { $count } Zeilen
}
expect-line-of = die Zeile von { $name }
expect-card-and-land = eine Karte und ein Gebiet nach „{ $key }“
expect-taken = eine Narbe, und „{ $hidden }“, wenn sie verdeckt lag
expect-slots = Plätze eines Gebiets und einer Grenze
expect-pairs = { $count ->
     [one] { $count } Paar nach „{ $key }“
    *[other] { $count } Paare nach „{ $key }“
}
expect-two-with = zwei Zahlen mit { $sign } dazwischen

## Was ein Betriebssystem verweigert

input-os-missing = Datei oder Ordner gibt es nicht
input-os-forbidden = kein Zugriff
input-os-folder = es ist ein Ordner
input-os-no-folder = ein Ordner wurde erwartet
input-os-exists = gibt es schon
input-os-full = kein Platz mehr
input-os-read-only = nur lesbarer Datenträger
input-os-address-used = die Adresse ist belegt
input-os-address-unknown = diese Adresse gibt es hier nicht
input-os-other = das System meldet: { $text }

## Felder einer Anfrage

field-missing = es fehlt
field-unknown = ein solches Feld gibt es nicht
field-one-of = erwartet: eines von { $names }
field-whole = erwartet: eine ganze Zahl
field-number = erwartet: eine Zahl
field-text = erwartet: Text
field-yes-no = erwartet: true oder false
field-list = erwartet: eine Liste
field-object = erwartet: ein Objekt
field-at-least = erwartet: { $least } oder mehr
field-at-most = erwartet: { $most } oder weniger
field-above = erwartet: mehr als { $least }
field-below = erwartet: weniger als { $most }
field-short-text = { $count ->
     [one] erwartet: mindestens { $count } Zeichen
    *[other] erwartet: mindestens { $count } Zeichen
}
field-long-text = { $count ->
     [one] erwartet: höchstens { $count } Zeichen
    *[other] erwartet: höchstens { $count } Zeichen
}
field-long-list = erwartet: eine Liste von höchstens { $count }
field-short-list = erwartet: eine Liste von mindestens { $count }
field-json = das ist kein JSON
field-not-kept = es enthält ein Nullbyte oder eine Zahl, die keine ist
field-empty = es ist leer
field-wrong = es ist nicht lesbar
input-review-running = das Spiel läuft noch: Eine Analyse gibt es, wenn es zu Ende ist
input-review-empty = in diesem Spiel wurde nichts entschieden: Es gibt nichts zu analysieren
input-no-reviews = Spiele von { $game } werden nicht analysiert
input-review-turn = Zug { $found } gibt es nicht: Das Spiel hat { $count }
