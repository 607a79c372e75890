# Zasady gry Wilki, komunikat na każdy punkt. Tytuł rozdziału stoi przed jego punktami.
# **pogrubienie**; [[id]] to rysunek z arkusza symboli.

rules-the-wolves-intro = Od dwóch do pięciu graczy prowadzi stada wilków przez jeden cykl księżyca. Punkty dają kontrola nad regionami w chwili ich podliczania, zwierzyna oraz wilki, nory i legowiska wprowadzone do gry. Wygrywa ten, kto ma najwięcej punktów zwycięstwa (PZ). Nic nie jest ukryte i nie ma kości: losowe jest tylko przygotowanie. Gdzie drukowane zasady milczą lub się różnią, decydujemy sami i mówimy to wprost: **Ustalenie**.

chapter-the-wolves-aim = Cel gry i punkty
aim-the-wolves-win = Prowadź stado przez jeden cykl księżyca. Gra kończy się z pełnią (W46). Wygrywa ten, kto ma najwięcej punktów zwycięstwa (PZ, W47).
aim-the-wolves-regions = **Regiony:** każda faza księżyca punktuje regiony ze swoim żetonem (W40). Kto ma tam najwięcej kontroli (W41), bierze żeton: sierp [[moon-crescent]] 4 PZ, kwadra [[moon-quarter]] 6, pełnia [[moon-full]] 8. Drugie miejsce dostaje połowę (W42).
aim-the-wolves-board = **Twoja plansza:** do 12 PZ za wilki, które dołączyły (W30), 5 za każde legowisko (W27), do 7 za każdy tor atrybutów (W24) i do 25 za upolowaną zwierzynę (W35); przy 2 graczach 5 i 20.
aim-the-wolves-turn = **Twoja tura:** dwie akcje (W8), opłacone kafelkami terenu, które się odwracają (W9). Ruch [[act-move]], budowa [[act-den]] [[act-lair]], wycie [[act-howl]] i dominacja [[act-dominate]]; polowanie [[act-hunt]] jest darmowe.

chapter-the-wolves-setup = Przygotowanie dla 3–5 graczy
w1 = Plansza startowa leży na swoim miejscu. Losowe plansze regionów zajmują miejsca wokół niej: 6 przy 3 graczach, 8 przy 4, 10 przy 5. Każdy region to pięć płatów po trzy heksy jednego terenu i źródło wody.
w2 = Na każdym polu samotnego wilka stoi samotny wilk [[fig-lone]]: dwa w każdym regionie.
w3 = Na każdym polu zwierzyny, po jednym w regionie, leży losowy stos dwóch żetonów jednego rodzaju. 3 graczy: po jednym stosie łosi, jeleni, szopów i dzików, dwa stosy królików. 4 graczy: po jednym stosie każdego rodzaju i jeszcze po jednym królików, szopów i dzików. 5 graczy: po dwa stosy każdego rodzaju.
w4 = Na każdym źródle wody leży losowy żeton regionu. 3 graczy: 2 sierpy, 2 kwadry i 2 pełnie. 4 graczy: 2, 3, 3. 5 graczy: 3, 4, 3.
w5 = Każdy gracz ma jedno stado z jego terenem domowym, wybrane lub wylosowane, sześć jego kafelków, pełną planszę gracza i żadnych żetonów bonusowych.
w6 = **Rozstawienie.** Zaczyna losowy gracz, dalej zgodnie z ruchem wskazówek zegara: każdy stawia 1 wilka alfa i 1 zwykłego wilka razem na pustym heksie planszy startowej. Potem w przeciwną stronę, tak że ostatni gracz stawia dwa razy z rzędu: każdy robi to samo na pustym heksie po **drugiej stronie rozpadliny** niż jego pierwsza para.
w7 = Pierwszą turę ma gracz, który rozstawiał pierwszy. Gra idzie zgodnie z ruchem wskazówek zegara.

chapter-the-wolves-turn = Tura
w8 = Wykonaj **2 akcje**, takie same lub różne. Każdy wydany żeton akcji bonusowej [[tok-action]] daje w tej turze jeszcze jedną akcję; możesz wydać wszystkie, także zdobyte w tej turze. **Ustalenie:** żetony wydajesz po dwóch akcjach, każdy na początku swojej dodatkowej akcji; resztę zachowujesz.
w9 = Akcja kosztuje 1, 2 lub 3 kafelki terenu. Wszystkie muszą pokazywać teren heksa, na który akcja jest skierowana. Każdy użyty kafelek **odwracasz**. Bonusowy żeton terenu [[tok-terrain]] zastępuje jeden kafelek dowolnego terenu, nawet gdy masz pasujący kafelek, i wraca do puli. Każdego kafelka możesz użyć w akcji tylko raz, a kafelka stada w każdej akcji. **Ustalenie:** można zapłacić samymi żetonami.
w10 = Po twojej ostatniej akcji punktują regiony, jeśli w tej turze nadeszła faza (W40). Potem turę ma następny gracz.
w11 = **Ustalenie:** dwie akcje są obowiązkowe. Ruch bez żadnego wilka też jest akcją (kafelek i tak się odwraca), więc zawsze jest coś możliwe.
w12 = **Ustalenie:** żetonów bonusowych i żetonów PZ nigdy nie brakuje.

