# Was Befehle und Werkzeuge ablehnen: Optionen, Dateien, Bots, Datenbanken. Das sind Satzteile:
# Sie stehen nach „Fehler: …“ und enden ohne Punkt.

## Dateien und Ordner

problem-write = { $file } lässt sich nicht schreiben: { $reason }
problem-in-file = { $file }: { $problem }
problem-not-text = { $file } ist keine Textdatei
problem-two-games = { $file } ist eine Partie von { $game }, { $first } eine von { $other }: Eine Datei von Zeilen gehört zu einem Spiel
problem-no-folder = einen Ordner { $folder } gibt es nicht
problem-no-file = eine Datei { $file } gibt es nicht
problem-file-there = { $file } gibt es schon
problem-package = { $package } fehlt: pip install '{ $install }'

## Optionen

problem-not-both = gib { $first } oder { $second } an, nicht beides
problem-at-least-one = { $name } ist mindestens 1, nicht { $found }
problem-above-zero = { $name } ist größer als 0, nicht { $found }
problem-block-and-seat = { $name } nimmt einen Block und einen Platz wie 0,1, nicht { $found }
problem-theme = ein Farbschema { $found } gibt es nicht, sondern: { $names }
problem-render-mode = einen Zeichenmodus { $found } gibt es nicht, sondern: { $names }

## Am Tisch im Terminal

problem-no-seat = { $count ->
    [one] Platz { $seat } gibt es nicht: Das Spiel hat { $count } Platz
   *[other] Platz { $seat } gibt es nicht: Das Spiel hat { $count } Plätze
}
problem-no-option = die Möglichkeiten haben die Nummern 1 bis { $last }
problem-why = warum was? Nenne einen Ort oder eine Entscheidung
problem-why-as = warum was? Nenne einen Ort oder eine Entscheidung: { $examples }
problem-nothing-to-undo = von dir gibt es nichts zurückzunehmen
problem-save-one-file = { $name } braucht den Namen einer Datei

## Bots

problem-no-bot = { $game } hat keinen Bot { $found }, sondern: { $names }
problem-bot-not-loaded = der Bot { $found } lässt sich nicht laden: { $problem }
problem-bot-not-made = der Bot { $found } lässt sich nicht erzeugen: { $problem }
problem-not-a-bot = { $found } ist kein { $wanted }
problem-one-bot = nenne mindestens einen Bot, etwa { $example }
problem-two-bots = nenne mindestens zwei Bots, etwa { $example }
problem-many-bots = { $bots } Bots brauchen ebenso viele Plätze, für sie gibt es aber { $seats }
problem-no-bots-turn = es ist nicht die Entscheidung eines Bots
problem-reverse = { $name } ist für zwei Bots, nicht { $found }

## Arena und Rangliste

problem-seed = eine Startzahl ist eine ganze Zahl von 0 bis 2^64 - 1, nicht { $found }
problem-few-blocks = ein Intervall braucht mindestens { $fewest } Blöcke, nicht { $found }
problem-few-blocks-in = { $folder } enthält zu wenige Blöcke für einen Bericht: { $found } von { $fewest }
problem-ladder-twice = in einer Rangliste steht jeder Bot einmal, { $name } ist aber zweimal genannt
problem-ladder-alone = eine Rangliste braucht neben { $name } noch einen anderen Bot
problem-window-order = ein Fenster geht von der kleineren zur größeren Zahl, nicht von { $low } bis { $high }
problem-window = ein Fenster besteht aus zwei Elo-Zahlen wie 0,15, nicht { $found }
problem-no-results = { $folder } enthält keine Ergebnisse einer Arena
problem-no-saved-game = { $folder } enthält keine Partie { $game } aus Block { $block }
problem-damaged = { $file } ist beschädigt: kein JSON
problem-format = { $folder } hat Ergebnisse im Format { $found }, nicht { $known }
problem-other-results = { $folder } enthält Ergebnisse mit { $key } { $before } statt { $now }; wähle einen anderen Ordner
problem-other-sources = { $folder } enthält Ergebnisse von anderem Quelltext der Regeln oder Bots; wähle einen anderen Ordner
problem-no-cluster = kein Ray-Cluster unter { $address }: { $problem }
problem-no-game-finished = keine Partie wurde beendet
problem-no-game-finished-for = keine Partie wurde beendet: { $faults }

## Training

problem-training-there = { $folder } enthält ein Training: mach mit { $option } weiter oder entferne es
problem-no-training = in { $folder } gibt es kein Training, mit dem es weitergehen könnte
problem-other-training = { $folder } enthält ein anderes Training; entferne es oder nenne einen anderen Ordner
problem-weights-version = { $file }: Die Gewichte gehören zu Version { $found } der Merkmale, nicht { $known }; trainiere sie neu: { $command }
problem-weights = { $file }: Die Gewichte sind nicht lesbar: { $problem }
problem-weights-part = { $file }: { $name } fehlt
problem-weights-shape = { $file }: { $name } hat die Form { $found }, nicht { $wanted }

## Festlegungen

