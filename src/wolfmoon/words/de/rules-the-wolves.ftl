# Die Regeln von Die Wölfe, eine Meldung je Absatz. Der Titel eines Kapitels steht vor seinen Absätzen.
# **fett**; [[id]] ist eine Zeichnung vom Symbolbogen.

rules-the-wolves-intro = Zwei bis fünf Spieler führen Wolfsrudel durch einen Mondzyklus. Punkte bringen die Kontrolle über Regionen, wenn sie gewertet werden, die Beute und die Wölfe, Baue und Höhlen, die du ins Spiel bringst. Wer die meisten Siegpunkte (SP) hat, gewinnt. Nichts ist verdeckt, und es gibt keine Würfel: Zufällig ist nur der Aufbau. Wo die gedruckten Regeln schweigen oder sich unterscheiden, entscheiden wir und sagen es: **Auslegung**.

chapter-the-wolves-aim = Ziel und Punkte
aim-the-wolves-win = Führe dein Rudel durch einen Mondzyklus. Das Spiel endet mit dem Vollmond (W46). Wer die meisten Siegpunkte (SP) hat, gewinnt (W47).
aim-the-wolves-regions = **Regionen:** Jede Mondphase wertet die Regionen mit ihrem Marker (W40). Die meiste Kontrolle dort (W41) nimmt den Marker: Mondsichel [[moon-crescent]] 4 SP, Halbmond [[moon-quarter]] 6, Vollmond [[moon-full]] 8. Der zweite Platz bekommt die Hälfte (W42).
aim-the-wolves-board = **Dein Tableau:** bis zu 12 SP für Wölfe, die dazukamen (W30), 5 für jede Höhle (W27), bis zu 7 für jede Leiste (W24) und bis zu 25 für erlegte Beute (W35); bei 2 Spielern 5 und 20.
aim-the-wolves-turn = **Dein Zug:** zwei Aktionen (W8), bezahlt mit Geländeplättchen, die gewendet werden (W9). Bewegen [[act-move]], bauen [[act-den]] [[act-lair]], heulen [[act-howl]] und dominieren [[act-dominate]]; jagen [[act-hunt]] ist kostenlos.

chapter-the-wolves-setup = Aufbau für 3–5 Spieler
w1 = Das Starttableau liegt an seinem Platz. Zufällige Regionstableaus füllen die Plätze darum: 6 bei 3 Spielern, 8 bei 4, 10 bei 5. Jede Region besteht aus fünf Flächen von je drei Feldern eines Geländes und einer Wasserquelle.
w2 = Auf jedem Feld für einen einsamen Wolf steht ein einsamer Wolf [[fig-lone]]: zwei in jeder Region.
w3 = Auf jedem Beutefeld, einem je Region, liegt ein zufälliger Stapel von zwei Beutemarkern einer Art. 3 Spieler: je ein Stapel Elch, Hirsch, Waschbär und Wildschwein, zwei Stapel Kaninchen. 4 Spieler: je ein Stapel jeder Art und je ein weiterer Kaninchen, Waschbär und Wildschwein. 5 Spieler: zwei Stapel jeder Art.
w4 = Auf jeder Wasserquelle liegt ein zufälliger Wertungsmarker. 3 Spieler: 2 Mondsicheln, 2 Halbmonde, 2 Vollmonde. 4 Spieler: 2, 3, 3. 5 Spieler: 3, 4, 3.
w5 = Jeder Spieler hat ein Rudel mit seiner Heimat, gewählt oder zufällig, dessen sechs Plättchen, ein volles Spielertableau und keine Bonusmarker.
w6 = **Aufstellen.** Ein zufälliger Spieler beginnt, dann im Uhrzeigersinn: Jeder stellt 1 Alphawolf und 1 Rudelwolf zusammen auf ein leeres Feld des Starttableaus. Dann in der Gegenrichtung, sodass der letzte Spieler zweimal nacheinander aufstellt: Jeder tut dasselbe auf einem leeren Feld, das von seinem ersten Paar aus auf der **anderen Seite der Schlucht** liegt.
w7 = Wer zuerst aufgestellt hat, hat den ersten Zug. Es geht im Uhrzeigersinn weiter.

