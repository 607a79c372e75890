# Die Hilfe der Befehlszeile. Sie wird ohne Fluent gelesen, damit sie sofort erscheint: Eine Meldung
# ist hier Text mit einfachen Angaben, sonst nichts. Wörter in Großbuchstaben: „Was wofür steht“.

## Befehle

help-wolfmoon = Spiele Brettspiele über Wölfe und untersuche sie.
help-play = Spiele SPIEL im Terminal gegen Bots.
help-lessons = Lektionen auflisten, prüfen und spielen.
help-lessons-list = Die Lektionen aller Spiele der Reihe nach auflisten.
help-lessons-check =
    Jede Stellung jeder Lektion besuchen und alle ihre Worte lesen.

    Jedes gebrochene Versprechen wird mit Datei und Zeile genannt, und der Befehl schlägt fehl.
help-lessons-play = LEKTION im Terminal spielen.
help-serve = Starte den Server beider Spiele: für diesen Rechner oder alle.
help-worker =
    Erledige, was Server für später aufheben.

    Das sind: Züge der Bots, Uhren und Aufräumen. Es dürfen beliebig viele solche Prozesse laufen, egal wo.
help-db = Die Datenbank aktualisieren, archivieren, sichern, übertragen.
help-doctor = Prüfe, was ein Server braucht; zu jeder Störung steht ein Rat.
help-people = Personen: suchen, umbenennen, sperren, löschen, einladen.
help-people-list = Zeige Personen mit TEXT im Namen oder mit dieser Kennung.
help-people-rename = Gib WER einen anderen Namen.
help-people-block = Lass WER nicht mehr herein, eine Weile oder für immer.
help-people-unblock = Lass WER wieder herein.
help-people-export = Schreibe alles, was von WER aufbewahrt ist, als JSON in DATEI.
help-people-erase = Vergiss alles Persönliche von WER; die Partien bleiben.
help-people-invite = Mache einen Link, der neue Personen hereinlässt.
help-tables = Tische suchen und löschen.
help-tables-list = Zeige Tische, deren Titel, Spieler oder Kennung TEXT enthalten.
help-tables-delete = Lösche den Tisch ID mit allem, was dort gespielt wurde.
help-reports = Lies, was gemeldet wurde, und erledige es.
help-reports-list = Zeige die offenen Meldungen, die neuesten zuerst.
help-reports-settle = Markiere die Meldung ID als erledigt.
help-announce = Sage allen TEXT, über jeder Seite.
help-audit = Zeige, was Gastgeber hier getan haben, das Neueste zuerst.
help-upgrade = Bringe die Datenbank in die Form, die diese Version braucht.
help-archive = Archiviere alle Partien, lesbar auch ohne ihre Regeln.
help-backup =
    Schreibe alles in DATEI; der Server darf dabei laufen.

    Mit --every oder --keep ist DATEI ein Ordner: Eine neue Sicherung kommt hinein, die ältesten machen Platz.
help-restore =
    Lies alles aus DATEI in eine leere Datenbank.

    Kein Server darf dabei laufen.
help-move =
    Kopiere alles aus einer Datenbank in eine andere, leere.

    Kein Server darf dabei laufen.
help-show =
    Zeichne die Stellung aus DATEI (Partie oder Stellung).

    - steht für die Standardeingabe.
help-review =
    Analysiere die Partie aus DATEI: wo sie entschieden wurde.

    Die Aussichten aller Zug für Zug, was jeder Zug hergab, und Konten, die bis auf die letzte Stelle aufgehen. Die Partie muss zu Ende sein; - steht für die Standardeingabe.
help-hint =
    Gib einen Tipp zur Stellung aus DATEI, in drei Sprossen.

    Wohin schauen, was wollen, was tun: Jeder Satz ist bewiesen, durch die Wertung oder durch Zählen. DATEI ist eine Partie oder Stellung; - steht für die Standardeingabe.
