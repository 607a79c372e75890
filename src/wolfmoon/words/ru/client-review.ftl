# Разбор на экране.

review-analyse = Разобрать
review-of-game = Разбор
review-row = Разбор: { $title }
review-unit-short = Шанс на победу, 100 — верная победа
review-amount = сумма
review-slider = Ход
review-slider-trick = Взятка
review-trick = Взятка { $round }
review-start = Начало
review-turn-of = Ход { $round } из { $of }
review-trick-of = Взятка { $round } из { $of }
review-curve-later = появится с разбором
review-figures = Все числа
review-whose = Как шло у игрока
review-compare = Сыграно или лучше
review-flow = Кому досталось
review-doubt = ± { $half } пункта шанса на победу
review-counted = пункта шанса на победу, подсчитано
review-margin = пункта лучше следующей идеи
review-eyes = Глазами игрока { $who }:
review-reply = { $who } пользуется этим в ответ.
review-show = Показать
review-try = Сыграть этот ход ещё раз
review-leave = Назад ко всей партии
review-first = Первый поворотный момент
review-next = Следующий поворотный момент
review-before = Предыдущий поворотный момент
review-only = Только: { $entry }
review-all = Показать все
review-nothing = Ни один ход этого игрока не стоил столько, чтобы на нём учиться.
review-to-score = К счёту
review-note = Партия здесь
review-note-played = Сыгранный ход
review-note-better = Лучший ход
review-abandoned = Партию не доиграли; вот докуда она дошла.

## Lone Wolves

review-cards = Какие карты
review-knew = Что было известно
review-open = Все карты открыты
review-held = На руках: { $who }
review-sampled = Оценено по выборке.
review-kind-lead = Заход
review-kind-follow = Карта
review-kind-take = Шрам
review-kind-place = Место
review-kind-turn = Ход
review-kind-draft = Гекс
review-chance = шанс
review-wins = побеждает в
review-of = { $wins } из { $of }
review-percent = { $share } %
review-was-played = сыграно
review-best = лучшее
review-hidden = закрытый шрам
review-all-plays = { $count ->
    [one] Вся { $count } возможность
    [few] Все { $count } возможности
   *[many] Все { $count } возможностей
}
review-scar = { NAME($scar, kind: "scar") }
review-slot = { NAME($slot, kind: "slot", form: "at") }

## Как далеко

review-ask = Разобрать эту партию
review-go-on = Продолжить
review-not-yet = Ещё не разобрано
review-what = Разбор показывает, как шанс на победу менялся от хода к ходу, какие ходы его отдали, что было бы лучше и куда он ушёл.
review-takes = { $seconds ->
    [one] Около { $seconds } секунды вычислений.
    [few] Около { $seconds } секунд вычислений.
   *[many] Около { $seconds } секунд вычислений.
}
review-ahead = { $count ->
    [0] Впереди никто не ждёт.
    [one] Впереди ждёт { $count } разбор.
    [few] Впереди ждут { $count } разбора.
   *[many] Впереди ждёт { $count } разборов.
}
review-finished-only = Разбирают только законченные партии. Что тогда было скрыто, помечено «задним числом».
review-stopped = Разбор остановился
review-stopped-hint = Оценено ходов: { $judged } из { $count }. Ничего не потеряно: разбор продолжится с этого места.
review-running = Идёт разбор партии
review-left = { $seconds ->
    [one] осталось около { $seconds } с
    [few] осталось около { $seconds } с
   *[many] осталось около { $seconds } с
}
review-being-made = Идёт разбор партии. Найденное сразу появляется здесь.
review-look-curve = Первый взгляд
    .what = шанс на победу в каждом ходу
review-look-turns = Пристальный взгляд
    .what = каждый ход рядом с лучшим найденным
review-look-reasons = Причины
    .what = что дал бы лучший ход
review-meanwhile = Пока можно осмотреться или уйти: всё продолжится без тебя.
review-so-far = Пока что
review-away = Сервер недоступен. Что уже здесь, остаётся.

## Учись на ошибках

review-again = Учись на своих ошибках
review-again-hint = { $count ->
    [one] { $count } позиция, чтобы сыграть снова
    [few] { $count } позиции, чтобы сыграть снова
   *[many] { $count } позиций, чтобы сыграть снова
}
review-kept = Они сохранены и среди твоих задач.
review-again-count = Ещё раз ({ $count })
review-mistake-of = { $number } из { $of }
review-again-asked = Ещё раз
review-again-judging = Оценивается
review-again-good = Достаточно хорошо
review-again-not-yet = Ещё нет
review-again-shown = Ответ
review-again-task = В партии это отдало { $loss } пункта шанса на победу. Найди, что их сохранит: всё в пределах { $within } от лучшего верно.
review-again-wait = Твоя попытка сравнивается с лучшей.
review-again-answer = Это лучшее, что нашлось.
review-again-best = Ничего лучше не нашлось.
review-again-kept = Ты сохраняешь всё, кроме { $loss } ± { $half } пункта.
review-again-still = { $se ->
    [none] Это всё ещё отдаёт { $loss } пункта, подсчитано.
   *[some] Это всё ещё отдаёт { $loss } ± { $half } пункта.
}
review-in-game = В партии
review-look-here = Посмотри сюда:
review-show-answer = Показать ответ
review-take-back = Взять назад
review-next-mistake = Следующая ошибка
review-back = Назад к разбору

## На странице счёта

review-story = Партия в трёх предложениях
review-regions = Регионы по датам
review-regions-none = никто
review-make = Посмотри, где партия была выиграна и проиграна.
