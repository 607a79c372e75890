# Розбори. $who і $whom — імена гравців; суми — пункти шансу на перемогу (соті частки).

review-title = Розбір
review-curve = Шанс на перемогу
review-ledger = Куди він пішов
review-turning = Поворотні моменти
review-played = Зіграно
review-better = Краще
review-why = Чому
review-balance = залишок
review-unit = Пункти шансу на перемогу; 100 — певна перемога.
review-hindsight = заднім числом
review-turn = { $kind ->
    [draft] Розстановка
    [lead] Взятка { $round }, захід
    [follow] Взятка { $round }, відповідь
    [take] Взятка { $round }, вибір шраму
    [place] Взятка { $round }, місце для шраму
   *[other] Хід { $round }
}
review-date = дата { $date }
review-fair-line = справедлива частка
review-seat-share = { $who }: { $share } %

## Оцінки

review-label-inaccuracy = Неточність
review-label-mistake = Помилка
review-label-blunder = Груба помилка
review-label-great = Чудовий хід
review-label-gift = Подарунок
review-label-choice = Вільний вибір
review-loss = { $value } ± { $half } пункту шансу на перемогу
review-loss-counted = { $value } пункту шансу на перемогу, підраховано
review-to-whom = { $who }: { $amount }
review-wins-in = перемагає у { $wins } із { $of }
review-hands = { $count ->
    [one] Підходить { $count } рука.
    [few] Підходять { $count } руки.
   *[many] Підходить { $count } рук.
}
review-none = Жоден хід не віддав більше, ніж можна показати.

## Рахунок

review-entry-fair = Справедлива частка
    .what = усім порівну, гравців: { $count }
review-entry-setup = Місце й розстановка
    .what = мапа та порядок ходів
review-entry-deal = Роздача
    .what = карти, шрами й жетони
review-entry-own-errors = Власні помилки
    .what = що віддали власні ходи
review-entry-gifts = Помилки інших
    .what = що віддали вони
review-entry-others = Вільний вибір інших
    .what = не помилка, але важливо
review-entry-lie = Розклад карт
    .what = чого ніхто не міг знати
review-entry-revised = Переоцінка
    .what = програма передумала, ніхто не винен
review-entry-result = Результат
    .what = очки: { $points }

## Рівень гри

review-like = Рівень гри: { $bot }; віддано пунктів за хід: { $value } (від { $low } до { $high }).
review-between = Рівень гри між { $bot } і { $other }; віддано пунктів за хід: { $value } (від { $low } до { $high }).
review-lost = Віддано пунктів за хід: { $value } (від { $low } до { $high }).
review-like-unknown = Замало ходів для порівняння з ботами; віддано пунктів за хід: { $value }.

## Чим скінчилося для одного гравця

review-sum-won = { $count ->
    [one] Перемога з перевагою в { $count } очко.
    [few] Перемога з перевагою у { $count } очки.
   *[many] Перемога з перевагою у { $count } очок.
}
review-sum-lost = { $count ->
    [one] Поразка з відставанням в { $count } очко.
    [few] Поразка з відставанням у { $count } очки.
   *[many] Поразка з відставанням у { $count } очок.
}
review-sum-level = За очками порівну: нічию вирішила наступна умова.
review-sum-shared = Перемога спільна.
review-sum-left = Гру не дограно.
review-sum-setup = { $sign ->
    [plus] Місце й розстановка дали { $amount } пункту.
   *[minus] Місце й розстановка коштували { $amount } пункту.
}
review-sum-deal = { $sign ->
    [plus] Роздача дала { $amount } пункту.
   *[minus] Роздача коштувала { $amount } пункту.
}
review-sum-own-errors = Власні помилки коштували { $amount } пункту.
review-sum-gifts = Помилки інших дали { $amount } пункту.
review-sum-others = { $sign ->
    [plus] Вільний вибір інших дав { $amount } пункту.
   *[minus] Вільний вибір інших відібрав { $amount } пункту.
}
review-sum-lie = { $sign ->
    [plus] Закриті карти лягли вдало: { $amount } пункту.
   *[minus] Закриті карти лягли невдало: { $amount } пункту.
}
review-sum-revised = Програма передумала на { $amount } пункту.

## Історія гри

review-story-won = { $count ->
    [one] { $who } перемагає з перевагою в { $count } очко, { $points } : { $second }.
    [few] { $who } перемагає з перевагою у { $count } очки, { $points } : { $second }.
   *[many] { $who } перемагає з перевагою у { $count } очок, { $points } : { $second }.
}
review-story-broken = { $who } перемагає: очок порівну, по { $points }, і нічия вирішується.
review-story-shared = Перемога спільна, очок по { $points }.
review-story-left = Гра лишається недограною; найкращі шанси має { $who }: { $share } %.
review-story-always = { $who } попереду від початку до кінця.
review-story-led = { $kind ->
    [trick] { $who } попереду зі взятки { $round }.
   *[turn] { $who } попереду з ходу { $round }.
}
review-story-back = { $kind ->
    [trick] { $who } відігрується з { $share } % у взятці { $round }.
   *[turn] { $who } відігрується з { $share } % на ході { $round }.
}
review-story-label = { $kind ->
    [trick] Взятка { $round }: { $who } втрачає { $amount } пункту шансу на перемогу, найбільше отримує { $whom }.
    [draft] Розстановка: { $who } втрачає { $amount } пункту шансу на перемогу, найбільше отримує { $whom }.
   *[turn] Хід { $round }: { $who } втрачає { $amount } пункту шансу на перемогу, найбільше отримує { $whom }.
}
review-story-great = { $kind ->
    [trick] Взятка { $round }: { $who } знаходить те, що на { $amount } пункту краще за все інше.
   *[turn] Хід { $round }: { $who } знаходить те, що на { $amount } пункту краще за все інше.
}
review-story-choice = { $kind ->
    [trick] Взятка { $round }: завдяки розкладу карт { $whom } отримує { $amount } пункту.
   *[turn] Хід { $round }: { $who } обирає вільно, і { $whom } отримує { $amount } пункту.
}
review-story-quiet = Ніхто не віддає багато одразу: гра вирішується потроху.

## Перебіг роботи

review-stage-curve = Перший погляд: крива
review-stage-turns = Оцінка кожного ходу
review-stage-done = Глибше там, де це важливо
