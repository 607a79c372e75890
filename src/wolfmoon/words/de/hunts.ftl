# The daily hunt.

hunt-unknown = Diese Jagd gibt es nicht.
hunt-covered = Was andere daraus gemacht haben, siehst du, sobald deine Jagd vorbei ist; wenn du nicht jagst, nach dem Ende des Tages.
hunt-not-done = Beende zuerst die Jagd, die zählt; danach kannst du sie wiederholen, so oft du willst.
hunt-one-try = Was deine Gegner schon beantwortet haben, bleibt so: Eine Jagd ist ein einziger Versuch.
hunt-left = Du hast diese Jagd verlassen, ein Bot beendet sie. Du kannst sie zur Übung noch einmal spielen.
hunt-rival-late = Dein Gegner braucht lange. Antwortet er gar nicht mehr, wird die Jagd nach einigen Minuten abgebrochen, und du kannst sie neu beginnen.
hunt-called-off-title = Die Jagd wurde abgebrochen
hunt-called-off = Ein Gegner in dieser Jagd hat aufgehört zu antworten, darum wurde sie abgebrochen. Sie zählt nicht, und du kannst sie neu beginnen.

## The page

hunt = Tägliche Jagd
hunt-which = Welche Jagd
hunt-on = Tägliche Jagd, { $day }
hunt-of-game = Tägliche Jagd: { $game }
hunt-pitch-the-wolves = Alle bekommen denselben Spielplan, denselben Platz und dieselben zwei Jäger mit demselben Glück. Du hast einen Versuch und den ganzen Tag Zeit.
hunt-pitch-lone-wolves = Alle bekommen dieselben Karten, denselben Platz und denselben Jäger mit demselben Glück. Du hast einen Versuch und den ganzen Tag Zeit.
hunt-begin = Jagd beginnen
hunt-go-on = Jagd fortsetzen
hunt-left-short = Du hast diese Jagd verlassen: Sie hat keine Note.
hunt-leave-means = Dann beendet ein Bot diese Jagd. Sie bekommt keine Note, und du kannst nicht zurück.
hunt-again = Noch einmal spielen
hunt-look-back = Rückblick
hunt-seat = du hast Platz { $seat } von { $of }
hunt-against = { $count ->
    [one] gegen einen Jäger
   *[other] gegen { $count } Jäger
}
hunt-ends = { $hours ->
    [one] endet in weniger als einer Stunde
   *[other] endet in { $hours } Stunden
}
hunt-late = dieser Tag ist vorbei: Er zählt nur für dich
hunt-in-time = dieser Tag ist vorbei, aber du hast rechtzeitig begonnen: Deine Jagd zählt noch
hunt-won = Mit { $points } gewonnen
hunt-won-level = Bei Gleichstand gewonnen
hunt-shared = Geteilter Sieg
hunt-lost = Mit { $points } verloren
hunt-lost-level = Bei Gleichstand verloren
hunt-mark = Note { $mark }
hunt-mark-of = { $mark } von 100
hunt-better = Besser als { $mark } von 100 Partien der Bots von deinem Platz aus.
hunt-mark-later = Die Bots dieser Nacht spielen noch. Die Note kommt später.
hunt-percentile = Besser als { $part } % von { $count } Leuten.
hunt-people = { $count ->
    [one] Eine Person hat an diesem Tag gejagt.
   *[other] { $count } Personen haben an diesem Tag gejagt.
}
hunt-ridge = Punkte Vorsprung: { $says }
hunt-ridge-bot = { $name } meist { $points }
hunt-ridge-note = Punkte Vorsprung vor dem Besten der anderen. Die Hügel sind Partien der Bots von deinem Platz aus, die Steine sind Menschen.
hunt-ridge-note-many = Punkte Vorsprung vor dem Besten der anderen. Die Hügel sind Partien der Bots von deinem Platz aus, die Balken sind Menschen, der Stein bist du.
hunt-as-table = Als Tabelle
hunt-who = Wer
hunt-games = Partien
hunt-ahead = Vorsprung
hunt-lost-side = verloren
hunt-won-side = gewonnen
hunt-how = Wie gezählt wird
hunt-how-win = Erst der Sieg, dann der Vorsprung.
hunt-how-win-more = Gemeint ist der Vorsprung vor dem Besten der anderen.
hunt-how-mark = Die Note geht von 0 bis 100.
hunt-how-mark-more = Späher, Jäger und Alpha haben deinen Platz viele Male gespielt. Die Note sagt, wie viele dieser Partien du übertriffst.
hunt-how-covered = Vorher wird nichts gezeigt.
hunt-how-covered-more = Keine Ergebnisse und keine Partien dieses Tages, bis du fertig bist.
hunt-week = Die Woche
hunt-week-rule = die besten fünf Tage zählen
hunt-week-note = Die Noten sind an Bots gemessen. Deshalb bedeutet die Tabelle mit drei Leuten dasselbe wie mit dreißigtausend.
hunt-week-empty = Diese Woche hat noch niemand eine Jagd beendet.
hunt-sum = Summe
hunt-tell = Weitersagen
hunt-tell-note = verrät nichts
hunt-place = { $date ->
    [crescent] { phase-crescent }
    [quarter] { phase-quarter }
    [full] { phase-full }
    [moon] { moon-moon }
    [blood-moon] { moon-blood-moon }
   *[end] Ende
} Platz { $place }
hunt-places = { $places }
hunt-copy = Kopieren
hunt-copied = Kopiert
hunt-watch-title = Partien zum Zuschauen
hunt-watch = Ansehen
hunt-watch-of = Ansehen: { $name }
hunt-alpha = Alpha auf deinem Platz
hunt-alpha-about = { $count ->
    [one] seine einzige Partie
   *[other] die mittlere von { $count } Partien
}
hunt-calendar-note = Ein Mond ist so voll wie die Note des Tages. Ein leerer Ring kann noch gejagt werden; er zählt nur für dich.
hunt-day-mark = { $day }, Note { $mark }
hunt-day-open = { $day }, keine Note
hunt-month-before = Der Monat davor
hunt-month-after = Der Monat danach
hunt-row = Tage in Folge zählen
hunt-row-off = Aus: Die Zahl steht nirgends, auch nicht für dich.
hunt-in-a-row = { $count ->
    [one] Ein Tag in Folge. Ein verpasster Tag kostet nichts.
   *[other] { $count } Tage in Folge. Ein verpasster Tag kostet nichts.
}
