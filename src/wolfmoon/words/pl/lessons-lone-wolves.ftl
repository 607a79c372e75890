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
