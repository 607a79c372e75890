# Zasady gry Samotne Wilki, komunikat na każdy punkt. Tytuł rozdziału stoi przed jego punktami.
# **pogrubienie**; [[id]] to rysunek z arkusza symboli.

rules-lone-wolves-intro = Dwóch graczy, 13 lew, pięć terytoriów. Zwycięzca lewy zachowuje siłę na terytorium, przegrany bierze bliznę, która daje siłę lub honor. Na koniec silniejsza strona każdego terytorium zdobywa jego żeton honoru; wygrywa ten, kto ma więcej honoru. Nie widzisz drugiej ręki, kart odłożonych, zakrytych blizn ani blizn w pudełku. Zagrana karta pozostaje znana, nawet gdy jest odwrócona. **Ustalenie** oznacza nasze odczytanie drukowanych zasad; **wartość domowa** to liczba, której nie mogliśmy zobaczyć i którą stół może zmienić.

chapter-lone-wolves-aim = Cel gry i punkty
aim-lone-wolves-win = Po 13 lewach wygrywa gracz, który ma najwięcej honoru (L20).
aim-lone-wolves-tokens = **Żetony honoru:** każde z pięciu terytoriów daje od 5 do 10 honoru silniejszej stronie (L19). Karta, która wygrała lewę, zostaje i dodaje tam swoją wartość do twojej siły (L10).
aim-lone-wolves-moons = **Księżyce:** księżyc [[moon-full]] daje 5, a krwawy księżyc [[moon-blood]] 3 silniejszej stronie swojego terytorium (L14).
aim-lone-wolves-scars = **Blizny:** kto przegrywa lewę, bierze jedną (L12). Jedne dodają siły, inne dają honor, od S5 do S9. Przegrana nie zawsze jest stratą.

chapter-lone-wolves-setup = Przygotowanie
l1 = Pomieszaj blizny [[scar-down]] i rozłóż je.
l2 = Pomieszaj żetony honoru i połóż po jednym na każdym terytorium, losową stroną do góry.
l3 = Rozdaj każdemu graczowi 13 kart. Cztery karty odkłada się bez podglądania.
l4 = Pierwszą lewę prowadzi losowy gracz.

chapter-lone-wolves-trick = Lewa
l5 = **Prowadzący** zagrywa odkrytą kartę po swojej stronie terytorium, które nie jest pełne.
l6 = **Podążający** musi zagrać kartę w kolorze prowadzącym, jeśli ją ma, inaczej dowolną, po swojej stronie dowolnego terytorium, które nie jest pełne, tego samego lub innego.
l7 = Terytorium mieści 6 kart wilków **łącznie**, po obu stronach i razem z samotnymi wilkami. Z szóstą jest pełne. Blizny wciąż można tam kłaść.
l8 = Kto wygrywa: atut bije każdą kartę, która nie jest atutem. Poza tym kolor prowadzący bije każdy inny. W jednym kolorze wygrywa wyższa karta, ale **2 bije 7**. To dotyczy też atutów.
l9 = Kto zagra 3, musi od razu odkryć jedną, dowolnie wybraną zakrytą bliznę terytorium, na którym leży ta karta, jeśli jakaś tam jest. **Ustalenie:** blizna prowadzącego zostaje odkryta, zanim zagra podążający.
l10 = Karta zwycięzcy zostaje odkryta: jej wartość to siła w tym miejscu. Zwycięzca prowadzi następną lewę.
l11 = Kartę przegranego odwraca się tam, gdzie leży: jest teraz samotnym wilkiem [[fig-lone]] o sile 1.
l12 = Przegrany musi wziąć jedną bliznę, odkrytą lub zakrytą, z terytorium, na którym leży przegrana karta, jeśli jakaś tam została. Od razu kładzie ją odkrytą na pustym polu po swojej stronie, na dowolnym terytorium. Zakrytą bliznę widzi po wybraniu tylko biorący, zanim ją położy. **Ustalenie:** bez pustego pola blizna przepada.
l13 = Blizny, które działają od razu (S3, S4), działają w chwili położenia.
l14 = Gdy z terytorium znika ostatnia blizna, także w ostatniej lewie, kładzie się tam **księżyc** [[moon-full]]; za drugim razem, na innym terytorium, **krwawy księżyc** [[moon-blood]]; później nic.
l15 = Na początku nie ma atutu. Od lewy po położeniu księżyca atutem jest kolor jego terytorium; od lewy po położeniu krwawego księżyca kolor tamtego terytorium.