chapter-the-wolves-pieces = Pionki na heksie
w13 = Na heksie stoją najwyżej 2 pionki, czyjekolwiek: wilki, nory, legowiska. Najwyżej jeden z nich to nora lub legowisko.
w14 = **Ranga**, od najniższej: nora [[den]], zwykły wilk [[fig-pack]], wilk alfa [[fig-alpha]], legowisko [[lair]]. Pionek może zakończyć ruch lub zostać postawiony tam, gdzie stoi jeden wrogi pionek, tylko jeśli ma wyższą rangę. Wrogi wilk zostaje wtedy wypchnięty (W20). Nor się nie wypycha: po akcji dwa stada dzielą heks tylko wtedy, gdy na norze stoi wrogi wilk.
w15 = Na wodzie i w rozpadlinie nie stoją pionki. Na heksie z samotnym wilkiem lub zwierzyną też nie, dopóki nie zniknie ostatni żeton. **Pusty** znaczy: bez pionka, samotnego wilka, zwierzyny, wody i rozpadliny.

chapter-the-wolves-move = Ruch – koszt 1
w16 = [[act-move]] Wybierz teren i zapłać za niego 1. Rusz dowolne swoje wilki, najwyżej tyle, ile wynosi **aktywność stada** [[i-spread]], jednego po drugim, każdego raz. Każdy idzie najwyżej o tyle heksów, ile wynosi **szybkość wilka** [[i-speed]], i kończy na heksie tego terenu; mogą kończyć na różnych heksach.
w17 = Tylko ostatni heks musi być tego terenu. Droga nie może prowadzić przez wodę ani rozpadlinę; przez wszystko inne może: pionki, samotne wilki, zwierzynę.
w18 = Wilk może stanąć na pustym heksie, na heksie, na którym jedyny pionek należy do jego stada, albo na heksie, na którym jedynym pionkiem jest wroga nora. Nigdy na wrogim legowisku, samotnym wilku ani zwierzynie.
w19 = Wilk alfa może też stanąć tam, gdzie jedynym pionkiem jest wrogi zwykły wilk: wypycha go (W20). Wilki dwóch stad nigdy nie dzielą heksa, a wilk alfa nie może stanąć tam, gdzie stoi wrogi wilk alfa.
w20 = **Wypchnięcie.** Wypychający przesuwa wypchniętego wilka na najbliższy heks, który jest pusty albo na którym jedyny pionek należy do stada tego wilka. Teren nie ma znaczenia. **Ustalenie:** odległość liczy się krokami: wodę i rozpadlinę trzeba obejść, przez wszystko inne można przejść. Z równie bliskich heksów wybiera wypychający. Heks wypchnięcia się nie liczy; heks, z którego przyszedł wypychający wilk, liczy się tak, jak wygląda po jego odejściu.
w21 = **Ustalenie:** wilk, który się rusza, musi zakończyć ruch na innym heksie niż ten, z którego wyszedł. Wilka, który nie ma dokąd pójść, nie można wypchnąć, więc akcji, która tego wymaga, nie można wykonać.

chapter-the-wolves-den = Budowa nory – koszt 2
w22 = [[act-den]] Celem jest heks opłaconego terenu, na którym lub obok którego stoi twój wilk alfa.
w23 = Nie może tam stać nic wrogiego, żadna nora ani legowisko, samotny wilk ani zwierzyna, a z twoich wilków najwyżej jeden.
w24 = Weź pierwszą od lewej norę z wybranego toru i postaw ją tam. Nowa wartość toru działa od razu. Jeśli pod tą norą wydrukowany jest żeton bonusowy, weź go.

chapter-the-wolves-lair = Ulepszenie nory do legowiska – koszt 2
w25 = [[act-lair]] Celem jest twoja nora na heksie opłaconego terenu. Musi sąsiadować ze źródłem wody, a twój wilk alfa musi stać na niej lub obok.
w26 = W regionie możesz mieć tylko jedno legowisko.
w27 = Twoja nora idzie na planszę faz księżyca (W38), a jej miejsce zajmuje twoje pierwsze od lewej legowisko. Dostajesz 1 bonusowy żeton terenu. Jeśli nie masz już legowisk na planszy gracza, nie możesz ulepszać.
w28 = Wrogi wilk na tym heksie, także wilk alfa, zostaje wypchnięty (W20). **Ustalenie:** na najbliższy heks, jak zawsze. Jeśli nie ma dokąd pójść, nie możesz ulepszyć.

