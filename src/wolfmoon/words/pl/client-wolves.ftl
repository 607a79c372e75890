# Słowa stołu gry Wilki. Nazwy rzeczy są w terms.ftl, powody w refusals.ftl.

## Tura

wolves-your-turn = Twoja tura
wolves-turn-of = Tura: { $name }
wolves-your-draft = Twoje rozstawienie
wolves-draft-of = Rozstawia { $name }
wolves-over = Koniec gry
wolves-action-of = Akcja { $number } z { $of }
wolves-extra-action = Dodatkowa akcja
wolves-actions-done = Akcje wykonane
wolves-your-side = Twoja tura i twoje kafelki
wolves-players = Gracze
wolves-your-tiles = Twoje kafelki
wolves-tiles-of = Kafelki: { $name }
wolves-tile = { $face }, na odwrocie { $back }
wolves-any-terrain = { $count ->
    [one] dowolny teren
    [few] dowolne tereny
   *[many] dowolnych terenów
}
wolves-extra-actions = { $count ->
    [one] dodatkowa akcja
    [few] dodatkowe akcje
   *[many] dodatkowych akcji
}
wolves-you = ty
wolves-to-play = gra
wolves-thinking = myśli
wolves-bot = bot
wolves-away = poza stołem
wolves-dens-built = Zbudowane nory
wolves-pack-points = { $pack }, { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
wolves-seat-label = { $name }, { $pack }, { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
wolves-prey-got = { $prey }, jest
wolves-prey-missing = { $prey }, brak
wolves-prey-worth = Wartość od jednego do pięciu gatunków zwierzyny

## Punkty według źródła, krótko

wolves-points = Punkty
wolves-points-tokens = Regiony
wolves-points-seconds = 2. miejsce
wolves-points-wolves = Wilki
wolves-points-lairs = Legowiska
wolves-points-prey = Zwierzyna
wolves-points-spread = Aktywność
wolves-points-speed = Szybkość
wolves-points-howl = Zasięg

## Akcje: ile celów lub żadnego

wolves-move-note = Do { $wolves ->
    [one] { $wolves } wilka
    [few] { $wolves } wilków
   *[many] { $wolves } wilków
}, każdy do { $hexes ->
    [one] { $hexes } heksa
    [few] { $hexes } heksów
   *[many] { $hexes } heksów
}
wolves-count-den = { $count ->
    [one] { $count } heks
    [few] { $count } heksy
   *[many] { $count } heksów
}
wolves-count-lair = { $count ->
    [one] { $count } nora przy wodzie
    [few] { $count } nory przy wodzie
   *[many] { $count } nor przy wodzie
}
wolves-count-howl = { $count ->
    [one] { $count } samotny wilk w zasięgu
    [few] { $count } samotne wilki w zasięgu
   *[many] { $count } samotnych wilków w zasięgu
}
wolves-count-dominate = { $count ->
    [one] { $count } pionek w zasięgu
    [few] { $count } pionki w zasięgu
   *[many] { $count } pionków w zasięgu
}
wolves-none-move = Nie ma terenu, za który możesz zapłacić
wolves-none-den = Nie ma heksa przy twoich wilkach alfa, za który możesz zapłacić
wolves-none-lair = Nie ma twojej nory przy wodzie, za którą możesz zapłacić
wolves-none-howl = Nie ma w zasięgu samotnego wilka, za którego możesz zapłacić
wolves-none-dominate = Nie ma w zasięgu niczego, za co możesz zapłacić
wolves-lights = { $action }: { $count ->
    [0] nic nie jest możliwe
    [one] { $count } możliwość
    [few] { $count } możliwości
   *[many] { $count } możliwości
}

## Wybór

wolves-choose-den = Wybierz heks na norę
wolves-choose-lair = Wybierz swoją norę
wolves-choose-howl = Wybierz samotnego wilka
wolves-choose-dominate = Wybierz wrogi pionek
wolves-move-where = Ruch
wolves-move-to = Teren, na który idziesz
wolves-move-hint = Wybierz teren albo weź wilka
wolves-next-wolf = Następny wilk albo przycisk poniżej
wolves-wolves-left = { $count ->
    [one] Został { $count } wilk
    [few] Zostały { $count } wilki
   *[many] Zostało { $count } wilków
}
wolves-which-piece = Który pionek?
wolves-track-grows = { $track }: z { $now } na { $after }
wolves-track-stays = { $track }: bez zmian, { $after }
wolves-ready = Ruch jest gotowy. Naciśnij E, aby go wykonać.
wolves-steps = { $steps } z { $speed }
wolves-do-move = { $count ->
    [0] Nie ruszaj wilków
    [one] Rusz { $count } wilka
    [few] Rusz { $count } wilki
   *[many] Rusz { $count } wilków
}
wolves-do-den = Zbuduj norę
wolves-do-lair = Zrób legowisko
wolves-do-draft = Rozstaw tutaj
wolves-do-end = Zakończ turę
wolves-cancel = Anuluj
wolves-nothing-to-undo = Nie ma czego cofnąć.
wolves-not-your-turn = Teraz gra { $name }.
wolves-pay = Zapłać { $count } × { $terrain }
wolves-then-you-show = Potem twoje kafelki pokażą
wolves-spends-extra = To zużywa żeton akcji bonusowej.
wolves-now = teraz
wolves-after = potem
wolves-at-date = Data { $date }
wolves-pays = +{ $points } { $standing ->
    [first] pierwsze miejsce
    [second] drugie miejsce
    [tied] remis
   *[none] {""}
}
wolves-moonlight = Księżyc
wolves-end-title = Zakończyć turę?
wolves-extra-left = { $count ->
    [one] Została { $count } dodatkowa akcja
    [few] Zostały { $count } dodatkowe akcje
   *[many] Zostało { $count } dodatkowych akcji
}
wolves-will-score = Te regiony będą punktować:

## Księżyc

wolves-moon = { $phase ->
    [crescent] Sierp
    [quarter] Kwadra
   *[full] Pełnia
}
wolves-in-dates = { $count ->
    [one] za { $count } dzień
    [few] za { $count } dni
   *[many] za { $count } dni
}
wolves-this-turn = na koniec tej tury
wolves-moon-in = { $phase ->
    [crescent] Sierp
    [quarter] Kwadra
   *[full] Pełnia
} za { $count }
wolves-moon-now = { $phase ->
    [crescent] Sierp
    [quarter] Kwadra
   *[full] Pełnia
}: w tej turze
wolves-moon-label = Plansza faz księżyca: data { $date } z { $last }; { $phase ->
    [crescent] sierp
    [quarter] kwadra
   *[full] pełnia
}: data { $at }
wolves-moon-over = Plansza faz księżyca: ostatnia faza jest podliczona
wolves-at-phase = { $phase ->
    [crescent] Przy sierpie
    [quarter] Przy kwadrze
   *[full] Przy pełni
}
wolves-date = data { $date }
wolves-if-so = jeśli to zrobisz
wolves-regions-pay = { $count ->
    [one] { $count } region daje
    [few] { $count } regiony dają
   *[many] { $count } regionów daje
} { $first } / { $second }.
wolves-show-standings = Pokaż stan
wolves-nobody = nikt
wolves-no-regions = Żaden region nie ma takiego żetonu.
wolves-alphas = wilki alfa, które rozstrzygają remisy
wolves-scoring = { $phase ->
    [crescent] Sierp
    [quarter] Kwadra
   *[full] Pełnia
}
wolves-number-of = { $number } z { $of }
wolves-next = Dalej
wolves-outcome-tied = Remis: żeton przepada.
wolves-outcome-neutral = Pierwsze jest stado neutralne: żeton przepada.
wolves-outcome-empty = Nikogo tam nie ma: żeton przepada.

## Mapa

wolves-zoom-in = Przybliż
wolves-zoom-out = Oddal
wolves-whole-map = Cała mapa
wolves-dim = Przygaś teren
wolves-mini-map = Cała mapa: przejdź tam
wolves-region = { $place } ({ $letter })
wolves-compass-n = Północ
wolves-compass-ne = Północny wschód
wolves-compass-e = Wschód
wolves-compass-se = Południowy wschód
wolves-compass-s = Południe
wolves-compass-sw = Południowy zachód
wolves-compass-w = Zachód
wolves-compass-nw = Północny zachód
wolves-compass-c = Środek
wolves-piece-of = { $piece } ({ $pack })
wolves-prey-stack = { $prey } ({ $count })
wolves-token = żeton: { $phase }, { $first } / { $second }
wolves-state-chosen = wybrane
wolves-state-legal = możliwe
wolves-state-no = niemożliwe

## Dlaczego nie, w kilku słowach

wolves-why-action = { $action }: { $why }
wolves-possible = możliwe
wolves-why-game-over = Gra jest skończona
wolves-why-asked-something-else = Teraz decydujesz o czym innym
wolves-why-no-such-hex = Nie na tej mapie
wolves-why-not-land = Woda lub rozpadlina
wolves-why-not-on-start-tile = Nie na planszy startowej
wolves-why-not-empty = Zajęte
wolves-why-same-side-of-the-chasm = Zła strona rozpadliny
wolves-why-crescent-region = Region z sierpem
wolves-why-no-action-left = Brak akcji
wolves-why-two-actions-first = Najpierw dwie akcje
wolves-why-cannot-pay = Nie możesz zapłacić
wolves-why-tile-shows-another-terrain = Kafelek pokazuje inny teren
wolves-why-too-many-tiles = Za dużo kafelków
wolves-why-not-enough-bonus-tokens = Za mało żetonów bonusowych
wolves-why-lone-wolf-there = Stoi tam samotny wilk
wolves-why-prey-there = Stoi tam zwierzyna
wolves-why-hex-full = Heks jest pełny
wolves-why-neutral-there = Stoi tam stado neutralne
wolves-why-no-wolf-of-yours = Nie ma tam twojego wilka
wolves-why-has-moved = Już się ruszył
wolves-why-nowhere-to-end = Nie ma gdzie stanąć
wolves-why-already-there = Już tam stoi
wolves-why-wrong-terrain = Inny teren
wolves-why-too-far = Za daleko dla tego wilka
wolves-why-enemy-lair = Wrogie legowisko
wolves-why-enemy-alpha = Wrogi wilk alfa
wolves-why-enemy-wolf = Stoi tam wrogi wilk
wolves-why-nowhere-to-push = Nie ma dokąd wypchnąć
wolves-why-not-open-to-pushed-wolf = Ten wilk nie może tam iść
wolves-why-not-nearest = To nie najbliższy heks
wolves-why-built-there = Jest tam nora lub legowisko
wolves-why-enemy-there = Stoi tam wrogi pionek
wolves-why-no-alpha-near-den = W pobliżu nie ma twojego wilka alfa
wolves-why-no-den-left = Brak nor
wolves-why-no-den-on-track = Na tym torze nie ma nor
wolves-why-no-den-of-yours = Nie ma tam twojej nory
wolves-why-not-by-water = Nie przy wodzie
wolves-why-no-alpha-near-lair = W pobliżu nie ma twojego wilka alfa
wolves-why-region-has-your-lair = Masz tu już legowisko
wolves-why-no-lair-left = Brak legowisk
wolves-why-no-lone-wolf = Nie ma tam samotnego wilka
wolves-why-out-of-range = Poza zasięgiem wycia
wolves-why-no-wolf-left = Brak wilków
wolves-why-no-enemy-pack-wolf = Nie ma tam wrogiego wilka
wolves-why-no-enemy-den = Nie ma tam wrogiej nory
wolves-why-safe-pair = Para jest bezpieczna
wolves-why-safe-alpha = Wilka alfa nie można zdominować
wolves-why-safe-lair = Legowiska nie można zdominować
wolves-why-no-wolf-to-replace = Brak wilka na to miejsce
wolves-why-no-den-to-replace = Brak nory na to miejsce
wolves-why-no-choice-of-prey = Nie ma tego do wyboru

## Klawisze

wolves-key-move = Ruch
wolves-key-den = Budowa nory
wolves-key-lair = Ulepszenie nory do legowiska
wolves-key-howl = Wycie
wolves-key-dominate = Dominacja
wolves-key-back = Krok wstecz
wolves-key-undo = Cofnij
wolves-key-end = Wykonaj ruch albo zakończ turę
wolves-key-next = Następny region

## Wskazówki w pierwszych turach

wolves-hint-draft = Wybierz podświetlony heks: zaczną na nim twój wilk alfa i zwykły wilk. Dobrze mieć blisko samotne wilki, zwierzynę i źródła wody.
wolves-hint-act = Wybierz akcję: mapa podświetli, gdzie jest możliwa. Płacisz dopiero przyciskiem na dole.
wolves-hint-second = Kafelki, którymi płacisz, odwracają się: za drugą akcję zapłacisz tym, co pokazują teraz.
wolves-hint-end = Akcje wykonane. Spójrz jeszcze raz, cofnij, jeśli chcesz, a potem zakończ turę.
wolves-hint-moon = Księżyc u góry mówi, kiedy regiony punktują: stado z największą kontrolą nad regionem bierze jego żeton.
