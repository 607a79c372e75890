# Zagadki w kliencie: spis oraz to, co stoi nad planszą i obok niej. Rodzaje, cele i tematy są w puzzles.ftl.

## Spis

puzzles = Zagadki
puzzles-intro = Każda odpowiedź, która prowadzi do celu, jest dobra. Na złą odpowie sama plansza.
puzzles-of-day = Zagadka dnia, { $date }
puzzles-facts = { $game } · { $kind } · ranking { $rating }
puzzles-today = dziś
puzzles-day-solved = rozwiązana
puzzles-day-open = nierozwiązana
puzzles-streak = { $count ->
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
   *[many] { $count } dni z rzędu
}
puzzles-solve = Rozwiąż
puzzles-solve-of = Rozwiąż: { $game }
puzzles-same = Dziś dla wszystkich ta sama.
puzzles-solved-today = Rozwiązana dzisiaj
puzzles-look-again = Zobacz jeszcze raz
puzzles-rating = Twój ranking
puzzles-between = między botami „{ $above }” i „{ $below }”
puzzles-above = powyżej bota „{ $above }”
puzzles-below = poniżej bota „{ $below }”
puzzles-unrated = jeszcze bez rankingu
puzzles-solved-here = { $count ->
    [one] { $count } rozwiązana na tym urządzeniu
    [few] { $count } rozwiązane na tym urządzeniu
   *[many] { $count } rozwiązanych na tym urządzeniu
}
puzzles-no-name = Zagadki liczą się do rankingu, gdy masz tu imię.
puzzles-get-name = Wybierz imię
puzzles-level = Trudność
puzzles-level-easier = Łatwiej
puzzles-level-same = Mój poziom
puzzles-level-harder = Trudniej
puzzles-next-of = Następna: { $game }
puzzles-themes = Tematy
puzzles-done-of = { $done } z { $count }
puzzles-none = Znasz już wszystkie zagadki.
puzzles-none-of-theme = Znasz już wszystkie zagadki na ten temat: { $theme }.
puzzles-own = Z twoich własnych gier
puzzles-own-none = Zleć analizę swojej partii: trafią tu tury, w których dało się zagrać lepiej.
puzzles-own-kept = Zachowane dla ciebie: { $date }
puzzles-own-all = Pokaż wszystkie ({ $count })
puzzles-kept = Na tym urządzeniu
puzzles-kept-note = Brak połączenia. Możesz przyjrzeć się tym zagadkom i je przemyśleć; to, czego spróbujesz, zostanie ocenione, gdy tylko serwer wróci.
puzzles-kept-none = Brak połączenia, a na tym urządzeniu nie ma jeszcze zagadek. Otwórz tę stronę raz, mając połączenie, a kilka tu zostanie.

## Zagadka

puzzle-shelf = Zagadka
puzzle-of-the-day = Zagadka dnia
puzzle-leave = Wszystkie zagadki
puzzle-rated = { $kind } · { $rating }
puzzle-of = { $reached } z { $count }
puzzle-reached = osiągnięte: { $reached } z { $count }
puzzle-victim = Kto spasował: { $name }.
puzzle-away = Brak połączenia. To, co wybierzesz, poczeka na powrót serwera.
puzzle-withdrawn = Ta zagadka została wycofana po skargach. Nikt już jej nie dostanie.
puzzle-solved-before = Ta zagadka jest już przez ciebie rozwiązana.
puzzle-tomorrow = Następna zagadka dnia pojawi się o północy (UTC).
puzzle-hint-want = Potrzebne są: { $acts }.
puzzle-hint-start = Od początku zagadki:
puzzle-act-play = karta
puzzle-act-take = wzięcie blizny
puzzle-act-place = położenie blizny

puzzle-wrong = Jeszcze nie
puzzle-wrong-open = Przy najlepszej grze wynik to { $mine } : { $theirs }. { $count ->
    [one] Potrzebny jest { $count } punkt przewagi.
    [few] Potrzebne są { $count } punkty przewagi.
   *[many] Potrzeba { $count } punktów przewagi.
}
puzzle-wrong-hands = Wygrywa z { $won } z { $count } { $count ->
    [one] ręki
    [few] rąk
   *[many] rąk
  }. Nie z tą: { $hand }. Przy najlepszej grze wynik to { $mine } : { $theirs }.
puzzle-wrong-count = Tura dała { $reached } z { $count }. To, co zagrane, jest ponumerowane na mapie.
puzzle-wrong-missing = Nieosiągnięte: { $goal } To, co zagrane, jest ponumerowane na mapie.
puzzle-wrong-best = Ta tura oddaje { $loss } ± { $doubt } punktu szansy wygranej. Odpowiedzi są na planszy.
puzzle-wrong-decision = To oddaje { $loss } ± { $doubt } punktu szansy wygranej względem najlepszej decyzji.
puzzle-again = Jeszcze raz
puzzle-solution = Rozwiązanie
puzzle-solution-shown = Jedna z dróg do celu, zagrana na planszy. Inne też mogą być dobre.

puzzle-right = Rozwiązane
puzzle-right-open = Wynik to { $mine } : { $theirs }, nawet przy najlepszej grze drugiej strony.
puzzle-right-hands = { $count ->
    [one] Wygrywa z { $won } z { $count } możliwej ręki.
    [few] Wygrywa z { $won } z { $count } możliwych rąk.
   *[many] Wygrywa z { $won } z { $count } możliwych rąk.
}
puzzle-right-turn = Cel osiągnięty. Każda inna tura, która do niego prowadzi, też byłaby dobra.
puzzle-right-best = Nie gorzej niż najlepiej: oddaje { $loss } ± { $doubt } punktu szansy wygranej.
puzzle-right-found = Nie znaleziono nic lepszego.
puzzle-others = Dobre są też: { $others }.
puzzle-next = Następna zagadka
puzzle-share-it = Udostępnij
puzzle-copy = Kopiuj
puzzle-copied = Skopiowano.
puzzle-good = Czy to była dobra zagadka?
puzzle-good-thanks = Zapisane, dziękujemy.
puzzle-good-yes = Tak
puzzle-good-no = Nie
puzzle-to = na
puzzle-rated-note = Zagadka ma teraz { $rating }. Liczy się pierwsza próba: z podpowiedzią w połowie, z wybranym tematem w jednej dziesiątej.
puzzle-rated-before = Liczy się tylko pierwsza próba, a ta już była.
puzzle-hands = Możliwe ręce
puzzle-hands-won = wygrane: { $won } z { $count }
puzzle-hands-note = Pod każdą ręką: twoja przewaga przy najlepszej grze obu stron.
puzzle-answer = Odpowiedź na to
puzzle-played = Zagrane przez ciebie
key-puzzle-on = Jeszcze raz albo następna zagadka
