# Lekcje gry Samotne Wilki: najwyżej 30 słów na ekranie, słowa i cel razem.

lesson-lone-wolves-course = Trzynaście lew o pięć terytoriów.
lesson-lone-wolves-first = Pierwszy pojedynek z nauczycielem
lesson-lone-wolves-first-about = Ze Szczenięciem, z podpowiedziami i ostrzeżeniami
lesson-lone-wolves-first-trick = Wygraj lewę
lesson-lone-wolves-first-scar = Połóż bliznę
lesson-lone-wolves-first-land = Zdobądź terytorium

## 1

lesson-lone-wolves-follow = Do koloru i po lewę
lesson-lone-wolves-follow-about = Wyższa karta zostaje
lesson-lone-wolves-follow-win = Drugi wilk zagrał **czerwoną 5**. Masz czerwone, więc musisz grać czerwoną. Wyższa karta wygrywa.
lesson-lone-wolves-follow-win-goal = Wygraj lewę, na dowolnym terytorium.
lesson-lone-wolves-follow-no-lower = Czerwona 3 jest niższa niż 5: lewa byłaby ich. Masz coś większego.
lesson-lone-wolves-follow-no-suit = Zielone poczeka: póki masz czerwone, grasz do czerwonej.
lesson-lone-wolves-follow-lead = Twoja 6 zostaje: **siła 6**. Ich 5 to teraz samotny wilk o sile 1; biorą bliznę. Zwycięzca prowadzi.
lesson-lone-wolves-follow-lead-goal = Zagraj dowolną kartę na dowolne terytorium.
lesson-lone-wolves-follow-know-one = Dokładasz do koloru, jeśli możesz.
lesson-lone-wolves-follow-know-two = Karta zwycięzcy zostaje i się liczy; zwycięzca prowadzi.
lesson-lone-wolves-follow-know-three = Karta przegranego to samotny wilk; przegrany bierze bliznę.

## 2

lesson-lone-wolves-strength = Siła
lesson-lone-wolves-strength-about = Karta liczy się tam, gdzie leży
lesson-lone-wolves-strength-place = Karta każdego koloru liczy się **tam, gdzie leży**. W jaskiniach prowadzi rywal, 4 do 0.
lesson-lone-wolves-strength-place-goal = Wygraj lewę i obejmij prowadzenie w jaskiniach.
lesson-lone-wolves-strength-no-elsewhere = Lewa byłaby twoja, ale jaskinie zostałyby rywala: siła liczy się tylko tam, gdzie leży karta.
lesson-lone-wolves-strength-full = Na bagnie leżą twoje cztery karty: 28. Dwa samotne wilki rywala liczą się po 1. **Sześć kart** zapełnia terytorium.
lesson-lone-wolves-strength-full-goal = Zagraj tam, gdzie jest miejsce.
lesson-lone-wolves-strength-no-full = Tłok: na bagnie leży już sześć kart.
lesson-lone-wolves-strength-know-one = Karta może leżeć wszędzie, gdzie jest miejsce.
lesson-lone-wolves-strength-know-two = Odkryta liczy swoją wartość, odwrócona 1.
lesson-lone-wolves-strength-know-three = Sześć kart zapełnia terytorium.

## 3

lesson-lone-wolves-lose = Przegraj celowo
lesson-lone-wolves-lose-about = Blizny to też punkty
lesson-lone-wolves-lose-lose = Biała 7 by wygrała. Ale **przegrany bierze bliznę** stamtąd, gdzie leży jego karta, a tundra ma dobrą.
lesson-lone-wolves-lose-lose-goal = Przegraj tę lewę w tundrze.
lesson-lone-wolves-lose-no-won = Biała 7 wygrywa lewę, a bliznę dostaje rywal. Schowaj dumę.
lesson-lone-wolves-lose-no-elsewhere = Przegrana, ale bliznę weźmiesz stamtąd, nie z tundry.
lesson-lone-wolves-lose-scar = Twój wilk jest odwrócony: siła 1. A oto nagroda: [[s5]] daje **1 honoru za każdego wilka** tam, gdzie ją położysz.
lesson-lone-wolves-lose-scar-goal = Weź ją i połóż tam, gdzie masz dwa wilki.
lesson-lone-wolves-lose-no-other = Ta nie daje honoru za wilki. Szukaj blizny z wilkami.
lesson-lone-wolves-lose-no-slot = Liczy tylko wilki na swoim terytorium, a dwa masz w tundrze.
lesson-lone-wolves-lose-know-one = Przegrany bierze bliznę z terytorium swojej karty.
lesson-lone-wolves-lose-know-two = Kładzie ją na dowolnym swoim pustym polu.
lesson-lone-wolves-lose-know-three = Blizny dają siłę albo honor.

## 4

