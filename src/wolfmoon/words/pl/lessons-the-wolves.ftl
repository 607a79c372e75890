# Lekcje gry Wilki: najwyżej 30 słów na ekranie, słowa i cel razem.

lesson-the-wolves-course = Prowadź stado przez jeden cykl księżyca.
lesson-the-wolves-first = Pierwsza gra z nauczycielem
lesson-the-wolves-first-about = Z dwoma Szczeniętami, z podpowiedziami i ostrzeżeniami
lesson-the-wolves-first-den = Zbuduj norę
lesson-the-wolves-first-prey = Upoluj zwierzynę
lesson-the-wolves-first-lake = Bądź pierwszy w regionie

## 1

lesson-the-wolves-move = Ruch
lesson-the-wolves-move-about = Jeden kafelek, do dwóch wilków
lesson-the-wolves-move-both = Jeden kafelek rusza do **dwóch wilków**, każdego o trzy heksy. Kończą na terenie z kafelka.
lesson-the-wolves-move-both-goal = Rusz oba wilki na trawę.
lesson-the-wolves-move-no-one = Jeden poszedł, drugi patrzy na ciebie. Kafelek opłacił oba.
lesson-the-wolves-move-no-other = Wybrany teren to ten, na którym kończą. Wybierz trawę.
lesson-the-wolves-move-through = Tylko **ostatni** heks musi pasować. Wilk mija samotne wilki, zwierzynę i rywali, ale nie wodę ani rozpadlinę.
lesson-the-wolves-move-through-goal = Rusz wilka alfa na tundrę.
lesson-the-wolves-move-no-first = Tym razem pierwszy idzie wilk alfa.
lesson-the-wolves-move-no-chasm = Blisko dla wrony. Łapami to pięć heksów wokół rozpadliny, a szybkość to trzy.
lesson-the-wolves-move-no-taken = Stoi tam łoś i ani myśli odejść. Mijaj go, ale stań gdzie indziej.
lesson-the-wolves-move-no-idle = Nikt się nie ruszył. Wolno, ale wilki się nudzą.
lesson-the-wolves-move-no-terrain = Wolno, ale teraz chodzi o tundrę.
lesson-the-wolves-move-know-one = Ruch kosztuje kafelek i rusza do dwóch wilków.
lesson-the-wolves-move-know-two = Kończą na opłaconym terenie.
lesson-the-wolves-move-know-three = Zatrzymują je tylko woda i rozpadlina.

## 2

lesson-the-wolves-flip = Odwracaj i planuj
lesson-the-wolves-flip-about = Każdy opłacony kafelek się odwraca
lesson-the-wolves-flip-home = Każdy użyty kafelek **się odwraca**. Tylko kafelek stada ma las po obu stronach: jest zawsze.
lesson-the-wolves-flip-home-goal = Idź do lasu i zapłać kafelkiem stada.
lesson-the-wolves-flip-no-turns = Ten kafelek pokazałby skały i zabrakłoby lasu. Stadny nic cię nie kosztuje.
lesson-the-wolves-flip-no-token = Zachowaj żeton: zastępuje każdy kafelek i zaraz się przyda.
lesson-the-wolves-flip-no-idle = Kafelek za nic? Zabierz wilka.
lesson-the-wolves-flip-no-other = Wolno, ale tu idziemy do lasu.
lesson-the-wolves-flip-back = Droższe akcje kosztują **dwa takie same kafelki**. Mały znak to druga strona: jeden zmieni się w drugą tundrę.
lesson-the-wolves-flip-back-goal = Rusz się kafelkiem, który zmieni się w tundrę.
lesson-the-wolves-flip-no-back = Spójrz na małe znaki: tylko trawa zmienia się w tundrę.
lesson-the-wolves-flip-bonus = Dwie akcje to tura. [[tok-action]] **akcja bonusowa** daje trzecią, a [[tok-terrain]] zastępuje każdy kafelek.
lesson-the-wolves-flip-bonus-goal = Idź na pustynię i zapłać żetonem.
lesson-the-wolves-flip-no-tile = Też można, ale użyj żetonu: kafelki zostaną, jak chcesz.
lesson-the-wolves-flip-no-end = Jeszcze nie: w łapie czeka akcja bonusowa.
lesson-the-wolves-flip-no-desert = Wolno, ale celem jest pustynia.
lesson-the-wolves-flip-know-one = Użyte kafelki się odwracają; stadny nie.
lesson-the-wolves-flip-know-two = Tak jedna akcja przygotowuje następną.
lesson-the-wolves-flip-know-three = Żetony: dowolny kafelek albo dodatkowa akcja.