chapter-the-wolves-turn = Ein Zug
w8 = Führe **2 Aktionen** aus, gleiche oder verschiedene. Jeder Aktions-Bonusmarker [[tok-action]], den du abwirfst, gibt in diesem Zug eine weitere Aktion; du darfst alle abwerfen, auch in diesem Zug gewonnene. **Auslegung:** Marker werden nach den zwei Aktionen abgeworfen, jeder zu Beginn seiner Aktion; die übrigen behältst du.
w9 = Eine Aktion kostet 1, 2 oder 3 Geländeplättchen. Alle müssen das Gelände des Feldes zeigen, auf das die Aktion zielt. Jedes benutzte Plättchen wird **gewendet**. Ein Gelände-Bonusmarker [[tok-terrain]] steht für ein Plättchen jedes Geländes, auch wenn du ein passendes hast, und kommt in den Vorrat zurück. Jedes Plättchen kann in einer Aktion nur einmal benutzt werden, das Heimatplättchen in jeder Aktion. **Auslegung:** Du darfst auch nur mit Markern bezahlen.
w10 = Nach deiner letzten Aktion werden Regionen gewertet, wenn in diesem Zug eine Phase erreicht wurde (W40). Dann ist der nächste Spieler am Zug.
w11 = **Auslegung:** Zwei Aktionen sind Pflicht. Auch ein Bewegen ohne Wolf ist eine Aktion (ein Plättchen wird trotzdem gewendet), also ist immer eine möglich.
w12 = **Auslegung:** Bonusmarker und SP-Marker gehen nie aus.

chapter-the-wolves-pieces = Figuren auf einem Feld
w13 = Auf einem Feld stehen höchstens 2 Figuren, wem sie auch gehören: Wölfe, Baue, Höhlen. Höchstens eine davon ist ein Bau oder eine Höhle.
w14 = **Rang**, von unten nach oben: Bau [[den]], Rudelwolf [[fig-pack]], Alphawolf [[fig-alpha]], Höhle [[lair]]. Wo eine einzelne feindliche Figur steht, darf eine Figur nur stehen bleiben oder hingestellt werden, wenn sie höheren Rang hat. Ein feindlicher Wolf wird dann verdrängt (W20). Baue werden nie verdrängt: Nur ein Bau mit einem feindlichen Wolf darauf lässt zwei Rudel nach einer Aktion ein Feld teilen.
w15 = Auf Wasser und Schlucht stehen keine Figuren. Auf einem Feld mit einem einsamen Wolf oder Beute auch nicht, bis der letzte Marker weg ist. **Leer** heißt: keine Figur, kein einsamer Wolf, keine Beute, kein Wasser, keine Schlucht.

chapter-the-wolves-move = Bewegen – kostet 1
w16 = [[act-move]] Wähle ein Gelände und bezahle 1 dafür. Bewege beliebige deiner Wölfe, höchstens so viele wie deine **Rudelausbreitung** [[i-spread]], einen nach dem anderen, jeden einmal. Jeder geht höchstens so viele Felder wie deine **Wolfsgeschwindigkeit** [[i-speed]] und bleibt auf einem Feld dieses Geländes stehen; es dürfen verschiedene Felder sein.
w17 = Nur das letzte Feld muss dieses Gelände haben. Der Weg darf nicht über Wasser oder Schlucht gehen; über alles andere schon: Figuren, einsame Wölfe, Beute.
w18 = Ein Wolf darf stehen bleiben auf einem leeren Feld, auf einem Feld, dessen einzige Figur vom eigenen Rudel ist, oder auf einem Feld, dessen einzige Figur ein feindlicher Bau ist. Nie auf einer feindlichen Höhle, einem einsamen Wolf oder Beute.
w19 = Ein Alphawolf darf auch dort stehen bleiben, wo die einzige Figur ein feindlicher Rudelwolf ist: Er verdrängt ihn (W20). Wölfe zweier Rudel teilen nie ein Feld, und ein Alphawolf kann nicht auf einem feindlichen Alphawolf stehen bleiben.
w20 = **Verdrängen.** Wer verdrängt, stellt den verdrängten Wolf auf das nächste Feld, das leer ist oder dessen einzige Figur vom Rudel dieses Wolfes ist. Das Gelände ist egal. **Auslegung:** Die Entfernung zählt in Schritten, um Wasser und Schlucht herum und durch alles andere. Unter gleich nahen Feldern wählt, wer verdrängt. Das Feld der Verdrängung zählt nicht; das Feld, von dem der Alphawolf kam, zählt so, wie er es verlassen hat.
w21 = **Auslegung:** Ein Wolf, der sich bewegt, muss auf einem anderen Feld stehen bleiben als auf dem, von dem er kommt. Ein Wolf, der nirgendwohin kann, kann nicht verdrängt werden; eine Aktion, die das braucht, geht nicht.

