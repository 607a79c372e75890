# Що стоїть над полем і що сталося від власного ходу.

key-leave-shelf = Закрити те, що над полем
key-parts = До наступної частини столу

## Журнал

recap-trick = Взятка { $number }
recap-turn-of = { $name }, хід { $number }
recap-names = Назви гексів

## Від власного ходу

recap-since-yours = Після твого ходу
recap-since-last = Після останнього ходу: { $name }
recap-since-card = Після твоєї карти
recap-away = { $count ->
    [one] { $count } хід, поки тебе не було
    [few] { $count } ходи, поки тебе не було
   *[many] { $count } ходів, поки тебе не було
}
recap-dates = Дата { $from } → { $to }
recap-tab = { $count ->
    [one] { $count } хід після твого
    [few] { $count } ходи після твого
   *[many] { $count } ходів після твого
}
recap-failed = Не вдалося отримати те, що сталося відтоді.
recap-card = { $name }, хід { $number }: { $done }; { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}.
recap-card-draft = { $name }: { $done }.
recap-fact = { $what } ({ $place }).
recap-got = { $name } +{ $points }
recap-scored = { $phase }: { $gains }.
recap-nobody = ніхто не отримує очок
recap-yours-dominated-wolf = Домінування над твоїм зграйним вовком
recap-yours-dominated-den = Домінування над твоїм сховищем
recap-yours-pushed = Виштовхнуто: твій { NAME($piece, kind: "piece") }
recap-took-yours = Відібрано твоє перше місце
recap-took = Здобуто перше місце
recap-hunted = Взято здобич: { NAME($prey, kind: "prey") }
recap-upgraded = Нове лігво
recap-dominated-den = Домінування над сховищем
recap-dominated-wolf = Домінування над зграйним вовком
recap-howled = Виття
recap-built = Нове сховище
recap-drafted = Виставлено двох вовків

## Крок за кроком

recap-back = На крок назад
recap-on = На крок уперед
recap-play = Показати ще раз
recap-pause = Зупинити тут
recap-skip = Пропустити до кінця
recap-go-on = Далі
recap-read = Прочитати, що сталося після твого ходу
recap-pick = Показати один із цих ходів
recap-looking-back = Погляд назад
recap-step-of = крок { $step } з { $of }
recap-nothing-played = Тут нічого не можна зіграти; час іде далі.
recap-steps = Кроки
recap-gained = { $count ->
    [0] без очок
    [one] +{ $count } очко
    [few] +{ $count } очки
   *[many] +{ $count } очок
}
recap-to-now = Повернутися до гри

## Як швидко ходять інші

set-others = Ходи інших
set-others-hint = Як швидко їх показувати. Дотик до мапи або пробіл пропускає решту.
set-others-slow = Удвічі повільніше
set-others-usual = Спокійно
set-others-fast = Жваво
set-others-once = Одразу
set-others-wait = Чекати на мене
recap-speed-slow = ½×
recap-speed-usual = 1×
recap-speed-fast = 2×
recap-speed-once = одразу
recap-speed-wait = чекати
set-names = Назви гексів
set-names-hint = На мапі написано так само, як у журналі. Клавіша K.

## Що відомо у «Вовках-одинаках»

recap-known = Що тепер відомо
recap-known-hands = { $count ->
    [one] Підходить { $count } рука.
    [few] Підходять { $count } руки.
   *[many] Підходить { $count } рук.
}
recap-known-before = { $count ->
    [one] Раніше була { $count }.
    [few] Раніше було { $count }.
   *[many] Раніше було { $count }.
}
recap-known-out = { $who }: більше немає масті { $suits }.
recap-known-aside = Напевно відкладено: { $cards }.
recap-known-last = Єдина карта своєї масті, якої ще не було видно: { $cards }.
recap-known-held = { $who }: на руках { $cards }.