## 3

lesson-the-wolves-howl = Wycie
lesson-the-wolves-howl-about = Samotny wilk dołącza do stada
lesson-the-wolves-howl-hear = Wilki alfa słychać na **2 heksy**. Wycie kosztuje **dwa kafelki** terenu, na którym stoi samotny wilk. Masz dwie trawy.
lesson-the-wolves-howl-hear-goal = Zawyj do samotnego wilka na trawie.
lesson-the-wolves-howl-no-unpaid = Słyszy cię, ale stoi na skałach, a twoje kafelki ich nie pokazują. Wilki nie dają na kredyt.
lesson-the-wolves-howl-no-far = Ten jest za daleko: twoje wycie niesie się na 2 heksy od wilka alfa.
lesson-the-wolves-howl-no-other = Wolno, ale tu się wyje.
lesson-the-wolves-howl-alpha = Opłacony kafelek pokazuje teraz tundrę: masz dwie. Następny na torze wilków jest **wilk alfa**. A każde wycie przybliża księżyc.
lesson-the-wolves-howl-alpha-goal = Zawyj znowu: do wilka na tundrze.
lesson-the-wolves-howl-know-one = Dwa kafelki terenu wilka, w zasięgu wycia.
lesson-the-wolves-howl-know-two = Tor wilków mówi, kto przyjdzie: zwykły, zwykły, **alfa**.
lesson-the-wolves-howl-know-three = Każdy samotny wilk, który odchodzi, zakrywa jedną datę.

## 4

lesson-the-wolves-den = Nora
lesson-the-wolves-den-about = Szybciej, dalej, głośniej
lesson-the-wolves-den-build = Nora kosztuje **dwa kafelki** i staje na heksie **wilka alfa** lub obok. Bierzesz ją z toru, którego wartość rośnie.
lesson-the-wolves-den-build-goal = Zbuduj norę z dowolnego toru.
lesson-the-wolves-den-no-lone = Tam mieszka samotny wilk. Zajęte.
lesson-the-wolves-den-no-far = Za daleko: nora staje na heksie wilka alfa lub obok.
lesson-the-wolves-den-no-other = Wolno, ale tu kopiemy.
lesson-the-wolves-den-bonus = Pod drugą i czwartą norą toru leży **żeton bonusowy**. Z toru szybkości jedna już zniknęła.
lesson-the-wolves-den-bonus-goal = Zbuduj norę, która da bonus.
lesson-the-wolves-den-no-track = Pod pierwszą norą tego toru nic nie ma. Weź drugą z szybkości.
lesson-the-wolves-den-know-one = Dwa kafelki, przy wilku alfa, bez wrogów.
lesson-the-wolves-den-know-two = Rośnie wybrany tor: aktywność, szybkość albo wycie.
lesson-the-wolves-den-know-three = Co druga nora daje żeton.

## 5

lesson-the-wolves-lair = Legowisko
lesson-the-wolves-lair-about = Trzymaj region za trzy
lesson-the-wolves-lair-water = Nora **przy wodzie**, z wilkiem alfa na niej lub obok, może zostać legowiskiem: 5 punktów i kontrola 3 zamiast 1.
lesson-the-wolves-lair-water-goal = Ulepsz norę.
lesson-the-wolves-lair-no-dry = Obok nie ma wody. Legowisko lubi widok na jezioro.
lesson-the-wolves-lair-no-other = Wolno, ale tu budujemy legowiska.
lesson-the-wolves-lair-second = Dostajesz [[tok-terrain]]: dowolny kafelek. Ale w regionie mieści się tylko **jedno twoje legowisko**.
lesson-the-wolves-lair-second-goal = Zbuduj drugie legowisko, w innym regionie.
lesson-the-wolves-lair-no-region = W tym regionie masz już legowisko. Dwa by się pokłóciły.
lesson-the-wolves-lair-know-one = Nora przy wodzie i wilku alfa, dwa kafelki.
lesson-the-wolves-lair-know-two = Legowisko: 5 punktów, kontrola 3, żeton terenu.
lesson-the-wolves-lair-know-three = Jedno w każdym regionie.

