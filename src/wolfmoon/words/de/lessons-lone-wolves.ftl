# Die Lektionen von Einsame Wölfe: höchstens 30 Wörter auf einem Bildschirm, Worte und Ziel zusammen.

lesson-lone-wolves-course = Dreizehn Stiche um fünf Gebiete.
lesson-lone-wolves-first = Erstes Duell mit Tutor
lesson-lone-wolves-first-about = Gegen einen Welpen, mit Tipps und Warnungen
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

## 2

lesson-lone-wolves-strength = Stärke
lesson-lone-wolves-strength-about = Eine Karte zählt, wo sie liegt
lesson-lone-wolves-strength-place = Eine Karte jeder Farbe zählt, **wo sie liegt**. In den Höhlen führt der andere 4 zu 0.
lesson-lone-wolves-strength-place-goal = Gewinne den Stich und übernimm die Höhlen.
lesson-lone-wolves-strength-no-elsewhere = Der Stich wäre dein, die Höhlen nicht: Stärke zählt nur, wo die Karte liegt.
lesson-lone-wolves-strength-full = Im Sumpf liegen vier deiner Karten: 28. Die zwei einsamen Wölfe des anderen zählen je 1. **Sechs Karten** füllen ein Gebiet.
lesson-lone-wolves-strength-full-goal = Spiele dort an, wo Platz ist.
lesson-lone-wolves-strength-no-full = Überfüllt: Im Sumpf liegen schon sechs Karten.
lesson-lone-wolves-strength-know-one = Eine Karte darf überall liegen, wo Platz ist.
lesson-lone-wolves-strength-know-two = Offen zählt sie ihren Wert, gewendet 1.
lesson-lone-wolves-strength-know-three = Sechs Karten füllen ein Gebiet.

## 3

lesson-lone-wolves-lose = Absichtlich verlieren
lesson-lone-wolves-lose-about = Narben sind auch Punkte
lesson-lone-wolves-lose-lose = Weiß 7 würde gewinnen. Aber **wer verliert, nimmt eine Narbe** dort, wo die Karte liegt, und die Tundra hat eine gute.
lesson-lone-wolves-lose-lose-goal = Verliere diesen Stich in der Tundra.
lesson-lone-wolves-lose-no-won = Weiß 7 gewinnt, und der andere bekommt die Narbe. Schluck den Stolz hinunter.
lesson-lone-wolves-lose-no-elsewhere = Verloren, ja, aber die Narbe kommt dann von dort, nicht aus der Tundra.
lesson-lone-wolves-lose-scar = Dein Wolf ist gewendet: Stärke 1. Dafür der Lohn: [[s5]] zahlt **1 Ehre je Wolf** dort, wo du sie ablegst.
lesson-lone-wolves-lose-scar-goal = Nimm sie und lege sie dorthin, wo zwei deiner Wölfe sind.
lesson-lone-wolves-lose-no-other = Die zahlt keine Ehre je Wolf. Such die Narbe mit den Wölfen.
lesson-lone-wolves-lose-no-slot = Sie zählt nur Wölfe in ihrem Gebiet, und in der Tundra hast du zwei.
lesson-lone-wolves-lose-know-one = Wer verliert, nimmt eine Narbe aus dem Gebiet seiner Karte.
lesson-lone-wolves-lose-know-two = Sie kommt auf irgendeinen leeren eigenen Platz.
lesson-lone-wolves-lose-know-three = Narben geben Stärke oder Ehre.

## 4

lesson-lone-wolves-two = Zwei schlägt sieben
lesson-lone-wolves-two-about = Und die Drei hat ein Auge
lesson-lone-wolves-two-two = Der andere spielt **Grün 7** an, den größten Wolf. Nur der kleinste derselben Farbe bleibt unbeeindruckt: **2 schlägt 7**.
lesson-lone-wolves-two-two-goal = Gewinne den Stich.
lesson-lone-wolves-two-no-lower = Die 7 schlägt 3 bis 6. Nur über die 2 zu ihren Füßen stolpert sie.
lesson-lone-wolves-two-eye = Du spielst an. Die **3** hat ein Auge: Sie deckt eine verdeckte Narbe ihres Gebiets auf.
lesson-lone-wolves-two-eye-goal = Spiele eine 3 an und schau, was sie findet.
lesson-lone-wolves-two-no-other = Nur die 3 sieht im Dunkeln.
lesson-lone-wolves-two-know-one = In einer Farbe gewinnt die höhere, aber 2 schlägt 7.
lesson-lone-wolves-two-know-two = Die 3 deckt eine Narbe auf, auch beim Bedienen.
lesson-lone-wolves-two-know-three = Beide Zeichen stehen auf den Karten.

