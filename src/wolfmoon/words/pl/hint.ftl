# Podpowiedzi. $whom to imię innego gracza. Każde zdanie mówi coś, co zostało dowiedzione.

## Drabina

hint-rung-look = Gdzie patrzeć
hint-rung-want = Do czego dążyć
hint-rung-turn = { $action ->
    [play] Karta
    [take] Blizna
    [take-hidden] Blizna
    [place] Pole
   *[other] Tura
}
hint-ruled = { $sentence } [{ $rule }]
hint-step = { $number }. { $sentence }
hint-sure = { $count ->
    [one] { $count } możliwość rozegrano dalej { $continuations } razy.
    [few] { $count } możliwości rozegrano dalej po { $continuations } razy, z tym samym szczęściem.
   *[many] { $count } możliwości rozegrano dalej po { $continuations } razy, z tym samym szczęściem.
}
hint-counted = { $count ->
    [one] { $count } decyzję rozwiązano we wszystkich { $continuations } układach zakrytych kart i blizn.
    [few] { $count } decyzje rozwiązano we wszystkich { $continuations } układach zakrytych kart i blizn.
   *[many] { $count } decyzji rozwiązano we wszystkich { $continuations } układach zakrytych kart i blizn.
}
hint-margin = Najlepsza jest warta o { $value } p.p. szansy wygranej więcej niż następna (od { $low } do { $high }).
hint-nothing-stands-out = { $count ->
    [one] Nic się nie wyróżnia.
    [few] Nic się nie wyróżnia: { $count } możliwości różnią się najwyżej o punkt szansy wygranej.
   *[many] Nic się nie wyróżnia: { $count } możliwości różni się najwyżej o punkt szansy wygranej.
}
hint-no-aim = Żaden cel się tu nie wyróżnia.
hint-gives-up = To oddaje { $value } p.p. szansy wygranej (od { $low } do { $high }).
hint-keeps = Nie da się pokazać, żeby to coś oddawało.
hint-card = { CARD($card) }

## Kroki

hint-step-play = Zagraj kartę { NAME($land, kind: "land", form: "to") }: { CARD($card) }.
hint-step-take = Weź tę bliznę: { NAME($scar, kind: "scar") }.
hint-step-take-hidden = Weź zakrytą bliznę.
hint-step-place = Połóż bliznę { NAME($slot, kind: "slot", form: "at") }.
hint-step-draft = Postaw parę wilków na { $hex }.
hint-step-move = { $count ->
    [0] Nie ruszaj żadnego wilka i odwróć kafelek: { NAME($terrain, kind: "terrain") }.
    [one] Rusz { $count } wilka, teren: { NAME($terrain, kind: "terrain") }.
    [few] Rusz { $count } wilki, teren: { NAME($terrain, kind: "terrain") }.
   *[many] Rusz { $count } wilków, teren: { NAME($terrain, kind: "terrain") }.
}
hint-step-den = Zbuduj norę na { $hex }, z tego toru: { NAME($track, kind: "track") }.
hint-step-lair = Ulepsz norę na { $hex } do legowiska.
hint-step-howl = Zawyj: samotny wilk z { $hex } dołącza do ciebie.
hint-step-dominate-pack = Zdominuj zwykłego wilka na { $hex } ({ $whom }).
hint-step-dominate-den = Zdominuj norę na { $hex } ({ $whom }).
hint-step-end = Zakończ turę.

## Samotne Wilki: stół

hint-land-pays = { $moon ->
    [moon] Kto wygra { NAME($land, kind: "land", form: "acc") }, dostaje { $points }: honor { $honour } i księżyc.
    [blood-moon] Kto wygra { NAME($land, kind: "land", form: "acc") }, dostaje { $points }: honor { $honour } i krwawy księżyc.
   *[none] Kto wygra { NAME($land, kind: "land", form: "acc") }, dostaje { $honour } honoru.
}
hint-land-stands = { $lead ->
    [ahead] Prowadzisz { NAME($land, kind: "land", form: "at") }, { $own } do { $theirs } ({ $whom }).
    [behind] Przegrywasz { NAME($land, kind: "land", form: "at") }, { $own } do { $theirs } ({ $whom }).
   *[level] Jest remis { NAME($land, kind: "land", form: "at") }, { $own } do { $theirs } ({ $whom }).
}
hint-places-left = { $count ->
    [one] Zostało tylko { $count } miejsce { NAME($land, kind: "land", form: "at") }.
    [few] Zostały tylko { $count } miejsca { NAME($land, kind: "land", form: "at") }.
   *[many] Zostało tylko { $count } miejsc { NAME($land, kind: "land", form: "at") }.
}
hint-last-scar = Jedna blizna została { NAME($land, kind: "land", form: "at") }: z nią przychodzi { NAME($moon, kind: "moon") }, punkty: { $points }, a atutem staje się kolor { NAME($suit, kind: "suit") }.
hint-scars-to-take = Blizny { NAME($land, kind: "land", form: "at") }: { $shown } odkryte, { $hidden } zakryte.
hint-scar-in-hand = Masz w ręku tę bliznę: { NAME($scar, kind: "scar") }.

