# Rätsel im Client: die Übersicht und was über und neben dem Brett steht. Arten, Ziele und Themen stehen in puzzles.ftl.

## Die Übersicht

puzzles = Rätsel
puzzles-intro = Jede Antwort, die das Ziel erreicht, ist richtig. Eine falsche wird auf dem Brett beantwortet.
puzzles-of-day = Rätsel des Tages, { $date }
puzzles-facts = { $game } · { $kind } · Wertung { $rating }
puzzles-today = heute
puzzles-day-solved = gelöst
puzzles-day-open = nicht gelöst
puzzles-streak = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
}
puzzles-solve = Lösen
puzzles-solve-of = Lösen: { $game }
puzzles-same = Heute für alle dasselbe.
puzzles-solved-today = Heute gelöst
puzzles-look-again = Noch einmal ansehen
puzzles-rating = Deine Wertung
puzzles-between = zwischen { $above } und { $below }
puzzles-above = über { $above }
puzzles-below = unter { $below }
puzzles-unrated = noch ohne Wertung
puzzles-solved-here = { $count ->
    [one] { $count } auf diesem Gerät gelöst
   *[other] { $count } auf diesem Gerät gelöst
}
puzzles-no-name = Rätsel zählen für eine Wertung, sobald du hier einen Namen hast.
puzzles-get-name = Namen wählen
puzzles-level = Wie schwer
puzzles-level-easier = Leichter
puzzles-level-same = Mein Niveau
puzzles-level-harder = Schwerer
puzzles-next-of = Weiter: { $game }
puzzles-themes = Themen
puzzles-done-of = { $done } von { $count }
puzzles-none = Du kennst schon alle Rätsel, die es gibt.
puzzles-none-of-theme = Du kennst schon alle Rätsel zu diesem Thema: { $theme }.
puzzles-own = Aus deinen eigenen Partien
puzzles-own-none = Lass eine deiner Partien analysieren: Züge, in denen mehr möglich war, kommen hierher.
puzzles-own-kept = Für dich aufgehoben am { $date }
puzzles-own-all = Alle { $count } zeigen
puzzles-kept = Auf diesem Gerät
puzzles-kept-note = Keine Verbindung. Du kannst dir diese Rätsel ansehen und sie durchdenken; was du versuchst, wird geprüft, sobald der Server wieder da ist.
puzzles-kept-none = Keine Verbindung, und auf diesem Gerät liegen noch keine Rätsel. Öffne diese Seite einmal mit Verbindung, dann bleiben einige hier.

## Ein Rätsel

puzzle-shelf = Rätsel
puzzle-of-the-day = Rätsel des Tages
puzzle-leave = Alle Rätsel
puzzle-rated = { $kind } · { $rating }
puzzle-of = { $reached } von { $count }
puzzle-reached = { $reached } von { $count } erreicht
puzzle-victim = Ausgesetzt hat: { $name }.
puzzle-away = Keine Verbindung. Was du wählst, wartet, bis der Server wieder da ist.
puzzle-withdrawn = Dieses Rätsel wurde nach Beschwerden zurückgezogen. Neu gestellt wird es niemandem mehr.
puzzle-solved-before = Das hast du schon einmal gelöst.
puzzle-tomorrow = Das nächste Rätsel des Tages kommt um Mitternacht (UTC).
puzzle-hint-want = Das braucht es: { $acts }.
puzzle-hint-start = Vom Anfang des Rätsels an:
puzzle-act-play = eine Karte
puzzle-act-take = eine Narbe nehmen
puzzle-act-place = eine Narbe platzieren

puzzle-wrong = Noch nicht
puzzle-wrong-open = Bei bestem Spiel endet es { $mine } : { $theirs }. { $count ->
    [one] Du brauchst { $count } Punkt Vorsprung.
   *[other] Du brauchst { $count } Punkte Vorsprung.
}
puzzle-wrong-hands = Gewinnt gegen { $won } von { $count } Händen. Nicht gegen { $hand }: Bei bestem Spiel endet es { $mine } : { $theirs }.
puzzle-wrong-count = Der Zug hat { $reached } von { $count } erreicht. Was du gespielt hast, ist auf dem Spielplan nummeriert.
puzzle-wrong-missing = Nicht erreicht: { $goal } Was du gespielt hast, ist auf dem Spielplan nummeriert.
puzzle-wrong-best = Dieser Zug gibt { $loss } ± { $doubt } Punkte Gewinnanteil ab. Die Antworten stehen auf dem Brett.
puzzle-wrong-decision = Das gibt gegenüber dem Besten { $loss } ± { $doubt } Punkte Gewinnanteil ab.
puzzle-again = Noch einmal
puzzle-solution = Lösung
puzzle-solution-shown = Ein Weg zum Ziel, auf dem Brett gespielt. Auch andere können richtig sein.

puzzle-right = Gelöst
puzzle-right-open = Es endet { $mine } : { $theirs }, auch wenn die andere Seite bestmöglich spielt.
puzzle-right-hands = { $count ->
    [one] Gewinnt gegen { $won } von { $count } möglichen Hand.
   *[other] Gewinnt gegen { $won } von { $count } möglichen Händen.
}
puzzle-right-turn = Das Ziel ist erreicht. Jeder andere Zug dorthin wäre auch richtig.
puzzle-right-best = So gut wie das Beste: Es gibt { $loss } ± { $doubt } Punkte Gewinnanteil ab.
puzzle-right-found = Etwas Besseres wurde nicht gefunden.
puzzle-others = Auch richtig: { $others }.
puzzle-next = Nächstes Rätsel
puzzle-share-it = Teilen
puzzle-copy = Kopieren
puzzle-copied = Kopiert.
puzzle-good = War es ein gutes Rätsel?
puzzle-good-thanks = Notiert, danke.
puzzle-good-yes = Ja
puzzle-good-no = Nein
puzzle-to = auf
puzzle-rated-note = Das Rätsel steht bei { $rating }. Der erste Versuch zählt; mit Tipp zählt er die Hälfte, mit gewähltem Thema ein Zehntel.
puzzle-rated-before = Nur der erste Versuch zählt, und der liegt schon zurück.
puzzle-hands = Mögliche Hände
puzzle-hands-won = { $won } von { $count } gewonnen
puzzle-hands-note = Unter jeder Hand: dein Vorsprung bei bestem Spiel beider.
puzzle-answer = Die Antwort darauf
puzzle-played = Was du gespielt hast
key-puzzle-on = Noch einmal versuchen oder zum nächsten Rätsel
