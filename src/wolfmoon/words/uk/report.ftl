# Що кажуть звіти: сторінки арени й дослідження балансу.

## Будь-який звіт

report-again = Ще раз:
report-seed = зерно { $seed }
report-board = поле: { $board }
report-interval = { $what }: { $value } (від { $low } до { $high })
report-seconds = { $time } с
report-milliseconds = { $time } мс
report-microseconds = { $time } мкс
report-bar-decisions = рішень від { $low } до { $high }: { $games }
report-bar-turns = ходів від { $low } до { $high }: { $games }
report-length = Довжина
report-length-hint = Рішення в партії; пунктир — медіана.
report-length-title = Рішення в партії
report-points = Очки
report-faults = Збої
report-head-how = як
report-head-lost = програно партій

## Арена: що зіграно

report-title = { $bot } проти { $others }
report-and = { $first } та { $second }
report-simulations = симуляцій на рішення: { $count }
report-thinking = { $seconds } с на рішення
report-unfinished = Не закінчено; блоків: { $blocks } із { $planned }.

## Арена: що вийшло

report-wins-more = { $bot } виграє { $share } (95 %: від { $low } до { $high }), більше за рівну частку { $fair }.
report-wins-less = { $bot } виграє { $share } (95 %: від { $low } до { $high }), менше за рівну частку { $fair }.
report-wins-fair = { $bot } виграє { $share } (95 %: від { $low } до { $high }); це не відрізнити від рівної частки { $fair }.
report-elo = Це { $elo } ({ $reach }).
report-elo-points = { $value } Ело
report-at-least = { $low } або більше
report-at-most = { $high } або менше
report-no-bounds = без меж
report-sprt-accepted = Послідовний критерій [{ $low }, { $high }] вирішив: { $high } Ело або більше (відношення { $ratio }).
report-sprt-rejected = Послідовний критерій [{ $low }, { $high }] вирішив: { $low } Ело або менше (відношення { $ratio }).
report-sprt-undecided = Послідовний критерій [{ $low }, { $high }] не вирішив (відношення { $ratio }).

## Арена: графіки

report-strength = Сила
report-strength-hint = Частка всіх перемог з інтервалом 95 %; пунктир — рівна частка його місць.
report-strength-title = Частка перемог кожного бота з інтервалом
report-seats = Місця
report-seats-hint = Частка перемог за місцями. Сірим — хто б на ньому не сидів. У кольорі — бот, що перевіряється.
report-seats-title = Частка перемог за місцями
report-seat = місце { $seat }
report-seat-any = місце { $seat }, хто б на ньому не сидів
report-seat-bot = { $bot } на місці { $seat }
report-time = Час
report-time-hint = Знак — медіана, у смузі 90 зі 100; числом: 95 зі 100 швидші.
report-time-title = Час рішень і ходів
report-time-decision = { $bot }, рішення
report-time-turn = { $bot }, хід
report-time-said = { $what }: половина до { $middle }, 95 зі 100 до { $high }
report-points-hint = Середні очки одного місця за джерелами.
report-points-title = Середні очки за джерелами
report-all-figures = Усі числа
report-head-turn-ms = p95 мс на хід
report-arena-footer = Блок — це один розклад, зіграний по разу з кожного місця. Інтервали отримано з розкиду середніх за блоками, а не з окремих партій. Спільна перемога ділиться на частини; бот, який падає, зависає або порушує правила, програє.

## Баланс: чим різняться місця

report-group-seat = місце
report-group-pack = зграя
report-group-start-hex = стартовий гекс
report-group-home-ground = рідна місцевість
report-group-region-tile = поле регіону
report-group-hand = рука
report-about-seat = У порядку ходу.
report-about-seat-the-wolves = У порядку ходу: 1 ходить першим.
report-about-pack = Зграя, вона ж — рідна місцевість.
report-about-start-hex = Гекси, на яких гравець розмістив вовків.
report-about-home-ground = Гекси рідної місцевості не далі ніж 3 від стартових гексів гравця, порівняно з іншими гравцями: у 1 їх найбільше.
report-about-region-tile = Поля регіонів, найближчі до стартових гексів гравця.
report-about-seat-lone-wolves = У порядку ходу: 1 починає першу взятку.
report-about-hand = Сума значень розданих карт порівняно з іншою рукою.
report-hand-higher = більша
report-hand-equal = порівну
report-hand-lower = менша
report-tile = поле { $number }

## Баланс: сторінка

report-balance-title = Баланс: { $game }
report-stopped = Зупинено; зіграно партій: { $games } із { $planned }.
report-bots = боти: { $bots }
report-all-fair = { $count ->
    [one] Жодна з { $count } частки не відрізняється помітно від рівної { $fair }.
    [few] Жодна з { $count } часток не відрізняється помітно від рівної { $fair }.
   *[many] Жодна з { $count } часток не відрізняється помітно від рівної { $fair }.
}
report-off-fair = Від рівної { $fair } відрізняється часток: { $count } із { $total }, насамперед { $first }. Суто випадково відрізнялося б близько { $chance }.
report-by-group = Частка перемог: { $group }
report-balance-points-hint = Середні очки місця за джерелами; пунктир — у переможців.
report-balance-points-title = Очки за джерелами
report-turns = Ходи
report-turns-hint = Ходи або взятки в партії; пунктир — медіана.
report-turns-title = Ходи в партії
report-points-and-length = Очки й довжина
report-ended-by = Кінець гри
report-balance-footer = Кожна партія має свій розклад. Частки перемог мають інтервал Вілсона, очки й довжини — інтервал Стьюдента, обидва на рівні 95 % і за окремими партіями: один із двадцяти розходиться з істиною випадково. Спільна перемога ділиться на частини.
