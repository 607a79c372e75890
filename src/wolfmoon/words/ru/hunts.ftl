# The daily hunt.

hunt-unknown = Такой охоты нет.
hunt-covered = Что получилось у других, будет видно, когда твоя охота закончится; без своей охоты — когда пройдёт день.
hunt-not-done = Сначала закончи охоту, которая идёт в счёт; потом её можно играть снова сколько угодно.
hunt-one-try = На что соперники уже ответили, то остаётся: охота — это одна попытка.
hunt-left = Эта охота оставлена, её доигрывает бот. Можно сыграть её ещё раз для тренировки.

## The page

hunt = Охота дня
hunt-which = Какая охота
hunt-on = Охота дня, { $day }
hunt-of-game = Охота дня: { $game }
hunt-pitch-the-wolves = Всем достаются одна и та же карта, одно и то же место и одни и те же два Охотника с одинаковым везением. У тебя одна попытка и весь день на неё.
hunt-pitch-lone-wolves = Всем достаются одни и те же карты, одно и то же место и один и тот же Охотник с одинаковым везением. У тебя одна попытка и весь день на неё.
hunt-begin = Начать охоту
hunt-go-on = Продолжить охоту
hunt-left-short = Эта охота оставлена: оценки за неё нет.
hunt-leave-means = Тогда охоту доиграет бот. Оценки за неё не будет, и вернуться к ней нельзя.
hunt-again = Сыграть ещё раз
hunt-look-back = Посмотреть назад
hunt-seat = твоё место { $seat } из { $of }
hunt-against = { $count ->
    [one] против { $count } Охотника
    [few] против { $count } Охотников
   *[many] против { $count } Охотников
}
hunt-ends = { $hours ->
    [one] закончится через { $hours } час
    [few] закончится через { $hours } часа
   *[many] закончится через { $hours } часов
}
hunt-late = этот день прошёл: он идёт в счёт только для тебя
hunt-in-time = этот день прошёл, но охота начата вовремя: она ещё идёт в счёт
hunt-won = Победа, отрыв { $points }
hunt-won-level = Победа при равных очках
hunt-shared = Общая победа
hunt-lost = Поражение, отставание { $points }
hunt-lost-level = Поражение при равных очках
hunt-mark = оценка { $mark }
hunt-mark-of = { $mark } из 100
hunt-better = Лучше, чем { $mark } из 100 партий ботов с твоего места.
hunt-mark-later = Боты ещё играют. Оценка появится позже.
hunt-percentile = Лучше, чем { $part } % из { $count } { $count ->
    [one] человека
    [few] человек
   *[many] человек
  }.
hunt-people = { $count ->
    [one] В этот день охотился { $count } человек.
    [few] В этот день охотились { $count } человека.
   *[many] В этот день охотились { $count } человек.
}
hunt-ridge = Отрыв в очках: { $says }
hunt-ridge-bot = { $name } обычно { $points }
hunt-ridge-note = Отрыв в очках от лучшего из остальных. Холмы — партии ботов с твоего места, камни — люди.
hunt-ridge-note-many = Отрыв в очках от лучшего из остальных. Холмы — партии ботов с твоего места, столбики — люди, камень — ты.
hunt-as-table = Таблицей
hunt-who = Кто
hunt-games = Партии
hunt-ahead = Отрыв
hunt-lost-side = поражение
hunt-won-side = победа
hunt-how = Как это считается
hunt-how-win = Сначала победа, потом отрыв.
hunt-how-win-more = Имеется в виду отрыв от лучшего из остальных.
hunt-how-mark = Оценка — от 0 до 100.
hunt-how-mark-more = Разведчик, Охотник и Альфа много раз играли с твоего места. Оценка говорит, сколько из этих партий слабее твоей.
hunt-how-covered = До конца ничего не видно.
hunt-how-covered-more = Ни результатов, ни партий этого дня, пока ты не закончишь.
hunt-week = Неделя
hunt-week-rule = в счёт идут пять лучших дней
hunt-week-note = Оценки измерены по ботам, поэтому таблица значит одно и то же при трёх людях и при тридцати тысячах.
hunt-week-empty = На этой неделе ещё никто не закончил охоту.
hunt-sum = сумма
hunt-tell = Рассказать другим
hunt-tell-note = ничего не выдаёт
hunt-place = { $date ->
    [crescent] { phase-crescent }
    [quarter] { phase-quarter }
    [full] { phase-full }
    [moon] { moon-moon }
    [blood-moon] { moon-blood-moon }
   *[end] конец
} — { $place }
hunt-places = Места: { $places }
hunt-copy = Копировать
hunt-copied = Скопировано
hunt-watch-title = Партии для просмотра
hunt-watch = Смотреть
hunt-watch-of = Смотреть: { $name }
hunt-alpha = Альфа на твоём месте
hunt-alpha-about = { $count ->
    [one] средняя из { $count } партии
    [few] средняя из { $count } партий
   *[many] средняя из { $count } партий
}
hunt-calendar-note = Луна тем полнее, чем выше оценка дня. На пустое кольцо ещё можно поохотиться; оно идёт в счёт только для тебя.
hunt-day-mark = { $day }, оценка { $mark }
hunt-day-open = { $day }, без оценки
hunt-month-before = Предыдущий месяц
hunt-month-after = Следующий месяц
hunt-row = Считать дни подряд
hunt-row-off = Выключено: это число не видит никто, даже ты.
hunt-in-a-row = { $count ->
    [one] { $count } день подряд. Пропущенный день ничего не стоит.
    [few] { $count } дня подряд. Пропущенный день ничего не стоит.
   *[many] { $count } дней подряд. Пропущенный день ничего не стоит.
}
