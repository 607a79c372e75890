# Eine Analyse auf dem Bildschirm.

review-analyse = Analysieren
review-of-game = Analyse
review-row = Analyse: { $title }
review-unit-short = Gewinnanteil, 100 ist ein sicherer Sieg
review-amount = Betrag
review-slider = Zug
review-slider-trick = Stich
review-trick = Stich { $round }
review-start = Der Anfang
review-turn-of = Zug { $round } von { $of }
review-trick-of = Stich { $round } von { $of }
review-curve-later = kommt mit der Analyse
review-figures = Alle Zahlen
review-whose = Wie es lief für
review-compare = Gespielt oder besser
review-flow = An wen es ging
review-doubt = ± { $half } Punkte Gewinnanteil
review-counted = Punkte Gewinnanteil, ausgezählt
review-margin = Punkte besser als die nächstbeste Idee
review-eyes = Wie { $who } es sah:
review-reply = { $who } hat das in der Antwort genutzt.
review-show = Zeigen
review-try = Diesen Zug noch einmal versuchen
review-leave = Zurück zur ganzen Partie
review-first = Erster Wendepunkt
review-next = Nächster Wendepunkt
review-before = Wendepunkt davor
review-only = Nur: { $entry }
review-all = Alle zeigen
review-nothing = Kein Zug dieses Spielers hat so viel gekostet, dass sich daraus lernen ließe.
review-to-score = Zum Ergebnis
review-note = Die Partie hier
review-note-played = Der gespielte Zug
review-note-better = Der bessere Zug
review-abandoned = Die Partie wurde nicht zu Ende gespielt; so weit kam sie.

## Lone Wolves

review-cards = Welche Karten
review-knew = Was bekannt war
review-open = Alle Karten offen
review-held = { $who } hielt
review-sampled = Aus Stichproben geschätzt.
review-kind-lead = Ausspiel
review-kind-follow = Karte
review-kind-take = Narbe
review-kind-place = Platz
review-kind-turn = Zug
review-kind-draft = Feld
review-chance = Gewinnchance
review-wins = gewinnt in
review-of = { $wins } von { $of }
review-percent = { $share } %
review-was-played = gespielt
review-best = am besten
review-hidden = verdeckte Narbe
review-all-plays = { $count ->
    [one] Die { $count } Möglichkeit
   *[other] Alle { $count } Möglichkeiten
}
review-scar = { NAME($scar, kind: "scar") }
review-slot = { NAME($slot, kind: "slot", form: "at") }

## Wie weit sie ist

review-ask = Diese Partie analysieren
review-go-on = Weitermachen
review-not-yet = Noch nicht analysiert
review-what = Eine Analyse zeigt, wie sich der Gewinnanteil von Zug zu Zug bewegte, welche Züge etwas davon hergaben, was besser gewesen wäre und wohin es ging.
review-takes = { $seconds ->
    [one] Etwa { $seconds } Sekunde Rechenzeit.
   *[other] Etwa { $seconds } Sekunden Rechenzeit.
}
review-ahead = { $count ->
    [0] Niemand wartet davor.
    [one] { $count } Analyse wartet davor.
   *[other] { $count } Analysen warten davor.
}
review-finished-only = Nur beendete Partien werden analysiert. Was damals verdeckt war, ist als „im Nachhinein“ gekennzeichnet.
review-stopped = Die Analyse ist stehen geblieben
review-stopped-hint = { $judged } von { $count } Zügen sind beurteilt. Nichts ist verloren: Von dort geht es weiter.
review-running = Die Partie wird analysiert
review-left = { $seconds ->
    [one] noch etwa { $seconds } s
   *[other] noch etwa { $seconds } s
}
review-being-made = Die Partie wird gerade analysiert. Was sich findet, steht sofort hier.
review-look-curve = Erster Blick
    .what = der Gewinnanteil bei jedem Zug
review-look-turns = Genauer Blick
    .what = jeder Zug gegen den besten gefundenen
review-look-reasons = Gründe
    .what = was der bessere Zug gebracht hätte
review-meanwhile = Du kannst dich inzwischen umsehen oder gehen: Es läuft ohne dich weiter.
review-so-far = Bisher
review-away = Der Server ist nicht zu erreichen. Was hier steht, bleibt.

## Aus Fehlern lernen

review-again = Lerne aus deinen Fehlern
review-again-hint = { $count ->
    [one] { $count } Stellung zum Wiederholen
   *[other] { $count } Stellungen zum Wiederholen
}
review-kept = Du findest sie auch unter deinen Rätseln.
review-again-count = Wiederholen ({ $count })
review-mistake-of = { $number } von { $of }
review-again-asked = Noch einmal
review-again-judging = Wird angesehen
review-again-good = Gut genug
review-again-not-yet = Noch nicht
review-again-shown = Die Lösung
review-again-task = In der Partie gab das { $loss } Punkte Gewinnanteil her. Finde, was sie behält: Alles bis { $within } unter dem Besten ist richtig.
review-again-wait = Dein Versuch wird mit dem Besten verglichen.
review-again-answer = Das war das Beste, was sich fand.
review-again-best = Etwas Besseres fand sich nicht.
review-again-kept = Du behältst alles bis auf { $loss } ± { $half } Punkte.
review-again-still = { $se ->
    [none] Das gibt immer noch { $loss } Punkte her, ausgezählt.
   *[some] Das gibt immer noch { $loss } ± { $half } Punkte her.
}
review-in-game = In der Partie
review-look-here = Sieh hierhin:
review-show-answer = Lösung zeigen
review-take-back = Zurücknehmen
review-next-mistake = Nächster Fehler
review-back = Zurück zur Analyse

## Auf der Seite mit dem Ergebnis

review-story = Die Partie in drei Sätzen
review-regions = Regionen nach Tag
review-regions-none = niemand
review-make = Sieh nach, wo die Partie gewonnen und verloren wurde.
