# Co mówią obrazki: na papierze (SVG, PNG) i w terminalu. Nazwy rzeczy są w `terms`.

## Wilki: na papierze

picture-the-wolves = Wilki: { $packs }; data { $date } z { $last }
picture-to-draft = rozstawia
picture-reached = nadeszła
picture-no-region = żaden region
picture-prey-two = zwierzyna, dwie sztuki
picture-places = 1. / 2. miejsce
picture-any-terrain = dowolny teren
picture-extra-action = dodatkowa akcja
picture-leader = prowadzi, kontrola

## Wilki: w terminalu

picture-pieces = Pionki
picture-ground = Teren
picture-tokens = Żetony
picture-first-second = (pierwsze/drugie miejsce)
picture-date = data { $date } z { $last } ({ $phases })
picture-tiles = kafelki
picture-won = zdobyte
picture-second = 2. miejsce
picture-group-tracks = tory
picture-group-left = zostało
picture-group-bonus = bonusowe
picture-head-points = punkty
picture-head-spread = aktyw.
picture-head-speed = szybk.
picture-head-howl = wycie
picture-head-dens = nory
picture-head-wolves = wilki
picture-head-lairs = legow.
picture-head-terrain = teren
picture-head-action = akcja
picture-prey-moose = łoś
picture-prey-deer = jeleń
picture-prey-raccoon = szop
picture-prey-boar = dzik
picture-prey-rabbit = królik
picture-phase-crescent = sierp
picture-phase-quarter = kwadr
picture-phase-full = pełn.

## Samotne wilki: na papierze i w terminalu

picture-board = plansza { NAME($board, kind: "board") }
picture-trick = lewa { $trick } z { $total }
picture-over = koniec gry
picture-next-trump = Następny atut: { NAME($suit, kind: "suit") }
picture-next-trick = od następnej lewy
picture-moon-at = { NAME($moon, kind: "moon") } { NAME($land, kind: "land", form: "at") }
picture-note-lead = prowadzi
picture-note-follow = odpowiada
picture-note-take = bierze bliznę
picture-note-place = kładzie bliznę
picture-note-wins = wygrywa
picture-note-shares = dzieli zwycięstwo
picture-led = { $who } prowadzi
picture-followed = { $who } odpowiada
picture-trick-won = { $who } bierze lewę.
picture-at = { NAME($land, kind: "land", form: "at") }
picture-at-won = { NAME($land, kind: "land", form: "at") }, wygrana
picture-at-lost = { NAME($land, kind: "land", form: "at") }, przegrana
picture-face-down = zakryta
picture-out-of = bez
picture-set-aside = odłożone: { $left } z { $count }
picture-in-box = w pudełku
picture-box-discarded = pudełko, odrzucone
picture-box-empty = pudełko puste
picture-key-strength = siła
picture-key-at-once = od razu
picture-key-honour = honor
picture-key-face-down = zakryta
picture-key-seen = odwrócony, znany
picture-key-never-seen = nieznany
picture-empty = puste: { $count }
picture-leads = { $strength } prowadzi
picture-row-scars = blizny
picture-row-borders = granice
picture-row-token = żeton
picture-row-left = zostało
picture-row-free = wolne
picture-row-aside = odłożone
picture-row-box = pudełko
picture-row-discard = odrzucone
picture-lone-wolves = { $count ->
    [one] { $count } samotny wilk
    [few] { $count } samotne wilki
   *[many] { $count } samotnych wilków
}
picture-cards = Karty
picture-scars = Blizny
picture-key-lone = { $turned } odwrócona, { $unseen } nieznana: samotne wilki, siła 1
