# Задачі в клієнті: перелік і те, що стоїть над полем та поруч із ним. Види, цілі й теми — у puzzles.ftl.

## Перелік

puzzles = Задачі
puzzles-intro = Правильна будь-яка відповідь, що веде до мети. На хибну відповість саме поле.
puzzles-of-day = Задача дня, { $date }
puzzles-facts = { $game } · { $kind } · рейтинг { $rating }
puzzles-today = сьогодні
puzzles-day-solved = розв’язано
puzzles-day-open = не розв’язано
puzzles-streak = { $count ->
    [one] { $count } день поспіль
    [few] { $count } дні поспіль
   *[many] { $count } днів поспіль
}
puzzles-solve = Розв’язати
puzzles-solve-of = Розв’язати: { $game }
puzzles-same = Сьогодні для всіх та сама.
puzzles-solved-today = Сьогодні розв’язано
puzzles-look-again = Подивитися ще раз
puzzles-rating = Твій рейтинг
puzzles-between = між ботами «{ $above }» і «{ $below }»
puzzles-above = вище за бота «{ $above }»
puzzles-below = нижче за бота «{ $below }»
puzzles-unrated = рейтингу ще немає
puzzles-solved-here = { $count ->
    [one] { $count } розв’язано на цьому пристрої
    [few] { $count } розв’язано на цьому пристрої
   *[many] { $count } розв’язано на цьому пристрої
}
puzzles-no-name = Задачі йдуть у рейтинг, коли в тебе тут є ім’я.
puzzles-get-name = Вибрати ім’я
puzzles-level = Складність
puzzles-level-easier = Легше
puzzles-level-same = Мій рівень
puzzles-level-harder = Важче
puzzles-next-of = Далі: { $game }
puzzles-themes = Теми
puzzles-done-of = { $done } із { $count }
puzzles-none = Ти вже знаєш усі задачі.
puzzles-none-of-theme = Ти вже знаєш усі задачі на цю тему: { $theme }.
puzzles-own = З твоїх власних ігор
puzzles-own-none = Замов розбір своєї партії: сюди потраплять ходи, у яких можна було зіграти краще.
puzzles-own-kept = Збережено для тебе: { $date }
puzzles-own-all = Показати всі ({ $count })
puzzles-kept = На цьому пристрої
puzzles-kept-note = Немає зв’язку. Ці задачі можна роздивитися й обміркувати; спробу буде перевірено, щойно сервер повернеться.
puzzles-kept-none = Немає зв’язку, а на цьому пристрої ще немає задач. Відкрий цю сторінку хоч раз зі зв’язком, і кілька задач збережуться тут.

## Задача

puzzle-shelf = Задача
puzzle-of-the-day = Задача дня
puzzle-leave = Усі задачі
puzzle-rated = { $kind } · { $rating }
puzzle-of = { $reached } із { $count }
puzzle-reached = досягнуто: { $reached } із { $count }
puzzle-victim = Хто пропустив хід: { $name }.
puzzle-away = Немає зв’язку. Твій вибір зачекає, доки сервер повернеться.
puzzle-withdrawn = Задачу зняли після скарг. Більше її нікому не дають.
puzzle-solved-before = Цю задачу вже було розв’язано.
puzzle-tomorrow = Наступна задача дня з’явиться опівночі (UTC).
puzzle-hint-want = Знадобиться: { $acts }.
puzzle-hint-start = Від початку задачі:
puzzle-act-play = карта
puzzle-act-take = узяти шрам
puzzle-act-place = покласти шрам

puzzle-wrong = Ще ні
puzzle-wrong-open = За найкращої гри рахунок { $mine } : { $theirs }. { $count ->
    [one] Потрібна перевага в { $count } очко.
    [few] Потрібна перевага в { $count } очки.
   *[many] Потрібна перевага в { $count } очок.
}
puzzle-wrong-hands = Виграє проти { $won } з { $count } { $count ->
    [one] руки
    [few] рук
   *[many] рук
  }. Не проти цієї: { $hand }. За найкращої гри рахунок { $mine } : { $theirs }.
puzzle-wrong-count = Хід дав { $reached } із { $count }. Зігране пронумеровано на мапі.
puzzle-wrong-missing = Не досягнуто: { $goal } Зігране пронумеровано на мапі.
puzzle-wrong-best = Цей хід віддає { $loss } ± { $doubt } пункту шансу на перемогу. Відповіді — на полі.
puzzle-wrong-decision = Це віддає { $loss } ± { $doubt } пункту шансу на перемогу порівняно з найкращим.
puzzle-again = Ще раз
puzzle-solution = Розв’язок
puzzle-solution-shown = Один зі шляхів до мети, зіграний на полі. Правильними можуть бути й інші.

puzzle-right = Розв’язано
puzzle-right-open = Рахунок { $mine } : { $theirs } навіть за найкращої гри суперника.
puzzle-right-hands = { $count ->
    [one] Виграє проти { $won } із { $count } можливої руки.
    [few] Виграє проти { $won } із { $count } можливих рук.
   *[many] Виграє проти { $won } із { $count } можливих рук.
}
puzzle-right-turn = Мети досягнуто. Будь-який інший хід, що веде до неї, теж правильний.
puzzle-right-best = Не гірше за найкраще: віддає { $loss } ± { $doubt } пункту шансу на перемогу.
puzzle-right-found = Нічого кращого не знайшлося.
puzzle-others = Правильно й так: { $others }.
puzzle-next = Наступна задача
puzzle-share-it = Поділитися
puzzle-copy = Копіювати
puzzle-copied = Скопійовано.
puzzle-good = Чи добра це задача?
puzzle-good-thanks = Записано, дякуємо.
puzzle-good-yes = Так
puzzle-good-no = Ні
puzzle-to = на
puzzle-rated-note = Рейтинг задачі тепер { $rating }. Зараховується перша спроба: з підказкою наполовину, з вибраною темою на одну десяту.
puzzle-rated-before = Зараховується лише перша спроба, і вона вже була.
puzzle-hands = Можливі руки
puzzle-hands-won = виграно { $won } із { $count }
puzzle-hands-note = Під кожною рукою — твоя перевага за найкращої гри обох.
puzzle-answer = Відповідь на це
puzzle-played = Що зіграно
key-puzzle-on = Ще раз або наступна задача