chapter-the-wolves-den = Bau graben – kostet 2
w22 = [[act-den]] Ziel ist ein Feld des bezahlten Geländes, auf oder neben dem ein Alphawolf von dir steht.
w23 = Dort darf nichts Feindliches stehen, kein Bau und keine Höhle, kein einsamer Wolf, keine Beute und höchstens ein eigener Wolf.
w24 = Nimm den Bau ganz links von einer Leiste deiner Wahl und stelle ihn dorthin. Der neue Wert der Leiste gilt sofort. Ist unter diesem Bau ein Bonusmarker gedruckt, nimm ihn.

chapter-the-wolves-lair = Bau zu Höhle aufwerten – kostet 2
w25 = [[act-lair]] Ziel ist dein Bau auf einem Feld des bezahlten Geländes. Er muss neben einer Wasserquelle liegen, und ein Alphawolf von dir muss darauf oder daneben stehen.
w26 = In einer Region darfst du nur eine Höhle haben.
w27 = Dein Bau kommt auf den Mondkalender (W38), und deine Höhle ganz links nimmt seinen Platz ein. Du bekommst 1 Gelände-Bonusmarker. Hast du keine Höhle mehr auf dem Spielertableau, kannst du nicht aufwerten.
w28 = Ein feindlicher Wolf auf diesem Feld, auch ein Alphawolf, wird verdrängt (W20). **Auslegung:** auf das nächste Feld, wie immer. Kann er nirgendwohin, kannst du nicht aufwerten.

chapter-the-wolves-howl = Heulen – kostet 2
w29 = [[act-howl]] Ziel ist ein einsamer Wolf auf einem Feld des bezahlten Geländes, in **Heulreichweite** [[i-range]] eines deiner Alphawölfe. **Auslegung:** Die Reichweite ist die einfache Entfernung in Feldern; Wasser, Schlucht, Figuren und Lücken im Spielplan halten sie nicht auf.
w30 = Der einsame Wolf kommt auf den Mondkalender. Der nächste Wolf deiner Wolfsleiste nimmt seinen Platz ein; der dritte und der sechste sind Alphawölfe. Mit leerer Wolfsleiste kannst du nicht heulen.

chapter-the-wolves-dominate = Dominieren – kostet 3
w31 = [[act-dominate]] Ziel ist ein feindlicher Rudelwolf oder Bau auf einem Feld des bezahlten Geländes, in Heulreichweite eines deiner Alphawölfe. Alphawölfe und Höhlen kann man nicht dominieren.
w32 = Zwei Figuren einer Farbe auf einem Feld sind sicher: Keine kann dominiert werden.
w33 = Die feindliche Figur kommt auf den Mondkalender. Eine von dir nimmt ihren Platz ein: für einen Bau der Bau ganz links von einer Leiste deiner Wahl, mit Wert und Bonus; für einen Rudelwolf der nächste Wolf deiner Wolfsleiste, auch wenn es ein Alphawolf ist. Ohne solche Figur kannst du nicht dominieren. **Auslegung:** Der Rang zählt hier nicht, also kann ein Bau unter dem Wolf eines dritten Spielers dominiert werden, und der Wolf bleibt.
w34 = Der Besitzer verliert die Figur für immer. Sein Spielertableau bleibt, wie es ist.

