# Lektionen im Web-Client: die Übersicht, was über dem Brett steht, die erste Partie. Was Lektionen sagen, steht in lessons-….ftl.

## Die Übersicht

learn-intro = { $count ->
    [one] Eine kurze Lektion am echten Tisch.
   *[other] { $count } kurze Lektionen am echten Tisch.
} Du spielst vom ersten Satz an, und jede Regel kommt erst, wenn du sie brauchst.
learn-aid = { $game }: Spielhilfe
learn-of = von { $count }
learn-minutes-all = { $count ->
    [one] zusammen { $count } Minute
   *[other] zusammen { $count } Minuten
}
learn-minutes = { $count ->
    [one] etwa eine Minute
   *[other] etwa { $count } Minuten
}
learn-half-minute = etwa eine halbe Minute
learn-minutes-short = { $count } Min.
learn-seconds-short = { $count } Sek.
learn-left-at = Schritt { $step } von { $of }, wo du warst
learn-begin = Anfangen
learn-continue = Weiter
learn-after = Nach den Lektionen
learn-after-hints = In jeder freien Partie hilft die Laterne in drei Stufen: wohin schauen, was anstreben, der Zug.
learn-after-review = Jede beendete Partie lässt sich analysieren: was jeder Zug gewonnen oder verloren hat, und warum.
learn-stars = { $count ->
    [one] { $count } Stern von 3
   *[other] { $count } Sterne von 3
}

## Eine Lektion

learn-shelf = Lektion
learn-other = Wolf { $number }
learn-lesson-of = Lektion { $number } von { $of }
learn-leave = Lektion verlassen
learn-step = { $step } von { $of }
learn-plan = In dieser Lektion
learn-rules = Regeln dazu:
learn-step-is-done = geschafft
learn-step-done = Das ist es. Sieh es dir kurz an; der nächste Schritt beginnt an anderer Stelle.
learn-go-on = Weiter
learn-take-back = Zurücknehmen
learn-later = Kommt in Lektion { $number }
learn-goal = Ziel: { $goal }
learn-resumed = Du warst bei Schritt { $step }.
learn-changed = Diese Lektion hat sich inzwischen geändert und beginnt von vorn.
learn-full = Das wurde so oft versucht, dass die Lektion von vorn beginnt.
learn-away = Keine Verbindung. Was du wählst, wartet, bis der Server wieder da ist; wie weit du bist, bleibt auf diesem Gerät.
learn-hint = Tipp
learn-hint-look = Sieh dir an, was jetzt hell ist.
learn-done = Geschafft
learn-time = Zeit
learn-wrongs = falsch
learn-of-lessons = von { $count } Lektionen
learn-again = Noch einmal
learn-all = Alle Lektionen
learn-next = Weiter: { $lesson }
learn-board = Dein Tableau
learn-do-moved = { NAME($piece, kind: "piece") }: von { $from } nach { $to }
learn-do-paid = bezahlen: { NAME($terrain, kind: "terrain") }
learn-do-paid-bonus = mit dem Gelände-Bonusmarker bezahlen
learn-do-howled = heulen: { $hex }
learn-do-built = Bau auf { $hex }: { NAME($track, kind: "track") }
learn-do-upgraded = Höhle auf { $hex }
learn-do-dominated-wolf = den Wolf auf { $hex } dominieren
learn-do-dominated-den = den Bau auf { $hex } dominieren
learn-do-drafted = aufstellen: { $hex }
learn-do-turn = den Zug beenden
learn-do-led = { CARD($card) } { NAME($land, kind: "land", form: "to") }
learn-do-followed = { CARD($card) } { NAME($land, kind: "land", form: "to") }
learn-do-took = nehmen: { NAME($scar, kind: "scar") }
learn-do-placed = ablegen { NAME($slot, kind: "slot", form: "at") }
key-lesson-hint = Die nächste Stufe des Tipps
key-lesson-on = In der Lektion weitergehen

## Die erste Partie

learn-tutor = Tutor
learn-tutor-1 = Warnt vor einem Zug, der viel verschenkt.
learn-tutor-2 = Tipps in drei Stufen, so oft du willst.
learn-tutor-3 = Ein ganzer Zug lässt sich zurücknehmen.
learn-tutor-warns = Warnt vor einem Zug, der { $value } Punkte Gewinnanteil oder mehr verschenkt.
learn-first-goals = Drei kleine Ziele
learn-first-begin = Anfangen
learn-first-say = Spiel, wie du magst. Die Ziele haken sich selbst ab, in beliebiger Reihenfolge.
learn-first-all = Alle drei Ziele sind erreicht. Der Rest der Partie gehört dir.
learn-first-over = Die Partie ist zu Ende; { $count } von { $of } Zielen wurden erreicht.
learn-first-tick = Ziel erreicht: { $goal }.
learn-first-turn = Zug { $number }
learn-first-trick = Stich { $number }
learn-first-show = Zeigen, wo das ist
learn-first-review = Analysieren
learn-first-again = Noch einmal ohne Tutor spielen

## Neue

learn-first-time = Zum ersten Mal hier?
learn-by-playing = Spielend lernen
learn-course-of = { $game } lernen
learn-course-facts = { $lessons ->
    [one] { $lessons } Lektion
   *[other] { $lessons } Lektionen
}, { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
learn-new-here = Neu hier?
learn-today = Heute
learn-no-account = Du spielst als Gast; anmelden musst du dich nicht.
learn-lesson-at = Lektion { $number } von { $count }, Schritt { $step } von { $of }
learn-chapter = In einer Lektion lernen: { $lesson }
learn-far = { $done } von { $count }
learn-course-done = Alle Lektionen geschafft
