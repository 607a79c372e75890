# Слова столу гри «Вовки-одинаки» у браузері.
# Карти, території, місця, масті, місяці й шрами називає terms.ftl; $who — ім’я людини.

## Хто й чия черга

lone-you = Ти
lone-you-inside = ти
lone-nobody = ніхто
lone-turn-over = Зіграно до кінця
lone-turn-lead = { $you ->
    [yes] Ходиш ти
   *[no] Ходить { $who }
}
lone-turn-follow = { $you ->
    [yes] Відповідаєш ти
   *[no] Відповідає { $who }
}
lone-turn-take = { $you ->
    [yes] Візьми шрам
   *[no] { $who } бере шрам
}
lone-turn-place = { $you ->
    [yes] Поклади шрам
   *[no] { $who } кладе шрам
}
lone-over = Гру закінчено
lone-won = { $you ->
    [yes] Перемога твоя
   *[no] Перемагає { $who }
}
lone-won-by = { $you ->
    [yes] Перемога твоя, відрив { $lead }
   *[no] Перемагає { $who }, відрив { $lead }
}
lone-won-tie = { $you ->
    [yes] Очок порівну, але вовків-одинаків більше в тебе
   *[no] Очок порівну, але вовків-одинаків більше: { $who }
}
lone-shared = Спільна перемога
lone-land-to = { NAME($land, kind: "land") }: { $who }, +{ $points }
lone-end-key = Сила обох і те, що отримує переможець території: жетон честі й місяць.
lone-waiting = Вирішує { $who }.
lone-decides = Вирішує { $who }
lone-thinks = { $who } думає
lone-holds = { $who } тримає { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}
lone-cards-held = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
lone-away = { $who }: не за столом.
lone-bot-plays = { $who }: грає бот, { $level }.
lone-your-hand = Твоя рука

## Взятка

lone-trick-of = Взятка { $trick } з { $of }
lone-follow-suit = масть: { NAME($card, kind: "card") }
lone-no-trump = без козиря
lone-trump-short = козир: { NAME($suit, kind: "suit") }
lone-trump = Козир: { NAME($suit, kind: "suit") }
lone-trump-soon = { NAME($suit, kind: "suit") } з наступної взятки
lone-trump-then = { NAME($suit, kind: "suit") } з наступної взятки
lone-trump-word = козир
lone-trump-next-word = потім козир
lone-moon-at = { NAME($moon, kind: "moon") } { NAME($land, kind: "land", form: "at") }
lone-led-at = перша карта { NAME($land, kind: "land", form: "at") }
lone-leads = { $you ->
    [yes] ходиш ти
   *[no] ходить { $who }
}
lone-last-trick = Остання взятка
lone-trick-to = { $you ->
    [yes] Взятка { $trick } твоя.
   *[no] Взятку { $trick } бере { $who }.
}

## Що далі

lone-choose-card = Обери карту.
lone-choose-card-first = Спершу обери карту
lone-choose-land = Обери територію для карти: { CARD($card) }.
lone-choose-scar = Обери шрам { NAME($land, kind: "land", form: "from") }.
lone-choose-slot = Обери порожнє місце на своєму боці.
lone-play = Зіграти карту
lone-play-card = Зіграти: { CARD($card) }
lone-take = Узяти шрам
lone-take-place = Узяти й покласти
lone-place = Покласти шрам
lone-wait = Зачекай
lone-back = Назад
lone-nothing-back = Скасовувати нічого

## Що з цього вийде

lone-before = раніше
lone-now = зараз
lone-after = потім
lone-wins-over = { CARD($card) } б’є { CARD($other, form: "acc") }.
lone-loses-to = { CARD($other) } б’є { CARD($card, form: "acc") }.
lone-why-trump = Козир б’є будь-яку іншу масть.
lone-why-suit = Масть першої карти б’є іншу.
lone-why-two = 2 б’є 7.
lone-why-higher = Бере старша карта.
lone-lead-next = Наступну взятку починаєш ти.
lone-take-next = { $you ->
    [yes] Ти береш шрам.
   *[no] { $who } бере шрам.
}
lone-turns-scar = Трійка відкриває шрам { NAME($land, kind: "land", form: "at") }.
lone-you-lead = Ти граєш: { CARD($card) } { NAME($land, kind: "land", form: "to") }.
lone-you-place = Шрам лежить { NAME($slot, kind: "slot", form: "at") }.
lone-you-take = Ти береш: { NAME($scar, kind: "scar") }.
lone-you-take-hidden = Ти береш закритий шрам.
lone-seen-then = Ти побачиш його, перш ніж покласти.
lone-moon-rises = Останній шрам узято: { NAME($moon, kind: "moon") } сходить { NAME($land, kind: "land", form: "at") } і дає козир з наступної взятки.
lone-row-strength = { NAME($land, kind: "land") }, { $who }
lone-row-turns = { CARD($card) } перевертається
lone-row-token = { NAME($land, kind: "land") }, честь { $points }
lone-row-turned = жетон честі { NAME($land, kind: "land", form: "at") }
lone-row-joined = вовк-одинак { NAME($land, kind: "land", form: "at") }
lone-row-moon = { NAME($moon, kind: "moon") }
lone-row-moon-at = { NAME($land, kind: "land", form: "at") }
lone-row-score = Рахунок
lone-if-lose = Якщо програєш { NAME($land, kind: "land", form: "at") }
lone-if-lose-line = Якщо програєш тут, візьмеш
lone-if-lose-none = Якщо програєш тут, брати нічого.