problem-not-verified = nicht bestätigt: { $problem }
problem-other-commitment = nicht bestätigt: Die Verteilung ergibt die Festlegung { $found }, nicht { $given }
problem-no-commitment = es gibt keine Festlegung zu prüfen: { $why }
problem-from-position = die Partie beginnt mit einer vorgegebenen Stellung
problem-from-seed = die Verteilung stammt aus der Startzahl { $seed }; wer sie kannte, kannte die Verteilung
problem-from-setup = der Aufbau war vorgegeben; wer ihn vorgab, kannte die Verteilung

## Server und Datenbank

problem-worker-processes = ein Worker braucht mindestens einen Prozess, in dem Bots denken
problem-database = die Datenbank { $address } lässt sich nicht verwenden: { $problem }
problem-base = { $found } ist kein Pfad, unter den sich alles legen lässt; einer ist { $example }
problem-listen = { $host }, Port { $port }, lässt sich nicht öffnen: { $reason }
problem-span = { $found } ist keine Zeitspanne; solche sind { $examples }
problem-several-workers = mehrere Prozesse brauchen PostgreSQL: gib { $example } an
problem-nothing-kept = { $problem }; nichts wurde behalten
problem-database-address = { $found } ist keine Adresse einer Datenbank
problem-database-kind = die Adresse einer Datenbank beginnt mit einem davon: { $names }
problem-database-empty = die Datenbank ist leer; führe zuerst { $command } mit ihr aus
problem-database-version = die Datenbank hat die Version { $version }; führe zuerst { $command } mit ihr aus
problem-database-newer = die Datenbank hat die Version { $version } und ist neuer als dieses Programm: Installiere die Ausgabe von Wolfmoon, die sie angelegt hat, oder eine neuere
problem-no-database = eine Datenbank { $file } gibt es nicht: Sag, wo deine liegt ({ $options }); { $run } legt eine neue an
problem-no-backup = { $file } ist keine Sicherung von Wolfmoon
problem-copy-changed = was kopiert wurde, hat sich inzwischen geändert; nichts wurde behalten
problem-copy-differs = die Kopie weicht vom Original ab; nichts wurde behalten
problem-target-not-empty = die Datenbank, in die kopiert wird, ist nicht leer
problem-moving = diese Datenbank wird gerade übertragen; starte neu, wenn das erledigt ist
problem-database-served = ein anderer Server verwendet { $file }: Beende ihn zuerst oder gib diesem einen eigenen Ordner
problem-database-in-use = ein Server oder Worker verwendet { $address }: Beende dort alle { $commands } und starte dies danach erneut

## Lektionen

problem-lessons = { $count ->
    [one] { $count } Versprechen ist gebrochen.
   *[other] { $count } Versprechen sind gebrochen.
}
problem-lesson-states = es lassen sich mehr Stellungen erreichen als { $most }
problem-lesson-reply = niemand antwortet nach: { $after }
problem-lesson-hopeless = das Ziel ist nicht mehr zu erreichen nach: { $after }
problem-lesson-goal = das Ziel ist nicht zu erreichen
problem-lesson-accept = nichts von dem, was hier gilt, wird je angeboten
problem-lesson-slip = der Fehler { $name } kann nicht vorkommen
problem-lesson-refusal = die Regeln verbieten es mit { $clause }, nicht mit { $found }
problem-lesson-wordless = { $decision } ist weder richtig noch falsch nach: { $after }
problem-lesson-hint = der Tipp führt nicht zum Ziel nach: { $after }
problem-lesson-place = es gibt keinen Ort { $place }
problem-lesson-clause = es gibt keine Regel { $clause }
problem-lesson-untold = nichts, was geschieht, handelt von { $clause }
problem-lesson-message = { $key } fehlt in der Sprache { $language }
problem-lesson-words = { $count ->
    [one] { $count } Wort auf dem Bildschirm { $key } ({ $language }), höchstens { $most }
   *[other] { $count } Wörter auf dem Bildschirm { $key } ({ $language }), höchstens { $most }
}
problem-lesson-first = { $count ->
    [one] die erste Entscheidung dauert länger als { $count } Sekunde
   *[other] die erste Entscheidung dauert länger als { $count } Sekunden
}
problem-lesson-unsaid = keine Lektion sagt { $key }
problem-course-long = die Lektionen dauern länger als { $most } min: { $found } min
problem-course-clauses = die Lektionen berühren { $found } % der Regeln, nicht { $least } %

problem-puzzle-line = { $found } ist keine Zeile eines Rätselbuchs
problem-puzzle-unknown = es gibt kein Rätsel { $found }

problem-puzzles = Falsche Rätsel: { $count }
problem-puzzle-solution = die Lösung erreicht das Ziel nicht
problem-puzzle-value = anders gelöst kommt etwas anderes heraus
problem-puzzle-easy = nichts ist richtig, oder nichts ist falsch
problem-puzzle-double = es ist dasselbe wie { $other }
problem-puzzle-themes = seine Themen sind nicht die gefundenen
problem-puzzle-refused = es lässt sich nicht spielen: { $why }
problem-site = { $value } ist keine Adresse einer Seite: Sie beginnt mit http:// oder https://.
problem-contact = { $value } ist keine mailto:- oder https:-Adresse.
problem-smtp = { $value } ist keine Adresse eines Mailservers: Sie beginnt mit smtp:// oder smtps://.
problem-smtp-site = E-Mails brauchen auch --site: Mit dieser Adresse beginnen die Links darin.