## Samotne Wilki: czego chcieć

hint-land-to-take = Siła większa o { $need } { NAME($land, kind: "land", form: "at") } daje ci punkty: { $points }.
hint-land-to-hold = Utrzymaj przewagę { NAME($land, kind: "land", form: "at") }, teraz { $margin }: punkty { $points }.
hint-scar-to-get = Blizna { NAME($land, kind: "land", form: "from") }: { NAME($scar, kind: "scar") }. Od razu zyskujesz nad drugim graczem punkty: { $points }.
hint-hidden-to-get = Zakryta blizna { NAME($land, kind: "land", form: "from") }: niewidzianych jest { $unseen }, w tym z punktami: { $scoring }.
hint-slot-to-find = Pole, na którym to od razu daje najwięcej, punkty: { $points } ({ NAME($scar, kind: "scar") }).

## Samotne Wilki: liczenie rąk

hint-holds-trick = Ta karta utrzymuje lewę w { $hands } z { $of } { $of ->
    [one] możliwej ręki
    [few] możliwych rąk
   *[many] możliwych rąk
  }: { CARD($card) }.
hint-sure-trick = Ta karta utrzymuje lewę we wszystkich możliwych rękach ({ $of }): { CARD($card) }.
hint-only-beaten-by = { CARD($card) }: pobić ją mogą tylko { $cards }; niegroźne już: { $gone }.
hint-rival-void = { $whom } nie ma już tego koloru: { NAME($suit, kind: "suit") }.
hint-no-trump-out = { $whom } nie może mieć atutu: { NAME($suit, kind: "suit") }.
hint-reply-takes = Ukarałaby to { CARD($card) }, { $own } do { $theirs } { NAME($land, kind: "land", form: "at") }: { $whom } ma ją w { $hands } z { $of } { $of ->
    [one] ręki
    [few] rąk
   *[many] rąk
  }.

## Samotne Wilki: karty

hint-wins-trick = { CARD($card) } bije kartę { CARD($led) }: { $why ->
    [trump] to atut.
    [suit] druga nie jest w kolorze prowadzącym.
    [two] 2 bije 7.
   *[higher] jest wyższa.
}
hint-loses-trick = { $count ->
    [one] { CARD($card) } przegrywa z kartą { CARD($led) }: bierzesz { $count } bliznę, która leży { NAME($land, kind: "land", form: "at") }.
    [few] { CARD($card) } przegrywa z kartą { CARD($led) }: bierzesz jedną z { $count } blizn { NAME($land, kind: "land", form: "at") }.
   *[many] { CARD($card) } przegrywa z kartą { CARD($led) }: bierzesz jedną z { $count } blizn { NAME($land, kind: "land", form: "at") }.
}
hint-cannot-win = { $count ->
    [one] Jedyna karta, którą możesz zagrać, nie bije karty { CARD($led) }.
    [few] Żadna z { $count } kart, które możesz zagrać, nie bije karty { CARD($led) }.
   *[many] Żadna z { $count } kart, które możesz zagrać, nie bije karty { CARD($led) }.
}
hint-lowest-winner = { $count ->
    [one] { CARD($card) } to jedyna twoja karta, która wygrywa.
    [few] { CARD($card) } to najniższa z twoich { $count } kart, które wygrywają.
   *[many] { CARD($card) } to najniższa z twoich { $count } kart, które wygrywają.
}
hint-strength-held = Siła { NAME($land, kind: "land", form: "at") } z tą kartą: { $own } do { $theirs }.
hint-strength-beaten = Jeśli zostanie pobita: { $own } do { $theirs } { NAME($land, kind: "land", form: "at") }.
hint-turns-land = Wygrywasz { NAME($land, kind: "land", form: "acc") }, { $own } do { $theirs }: punkty { $points }.
hint-breaks-land = Robi się remis { NAME($land, kind: "land", form: "at") }, { $own } do { $theirs }: nikt nie bierze punktów ({ $points }).
hint-would-turn-land = Jeśli się utrzyma, wygrywasz { NAME($land, kind: "land", form: "acc") }, { $own } do { $theirs }: punkty { $points }.
hint-would-break-land = Jeśli się utrzyma, robi się remis { NAME($land, kind: "land", form: "at") }, { $own } do { $theirs }: nikt nie bierze punktów ({ $points }).
hint-fills-land = Zajmuje ostatnie miejsce { NAME($land, kind: "land", form: "at") }.
hint-reveals-scar = { CARD($card) } odkrywa bliznę { NAME($land, kind: "land", form: "at") }.
hint-score-after = Punkty: ty { $own_from } → { $own }, drugi gracz { $theirs_from } → { $theirs }.