## 5

lesson-lone-wolves-moon = Mond und Trumpf
lesson-lone-wolves-moon-about = Die letzte Narbe ruft den Mond
lesson-lone-wolves-moon-moon = Am Vulkan liegt noch **eine Narbe**. Wer die letzte nimmt, ruft dort den **Mond**.
lesson-lone-wolves-moon-moon-goal = Verliere dort den Stich, nimm die Narbe und lege sie ab.
lesson-lone-wolves-moon-no-won = Du weißt es noch: 2 schlägt 7. Gut, aber diesmal ist Verlieren der Plan.
lesson-lone-wolves-moon-no-elsewhere = Die Narbe nimmst du, wo deine Karte liegt. Die letzte liegt am Vulkan.
lesson-lone-wolves-moon-trump = Der Mond steht am Vulkan: **Rot ist Trumpf** und schlägt jede andere Farbe. Grün 7 ist angespielt, und du hast kein Grün.
lesson-lone-wolves-moon-trump-goal = Gewinne mit Trumpf.
lesson-lone-wolves-moon-no-lost = Eine andere Farbe verliert gegen Grün 7. Außer sie ist Trumpf.
lesson-lone-wolves-moon-know-one = Die letzte Narbe eines Gebiets bringt den Mond: 5 Ehre für die stärkere Seite.
lesson-lone-wolves-moon-know-two = Beim zweiten Mal der Blutmond: 3.
lesson-lone-wolves-moon-know-three = Die Farbe des neuesten ist Trumpf.

## 6

lesson-lone-wolves-scoring = Wertung
lesson-lone-wolves-scoring-about = Fünf Marker, zwei Monde, deine Narben
lesson-lone-wolves-scoring-last = Die letzte Karte, und du liegst 26 zu 28 zurück. Die stärkere Seite nimmt **Ehrenmarker** und **Mond** des Gebiets.
lesson-lone-wolves-scoring-last-goal = Spiele sie dort, wo sie die Partie gewinnt.
lesson-lone-wolves-scoring-no-other = Dort wechselt die Führung nicht. Lege 7 dazu, wo der andere weniger als 7 vorn ist.
lesson-lone-wolves-scoring-know-one = Mehr Stärke: Marker und Mond. Gleich: niemand.
lesson-lone-wolves-scoring-know-two = Narben zahlen extra.
lesson-lone-wolves-scoring-know-three = Die meiste Ehre gewinnt; bei Gleichstand mehr einsame Wölfe.

## 7

lesson-lone-wolves-borders = Grenzen
lesson-lone-wolves-borders-about = Der fortgeschrittene Spielplan
lesson-lone-wolves-borders-strength = Auf dem fortgeschrittenen Plan darf eine Narbe an einer **Grenze** liegen und wirkt auf beiden Seiten. Deine gibt +3 Stärke.
lesson-lone-wolves-borders-strength-goal = Übernimm Höhlen und Wüste auf einmal.
lesson-lone-wolves-borders-no-single = So gewinnst du nicht beide. Ein Zaun hat zwei Seiten: Schau zwischen Höhlen und Wüste.
lesson-lone-wolves-borders-honour = Das ist [[s4]]: Sie wirkt **sofort** und wendet den Ehrenmarker. An einer Grenze sind es zwei.
lesson-lone-wolves-borders-honour-goal = Hebe die Marker von Sumpf und Höhlen auf 10 und 9.
lesson-lone-wolves-borders-no-turn = Das wendet andere Marker oder nur einen. Du willst Sumpf und Höhlen zusammen.
lesson-lone-wolves-borders-know-one = Eine Narbe an der Grenze wirkt in beiden Gebieten.
lesson-lone-wolves-borders-know-two = Jede Grenze hat Platz für eine von dir.
lesson-lone-wolves-borders-know-three = Manche wirken sofort, und nur einmal.