chapter-the-wolves-hunt = Jagen – kostenlos
w35 = [[act-hunt]] Am Ende jeder deiner Aktionen: Stehen deine Wölfe auf **3 verschiedenen Feldern** neben einem Beutestapel und hast du keine Beute dieser Art, nimm den obersten Marker und, bei 3–5 Spielern, 1 Aktions-Bonusmarker.
w36 = Du darfst nur eine Beute jeder Art haben. Umzingelst du mehrere Stapel, jagst du alle; von zwei Stapeln einer Art wählst du einen.
w37 = **Auslegung:** Auf eine Jagd kann man nicht verzichten, und nur wer die Aktion ausgeführt hat, jagt.

chapter-the-wolves-scoring = Mondkalender und Regionswertung
w38 = Jeder einsame Wolf, Rudelwolf und Bau, der den Spielplan verlässt, kommt auf den nächsten Tag des Mondkalenders, auf jeden Tag einer. Was nach dem Vollmond im letzten Zug den Spielplan verlässt, ändert nichts mehr.
w39 = Ist der Tag einer Phase für eure Spielerzahl bedeckt, ist diese Phase erreicht.
w40 = Am Ende dieses Zuges wird jede Region mit einem Marker dieser Phase gewertet. **Auslegung:** Wurden in einem Zug mehrere Phasen erreicht, werden sie der Reihe nach gewertet.
w41 = **Kontrolle** in einer Region: Höhle 3, Alphawolf 1, Rudelwolf 1, Bau 1. Bei Gleichstand zählt die Zahl der Alphawölfe dort.
w42 = Wer die meiste Kontrolle hat, nimmt den Wertungsmarker: die SP des ersten Platzes. Wer die zweitmeiste hat, mindestens aber 1 Kontrollpunkt, bekommt die SP des zweiten Platzes.
w43 = Besteht auch nach Zahl der Alphawölfe Gleichstand um den ersten Platz, bekommt jeder dieser Spieler die SP des zweiten Platzes, sonst niemand, und der Marker wird abgeworfen.
w44 = Ist der Erste klar, besteht aber auch nach Zahl der Alphawölfe Gleichstand um den zweiten Platz, bekommt nur der Erste SP.
w45 = Wer allein in einer Region ist, nimmt den Marker, und niemand ist Zweiter. In einer leeren Region wird der Marker abgeworfen.

chapter-the-wolves-end = Ende des Spiels
w46 = Das Spiel endet nach dem Zug, in dem der Vollmond erreicht wurde, wenn seine Regionen gewertet sind.
w47 = Dein Ergebnis: Wertungsmarker, zweite Plätze und die SP, die auf deinen drei Attributsleisten, der Wolfsleiste, bei Höhlen und Beute zu sehen sind.
w48 = Bei Gleichstand entscheidet die Zahl der Wertungsmarker, danach die Zahl der Wölfe auf dem Spielplan. Ist auch das gleich, wird der Sieg geteilt.
w49 = **Auslegung:** Macht jeder Spieler 50 Züge hintereinander, ohne dass etwas Neues auf den Mondkalender kommt, endet das Spiel und wird gezählt, wie es steht, ohne weitere Regionswertung.

chapter-the-wolves-two = Zwei Spieler
w60 = Wie bei mehr Spielern, außer wo es hier anders steht. Fünf zufällige Regionen, kein Starttableau und fünf einzelne Beutemarker, einer jeder Art. Zufällig auf den Wasserquellen verteilte Marker: Mondsichel; Vollmond; Vollmond; Mondsichel auf Halbmond; Halbmond auf Vollmond. Ein Paar wird zweimal gewertet, zuerst der obere Marker; danach liegt der untere offen.
w61 = Ein drittes, neutrales Rudel [[plate-neutral]] steht neben jeder Wasserquelle, rechts oben: bei der Mondsichel 2 Rudelwölfe; bei der Mondsichel auf Halbmond 1 Höhle; bei jedem Vollmond 1 Höhle und 1 Alphawolf; beim Halbmond auf Vollmond 1 Höhle dort und 2 Alphawölfe rechts unten.
w62 = Neutrale Figuren zählen für die Kontrolle und nehmen Plätze ein wie ein Spieler, bekommen aber nichts. Sie handeln nie und können nicht bewegt, verdrängt oder dominiert werden; sonst sind sie Feinde. Ein Marker, den das neutrale Rudel gewinnt, wird abgeworfen.
w63 = Aufstellen: ein zufälliger erster Spieler ein Paar, der zweite Spieler zwei, der erste Spieler eines. Jedes Paar kommt auf ein leeres Feld einer Region, deren oberster Marker keine Mondsichel ist. Dann bekommt der zweite Spieler 1 Aktions-Bonusmarker, und der erste Spieler hat den ersten Zug.
w64 = Tage, Boni und die SP für Baue und Beute sind die für zwei Spieler. Die SP für Höhlen und Wölfe sind dieselben wie für mehr Spieler; das ist ein **Hauswert**, denn die gedruckte Zahl kennen wir nicht.

