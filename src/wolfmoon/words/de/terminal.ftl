# Was die Befehle im Terminal ausgeben. Befehle, Optionen, Namen von Bots und die Notation der
# Entscheidungen werden eingegeben und sind deshalb in jeder Sprache gleich.

## Jeder Befehl

terminal-wrote = geschrieben: { $file }
terminal-seconds = { $seconds } s
terminal-from-to = { $low } bis { $high }
terminal-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
terminal-blocks = { $count ->
    [one] { $count } Block
   *[other] { $count } Blöcke
}
terminal-decisions = { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}
terminal-playing = Spiel läuft
terminal-unit-games = Partien
terminal-unit-blocks = Blöcke
terminal-left = verbleiben
terminal-stopped = Abgebrochen.
terminal-stopped-save = Abgebrochen. Derselbe Befehl macht weiter.
terminal-stopped-after = Abgebrochen; gespielte Partien: { $games } von { $planned }.
terminal-ended = Spielende – { $why }: { $share }

## Wie eine Partie endet

terminal-ending-full-moon = Vollmond
terminal-ending-quiet = Stillstand
terminal-ending-thirteen-tricks = dreizehn Stiche

## Eine Partie im Terminal

terminal-seated = Du hast Platz { $seat }; { $others }.
terminal-other = auf Platz { $seat } sitzt { $bot }
terminal-type-help = Gib help ein, um zu sehen, was du eingeben kannst.
terminal-farewell = Auf Wiedersehen. (save DATEI bewahrt eine Partie auf.)
terminal-typed-number = eine Zahl
terminal-does-number = diese Möglichkeit wählen
terminal-typed-notation = Entscheidung
terminal-does-notation = so entscheiden
terminal-does-notation-as = so entscheiden, zum Beispiel: { $examples }
terminal-typed-why = why WAS
terminal-does-why = warum etwas nicht geht, mit der Regel
terminal-does-options = noch einmal, was du entscheiden kannst
terminal-does-score = Punkte nach Quelle
terminal-does-board = den Spielplan noch einmal zeichnen
terminal-does-undo = deine letzte Entscheidung zurücknehmen
terminal-typed-save = save DATEI
terminal-does-save = die Partie in eine Datei schreiben
terminal-does-quit = die Partie verlassen
terminal-possible = Das ist jetzt möglich.
terminal-possible-here = jetzt möglich
terminal-no-place = Was jetzt entschieden wird, hat mit keinem Ort auf dem Spielplan zu tun.
terminal-score = { $count ->
    [one] Platz { $seat }: { $count } Punkt ({ $sources })
   *[other] Platz { $seat }: { $count } Punkte ({ $sources })
}
terminal-you-win = Du gewinnst!
terminal-you-share = Du teilst den Sieg.
terminal-wins = Platz { $seat } gewinnt.
terminal-share = Die Plätze { $seats } teilen den Sieg.
terminal-over = Spielende ({ $why }): { $scores }

## Lektionen

terminal-lesson = { $lesson }: Stellungen { $states }, Wörter { $words }, Sekunden { $seconds }, Regeln { $clauses }
terminal-course = { $game }: Lektionen { $lessons }, Minuten { $minutes }, berührte Regeln { $share } %
terminal-lessons-right = Alle Lektionen halten, was sie versprechen.
terminal-lesson-commands = Gib eine Entscheidung ein oder eins von: { $names }
terminal-lesson-look = Schau auf: { $places }
terminal-lesson-turn = So gelingt es: { $decisions }

## Köpfe von Tabellen: kurz, damit alle passen

terminal-head-game = Spiel
terminal-head-seat = Platz
terminal-head-bot = Bot
terminal-head-seats = Plätze
terminal-head-points = Punkte
terminal-head-wins = Siege
terminal-head-elo = Elo
terminal-head-share = Anteil
terminal-head-fair = fair
terminal-head-decision-ms = p95 ms
terminal-head-turn-ms = Zug ms
terminal-head-faults = Fehler
terminal-head-meeting = Begegnung
terminal-head-games = Partien
terminal-head-mean = Mittel
terminal-head-length = Länge
terminal-head-decisions = Entscheidungen
terminal-head-turns = Züge
terminal-head-seat-points = Punkte je Platz
terminal-head-speed = Entsch./s
terminal-head-all-cores = alle Kerne
terminal-head-copy = Kopie µs
terminal-head-offer = Auswahl µs
terminal-head-view = Sicht µs
terminal-head-bytes = Bytes

## Viele Partien

terminal-random-games = { $count ->
    [one] { $count } zufällige Partie, Startzahl { $seed }, { $speed } Partien/s
   *[other] { $count } zufällige Partien, Startzahl { $seed }, { $speed } Partien/s
}
terminal-bot-games = { $count ->
    [one] { $count } Partie von Bots, Startzahl { $seed }, { $speed } Partien/s
   *[other] { $count } Partien von Bots, Startzahl { $seed }, { $speed } Partien/s
}
terminal-lengths = Entscheidungen je Partie: { $decisions }, Züge je Partie: { $turns }

