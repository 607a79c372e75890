# Уроки игры «Волки»: не больше 30 слов на экране, слова и цель вместе.

lesson-the-wolves-course = Веди стаю один лунный цикл.
lesson-the-wolves-first = Первая игра с наставником
lesson-the-wolves-first-about = Против двух Волчат, с подсказками и предупреждениями
lesson-the-wolves-first-den = Построй логовище
lesson-the-wolves-first-prey = Добудь добычу
lesson-the-wolves-first-lake = Стань первым в регионе

## 1

lesson-the-wolves-move = Перемещение
lesson-the-wolves-move-about = Одна плитка, до двух волков
lesson-the-wolves-move-both = Одна плитка ведёт до **двух волков**, каждого на три гекса. Закончить надо на местности плитки.
lesson-the-wolves-move-both-goal = Отведи обоих волков на траву.
lesson-the-wolves-move-no-one = Один ушёл, другой смотрит на тебя. Плитка оплачена за обоих.
lesson-the-wolves-move-no-other = На выбранной местности они и закончат. Выбери траву.
lesson-the-wolves-move-through = Важен только **последний** гекс. Волк бежит мимо одиноких волков, добычи и соперников, но не через воду и пропасть.
lesson-the-wolves-move-through-goal = Отведи альфа-волка в тундру.
lesson-the-wolves-move-no-first = На этот раз первым идёт альфа-волк.
lesson-the-wolves-move-no-chasm = Для вороны близко. Лапами — пять гексов вокруг пропасти, а скорость три.
lesson-the-wolves-move-no-taken = Там лось, и уходить он не собирается. Мимо — да, встать — нет.
lesson-the-wolves-move-no-idle = Никто не сдвинулся. Так можно, но волки скучают.
lesson-the-wolves-move-no-terrain = Можно, но сейчас нужна тундра.
lesson-the-wolves-move-know-one = Перемещение стоит плитку и ведёт до двух волков.
lesson-the-wolves-move-know-two = Они заканчивают на оплаченной местности.
lesson-the-wolves-move-know-three = Преграда — только вода и пропасть.

## 2

lesson-the-wolves-flip = Переворачивай и планируй
lesson-the-wolves-flip-about = Каждая плитка переворачивается
lesson-the-wolves-flip-home = Каждая использованная плитка **переворачивается**. Только у плитки стаи лес с обеих сторон: она есть всегда.
lesson-the-wolves-flip-home-goal = Иди в лес и заплати плиткой стаи.
lesson-the-wolves-flip-no-turns = Эта плитка станет скалами, и леса убудет. Плитка стаи не убывает.
lesson-the-wolves-flip-no-token = Прибереги жетон: он заменяет любую плитку и скоро пригодится.
lesson-the-wolves-flip-no-idle = Плитка впустую? Возьми волка с собой.
lesson-the-wolves-flip-no-other = Можно, но сейчас мы идём в лес.
lesson-the-wolves-flip-back = Дорогое стоит **двух одинаковых плиток**. Оборот виден в уголке: одна из твоих станет второй тундрой.
lesson-the-wolves-flip-back-goal = Иди по плитке, что станет тундрой.
lesson-the-wolves-flip-no-back = Посмотри на обороты: тундрой станет только трава.
lesson-the-wolves-flip-bonus = Ход — это два действия. [[tok-action]] **бонус** даёт третье, а [[tok-terrain]] заменяет любую плитку.
lesson-the-wolves-flip-bonus-goal = Иди в пустыню и заплати жетоном.
lesson-the-wolves-flip-no-tile = Можно и так, но возьми жетон: плитки останутся, как ты задумал.
lesson-the-wolves-flip-no-end = Рано: в лапе ждёт бонусное действие.
lesson-the-wolves-flip-no-desert = Можно, но цель — пустыня.
lesson-the-wolves-flip-know-one = Плитки переворачиваются, плитка стаи — нет.
lesson-the-wolves-flip-know-two = Так одно действие готовит следующее.
lesson-the-wolves-flip-know-three = Жетоны: любая плитка или ещё одно действие.

## 3

lesson-the-wolves-howl = Вой
lesson-the-wolves-howl-about = Одинокий волк приходит в стаю
lesson-the-wolves-howl-hear = Альфа-волков слышно за **2 гекса**. Вой стоит **две плитки** местности, где стоит одинокий волк. У тебя две травы.
lesson-the-wolves-howl-hear-goal = Позови воем одинокого волка на траве.
lesson-the-wolves-howl-no-unpaid = Он тебя слышит, но стоит на скалах, а таких плиток у тебя нет. Волки в долг не верят.
lesson-the-wolves-howl-no-far = Этот не слышит: вой разносится на 2 гекса от альфа-волка.
lesson-the-wolves-howl-no-other = Можно, но здесь мы воем.
lesson-the-wolves-howl-alpha = Плитка перевернулась: теперь у тебя две тундры. Следующий на шкале волков — **альфа-волк**. И каждый вой приближает луну.
lesson-the-wolves-howl-alpha-goal = Повой ещё: волку в тундре.
lesson-the-wolves-howl-know-one = Две плитки местности волка, в пределах дальности воя.
lesson-the-wolves-howl-know-two = Шкала волков говорит, кто придёт: волк, волк, **альфа**.
lesson-the-wolves-howl-know-three = Каждый ушедший одинокий волк закрывает одну дату.

