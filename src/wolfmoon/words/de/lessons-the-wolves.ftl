# Die Lektionen von Die Wölfe: höchstens 30 Wörter auf einem Bildschirm, Worte und Ziel zusammen.

lesson-the-wolves-course = Führe ein Rudel durch einen Mondzyklus.
lesson-the-wolves-first = Erste Partie mit Tutor
lesson-the-wolves-first-about = Gegen zwei Welpen, mit Tipps und Warnungen
lesson-the-wolves-first-den = Grabe einen Bau
lesson-the-wolves-first-prey = Erlege eine Beute
lesson-the-wolves-first-lake = Sei Erster in einer Region

## 1

lesson-the-wolves-move = Bewegen
lesson-the-wolves-move-about = Ein Plättchen, bis zu zwei Wölfe
lesson-the-wolves-move-both = Ein Plättchen bewegt bis zu **zwei Wölfe**, jeden drei Felder weit. Sie enden auf dem Gelände des Plättchens.
lesson-the-wolves-move-both-goal = Bewege beide Wölfe auf Gras.
lesson-the-wolves-move-no-one = Einer ist fort, der andere schaut dich an. Das Plättchen reicht für beide.
lesson-the-wolves-move-no-other = Sie enden auf dem Gelände, das du wählst. Wähle Gras.
lesson-the-wolves-move-through = Nur das **letzte** Feld muss passen. Ein Wolf läuft an allem vorbei, aber nie über Wasser oder Schlucht.
lesson-the-wolves-move-through-goal = Bewege deinen Alphawolf auf Tundra.
lesson-the-wolves-move-no-first = Diesmal geht der Alphawolf zuerst.
lesson-the-wolves-move-no-chasm = Nah für eine Krähe. Auf Pfoten sind es fünf Felder um die Schlucht, und du schaffst drei.
lesson-the-wolves-move-no-taken = Dort steht der Elch und rührt sich nicht. Vorbei ja, stehen bleiben nein.
lesson-the-wolves-move-no-idle = Niemand ist gelaufen. Erlaubt, aber Wölfe langweilen sich.
lesson-the-wolves-move-no-terrain = Erlaubt, aber jetzt geht es um Tundra.
lesson-the-wolves-move-know-one = Bewegen kostet ein Plättchen und bewegt bis zu zwei Wölfe.
lesson-the-wolves-move-know-two = Sie enden auf dem bezahlten Gelände.
lesson-the-wolves-move-know-three = Nur Wasser und Schlucht halten sie auf.

## 2

lesson-the-wolves-flip = Wenden und planen
lesson-the-wolves-flip-about = Jedes bezahlte Plättchen wird gewendet
lesson-the-wolves-flip-home = Jedes benutzte Plättchen wird **gewendet**. Nur dein Heimatplättchen zeigt beidseitig Wald: Es ist immer da.
lesson-the-wolves-flip-home-goal = Geh in den Wald und bezahle mit dem Heimatplättchen.
lesson-the-wolves-flip-no-turns = Dieses Plättchen zeigt dann Fels, und dir fehlt Wald. Das Heimatplättchen kostet nichts.
lesson-the-wolves-flip-no-token = Behalte den Marker: Er steht für jedes Plättchen, und du brauchst ihn bald.
lesson-the-wolves-flip-no-idle = Ein Plättchen für nichts? Nimm den Wolf mit.
lesson-the-wolves-flip-no-other = Erlaubt, aber hier geht es in den Wald.
lesson-the-wolves-flip-back = Teures kostet **zwei gleiche Plättchen**. Die Rückseite steht klein daneben: Eines von deinen wird zur zweiten Tundra.
lesson-the-wolves-flip-back-goal = Bewege mit dem Plättchen, das zu Tundra wird.
lesson-the-wolves-flip-no-back = Schau auf die kleinen Rückseiten: Nur Gras wird zu Tundra.
lesson-the-wolves-flip-bonus = Ein Zug hat zwei Aktionen. [[tok-action]] gibt eine **dritte**, und [[tok-terrain]] steht für jedes Plättchen.
lesson-the-wolves-flip-bonus-goal = Geh in die Wüste und bezahle mit dem Marker.
lesson-the-wolves-flip-no-tile = Geht auch, aber nimm den Marker: Deine Plättchen bleiben, wie sie sind.
lesson-the-wolves-flip-no-end = Noch nicht: Eine Bonusaktion wartet in deiner Pfote.
lesson-the-wolves-flip-no-desert = Erlaubt, aber das Ziel ist Wüste.
lesson-the-wolves-flip-know-one = Benutzte Plättchen wenden sich, das Heimatplättchen bleibt.
lesson-the-wolves-flip-know-two = So bereitet eine Aktion die nächste vor.
lesson-the-wolves-flip-know-three = Marker: jedes Plättchen, oder eine Aktion mehr.

