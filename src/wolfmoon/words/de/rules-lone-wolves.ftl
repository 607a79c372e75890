# Die Regeln von Einsame Wölfe, eine Meldung je Absatz. Der Titel eines Kapitels steht vor seinen Absätzen.
# **fett**; [[id]] ist eine Zeichnung vom Symbolbogen.

rules-lone-wolves-intro = Zwei Spieler, 13 Stiche, fünf Gebiete. Wer einen Stich gewinnt, behält Stärke in einem Gebiet; wer verliert, nimmt eine Narbe, die Stärke oder Ehre bringt. Am Ende gewinnt die stärkere Seite jedes Gebiets dessen Ehrenmarker; die meiste Ehre gewinnt das Spiel. Verdeckt sind für dich die andere Hand, die beiseitegelegten Karten, verdeckte Narben und die Narben in der Schachtel. Eine gespielte Karte bleibt bekannt, auch wenn sie gewendet ist. **Auslegung** heißt: So lesen wir die gedruckten Regeln; **Hauswert** ist eine Zahl, die wir nicht sehen konnten und die ein Tisch ändern darf.

chapter-lone-wolves-aim = Ziel und Punkte
aim-lone-wolves-win = Nach 13 Stichen gewinnt, wer die meiste Ehre hat (L20).
aim-lone-wolves-tokens = **Ehrenmarker:** Jedes der fünf Gebiete gibt der stärkeren Seite 5 bis 10 Ehre (L19). Eine Karte, die ihren Stich gewinnt, bleibt liegen und gibt dir dort ihren Wert als Stärke (L10).
aim-lone-wolves-moons = **Monde:** Der Mond [[moon-full]] gibt 5 und der Blutmond [[moon-blood]] 3 für die stärkere Seite seines Gebiets (L14).
aim-lone-wolves-scars = **Narben:** Wer einen Stich verliert, nimmt eine (L12). Manche geben Stärke, andere Ehre, von S5 bis S9. Verlieren ist nicht immer ein Verlust.

chapter-lone-wolves-setup = Aufbau
l1 = Mische die Narben [[scar-down]] und lege sie aus.
l2 = Mische die Ehrenmarker und lege je einen auf jedes Gebiet, eine zufällige Seite nach oben.
l3 = Jeder Spieler bekommt 13 Karten. Vier Karten werden ungesehen beiseitegelegt.
l4 = Ein zufälliger Spieler spielt den ersten Stich an.

chapter-lone-wolves-trick = Ein Stich
l5 = Der **Anspieler** legt eine Karte offen auf seine Seite eines Gebiets, das nicht voll ist.
l6 = Der **zweite Spieler** muss eine Karte der angespielten Farbe legen, wenn er eine hat, sonst eine beliebige, auf seine Seite eines Gebiets, das nicht voll ist, desselben oder eines anderen.
l7 = Ein Gebiet fasst 6 Wolfskarten **insgesamt**, beide Seiten und einsame Wölfe zusammen. Mit der sechsten ist es voll. Narben dürfen dort weiter abgelegt werden.
l8 = Wer gewinnt: Trumpf schlägt jede Karte, die nicht Trumpf ist. Sonst schlägt die angespielte Farbe jede andere. In einer Farbe gewinnt die höhere Karte, aber **2 schlägt 7**. Das gilt auch für Trümpfe.
l9 = Wer eine 3 spielt, muss sofort eine verdeckte Narbe seiner Wahl im Gebiet dieser Karte aufdecken, wenn es dort eine gibt. **Auslegung:** Die Narbe des Anspielers wird aufgedeckt, bevor der zweite Spieler legt.
l10 = Die Karte des Gewinners bleibt offen: Ihr Wert zählt dort als seine Stärke. Der Gewinner spielt den nächsten Stich an.
l11 = Die Karte des Verlierers wird dort gewendet, wo sie liegt: Sie ist jetzt ein einsamer Wolf [[fig-lone]] der Stärke 1.
l12 = Der Verlierer muss eine Narbe nehmen, offen oder verdeckt, aus dem Gebiet, in dem seine unterlegene Karte liegt, wenn dort noch eine ist. Er legt sie sofort offen auf einen leeren Platz seiner Seite, in einem beliebigen Gebiet. Eine verdeckte Narbe sieht nach der Wahl nur, wer sie nimmt, bevor er sie ablegt. **Auslegung:** Ohne leeren Platz wird sie abgeworfen.
l13 = Narben, die sofort wirken (S3, S4), wirken beim Ablegen.
l14 = Wird die letzte Narbe eines Gebiets genommen, auch im letzten Stich, kommt der **Mond** [[moon-full]] dorthin; beim zweiten Mal, in einem anderen Gebiet, der **Blutmond** [[moon-blood]]; später nichts.
l15 = Am Anfang gibt es keinen Trumpf. Vom Stich nach dem Ablegen des Mondes an ist die Farbe seines Gebiets Trumpf; vom Stich nach dem Ablegen des Blutmondes an stattdessen die Farbe jenes Gebiets.