## 4

lesson-the-wolves-den = Логовище
lesson-the-wolves-den-about = Быстрее, дальше, громче
lesson-the-wolves-den-build = Логовище стоит **двух плиток** своего гекса: у **альфа-волка** или рядом. Бери его со шкалы: её значение вырастет.
lesson-the-wolves-den-build-goal = Построй логовище с любой шкалы.
lesson-the-wolves-den-no-lone = Там живёт одинокий волк. Занято.
lesson-the-wolves-den-no-far = Далеко: логовище ставят у альфа-волка или рядом.
lesson-the-wolves-den-no-other = Можно, но здесь мы роем.
lesson-the-wolves-den-bonus = Под вторым и четвёртым логовищем шкалы лежит **бонус**. Со шкалы скорости одно уже взято.
lesson-the-wolves-den-bonus-goal = Построй логовище, которое даст бонус.
lesson-the-wolves-den-no-track = Под первым логовищем этой шкалы пусто. Бери второе со скорости.
lesson-the-wolves-den-know-one = Две плитки, у альфа-волка, без врагов.
lesson-the-wolves-den-know-two = Растёт выбранная шкала: распространение, скорость или вой.
lesson-the-wolves-den-know-three = Каждое второе логовище даёт жетон.

## 5

lesson-the-wolves-lair = Логово
lesson-the-wolves-lair-about = Держи регион за троих
lesson-the-wolves-lair-water = Логовище **у воды**, с альфа-волком на нём или рядом, может стать логовом: 5 очков и контроль 3 вместо 1.
lesson-the-wolves-lair-water-goal = Улучши логовище.
lesson-the-wolves-lair-no-dry = Рядом нет воды. Логову нужен вид на озеро.
lesson-the-wolves-lair-no-other = Можно, но здесь мы строим логова.
lesson-the-wolves-lair-second = Ты получаешь [[tok-terrain]]: любую плитку. Но в регионе может быть только **одно твоё логово**.
lesson-the-wolves-lair-second-goal = Построй второе логово, в другом регионе.
lesson-the-wolves-lair-no-region = В этом регионе уже есть твоё логово. Двум тут тесно.
lesson-the-wolves-lair-know-one = Логовище у воды и альфа-волка, две плитки.
lesson-the-wolves-lair-know-two = Логово: 5 очков, контроль 3, жетон местности.
lesson-the-wolves-lair-know-three = Одно в каждом регионе.

## 6

lesson-the-wolves-push = Выталкивание
lesson-the-wolves-push-about = Альфа-волк расчищает место
lesson-the-wolves-push-push = **Альфа-волк рангом выше**: он встаёт на место одиночного вражеского волка стаи и выталкивает его на ближайший свободный гекс.
lesson-the-wolves-push-push-goal = Вытолкни волка стаи с травы.
lesson-the-wolves-push-no-rank = Волк стаи равного не вытолкнет. Пошли вожака.
lesson-the-wolves-push-no-alpha = Альфа на альфу: оба рычат, никто не двигается.
lesson-the-wolves-push-no-free = Там некого выталкивать.
lesson-the-wolves-push-no-other = Можно, но здесь кто-то должен уйти.
lesson-the-wolves-push-lair = На твоём логовище дремлет вражеский альфа-волк. **Логово старше всех**: улучши, и оно вытолкнет даже его.
lesson-the-wolves-push-lair-goal = Улучши логовище под соней.
lesson-the-wolves-push-know-one = Ранг: логовище, волк стаи, альфа-волк, логово.
lesson-the-wolves-push-know-two = Входит только высший ранг; вытолкнутый идёт на ближайший гекс.
lesson-the-wolves-push-know-three = Логовища не выталкивают.

## 7

lesson-the-wolves-dominate = Доминирование
lesson-the-wolves-dominate-about = Их волк становится твоим
lesson-the-wolves-dominate-wolf = Три одинаковые плитки — и **одиночный** вражеский волк стаи или логовище в пределах воя твои. У тебя три леса.
lesson-the-wolves-dominate-wolf-goal = Подчини волка стаи в лесу.
lesson-the-wolves-dominate-no-pair = Двое одного цвета берегут друг друга. Найди одиночку.
lesson-the-wolves-dominate-no-alpha = Альфа-волки никому не кланяются. Логова тоже.
lesson-the-wolves-dominate-no-other = Можно, но здесь мы доминируем.
lesson-the-wolves-dominate-den = С логовищем так же: его место займёт твоё со шкалы, с бонусом. Две тундры и [[tok-terrain]] — уже три.
lesson-the-wolves-dominate-den-goal = Подчини логовище.
lesson-the-wolves-dominate-know-one = Три плитки, в пределах воя; пары, альфы и логова в безопасности.
lesson-the-wolves-dominate-know-two = Хозяин теряет фигурку навсегда.
lesson-the-wolves-dominate-know-three = Она тоже закрывает дату.