## Samotne Wilki: blizny

hint-brings-moon = Ostatnia blizna { NAME($land, kind: "land", form: "from") }: przychodzi tam { NAME($moon, kind: "moon") }, punkty: { $points }; atutem będzie kolor { NAME($suit, kind: "suit") }.
hint-scar-pays = Daje teraz { $points } { NAME($slot, kind: "slot", form: "at") }: { NAME($scar, kind: "scar") }.
hint-no-slot-better = Żadne inne pole nie daje od razu więcej niż { $points } { NAME($slot, kind: "slot", form: "at") }: { NAME($scar, kind: "scar") }.
hint-scar-strength = Siła { NAME($land, kind: "land", form: "at") } z nią: { $own } do { $theirs } ({ NAME($scar, kind: "scar") }).
hint-turns-honour = { $lead ->
    [ahead] Odwraca żeton honoru { NAME($land, kind: "land", form: "at") }, gdzie prowadzisz: { $before } → { $after }.
    [behind] Odwraca żeton honoru { NAME($land, kind: "land", form: "at") }, gdzie przegrywasz: { $before } → { $after }.
   *[level] Odwraca żeton honoru { NAME($land, kind: "land", form: "at") }, gdzie jest remis: { $before } → { $after }.
}
hint-lone-wolf-joins = Samotny wilk dołącza do ciebie { NAME($land, kind: "land", form: "at") }.
hint-ahead-in-ways = Przy najlepszej grze obu stron kończysz z przewagą w { $ways } z { $of } { $of ->
    [one] układu
    [few] układów
   *[many] układów
  } zakrytych kart i blizn (rąk: { $hands }).

## Wilki: mapa

hint-region-pays = { $phase ->
    [crescent] Przy sierpie
    [quarter] Przy kwadrze
   *[full] Przy pełni
} region { $region } daje punkty: { $first } za pierwsze miejsce i { $second } za drugie.
hint-region-stands = { $lead ->
    [ahead] Prowadzisz w regionie { $region }, { $own } do { $theirs } ({ $whom }).
    [behind] Przegrywasz w regionie { $region }, { $own } do { $theirs } ({ $whom }).
   *[level] W regionie { $region } jest remis, { $own } do { $theirs } ({ $whom }).
}
hint-prey-near = Zwierzyna na { $hex } ({ NAME($prey, kind: "prey") }): pola obok z twoimi wilkami: { $beside }, puste: { $free }.
hint-lone-wolf-near = Samotny wilk na { $hex } słyszy cię; teren: { NAME($terrain, kind: "terrain") }.
hint-den-by-water = Twoja nora na { $hex } leży przy wodzie, a w regionie { $region } nie masz jeszcze legowiska.
hint-victim-near = Bez ochrony w twoim zasięgu wycia na { $hex } ({ $whom }): { NAME($piece, kind: "piece") }.
hint-moon-near = { $count ->
    [one] Została tylko { $count } data do tej fazy: { NAME($phase, kind: "phase") }.
    [few] Zostały tylko { $count } daty do tej fazy: { NAME($phase, kind: "phase") }.
   *[many] Zostało tylko { $count } dat do tej fazy: { NAME($phase, kind: "phase") }.
}
hint-tiles-show = Twoje kafelki pokazują: { NAME($terrain, kind: "terrain") } × { $count }.
hint-tiles-ready = Potem twoje kafelki pokazują: { NAME($terrain, kind: "terrain") } × { $count }.

## Wilki: co mogą inni

hint-in-danger = { $whom } może cię zdominować na { $hex }: { NAME($piece, kind: "piece") }.
hint-punished = Wtedy { $whom } może cię zdominować na { $hex }: { NAME($piece, kind: "piece") }.
hint-now-paired = To, co { $whom } może zdominować na { $hex }, nie jest już samo i jest bezpieczne: { NAME($piece, kind: "piece") }.
hint-out-of-reach = To, co { $whom } może zdominować na { $hex }, odchodzi stamtąd: { NAME($piece, kind: "piece") }.

## Wilki: tura

