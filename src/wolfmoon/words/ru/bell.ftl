# Колокольчик, мои партии и следующая, которая ждёт.

bell = Уведомления
bell-title = Требует твоего внимания
bell-label = { $count ->
    [0] Уведомления: ничего нового
    [one] Уведомления: { $count } дело ждёт тебя
    [few] Уведомления: { $count } дела ждут тебя
   *[many] Уведомления: { $count } дел ждут тебя
}
bell-empty = Сейчас от тебя ничего не требуется.
bell-empty-text = Здесь будут приглашения, просьбы и твои ходы.
games-wait = { $count ->
    [one] { $count } партия ждёт тебя
    [few] { $count } партии ждут тебя
   *[many] { $count } партий ждут тебя
}
wait-first = Сначала { $title }: осталось { $time }
next-game = Следующая партия
next-game-is = Следующая партия: { $title }
next-game-waits = Следующая партия
nothing-waits = Других партий, которые ждут тебя, нет.
aside = Позже
row-aside = отложена
answered-yes = Согласие отправлено.
answered-no = Отказ отправлен.
go-to-table = К столу
games-lead = { $count ->
    [one] Идёт { $count } партия.
    [few] Идут { $count } партии.
   *[many] Идут { $count } партий.
} { $waiting ->
    [0] Ни одна не ждёт тебя.
    [one] { $waiting } ждёт тебя.
    [few] { $waiting } ждут тебя.
   *[many] { $waiting } ждут тебя.
}
games-lead-time = { $count ->
    [one] Идёт { $count } партия.
    [few] Идут { $count } партии.
   *[many] Идут { $count } партий.
} { $waiting ->
    [one] { $waiting } ждёт тебя, ещё { $time }.
    [few] { $waiting } ждут тебя, первая ещё { $time }.
   *[many] { $waiting } ждут тебя, первая ещё { $time }.
}
shelf-waits = Ждёт тебя
shelf-theirs = Ход за другими
games-order = Порядок
order-time = Время
order-move = Ход
order-game = Игра
time-left = осталось { $time }
about-time = около { $time }
as-of = Нет связи. Так было в { $time }.
key-bell = Требует твоего внимания
key-next-game = Следующая партия, которая ждёт
key-aside = Отложить эту партию
key-close = Закрыть
key-row-down = Следующая строка
key-row-up = Строка выше
peek-since = После твоего хода, { $ago }
peek-so-far = Что уже было
peek-lately = Недавно
peek-nothing = После твоего хода ничего не произошло.
peek-nothing-yet = Ещё ничего не произошло.
peek-mute = Без сообщений
set-go-on = Переходить автоматически
set-go-on-hint = Через три секунды после твоего хода, к партии, где осталось меньше всего времени. Любая клавиша или касание отменяет переход.

## Сколько что-то длится

span-days-hours = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
} { $hours } ч
span-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
span-hours-minutes = { $hours } ч { $minutes } мин
span-hours = { $hours } ч
span-minutes = { $minutes } мин
span-moment = меньше минуты
