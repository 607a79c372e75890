# Дзвіночок, мої партії та наступна, що чекає.

bell = Сповіщення
bell-title = Потребує твоєї уваги
bell-label = { $count ->
    [0] Сповіщення: нічого нового
    [one] Сповіщення: { $count } справа чекає на тебе
    [few] Сповіщення: { $count } справи чекають на тебе
   *[many] Сповіщення: { $count } справ чекають на тебе
}
bell-empty = Зараз від тебе нічого не потрібно.
bell-empty-text = Тут будуть запрошення, прохання і твої ходи.
games-wait = { $count ->
    [one] { $count } партія чекає на тебе
    [few] { $count } партії чекають на тебе
   *[many] { $count } партій чекають на тебе
}
wait-first = Спершу { $title }: лишилося { $time }
next-game = Наступна партія
next-game-is = Наступна партія: { $title }
next-game-waits = Наступна партія
nothing-waits = Інших партій, що чекають на тебе, немає.
aside = Пізніше
row-aside = відкладена
answered-yes = Згоду надіслано.
answered-no = Відмову надіслано.
go-to-table = До столу
games-lead = { $count ->
    [one] Триває { $count } партія.
    [few] Тривають { $count } партії.
   *[many] Тривають { $count } партій.
} { $waiting ->
    [0] Жодна не чекає на тебе.
    [one] { $waiting } чекає на тебе.
    [few] { $waiting } чекають на тебе.
   *[many] { $waiting } чекають на тебе.
}
games-lead-time = { $count ->
    [one] Триває { $count } партія.
    [few] Тривають { $count } партії.
   *[many] Тривають { $count } партій.
} { $waiting ->
    [one] { $waiting } чекає на тебе, ще { $time }.
    [few] { $waiting } чекають на тебе, перша ще { $time }.
   *[many] { $waiting } чекають на тебе, перша ще { $time }.
}
shelf-waits = Чекає на тебе
shelf-theirs = Ходять інші
games-order = Порядок
order-time = Час
order-move = Хід
order-game = Гра
time-left = лишилося { $time }
about-time = близько { $time }
as-of = Немає зв’язку. Так було о { $time }.
key-bell = Потребує твоєї уваги
key-next-game = Наступна партія, що чекає
key-aside = Відкласти цю партію
key-close = Закрити
key-row-down = Наступний рядок
key-row-up = Рядок вище
peek-since = Після твого ходу, { $ago }
peek-so-far = Що вже було
peek-lately = Нещодавно
peek-nothing = Після твого ходу нічого не сталося.
peek-nothing-yet = Ще нічого не сталося.
peek-mute = Без повідомлень
set-go-on = Переходити автоматично
set-go-on-hint = Через три секунди після твого ходу, до партії, де лишилося найменше часу. Будь-яка клавіша чи дотик скасовує перехід.

## Скільки щось триває

span-days-hours = { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
} { $hours } год
span-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}
span-hours-minutes = { $hours } год { $minutes } хв
span-hours = { $hours } год
span-minutes = { $minutes } хв
span-moment = менше хвилини
