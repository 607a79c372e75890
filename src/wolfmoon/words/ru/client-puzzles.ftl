# Задачи в клиенте: перечень и то, что стоит над полем и рядом с ним. Виды, цели и темы — в puzzles.ftl.

## Перечень

puzzles = Задачи
puzzles-intro = Верен любой ответ, который ведёт к цели. На неверный ответит само поле.
puzzles-of-day = Задача дня, { $date }
puzzles-facts = { $game } · { $kind } · рейтинг { $rating }
puzzles-today = сегодня
puzzles-day-solved = решена
puzzles-day-open = не решена
puzzles-streak = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[many] { $count } дней подряд
}
puzzles-solve = Решить
puzzles-solve-of = Решить: { $game }
puzzles-same = Сегодня у всех одна и та же.
puzzles-solved-today = Сегодня решена
puzzles-look-again = Посмотреть ещё раз
puzzles-rating = Твой рейтинг
puzzles-between = между ботами «{ $above }» и «{ $below }»
puzzles-above = выше бота «{ $above }»
puzzles-below = ниже бота «{ $below }»
puzzles-unrated = рейтинга ещё нет
puzzles-solved-here = { $count ->
    [one] { $count } решена на этом устройстве
    [few] { $count } решены на этом устройстве
   *[many] { $count } решено на этом устройстве
}
puzzles-no-name = Задачи идут в рейтинг, когда у тебя здесь есть имя.
puzzles-get-name = Выбрать имя
puzzles-level = Сложность
puzzles-level-easier = Легче
puzzles-level-same = Мой уровень
puzzles-level-harder = Труднее
puzzles-next-of = Дальше: { $game }
puzzles-themes = Темы
puzzles-done-of = { $done } из { $count }
puzzles-none = Ты уже знаешь все задачи.
puzzles-none-of-theme = Ты уже знаешь все задачи на эту тему: { $theme }.
puzzles-own = Из твоих собственных игр
puzzles-own-none = Закажи разбор своей партии: сюда попадут ходы, в которых можно было сыграть лучше.
puzzles-own-kept = Сохранено для тебя: { $date }
puzzles-own-all = Показать все ({ $count })
puzzles-kept = На этом устройстве
puzzles-kept-note = Нет связи. Эти задачи можно рассмотреть и обдумать; попытка будет проверена, как только сервер вернётся.
puzzles-kept-none = Нет связи, а на этом устройстве ещё нет задач. Открой эту страницу хоть раз со связью, и несколько задач сохранятся здесь.

## Задача

puzzle-shelf = Задача
puzzle-of-the-day = Задача дня
puzzle-leave = Все задачи
puzzle-rated = { $kind } · { $rating }
puzzle-of = { $reached } из { $count }
puzzle-reached = достигнуто: { $reached } из { $count }
puzzle-victim = Кто пропустил ход: { $name }.
puzzle-away = Нет связи. Твой выбор подождёт, пока сервер вернётся.
puzzle-withdrawn = Задачу сняли после жалоб. Больше её никому не дают.
puzzle-solved-before = Эта задача тобой уже решена.
puzzle-tomorrow = Следующая задача дня появится в полночь (UTC).
puzzle-hint-want = Понадобится: { $acts }.
puzzle-hint-start = С начала задачи:
puzzle-act-play = карта
puzzle-act-take = взять шрам
puzzle-act-place = положить шрам

puzzle-wrong = Пока нет
puzzle-wrong-open = При лучшей игре счёт { $mine } : { $theirs }. { $count ->
    [one] Нужен перевес в { $count } очко.
    [few] Нужен перевес в { $count } очка.
   *[many] Нужен перевес в { $count } очков.
}
puzzle-wrong-hands = Выигрывает против { $won } из { $count } { $count ->
    [one] руки
    [few] рук
   *[many] рук
  }. Не против этой: { $hand }. При лучшей игре счёт { $mine } : { $theirs }.
puzzle-wrong-count = Ход дал { $reached } из { $count }. Сыгранное пронумеровано на карте.
puzzle-wrong-missing = Не достигнуто: { $goal } Сыгранное пронумеровано на карте.
puzzle-wrong-best = Этот ход отдаёт { $loss } ± { $doubt } пункта шанса на победу. Ответы — на поле.
puzzle-wrong-decision = Это отдаёт { $loss } ± { $doubt } пункта шанса на победу по сравнению с лучшим.
puzzle-again = Ещё раз
puzzle-solution = Решение
puzzle-solution-shown = Один из путей к цели, сыгранный на поле. Верны могут быть и другие.

puzzle-right = Решено
puzzle-right-open = Счёт { $mine } : { $theirs } даже при лучшей игре соперника.
puzzle-right-hands = { $count ->
    [one] Выигрывает против { $won } из { $count } возможной руки.
    [few] Выигрывает против { $won } из { $count } возможных рук.
   *[many] Выигрывает против { $won } из { $count } возможных рук.
}
puzzle-right-turn = Цель достигнута. Любой другой ход, ведущий к ней, тоже верен.
puzzle-right-best = Не хуже лучшего: отдаёт { $loss } ± { $doubt } пункта шанса на победу.
puzzle-right-found = Ничего лучше не нашлось.
puzzle-others = Верно и так: { $others }.
puzzle-next = Следующая задача
puzzle-share-it = Поделиться
puzzle-copy = Скопировать
puzzle-copied = Скопировано.
puzzle-good = Хорошая задача?
puzzle-good-thanks = Записано, спасибо.
puzzle-good-yes = Да
puzzle-good-no = Нет
puzzle-to = на
puzzle-rated-note = Рейтинг задачи теперь { $rating }. В счёт идёт первая попытка: с подсказкой наполовину, с выбранной темой на одну десятую.
puzzle-rated-before = В счёт идёт только первая попытка, и она уже была.
puzzle-hands = Возможные руки
puzzle-hands-won = выиграно { $won } из { $count }
puzzle-hands-note = Под каждой рукой — твой перевес при лучшей игре обоих.
puzzle-answer = Ответ на это
puzzle-played = Что сыграно
key-puzzle-on = Ещё раз или следующая задача
