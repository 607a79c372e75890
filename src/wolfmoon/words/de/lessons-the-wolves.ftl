# Die Lektionen von Die Wölfe: höchstens 30 Wörter auf einem Bildschirm, Worte und Ziel zusammen.

lesson-the-wolves-course = Führe ein Rudel durch einen Mondzyklus.
lesson-the-wolves-first = Erste Partie mit Lehrer
lesson-the-wolves-first-about = Gegen zwei Welpen, mit Hinweisen und Warnungen
lesson-the-wolves-first-den = Grabe einen Bau
lesson-the-wolves-first-prey = Erlege eine Beute
lesson-the-wolves-first-lake = Sei Erster in einer Region

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