## 3

lesson-the-wolves-howl = Heulen
lesson-the-wolves-howl-about = Ein einsamer Wolf kommt zum Rudel
lesson-the-wolves-howl-hear = Alphawölfe hört man **2 Felder** weit. Heulen kostet **zwei Plättchen** des Geländes, auf dem der einsame Wolf steht. Du zeigst zweimal Gras.
lesson-the-wolves-howl-hear-goal = Heule den einsamen Wolf auf Gras an.
lesson-the-wolves-howl-no-unpaid = Er hört dich, steht aber auf Fels, und kein Plättchen zeigt Fels. Wölfe geben keinen Kredit.
lesson-the-wolves-howl-no-far = Der hört dich nicht: Dein Heulen trägt 2 Felder weit von einem Alphawolf.
lesson-the-wolves-howl-no-other = Erlaubt, aber hier wird geheult.
lesson-the-wolves-howl-alpha = Das Plättchen ist gewendet: Jetzt zeigst du zweimal Tundra. Als Nächster kommt ein **Alphawolf**. Und jedes Heulen holt den Mond näher.
lesson-the-wolves-howl-alpha-goal = Heule noch einmal: den Wolf auf Tundra an.
lesson-the-wolves-howl-know-one = Zwei Plättchen vom Gelände des Wolfs, in Heulreichweite.
lesson-the-wolves-howl-know-two = Die Wolfsleiste sagt, wer kommt: Rudel, Rudel, **Alpha**.
lesson-the-wolves-howl-know-three = Jeder einsame Wolf, der geht, bedeckt einen Tag.

## 4

lesson-the-wolves-den = Bau
lesson-the-wolves-den-about = Schneller, weiter, lauter
lesson-the-wolves-den-build = Ein Bau kostet **zwei Plättchen**, auf oder neben dem **Alphawolf**. Er kommt von einer Leiste, deren Wert dann wächst.
lesson-the-wolves-den-build-goal = Grabe einen Bau, von irgendeiner Leiste.
lesson-the-wolves-den-no-lone = Da wohnt ein einsamer Wolf. Besetzt.
lesson-the-wolves-den-no-far = Zu weit weg: Ein Bau steht auf oder neben einem Alphawolf.
lesson-the-wolves-den-no-other = Erlaubt, aber hier wird gegraben.
lesson-the-wolves-den-bonus = Unter dem zweiten und vierten Bau jeder Leiste liegt ein **Bonusmarker**. Von der Geschwindigkeit fehlt schon einer.
lesson-the-wolves-den-bonus-goal = Grabe den Bau, der einen Bonus bringt.
lesson-the-wolves-den-no-track = Unter dem ersten Bau dieser Leiste liegt nichts. Nimm den zweiten der Geschwindigkeit.
lesson-the-wolves-den-know-one = Zwei Plättchen, bei einem Alphawolf, kein Feind dort.
lesson-the-wolves-den-know-two = Die gewählte Leiste wächst: Ausbreitung, Geschwindigkeit oder Heulen.
lesson-the-wolves-den-know-three = Jeder zweite Bau bringt einen Marker.

## 5

