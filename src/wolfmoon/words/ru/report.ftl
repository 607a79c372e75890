# Что говорят отчёты: страницы арены и исследования баланса.

## Любой отчёт

report-again = Ещё раз:
report-seed = зерно { $seed }
report-board = поле: { $board }
report-interval = { $what }: { $value } (от { $low } до { $high })
report-seconds = { $time } с
report-milliseconds = { $time } мс
report-microseconds = { $time } мкс
report-bar-decisions = решений от { $low } до { $high }: { $games }
report-bar-turns = ходов от { $low } до { $high }: { $games }
report-length = Длина
report-length-hint = Решения в партии; пунктир — медиана.
report-length-title = Решения в партии
report-points = Очки
report-faults = Сбои
report-head-how = как
report-head-lost = проиграно партий

## Арена: что сыграно

report-title = { $bot } против { $others }
report-and = { $first } и { $second }
report-simulations = симуляций на решение: { $count }
report-thinking = { $seconds } с на решение
report-unfinished = Не закончено; блоков: { $blocks } из { $planned }.

## Арена: что вышло

report-wins-more = { $bot } выигрывает { $share } (95 %: от { $low } до { $high }), больше равной доли { $fair }.
report-wins-less = { $bot } выигрывает { $share } (95 %: от { $low } до { $high }), меньше равной доли { $fair }.
report-wins-fair = { $bot } выигрывает { $share } (95 %: от { $low } до { $high }); это неотличимо от равной доли { $fair }.
report-elo = Это { $elo } ({ $reach }).
report-elo-points = { $value } Эло
report-at-least = { $low } или больше
report-at-most = { $high } или меньше
report-no-bounds = без границ
report-sprt-accepted = Последовательный критерий [{ $low }, { $high }] решил: { $high } Эло или больше (отношение { $ratio }).
report-sprt-rejected = Последовательный критерий [{ $low }, { $high }] решил: { $low } Эло или меньше (отношение { $ratio }).
report-sprt-undecided = Последовательный критерий [{ $low }, { $high }] не решил (отношение { $ratio }).

## Арена: графики

report-strength = Сила
report-strength-hint = Доля всех побед с интервалом 95 %; пунктир — равная доля его мест.
report-strength-title = Доля побед каждого бота с интервалом
report-seats = Места
report-seats-hint = Доля побед по местам. Серым — кто бы на нём ни сидел. В цвете — проверяемый бот.
report-seats-title = Доля побед по местам
report-seat = место { $seat }
report-seat-any = место { $seat }, кто бы на нём ни сидел
report-seat-bot = { $bot } на месте { $seat }
report-time = Время
report-time-hint = Знак — медиана, в полосе 90 из 100; числом: 95 из 100 быстрее.
report-time-title = Время решений и ходов
report-time-decision = { $bot }, решение
report-time-turn = { $bot }, ход
report-time-said = { $what }: половина до { $middle }, 95 из 100 до { $high }
report-points-hint = Средние очки одного места по источникам.
report-points-title = Средние очки по источникам
report-all-figures = Все числа
report-head-turn-ms = p95 мс на ход
report-arena-footer = Блок — это один расклад, сыгранный по разу с каждого места. Интервалы получены из разброса средних по блокам, а не из отдельных партий. Общая победа делится на части; бот, который падает, зависает или нарушает правила, проигрывает.

## Баланс: чем различаются места

report-group-seat = место
report-group-pack = стая
report-group-start-hex = стартовый гекс
report-group-home-ground = родная местность
report-group-region-tile = поле региона
report-group-hand = рука
report-about-seat = В порядке хода.
report-about-seat-the-wolves = В порядке хода: у 1 первый ход.
report-about-pack = Стая, она же — родная местность.
report-about-start-hex = Гексы, на которых игрок расставил волков.
report-about-home-ground = Гексы родной местности не дальше 3 от стартовых гексов игрока, в сравнении с другими игроками: у 1 их больше всего.
report-about-region-tile = Поля регионов, ближайшие к стартовым гексам игрока.
report-about-seat-lone-wolves = В порядке хода: 1 ведёт первую взятку.
report-about-hand = Сумма значений розданных карт в сравнении с другой рукой.
report-hand-higher = больше
report-hand-equal = поровну
report-hand-lower = меньше
report-tile = поле { $number }

## Баланс: страница

report-balance-title = Баланс: { $game }
report-stopped = Остановлено; сыграно партий: { $games } из { $planned }.
report-bots = боты: { $bots }
report-all-fair = { $count ->
    [one] Ни одна из { $count } доли не отличается заметно от равной { $fair }.
    [few] Ни одна из { $count } долей не отличается заметно от равной { $fair }.
   *[many] Ни одна из { $count } долей не отличается заметно от равной { $fair }.
}
report-off-fair = От равной { $fair } отличается долей: { $count } из { $total }, прежде всего { $first }. По чистой случайности отличалось бы около { $chance }.
report-by-group = Доля побед: { $group }
report-balance-points-hint = Средние очки места по источникам; пунктир — у победителей.
report-balance-points-title = Очки по источникам
report-turns = Ходы
report-turns-hint = Ходы или взятки в партии; пунктир — медиана.
report-turns-title = Ходы в партии
report-points-and-length = Очки и длина
report-ended-by = Конец игры
report-balance-footer = У каждой партии свой расклад. У долей побед интервал Уилсона, у очков и длин — интервал Стьюдента, оба на уровне 95 % и по отдельным партиям: один из двадцати расходится с истиной случайно. Общая победа делится на части.