help-replay = Spiele die Partie aus DATEI ganz oder teilweise nach.
help-verify =
    Prüfe, ob die Verteilung in DATEI zur Festlegung passt.

    DATEI ist eine beendete Partie, wie ein Server sie ausgibt. Verteilung und Salz müssen die Festlegung ergeben, die vor dem ersten Zug zu sehen war, und alle Züge und das Ergebnis müssen damit möglich sein.
help-export =
    Schreibe je Entscheidung aus PARTIEN eines Spiels eine Zeile.

    Ist eine davon nicht lesbar, wird nichts geschrieben und ihre Zeile genannt.
help-simulate =
    Spiele viele Partien: Tempo, Länge, Herkunft der Punkte.

    Ohne --bots wählen alle zufällig. Bei mehreren Bots wird jeder Aufbau einmal von jedem Platz gespielt; die Zahl der Partien wird daher auf ganze Runden aufgerundet. --parquet behält jede Entscheidung.
help-arena =
    Miss den Anteil eines Bots an den Siegen gegen andere.

    Dieselben Aufbauten werden von jedem Platz gespielt.
help-ladder =
    Lass alle Bots von SPIEL gegeneinander antreten; Wertung in Elo.

    Der Bot random hat 0.
help-balance =
    Wer SPIEL gewinnt: nach Platz, Rudel, Startfeld und Karte.

    Dazu Punkte nach Quelle und die Länge der Partien. Jede Partie hat einen eigenen Aufbau. Strg-C beendet die Untersuchung vorzeitig und zeigt, was bekannt ist.
help-train =
    Trainiere die Bots von SPIEL in Partien gegen sich selbst.

    Das dauert auf zwei Kernen etwa 25 Minuten.
help-report =
    Schreibe Ergebnisse einer Arena als eine Seite mit Diagrammen.

    ORDNER ist, was `wolfmoon arena --save ORDNER` behalten hat. Mit --game wird die Partie eines Blocks ausgegeben, in der der untersuchte Bot einen Platz hatte (ab 1 gezählt), für `wolfmoon replay -` und `wolfmoon show -`.
help-perft =
    Zähle die Folgen von 1, 2, … Entscheidungen in SPIEL.

    Zwei Programme, die übereinstimmen, spielen nach denselben Regeln.
help-bench = Miss, wie schnell die Regeln auf diesem Rechner sind.
help-warm =
    Übersetze Regeln und Bots aller Spiele oder von SPIEL.

    Später wartet niemand mehr darauf.
help-openapi = Gib das OpenAPI-Dokument des Servers aus.

## Optionen

