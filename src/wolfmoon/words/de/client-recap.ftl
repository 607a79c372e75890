# Was über dem Spielplan steht, und was seit dem eigenen Zug geschah.

key-leave-shelf = Schließen, was über dem Plan steht
key-parts = Zum nächsten Teil des Tisches

## Das Protokoll

recap-trick = Stich { $number }
recap-turn-of = { $name }, Zug { $number }
recap-names = Namen der Felder

## Seit dem eigenen Zug

recap-since-yours = Seit deinem Zug
recap-since-last = Seit dem letzten Zug: { $name }
recap-since-card = Seit deiner Karte
recap-away = { $count ->
    [one] { $count } Zug, während du weg warst
   *[other] { $count } Züge, während du weg warst
}
recap-dates = Tag { $from } → { $to }
recap-tab = { $count ->
    [one] { $count } Zug seit deinem
   *[other] { $count } Züge seit deinem
}
recap-failed = Was seitdem geschah, ist nicht angekommen.
recap-card = { $name }, Zug { $number }: { $done }; { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.
recap-card-draft = { $name }: { $done }.
recap-fact = { $what } ({ $place }).
recap-got = { $name } +{ $points }
recap-scored = { $phase }: { $gains }.
recap-nobody = niemand punktet
recap-yours-dominated-wolf = Deinen Rudelwolf dominiert
recap-yours-dominated-den = Deinen Bau dominiert
recap-yours-pushed = Deinen { NAME($piece, kind: "piece") } verdrängt
recap-took-yours = Dir den ersten Platz abgenommen
recap-took = Den ersten Platz erobert
recap-hunted = Beute erjagt: { NAME($prey, kind: "prey") }
recap-upgraded = Eine Höhle errichtet
recap-dominated-den = Einen Bau dominiert
recap-dominated-wolf = Einen Rudelwolf dominiert
recap-howled = Geheult
recap-built = Einen Bau gegraben
recap-drafted = Zwei Wölfe gesetzt

## Schritt für Schritt

recap-back = Ein Schritt zurück
recap-on = Ein Schritt vor
recap-play = Noch einmal abspielen
recap-pause = Hier anhalten
recap-skip = Zum Ende springen
recap-go-on = Weiter
recap-read = Vorlesen, was seit deinem Zug geschah
recap-pick = Einen dieser Züge zeigen
recap-looking-back = Rückblick
recap-step-of = Schritt { $step } von { $of }
recap-nothing-played = Hier lässt sich nichts spielen; die Zeit läuft weiter.
recap-steps = Schritte
recap-gained = { $count ->
    [0] keine Punkte
    [one] +{ $count } Punkt
   *[other] +{ $count } Punkte
}
recap-to-now = Zurück zum Jetzt

## Wie schnell andere spielen

set-others = Züge der anderen
set-others-hint = Wie schnell sie abgespielt werden. Ein Tippen auf den Spielplan oder die Leertaste überspringt den Rest.
set-others-slow = Halbes Tempo
set-others-usual = Ruhig
set-others-fast = Zügig
set-others-once = Sofort
set-others-wait = Auf mich warten
recap-speed-slow = ½×
recap-speed-usual = 1×
recap-speed-fast = 2×
recap-speed-once = sofort
recap-speed-wait = warten
set-names = Namen der Felder
set-names-hint = Stehen auf dem Spielplan, wie sie im Protokoll heißen. Taste K.

## Was man bei Einsame Wölfe weiß

recap-known = Was du jetzt weißt
recap-known-hands = { $count ->
    [one] { $count } Hand passt.
   *[other] { $count } Hände passen.
}
recap-known-before = { $count ->
    [one] Vorher war es { $count }.
   *[other] Vorher waren es { $count }.
}
recap-known-out = { $who } hat keine Karte mehr in: { $suits }.
recap-known-aside = Sicher beiseitegelegt: { $cards }.
recap-known-last = Als einzige ihrer Farbe nicht gesehen: { $cards }.
recap-known-held = { $who } hält: { $cards }.
