# Что стоит над полем и что случилось со своего хода.

key-leave-shelf = Закрыть то, что над полем
key-parts = К следующей части стола

## Журнал

recap-trick = Взятка { $number }
recap-turn-of = { $name }, ход { $number }
recap-names = Названия гексов

## С собственного хода

recap-since-yours = После твоего хода
recap-since-last = После последнего хода: { $name }
recap-since-card = После твоей карты
recap-away = { $count ->
    [one] { $count } ход, пока тебя не было
    [few] { $count } хода, пока тебя не было
   *[many] { $count } ходов, пока тебя не было
}
recap-dates = Дата { $from } → { $to }
recap-tab = { $count ->
    [one] { $count } ход после твоего
    [few] { $count } хода после твоего
   *[many] { $count } ходов после твоего
}
recap-failed = Не удалось получить то, что случилось с тех пор.
recap-card = { $name }, ход { $number }: { $done }; { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}.
recap-card-draft = { $name }: { $done }.
recap-fact = { $what } ({ $place }).
recap-got = { $name } +{ $points }
recap-scored = { $phase }: { $gains }.
recap-nobody = никто не получает очков
recap-yours-dominated-wolf = Доминирование над твоим волком стаи
recap-yours-dominated-den = Доминирование над твоим логовищем
recap-yours-pushed = Вытолкнут твой { NAME($piece, kind: "piece") }
recap-took-yours = Отнято твоё первое место
recap-took = Занято первое место
recap-hunted = Взята добыча: { NAME($prey, kind: "prey") }
recap-upgraded = Новое логово
recap-dominated-den = Доминирование над логовищем
recap-dominated-wolf = Доминирование над волком стаи
recap-howled = Вой
recap-built = Новое логовище
recap-drafted = Выставлены два волка

## Шаг за шагом

recap-back = На шаг назад
recap-on = На шаг вперёд
recap-play = Показать ещё раз
recap-pause = Остановить здесь
recap-skip = Пропустить до конца
recap-go-on = Дальше
recap-read = Прочитать, что было после твоего хода
recap-pick = Показать один из этих ходов
recap-looking-back = Взгляд назад
recap-step-of = шаг { $step } из { $of }
recap-nothing-played = Здесь ничего нельзя сыграть; время идёт дальше.
recap-steps = Шаги
recap-gained = { $count ->
    [0] без очков
    [one] +{ $count } очко
    [few] +{ $count } очка
   *[many] +{ $count } очков
}
recap-to-now = Вернуться к игре

## Как быстро ходят другие

set-others = Ходы других
set-others-hint = Как быстро их показывать. Касание карты или пробел пропускает остальное.
set-others-slow = Вдвое медленнее
set-others-usual = Спокойно
set-others-fast = Живо
set-others-once = Сразу
set-others-wait = Ждать меня
recap-speed-slow = ½×
recap-speed-usual = 1×
recap-speed-fast = 2×
recap-speed-once = сразу
recap-speed-wait = ждать
set-names = Названия гексов
set-names-hint = На карте написано так же, как в журнале. Клавиша K.

## Что известно в «Одиноких волках»

recap-known = Что теперь известно
recap-known-hands = { $count ->
    [one] Подходит { $count } рука.
    [few] Подходят { $count } руки.
   *[many] Подходит { $count } рук.
}
recap-known-before = { $count ->
    [one] Раньше была { $count }.
    [few] Раньше было { $count }.
   *[many] Раньше было { $count }.
}
recap-known-out = { $who }: больше нет масти { $suits }.
recap-known-aside = Точно отложены: { $cards }.
recap-known-last = Единственная карта своей масти, которой ещё не было видно: { $cards }.
recap-known-held = { $who }: на руках { $cards }.
