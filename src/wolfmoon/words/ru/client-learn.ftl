# Уроки в клиенте: список, то, что стоит над полем, первая игра. Слова самих уроков — в lessons-….ftl.

## Список

learn-intro = { $count ->
    [one] { $count } короткий урок за настоящим столом.
    [few] { $count } коротких урока за настоящим столом.
   *[many] { $count } коротких уроков за настоящим столом.
} Ты играешь с первой же фразы, а каждое правило появляется тогда, когда оно нужно.
learn-aid = { $game }: памятка
learn-of = из { $count }
learn-minutes-all = { $count ->
    [one] всего { $count } минута
    [few] всего { $count } минуты
   *[many] всего { $count } минут
}
learn-minutes = { $count ->
    [one] около { $count } минуты
    [few] около { $count } минут
   *[many] около { $count } минут
}
learn-half-minute = около полминуты
learn-minutes-short = { $count } мин
learn-seconds-short = { $count } с
learn-left-at = Шаг { $step } из { $of }: продолжи отсюда
learn-begin = Начать
learn-continue = Продолжить
learn-after = После уроков
learn-after-hints = В любой обычной партии фонарь помогает в три шага: куда смотреть, к чему стремиться, ход.
learn-after-review = Любую законченную партию можно разобрать: что дал или потерял каждый ход и почему.
learn-stars = { $count ->
    [one] { $count } звезда из 3
    [few] { $count } звезды из 3
   *[many] { $count } звёзд из 3
}

## Урок

learn-shelf = Урок
learn-other = Волк { $number }
learn-lesson-of = Урок { $number } из { $of }
learn-leave = Выйти из урока
learn-step = { $step } из { $of }
learn-plan = В этом уроке
learn-rules = Правила:
learn-step-is-done = сделано
learn-step-done = Вот так. Посмотри, что вышло: следующий шаг начнётся в другом месте.
learn-go-on = Дальше
learn-take-back = Взять назад
learn-later = Будет в уроке { $number }
learn-goal = Цель: { $goal }
learn-resumed = Продолжаем с шага { $step }.
learn-changed = Урок с тех пор изменился и начинается заново.
learn-full = Попыток было так много, что урок начинается заново.
learn-away = Нет связи. Твой выбор подождёт, пока сервер вернётся; пройденное сохранено на этом устройстве.
learn-hint = Подсказка
learn-hint-look = Посмотри на то, что сейчас освещено.
learn-done = Урок пройден
learn-time = время
learn-wrongs = ошибки
learn-of-lessons = из { $count } { $count ->
    [one] урока
    [few] уроков
   *[many] уроков
  }
learn-again = Ещё раз
learn-all = Все уроки
learn-next = Дальше: { $lesson }
learn-board = Твой планшет
learn-do-moved = { NAME($piece, kind: "piece") }: с { $from } на { $to }
learn-do-paid = оплата: { NAME($terrain, kind: "terrain") }
learn-do-paid-bonus = оплата бонусным жетоном местности
learn-do-howled = вой: { $hex }
learn-do-built = логовище на { $hex }: { NAME($track, kind: "track") }
learn-do-upgraded = логово на { $hex }
learn-do-dominated-wolf = доминирование над волком: { $hex }
learn-do-dominated-den = доминирование над логовищем: { $hex }
learn-do-drafted = поставить волков: { $hex }
learn-do-turn = закончить ход
learn-do-led = { CARD($card) } { NAME($land, kind: "land", form: "to") }
learn-do-followed = { CARD($card) } { NAME($land, kind: "land", form: "to") }
learn-do-took = взять: { NAME($scar, kind: "scar") }
learn-do-placed = положить { NAME($slot, kind: "slot", form: "at") }
key-lesson-hint = Следующая ступень подсказки
key-lesson-on = Дальше в уроке

## Первая игра

learn-tutor = Наставник
learn-tutor-1 = Предупреждает о ходе, который много отдаёт.
learn-tutor-2 = Подсказывает в три ступени, сколько угодно раз.
learn-tutor-3 = Ход можно взять назад целиком.
learn-tutor-warns = Предупреждает о ходе, который отдаёт { $value } п. п. шанса на победу или больше.
learn-first-goals = Три маленькие цели
learn-first-begin = Начать
learn-first-say = Играй как хочется. Цели отмечаются сами, в любом порядке.
learn-first-all = Все три цели достигнуты. Дальше играй в своё удовольствие.
learn-first-over = Игра окончена. Достигнуто целей: { $count } из { $of }.
learn-first-tick = Цель достигнута: { $goal }.
learn-first-turn = ход { $number }
learn-first-trick = взятка { $number }
learn-first-show = Показать, где это
learn-first-review = Разобрать партию
learn-first-again = Сыграть ещё раз без наставника

## Новичкам

learn-first-time = Впервые здесь?
learn-by-playing = Учись играя
learn-course-of = Обучение: { $game }
learn-course-facts = { $lessons ->
    [one] { $lessons } урок
    [few] { $lessons } урока
   *[many] { $lessons } уроков
}, { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
learn-new-here = Впервые здесь?
learn-today = Сегодня
learn-no-account = Ты играешь как гость; регистрироваться не нужно.
learn-lesson-at = Урок { $number } из { $count }, шаг { $step } из { $of }
learn-chapter = Пройти это в уроке: { $lesson }
learn-far = { $done } из { $count }
learn-course-done = Все уроки пройдены