## Карти, які бачили

lone-cards-seen = Відомі карти
lone-not-seen = { $count ->
    [one] ще не бачили: { $count }
    [few] ще не бачили: { $count }
   *[many] ще не бачили: { $count }
}
lone-seen-up = відкрита
lone-seen-turned = перевернута
lone-seen-held = твоя
lone-seen-unseen = не бачили
lone-out-of = { $who } не має карт цих мастей: { $suits }.

## Території й шрами

lone-free = вільно: { $free }
lone-full = заповнено
lone-worth-now = Зараз: { $worth }.
lone-worth-points = +{ $points } честі
lone-worth-strength = { $strength } до сили
lone-worth-done = зроблено
lone-gain-points = { $points } до твого рахунку
lone-strength-of = { $who }: сила { $total }
lone-strength-from = Відкриті вовки { $cards }, вовки-одинаки { $lone }, шрами { $scars }.
lone-points-of = { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
lone-scar-down-text = Ніхто не знає який; хто візьме, побачить його, перш ніж покласти.
lone-lies-down = Лежить закритим.
lone-land-scars-of = Шрами { NAME($land, kind: "land", form: "at") }

## Клавіші

lone-key-back = Крок назад
lone-key-play = Зіграти обране
lone-key-undo = Скасувати
lone-key-arrows = По руці й територіях

## Чому ні, у двох словах

lone-no-game-over = Гру закінчено
lone-no-lead-first = Спершу хід картою
lone-no-follow-first = Спершу відповідь
lone-no-take-first = Спершу візьми шрам
lone-no-place-first = Спершу поклади шрам
lone-no-not-in-your-hand = Немає на руці
lone-no-must-follow-suit = У тебе є { NAME($suit, kind: "suit") } масть
lone-no-land-full = Територія заповнена
lone-no-no-such-scar = Тут немає такого шраму
lone-no-no-hidden-scar = Тут немає закритого шраму
lone-no-no-border-slots = На межах немає місць
lone-no-no-empty-slot = Немає порожнього місця

## Для тих, хто слухає

lone-card = { CARD($card) }
lone-card-ok = можна зіграти
lone-card-no = не можна зіграти
lone-card-held = обрана
lone-mark-beats = б’є 7
lone-mark-turns = відкриває шрам
lone-turned = вовк-одинак, раніше { CARD($card) }
lone-turned-unseen = вовк-одинак, якого ніхто не бачив
lone-no-cards = немає карт
lone-side = { $who }: сила { $strength }, { $cards }.{ $scars }
lone-side-scars = {" "}Шрами: { $scars }.
lone-scars-down = { $count ->
    [one] { $count } закритий
    [few] { $count } закриті
   *[many] { $count } закритих
}
lone-no-scars = немає
lone-land-name = { NAME($land, kind: "land") }.
lone-land-honour = Жетон честі { $up }, інший бік { $down }.
lone-land-scars = Можна взяти шрами: { $scars }.
lone-land-free = Вільних місць: { $free } з { $room }.
lone-land-legal = Можна обрати.
lone-land-shut = Не можна обрати.
lone-land-chosen = Обрано.
lone-moon-here = { NAME($moon, kind: "moon") }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
lone-slot-label = Місце { NAME($slot, kind: "slot", form: "at") }, { $gain }
lone-take-label = Узяти: { NAME($scar, kind: "scar") }. { $text }

## Підказки в перші взятки

lone-hint-lead = Зіграй будь-яку карту на свій бік будь-якої території. Суперник мусить дати ту саму масть, якщо вона є; у цій масті бере старша карта, але 2 б’є 7.
lone-hint-follow = Підсвічені карти можна зіграти на будь-яку територію. Карта переможця зберігає там своє значення, карта того, хто програв, стає вовком-одинаком силою 1.
lone-hint-take = Хто програв, бере шрам із території програної карти. Кожен чогось вартий.
lone-hint-place = Поклади шрам на будь-яке підсвічене місце свого боку. Число поруч каже, чого він зараз був би вартий там.
