# Was Bilder sagen: auf Papier (SVG, PNG) und im Terminal. Die Namen der Dinge stehen in `terms`.

## Die Wölfe: auf Papier

picture-the-wolves = Die Wölfe: { $packs }; Tag { $date } von { $last }
picture-to-draft = stellt auf
picture-reached = erreicht
picture-no-region = keine Region
picture-prey-two = Beute, zwei davon
picture-places = 1. / 2. Platz
picture-any-terrain = jedes Gelände
picture-extra-action = weitere Aktion
picture-leader = führt, Kontrolle

## Die Wölfe: im Terminal

picture-pieces = Figuren
picture-ground = Gelände
picture-tokens = Marker
picture-first-second = (erster/zweiter Platz)
picture-date = Tag { $date } von { $last } ({ $phases })
picture-tiles = Plättchen
picture-won = gewonnen
picture-second = 2. Platz
picture-group-tracks = Leisten
picture-group-left = übrig
picture-group-bonus = Bonusmarker
picture-head-points = Punkte
picture-head-spread = Ausbr.
picture-head-speed = Tempo
picture-head-howl = Heulen
picture-head-dens = Baue
picture-head-wolves = Wölfe
picture-head-lairs = Höhlen
picture-head-terrain = Gelände
picture-head-action = Aktion
picture-prey-moose = Elch
picture-prey-deer = Hirsch
picture-prey-raccoon = Wasch.
picture-prey-boar = Wilds.
picture-prey-rabbit = Kanin.
picture-phase-crescent = Sich.
picture-phase-quarter = Halb
picture-phase-full = Voll

## Einsame Wölfe: auf Papier und im Terminal

picture-board = Spielplan: { NAME($board, kind: "board") }
picture-trick = Stich { $trick } von { $total }
picture-over = Spielende
picture-next-trump = Nächster Trumpf: { NAME($suit, kind: "suit") }
picture-next-trick = ab dem nächsten Stich
picture-moon-at = { NAME($moon, kind: "moon") } { NAME($land, kind: "land", form: "at") }
picture-note-lead = spielt an
picture-note-follow = spielt nach
picture-note-take = nimmt eine Narbe
picture-note-place = legt eine Narbe ab
picture-note-wins = gewinnt
picture-note-shares = teilt den Sieg
picture-led = { $who } spielt an
picture-followed = { $who } spielt nach
picture-trick-won = { $who } gewinnt den Stich.
picture-at = { NAME($land, kind: "land", form: "at") }
picture-at-won = { NAME($land, kind: "land", form: "at") }, gewonnen
picture-at-lost = { NAME($land, kind: "land", form: "at") }, verloren
picture-face-down = verdeckt
picture-out-of = ohne
picture-set-aside = beiseite: { $left } von { $count }
picture-in-box = in der Schachtel
picture-box-discarded = Schachtel, Ablage
picture-box-empty = Schachtel leer
picture-key-strength = Stärke
picture-key-at-once = sofort
picture-key-honour = Ehre
picture-key-face-down = verdeckt
picture-key-seen = gewendet, bekannt
picture-key-never-seen = unbekannt
picture-empty = { $count } leer
picture-leads = { $strength } führt
picture-row-scars = Narben
picture-row-borders = Grenzen
picture-row-token = Marker
picture-row-left = übrig
picture-row-free = frei
picture-row-aside = beiseite
picture-row-box = Schachtel
picture-row-discard = Ablage
picture-lone-wolves = { $count ->
    [one] { $count } einsamer Wolf
   *[other] { $count } einsame Wölfe
}
picture-cards = Karten
picture-scars = Narben
picture-key-lone = { $turned } gewendet, { $unseen } unbekannt: einsame Wölfe, Stärke 1