lesson-the-wolves-lair = Höhle
lesson-the-wolves-lair-about = Hält eine Region mit drei
lesson-the-wolves-lair-water = Ein Bau **am Wasser**, Alphawolf darauf oder daneben, kann zur Höhle werden: 5 Punkte und Kontrolle 3 statt 1.
lesson-the-wolves-lair-water-goal = Werte einen Bau auf.
lesson-the-wolves-lair-no-dry = Kein Wasser nebenan. Eine Höhle will Seeblick.
lesson-the-wolves-lair-no-other = Erlaubt, aber hier geht es um Höhlen.
lesson-the-wolves-lair-second = Du bekommst [[tok-terrain]]: ein Plättchen nach Wahl. Aber in jede Region passt nur **eine Höhle** von dir.
lesson-the-wolves-lair-second-goal = Baue eine zweite Höhle, in einer anderen Region.
lesson-the-wolves-lair-no-region = Diese Region hat schon eine Höhle von dir. Zwei würden streiten.
lesson-the-wolves-lair-know-one = Bau am Wasser beim Alphawolf, zwei Plättchen.
lesson-the-wolves-lair-know-two = Eine Höhle: 5 Punkte, Kontrolle 3, ein Geländemarker.
lesson-the-wolves-lair-know-three = Eine je Region.

## 6

lesson-the-wolves-push = Verdrängen
lesson-the-wolves-push-about = Ein Alphawolf schafft Platz
lesson-the-wolves-push-push = **Ein Alphawolf steht höher**: Er geht auf das Feld eines einzelnen feindlichen Rudelwolfs und verdrängt ihn auf das nächste freie.
lesson-the-wolves-push-push-goal = Verdränge den Rudelwolf vom Gras.
lesson-the-wolves-push-no-rank = Ein Rudelwolf verdrängt keinen Gleichen. Schick den Chef.
lesson-the-wolves-push-no-alpha = Alpha gegen Alpha: Beide knurren, keiner weicht.
lesson-the-wolves-push-no-free = Dort ist niemand zu verdrängen.
lesson-the-wolves-push-no-other = Erlaubt, aber hier muss jemand weichen.
lesson-the-wolves-push-lair = Ein fremder Alphawolf döst auf deinem Bau. **Die Höhle steht über allen**: Sie verdrängt sogar ihn.
lesson-the-wolves-push-lair-goal = Werte den Bau unter dem Schläfer auf.
lesson-the-wolves-push-know-one = Rang: Bau, Rudelwolf, Alphawolf, Höhle.
lesson-the-wolves-push-know-two = Nur höherer Rang rückt ein; Verdrängte gehen aufs nächste Feld.
lesson-the-wolves-push-know-three = Baue werden nie verdrängt.

## 7

lesson-the-wolves-dominate = Dominieren
lesson-the-wolves-dominate-about = Ihr Wolf wird deiner
lesson-the-wolves-dominate-wolf = Drei gleiche Plättchen machen einen **einzelnen** feindlichen Rudelwolf oder Bau in Heulreichweite zu deinem. Du zeigst dreimal Wald.
lesson-the-wolves-dominate-wolf-goal = Dominiere einen Rudelwolf im Wald.
lesson-the-wolves-dominate-no-pair = Zwei einer Farbe schützen einander. Such einen, der allein ist.
lesson-the-wolves-dominate-no-alpha = Alphawölfe beugen sich niemandem. Höhlen auch nicht.
lesson-the-wolves-dominate-no-other = Erlaubt, aber hier wird dominiert.
lesson-the-wolves-dominate-den = Mit einem Bau geht es ebenso: Deiner von einer Leiste nimmt den Platz ein. Zweimal Tundra und [[tok-terrain]] sind drei.
lesson-the-wolves-dominate-den-goal = Dominiere den Bau.
lesson-the-wolves-dominate-know-one = Drei Plättchen, in Reichweite; Paare, Alphawölfe und Höhlen sind sicher.
lesson-the-wolves-dominate-know-two = Der Besitzer verliert die Figur für immer.
lesson-the-wolves-dominate-know-three = Auch sie bedeckt einen Tag.

## 8

