# Die Worte des Tisches von Einsame Wölfe im Browser.
# Karten, Gebiete, Plätze, Farben, Monde und Narben benennt terms.ftl; $who ist der Name eines Menschen.

## Wer, und wer am Zug ist

lone-you = Du
lone-you-inside = du
lone-nobody = niemand
lone-turn-over = Zu Ende gespielt
lone-turn-lead = { $you ->
    [yes] Du spielst an
   *[no] { $who } spielt an
}
lone-turn-follow = { $you ->
    [yes] Du gibst eine Karte zu
   *[no] { $who } gibt eine Karte zu
}
lone-turn-take = { $you ->
    [yes] Nimm eine Narbe
   *[no] { $who } nimmt eine Narbe
}
lone-turn-place = { $you ->
    [yes] Lege deine Narbe ab
   *[no] { $who } legt eine Narbe ab
}
lone-over = Das Spiel ist zu Ende
lone-won = { $you ->
    [yes] Du gewinnst
   *[no] { $who } gewinnt
}
lone-won-by = { $you ->
    [yes] Du gewinnst mit { $lead } Vorsprung
   *[no] { $who } gewinnt mit { $lead } Vorsprung
}
lone-won-tie = { $you ->
    [yes] Gleich viele Punkte, aber du hast mehr einsame Wölfe
   *[no] Gleich viele Punkte, aber { $who } hat mehr einsame Wölfe
}
lone-shared = Geteilter Sieg
lone-land-to = { NAME($land, kind: "land") }: { $who }, +{ $points }
lone-end-key = Die Stärke beider und was der Sieger des Gebiets bekommt: Ehrenmarker und Mond.
lone-waiting = { $who } entscheidet.
lone-decides = { $who } entscheidet
lone-thinks = { $who } denkt nach
lone-holds = { $who } hat { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
lone-cards-held = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
lone-away = { $who } ist nicht am Tisch.
lone-bot-plays = Für { $who } spielt ein Bot: { $level }.
lone-your-hand = Deine Hand

## Der Stich

lone-trick-of = Stich { $trick } von { $of }
lone-follow-suit = { NAME($card, kind: "card", form: "suit") } bedienen
lone-no-trump = kein Trumpf
lone-trump-short = Trumpf: { NAME($suit, kind: "suit") }
lone-trump = { NAME($suit, kind: "suit") } ist Trumpf
lone-trump-soon = { NAME($suit, kind: "suit") } ab dem nächsten Stich
lone-trump-then = { NAME($suit, kind: "suit") } ab dem nächsten Stich
lone-trump-word = Trumpf
lone-trump-next-word = danach Trumpf
lone-moon-at = { NAME($moon, kind: "moon") } { NAME($land, kind: "land", form: "at") }
lone-led-at = angespielt { NAME($land, kind: "land", form: "at") }
lone-leads = { $you ->
    [yes] du spielst an
   *[no] { $who } spielt an
}
lone-last-trick = Letzter Stich
lone-trick-to = { $you ->
    [yes] Du gewinnst Stich { $trick }.
   *[no] { $who } gewinnt Stich { $trick }.
}

## Was als Nächstes zu tun ist

lone-choose-card = Wähle eine Karte.
lone-choose-card-first = Wähle zuerst eine Karte
lone-choose-land = Wähle ein Gebiet für die { CARD($card) }.
lone-choose-scar = Wähle eine Narbe { NAME($land, kind: "land", form: "from") }.
lone-choose-slot = Wähle einen leeren Platz auf deiner Seite.
lone-play = Karte spielen
lone-play-card = Spielen: { CARD($card) }
lone-take = Narbe nehmen
lone-take-place = Nehmen und ablegen
lone-place = Narbe ablegen
lone-wait = Bitte warten
lone-back = Zurück
lone-nothing-back = Es gibt nichts zurückzunehmen

## Was folgen würde

lone-before = vorher
lone-now = jetzt
lone-after = danach
lone-wins-over = Die { CARD($card) } schlägt die { CARD($other) }.
lone-loses-to = Die { CARD($card) } verliert gegen die { CARD($other) }.
lone-why-trump = Trumpf schlägt jede andere Farbe.
lone-why-suit = Die angespielte Farbe schlägt eine andere.
lone-why-two = Eine 2 schlägt eine 7.
lone-why-higher = Die höhere Karte gewinnt.
lone-lead-next = Du spielst den nächsten Stich an.
lone-take-next = { $you ->
    [yes] Du nimmst eine Narbe.
   *[no] { $who } nimmt eine Narbe.
}
lone-turns-scar = Die 3 deckt eine Narbe { NAME($land, kind: "land", form: "at") } auf.
lone-you-lead = Die { CARD($card) } { NAME($land, kind: "land", form: "to") }.
lone-you-place = Die Narbe liegt { NAME($slot, kind: "slot", form: "at") }.
lone-you-take = Du nimmst: { NAME($scar, kind: "scar") }.
lone-you-take-hidden = Du nimmst eine verdeckte Narbe.
lone-seen-then = Du siehst sie, bevor du sie ablegst.
lone-moon-rises = Die letzte Narbe ist weg: { NAME($moon, kind: "moon", form: "the") } geht { NAME($land, kind: "land", form: "at") } auf und bestimmt ab dem nächsten Stich den Trumpf.
lone-row-strength = { NAME($land, kind: "land") }, { $who }
lone-row-turns = { CARD($card) } wird gewendet
lone-row-token = { NAME($land, kind: "land") }, Ehre { $points }
lone-row-turned = Ehrenmarker { NAME($land, kind: "land", form: "at") }
lone-row-joined = einsamer Wolf { NAME($land, kind: "land", form: "at") }
lone-row-moon = { NAME($moon, kind: "moon") }
lone-row-moon-at = { NAME($land, kind: "land", form: "at") }
lone-row-score = Ergebnis
lone-if-lose = Wenn du { NAME($land, kind: "land", form: "at") } verlierst
lone-if-lose-line = Wenn du hier verlierst, nimmst du
lone-if-lose-none = Wenn du hier verlierst, gibt es keine Narbe zu nehmen.

## Karten, die zu sehen waren

lone-cards-seen = Gesehene Karten
lone-not-seen = { $count ->
    [one] { $count } noch nicht gesehen
   *[other] { $count } noch nicht gesehen
}
lone-seen-up = offen
lone-seen-turned = gewendet
lone-seen-held = deine
lone-seen-unseen = nicht gesehen
lone-out-of = { $who } hat keine Karte dieser Farben: { $suits }.

## Gebiete und Narben

lone-free = { $free } frei
lone-full = voll
lone-worth-now = Jetzt: { $worth }.
lone-worth-points = +{ $points } Ehre
lone-worth-strength = { $strength } Stärke
lone-worth-done = getan
lone-gain-points = { $points } zu deinem Ergebnis
lone-strength-of = { $who }: Stärke { $total }
lone-strength-from = Offene Wölfe { $cards }, einsame Wölfe { $lone }, Narben { $scars }.
lone-points-of = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
lone-scar-down-text = Niemand weiß, welche; wer sie nimmt, sieht sie vor dem Ablegen.
lone-lies-down = Sie liegt verdeckt.
lone-land-scars-of = Narben { NAME($land, kind: "land", form: "at") }

## Tasten

lone-key-back = Ein Schritt zurück
lone-key-play = Gewähltes spielen
lone-key-undo = Zurücknehmen
lone-key-arrows = Durch Hand und Gebiete

## Warum nicht, in wenigen Worten

lone-no-game-over = Das Spiel ist zu Ende
lone-no-lead-first = Zuerst anspielen
lone-no-follow-first = Zuerst Karte zugeben
lone-no-take-first = Zuerst eine Narbe nehmen
lone-no-place-first = Zuerst die Narbe ablegen
lone-no-not-in-your-hand = Nicht in deiner Hand
lone-no-must-follow-suit = Du hast { NAME($suit, kind: "suit") }
lone-no-land-full = Das Gebiet ist voll
lone-no-no-such-scar = Keine solche Narbe hier
lone-no-no-hidden-scar = Keine verdeckte Narbe hier
lone-no-no-border-slots = Keine Plätze an den Grenzen
lone-no-no-empty-slot = Kein leerer Platz

## Für alle, die zuhören

lone-card = { CARD($card) }
lone-card-ok = kann gespielt werden
lone-card-no = kann nicht gespielt werden
lone-card-held = gewählt
lone-mark-beats = schlägt 7
lone-mark-turns = deckt eine Narbe auf
lone-turned = einsamer Wolf, vorher { CARD($card) }
lone-turned-unseen = einsamer Wolf, den niemand gesehen hat
lone-no-cards = keine Karten
lone-side = { $who }: Stärke { $strength }, { $cards }.{ $scars }
lone-side-scars = {" "}Narben: { $scars }.
lone-scars-down = { $count ->
    [one] { $count } verdeckt
   *[other] { $count } verdeckt
}
lone-no-scars = keine
lone-land-name = { NAME($land, kind: "land") }.
lone-land-honour = Ehrenmarker { $up }, andere Seite { $down }.
lone-land-scars = Narben zu nehmen: { $scars }.
lone-land-free = { $free } von { $room } Plätzen frei.
lone-land-legal = Kann gewählt werden.
lone-land-shut = Kann nicht gewählt werden.
lone-land-chosen = Gewählt.
lone-moon-here = { NAME($moon, kind: "moon") }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
lone-slot-label = Platz { NAME($slot, kind: "slot", form: "at") }, { $gain }
lone-take-label = Nehmen: { NAME($scar, kind: "scar") }. { $text }

## Hinweise in den ersten Stichen

lone-hint-lead = Spiele eine beliebige Karte auf deine Seite eines beliebigen Gebiets. Die Gegenseite muss bedienen, wenn sie kann; in dieser Farbe gewinnt die höhere Karte, aber 2 schlägt 7.
lone-hint-follow = Helle Karten dürfen gespielt werden, in jedem Gebiet. Die Karte des Gewinners behält dort ihren Wert, die des Verlierers wird ein einsamer Wolf der Stärke 1.
lone-hint-take = Wer verliert, nimmt eine Narbe aus dem Gebiet der unterlegenen Karte. Jede ist etwas wert.
lone-hint-place = Lege die Narbe auf einen hellen Platz deiner Seite. Die Zahl daneben sagt, was sie dort jetzt wert wäre.
