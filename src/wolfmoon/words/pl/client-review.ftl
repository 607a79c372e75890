# Analiza na ekranie.

review-analyse = Analizuj
review-of-game = Analiza
review-row = Analiza: { $title }
review-unit-short = Szansa wygranej, 100 to pewna wygrana
review-amount = kwota
review-slider = Tura
review-slider-trick = Lewa
review-trick = Lewa { $round }
review-start = Początek
review-turn-of = Tura { $round } z { $of }
review-trick-of = Lewa { $round } z { $of }
review-curve-later = pojawi się z analizą
review-figures = Wszystkie liczby
review-whose = Jak szło graczowi
review-compare = Zagrane czy lepsze
review-flow = Komu przypadło
review-doubt = ± { $half } punktu szansy wygranej
review-counted = punktu szansy wygranej, policzone
review-margin = punktu lepiej niż następny pomysł
review-eyes = Oczami gracza { $who }:
review-reply = { $who } wykorzystuje to w odpowiedzi.
review-show = Pokaż
review-try = Zagraj tę turę jeszcze raz
review-leave = Wróć do całej partii
review-first = Pierwszy punkt zwrotny
review-next = Następny punkt zwrotny
review-before = Poprzedni punkt zwrotny
review-only = Tylko: { $entry }
review-all = Pokaż wszystkie
review-nothing = Żadna tura tego gracza nie kosztowała tyle, by się z niej uczyć.
review-to-score = Do wyniku
review-note = Partia w tym miejscu
review-note-played = Zagrana tura
review-note-better = Lepsza tura
review-abandoned = Partii nie dograno do końca; oto, dokąd doszła.

## Lone Wolves

review-cards = Które karty
review-knew = Co było wiadomo
review-open = Wszystkie karty odkryte
review-held = W ręce { $who }
review-sampled = Oszacowane z prób.
review-kind-lead = Wyjście
review-kind-follow = Karta
review-kind-take = Blizna
review-kind-place = Miejsce
review-kind-turn = Tura
review-kind-draft = Heks
review-chance = szansa
review-wins = wygrywa w
review-of = { $wins } z { $of }
review-percent = { $share } %
review-was-played = zagrane
review-best = najlepsze
review-hidden = zakryta blizna
review-all-plays = { $count ->
    [one] Ta { $count } możliwość
    [few] Wszystkie { $count } możliwości
   *[many] Wszystkie { $count } możliwości
}
review-scar = { NAME($scar, kind: "scar") }
review-slot = { NAME($slot, kind: "slot", form: "at") }

## Jak daleko

review-ask = Analizuj tę partię
review-go-on = Kontynuuj
review-not-yet = Jeszcze bez analizy
review-what = Analiza pokazuje, jak szansa wygranej zmieniała się z tury na turę, które tury oddały jej część, co byłoby lepsze i dokąd poszła.
review-takes = { $seconds ->
    [one] Około { $seconds } sekundy obliczeń.
    [few] Około { $seconds } sekund obliczeń.
   *[many] Około { $seconds } sekund obliczeń.
}
review-ahead = { $count ->
    [0] Nikt nie czeka wcześniej.
    [one] Wcześniej czeka { $count } analiza.
    [few] Wcześniej czekają { $count } analizy.
   *[many] Wcześniej czeka { $count } analiz.
}
review-finished-only = Analizuje się tylko skończone partie. Co wtedy było ukryte, ma znak „po fakcie”.
review-stopped = Analiza stanęła
review-stopped-hint = Oceniono { $judged } z { $count } { $count ->
    [one] tury
    [few] tur
   *[many] tur
  }. Nic nie przepadło: analiza ruszy od tego miejsca.
review-running = Trwa analiza partii
review-left = { $seconds ->
    [one] jeszcze około { $seconds } s
    [few] jeszcze około { $seconds } s
   *[many] jeszcze około { $seconds } s
}
review-being-made = Trwa analiza partii. Co się znajdzie, od razu pojawi się tutaj.
review-look-curve = Pierwsze spojrzenie
    .what = szansa wygranej w każdej turze
review-look-turns = Bliższe spojrzenie
    .what = każda tura obok najlepszej znalezionej
review-look-reasons = Powody
    .what = co dałaby lepsza tura
review-meanwhile = Możesz się tymczasem rozejrzeć albo odejść: trwa to bez ciebie.
review-so-far = Na razie
review-away = Nie ma połączenia z serwerem. Co już tu jest, zostaje.

## Ucz się na błędach

review-again = Ucz się na swoich błędach
review-again-hint = { $count ->
    [one] { $count } pozycja do powtórzenia
    [few] { $count } pozycje do powtórzenia
   *[many] { $count } pozycji do powtórzenia
}
review-kept = Znajdziesz je też wśród swoich zagadek.
review-again-count = Powtórz ({ $count })
review-mistake-of = { $number } z { $of }
review-again-asked = Jeszcze raz
review-again-judging = Oceniam
review-again-good = Wystarczająco dobrze
review-again-not-yet = Jeszcze nie
review-again-shown = Odpowiedź
review-again-task = W partii oddało to { $loss } punktu szansy wygranej. Znajdź, co je zachowa: wszystko do { $within } od najlepszego jest dobre.
review-again-wait = Twoja próba jest porównywana z najlepszą turą.
review-again-answer = To było najlepsze, co znaleziono.
review-again-best = Nie znaleziono nic lepszego.
review-again-kept = Zachowujesz wszystko prócz { $loss } ± { $half } punktu.
review-again-still = { $se ->
    [none] To wciąż oddaje { $loss } punktu, policzone.
   *[some] To wciąż oddaje { $loss } ± { $half } punktu.
}
review-in-game = W partii
review-look-here = Spójrz tutaj:
review-show-answer = Pokaż odpowiedź
review-take-back = Cofnij to
review-next-mistake = Następny błąd
review-back = Wróć do analizy

## Na stronie wyniku

review-story = Partia w trzech zdaniach
review-regions = Regiony według dat
review-regions-none = nikt
review-make = Zobacz, gdzie partia została wygrana i przegrana.
