# Слова столу гри «Вовки». Назви речей — у terms.ftl, причини — у refusals.ftl.

## Хід

wolves-your-turn = Твій хід
wolves-turn-of = Ходить { $name }
wolves-your-draft = Твоє розміщення
wolves-draft-of = Розміщує { $name }
wolves-over = Гру закінчено
wolves-action-of = Дія { $number } з { $of }
wolves-extra-action = Додаткова дія
wolves-actions-done = Дії виконано
wolves-your-side = Твій хід і твої тайли
wolves-players = Гравці
wolves-your-tiles = Твої тайли
wolves-tiles-of = Тайли: { $name }
wolves-tile = { $face }, на звороті { $back }
wolves-any-terrain = { $count ->
    [one] будь-яка місцевість
    [few] будь-які місцевості
   *[many] будь-яких місцевостей
}
wolves-extra-actions = { $count ->
    [one] додаткова дія
    [few] додаткові дії
   *[many] додаткових дій
}
wolves-you = ти
wolves-to-play = ходить
wolves-thinking = думає
wolves-bot = бот
wolves-away = не за столом
wolves-dens-built = Створені сховища
wolves-pack-points = { $pack }, { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
wolves-seat-label = { $name }, { $pack }, { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
wolves-prey-got = { $prey }, є
wolves-prey-missing = { $prey }, немає
wolves-prey-worth = Скільки варті від одного до п’яти видів здобичі

## Очки за джерелами, коротко

wolves-points = Очки
wolves-points-tokens = Регіони
wolves-points-seconds = 2-ге місце
wolves-points-wolves = Вовки
wolves-points-lairs = Лігва
wolves-points-prey = Здобич
wolves-points-spread = Поширення
wolves-points-speed = Швидкість
wolves-points-howl = Виття

## Дії: скільки цілей або жодної

wolves-move-note = До { $wolves ->
    [one] { $wolves } вовка
    [few] { $wolves } вовків
   *[many] { $wolves } вовків
}, кожен до { $hexes ->
    [one] { $hexes } гекса
    [few] { $hexes } гексів
   *[many] { $hexes } гексів
}
wolves-count-den = { $count ->
    [one] { $count } гекс
    [few] { $count } гекси
   *[many] { $count } гексів
}
wolves-count-lair = { $count ->
    [one] { $count } сховище біля води
    [few] { $count } сховища біля води
   *[many] { $count } сховищ біля води
}
wolves-count-howl = { $count ->
    [one] { $count } вовк-одинак у межах виття
    [few] { $count } вовки-одинаки в межах виття
   *[many] { $count } вовків-одинаків у межах виття
}
wolves-count-dominate = { $count ->
    [one] { $count } фішка в межах виття
    [few] { $count } фішки в межах виття
   *[many] { $count } фішок у межах виття
}
wolves-none-move = Немає місцевості, за яку можна заплатити
wolves-none-den = Немає гекса біля твоїх альфа-вовків, за який можна заплатити
wolves-none-lair = Немає твого сховища біля води, за яке можна заплатити
wolves-none-howl = У межах виття немає вовка-одинака, за якого можна заплатити
wolves-none-dominate = У межах виття немає нічого, за що можна заплатити
wolves-lights = { $action }: { $count ->
    [0] нічого не можна
    [one] { $count } варіант
    [few] { $count } варіанти
   *[many] { $count } варіантів
}

## Вибір

wolves-choose-den = Обери гекс для сховища
wolves-choose-lair = Обери своє сховище
wolves-choose-howl = Обери вовка-одинака
wolves-choose-dominate = Обери ворожу фішку
wolves-move-where = Переміщення
wolves-move-to = Місцевість, куди йдеш
wolves-move-hint = Обери місцевість або візьми вовка
wolves-next-wolf = Ще один вовк або кнопка нижче
wolves-wolves-left = { $count ->
    [one] Лишився { $count } вовк
    [few] Лишилося { $count } вовки
   *[many] Лишилося { $count } вовків
}
wolves-which-piece = Котра фішка?
wolves-track-grows = { $track }: з { $now } до { $after }
wolves-track-stays = { $track }: без змін, { $after }
wolves-ready = Хід готовий. Натисни E, щоб його зіграти.
wolves-steps = { $steps } з { $speed }
wolves-do-move = { $count ->
    [0] Нікого не переміщувати
    [one] Перемістити { $count } вовка
    [few] Перемістити { $count } вовків
   *[many] Перемістити { $count } вовків
}
wolves-do-den = Створити сховище
wolves-do-lair = Зробити лігвом
wolves-do-draft = Розмістити тут
wolves-do-end = Закінчити хід
wolves-cancel = Відкинути
wolves-nothing-to-undo = Скасовувати нічого.
wolves-not-your-turn = Зараз ходить { $name }.
wolves-pay = Сплатити { $count } × { $terrain }
wolves-then-you-show = Потім на тайлах
wolves-spends-extra = Це витрачає бонусний жетон дії.
wolves-now = зараз
wolves-after = потім
wolves-at-date = Дата { $date }
wolves-pays = +{ $points } { $standing ->
    [first] перше місце
    [second] друге місце
    [tied] нічия
   *[none] {""}
}
wolves-moonlight = Місяць
wolves-end-title = Закінчити хід?
wolves-extra-left = { $count ->
    [one] Лишилася { $count } додаткова дія
    [few] Лишилося { $count } додаткові дії
   *[many] Лишилося { $count } додаткових дій
}
wolves-will-score = Буде підраховано ці регіони:

## Місяць

wolves-moon = { $phase ->
    [crescent] Місяць-молодик
    [quarter] Чверть місяця
   *[full] Повний місяць
}
wolves-in-dates = { $count ->
    [one] через { $count } день
    [few] через { $count } дні
   *[many] через { $count } днів
}
wolves-this-turn = у кінці цього ходу
wolves-moon-in = { $phase ->
    [crescent] Місяць-молодик
    [quarter] Чверть місяця
   *[full] Повний місяць
} через { $count }
wolves-moon-now = { $phase ->
    [crescent] Місяць-молодик
    [quarter] Чверть місяця
   *[full] Повний місяць
}: у цей хід
wolves-moon-label = Планшет місяця: дата { $date } з { $last }; { $phase ->
    [crescent] місяць-молодик
    [quarter] чверть місяця
   *[full] повний місяць
}: дата { $at }
wolves-moon-over = Планшет місяця: останню фазу підраховано
wolves-at-phase = { $phase ->
    [crescent] У місяць-молодик
    [quarter] У чверть місяця
   *[full] У повний місяць
}
wolves-date = дата { $date }
wolves-if-so = якщо так зробити
wolves-regions-pay = { $count ->
    [one] { $count } регіон дає
    [few] { $count } регіони дають
   *[many] { $count } регіонів дають
} { $first } / { $second }.
wolves-show-standings = Показати становище
wolves-nobody = ніхто
wolves-no-regions = Жоден регіон не має такого жетона.
wolves-alphas = альфа-вовки, які вирішують за рівності
wolves-scoring = { $phase ->
    [crescent] Місяць-молодик
    [quarter] Чверть місяця
   *[full] Повний місяць
}
wolves-number-of = { $number } з { $of }
wolves-next = Далі
wolves-outcome-tied = Нічия: жетон скинуто.
wolves-outcome-neutral = Перша — нейтральна зграя: жетон скинуто.
wolves-outcome-empty = Там нікого немає: жетон скинуто.

## Мапа

wolves-zoom-in = Наблизити
wolves-zoom-out = Віддалити
wolves-whole-map = Уся мапа
wolves-dim = Приглушити місцевість
wolves-mini-map = Уся мапа: перейти туди
wolves-region = { $place } ({ $letter })
wolves-compass-n = Північ
wolves-compass-ne = Північний схід
wolves-compass-e = Схід
wolves-compass-se = Південний схід
wolves-compass-s = Південь
wolves-compass-sw = Південний захід
wolves-compass-w = Захід
wolves-compass-nw = Північний захід
wolves-compass-c = Середина
wolves-piece-of = { $piece } ({ $pack })
wolves-prey-stack = { $prey } ({ $count })
wolves-token = жетон: { $phase }, { $first } / { $second }
wolves-state-chosen = обрано
wolves-state-legal = можна
wolves-state-no = не можна

## Чому ні, у двох словах

wolves-why-action = { $action }: { $why }
wolves-possible = можна
wolves-why-game-over = Гру закінчено
wolves-why-asked-something-else = Зараз вирішується інше
wolves-why-no-such-hex = Не на цій мапі
wolves-why-not-land = Вода або провалля
wolves-why-not-on-start-tile = Не на стартовому полі
wolves-why-not-empty = Зайнято
wolves-why-same-side-of-the-chasm = Не той бік провалля
wolves-why-crescent-region = Регіон молодика
wolves-why-no-action-left = Дій не лишилося
wolves-why-two-actions-first = Спершу дві дії
wolves-why-cannot-pay = Нічим заплатити
wolves-why-tile-shows-another-terrain = Тайл показує інше
wolves-why-too-many-tiles = Забагато тайлів
wolves-why-not-enough-bonus-tokens = Замало бонусних жетонів
wolves-why-lone-wolf-there = Там вовк-одинак
wolves-why-prey-there = Там здобич
wolves-why-hex-full = Гекс заповнений
wolves-why-neutral-there = Там нейтральна зграя
wolves-why-no-wolf-of-yours = Там немає твого вовка
wolves-why-has-moved = Він уже ходив
wolves-why-nowhere-to-end = Ніде стати
wolves-why-already-there = Він уже там
wolves-why-wrong-terrain = Інша місцевість
wolves-why-too-far = Задалеко для цього вовка
wolves-why-enemy-lair = Вороже лігво
wolves-why-enemy-alpha = Ворожий альфа-вовк
wolves-why-enemy-wolf = Там ворожий вовк
wolves-why-nowhere-to-push = Нікуди виштовхнути
wolves-why-not-open-to-pushed-wolf = Цьому вовкові туди не можна
wolves-why-not-nearest = Не найближчий гекс
wolves-why-built-there = Там сховище або лігво
wolves-why-enemy-there = Там ворожа фішка
wolves-why-no-alpha-near-den = Поруч немає твого альфа-вовка
wolves-why-no-den-left = Сховищ не лишилося
wolves-why-no-den-on-track = На цьому треку немає сховищ
wolves-why-no-den-of-yours = Там немає твого сховища
wolves-why-not-by-water = Не біля води
wolves-why-no-alpha-near-lair = Поруч немає твого альфа-вовка
wolves-why-region-has-your-lair = Тут уже є твоє лігво
wolves-why-no-lair-left = Лігв не лишилося
wolves-why-no-lone-wolf = Там немає вовка-одинака
wolves-why-out-of-range = Поза дальністю виття
wolves-why-no-wolf-left = Вовків не лишилося
wolves-why-no-enemy-pack-wolf = Там немає ворожого зграйного вовка
wolves-why-no-enemy-den = Там немає ворожого сховища
wolves-why-safe-pair = Пара в безпеці
wolves-why-safe-alpha = Над альфа-вовком не можна домінувати
wolves-why-safe-lair = Над лігвом не можна домінувати
wolves-why-no-wolf-to-replace = Немає вовка на це місце
wolves-why-no-den-to-replace = Немає сховища на це місце
wolves-why-no-choice-of-prey = Цього немає серед варіантів

## Клавіші

wolves-key-move = Переміщення
wolves-key-den = Створення сховища
wolves-key-lair = Покращення сховища до лігва
wolves-key-howl = Виття
wolves-key-dominate = Домінування
wolves-key-back = Крок назад
wolves-key-undo = Скасувати
wolves-key-end = Зіграти хід або закінчити його
wolves-key-next = Наступний регіон

## Підказки в перші ходи

wolves-hint-draft = Обери підсвічений гекс: на ньому почнуть твої альфа-вовк і зграйний вовк. Добре, коли поруч вовки-одинаки, здобич і джерела води.
wolves-hint-act = Обери дію: мапа підсвітить, де вона можлива. Платиш лише тоді, коли натискаєш кнопку внизу.
wolves-hint-second = Тайли, якими платять, перевертаються: друга дія оплачується тим, що на них тепер.
wolves-hint-end = Дії зроблено. Глянь ще раз, скасуй, якщо треба, і заверши хід.
wolves-hint-moon = Місяць угорі каже, коли рахують регіони: зграя, що має найбільше контролю в регіоні, бере його жетон.
