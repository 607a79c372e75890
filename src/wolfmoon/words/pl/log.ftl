# Co się stało: dziennik gry. $who to ten, kto to zrobił, $whom ten, komu to zrobiono;
# to imiona ludzi, więc żadne zdanie nie może zależeć od ich rodzaju ani liczby.

## Każda gra

log-turn = Tura: { $who }.
log-ended = { $reason ->
    [full] Pełnia jest podliczona: koniec gry.
    [quiet] Od dawna nic nie trafiło na planszę faz księżyca: koniec gry.
    [tricks] Wszystkie lewy są rozegrane: koniec gry.
   *[other] Koniec gry.
}
log-final = { $who }: { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
   *[many] { $total } punktów
}, miejsce { $rank }.
log-won = Zwycięstwo: { $who }.
log-shared = Wspólne zwycięstwo: { $who }.

## Wilki

log-drafted = { $who } stawia wilka alfa i zwykłego wilka na { $hex }.
log-extra-action = { $who } wydaje żeton akcji bonusowej na dodatkową akcję.
log-paid = { $who } płaci { $cost } × { NAME($terrain, kind: "terrain") } za „{ NAME($action, kind: "action") }”{ $bonus ->
    [0] .
    [one] , w tym { $bonus } bonusowy żeton terenu.
    [few] , w tym { $bonus } bonusowe żetony terenu.
   *[many] , w tym { $bonus } bonusowych żetonów terenu.
}
log-moved = { $who }: { NAME($piece, kind: "piece") } idzie z { $from } na { $to }.
log-stayed = { $who }: żaden wilk się nie rusza.
log-pushed = { $who } wypycha { NAME($piece, kind: "piece", form: "acc") } ({ $whom }) z { $from } na { $to }.
log-built = { $who } buduje norę na { $hex }; { NAME($track, kind: "track") } wynosi teraz { $value }.
log-upgraded = { $who } ulepsza norę na { $hex } do legowiska.
log-howled = { $who } wyje do samotnego wilka na { $hex }; do stada dołącza { NAME($piece, kind: "piece") }.
log-dominated-wolf = { $who } dominuje nad zwykłym wilkiem ({ $whom }) na { $hex }; jego miejsce zajmuje { NAME($piece, kind: "piece") }.
log-dominated-den = { $who } dominuje nad norą ({ $whom }) na { $hex }; { NAME($track, kind: "track") } wynosi teraz { $value }.
log-hunted = { $who } zdobywa zwierzynę na { $hex }: { NAME($prey, kind: "prey") }.
log-gained = { $who } dostaje { NAME($bonus, kind: "bonus") }.
log-moonlight = Plansza faz księżyca dochodzi do daty { $date }.
log-phase = { $phase ->
    [crescent] Nadszedł sierp: jego regiony punktują na koniec tej tury.
    [quarter] Nadeszła kwadra: jej regiony punktują na koniec tej tury.
   *[full] Nadeszła pełnia: jej regiony punktują na koniec tej, ostatniej tury.
}
log-region = Punktuje region { $region }: { NAME($phase, kind: "phase") }.
log-region-first = { $who }: żeton regionu { $region }{ $why ->
    [alphas] {" "}dzięki wilkom alfa
   *[control] {""}
}, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
log-region-second = { $who }: drugie miejsce w regionie { $region }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
log-region-tied = Remis o pierwsze miejsce w regionie { $region }; żeton przepada.
log-region-neutral = W regionie { $region } wygrywa stado neutralne; żeton przepada.
log-region-empty = Region { $region } jest pusty; żeton przepada.

## Samotne Wilki

log-led = { $who } prowadzi: { CARD($card) } { NAME($land, kind: "land", form: "to") }.
log-followed = { $who } odpowiada: { CARD($card) } { NAME($land, kind: "land", form: "to") }.
log-revealed = { $who } odkrywa bliznę { NAME($land, kind: "land", form: "at") }: { NAME($scar, kind: "scar") }.
log-trick-won = { $who } bierze lewę { $trick } ({ CARD($card) }): { $why ->
    [trump] to atut
    [suit] druga karta nie jest w kolorze prowadzącym
    [two] 2 bije 7
   *[higher] to wyższa karta
}.
log-turned = Samotnym wilkiem staje się { CARD($card) } { NAME($land, kind: "land", form: "at") } ({ $who }).
log-took = { $who } bierze bliznę { NAME($land, kind: "land", form: "from") }: { NAME($scar, kind: "scar") }.
log-took-hidden = { $who } bierze zakrytą bliznę { NAME($land, kind: "land", form: "from") }.
log-took-hidden-seen = { $who } bierze zakrytą bliznę { NAME($land, kind: "land", form: "from") }: { NAME($scar, kind: "scar") }.
log-discarded = { $who } nie ma pustego pola: blizna przepada ({ NAME($scar, kind: "scar") }).
log-placed = { $who } kładzie bliznę { NAME($slot, kind: "slot", form: "at") }: { NAME($scar, kind: "scar") }.
log-joined = { $who }: { NAME($land, kind: "land", form: "at") } dołącza samotny wilk, którego nikt nie widział.
log-honour = { $who } odwraca żeton honoru { NAME($land, kind: "land", form: "at") }: { $from } → { $to }.
log-moon = Ostatnia blizna zabrana { NAME($land, kind: "land", form: "from") }: leży tam teraz { NAME($moon, kind: "moon") }.
log-trump = Atutem jest teraz kolor { NAME($suit, kind: "suit") }.
log-strength = Siła { NAME($land, kind: "land", form: "at") } ({ $who }): { $from } → { $to }.
log-points = Punkty ({ $who }): { $from } → { $to }.
log-land-won = { $who } wygrywa { NAME($land, kind: "land", form: "acc") }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
log-land-tied = Nikt nie wygrywa { NAME($land, kind: "land", form: "of") }: siły są równe.
log-scars-scored = Blizny ({ $who }): { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