hint-hunts = Twoja zwierzyna numer { $count } na { $hex } ({ NAME($prey, kind: "prey") }): zwierzyna daje { $before } → { $after }.
hint-makes-lair = Legowisko na { $hex }: legowiska dają { $before } → { $after }, a w regionie { $region } liczy się za 3.
hint-builds-den = Nora na { $hex }: { NAME($track, kind: "track") } { $value }{ $after ->
    [0] {""}
   *[other] , punkty { $before } → { $after }
}{ $bonus ->
    [action] , do tego żeton akcji bonusowej.
    [terrain] , do tego bonusowy żeton terenu.
   *[none] .
}
hint-howls = Na { $hex } dołącza do ciebie { NAME($piece, kind: "piece") }: wilki dają { $before } → { $after }.
hint-dominates-wolf = Zwykły wilk na { $hex } ({ $whom }) ustępuje twojemu wilkowi.
hint-dominates-den = Nora na { $hex } ({ $whom }) ustępuje twojej.
hint-pushes-out = Wypycha wilka ({ $whom }) z { $hex } na { $to }, poza region { $region }.
hint-region-first = Pierwsze miejsce w regionie { $region }: { $points } zamiast { $before } ({ NAME($phase, kind: "phase") }).
hint-region-second = Drugie miejsce w regionie { $region }: { $points } zamiast { $before } ({ NAME($phase, kind: "phase") }).
hint-first-by-alphas = W regionie { $region } kontrola wynosi po { $control }; wilki alfa przesądzają na twoją korzyść, { $own } do { $theirs } ({ $whom }).
hint-region-denied = Region { $region } dałby { $after } zamiast { $before } ({ $whom }).
hint-control-grows = Twoja kontrola w regionie { $region }: { $before } → { $after }.
hint-phase-scored = Tura dochodzi do tej fazy, a jej regiony dają ci { $points }: { NAME($phase, kind: "phase") }.
hint-ends-game = Tura kończy grę: { $own } do { $theirs } ({ $whom }).
hint-extra-actions = { $count ->
    [one] Daje { $count } żeton akcji bonusowej.
    [few] Daje { $count } żetony akcji bonusowej.
   *[many] Daje { $count } żetonów akcji bonusowej.
}
hint-hunt-ready = Dwa twoje wilki stoją obok zwierzyny na { $hex } ({ NAME($prey, kind: "prey") }): trzeci ją upoluje.
hint-lair-ready = Nowa nora na { $hex } leży przy wodzie regionu { $region }: może stać się legowiskiem.
hint-only-end = Dwie akcje są wykonane, a żetonu akcji bonusowej nie masz: pozostaje tylko zakończyć turę.
hint-points-after = Twoje punkty: { $before } → { $after }.

## Wilki: rozstawienie

hint-draft-howls = { $count ->
    [one] Z { $hex } w twoim zasięgu wycia jest { $count } samotny wilk.
    [few] Z { $hex } w twoim zasięgu wycia są { $count } samotne wilki.
   *[many] Z { $hex } w twoim zasięgu wycia jest { $count } samotnych wilków.
}
hint-draft-prey = { $count ->
    [one] Z { $hex } jest { $count } krok do pola obok najbliższej zwierzyny ({ NAME($prey, kind: "prey") }).
    [few] Z { $hex } są { $count } kroki do pola obok najbliższej zwierzyny ({ NAME($prey, kind: "prey") }).
   *[many] Z { $hex } jest { $count } kroków do pola obok najbliższej zwierzyny ({ NAME($prey, kind: "prey") }).
}
hint-draft-home = { $hex } to teren twojego kafelka stada: { NAME($terrain, kind: "terrain") }.
hint-draft-water = { $count ->
    [one] Z { $hex } jest { $count } krok do brzegu w regionie { $region }.
    [few] Z { $hex } są { $count } kroki do brzegu w regionie { $region }.
   *[many] Z { $hex } jest { $count } kroków do brzegu w regionie { $region }.
}

## Wilki: ile jest warta tura

hint-worth = Według oceny jest o { $gap } p.p. szansy wygranej lepsza od następnej tury; najwięcej daje to, { $points }: { NAME($group, kind: "hint-group") }.
hint-group-moon = księżyc i kolejność
hint-group-points = punkty na stole
hint-group-wolves = wilki
hint-group-tracks = tory
hint-group-lairs = legowiska i to, co może się nimi stać
hint-group-prey = zwierzyna, upolowana i bliska
hint-group-tokens = żetony bonusowe
hint-group-tiles = to, co pokazują kafelki
hint-group-targets = cele w zasięgu
hint-group-danger = to, co mogą zabrać inni
hint-group-next = regiony następnej fazy
hint-group-later = regiony późniejszych faz
