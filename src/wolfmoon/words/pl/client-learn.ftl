# Lekcje w kliencie: spis, to, co stoi nad planszą, pierwsza gra. Słowa samych lekcji są w lessons-….ftl.

## Spis

learn-intro = { $count ->
    [one] Jedna krótka lekcja przy prawdziwym stole.
    [few] { $count } krótkie lekcje przy prawdziwym stole.
   *[many] { $count } krótkich lekcji przy prawdziwym stole.
} Grasz od pierwszego zdania, a każda zasada pojawia się wtedy, gdy jest potrzebna.
learn-aid = { $game }: pomoc gracza
learn-of = z { $count }
learn-minutes-all = { $count ->
    [one] razem { $count } minuta
    [few] razem { $count } minuty
   *[many] razem { $count } minut
}
learn-minutes = { $count ->
    [one] około minuty
    [few] około { $count } minut
   *[many] około { $count } minut
}
learn-half-minute = około pół minuty
learn-minutes-short = { $count } min
learn-seconds-short = { $count } s
learn-left-at = Krok { $step } z { $of }: kontynuuj stąd
learn-begin = Zacznij
learn-continue = Dalej
learn-after = Po lekcjach
learn-after-hints = W każdej partii towarzyskiej latarnia pomaga w trzech krokach: gdzie patrzeć, do czego dążyć, tura.
learn-after-review = Każdą skończoną partię można przeanalizować: co dała lub straciła każda tura i dlaczego.
learn-stars = { $count ->
    [one] { $count } gwiazdka z 3
    [few] { $count } gwiazdki z 3
   *[many] { $count } gwiazdek z 3
}

## Lekcja

learn-shelf = Lekcja
learn-other = Wilk { $number }
learn-lesson-of = Lekcja { $number } z { $of }
learn-leave = Wyjdź z lekcji
learn-step = { $step } z { $of }
learn-plan = W tej lekcji
learn-rules = Zasady:
learn-step-is-done = zrobione
learn-step-done = Właśnie tak. Przyjrzyj się chwilę; następny krok zaczyna się gdzie indziej.
learn-go-on = Dalej
learn-take-back = Cofnij to
learn-later = Będzie w lekcji { $number }
learn-goal = Cel: { $goal }
learn-resumed = Wracamy do kroku { $step }.
learn-changed = Ta lekcja się od tego czasu zmieniła, więc zaczyna się od nowa.
learn-full = Prób było już tak wiele, że lekcja zaczyna się od nowa.
learn-away = Brak połączenia. To, co wybierzesz, poczeka na powrót serwera; postępy zostają na tym urządzeniu.
learn-hint = Podpowiedź
learn-hint-look = Spójrz na to, co teraz jest oświetlone.
learn-done = Lekcja skończona
learn-time = czas
learn-wrongs = błędy
learn-of-lessons = z { $count } lekcji
learn-again = Jeszcze raz
learn-all = Wszystkie lekcje
learn-next = Dalej: { $lesson }
learn-board = Twoja planszetka
learn-do-moved = { NAME($piece, kind: "piece") }: z { $from } na { $to }
learn-do-paid = zapłata: { NAME($terrain, kind: "terrain") }
learn-do-paid-bonus = zapłata bonusowym żetonem terenu
learn-do-howled = wycie: { $hex }
learn-do-built = nora na { $hex }: { NAME($track, kind: "track") }
learn-do-upgraded = legowisko na { $hex }
learn-do-dominated-wolf = dominacja nad wilkiem: { $hex }
learn-do-dominated-den = dominacja nad norą: { $hex }
learn-do-drafted = rozstawienie: { $hex }
learn-do-turn = zakończ turę
learn-do-led = { CARD($card) } { NAME($land, kind: "land", form: "to") }
learn-do-followed = { CARD($card) } { NAME($land, kind: "land", form: "to") }
learn-do-took = weź: { NAME($scar, kind: "scar") }
learn-do-placed = połóż { NAME($slot, kind: "slot", form: "at") }
key-lesson-hint = Następny stopień podpowiedzi
key-lesson-on = Dalej w lekcji

## Pierwsza gra

learn-tutor = Nauczyciel
learn-tutor-1 = Ostrzega przed turą, która dużo oddaje.
learn-tutor-2 = Podpowiada w trzech stopniach, tak często, jak chcesz.
learn-tutor-3 = Można cofnąć całą turę.
learn-tutor-warns = Ostrzega przed turą, która oddaje co najmniej { $value } p.p. szansy wygranej.
learn-first-goals = Trzy małe cele
learn-first-begin = Zacznij
learn-first-say = Graj, jak chcesz. Cele odhaczają się same, w dowolnej kolejności.
learn-first-all = Wszystkie trzy cele osiągnięte. Reszta gry należy do ciebie.
learn-first-over = Koniec gry. Osiągnięte cele: { $count } z { $of }.
learn-first-tick = Cel osiągnięty: { $goal }.
learn-first-turn = tura { $number }
learn-first-trick = lewa { $number }
learn-first-show = Pokaż, gdzie to jest
learn-first-review = Przeanalizuj partię
learn-first-again = Zagraj jeszcze raz bez nauczyciela

## Nowi

learn-first-time = Pierwszy raz?
learn-by-playing = Ucz się, grając
learn-course-of = Nauka: { $game }
learn-course-facts = { $lessons ->
    [one] { $lessons } lekcja
    [few] { $lessons } lekcje
   *[many] { $lessons } lekcji
}, { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
learn-new-here = Pierwszy raz tutaj?
learn-today = Dzisiaj
learn-no-account = Grasz jako gość; nie trzeba się rejestrować.
learn-lesson-at = Lekcja { $number } z { $count }, krok { $step } z { $of }
learn-chapter = Naucz się tego w lekcji: { $lesson }
learn-far = { $done } z { $count }
learn-course-done = Wszystkie lekcje skończone
