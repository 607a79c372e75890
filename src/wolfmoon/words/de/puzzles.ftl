# Rätsel: Arten, Ziele, Themen und was geteilt wird.

puzzle-kind-open = Offene Hände
puzzle-kind-safe = Sicher gegen jede Hand
puzzle-kind-percentage = Gegen die meisten Hände
puzzle-kind-goal = Ein Ziel für den Zug
puzzle-kind-best = Der beste Zug
puzzle-kind-threat = Die Drohung
puzzle-kind-decision = Die beste Entscheidung

puzzle-asked-open = Alle Karten liegen offen, und die andere Seite spielt so gut es geht.
puzzle-asked-safe = Du siehst nur deine Hand. Jede mögliche Hand wird bestmöglich zu Ende gespielt.
puzzle-asked-percentage = Nichts gewinnt gegen jede Hand. Jede mögliche Hand wird bestmöglich zu Ende gespielt.
puzzle-asked-goal = Jeder Zug, der das Ziel erreicht, ist richtig.
puzzle-asked-best = Mit den Antworten der anderen: Jeder Zug, der so gut ist wie der beste, ist richtig.
puzzle-asked-threat = Angenommen, du setzt aus: Was könnte dein Nachbar tun? Spiele dessen Zug.
puzzle-asked-decision = Nach dem, was du damals wissen konntest: Jede Entscheidung, die so gut ist wie die beste, ist richtig.

puzzle-goal-score = { $count ->
    [one] Hole in diesem Zug { $count } Punkt.
   *[other] Hole in diesem Zug { $count } Punkte.
}
puzzle-goal-first = Sei am Ende des Zuges Erster in Region { $of }.
puzzle-goal-take = { $count ->
    [one] Werde in { $count } weiteren Region Erster.
   *[other] Werde in { $count } weiteren Regionen Erster.
}
puzzle-goal-hunt = { $count ->
    [one] Erjage in diesem Zug { $count } Beutetier.
   *[other] Erjage in diesem Zug { $count } Beutetiere.
}
puzzle-goal-prey = Erjage diese Beute: { NAME($of, kind: "prey") }.
puzzle-goal-lair = { $count ->
    [one] Baue in diesem Zug eine Höhle.
   *[other] Baue in diesem Zug { $count } Höhlen.
}
puzzle-goal-howl = { $count ->
    [one] Hole in diesem Zug einen einsamen Wolf ins Rudel.
   *[other] Hole in diesem Zug { $count } einsame Wölfe ins Rudel.
}
puzzle-goal-dominate = { $count ->
    [one] Dominiere eine Figur der anderen.
   *[other] Dominiere { $count } Figuren der anderen.
}
puzzle-goal-harm = { $count ->
    [one] Dominiere eine Figur des Rudels, das ausgesetzt hat.
   *[other] Dominiere { $count } Figuren des Rudels, das ausgesetzt hat.
}
puzzle-goal-clear = Lass keinen fremden Wolf in Region { $of } übrig.
puzzle-goal-phase = Erreiche diese Mondphase: { NAME($of, kind: "phase") }.
puzzle-goal-win = Beende mit diesem Zug das Spiel, und gewinne es.
puzzle-goal-best = Finde den besten Zug.
puzzle-goal-decision = Finde die beste Entscheidung.
puzzle-goal-ahead = { $count ->
    [one] Gewinne mit mindestens { $count } Punkt Vorsprung.
   *[other] Gewinne mit mindestens { $count } Punkten Vorsprung.
}
puzzle-goal-every = { $count ->
    [one] Gewinne gegen die eine mögliche Hand.
   *[other] Gewinne gegen jede der { $count } möglichen Hände.
}
puzzle-goal-most = Gewinne gegen mindestens { $count } der möglichen Hände.

puzzle-theme-lone-wolves-lead = Du spielst aus
puzzle-theme-lone-wolves-follow = Du antwortest
puzzle-theme-lone-wolves-scar = Die Narbe
puzzle-theme-lone-wolves-two-tricks = Zwei Stiche
puzzle-theme-lone-wolves-three-tricks = Drei Stiche
puzzle-theme-lone-wolves-four-tricks = Vier Stiche
puzzle-theme-lone-wolves-lose-to-win = Verlieren, um zu gewinnen
puzzle-theme-lone-wolves-two-beats-seven = 2 schlägt 7
puzzle-theme-lone-wolves-trump = Trumpf
puzzle-theme-lone-wolves-low-card = Eine niedrige Karte gewinnt
puzzle-theme-lone-wolves-moon = Der Mond
puzzle-theme-lone-wolves-honour = Ehre gewendet
puzzle-theme-lone-wolves-joins = Ein einsamer Wolf kommt dazu
puzzle-theme-lone-wolves-last-place = Der letzte Platz
puzzle-theme-lone-wolves-level = Gleichstand in einem Gebiet
puzzle-theme-lone-wolves-border = Auf der Grenze
puzzle-theme-lone-wolves-behind = Aus dem Rückstand
puzzle-theme-lone-wolves-narrow = Um einen Punkt
puzzle-theme-lone-wolves-only = Nur ein Weg

puzzle-theme-the-wolves-hunt = Jagd
puzzle-theme-the-wolves-double-hunt = Doppelte Jagd
puzzle-theme-the-wolves-region = Eine Region erobert
puzzle-theme-the-wolves-two-regions = Zwei Regionen erobert
puzzle-theme-the-wolves-alphas = Alphawölfe entscheiden
puzzle-theme-the-wolves-lair = Höhle
puzzle-theme-the-wolves-den-to-lair = Bau und Höhle in einem Zug
puzzle-theme-the-wolves-den = Bau
puzzle-theme-the-wolves-howl = Heulen
puzzle-theme-the-wolves-new-alpha = Ein neuer Alphawolf
puzzle-theme-the-wolves-dominate = Dominieren
puzzle-theme-the-wolves-push = Verdrängen
puzzle-theme-the-wolves-extra-action = Bonusaktion
puzzle-theme-the-wolves-any-terrain = Beliebiges Gelände
puzzle-theme-the-wolves-turned-tile = Ein Plättchen zweimal
puzzle-theme-the-wolves-moon = Eine Phase wird gewertet
puzzle-theme-the-wolves-end = Der letzte Zug
puzzle-theme-the-wolves-before-full = Vor dem Vollmond
puzzle-theme-the-wolves-two-players = Zu zweit
puzzle-theme-the-wolves-many-players = Zu viert oder fünft

puzzle-share-day = Wolfmoon, Rätsel vom { $day }
puzzle-share = Wolfmoon, Rätsel { $name }
puzzle-share-goal = { NAME($game, kind: "game") }: { $goal }
puzzle-share-tries = Gelöst bei Versuch { $count }{ $timed ->
    [yes] , { $took }
   *[no] {""}
}
