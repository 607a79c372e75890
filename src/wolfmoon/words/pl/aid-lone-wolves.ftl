# Pomoc gracza gry Samotne Wilki: jedna strona na stół.

aid-lone-wolves-title = Samotne wilki w skrócie
aid-lone-wolves-play = **Zagraj** kartę po swojej stronie terytorium, na którym jest mniej niż 6 kart. Podążający musi zagrać ten sam kolor, jeśli może.
aid-lone-wolves-win = **Kto wygrywa:** atut, potem kolor prowadzący, potem wyższa karta – ale 2 bije 7.
aid-lone-wolves-three = **3** odkrywa jedną zakrytą bliznę swojego terytorium.
aid-lone-wolves-winner = **Karta zwycięzcy** zostaje odkryta i daje siłę równą swojej wartości. Zwycięzca prowadzi.
aid-lone-wolves-loser = **Karta przegranego** staje się samotnym wilkiem [[fig-lone]] o sile 1. Przegrany bierze bliznę z tego terytorium i kładzie ją na pustym polu po swojej stronie, gdziekolwiek.
aid-lone-wolves-moon = Ostatnia blizna terytorium przynosi **księżyc** [[moon-full]], za drugim razem **krwawy księżyc** [[moon-blood]]. Kolor najnowszego jest atutem od następnej lewy.
aid-lone-wolves-strength = Blizny **siły:** [[s1]] +1 za każdego wilka, [[s2]] +3.
aid-lone-wolves-now = **Od razu:** [[s3]] dołącza niewidziany samotny wilk, [[s4]] odwróć żeton honoru.
aid-lone-wolves-points = Blizny **honoru:** [[s5]] +1 za każdego wilka, [[s6]] +2 za każdego samotnego wilka, [[s7]] +2 za każdego odkrytego wilka, [[s8]] +3 za każdą 2, 3 lub 4, [[s9]] +5 za żeton honoru.
aid-lone-wolves-end = **Koniec** po 13 lewach: kto ma większą siłę, zdobywa żeton honoru i leżący tam księżyc (5, krwawy księżyc 3). Wygrywa ten, kto ma najwięcej honoru; remis rozstrzygają samotne wilki.