## 6

lesson-the-wolves-push = Wypychanie
lesson-the-wolves-push-about = Wilk alfa robi miejsce
lesson-the-wolves-push-push = **Wilk alfa jest wyższy rangą**: może stanąć na pojedynczym zwykłym wilku wroga i wypchnąć go na najbliższy wolny heks.
lesson-the-wolves-push-push-goal = Wypchnij zwykłego wilka z trawy.
lesson-the-wolves-push-no-rank = Zwykły wilk nie wypchnie równego sobie. Poślij szefa.
lesson-the-wolves-push-no-alpha = Alfa na alfę: obie warczą, nikt się nie rusza.
lesson-the-wolves-push-no-free = Tam nie ma kogo wypychać.
lesson-the-wolves-push-no-other = Wolno, ale tu ktoś musi odejść.
lesson-the-wolves-push-lair = Na twojej norze drzemie wrogi wilk alfa. **Legowisko ma najwyższą rangę**: wypycha nawet jego.
lesson-the-wolves-push-lair-goal = Ulepsz norę pod śpiochem.
lesson-the-wolves-push-know-one = Ranga: nora, zwykły wilk, wilk alfa, legowisko.
lesson-the-wolves-push-know-two = Wchodzi tylko wyższa ranga; wypchnięty idzie na najbliższy heks.
lesson-the-wolves-push-know-three = Nor się nie wypycha.

## 7

lesson-the-wolves-dominate = Dominacja
lesson-the-wolves-dominate-about = Ich wilk staje się twój
lesson-the-wolves-dominate-wolf = Trzy takie same kafelki zmieniają **samotnego** wrogiego wilka lub norę w zasięgu wycia w twoje. Masz trzy lasy.
lesson-the-wolves-dominate-wolf-goal = Zdominuj zwykłego wilka w lesie.
lesson-the-wolves-dominate-no-pair = Dwa pionki jednego koloru się chronią. Znajdź samotnego.
lesson-the-wolves-dominate-no-alpha = Wilki alfa nikomu się nie kłaniają. Legowiska też nie.
lesson-the-wolves-dominate-no-other = Wolno, ale tu dominujemy.
lesson-the-wolves-dominate-den = Z norą tak samo: na jej miejsce idzie twoja z toru, z wartością i bonusem. Dwie tundry i [[tok-terrain]] to trzy.
lesson-the-wolves-dominate-den-goal = Zdominuj norę.
lesson-the-wolves-dominate-know-one = Trzy kafelki, w zasięgu; pary, wilki alfa i legowiska są bezpieczne.
lesson-the-wolves-dominate-know-two = Właściciel traci pionek na zawsze.
lesson-the-wolves-dominate-know-three = Zakrywa też datę.

## 8