option-help = Diese Hilfe anzeigen und beenden.
option-version = Die Version anzeigen und beenden.
option-language = Die Sprache aller Ausgaben, Zeichnungen und Berichte.
option-players = Wie viele mitspielen.
option-board = Die Seite des Spielplans (Einsame Wölfe).
option-board-any = Der Spielplan, wo ein Spiel mehrere hat.
option-seed-game = Gleiche Startzahl, gleiche Partie.
option-seed-games = Gleiche Startzahl, gleiche Partien.
option-seed-setups = Gleiche Startzahl, gleiche Aufbauten.
option-games = Wie viele Partien.
option-parquet = Eine Zeile je Entscheidung schreiben.
option-parquet-rows = Wohin die Zeilen kommen.
option-told = Auch schreiben, was jede Entscheidung bewirkt hat (langsamer).
option-json = JSON statt einer Tabelle ausgeben.
option-abandoned = Eine Partie analysieren, die niemand weiterspielt, bis dahin, wo sie gespielt wurde.
option-rungs = Wie viele Sprossen gezeigt werden.
option-bots = Etwa cub,alpha; der letzte bekommt alle übrigen Plätze.
option-bots-arena = Der untersuchte Bot, dann die anderen: a,b.
option-bots-ladder = Welche, etwa a,b,c; sonst alle des Spiels.
option-blocks-arena = Wie viele Blöcke; mit --sprt: wie viele höchstens.
option-blocks-ladder = Wie viele Blöcke je Begegnung.
option-sprt = Aufhören, wenn ein Elo-Fenster entschieden ist.
option-reverse = Einer der anderen unter vielen des untersuchten Bots.
option-save = Alle Partien behalten; derselbe Befehl macht nach einem Abbruch weiter.
option-processes = Wie viele Prozesse; sonst einer je Kern.
option-simulations = Wie viele Simulationen je Entscheidung.
option-seconds = Wie lange je Entscheidung.
option-patience = Sekunden, nach denen ein Bot ohne Entscheidung verliert.
option-ray = Auf einem Ray-Cluster spielen.
option-html = Eine Seite mit Diagrammen schreiben.
option-no-compile = Das Übersetzen von Grund auf weglassen (eine Minute).
option-bot-processes = Prozesse, in denen Bots denken, je Serverprozess; 0 überlässt alle Aufgaben den Workern.
option-bot-seconds = Sekunden je Zug; ein Bot, der länger braucht, wird ersetzt.
option-bot-megabytes = Speicher jedes Prozesses, in dem Bots denken.
option-lease-seconds = Sekunden, nach denen die Aufgaben eines toten Prozesses übernommen werden.
option-data = Wo Partien aufbewahrt werden.
option-data-or = Oder der Ordner der Server.
option-database = PostgreSQL statt einer Datei.
option-database-servers = Das PostgreSQL der Server.
option-log = Wie viel während des Laufs gemeldet wird.
option-depth = Wie viele Entscheidungen tief.
option-from = Ab der Stellung einer Datei zählen.
option-divide = Für jede jetzt mögliche Entscheidung zählen.
option-seat = Dein Platz.
option-load = Die Partie einer Datei fortsetzen.
option-no-colour = Einfacher Text im Terminal.
option-to = Nach so vielen Entscheidungen aufhören.
option-position = Stattdessen die Stellung als Datei ausgeben.
option-out-report = Wohin; sonst nach report.html in ORDNER.
option-game = Eine Partie als Datei ausgeben.
option-host = Die Adresse, unter der der Server horcht.
option-port = Der Port; 0 für irgendeinen freien.
option-workers = Wie viele Serverprozesse.
option-origin = Eine weitere Adresse, von der Seiten kommen.
option-https = Die Leute kommen über https, durch einen Proxy.
option-proxied = Ein Proxy sagt in X-Forwarded-For, wer fragt.
option-base = Alles liegt unter diesem Pfad, etwa /wolves.
option-registration = Wer kommen darf: alle, oder mit Einladung.
option-site = Die Adresse, unter der man ihn erreicht, für Links.
option-contact = mailto:- oder https:-Adresse für Push-Dienste.
option-smtp = smtp://- oder smtps://-Server für E-Mails.
option-mail-from = Der Absender der E-Mails.
option-private-hooks = Webhooks dürfen in dieses Netz führen.
option-rate = Anfragen je Sekunde, für jeden.
option-arrivals = Neue Leute je Minute.
option-connections = Verbindungen einer Adresse.
option-quota = So viel Mal die üblichen Kontingente.
option-waiting-hours = Wie viele Stunden ein offener Tisch auf Mitspieler wartet.
option-table-megabytes = Arbeitsspeicher für Tische, denen niemand zusieht, in Megabyte.
option-open = Im Browser öffnen.
option-svg = Ein Bild als SVG schreiben.
option-png = Ein Bild als PNG schreiben.
option-theme = Die Farben des Bildes: Nacht oder Tag.
option-names = Die Namen der Felder oder Karten ins Bild schreiben.
option-width = Die Breite des Bildes.
option-out-weights = Wohin die Gewichte kommen; bis sie fertig sind, liegt der Stand daneben.
option-resume = Ein abgebrochenes Training fortsetzen.
option-commitment = Wie der Tisch sie vor der Partie zeigte.
option-every = Endlos weiter, mit dieser Pause dazwischen: 30m, 6h, 1d.
option-keep = Wie viele Sicherungen im Ordner bleiben.
option-address = Wo man den Server findet: Auch von dort wird er geprüft.
option-for-blocked = Wie lange: 30m, 6h, 1d; sonst für immer.
option-for-link = Wie lange der Link gilt.
option-for-told = Wie lange es angesagt wird.
option-uses = Wie viele Personen der Link hereinlässt.
option-yes = Nicht nachfragen.
option-all-reports = Auch die erledigten.
option-note = Was unternommen wurde.
option-most = Wie viele.