chapter-lone-wolves-scars = Blizny
s1 = [[s1]] +1 siły tutaj za każdą twoją kartę wilka tutaj, także samotnego.
s2 = [[s2]] +3 siły tutaj.
s3 = [[s3]] Od razu: weź jedną z odłożonych kart, bez podglądania, i połóż ją tutaj po swojej stronie jako samotnego wilka. Nie, jeśli terytorium jest pełne.
s4 = [[s4]] Od razu: odwróć żeton honoru tego terytorium. Może się to zdarzyć wiele razy.
s5 = [[s5]] +1 honoru za każdą twoją kartę wilka tutaj, także samotnego.
s6 = [[s6]] +2 honoru za każdego twojego samotnego wilka tutaj.
s7 = [[s7]] +2 honoru za każdego twojego odkrytego wilka tutaj.
s8 = [[s8]] +3 honoru za każdego twojego odkrytego wilka o wartości 2, 3 lub 4 tutaj.
s9 = [[s9]] +5 honoru, jeśli zdobędziesz żeton honoru tego terytorium.
l16 = Blizna na granicy (plansza zaawansowana) działa na obu terytoriach: siła, karty (po jednej), odwracanie, punkty. **Ustalenie:** każde terytorium osobno, w kolejności planszy. S3 pomija pełne terytorium i nie działa, gdy zabraknie odłożonych kart; S9 daje 5 za każdy z dwóch zdobytych żetonów.
l17 = **Ustalenie:** karta położona przez S3 liczy się do sześciu kart (L7) i nikt jej nie ogląda.

chapter-lone-wolves-end = Koniec gry
l18 = Gra kończy się po 13 lewach. Siła na terytorium: wartości twoich odkrytych kart, 1 za każdego samotnego wilka i twoje blizny siły, które liczą się także bez żadnej karty.
l19 = Kto ma większą siłę, zdobywa żeton honoru (liczy się strona leżąca do góry) i księżyc, jeśli tam leży. Przy równej sile, także 0 do 0, nikt ich nie zdobywa.
l20 = Twój wynik: żetony honoru, księżyc 5, krwawy księżyc 3, punkty za blizny. Wygrywa większy. Przy remisie: więcej kart samotnych wilków na planszy; jeśli i to jest równe, zwycięstwo jest wspólne.

chapter-lone-wolves-box = Co jest w pudełku
box-lone-wolves-cards = 30 kart wilków: pięć kolorów – zielony [[suit-green]], czarny [[suit-black]], brązowy [[suit-brown]], czerwony [[suit-red]], biały [[suit-white]] – o wartościach 2–7. Na odwrocie każdej karty jest **samotny wilk** [[fig-lone]] o sile 1.
box-lone-wolves-lands = Pięć terytoriów obok siebie, każde w kolorze kart: zielone bagno, czarne jaskinie, brązowa pustynia, czerwony wulkan, biała tundra.
box-lone-wolves-tokens = 18 blizn, po dwie z dziewięciu rodzajów. 5 dwustronnych żetonów honoru; **wartości domowe:** 5 i 10, 6 i 9, 7 i 8, 6 i 9, 5 i 10. Księżyc [[moon-full]] wart 5 i krwawy księżyc [[moon-blood]] wart 3.
box-lone-wolves-slots = Pola na blizny po twojej stronie, **wartości domowe:** na planszy podstawowej 3 na każdym terytorium; na zaawansowanej 2 na każdym terytorium i 1 na każdej z czterech granic.
box-lone-wolves-layout = Blizny na początku: 1 odkryta i 2 zakryte na każdym terytorium. Na planszy zaawansowanej (**wartości domowe**) 1 odkryta oraz 2, 3, 2, 3, 2 zakryte. Reszta zostaje w pudełku, niewidziana.