chapter-the-wolves-box = Was in der Schachtel ist
box-the-wolves-terrains = Fünf Gelände in diesem Kreis: Wald [[t-forest]], Fels [[t-rock]], Gras [[t-grass]], Tundra [[t-tundra]], Wüste [[t-desert]] und wieder Wald. Auf Wasser [[t-water]] und Schlucht [[t-chasm]] steht niemand. Jedes Gelände ist die **Heimat** eines Rudels.
box-the-wolves-tiles = Jeder Spieler hat 6 Geländeplättchen. Das **Heimatplättchen** zeigt auf beiden Seiten die Heimat. Die 5 anderen zeigen vorne ein Gelände und hinten das nächste im Kreis. Am Anfang liegen alle mit der Vorderseite oben.
box-the-wolves-pieces = Jeder Spieler hat 4 Alphawölfe [[fig-alpha]], 8 Rudelwölfe [[fig-pack]], 12 Baue [[den]] und 4 Höhlen [[lair]]. 2 Alphawölfe und 2 Rudelwölfe beginnen auf dem Spielplan, der Rest auf dem Spielertableau.
box-the-wolves-tracks = Drei Attributsleisten mit je 4 Bauen. Jeder entfernte Bau deckt den nächsten Wert auf: Rudelausbreitung [[i-spread]] 2, 3, 3, 4, 4; Wolfsgeschwindigkeit [[i-speed]] 3, 4, 4, 5, 5; Heulreichweite [[i-range]] 2, 3, 3, 4, 4.
box-the-wolves-bonuses = Unter dem zweiten und vierten Bau jeder Leiste liegt ein Bonus. 3–5 Spieler: Die Rudelausbreitung gibt zuerst einen Aktions-Bonusmarker [[tok-action]], dann einen Gelände-Bonusmarker [[tok-terrain]]; Wolfsgeschwindigkeit und Heulreichweite geben zuerst einen Gelände-Bonusmarker, dann einen Aktions-Bonusmarker. 2 Spieler: Jede Leiste gibt zuerst einen Aktions-Bonusmarker, dann einen Gelände-Bonusmarker.
box-the-wolves-points = SP jeder Attributsleiste nach 3 und 4 Bauen: 3 und 7 (2 Spieler: 2 und 5). Wolfsleiste nach 1–8 Wölfen: 1, 2, 3, 4, 6, 8, 10, 12. Höhlen: je 5. Beute nach 1–5 Arten: 1, 4, 9, 16, 25 (2 Spieler: 2, 5, 9, 14, 20).
box-the-wolves-dates = Die Phasen werden an diesen Tagen erreicht: Mondsichel [[moon-crescent]], Halbmond [[moon-quarter]], Vollmond [[moon-full]]. 2 Spieler: 7, 13, 18. 3 Spieler: 9, 17, 22. 4 Spieler: 11, 20, 26. 5 Spieler: 13, 23, 30.
box-the-wolves-tokens = Wertungsmarker, erster und zweiter Platz: Mondsichel 4 und 2, Halbmond 6 und 3, Vollmond 8 und 4.
box-the-wolves-prey = Fünf Arten Beute: Elch [[prey-moose]], Hirsch [[prey-deer]], Waschbär [[prey-raccoon]], Wildschwein [[prey-boar]], Kaninchen [[prey-rabbit]].