lesson-lone-wolves-two = Dwójka bije siódemkę
lesson-lone-wolves-two-about = A trójka ma oko
lesson-lone-wolves-two-two = Rywal zagrywa **zieloną 7**, największego wilka. Tylko najmniejszy w tym kolorze się nie boi: **2 bije 7**.
lesson-lone-wolves-two-two-goal = Wygraj lewę.
lesson-lone-wolves-two-no-lower = 7 bije karty od 3 do 6. Potyka się tylko o 2 pod nogami.
lesson-lone-wolves-two-eye = Prowadzisz. **3** ma oko: odkrywa jedną zakrytą bliznę swojego terytorium.
lesson-lone-wolves-two-eye-goal = Zagraj 3 i zobacz, co znajdzie.
lesson-lone-wolves-two-no-other = Tylko 3 widzi w ciemności.
lesson-lone-wolves-two-know-one = W jednym kolorze wygrywa wyższa, ale 2 bije 7.
lesson-lone-wolves-two-know-two = 3 odkrywa zakrytą bliznę, także gdy dokładasz.
lesson-lone-wolves-two-know-three = Oba znaki są na kartach.

## 5

lesson-lone-wolves-moon = Księżyc i atut
lesson-lone-wolves-moon-about = Ostatnia blizna wzywa księżyc
lesson-lone-wolves-moon-moon = Na wulkanie została **jedna blizna**. Kto weźmie ostatnią, wzywa tam **księżyc**.
lesson-lone-wolves-moon-moon-goal = Przegraj tam lewę, weź bliznę i ją połóż.
lesson-lone-wolves-moon-no-won = Pamiętasz: 2 bije 7. Brawo, ale tym razem planem jest porażka.
lesson-lone-wolves-moon-no-elsewhere = Bliznę bierzesz stamtąd, gdzie leży przegrana karta. Ostatnia jest na wulkanie.
lesson-lone-wolves-moon-trump = Księżyc stoi nad wulkanem: **czerwony to atut** i bije każdy inny kolor. Rywal zagrywa zieloną 7, a ty nie masz zielonych.
lesson-lone-wolves-moon-trump-goal = Wygraj atutem.
lesson-lone-wolves-moon-no-lost = Inny kolor przegrywa z zieloną 7. Chyba że to atut.
lesson-lone-wolves-moon-know-one = Ostatnia blizna przynosi księżyc: 5 honoru dla silniejszej strony.
lesson-lone-wolves-moon-know-two = Za drugim razem krwawy: 3.
lesson-lone-wolves-moon-know-three = Kolor najnowszego jest atutem.

## 6

lesson-lone-wolves-scoring = Punktacja
lesson-lone-wolves-scoring-about = Pięć żetonów, dwa księżyce, twoje blizny
lesson-lone-wolves-scoring-last = Ostatnia karta, przegrywasz 26 do 28. Silniejsza strona terytorium bierze **żeton honoru** i leżący tam **księżyc**.
lesson-lone-wolves-scoring-last-goal = Zagraj ją tam, gdzie wygra grę.
lesson-lone-wolves-scoring-no-other = To nie zmienia prowadzenia. Dodaj 7 tam, gdzie rywal ma mniej niż 7 przewagi.
lesson-lone-wolves-scoring-know-one = Większa siła: żeton i księżyc. Równa: nikt.
lesson-lone-wolves-scoring-know-two = Blizny dodatkowo.
lesson-lone-wolves-scoring-know-three = Wygrywa więcej honoru; remis rozstrzygają samotne wilki.

## 7

lesson-lone-wolves-borders = Granice
lesson-lone-wolves-borders-about = Plansza zaawansowana
lesson-lone-wolves-borders-strength = Na planszy zaawansowanej blizna może leżeć na **granicy** i działa po obu stronach. Twoja daje +3 siły.
lesson-lone-wolves-borders-strength-goal = Obejmij prowadzenie w jaskiniach i na pustyni naraz.
lesson-lone-wolves-borders-no-single = To nie da obu. Płot ma dwie strony: spójrz między jaskinie a pustynię.
lesson-lone-wolves-borders-honour = To [[s4]]: działa **od razu** i odwraca żeton honoru. Na granicy odwraca dwa.
lesson-lone-wolves-borders-honour-goal = Podnieś żetony bagna i jaskiń do 10 i 9.
lesson-lone-wolves-borders-no-turn = To odwraca inne żetony albo tylko jeden. Chodzi o bagno i jaskinie razem.
lesson-lone-wolves-borders-know-one = Blizna na granicy działa na obu terytoriach.
lesson-lone-wolves-borders-know-two = Na każdej granicy mieści się jedna twoja.
lesson-lone-wolves-borders-know-three = Niektóre działają od razu, raz na zawsze.