## Was wofür steht

metavar-options = OPTIONEN
metavar-command = BEFEHL
metavar-args = ARGUMENTE
metavar-game = SPIEL
metavar-games = PARTIEN
metavar-file = DATEI
metavar-filename = DATEI
metavar-path = DATEI
metavar-dir = ORDNER
metavar-directory = ORDNER
metavar-integer = ZAHL
metavar-integer-range = ZAHL
metavar-float = ZAHL
metavar-float-range = ZAHL
metavar-text = TEXT
metavar-name = NAME
metavar-low = VON
metavar-high = BIS
metavar-block = BLOCK
metavar-seat = PLATZ
metavar-lesson = LEKTION
metavar-address = ADRESSE
metavar-commitment = FESTLEGUNG
metavar-source = QUELLE
metavar-target = ZIEL
metavar-span = DAUER
metavar-who = WER

## Was Click sagt

click-usage = Aufruf:
click-options = Optionen
click-commands = Befehle
click-default = sonst: { $default }
click-required = nötig
click-error = Fehler: { $message }
click-try = Hilfe: „{ $command } { $option }“.
click-aborted = Abgebrochen!
click-missing-command = Es fehlt ein Befehl.
click-missing-argument = Es fehlt das Argument
click-missing-option = Es fehlt die Option
click-choose-from = Zur Wahl stehen:
click-extra-arguments = Überzählige Argumente: { $args }
click-invalid-for = Ungültiger Wert für { $param_hint }: { $message }
click-invalid = Ungültiger Wert: { $message }
click-no-option = Es gibt keine Option „{ $name }“.
click-no-command = Es gibt keinen Befehl „{ $name }“.
click-did-you-mean = War { $possibility } gemeint?
click-did-you-mean-one = War eines davon gemeint: { $possibilities }?
click-no-value = Die Option „{ $name }“ nimmt keinen Wert.
click-needs-value = Die Option „{ $name }“ braucht einen Wert.
click-not-choice = „{ $value }“ ist nicht { $choice }.
click-not-one-of = „{ $value }“ ist keines von { $choices }.
click-not-in-range = { $value } liegt nicht im Bereich { $range }.
click-no-number = „{ $value }“ ist keine Zahl.
click-is-a-file = „{ $filename }“ ist eine Datei.
click-is-a-directory = „{ $filename }“ ist ein Ordner.
click-does-not-exist = „{ $filename }“ gibt es nicht.
click-not-readable = „{ $filename }“ ist nicht lesbar.
click-not-writable = „{ $filename }“ ist nicht beschreibbar.
option-hunts = Wovon die tägliche Jagd abhängt: von einem Geheimnis dieses Servers, vom Datum allein (dieselbe Jagd auf jedem Server mit dieser Einstellung) oder keine Jagd
option-hunt-pool = Wie viele Aufstellungen die Jagd eines Tages hat; jede Person bekommt eine davon

help-puzzles = Rätsel machen, prüfen und lösen.
help-puzzles-make = Rätsel in Spielen von Bots finden.
help-puzzles-check = Alle Rätsel auf andere Art lösen.
help-puzzles-play = Ein Rätsel im Terminal lösen; ohne Namen das von heute.
metavar-puzzle = RÄTSEL
option-puzzles-game = Von welchem Spiel.
option-puzzles-count = So viele Rätsel soll die Datei haben.
option-puzzles-kind = Nur Rätsel dieser Art; mehrmals erlaubt.
option-puzzles-out = Die Datei; es geht dort weiter.
option-puzzles-sample = Nur etwa so viele je Spiel.
option-puzzles-scout = Ohne den Späher.
option-puzzles-book = Diese Datei statt der Bücher des Pakets.