chapter-lone-wolves-scars = Narben
s1 = [[s1]] +1 Stärke hier für jede deiner Wolfskarten hier, auch einsame Wölfe.
s2 = [[s2]] +3 Stärke hier.
s3 = [[s3]] Sofort: Nimm eine der beiseitegelegten Karten, ungesehen, und lege sie als einsamen Wolf hier auf deine Seite. Nicht, wenn das Gebiet voll ist.
s4 = [[s4]] Sofort: Wende den Ehrenmarker dieses Gebiets. Das kann immer wieder geschehen.
s5 = [[s5]] +1 Ehre für jede deiner Wolfskarten hier, auch einsame Wölfe.
s6 = [[s6]] +2 Ehre für jeden deiner einsamen Wölfe hier.
s7 = [[s7]] +2 Ehre für jeden deiner offenen Wölfe hier.
s8 = [[s8]] +3 Ehre für jeden deiner offenen Wölfe mit Wert 2, 3 oder 4 hier.
s9 = [[s9]] +5 Ehre, wenn du den Ehrenmarker dieses Gebiets gewinnst.
l16 = Eine Narbe an einer Grenze (fortgeschrittener Spielplan) wirkt in beiden Gebieten: Stärke, Karten (je eine), Wenden, Punkte. **Auslegung:** jedes Gebiet für sich, in der Reihenfolge des Spielplans. S3 überspringt ein volles und wirkt nicht mehr, wenn keine Karte mehr beiseiteliegt; S9 gibt 5 für jeden der zwei Marker, die du gewinnst.
l17 = **Auslegung:** Eine durch S3 gelegte Karte zählt zu den sechs Karten (L7) und wird nie angesehen.

chapter-lone-wolves-end = Ende des Spiels
l18 = Das Spiel endet nach 13 Stichen. Stärke in einem Gebiet: die Werte deiner offenen Karten, 1 für jeden einsamen Wolf und deine Stärkenarben, die auch ganz ohne Karte zählen.
l19 = Wer mehr Stärke hat, gewinnt den Ehrenmarker (es zählt die obere Seite) und einen Mond, der dort liegt. Bei gleicher Stärke, auch 0 zu 0, gewinnt sie niemand.
l20 = Dein Ergebnis: Ehrenmarker, Mond 5, Blutmond 3, Punkte für Narben. Das höhere gewinnt. Bei Gleichstand: mehr Karten einsamer Wölfe auf dem Spielplan; ist auch das gleich, wird der Sieg geteilt.

chapter-lone-wolves-box = Was in der Schachtel ist
box-lone-wolves-cards = 30 Wolfskarten: fünf Farben – Grün [[suit-green]], Schwarz [[suit-black]], Braun [[suit-brown]], Rot [[suit-red]], Weiß [[suit-white]] – mit den Werten 2–7. Die Rückseite jeder Karte ist ein **einsamer Wolf** [[fig-lone]] der Stärke 1.
box-lone-wolves-lands = Fünf Gebiete nebeneinander, jedes in einer Farbe: grüner Sumpf, schwarze Höhlen, braune Wüste, roter Vulkan, weiße Tundra.
box-lone-wolves-tokens = 18 Narben, je zwei von neun Arten. 5 Ehrenmarker mit zwei Seiten; **Hauswerte:** 5 und 10, 6 und 9, 7 und 8, 6 und 9, 5 und 10. Ein Mond [[moon-full]] zählt 5, ein Blutmond [[moon-blood]] 3.
box-lone-wolves-slots = Plätze für Narben auf deiner Seite, **Hauswerte:** auf dem einfachen Spielplan 3 in jedem Gebiet; auf dem fortgeschrittenen 2 in jedem Gebiet und 1 an jeder der vier Grenzen.
box-lone-wolves-layout = Narben am Anfang: 1 offen und 2 verdeckt in jedem Gebiet. Auf dem fortgeschrittenen Spielplan (**Hauswerte**) 1 offen und 2, 3, 2, 3, 2 verdeckt. Der Rest bleibt ungesehen in der Schachtel.
