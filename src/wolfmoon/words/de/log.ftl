# Was geschah: das Protokoll einer Partie. $who hat es getan, $whom ist es geschehen;
# beides sind Namen von Menschen, also darf kein Satz von ihrem Geschlecht oder ihrer Zahl abhängen.

## Jedes Spiel

log-turn = Am Zug: { $who }.
log-ended = { $reason ->
    [full] Der Vollmond ist gewertet: Das Spiel ist zu Ende.
    [quiet] Zu lange kam nichts auf den Mondkalender: Das Spiel ist zu Ende.
    [tricks] Alle Stiche sind gespielt: Das Spiel ist zu Ende.
   *[other] Das Spiel ist zu Ende.
}
log-final = { $who }: { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}, Platz { $rank }.
log-won = Sieg: { $who }.
log-shared = Geteilter Sieg: { $who }.

## Die Wölfe

log-drafted = { $who } stellt auf { $hex } einen Alphawolf und einen Rudelwolf auf.
log-extra-action = { $who } gibt einen Aktions-Bonusmarker für eine weitere Aktion aus.
log-paid = { $who } bezahlt { $cost } × { NAME($terrain, kind: "terrain") } für „{ NAME($action, kind: "action") }“{ $bonus ->
    [0] .
    [one] , davon { $bonus } Gelände-Bonusmarker.
   *[other] , davon { $bonus } Gelände-Bonusmarker.
}
log-moved = { $who }: { NAME($piece, kind: "piece") } von { $from } nach { $to }.
log-stayed = { $who }: Kein Wolf bewegt sich.
log-pushed = { $who }: { NAME($piece, kind: "piece") } ({ $whom }) wird von { $from } nach { $to } verdrängt.
log-built = { $who } gräbt einen Bau auf { $hex }; { NAME($track, kind: "track") } ist jetzt { $value }.
log-upgraded = { $who } wertet den Bau auf { $hex } zur Höhle auf.
log-howled = { $who } heult den einsamen Wolf auf { $hex } an; { NAME($piece, kind: "piece", form: "a") } kommt zum Rudel.
log-dominated-wolf = { $who } dominiert einen Rudelwolf ({ $whom }) auf { $hex }; { NAME($piece, kind: "piece", form: "a") } nimmt seinen Platz ein.
log-dominated-den = { $who } dominiert einen Bau ({ $whom }) auf { $hex }; { NAME($track, kind: "track") } ist jetzt { $value }.
log-hunted = { $who } erjagt auf { $hex } Beute: { NAME($prey, kind: "prey") }.
log-gained = { $who } erhält einen { NAME($bonus, kind: "bonus") }.
log-moonlight = Der Mondkalender steht auf Tag { $date }.
log-phase = { $phase ->
    [crescent] Die Mondsichel ist erreicht: Ihre Regionen werden am Ende dieses Zuges gewertet.
    [quarter] Der Halbmond ist erreicht: Seine Regionen werden am Ende dieses Zuges gewertet.
   *[full] Der Vollmond ist erreicht: Seine Regionen werden am Ende dieses letzten Zuges gewertet.
}
log-region = Region { $region } wird gewertet: { NAME($phase, kind: "phase") }.
log-region-first = { $who }: Wertungsmarker der Region { $region }{ $why ->
    [alphas] {" "}dank mehr Alphawölfen
   *[control] {""}
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
log-region-second = { $who }: zweiter Platz in Region { $region }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
log-region-tied = Gleichstand um den ersten Platz in Region { $region }; der Marker wird abgeworfen.
log-region-neutral = In Region { $region } liegt das neutrale Rudel vorn; der Marker wird abgeworfen.
log-region-empty = Region { $region } ist leer; der Marker wird abgeworfen.

## Einsame Wölfe

log-led = { $who } spielt an: die { CARD($card) } { NAME($land, kind: "land", form: "to") }.
log-followed = { $who } gibt zu: die { CARD($card) } { NAME($land, kind: "land", form: "to") }.
log-revealed = { $who } deckt eine Narbe { NAME($land, kind: "land", form: "at") } auf: { NAME($scar, kind: "scar") }.
log-trick-won = { $who } gewinnt Stich { $trick } mit der { CARD($card, form: "dat") }: { $why ->
    [trump] sie ist Trumpf
    [suit] die andere Karte bedient nicht
    [two] 2 schlägt 7
   *[higher] sie ist höher
}.
log-turned = Die { CARD($card) } { NAME($land, kind: "land", form: "at") } ({ $who }) ist jetzt ein einsamer Wolf.
log-took = { $who } nimmt eine Narbe { NAME($land, kind: "land", form: "from") }: { NAME($scar, kind: "scar") }.
log-took-hidden = { $who } nimmt eine verdeckte Narbe { NAME($land, kind: "land", form: "from") }.
log-took-hidden-seen = { $who } nimmt eine verdeckte Narbe { NAME($land, kind: "land", form: "from") }: { NAME($scar, kind: "scar") }.
log-discarded = { $who } hat keinen leeren Platz: Die Narbe wird abgeworfen ({ NAME($scar, kind: "scar") }).
log-placed = { $who } legt { NAME($slot, kind: "slot", form: "at") } eine Narbe ab: { NAME($scar, kind: "scar") }.
log-joined = { $who }: Ein ungesehener einsamer Wolf kommt { NAME($land, kind: "land", form: "at") } dazu.
log-honour = { $who } wendet den Ehrenmarker { NAME($land, kind: "land", form: "at") }: { $from } → { $to }.
log-moon = Die letzte Narbe { NAME($land, kind: "land", form: "from") } ist genommen: Dort liegt jetzt { NAME($moon, kind: "moon", form: "the") }.
log-trump = Trumpf ist jetzt { NAME($suit, kind: "suit") }.
log-strength = Stärke { NAME($land, kind: "land", form: "at") } ({ $who }): { $from } → { $to }.
log-points = Punkte ({ $who }): { $from } → { $to }.
log-land-won = { $who } gewinnt { NAME($land, kind: "land", form: "acc") }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
log-land-tied = Niemand gewinnt { NAME($land, kind: "land", form: "acc") }: Beide sind gleich stark.
log-scars-scored = Narben ({ $who }): { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