## 8

lesson-the-wolves-hunt = Охота
lesson-the-wolves-hunt-about = Три стороны — одна добыча
lesson-the-wolves-hunt-surround = Охота бесплатна. Твои волки на **трёх гексах** вокруг добычи берут её в конце действия. Двое готовы.
lesson-the-wolves-hunt-surround-goal = Приведи третьего волка к лосю.
lesson-the-wolves-hunt-no-stay = Этот уже стоит как надо. Пусть стоит.
lesson-the-wolves-hunt-no-on = Не на лося, а рядом. Рога больно бодают.
lesson-the-wolves-hunt-no-beside = Оттуда до лося не достать: третий волк должен стоять рядом.
lesson-the-wolves-hunt-no-idle = Никто не сдвинулся, лось жуёт дальше.
lesson-the-wolves-hunt-no-other = Можно, но обед ждёт.
lesson-the-wolves-hunt-kind = По одной добыче **каждого вида**. Кролик уже есть, а новые виды дают всё больше: 1, 4, 9, 16, 25.
lesson-the-wolves-hunt-kind-goal = Добудь что-то новое.
lesson-the-wolves-hunt-no-twice = Опять кролик? Один есть, второй не считается.
lesson-the-wolves-hunt-know-one = Волки на трёх гексах вокруг добычи берут её бесплатно.
lesson-the-wolves-hunt-know-two = Каждый вид один раз.
lesson-the-wolves-hunt-know-three = Если игроков трое и больше — ещё и бонусное действие.

## 9

lesson-the-wolves-dates = Даты и контроль
lesson-the-wolves-dates-about = Когда считают регионы
lesson-the-wolves-dates-control = Контроль: логово 3, прочие по 1. Здесь **3 : 2** в пользу тундры. При равенстве решают **альфа-волки**, а он только у тебя.
lesson-the-wolves-dates-control-goal = Выйди вперёд: построй логовище.
lesson-the-wolves-dates-no-other = Можно, но того, что важно сейчас, это не меняет.
lesson-the-wolves-dates-date = Восемь дат закрыто. **Девятая** — молодая луна: её регионы считают. Что уходит с карты, закрывает дату.
lesson-the-wolves-dates-date-goal = Повой и приблизь молодую луну.
lesson-the-wolves-dates-end = Регионы считают **в конце хода**: при молодой луне 4 и 2 очка, потом 6 и 3, затем 8 и 4.
lesson-the-wolves-dates-end-goal = Закончи ход и забери очки.
lesson-the-wolves-dates-over = Настала **полная луна**: после подсчёта в этом ходу игра кончается. Побеждает больше очков, при ничьей — больше жетонов регионов.
lesson-the-wolves-dates-over-goal = Закончи игру и победи.
lesson-the-wolves-dates-know-one = Ушедшие фигурки закрывают даты; фаза считает свои регионы.
lesson-the-wolves-dates-know-two = Логово 3, прочие 1; ничья — по альфам.
lesson-the-wolves-dates-know-three = Полная луна завершает игру; побеждает больше очков.

## 10

lesson-the-wolves-two = Вдвоём
lesson-the-wolves-two-about = Третья стая, которая не двигается
lesson-the-wolves-two-draft = Вдвоём играют на пяти регионах. Начинаешь в регионе, но не там, где сверху **молодая луна**.
lesson-the-wolves-two-draft-goal = Поставь первую пару на карту.
lesson-the-wolves-two-no-crescent = Там молодая луна. Под ней не начинают.
lesson-the-wolves-two-neutral = Серая **нейтральная стая** даёт контроль, как игрок, но её не вытолкнуть и не подчинить. Её логово — 3; у тебя 2.
lesson-the-wolves-two-neutral-goal = Выйди там вперёд.
lesson-the-wolves-two-no-neutral = Серые не сдвинутся. Встань рядом.
lesson-the-wolves-two-no-stay = Этот волк там уже считается. Приведи другого.
lesson-the-wolves-two-no-outside = Там он считается в другом регионе.
lesson-the-wolves-two-no-idle = Никто не сдвинулся. У серых это выходит лучше.
lesson-the-wolves-two-no-other = Можно, но лидера там это не меняет.
lesson-the-wolves-two-know-one = Пять регионов; в некоторых два жетона, по очереди.
lesson-the-wolves-two-know-two = Нейтральная стая занимает места и не двигается.
lesson-the-wolves-two-know-three = Даты раньше: 7, 13, 18.
