# Zagadki: rodzaje, cele, tematy i to, czym można się podzielić.

puzzle-kind-open = Otwarte karty
puzzle-kind-safe = Pewne zagranie
puzzle-kind-percentage = Na większość rąk
puzzle-kind-goal = Cel na tę turę
puzzle-kind-best = Najlepsza tura
puzzle-kind-threat = Groźba
puzzle-kind-decision = Najlepsza decyzja

puzzle-asked-open = Wszystkie karty są odkryte, a przeciwnik gra najlepiej, jak się da.
puzzle-asked-safe = Widzisz tylko swoją rękę. Każda możliwa ręka jest rozgrywana do końca najlepiej, jak się da.
puzzle-asked-percentage = Żadne zagranie nie wygrywa z każdą ręką. Każda możliwa ręka jest rozgrywana do końca najlepiej, jak się da.
puzzle-asked-goal = Każda tura, która osiąga cel, jest dobra.
puzzle-asked-best = Licząc odpowiedzi rywali: dobra jest każda tura równie dobra jak najlepsza.
puzzle-asked-threat = Załóżmy, że pasujesz: co może zrobić sąsiad? Zagraj jego turę.
puzzle-asked-decision = Według tego, co można było wtedy wiedzieć: dobra jest każda decyzja równie dobra jak najlepsza.

puzzle-goal-score = { $count ->
    [one] Zdobądź w tej turze { $count } punkt.
    [few] Zdobądź w tej turze { $count } punkty.
   *[many] Zdobądź w tej turze { $count } punktów.
}
puzzle-goal-first = Bądź na końcu tury na pierwszym miejscu w regionie { $of }.
puzzle-goal-take = { $count ->
    [one] Zajmij pierwsze miejsce w { $count } nowym regionie.
    [few] Zajmij pierwsze miejsce w { $count } nowych regionach.
   *[many] Zajmij pierwsze miejsce w { $count } nowych regionach.
}
puzzle-goal-hunt = { $count ->
    [one] Upoluj w tej turze { $count } zwierzę.
    [few] Upoluj w tej turze { $count } zwierzęta.
   *[many] Upoluj w tej turze { $count } zwierząt.
}
puzzle-goal-prey = Upoluj zwierzynę: { NAME($of, kind: "prey") }.
puzzle-goal-lair = { $count ->
    [one] Zbuduj w tej turze legowisko.
    [few] Zbuduj w tej turze { $count } legowiska.
   *[many] Zbuduj w tej turze { $count } legowisk.
}
puzzle-goal-howl = { $count ->
    [one] Przywołaj w tej turze { $count } samotnego wilka.
    [few] Przywołaj w tej turze { $count } samotne wilki.
   *[many] Przywołaj w tej turze { $count } samotnych wilków.
}
puzzle-goal-dominate = { $count ->
    [one] Zdominuj figurę rywala.
    [few] Zdominuj { $count } figury rywali.
   *[many] Zdominuj { $count } figur rywali.
}
puzzle-goal-harm = { $count ->
    [one] Zdominuj figurę stada, które spasowało.
    [few] Zdominuj { $count } figury stada, które spasowało.
   *[many] Zdominuj { $count } figur stada, które spasowało.
}
puzzle-goal-clear = Nie zostaw w regionie { $of } żadnego wilka rywali.
puzzle-goal-phase = Doprowadź do tej fazy księżyca: { NAME($of, kind: "phase") }.
puzzle-goal-win = Zakończ grę tą turą i wygraj.
puzzle-goal-best = Znajdź najlepszą turę.
puzzle-goal-decision = Znajdź najlepszą decyzję.
puzzle-goal-ahead = { $count ->
    [one] Wygraj co najmniej { $count } punktem.
    [few] Wygraj co najmniej { $count } punktami.
   *[many] Wygraj co najmniej { $count } punktami.
}
puzzle-goal-every = { $count ->
    [one] Wygraj z { $count } możliwą ręką.
    [few] Wygraj z każdą z { $count } możliwych rąk.
   *[many] Wygraj z każdą z { $count } możliwych rąk.
}
puzzle-goal-most = Wygraj co najmniej z taką liczbą możliwych rąk: { $count }.

puzzle-theme-lone-wolves-lead = Wychodzisz
puzzle-theme-lone-wolves-follow = Odpowiadasz
puzzle-theme-lone-wolves-scar = Blizna
puzzle-theme-lone-wolves-two-tricks = Dwie lewy
puzzle-theme-lone-wolves-three-tricks = Trzy lewy
puzzle-theme-lone-wolves-four-tricks = Cztery lewy
puzzle-theme-lone-wolves-lose-to-win = Przegraj, by wygrać
puzzle-theme-lone-wolves-two-beats-seven = 2 bije 7
puzzle-theme-lone-wolves-trump = Atut
puzzle-theme-lone-wolves-low-card = Wygrywa niska karta
puzzle-theme-lone-wolves-moon = Księżyc
puzzle-theme-lone-wolves-honour = Odwrócony honor
puzzle-theme-lone-wolves-joins = Dołącza samotny wilk
puzzle-theme-lone-wolves-last-place = Ostatnie miejsce
puzzle-theme-lone-wolves-level = Remis na terytorium
puzzle-theme-lone-wolves-border = Na granicy
puzzle-theme-lone-wolves-behind = Odrabiasz straty
puzzle-theme-lone-wolves-narrow = Jednym punktem
puzzle-theme-lone-wolves-only = Jedyna droga

puzzle-theme-the-wolves-hunt = Polowanie
puzzle-theme-the-wolves-double-hunt = Podwójne polowanie
puzzle-theme-the-wolves-region = Zdobyty region
puzzle-theme-the-wolves-two-regions = Dwa zdobyte regiony
puzzle-theme-the-wolves-alphas = Decydują wilki alfa
puzzle-theme-the-wolves-lair = Legowisko
puzzle-theme-the-wolves-den-to-lair = Nora i legowisko naraz
puzzle-theme-the-wolves-den = Nora
puzzle-theme-the-wolves-howl = Wycie
puzzle-theme-the-wolves-new-alpha = Nowy wilk alfa
puzzle-theme-the-wolves-dominate = Dominacja
puzzle-theme-the-wolves-push = Wypchnięcie
puzzle-theme-the-wolves-extra-action = Akcja bonusowa
puzzle-theme-the-wolves-any-terrain = Dowolny teren
puzzle-theme-the-wolves-turned-tile = Kafelek użyty dwa razy
puzzle-theme-the-wolves-moon = Punktowana faza
puzzle-theme-the-wolves-end = Ostatnia tura
puzzle-theme-the-wolves-before-full = Przed pełnią
puzzle-theme-the-wolves-two-players = Dwie osoby
puzzle-theme-the-wolves-many-players = Cztery lub pięć osób

puzzle-share-day = Wolfmoon, zagadka dnia { $day }
puzzle-share = Wolfmoon, zagadka { $name }
puzzle-share-goal = { NAME($game, kind: "game") }: { $goal }
puzzle-share-tries = Rozwiązane w próbie { $count }{ $timed ->
    [yes] , { $took }
   *[no] {""}
}
