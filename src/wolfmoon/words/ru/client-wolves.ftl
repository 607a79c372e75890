# Слова стола игры «Волки». Названия вещей — в terms.ftl, причины — в refusals.ftl.

## Ход

wolves-your-turn = Твой ход
wolves-turn-of = Ходит { $name }
wolves-your-draft = Твоя расстановка
wolves-draft-of = Расставляет { $name }
wolves-over = Игра окончена
wolves-action-of = Действие { $number } из { $of }
wolves-extra-action = Дополнительное действие
wolves-actions-done = Действия выполнены
wolves-your-side = Твой ход и твои плитки
wolves-players = Игроки
wolves-your-tiles = Твои плитки
wolves-tiles-of = Плитки: { $name }
wolves-tile = { $face }, на обороте { $back }
wolves-any-terrain = { $count ->
    [one] любая местность
    [few] любые местности
   *[many] любых местностей
}
wolves-extra-actions = { $count ->
    [one] бонусное действие
    [few] бонусных действия
   *[many] бонусных действий
}
wolves-you = ты
wolves-to-play = ходит
wolves-thinking = думает
wolves-bot = бот
wolves-away = не за столом
wolves-dens-built = Построенные логовища
wolves-pack-points = { $pack }, { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
wolves-seat-label = { $name }, { $pack }, { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
wolves-prey-got = { $prey }, есть
wolves-prey-missing = { $prey }, нет
wolves-prey-worth = Сколько стоят от одного до пяти видов добычи

## Очки по источникам, кратко

wolves-points = Очки
wolves-points-tokens = Регионы
wolves-points-seconds = 2-е место
wolves-points-wolves = Волки
wolves-points-lairs = Логова
wolves-points-prey = Добыча
wolves-points-spread = Распр.
wolves-points-speed = Скорость
wolves-points-howl = Вой

## Действия: сколько целей или ни одной

wolves-move-note = До { $wolves ->
    [one] { $wolves } волка
    [few] { $wolves } волков
   *[many] { $wolves } волков
}, каждый до { $hexes ->
    [one] { $hexes } гекса
    [few] { $hexes } гексов
   *[many] { $hexes } гексов
}
wolves-count-den = { $count ->
    [one] { $count } гекс
    [few] { $count } гекса
   *[many] { $count } гексов
}
wolves-count-lair = { $count ->
    [one] { $count } логовище у воды
    [few] { $count } логовища у воды
   *[many] { $count } логовищ у воды
}
wolves-count-howl = { $count ->
    [one] { $count } одинокий волк в пределах воя
    [few] { $count } одиноких волка в пределах воя
   *[many] { $count } одиноких волков в пределах воя
}
wolves-count-dominate = { $count ->
    [one] { $count } фигурка в пределах воя
    [few] { $count } фигурки в пределах воя
   *[many] { $count } фигурок в пределах воя
}
wolves-none-move = Нет местности, за которую можно заплатить
wolves-none-den = Нет гекса у твоих альфа-волков, за который можно заплатить
wolves-none-lair = Нет твоего логовища у воды, за которое можно заплатить
wolves-none-howl = Нет в пределах воя одинокого волка, за которого можно заплатить
wolves-none-dominate = Нет в пределах воя ничего, за что можно заплатить
wolves-lights = { $action }: { $count ->
    [0] ничего нельзя
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}

## Выбор

wolves-choose-den = Выбери гекс для логовища
wolves-choose-lair = Выбери своё логовище
wolves-choose-howl = Выбери одинокого волка
wolves-choose-dominate = Выбери вражескую фигурку
wolves-move-where = Перемещение
wolves-move-to = Местность, куда идёшь
wolves-move-hint = Выбери местность или возьми волка
wolves-next-wolf = Ещё один волк или кнопка ниже
wolves-wolves-left = { $count ->
    [one] Остался { $count } волк
    [few] Осталось { $count } волка
   *[many] Осталось { $count } волков
}
wolves-which-piece = Какая фигурка?
wolves-track-grows = { $track }: с { $now } до { $after }
wolves-track-stays = { $track }: без изменений, { $after }
wolves-ready = Ход готов. Нажми E, чтобы сыграть его.
wolves-steps = { $steps } из { $speed }
wolves-do-move = { $count ->
    [0] Никого не перемещать
    [one] Переместить { $count } волка
    [few] Переместить { $count } волков
   *[many] Переместить { $count } волков
}
wolves-do-den = Построить логовище
wolves-do-lair = Сделать логовом
wolves-do-draft = Поставить сюда
wolves-do-end = Закончить ход
wolves-cancel = Сбросить
wolves-nothing-to-undo = Отменять нечего.
wolves-not-your-turn = Сейчас ходит { $name }.
wolves-pay = Заплатить { $count } × { $terrain }
wolves-then-you-show = Потом на плитках
wolves-spends-extra = Это тратит бонусный жетон действия.
wolves-now = сейчас
wolves-after = потом
wolves-at-date = Дата { $date }
wolves-pays = +{ $points } { $standing ->
    [first] первое место
    [second] второе место
    [tied] ничья
   *[none] {""}
}
wolves-moonlight = Лунный свет
wolves-end-title = Закончить ход?
wolves-extra-left = { $count ->
    [one] Осталось { $count } дополнительное действие
    [few] Осталось { $count } дополнительных действия
   *[many] Осталось { $count } дополнительных действий
}
wolves-will-score = Будут подсчитаны эти регионы:

## Луна

wolves-moon = { $phase ->
    [crescent] Молодая луна
    [quarter] Четверть луны
   *[full] Полная луна
}
wolves-in-dates = { $count ->
    [one] через { $count } день
    [few] через { $count } дня
   *[many] через { $count } дней
}
wolves-this-turn = в конце этого хода
wolves-moon-in = { $phase ->
    [crescent] Молодая луна
    [quarter] Четверть луны
   *[full] Полная луна
} через { $count }
wolves-moon-now = { $phase ->
    [crescent] Молодая луна
    [quarter] Четверть луны
   *[full] Полная луна
}: в этот ход
wolves-moon-label = Планшет лунного света: дата { $date } из { $last }; { $phase ->
    [crescent] молодая луна
    [quarter] четверть луны
   *[full] полная луна
}: дата { $at }
wolves-moon-over = Планшет лунного света: последняя фаза подсчитана
wolves-at-phase = { $phase ->
    [crescent] В молодую луну
    [quarter] В четверть луны
   *[full] В полную луну
}
wolves-date = дата { $date }
wolves-if-so = если так сделать
wolves-regions-pay = { $count ->
    [one] { $count } регион даёт
    [few] { $count } региона дают
   *[many] { $count } регионов дают
} { $first } / { $second }.
wolves-show-standings = Показать положение
wolves-nobody = никто
wolves-no-regions = Ни у одного региона нет такого жетона.
wolves-alphas = альфа-волки, которые решают при равенстве
wolves-scoring = { $phase ->
    [crescent] Молодая луна
    [quarter] Четверть луны
   *[full] Полная луна
}
wolves-number-of = { $number } из { $of }
wolves-next = Дальше
wolves-outcome-tied = Ничья: жетон сброшен.
wolves-outcome-neutral = Первая — нейтральная стая: жетон сброшен.
wolves-outcome-empty = Там никого нет: жетон сброшен.

## Карта

wolves-zoom-in = Приблизить
wolves-zoom-out = Отдалить
wolves-whole-map = Вся карта
wolves-dim = Приглушить местность
wolves-mini-map = Вся карта: перейти туда
wolves-region = { $place } ({ $letter })
wolves-compass-n = Север
wolves-compass-ne = Северо-восток
wolves-compass-e = Восток
wolves-compass-se = Юго-восток
wolves-compass-s = Юг
wolves-compass-sw = Юго-запад
wolves-compass-w = Запад
wolves-compass-nw = Северо-запад
wolves-compass-c = Середина
wolves-piece-of = { $piece } ({ $pack })
wolves-prey-stack = { $prey } ({ $count })
wolves-token = жетон: { $phase }, { $first } / { $second }
wolves-state-chosen = выбрано
wolves-state-legal = можно
wolves-state-no = нельзя

## Почему нет, в двух словах

wolves-why-action = { $action }: { $why }
wolves-possible = можно
wolves-why-game-over = Игра окончена
wolves-why-asked-something-else = Сейчас решается другое
wolves-why-no-such-hex = Не на этой карте
wolves-why-not-land = Вода или пропасть
wolves-why-not-on-start-tile = Не на стартовом поле
wolves-why-not-empty = Занято
wolves-why-same-side-of-the-chasm = Не та сторона пропасти
wolves-why-crescent-region = Регион молодой луны
wolves-why-no-action-left = Действий не осталось
wolves-why-two-actions-first = Сначала два действия
wolves-why-cannot-pay = Нечем заплатить
wolves-why-tile-shows-another-terrain = Плитка показывает другое
wolves-why-too-many-tiles = Слишком много плиток
wolves-why-not-enough-bonus-tokens = Мало бонусных жетонов
wolves-why-lone-wolf-there = Там одинокий волк
wolves-why-prey-there = Там добыча
wolves-why-hex-full = Гекс заполнен
wolves-why-neutral-there = Там нейтральная стая
wolves-why-no-wolf-of-yours = Там нет твоего волка
wolves-why-has-moved = Он уже ходил
wolves-why-nowhere-to-end = Негде встать
wolves-why-already-there = Он уже там
wolves-why-wrong-terrain = Другая местность
wolves-why-too-far = Слишком далеко для этого волка
wolves-why-enemy-lair = Вражеское логово
wolves-why-enemy-alpha = Вражеский альфа-волк
wolves-why-enemy-wolf = Там вражеский волк
wolves-why-nowhere-to-push = Некуда вытолкнуть
wolves-why-not-open-to-pushed-wolf = Этому волку туда нельзя
wolves-why-not-nearest = Не ближайший гекс
wolves-why-built-there = Там логовище или логово
wolves-why-enemy-there = Там вражеская фигурка
wolves-why-no-alpha-near-den = Рядом нет твоего альфа-волка
wolves-why-no-den-left = Логовищ не осталось
wolves-why-no-den-on-track = На этой шкале нет логовищ
wolves-why-no-den-of-yours = Там нет твоего логовища
wolves-why-not-by-water = Не у воды
wolves-why-no-alpha-near-lair = Рядом нет твоего альфа-волка
wolves-why-region-has-your-lair = Здесь уже есть твоё логово
wolves-why-no-lair-left = Логов не осталось
wolves-why-no-lone-wolf = Там нет одинокого волка
wolves-why-out-of-range = За пределами дальности воя
wolves-why-no-wolf-left = Волков не осталось
wolves-why-no-enemy-pack-wolf = Там нет вражеского волка стаи
wolves-why-no-enemy-den = Там нет вражеского логовища
wolves-why-safe-pair = Пара в безопасности
wolves-why-safe-alpha = Над альфа-волком нельзя доминировать
wolves-why-safe-lair = Над логовом нельзя доминировать
wolves-why-no-wolf-to-replace = Нет волка на это место
wolves-why-no-den-to-replace = Нет логовища на это место
wolves-why-no-choice-of-prey = Этого нет среди вариантов

## Клавиши

wolves-key-move = Перемещение
wolves-key-den = Строительство логовища
wolves-key-lair = Улучшение логовища до логова
wolves-key-howl = Вой
wolves-key-dominate = Доминирование
wolves-key-back = Шаг назад
wolves-key-undo = Отменить
wolves-key-end = Сыграть ход или закончить его
wolves-key-next = Следующий регион

## Подсказки в первые ходы

wolves-hint-draft = Выбери подсвеченный гекс: на нём начнут твои альфа-волк и волк стаи. Хорошо, когда рядом одинокие волки, добыча и источники воды.
wolves-hint-act = Выбери действие: карта покажет, где можно. Платишь, когда нажмёшь кнопку внизу.
wolves-hint-second = Плитки, которыми платят, переворачиваются: второе действие оплачивается тем, что на них теперь.
wolves-hint-end = Действия сделаны. Посмотри ещё раз, отмени, если нужно, и заверши ход.
wolves-hint-moon = Луна вверху показывает, когда считают регионы: стая, у которой больше всех контроля в регионе, берёт его жетон.
