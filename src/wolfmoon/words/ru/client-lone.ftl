# Слова стола игры «Одинокие волки» в браузере.
# Карты, территории, места, масти, луны и шрамы называет terms.ftl; $who — имя человека.

## Кто и чья очередь

lone-you = Ты
lone-you-inside = ты
lone-nobody = никто
lone-turn-over = Сыграно до конца
lone-turn-lead = { $you ->
    [yes] Ходишь ты
   *[no] Ходит { $who }
}
lone-turn-follow = { $you ->
    [yes] Отвечаешь ты
   *[no] Отвечает { $who }
}
lone-turn-take = { $you ->
    [yes] Возьми шрам
   *[no] { $who } берёт шрам
}
lone-turn-place = { $you ->
    [yes] Положи шрам
   *[no] { $who } кладёт шрам
}
lone-over = Игра окончена
lone-won = { $you ->
    [yes] Победа твоя
   *[no] Побеждает { $who }
}
lone-won-by = { $you ->
    [yes] Победа твоя, отрыв { $lead }
   *[no] Побеждает { $who }, отрыв { $lead }
}
lone-won-tie = { $you ->
    [yes] Очков поровну, но одиноких волков больше у тебя
   *[no] Очков поровну, но одиноких волков больше: { $who }
}
lone-shared = Общая победа
lone-land-to = { NAME($land, kind: "land") }: { $who }, +{ $points }
lone-end-key = Сила обоих и то, что получает победитель территории: жетон чести и луна.
lone-waiting = Решает { $who }.
lone-decides = Решает { $who }
lone-thinks = { $who } думает
lone-holds = { $who } держит { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
lone-cards-held = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
lone-away = { $who }: не за столом.
lone-bot-plays = { $who }: играет бот, { $level }.
lone-your-hand = Твоя рука

## Взятка

lone-trick-of = Взятка { $trick } из { $of }
lone-follow-suit = масть: { NAME($card, kind: "card") }
lone-no-trump = без козыря
lone-trump-short = козырь: { NAME($suit, kind: "suit") }
lone-trump = Козырь: { NAME($suit, kind: "suit") }
lone-trump-soon = { NAME($suit, kind: "suit") } со следующей взятки
lone-trump-then = { NAME($suit, kind: "suit") } со следующей взятки
lone-trump-word = козырь
lone-trump-next-word = потом козырь
lone-moon-at = { NAME($moon, kind: "moon") } { NAME($land, kind: "land", form: "at") }
lone-led-at = первая карта { NAME($land, kind: "land", form: "at") }
lone-leads = { $you ->
    [yes] ходишь ты
   *[no] ходит { $who }
}
lone-last-trick = Последняя взятка
lone-trick-to = { $you ->
    [yes] Взятка { $trick } твоя.
   *[no] Взятку { $trick } берёт { $who }.
}

## Что дальше

lone-choose-card = Выбери карту.
lone-choose-card-first = Сначала выбери карту
lone-choose-land = Выбери территорию для карты: { CARD($card) }.
lone-choose-scar = Выбери шрам { NAME($land, kind: "land", form: "from") }.
lone-choose-slot = Выбери пустое место на своей стороне.
lone-play = Сыграть карту
lone-play-card = Сыграть: { CARD($card) }
lone-take = Взять шрам
lone-take-place = Взять и положить
lone-place = Положить шрам
lone-wait = Подожди
lone-back = Назад
lone-nothing-back = Отменять нечего

## Что из этого выйдет

lone-before = раньше
lone-now = сейчас
lone-after = потом
lone-wins-over = { CARD($card) } бьёт { CARD($other, form: "acc") }.
lone-loses-to = { CARD($other) } бьёт { CARD($card, form: "acc") }.
lone-why-trump = Козырь бьёт любую другую масть.
lone-why-suit = Масть первой карты бьёт другую.
lone-why-two = 2 бьёт 7.
lone-why-higher = Берёт старшая карта.
lone-lead-next = Следующую взятку начинаешь ты.
lone-take-next = { $you ->
    [yes] Ты берёшь шрам.
   *[no] { $who } берёт шрам.
}
lone-turns-scar = Тройка открывает шрам { NAME($land, kind: "land", form: "at") }.
lone-you-lead = Ты играешь: { CARD($card) } { NAME($land, kind: "land", form: "to") }.
lone-you-place = Шрам лежит { NAME($slot, kind: "slot", form: "at") }.
lone-you-take = Ты берёшь: { NAME($scar, kind: "scar") }.
lone-you-take-hidden = Ты берёшь закрытый шрам.
lone-seen-then = Ты увидишь его, прежде чем положить.
lone-moon-rises = Последний шрам взят: { NAME($moon, kind: "moon") } восходит { NAME($land, kind: "land", form: "at") } и даёт козырь со следующей взятки.
lone-row-strength = { NAME($land, kind: "land") }, { $who }
lone-row-turns = { CARD($card) } переворачивается
lone-row-token = { NAME($land, kind: "land") }, честь { $points }
lone-row-turned = жетон чести { NAME($land, kind: "land", form: "at") }
lone-row-joined = одинокий волк { NAME($land, kind: "land", form: "at") }
lone-row-moon = { NAME($moon, kind: "moon") }
lone-row-moon-at = { NAME($land, kind: "land", form: "at") }
lone-row-score = Счёт
lone-if-lose = Если проиграешь { NAME($land, kind: "land", form: "at") }
lone-if-lose-line = Если проиграешь здесь, возьмёшь
lone-if-lose-none = Если проиграешь здесь, брать нечего.

## Карты, которые видели

lone-cards-seen = Известные карты
lone-not-seen = { $count ->
    [one] ещё не видели: { $count }
    [few] ещё не видели: { $count }
   *[many] ещё не видели: { $count }
}
lone-seen-up = открыта
lone-seen-turned = перевёрнута
lone-seen-held = твоя
lone-seen-unseen = не видели
lone-out-of = { $who } не имеет карт этих мастей: { $suits }.

## Территории и шрамы

lone-free = свободно: { $free }
lone-full = заполнено
lone-worth-now = Сейчас: { $worth }.
lone-worth-points = +{ $points } чести
lone-worth-strength = { $strength } к силе
lone-worth-done = сделано
lone-gain-points = { $points } к твоему счёту
lone-strength-of = { $who }: сила { $total }
lone-strength-from = Открытые волки { $cards }, одинокие волки { $lone }, шрамы { $scars }.
lone-points-of = { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
lone-scar-down-text = Никто не знает какой; взявший увидит его, прежде чем положить.
lone-lies-down = Лежит закрытым.
lone-land-scars-of = Шрамы { NAME($land, kind: "land", form: "at") }

## Клавиши

lone-key-back = Шаг назад
lone-key-play = Сыграть выбранное
lone-key-undo = Отменить
lone-key-arrows = По руке и территориям

## Почему нет, в двух словах

lone-no-game-over = Игра окончена
lone-no-lead-first = Сначала ход картой
lone-no-follow-first = Сначала ответ
lone-no-take-first = Сначала возьми шрам
lone-no-place-first = Сначала положи шрам
lone-no-not-in-your-hand = Нет на руке
lone-no-must-follow-suit = У тебя есть { NAME($suit, kind: "suit") } масть
lone-no-land-full = Территория заполнена
lone-no-no-such-scar = Здесь нет такого шрама
lone-no-no-hidden-scar = Здесь нет закрытого шрама
lone-no-no-border-slots = На границах нет мест
lone-no-no-empty-slot = Нет пустого места

## Для тех, кто слушает

lone-card = { CARD($card) }
lone-card-ok = можно сыграть
lone-card-no = нельзя сыграть
lone-card-held = выбрана
lone-mark-beats = бьёт 7
lone-mark-turns = открывает шрам
lone-turned = одинокий волк, раньше { CARD($card) }
lone-turned-unseen = одинокий волк, которого никто не видел
lone-no-cards = нет карт
lone-side = { $who }: сила { $strength }, { $cards }.{ $scars }
lone-side-scars = {" "}Шрамы: { $scars }.
lone-scars-down = { $count ->
    [one] { $count } закрытый
    [few] { $count } закрытых
   *[many] { $count } закрытых
}
lone-no-scars = нет
lone-land-name = { NAME($land, kind: "land") }.
lone-land-honour = Жетон чести { $up }, другая сторона { $down }.
lone-land-scars = Можно взять шрамы: { $scars }.
lone-land-free = Свободных мест: { $free } из { $room }.
lone-land-legal = Можно выбрать.
lone-land-shut = Нельзя выбрать.
lone-land-chosen = Выбрано.
lone-moon-here = { NAME($moon, kind: "moon") }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
lone-slot-label = Место { NAME($slot, kind: "slot", form: "at") }, { $gain }
lone-take-label = Взять: { NAME($scar, kind: "scar") }. { $text }

## Подсказки в первые взятки

lone-hint-lead = Сыграй любую карту на свою сторону любой территории. Соперник обязан дать ту же масть, если она есть; в этой масти берёт старшая карта, но 2 бьёт 7.
lone-hint-follow = Подсвеченные карты можно сыграть на любую территорию. Карта победителя сохраняет там своё значение, карта проигравшего становится одиноким волком силой 1.
lone-hint-take = Проигравший берёт шрам с территории проигравшей карты. Каждый чего-то стоит.
lone-hint-place = Положи шрам на любое подсвеченное место своей стороны. Число рядом говорит, чего он сейчас стоил бы там.
