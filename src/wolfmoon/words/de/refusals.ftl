# Warum etwas nicht geht. Die Schlüssel sind das Spiel und der Grund aus seinen Regeln.

not-your-decision = Du bist nicht am Zug.

## Die Wölfe

the-wolves-game-over = Das Spiel ist zu Ende.
the-wolves-asked-something-else = Entscheide zuerst, { NAME($asks, kind: "the-wolves-asks") }.
the-wolves-no-such-hex = { $hex } liegt nicht auf dem Spielplan { $players ->
    [2] für zwei Spieler
    [3] für drei Spieler
    [4] für vier Spieler
   *[other] für fünf Spieler
}.
the-wolves-not-land = { $hex } ist Wasser oder Schlucht; dort kann keine Figur stehen.
the-wolves-not-on-start-tile = Stelle deine Wölfe auf dem Starttableau auf; { $hex } liegt nicht darauf.
the-wolves-not-empty = Stelle deine Wölfe auf einem leeren Feld auf; { $hex } ist besetzt.
the-wolves-same-side-of-the-chasm = Dein zweites Paar kommt auf die andere Seite der Schlucht.
the-wolves-crescent-region = Der oberste Marker dieser Region ist eine Mondsichel; wähle eine andere Region.
the-wolves-no-action-left = Du hast beide Aktionen ausgeführt und hast keinen Aktions-Bonusmarker.
the-wolves-two-actions-first = Führe zuerst zwei Aktionen aus (bisher: { $taken }).
the-wolves-cannot-pay = Das kostet { $cost } × { NAME($terrain, kind: "terrain") }; du kannst { $means } bezahlen.
the-wolves-tile-shows-another-terrain = Jedes Plättchen muss { NAME($terrain, kind: "terrain") } zeigen.
the-wolves-too-many-tiles = Das ist mehr, als es kostet: { $cost }.
the-wolves-not-enough-bonus-tokens = Nötige Gelände-Bonusmarker: { $needed }; du hast { $tokens }.
the-wolves-lone-wolf-there = Auf { $hex } steht ein einsamer Wolf.
the-wolves-prey-there = Auf { $hex } steht Beute.
the-wolves-hex-full = Auf { $hex } stehen zwei Figuren; für eine dritte ist kein Platz.
the-wolves-neutral-there = Das neutrale Rudel kann nicht bewegt, verdrängt oder dominiert werden.
the-wolves-no-wolf-of-yours = Auf { $hex } steht kein solcher Wolf von dir.
the-wolves-has-moved = Dieser Wolf hat sich in dieser Aktion schon bewegt.
the-wolves-nowhere-to-end = Dieser Wolf erreicht kein Feld mit { NAME($terrain, kind: "terrain") }, auf dem er stehen bleiben darf.
the-wolves-already-there = Ein Wolf muss auf einem anderen Feld stehen bleiben als auf dem, von dem er kommt.
the-wolves-wrong-terrain = { $hex } ist { NAME($ground, kind: "terrain") }; diese Bewegung muss auf { NAME($terrain, kind: "terrain") } enden.
the-wolves-too-far = { $hex } ist zu weit weg: Entfernung { $steps }, Wolfsgeschwindigkeit { $speed }.
the-wolves-enemy-lair = Ein Wolf darf nicht auf einer feindlichen Höhle stehen bleiben.
the-wolves-enemy-alpha = Ein feindlicher Alphawolf kann nicht verdrängt werden.
the-wolves-enemy-wolf = Nur ein Alphawolf kann einen feindlichen Rudelwolf verdrängen.
the-wolves-nowhere-to-push = Der feindliche Wolf könnte nirgendwohin ausweichen.
the-wolves-not-open-to-pushed-wolf = Ein verdrängter Wolf darf nur auf ein leeres Feld oder auf eines mit einer einzigen Figur seiner Farbe.
the-wolves-not-nearest = { $hex } ist nicht das nächste Feld für den verdrängten Wolf: Entfernung { $steps }, die kleinste ist { $nearest }.
the-wolves-built-there = Auf { $hex } steht schon ein Bau oder eine Höhle.
the-wolves-enemy-there = Auf { $hex } steht eine feindliche Figur, und ein Bau hat den niedrigsten Rang.
the-wolves-no-alpha-near-den = Weder auf { $hex } noch daneben steht ein Alphawolf von dir.
the-wolves-no-den-left = Du hast keinen Bau mehr.
the-wolves-no-den-on-track = Auf der Leiste „{ NAME($track, kind: "track") }“ ist kein Bau mehr.
the-wolves-no-den-of-yours = Auf { $hex } steht kein Bau von dir.
the-wolves-not-by-water = { $hex } liegt nicht neben einer Wasserquelle.
the-wolves-no-alpha-near-lair = Weder auf { $hex } noch daneben steht ein Alphawolf von dir.
the-wolves-region-has-your-lair = In dieser Region hast du schon eine Höhle.
the-wolves-no-lair-left = Du hast keine Höhle mehr.
the-wolves-no-lone-wolf = Auf { $hex } steht kein einsamer Wolf.
the-wolves-out-of-range = { $hex } ist zu weit von deinen Alphawölfen weg: Entfernung { $distance }, Heulreichweite { $range }.
the-wolves-no-wolf-left = Deine Wolfsleiste ist leer.
the-wolves-no-enemy-pack-wolf = Auf { $hex } steht kein feindlicher Rudelwolf.
the-wolves-no-enemy-den = Auf { $hex } steht kein feindlicher Bau.
the-wolves-safe-pair = Zwei Figuren einer Farbe auf einem Feld sind sicher.
the-wolves-safe-alpha = Ein Alphawolf kann nicht dominiert werden.
the-wolves-safe-lair = Eine Höhle kann nicht dominiert werden.
the-wolves-no-wolf-to-replace = Deine Wolfsleiste ist leer; du hast keinen Wolf, der den Platz einnehmen könnte.
the-wolves-no-den-to-replace = Du hast keinen Bau mehr, der den Platz einnehmen könnte.
the-wolves-no-choice-of-prey = Diese Beute steht nicht zur Wahl.

