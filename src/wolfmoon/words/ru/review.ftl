# Разборы. $who и $whom — имена игроков; суммы — пункты шанса на победу (сотые доли).

review-title = Разбор
review-curve = Шанс на победу
review-ledger = Куда он ушёл
review-turning = Поворотные моменты
review-played = Сыграно
review-better = Лучше
review-why = Почему
review-balance = остаток
review-unit = Пункты шанса на победу; 100 — верная победа.
review-hindsight = задним числом
review-turn = { $kind ->
    [draft] Расстановка
    [lead] Взятка { $round }, заход
    [follow] Взятка { $round }, ответ
    [take] Взятка { $round }, выбор шрама
    [place] Взятка { $round }, место для шрама
   *[other] Ход { $round }
}
review-date = дата { $date }
review-fair-line = справедливая доля
review-seat-share = { $who }: { $share } %

## Оценки

review-label-inaccuracy = Неточность
review-label-mistake = Ошибка
review-label-blunder = Грубая ошибка
review-label-great = Отличный ход
review-label-gift = Подарок
review-label-choice = Свободный выбор
review-loss = { $value } ± { $half } пункта шанса на победу
review-loss-counted = { $value } пункта шанса на победу, подсчитано
review-to-whom = { $who }: { $amount }
review-wins-in = побеждает в { $wins } из { $of }
review-hands = { $count ->
    [one] Подходит { $count } рука.
    [few] Подходят { $count } руки.
   *[many] Подходит { $count } рук.
}
review-none = Ни один ход не отдал больше, чем можно показать.

## Счёт

review-entry-fair = Справедливая доля
    .what = всем поровну, игроков: { $count }
review-entry-setup = Место и расстановка
    .what = карта и порядок ходов
review-entry-deal = Раздача
    .what = карты, шрамы и жетоны
review-entry-own-errors = Свои ошибки
    .what = что отдали свои ходы
review-entry-gifts = Ошибки других
    .what = что отдали они
review-entry-others = Свободный выбор других
    .what = не ошибка, но важно
review-entry-lie = Расклад карт
    .what = чего никто не мог знать
review-entry-revised = Переоценка
    .what = программа передумала, никто не виноват
review-entry-result = Результат
    .what = очки: { $points }

## Уровень игры

review-like = Уровень игры: { $bot }; отдано пунктов за ход: { $value } (от { $low } до { $high }).
review-between = Уровень игры между { $bot } и { $other }; отдано пунктов за ход: { $value } (от { $low } до { $high }).
review-lost = Отдано пунктов за ход: { $value } (от { $low } до { $high }).
review-like-unknown = Слишком мало ходов для сравнения с ботами; отдано пунктов за ход: { $value }.

## Чем кончилось для одного игрока

review-sum-won = { $count ->
    [one] Победа с перевесом в { $count } очко.
    [few] Победа с перевесом в { $count } очка.
   *[many] Победа с перевесом в { $count } очков.
}
review-sum-lost = { $count ->
    [one] Поражение с отставанием в { $count } очко.
    [few] Поражение с отставанием в { $count } очка.
   *[many] Поражение с отставанием в { $count } очков.
}
review-sum-level = По очкам поровну: ничья разрешена следующим условием.
review-sum-shared = Победа общая.
review-sum-left = Игра не доиграна.
review-sum-setup = { $sign ->
    [plus] Место и расстановка дали { $amount } пункта.
   *[minus] Место и расстановка стоили { $amount } пункта.
}
review-sum-deal = { $sign ->
    [plus] Раздача дала { $amount } пункта.
   *[minus] Раздача стоила { $amount } пункта.
}
review-sum-own-errors = Свои ошибки стоили { $amount } пункта.
review-sum-gifts = Ошибки других дали { $amount } пункта.
review-sum-others = { $sign ->
    [plus] Свободный выбор других дал { $amount } пункта.
   *[minus] Свободный выбор других отнял { $amount } пункта.
}
review-sum-lie = { $sign ->
    [plus] Закрытые карты легли удачно: { $amount } пункта.
   *[minus] Закрытые карты легли неудачно: { $amount } пункта.
}
review-sum-revised = Программа передумала на { $amount } пункта.

## История игры

review-story-won = { $count ->
    [one] { $who } побеждает с перевесом в { $count } очко, { $points } : { $second }.
    [few] { $who } побеждает с перевесом в { $count } очка, { $points } : { $second }.
   *[many] { $who } побеждает с перевесом в { $count } очков, { $points } : { $second }.
}
review-story-broken = { $who } побеждает: очков поровну, по { $points }, и ничья разрешается.
review-story-shared = Победа общая, очков по { $points }.
review-story-left = Игра остаётся недоигранной; лучшие шансы имеет { $who }: { $share } %.
review-story-always = { $who } впереди от начала до конца.
review-story-led = { $kind ->
    [trick] { $who } впереди со взятки { $round }.
   *[turn] { $who } впереди с хода { $round }.
}
review-story-back = { $kind ->
    [trick] { $who } отыгрывается с { $share } % во взятке { $round }.
   *[turn] { $who } отыгрывается с { $share } % на ходу { $round }.
}
review-story-label = { $kind ->
    [trick] Взятка { $round }: { $who } теряет { $amount } пункта шанса на победу, больше всех получает { $whom }.
    [draft] Расстановка: { $who } теряет { $amount } пункта шанса на победу, больше всех получает { $whom }.
   *[turn] Ход { $round }: { $who } теряет { $amount } пункта шанса на победу, больше всех получает { $whom }.
}
review-story-great = { $kind ->
    [trick] Взятка { $round }: { $who } находит то, что на { $amount } пункта лучше всего остального.
   *[turn] Ход { $round }: { $who } находит то, что на { $amount } пункта лучше всего остального.
}
review-story-choice = { $kind ->
    [trick] Взятка { $round }: благодаря раскладу карт { $whom } получает { $amount } пункта.
   *[turn] Ход { $round }: { $who } выбирает свободно, и { $whom } получает { $amount } пункта.
}
review-story-quiet = Никто не отдаёт много сразу: игра решается понемногу.

## Ход работы

review-stage-curve = Первый взгляд: кривая
review-stage-turns = Оценка каждого хода
review-stage-done = Глубже там, где это важно