## Arena und Rangliste

terminal-arena = { $blocks }, { $games }, Startzahl { $seed }
terminal-ladder = { $blocks } je Begegnung, Startzahl { $seed }
terminal-ratio = Quotient { $ratio }
terminal-elo = Elo { $value } ({ $low } bis { $high }) gegenüber { $bot }
terminal-sprt = SPRT [{ $low }, { $high }] Elo: { $verdict }, Quotient { $ratio } (Schranken ±{ $bound })
terminal-verdict-accepted = angenommen
terminal-verdict-rejected = verworfen
terminal-verdict-undecided = unentschieden
terminal-lost = { $count ->
    [one] { $bot } verliert { $count } Partie: { $kind } ({ $what })
   *[other] { $bot } verliert { $count } Partien: { $kind } ({ $what })
}
terminal-fault-crash = Absturz
terminal-fault-hang = keine Entscheidung in der Zeit
terminal-fault-illegal = unerlaubte Aktion

## Ausgewogenheit

terminal-balance = { $games }, Bots: { $bots }, Startzahl { $seed }; ein fairer Anteil ist { $fair }
terminal-seat-shares = Plätze { $shares }
terminal-not-counted = { $count ->
    [one] { $count } Partie zählt nicht: { $what }
   *[other] { $count } Partien zählen nicht: { $what }
}
terminal-fault = { $bot } auf Platz { $seat }: { $kind } ({ $what })

## Tempo

terminal-measuring = Messung: { $what } …
terminal-measured-reference-loop = Referenzschleife
terminal-measured-cold-compile = Übersetzen von Grund auf
terminal-measured-warm-start = Start nach dem Übersetzen
terminal-reference = { $count ->
    [one] Referenzschleife: { $ns } ns je Schritt, { $count } Kern
   *[other] Referenzschleife: { $ns } ns je Schritt, { $count } Kerne
}
terminal-first-offer = erste Auswahl von der Befehlszeile: { $seconds } s
terminal-cold-compile = Übersetzen aller Spiele von Grund auf: { $seconds } s
terminal-ready = Regeln und Bots nach { $seconds } s bereit
terminal-compiling-rules = Übersetzen der Regeln von { $game }: { $number } von { $total }
terminal-compiling-bots = Übersetzen der Bots von { $game }: { $number } von { $total }
terminal-compiling = Regeln beider Spiele werden einmal übersetzt: { $done } von { $total }
terminal-rules-once = Die Regeln von { $game } werden einmal übersetzt; das dauert eine Weile.
terminal-bots-once = Die Bots von { $game } werden einmal übersetzt; das dauert eine Weile.

## Training

terminal-minutes = { $minutes } min: { $what }
terminal-generation-games = Generation { $number } von { $total }, gespielte Partien: { $games }
terminal-generation-epoch = Generation { $number } von { $total }, Anpassung: Epoche { $epoch } von { $epochs }, Verlust { $loss }
terminal-trained = { $file }: { $games }, Startzahl { $seed }, Verluste { $losses }

## Dateien

terminal-reading = Lesen
terminal-exported = geschrieben nach { $file }: { $decisions }, { $games }
terminal-verified = Bestätigt: Die Verteilung ergibt die Festlegung { $commitment }, und alle Entscheidungen sind damit möglich: { $decisions }.
terminal-verified-worth = Das ist so viel wert wie die Festlegung: Vergleiche sie mit der, die der Tisch vor dem ersten Zug gezeigt hat, oder gib jene mit --commitment an.

## Server

terminal-serving = Wolfmoon läuft unter { $address }
terminal-at-work = Wolfmoon ist an der Arbeit
terminal-served = Beendet. Alle Partien sind gespeichert.
terminal-database-version = Die Datenbank hat die Version { $version }.
terminal-copied = Alles da. Tische: { $tables }, Ereignisse: { $events }.
terminal-backup-failed = Die Sicherung ist misslungen und wird bald wiederholt: { $problem }
terminal-head-name = Name
terminal-head-id = Kennung
terminal-head-kind = Art
terminal-head-seen = zuletzt da
terminal-head-blocked = gesperrt
terminal-head-title = Titel
terminal-head-status = Stand
terminal-head-changed = geändert
terminal-head-what = Tat
terminal-head-by = von
terminal-head-when = wann
terminal-archived = Archivierte Partien: { $count }.

terminal-puzzles-made = { $game }: Rätsel { $found } ({ $file })
terminal-puzzles-counted = { $game }: Rätsel { $count }
terminal-puzzles-scout =   vom Späher nicht gelöst: { $share } %
terminal-puzzles-right = Alle Rätsel sind richtig.
terminal-puzzle-wrong = Noch nicht: { $reached } von { $count }.
terminal-puzzle-answer = Die Antwort: { $decisions }
terminal-puzzle-hand = Die Hand, die es schlägt: { $cards }
terminal-puzzle-right = Gelöst.
terminal-puzzle-rated = { $kind }, Wertung { $rating }
