# Задачі: види, цілі, теми й те, чим діляться.

puzzle-kind-open = Відкриті руки
puzzle-kind-safe = Надійний хід
puzzle-kind-percentage = Проти більшості рук
puzzle-kind-goal = Мета на хід
puzzle-kind-best = Найкращий хід
puzzle-kind-threat = Загроза
puzzle-kind-decision = Найкраще рішення

puzzle-asked-open = Усі карти відкриті, а суперник грає якнайкраще.
puzzle-asked-safe = Ти бачиш лише свою руку. Кожну можливу руку дограють якнайкраще.
puzzle-asked-percentage = Жоден хід не виграє в кожної руки. Кожну можливу руку дограють якнайкраще.
puzzle-asked-goal = Правильний будь-який хід, що досягає мети.
puzzle-asked-best = З урахуванням відповідей: правильний будь-який хід, не гірший за найкращий.
puzzle-asked-threat = Припустімо, ти пасуєш: що може зробити сусід? Зіграй його хід.
puzzle-asked-decision = За тим, що тоді можна було знати: правильне будь-яке рішення, не гірше за найкраще.

puzzle-goal-score = { $count ->
    [one] Набери за цей хід { $count } очко.
    [few] Набери за цей хід { $count } очки.
   *[many] Набери за цей хід { $count } очок.
}
puzzle-goal-first = Будь наприкінці ходу на першому місці в регіоні { $of }.
puzzle-goal-take = { $count ->
    [one] Посядь перше місце ще в { $count } регіоні.
    [few] Посядь перше місце ще у { $count } регіонах.
   *[many] Посядь перше місце ще у { $count } регіонах.
}
puzzle-goal-hunt = Вполюй за цей хід здобич: { $count }.
puzzle-goal-prey = Вполюй здобич: { NAME($of, kind: "prey") }.
puzzle-goal-lair = { $count ->
    [one] Збудуй за цей хід лігво.
    [few] Збудуй за цей хід { $count } лігва.
   *[many] Збудуй за цей хід { $count } лігов.
}
puzzle-goal-howl = { $count ->
    [one] Приклич за цей хід { $count } вовка-одинака.
    [few] Приклич за цей хід { $count } вовків-одинаків.
   *[many] Приклич за цей хід { $count } вовків-одинаків.
}
puzzle-goal-dominate = { $count ->
    [one] Домінуй над фігурою суперника.
    [few] Домінуй над { $count } фігурами суперників.
   *[many] Домінуй над { $count } фігурами суперників.
}
puzzle-goal-harm = { $count ->
    [one] Домінуй над фігурою зграї, що спасувала.
    [few] Домінуй над { $count } фігурами зграї, що спасувала.
   *[many] Домінуй над { $count } фігурами зграї, що спасувала.
}
puzzle-goal-clear = Не лиши в регіоні { $of } жодного чужого вовка.
puzzle-goal-phase = Доведи до цієї фази місяця: { NAME($of, kind: "phase") }.
puzzle-goal-win = Заверши гру цим ходом і переможи.
puzzle-goal-best = Знайди найкращий хід.
puzzle-goal-decision = Знайди найкраще рішення.
puzzle-goal-ahead = { $count ->
    [one] Переможи щонайменше на { $count } очко.
    [few] Переможи щонайменше на { $count } очки.
   *[many] Переможи щонайменше на { $count } очок.
}
puzzle-goal-every = { $count ->
    [one] Виграй у кожної з { $count } можливої руки.
    [few] Виграй у кожної з { $count } можливих рук.
   *[many] Виграй у кожної з { $count } можливих рук.
}
puzzle-goal-most = Виграй щонайменше в стількох можливих рук: { $count }.

puzzle-theme-lone-wolves-lead = Твій захід
puzzle-theme-lone-wolves-follow = Твоя відповідь
puzzle-theme-lone-wolves-scar = Шрам
puzzle-theme-lone-wolves-two-tricks = Дві взятки
puzzle-theme-lone-wolves-three-tricks = Три взятки
puzzle-theme-lone-wolves-four-tricks = Чотири взятки
puzzle-theme-lone-wolves-lose-to-win = Поступися, щоб перемогти
puzzle-theme-lone-wolves-two-beats-seven = 2 б’є 7
puzzle-theme-lone-wolves-trump = Козир
puzzle-theme-lone-wolves-low-card = Перемагає низька карта
puzzle-theme-lone-wolves-moon = Місяць
puzzle-theme-lone-wolves-honour = Перевернута честь
puzzle-theme-lone-wolves-joins = Приходить вовк-одинак
puzzle-theme-lone-wolves-last-place = Останнє місце
puzzle-theme-lone-wolves-level = Нічия на території
puzzle-theme-lone-wolves-border = На межі
puzzle-theme-lone-wolves-behind = Відігратися
puzzle-theme-lone-wolves-narrow = На одне очко
puzzle-theme-lone-wolves-only = Єдиний шлях

puzzle-theme-the-wolves-hunt = Полювання
puzzle-theme-the-wolves-double-hunt = Подвійне полювання
puzzle-theme-the-wolves-region = Здобутий регіон
puzzle-theme-the-wolves-two-regions = Два здобуті регіони
puzzle-theme-the-wolves-alphas = Вирішують альфа-вовки
puzzle-theme-the-wolves-lair = Лігво
puzzle-theme-the-wolves-den-to-lair = Сховище й лігво за хід
puzzle-theme-the-wolves-den = Сховище
puzzle-theme-the-wolves-howl = Виття
puzzle-theme-the-wolves-new-alpha = Новий альфа-вовк
puzzle-theme-the-wolves-dominate = Домінування
puzzle-theme-the-wolves-push = Виштовхування
puzzle-theme-the-wolves-extra-action = Бонусна дія
puzzle-theme-the-wolves-any-terrain = Будь-яка місцевість
puzzle-theme-the-wolves-turned-tile = Один тайл двічі
puzzle-theme-the-wolves-moon = Підрахунок фази
puzzle-theme-the-wolves-end = Останній хід
puzzle-theme-the-wolves-before-full = Перед повним місяцем
puzzle-theme-the-wolves-two-players = Удвох
puzzle-theme-the-wolves-many-players = Учотирьох і вп’ятьох

puzzle-share-day = Wolfmoon, задача дня { $day }
puzzle-share = Wolfmoon, задача { $name }
puzzle-share-goal = { NAME($game, kind: "game") }: { $goal }
puzzle-share-tries = Розв’язано, спроба { $count }{ $timed ->
    [yes] , { $took }
   *[no] {""}
}