chapter-the-wolves-howl = Wycie – koszt 2
w29 = [[act-howl]] Celem jest samotny wilk na heksie opłaconego terenu, w **zasięgu wycia** [[i-range]] jednego z twoich wilków alfa. **Ustalenie:** zasięg to zwykła odległość w heksach; woda, rozpadlina, pionki i luki w mapie jej nie zmieniają.
w30 = Samotny wilk idzie na planszę faz księżyca. Jego miejsce zajmuje następny wilk z twojego toru wilków; trzeci i szósty to wilki alfa. Z pustym torem wilków nie możesz wyć.

chapter-the-wolves-dominate = Dominacja – koszt 3
w31 = [[act-dominate]] Celem jest wrogi zwykły wilk lub nora na heksie opłaconego terenu, w zasięgu wycia jednego z twoich wilków alfa. Wilków alfa i legowisk nie można zdominować.
w32 = Dwa pionki jednego koloru na heksie są bezpieczne: żadnego nie można zdominować.
w33 = Wrogi pionek idzie na planszę faz księżyca. Jego miejsce zajmuje twój: zamiast nory pierwsza od lewej nora z wybranego toru, z jej wartością i premią; zamiast zwykłego wilka następny wilk z twojego toru wilków, nawet jeśli to wilk alfa. Jeśli nie masz już takiego pionka, nie możesz dominować. **Ustalenie:** ranga nie ma tu znaczenia, więc można zdominować norę pod wilkiem trzeciego gracza, a wilk zostaje.
w34 = Właściciel traci pionek na zawsze. Jego plansza gracza się nie zmienia.

chapter-the-wolves-hunt = Polowanie – za darmo
w35 = [[act-hunt]] Na koniec każdej twojej akcji: jeśli twoje wilki stoją na **3 różnych heksach** obok stosu zwierzyny, a nie masz zwierzyny tego rodzaju, weź wierzchni żeton oraz, przy 3–5 graczach, 1 żeton akcji bonusowej.
w36 = Każdego rodzaju zwierzyny możesz mieć tylko jeden żeton. Jeśli otaczasz kilka stosów, polujesz na wszystkie; z dwóch stosów jednego rodzaju wybierasz jeden.
w37 = **Ustalenie:** z polowania nie można zrezygnować, a poluje tylko gracz, który wykonał akcję.

chapter-the-wolves-scoring = Fazy księżyca i punktacja regionów
w38 = Samotne wilki, zwykłe wilki i nory, które znikają z mapy, zajmują kolejno po jednej dacie planszy faz księżyca. To, co znika po pełni w ostatniej turze, niczego już nie zmienia.
w39 = Gdy zakryta zostaje data fazy dla waszej liczby graczy, ta faza nadchodzi.
w40 = Na koniec tej tury punktuje każdy region z żetonem tej fazy. **Ustalenie:** jeśli w jednej turze nadeszło kilka faz, punktują po kolei.
w41 = **Kontrola** w regionie: legowisko 3, wilk alfa 1, zwykły wilk 1, nora 1. Remisy rozstrzyga liczba wilków alfa w regionie.
w42 = Kto ma najwięcej kontroli, bierze żeton regionu: PZ pierwszego miejsca. Drugi w kolejności, jeśli ma co najmniej 1 punkt kontroli, dostaje PZ drugiego miejsca.
w43 = Jeśli także po policzeniu wilków alfa jest remis o pierwsze miejsce, każdy z tych graczy dostaje PZ drugiego miejsca, nikt inny nic nie dostaje, a żeton przepada.
w44 = Jeśli pierwsze miejsce jest jasne, ale o drugie jest remis także po policzeniu wilków alfa, punktuje tylko pierwszy.
w45 = Kto jest w regionie sam, bierze żeton i nikt nie jest drugi. W pustym regionie żeton przepada.

chapter-the-wolves-end = Koniec gry
w46 = Gra kończy się po turze, w której nadeszła pełnia, gdy jej regiony są już podliczone.
w47 = Twój wynik: żetony regionów, drugie miejsca oraz PZ widoczne na trzech torach cech, torze wilków, legowiskach i zwierzynie.
w48 = Remis rozstrzyga liczba żetonów regionów, potem liczba wilków na mapie. Jeśli i to jest równe, zwycięstwo jest wspólne.
w49 = **Ustalenie:** jeśli każdy gracz rozegra 50 tur z rzędu bez niczego nowego na planszy faz księżyca, gra się kończy i jest podliczana w tym stanie, bez dalszej punktacji regionów.

