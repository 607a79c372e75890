# Ліхтар і наставник за столом: кому належить підказка і що стоїть навколо неї.

## Чому її немає

hints-off = Цей стіл відкрили без підказок.
hints-company = Тут грають інші люди, а стіл відкрили без підказок.
hints-rated = Це рейтингова партія: підказок не має ніхто.
hints-away = Цей сервер не дає підказок.
hint-not-your-turn = Підказка для того, кому вирішувати; дочекайся свого ходу.
hint-failed = Підказка не надійшла. Спробуй ще раз.
not-a-turn = Це ще не весь хід.

## Ліхтар

lantern = Підказка
lantern-why = Чому
lantern-casual = звичайна партія
lantern-tutor = від наставника
lantern-show = Показати
lantern-show-rung = Показати: { $rung }
lantern-rung-of = { $number } з 3
lantern-looking = Шукаємо найкраще продовження…
lantern-still-looking = Усе ще шукаємо. Можна закрити: нічого не пропаде.
lantern-clock = Твій годинник тим часом іде.
lantern-no-answer = Підказка не надійшла.
lantern-no-connection = Немає зв’язку. Підказки повернуться разом із ним.
lantern-again = Ще раз
lantern-another-way = Ти йдеш інакше; підказка на цьому закінчується.
lantern-to-turn = До мого ходу
lantern-step-done = зроблено
lantern-in-hint = у підказці
lantern-in-hint-sentence = У підказці.
lantern-sure = Наскільки це надійно?
lantern-margin = Це цінніше за наступний варіант на { $value } ± { $half } в. п. шансу на перемогу.
lantern-margin-counted = Це цінніше за наступний варіант на { $value } в. п. шансу на перемогу; пораховано точно.
lantern-share = { $share } %
lantern-ahead = { $count } із { $of }
lantern-used = { $count ->
    [one] Підказки в { $count } ході
    [few] Підказки в { $count } ходах
   *[many] Підказки в { $count } ходах
}
lantern-tutored = З наставником
key-lantern = Попросити підказку

## Наставник

tutor-gives-up = Цей хід віддає { $value } ± { $half } в. п. шансу на перемогу.
tutor-gives-up-counted = Цей хід віддає { $value } в. п. шансу на перемогу.
tutor-see-why = Чому?
tutor-hide = Сховати
tutor-with = { $action ->
    [play] З цією картою
    [take] З цим шрамом
    [take-hidden] З цим шрамом
    [place] На цьому місці
   *[other] З цим ходом
}
tutor-better = Що він віддає
tutor-nothing = Більше нічого не доведено.

## Налаштування і нові столи

set-tutor = Наставник
set-tutor-hint = Перш ніж ти зіграєш, каже, що хід віддає багато. Лише там, де є підказки.
set-tutor-first = У моїх перших партіях
set-tutor-always = Завжди
set-tutor-never = Ніколи
set-threshold = Наставник говорить від
set-threshold-hint = Рахується від справедливої частки.
set-threshold-10 = 10 %
set-threshold-20 = 20 %
set-threshold-30 = 30 %
new-hints = Підказки
new-hints-hint = Той, кому вирішувати, може запитати, куди дивитися, до чого прагнути і що робити. Усі бачать, хто питав.

## Журнал

event-hinted = { $by ->
    [tutor] { $who } грає з наставником.
   *[lantern] { $who } бере підказку.
}
