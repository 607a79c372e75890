# The daily hunt.

hunt-unknown = Nie ma takiego polowania.
hunt-covered = Wyniki innych zobaczysz, gdy twoje polowanie się skończy; jeśli nie polujesz, gdy minie dzień.
hunt-not-done = Najpierw dokończ polowanie, które się liczy; potem możesz grać je od nowa, ile chcesz.
hunt-one-try = Na co rywale już odpowiedzieli, to zostaje: polowanie to jedna próba.
hunt-left = To polowanie zostało porzucone, kończy je bot. Możesz zagrać je jeszcze raz dla wprawy.
hunt-rival-late = Rywal zwleka z odpowiedzią. Jeśli w ogóle nie odpowie, polowanie zostanie po kilku minutach odwołane i będzie można zacząć je od nowa.
hunt-called-off-title = Polowanie odwołane
hunt-called-off = Rywal w tym polowaniu przestał odpowiadać, więc zostało odwołane. Nie liczy się i możesz zacząć je od nowa.

## The page

hunt = Polowanie dnia
hunt-which = Które polowanie
hunt-on = Polowanie dnia, { $day }
hunt-of-game = Polowanie dnia: { $game }
hunt-pitch-the-wolves = Wszyscy dostają tę samą mapę, to samo miejsce i tych samych dwóch Łowców z tym samym losem. Masz jedną próbę i na nią cały dzień.
hunt-pitch-lone-wolves = Wszyscy dostają te same karty, to samo miejsce i tego samego Łowcę z tym samym losem. Masz jedną próbę i na nią cały dzień.
hunt-begin = Zacznij polowanie
hunt-go-on = Poluj dalej
hunt-left-short = To polowanie zostało porzucone: nie ma oceny.
hunt-leave-means = Polowanie dokończy wtedy bot. Nie będzie za nie oceny i nie da się do niego wrócić.
hunt-again = Zagraj jeszcze raz
hunt-look-back = Spójrz wstecz
hunt-seat = masz miejsce { $seat } z { $of }
hunt-against = { $count ->
    [one] przeciw jednemu Łowcy
    [few] przeciw { $count } Łowcom
   *[many] przeciw { $count } Łowcom
}
hunt-ends = { $hours ->
    [one] kończy się w ciągu godziny
    [few] kończy się za { $hours } godziny
   *[many] kończy się za { $hours } godzin
}
hunt-late = ten dzień minął: liczy się tylko dla ciebie
hunt-in-time = ten dzień minął, ale polowanie zaczęło się na czas: nadal się liczy
hunt-won = Wygrana o { $points }
hunt-won-level = Wygrana przy równych punktach
hunt-shared = Wspólna wygrana
hunt-lost = Przegrana o { $points }
hunt-lost-level = Przegrana przy równych punktach
hunt-mark = ocena { $mark }
hunt-mark-of = { $mark } na 100
hunt-better = Lepiej niż { $mark } na 100 partii botów z twojego miejsca.
hunt-mark-later = Boty jeszcze grają. Ocena pojawi się później.
hunt-percentile = Lepiej niż { $part } % z { $count } { $count ->
    [one] osoby
    [few] osób
   *[many] osób
  }.
hunt-people = { $count ->
    [one] Tego dnia polowała jedna osoba.
    [few] Tego dnia polowały { $count } osoby.
   *[many] Tego dnia polowało { $count } osób.
}
hunt-ridge = Przewaga w punktach: { $says }
hunt-ridge-bot = { $name } najczęściej { $points }
hunt-ridge-note = Przewaga w punktach nad najlepszym z pozostałych. Wzgórza to partie botów z twojego miejsca, kamienie to ludzie.
hunt-ridge-note-many = Przewaga w punktach nad najlepszym z pozostałych. Wzgórza to partie botów z twojego miejsca, słupki to ludzie, a kamień to ty.
hunt-as-table = Jako tabela
hunt-who = Kto
hunt-games = Partie
hunt-ahead = Przewaga
hunt-lost-side = przegrana
hunt-won-side = wygrana
hunt-how = Jak to się liczy
hunt-how-win = Najpierw wygrana, potem przewaga w punktach.
hunt-how-win-more = Chodzi o przewagę nad najlepszym z pozostałych.
hunt-how-mark = Ocena ma od 0 do 100.
hunt-how-mark-more = Zwiadowca, Łowca i Alfa grali z twojego miejsca wiele razy. Ocena mówi, ile z tych partii przebijasz.
hunt-how-covered = Przedtem nic nie widać.
hunt-how-covered-more = Żadnych wyników ani partii tego dnia, dopóki nie skończysz.
hunt-week = Tydzień
hunt-week-rule = liczy się pięć najlepszych dni
hunt-week-note = Oceny mierzone są względem botów, więc tabela znaczy to samo przy trzech osobach i przy trzydziestu tysiącach.
hunt-week-empty = W tym tygodniu nikt jeszcze nie skończył polowania.
hunt-sum = suma
hunt-tell = Powiedz innym
hunt-tell-note = niczego nie zdradza
hunt-place = { $date ->
    [crescent] { phase-crescent }
    [quarter] { phase-quarter }
    [full] { phase-full }
    [moon] { moon-moon }
    [blood-moon] { moon-blood-moon }
   *[end] koniec
} { $place }.
hunt-places = Miejsca: { $places }
hunt-copy = Kopiuj
hunt-copied = Skopiowano
hunt-watch-title = Partie do obejrzenia
hunt-watch = Obejrzyj
hunt-watch-of = Obejrzyj: { $name }
hunt-alpha = Alfa na twoim miejscu
hunt-alpha-about = { $count ->
    [one] jego jedyna partia
    [few] środkowa z { $count } partii
   *[many] środkowa z { $count } partii
}
hunt-calendar-note = Księżyc jest tak pełny jak ocena tego dnia. Na pusty krąg wciąż można zapolować; liczy się tylko dla ciebie.
hunt-day-mark = { $day }, ocena { $mark }
hunt-day-open = { $day }, bez oceny
hunt-month-before = Poprzedni miesiąc
hunt-month-after = Następny miesiąc
hunt-row = Licz dni z rzędu
hunt-row-off = Wyłączone: tej liczby nie widzi nikt, nawet ty.
hunt-in-a-row = { $count ->
    [one] Jeden dzień z rzędu. Opuszczony dzień nic nie kosztuje.
    [few] { $count } dni z rzędu. Opuszczony dzień nic nie kosztuje.
   *[many] { $count } dni z rzędu. Opuszczony dzień nic nie kosztuje.
}
