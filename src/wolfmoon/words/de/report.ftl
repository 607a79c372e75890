# Was Berichte sagen: die Seiten einer Arena und einer Untersuchung der Ausgewogenheit.

## Jeder Bericht

report-again = Noch einmal:
report-seed = Startzahl { $seed }
report-board = Spielplan: { $board }
report-interval = { $what }: { $value } ({ $low } bis { $high })
report-seconds = { $time } s
report-milliseconds = { $time } ms
report-microseconds = { $time } µs
report-bar-decisions = { $low } bis { $high } Entscheidungen: { $games }
report-bar-turns = { $low } bis { $high } Züge: { $games }
report-length = Länge
report-length-hint = Entscheidungen in einer Partie; gestrichelt: der Median.
report-length-title = Entscheidungen in einer Partie
report-points = Punkte
report-faults = Fehler
report-head-how = wie
report-head-lost = verlorene Partien

## Arena: was gespielt wurde

report-title = { $bot } gegen { $others }
report-and = { $first } und { $second }
report-simulations = Simulationen je Entscheidung: { $count }
report-thinking = { $seconds } s je Entscheidung
report-unfinished = Nicht fertig; Blöcke: { $blocks } von { $planned }.

## Arena: was herauskam

report-wins-more = { $bot } gewinnt { $share } (95 %: { $low } bis { $high }), mehr als den fairen Anteil von { $fair }.
report-wins-less = { $bot } gewinnt { $share } (95 %: { $low } bis { $high }), weniger als den fairen Anteil von { $fair }.
report-wins-fair = { $bot } gewinnt { $share } (95 %: { $low } bis { $high }); das ist vom fairen Anteil von { $fair } nicht zu unterscheiden.
report-elo = Das sind { $elo } ({ $reach }).
report-elo-points = { $value } Elo
report-at-least = { $low } oder mehr
report-at-most = { $high } oder weniger
report-no-bounds = ohne Schranken
report-sprt-accepted = Der sequenzielle Test [{ $low }, { $high }] hat für { $high } Elo oder mehr entschieden (Quotient { $ratio }).
report-sprt-rejected = Der sequenzielle Test [{ $low }, { $high }] hat für { $low } Elo oder weniger entschieden (Quotient { $ratio }).
report-sprt-undecided = Der sequenzielle Test [{ $low }, { $high }] hat nicht entschieden (Quotient { $ratio }).

## Arena: Diagramme

report-strength = Stärke
report-strength-hint = Anteil an allen Siegen mit seinem 95-%-Intervall; gestrichelt: der faire Anteil seiner Plätze.
report-strength-title = Anteil jedes Bots an den Siegen, mit Intervall
report-seats = Plätze
report-seats-hint = Anteil an den Siegen nach Platz. Grau: wer auch immer ihn hat. Farbig: der untersuchte Bot.
report-seats-title = Anteil an den Siegen nach Platz
report-seat = Platz { $seat }
report-seat-any = Platz { $seat }, wer auch immer ihn hat
report-seat-bot = { $bot } auf Platz { $seat }
report-time = Zeit
report-time-hint = Die Marke ist der Median, das Band enthält 90 von 100; als Zahl: 95 von 100 sind schneller.
report-time-title = Zeit der Entscheidungen und Züge
report-time-decision = { $bot }, Entscheidung
report-time-turn = { $bot }, Zug
report-time-said = { $what }: die Hälfte bis { $middle }, 95 von 100 bis { $high }
report-points-hint = Mittlere Punkte eines Platzes nach Quelle.
report-points-title = Mittlere Punkte nach Quelle
report-all-figures = Alle Zahlen
report-head-turn-ms = p95 ms je Zug
report-arena-footer = Ein Block ist ein Aufbau, einmal von jedem Platz gespielt. Intervalle kommen aus der Streuung der Blockmittel, nie aus einzelnen Partien. Ein geteilter Sieg zählt in Teilen; ein Bot, der abstürzt, hängt oder die Regeln bricht, verliert.

## Ausgewogenheit: was Plätze unterscheidet

report-group-seat = Platz
report-group-pack = Rudel
report-group-start-hex = Startfeld
report-group-home-ground = Heimatgelände
report-group-region-tile = Regionstableau
report-group-hand = Hand
report-about-seat = In der Reihenfolge des Spiels gezählt.
report-about-seat-the-wolves = In der Reihenfolge des Spiels gezählt: 1 hat den ersten Zug.
report-about-pack = Das Rudel, zugleich das Heimatgelände.
report-about-start-hex = Die Felder, auf denen ein Spieler aufgestellt hat.
report-about-home-ground = Felder des Heimatgeländes im Umkreis von 3 um die Startfelder eines Spielers, verglichen mit den anderen: 1 hat die meisten.
report-about-region-tile = Die Regionstableaus, die den Startfeldern eines Spielers am nächsten liegen.
report-about-seat-lone-wolves = In der Reihenfolge des Spiels gezählt: 1 spielt zum ersten Stich an.
report-about-hand = Die Summe der Werte der ausgeteilten Karten, verglichen mit der anderen Hand.
report-hand-higher = höher
report-hand-equal = gleich
report-hand-lower = niedriger
report-tile = Tableau { $number }

## Ausgewogenheit: die Seite

report-balance-title = Ausgewogenheit: { $game }
report-stopped = Abgebrochen; gespielte Partien: { $games } von { $planned }.
report-bots = Bots: { $bots }
report-all-fair = { $count ->
    [one] Der einzige Anteil weicht nicht deutlich vom fairen { $fair } ab.
   *[other] Keiner von { $count } Anteilen weicht deutlich vom fairen { $fair } ab.
}
report-off-fair = Vom fairen { $fair } weichen { $count } von { $total } Anteilen ab, vor allem { $first }. Durch bloßen Zufall wären es etwa { $chance }.
report-by-group = Anteil an den Siegen: { $group }
report-balance-points-hint = Mittlere Punkte eines Platzes nach Quelle; gestrichelt: die der Sieger.
report-balance-points-title = Punkte nach Quelle
report-turns = Züge
report-turns-hint = Züge oder Stiche in einer Partie; gestrichelt: der Median.
report-turns-title = Züge in einer Partie
report-points-and-length = Punkte und Länge
report-ended-by = Spielende
report-balance-footer = Jede Partie hat einen eigenen Aufbau. Anteile an den Siegen haben das Wilson-Intervall, Punkte und Längen das nach Student, beide zu 95 % und aus einzelnen Partien: Eines von zwanzig verfehlt die Wahrheit durch Zufall. Ein geteilter Sieg zählt in Teilen.
