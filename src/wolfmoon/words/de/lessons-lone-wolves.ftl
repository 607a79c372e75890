# Die Lektionen von Einsame Wölfe: höchstens 30 Wörter auf einem Bildschirm, Worte und Ziel zusammen.

lesson-lone-wolves-course = Dreizehn Stiche um fünf Gebiete.
lesson-lone-wolves-first = Erstes Duell mit Lehrer
lesson-lone-wolves-first-about = Gegen einen Welpen, mit Hinweisen und Warnungen
lesson-lone-wolves-first-trick = Gewinne einen Stich
lesson-lone-wolves-first-scar = Lege eine Narbe
lesson-lone-wolves-first-land = Gewinne ein Gebiet

## 1

lesson-lone-wolves-follow = Bedienen und gewinnen
lesson-lone-wolves-follow-about = Die höhere Karte bleibt
lesson-lone-wolves-follow-win = Der andere Wolf spielt **Rot 5** an. Du hast Rot, also musst du Rot spielen. Die höhere Karte gewinnt.
lesson-lone-wolves-follow-win-goal = Gewinne den Stich, in einem beliebigen Gebiet.
lesson-lone-wolves-follow-no-lower = Rot 3 ist niedriger als Rot 5: Der Stich ginge an den anderen. Du hast etwas Größeres.
lesson-lone-wolves-follow-no-suit = Grün muss warten: Solange du Rot hast, bedienst du Rot.
lesson-lone-wolves-follow-lead = Deine 6 bleibt: **Stärke 6**. Die 5 ist gewendet, ein einsamer Wolf mit 1, samt Narbe. Wer gewinnt, spielt an.
lesson-lone-wolves-follow-lead-goal = Spiele irgendeine Karte in irgendein Gebiet.
lesson-lone-wolves-follow-know-one = Bediene die Farbe, wenn du kannst.
lesson-lone-wolves-follow-know-two = Die Karte des Gewinners bleibt und zählt; er spielt an.
lesson-lone-wolves-follow-know-three = Die Karte des Verlierers wird einsamer Wolf; er nimmt eine Narbe.