## Einsame Wölfe

lone-wolves-game-over = Das Spiel ist zu Ende.
lone-wolves-lead-first = Spiele zuerst eine Karte an.
lone-wolves-follow-first = Gib zuerst eine Karte zu.
lone-wolves-take-first = Nimm zuerst eine Narbe { NAME($from_land, kind: "land", form: "from") }, wo deine unterlegene Karte liegt.
lone-wolves-place-first = Lege zuerst deine Narbe auf einen leeren Platz.
lone-wolves-not-in-your-hand = Die { CARD($card) } ist nicht in deiner Hand.
lone-wolves-must-follow-suit = Die { CARD($led) } wurde angespielt, und du hast { NAME($suit, kind: "suit") }; die { CARD($card) } bedient nicht.
lone-wolves-land-full = Es ist kein Platz mehr { NAME($land, kind: "land", form: "at") }: Ein Gebiet fasst { $room ->
    [one] { $room } Karte
   *[other] { $room } Karten
}.
lone-wolves-no-such-scar = Eine solche Narbe ({ $scar }) liegt nicht offen { NAME($from_land, kind: "land", form: "at") }, wo deine unterlegene Karte liegt.
lone-wolves-no-hidden-scar = Es liegt keine verdeckte Narbe { NAME($from_land, kind: "land", form: "at") }, wo deine unterlegene Karte liegt.
lone-wolves-no-border-slots = Auf dem { NAME($board, kind: "board", form: "at") } Spielplan dieses Tisches haben die Grenzen keine Plätze.
lone-wolves-no-empty-slot = Du hast keinen leeren Platz { NAME($slot, kind: "slot", form: "at") }: Plätze { $room }, davon belegt { $taken }.
