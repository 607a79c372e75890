# Pomoc gracza gry Wilki: jedna strona na stół.

aid-the-wolves-title = Wilki w skrócie
aid-the-wolves-turn = **Twoja tura:** 2 akcje, takie same lub różne. Każdy wydany żeton akcji bonusowej [[tok-action]] daje jeszcze jedną.
aid-the-wolves-pay = **Płać** kafelkami, które pokazują teren celu, i odwracaj je. Bonusowy żeton terenu [[tok-terrain]] zastępuje dowolny kafelek i wraca do puli.
aid-the-wolves-move = [[act-move]] **Ruch, 1:** najwyżej tyle wilków, ile wynosi aktywność stada [[i-spread]], każdy najwyżej o tyle heksów, ile wynosi szybkość wilka [[i-speed]]; wszystkie kończą na opłaconym terenie. Wilk alfa wypycha pojedynczego wrogiego zwykłego wilka.
aid-the-wolves-den = [[act-den]] **Nora, 2:** na heksie twojego wilka alfa lub obok; bez wrogów, nor i legowisk. Wybierz tor: jego wartość rośnie.
aid-the-wolves-lair = [[act-lair]] **Legowisko, 2:** twoja nora przy wodzie, na heksie twojego wilka alfa lub obok; jedno w regionie. 1 bonusowy żeton terenu.
aid-the-wolves-howl = [[act-howl]] **Wycie, 2:** samotny wilk w zasięgu wycia [[i-range]] twojego wilka alfa staje się następnym wilkiem z twojego toru.
aid-the-wolves-dominate = [[act-dominate]] **Dominacja, 3:** pojedynczy wrogi zwykły wilk lub nora w zasięgu wycia przechodzi do ciebie. Dwa pionki jednego koloru są bezpieczne.
aid-the-wolves-hunt = [[act-hunt]] **Polowanie, za darmo:** twoje wilki na 3 heksach wokół zwierzyny, której jeszcze nie masz. 1 żeton akcji bonusowej przy 3–5 graczach.
aid-the-wolves-hex = **Na heksie:** najwyżej 2 pionki, najwyżej jedna nora lub legowisko. Ranga: nora, zwykły wilk, wilk alfa, legowisko.
aid-the-wolves-moon = **Księżyc:** samotne wilki, zwykłe wilki i nory, które znikają z mapy, zapełniają daty. Faza punktuje swoje regiony na koniec tury.
aid-the-wolves-control = **Kontrola:** legowisko 3, wilk alfa 1, zwykły wilk 1, nora 1. Remis: więcej wilków alfa. Pierwsze i drugie miejsce: [[moon-crescent]] 4 i 2, [[moon-quarter]] 6 i 3, [[moon-full]] 8 i 4.
aid-the-wolves-end = **Koniec:** po turze pełni. Liczą się żetony regionów, drugie miejsca, tory, wilki, legowiska i zwierzyna.
