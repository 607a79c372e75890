# Задачи: виды, цели, темы и то, чем делятся.

puzzle-kind-open = Открытые руки
puzzle-kind-safe = Надёжный ход
puzzle-kind-percentage = Против большинства рук
puzzle-kind-goal = Цель на ход
puzzle-kind-best = Лучший ход
puzzle-kind-threat = Угроза
puzzle-kind-decision = Лучшее решение

puzzle-asked-open = Все карты открыты, а соперник играет как можно лучше.
puzzle-asked-safe = Ты видишь только свою руку. Каждая возможная рука доигрывается наилучшим образом.
puzzle-asked-percentage = Ни один ход не выигрывает у каждой руки. Каждая возможная рука доигрывается наилучшим образом.
puzzle-asked-goal = Верен любой ход, который достигает цели.
puzzle-asked-best = С учётом ответов: верен любой ход не хуже лучшего.
puzzle-asked-threat = Допустим, ты пасуешь: что может сделать сосед? Сыграй его ход.
puzzle-asked-decision = По тому, что можно было тогда знать: верно любое решение не хуже лучшего.

puzzle-goal-score = { $count ->
    [one] Набери за этот ход { $count } очко.
    [few] Набери за этот ход { $count } очка.
   *[many] Набери за этот ход { $count } очков.
}
puzzle-goal-first = Будь в конце хода на первом месте в регионе { $of }.
puzzle-goal-take = { $count ->
    [one] Займи первое место ещё в { $count } регионе.
    [few] Займи первое место ещё в { $count } регионах.
   *[many] Займи первое место ещё в { $count } регионах.
}
puzzle-goal-hunt = Поймай за этот ход добычу: { $count }.
puzzle-goal-prey = Поймай добычу: { NAME($of, kind: "prey") }.
puzzle-goal-lair = { $count ->
    [one] Построй за этот ход логово.
    [few] Построй за этот ход { $count } логова.
   *[many] Построй за этот ход { $count } логов.
}
puzzle-goal-howl = { $count ->
    [one] Призови за этот ход { $count } одинокого волка.
    [few] Призови за этот ход { $count } одиноких волков.
   *[many] Призови за этот ход { $count } одиноких волков.
}
puzzle-goal-dominate = { $count ->
    [one] Доминируй над фигурой соперника.
    [few] Доминируй над { $count } фигурами соперников.
   *[many] Доминируй над { $count } фигурами соперников.
}
puzzle-goal-harm = { $count ->
    [one] Доминируй над фигурой спасовавшей стаи.
    [few] Доминируй над { $count } фигурами спасовавшей стаи.
   *[many] Доминируй над { $count } фигурами спасовавшей стаи.
}
puzzle-goal-clear = Не оставь в регионе { $of } ни одного чужого волка.
puzzle-goal-phase = Доведи до этой фазы луны: { NAME($of, kind: "phase") }.
puzzle-goal-win = Заверши игру этим ходом и победи.
puzzle-goal-best = Найди лучший ход.
puzzle-goal-decision = Найди лучшее решение.
puzzle-goal-ahead = { $count ->
    [one] Победи хотя бы на { $count } очко.
    [few] Победи хотя бы на { $count } очка.
   *[many] Победи хотя бы на { $count } очков.
}
puzzle-goal-every = { $count ->
    [one] Выиграй у каждой из { $count } возможной руки.
    [few] Выиграй у каждой из { $count } возможных рук.
   *[many] Выиграй у каждой из { $count } возможных рук.
}
puzzle-goal-most = Выиграй хотя бы у стольких возможных рук: { $count }.

puzzle-theme-lone-wolves-lead = Твой заход
puzzle-theme-lone-wolves-follow = Твой ответ
puzzle-theme-lone-wolves-scar = Шрам
puzzle-theme-lone-wolves-two-tricks = Две взятки
puzzle-theme-lone-wolves-three-tricks = Три взятки
puzzle-theme-lone-wolves-four-tricks = Четыре взятки
puzzle-theme-lone-wolves-lose-to-win = Уступи, чтобы победить
puzzle-theme-lone-wolves-two-beats-seven = 2 бьёт 7
puzzle-theme-lone-wolves-trump = Козырь
puzzle-theme-lone-wolves-low-card = Побеждает низкая карта
puzzle-theme-lone-wolves-moon = Луна
puzzle-theme-lone-wolves-honour = Перевёрнутая честь
puzzle-theme-lone-wolves-joins = Приходит одинокий волк
puzzle-theme-lone-wolves-last-place = Последнее место
puzzle-theme-lone-wolves-level = Ничья на территории
puzzle-theme-lone-wolves-border = На границе
puzzle-theme-lone-wolves-behind = Отыграться
puzzle-theme-lone-wolves-narrow = На одно очко
puzzle-theme-lone-wolves-only = Единственный путь

puzzle-theme-the-wolves-hunt = Охота
puzzle-theme-the-wolves-double-hunt = Двойная охота
puzzle-theme-the-wolves-region = Взятый регион
puzzle-theme-the-wolves-two-regions = Два взятых региона
puzzle-theme-the-wolves-alphas = Решают альфа-волки
puzzle-theme-the-wolves-lair = Логово
puzzle-theme-the-wolves-den-to-lair = Логовище и логово за ход
puzzle-theme-the-wolves-den = Логовище
puzzle-theme-the-wolves-howl = Вой
puzzle-theme-the-wolves-new-alpha = Новый альфа-волк
puzzle-theme-the-wolves-dominate = Доминирование
puzzle-theme-the-wolves-push = Выталкивание
puzzle-theme-the-wolves-extra-action = Бонусное действие
puzzle-theme-the-wolves-any-terrain = Любая местность
puzzle-theme-the-wolves-turned-tile = Одна плитка дважды
puzzle-theme-the-wolves-moon = Подсчёт фазы
puzzle-theme-the-wolves-end = Последний ход
puzzle-theme-the-wolves-before-full = Перед полной луной
puzzle-theme-the-wolves-two-players = Вдвоём
puzzle-theme-the-wolves-many-players = Вчетвером и впятером

puzzle-share-day = Wolfmoon, задача дня { $day }
puzzle-share = Wolfmoon, задача { $name }
puzzle-share-goal = { NAME($game, kind: "game") }: { $goal }
puzzle-share-tries = Решено, попытка { $count }{ $timed ->
    [yes] , { $took }
   *[no] {""}
}