lesson-the-wolves-hunt = Polowanie
lesson-the-wolves-hunt-about = Trzy strony, jedna zwierzyna
lesson-the-wolves-hunt-surround = Polowanie jest darmowe. Twoje wilki na **trzech heksach** wokół zwierzyny biorą ją na koniec akcji. Dwa już stoją.
lesson-the-wolves-hunt-surround-goal = Doprowadź trzeciego wilka do łosia.
lesson-the-wolves-hunt-no-stay = Ten już dobrze stoi. Zostaw go.
lesson-the-wolves-hunt-no-on = Nie na łosia: obok niego. Poroże boli.
lesson-the-wolves-hunt-no-beside = Stamtąd nie dosięgnie łosia: musi stanąć obok niego.
lesson-the-wolves-hunt-no-idle = Nikt się nie ruszył, a łoś dalej żuje.
lesson-the-wolves-hunt-no-other = Wolno, ale obiad czeka.
lesson-the-wolves-hunt-kind = Po jednej zwierzynie **każdego rodzaju**. Królika już masz, a kolejne rodzaje dają coraz więcej: 1, 4, 9, 16, 25.
lesson-the-wolves-hunt-kind-goal = Upoluj coś nowego.
lesson-the-wolves-hunt-no-twice = Znowu królik? Jednego masz, drugi się nie liczy.
lesson-the-wolves-hunt-know-one = Wilki na trzech heksach wokół zwierzyny polują za darmo.
lesson-the-wolves-hunt-know-two = Każdy rodzaj raz.
lesson-the-wolves-hunt-know-three = Przy trzech lub więcej graczach daje też akcję bonusową.

## 9

lesson-the-wolves-dates = Daty i kontrola
lesson-the-wolves-dates-about = Kiedy punktują regiony
lesson-the-wolves-dates-control = Kontrola: legowisko 3, inne pionki 1. Tu jest **3 do 2** dla tundry. Remis wygrywa, kto ma więcej **wilków alfa**: ty.
lesson-the-wolves-dates-control-goal = Obejmij prowadzenie: zbuduj norę.
lesson-the-wolves-dates-no-other = Wolno, ale nie zmienia tego, co się teraz liczy.
lesson-the-wolves-dates-date = Osiem dat jest zakrytych. **Dziewiąta** to sierp: punktują jego regiony. Co znika z mapy, zakrywa datę.
lesson-the-wolves-dates-date-goal = Zawyj i sprowadź sierp.
lesson-the-wolves-dates-end = Regiony punktują **na koniec tury**: przy sierpie 4 i 2 punkty, potem 6 i 3, wreszcie 8 i 4.
lesson-the-wolves-dates-end-goal = Zakończ turę i zbierz punkty.
lesson-the-wolves-dates-over = Jest **pełnia**: po punktacji tej tury gra się kończy. Wygrywa najwięcej punktów, przy remisie więcej żetonów regionów.
lesson-the-wolves-dates-over-goal = Zakończ grę i wygraj.
lesson-the-wolves-dates-know-one = Pionki, które znikają, zakrywają daty; faza punktuje regiony.
lesson-the-wolves-dates-know-two = Legowisko 3, inne 1; remis: wilki alfa.
lesson-the-wolves-dates-know-three = Pełnia kończy grę; wygrywa najwięcej punktów.

## 10

lesson-the-wolves-two = Dwóch graczy
lesson-the-wolves-two-about = Trzecie stado, które się nie rusza
lesson-the-wolves-two-draft = We dwoje gra się na pięciu regionach. Zaczynasz w regionie, ale nie tam, gdzie na wierzchu leży **sierp**.
lesson-the-wolves-two-draft-goal = Postaw pierwszą parę na mapie.
lesson-the-wolves-two-no-crescent = Tam leży sierp. Pod młodym księżycem się nie zaczyna.
lesson-the-wolves-two-neutral = Szare **neutralne stado** liczy się do kontroli jak gracz, ale nie da się go wypchnąć ani zdominować. Legowisko to 3; masz 2.
lesson-the-wolves-two-neutral-goal = Obejmij tam prowadzenie.
lesson-the-wolves-two-no-neutral = Szare ani drgną. Stań obok.
lesson-the-wolves-two-no-stay = Ten wilk już się tam liczy. Sprowadź innego.
lesson-the-wolves-two-no-outside = Tam liczy się w innym regionie.
lesson-the-wolves-two-no-idle = Nikt się nie ruszył. Szare robią to lepiej.
lesson-the-wolves-two-no-other = Wolno, ale nie zmienia tam prowadzenia.
lesson-the-wolves-two-know-one = Pięć regionów; niektóre mają dwa żetony, jeden po drugim.
lesson-the-wolves-two-know-two = Neutralne stado zajmuje miejsca i się nie rusza.
lesson-the-wolves-two-know-three = Daty są wcześniej: 7, 13, 18.
