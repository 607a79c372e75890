# Die Spielhilfe von Die Wölfe: eine Seite für den Tisch.

aid-the-wolves-title = Die Wölfe auf einen Blick
aid-the-wolves-turn = **Dein Zug:** 2 Aktionen, gleiche oder verschiedene. Jeder abgeworfene Aktions-Bonusmarker [[tok-action]] gibt eine weitere.
aid-the-wolves-pay = **Bezahle** mit Plättchen, die das Gelände des Ziels zeigen, und wende sie. Ein Gelände-Bonusmarker [[tok-terrain]] steht für jedes Plättchen und kommt in den Vorrat zurück.
aid-the-wolves-move = [[act-move]] **Bewegen, 1:** höchstens so viele Wölfe, wie die Rudelausbreitung [[i-spread]] zeigt, jeder höchstens um die Wolfsgeschwindigkeit [[i-speed]]; alle enden auf dem bezahlten Gelände. Ein Alphawolf verdrängt einen einzelnen feindlichen Rudelwolf.
aid-the-wolves-den = [[act-den]] **Bau, 2:** auf oder neben deinem Alphawolf; nichts Feindliches, kein Bau, keine Höhle dort. Wähle eine Leiste: Ihr Wert wächst.
aid-the-wolves-lair = [[act-lair]] **Höhle, 2:** dein Bau neben Wasser, auf oder neben deinem Alphawolf; eine je Region. 1 Gelände-Bonusmarker.
aid-the-wolves-howl = [[act-howl]] **Heulen, 2:** Ein einsamer Wolf in Heulreichweite [[i-range]] deines Alphawolfs wird zum nächsten Wolf deiner Leiste.
aid-the-wolves-dominate = [[act-dominate]] **Dominieren, 3:** Ein einzelner feindlicher Rudelwolf oder Bau in Heulreichweite wird durch deinen ersetzt. Zwei Figuren einer Farbe sind sicher.
aid-the-wolves-hunt = [[act-hunt]] **Jagen, kostenlos:** deine Wölfe auf 3 Feldern um Beute, die du noch nicht hast. 1 Aktions-Bonusmarker bei 3–5 Spielern.
aid-the-wolves-hex = **Auf einem Feld:** höchstens 2 Figuren, höchstens ein Bau oder eine Höhle. Rang: Bau, Rudelwolf, Alphawolf, Höhle.
aid-the-wolves-moon = **Mondkalender:** Einsame Wölfe, Rudelwölfe und Baue, die den Spielplan verlassen, füllen die Tage. Eine Phase wertet ihre Regionen am Ende des Zuges.
aid-the-wolves-control = **Kontrolle:** Höhle 3, Alphawolf 1, Rudelwolf 1, Bau 1. Gleichstand: mehr Alphawölfe. Erster und zweiter Platz: [[moon-crescent]] 4 und 2, [[moon-quarter]] 6 und 3, [[moon-full]] 8 und 4.
aid-the-wolves-end = **Ende:** nach dem Zug des Vollmonds. Es zählen Wertungsmarker, zweite Plätze, Leisten, Wölfe, Höhlen und Beute.