chapter-the-wolves-two = Dwóch graczy
w60 = Jak przy większej liczbie graczy, poza tym, co niżej. Pięć losowych regionów, bez planszy startowej, i pięć pojedynczych żetonów zwierzyny, po jednym każdego rodzaju. Na źródłach wody losowo rozłożone żetony: sierp; pełnia; pełnia; sierp na kwadrze; kwadra na pełni. Para punktuje dwa razy, najpierw wierzchni żeton; potem widać dolny.
w61 = Trzecie, neutralne stado [[plate-neutral]] stoi przy każdym źródle wody, po prawej u góry: przy sierpie 2 zwykłe wilki; przy sierpie na kwadrze 1 legowisko; przy każdej pełni po 1 legowisku i 1 wilku alfa; przy kwadrze na pełni 1 legowisko, a po prawej u dołu 2 wilki alfa.
w62 = Pionki neutralne liczą się do kontroli i zajmują miejsca jak gracz, ale nic nie punktują. Nigdy nie działają i nie można ich ruszać, wypychać ani zdominować; poza tym są wrogami. Żeton wygrany przez stado neutralne przepada.
w63 = Rozstawienie: losowo wybrany pierwszy gracz stawia jedną parę, drugi gracz dwie, pierwszy gracz jedną. Każda para staje na pustym heksie regionu, którego wierzchni żeton nie jest sierpem. Potem drugi gracz dostaje 1 żeton akcji bonusowej, a pierwszy gracz ma pierwszą turę.
w64 = Daty, premie oraz PZ za nory i zwierzynę są takie jak dla dwóch graczy. PZ za legowiska i wilki są takie same jak dla większej liczby graczy; to **wartość domowa**, bo nie znamy drukowanej liczby.

chapter-the-wolves-box = Co jest w pudełku
box-the-wolves-terrains = Pięć terenów w takim kręgu: las [[t-forest]], skały [[t-rock]], trawa [[t-grass]], tundra [[t-tundra]], pustynia [[t-desert]] i znów las. Na wodzie [[t-water]] i w rozpadlinie [[t-chasm]] nikt nie stoi. Każdy teren jest **domem** jednego stada.
box-the-wolves-tiles = Każdy gracz ma 6 kafelków terenu. **Kafelek stada** pokazuje teren domowy po obu stronach. 5 pozostałych pokazuje z przodu jeden teren, a z tyłu następny z kręgu. Na początku wszystkie leżą przodem do góry.
box-the-wolves-pieces = Każdy gracz ma 4 wilki alfa [[fig-alpha]], 8 zwykłych wilków [[fig-pack]], 12 nor [[den]] i 4 legowiska [[lair]]. 2 wilki alfa i 2 zwykłe wilki zaczynają na mapie, reszta na planszy gracza.
box-the-wolves-tracks = Trzy tory cech, na każdym 4 nory. Każda zdjęta nora odsłania następną wartość: aktywność stada [[i-spread]] 2, 3, 3, 4, 4; szybkość wilka [[i-speed]] 3, 4, 4, 5, 5; zasięg wycia [[i-range]] 2, 3, 3, 4, 4.
box-the-wolves-bonuses = Pod drugą i czwartą norą każdego toru leży premia. 3–5 graczy: aktywność stada daje najpierw żeton akcji bonusowej [[tok-action]], potem bonusowy żeton terenu [[tok-terrain]]; szybkość wilka i zasięg wycia dają najpierw bonusowy żeton terenu, potem żeton akcji bonusowej. 2 graczy: każdy tor daje najpierw żeton akcji bonusowej, potem bonusowy żeton terenu.
box-the-wolves-points = PZ każdego toru cechy po 3 i 4 norach: 3 i 7 (2 graczy: 2 i 5). Tor wilków po 1–8 wilkach: 1, 2, 3, 4, 6, 8, 10, 12. Legowiska: po 5. Zwierzyna po 1–5 rodzajach: 1, 4, 9, 16, 25 (2 graczy: 2, 5, 9, 14, 20).
box-the-wolves-dates = Fazy nadchodzą z tymi datami: sierp [[moon-crescent]], kwadra [[moon-quarter]], pełnia [[moon-full]]. 2 graczy: 7, 13, 18. 3 graczy: 9, 17, 22. 4 graczy: 11, 20, 26. 5 graczy: 13, 23, 30.
box-the-wolves-tokens = Żetony regionów, pierwsze i drugie miejsce: sierp 4 i 2, kwadra 6 i 3, pełnia 8 i 4.
box-the-wolves-prey = Pięć rodzajów zwierzyny: łoś [[prey-moose]], jeleń [[prey-deer]], szop [[prey-raccoon]], dzik [[prey-boar]], królik [[prey-rabbit]].