lesson-the-wolves-hunt = Jagen
lesson-the-wolves-hunt-about = Drei Seiten, eine Beute
lesson-the-wolves-hunt-surround = Die Jagd ist kostenlos. Deine Wölfe auf **drei Feldern** um Beute nehmen sie am Ende der Aktion. Zwei stehen bereit.
lesson-the-wolves-hunt-surround-goal = Bring den dritten Wolf zum Elch.
lesson-the-wolves-hunt-no-stay = Der steht schon richtig. Lass ihn dort.
lesson-the-wolves-hunt-no-on = Nicht auf den Elch: daneben. Geweihe tun weh.
lesson-the-wolves-hunt-no-beside = Von dort kommt er nicht heran: Der dritte Wolf muss neben dem Elch stehen.
lesson-the-wolves-hunt-no-idle = Niemand ist gelaufen, der Elch kaut weiter.
lesson-the-wolves-hunt-no-other = Erlaubt, aber das Essen wartet.
lesson-the-wolves-hunt-kind = Eine Beute **jeder Art**. Ein Kaninchen hast du schon, und mehr Arten zahlen immer mehr: 1, 4, 9, 16, 25.
lesson-the-wolves-hunt-kind-goal = Erlege etwas Neues.
lesson-the-wolves-hunt-no-twice = Schon wieder Kaninchen? Eins hast du, ein zweites zählt nicht.
lesson-the-wolves-hunt-know-one = Wölfe auf drei Feldern um Beute jagen sie kostenlos.
lesson-the-wolves-hunt-know-two = Jede Art einmal.
lesson-the-wolves-hunt-know-three = Ab drei Spielern bringt sie auch eine Bonusaktion.

## 9

lesson-the-wolves-dates = Tage und Kontrolle
lesson-the-wolves-dates-about = Wann Regionen gewertet werden
lesson-the-wolves-dates-control = Kontrolle: Höhle 3, alles andere 1. Hier steht es **3 zu 2** für die Tundrawölfe. Bei Gleichstand zählen **Alphawölfe**: deiner.
lesson-the-wolves-dates-control-goal = Übernimm die Führung: Grabe einen Bau.
lesson-the-wolves-dates-no-other = Erlaubt, aber es ändert nichts an dem, was jetzt zählt.
lesson-the-wolves-dates-date = Acht Tage sind bedeckt. Der **neunte** ist die Mondsichel: Ihre Regionen werden gewertet. Was den Plan verlässt, bedeckt einen Tag.
lesson-the-wolves-dates-date-goal = Heule und hole die Mondsichel.
lesson-the-wolves-dates-end = Gewertet wird **am Ende des Zuges**: bei der Sichel 4 und 2 Punkte, dann 6 und 3, dann 8 und 4.
lesson-the-wolves-dates-end-goal = Beende deinen Zug und kassiere.
lesson-the-wolves-dates-over = Es ist **Vollmond**: Nach der Wertung dieses Zuges ist das Spiel aus. Die meisten Punkte gewinnen, bei Gleichstand mehr Wertungsmarker.
lesson-the-wolves-dates-over-goal = Beende das Spiel und gewinne.
lesson-the-wolves-dates-know-one = Was geht, bedeckt Tage; eine Phase wertet ihre Regionen.
lesson-the-wolves-dates-know-two = Höhle 3, andere 1; Gleichstand: Alphawölfe.
lesson-the-wolves-dates-know-three = Der Vollmond beendet das Spiel; die meisten Punkte gewinnen.

## 10

lesson-the-wolves-two = Zu zweit
lesson-the-wolves-two-about = Ein drittes Rudel, das sich nie bewegt
lesson-the-wolves-two-draft = Zu zweit liegen fünf Regionen aus. Du beginnst in einer Region, aber nicht dort, wo oben eine **Mondsichel** liegt.
lesson-the-wolves-two-draft-goal = Stelle dein erstes Paar auf.
lesson-the-wolves-two-no-crescent = Dort liegt eine Mondsichel. Unter jungem Mond beginnt man nicht.
lesson-the-wolves-two-neutral = Das graue **neutrale Rudel** zählt wie ein Spieler, weicht aber nie. Seine Höhle hält die Region mit 3; du hast 2.
lesson-the-wolves-two-neutral-goal = Übernimm dort die Führung.
lesson-the-wolves-two-no-neutral = Die Grauen weichen nicht. Stell dich daneben.
lesson-the-wolves-two-no-stay = Dieser Wolf zählt dort schon. Bring einen anderen.
lesson-the-wolves-two-no-outside = Dort zählt er für eine andere Region.
lesson-the-wolves-two-no-idle = Niemand ist gelaufen. Das können die Grauen besser.
lesson-the-wolves-two-no-other = Erlaubt, aber die Führung dort bleibt, wie sie ist.
lesson-the-wolves-two-know-one = Fünf Regionen; manche mit zwei Markern nacheinander.
lesson-the-wolves-two-know-two = Das neutrale Rudel belegt Plätze und bewegt sich nie.
lesson-the-wolves-two-know-three = Die Tage kommen früher: 7, 13, 18.
