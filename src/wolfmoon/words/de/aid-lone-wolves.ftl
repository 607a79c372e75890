# Die Spielhilfe von Einsame Wölfe: eine Seite für den Tisch.

aid-lone-wolves-title = Einsame Wölfe auf einen Blick
aid-lone-wolves-play = **Spiele** eine Karte auf deine Seite eines Gebiets mit weniger als 6 Karten. Der zweite Spieler muss bedienen, wenn er kann.
aid-lone-wolves-win = **Wer gewinnt:** Trumpf, dann die angespielte Farbe, dann die höhere Karte – aber 2 schlägt 7.
aid-lone-wolves-three = Eine **3** deckt eine verdeckte Narbe ihres Gebiets auf.
aid-lone-wolves-winner = **Die Karte des Gewinners** bleibt offen und gibt ihren Wert als Stärke. Der Gewinner spielt an.
aid-lone-wolves-loser = **Die Karte des Verlierers** wird ein einsamer Wolf [[fig-lone]] der Stärke 1. Der Verlierer nimmt eine Narbe aus diesem Gebiet und legt sie auf einen leeren Platz seiner Seite, wo er will.
aid-lone-wolves-moon = Die letzte Narbe eines Gebiets bringt den **Mond** [[moon-full]], beim zweiten Mal den **Blutmond** [[moon-blood]]. Die Farbe des neuesten ist ab dem nächsten Stich Trumpf.
aid-lone-wolves-strength = **Stärkenarben:** [[s1]] +1 je Wolf, [[s2]] +3.
aid-lone-wolves-now = **Sofort:** [[s3]] ein ungesehener einsamer Wolf kommt dazu, [[s4]] wende den Ehrenmarker.
aid-lone-wolves-points = **Ehrennarben:** [[s5]] +1 je Wolf, [[s6]] +2 je einsamem Wolf, [[s7]] +2 je offenem Wolf, [[s8]] +3 je 2, 3 oder 4, [[s9]] +5 für den Ehrenmarker.
aid-lone-wolves-end = **Ende** nach 13 Stichen: Mehr Stärke gewinnt den Ehrenmarker und einen Mond dort (5, Blutmond 3). Die meiste Ehre gewinnt; bei Gleichstand mehr einsame Wölfe.
