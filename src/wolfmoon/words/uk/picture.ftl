# Що кажуть малюнки: на папері (SVG, PNG) і в терміналі. Назви речей — у `terms`.

## Вовки: на папері

picture-the-wolves = Вовки: { $packs }; дата { $date } з { $last }
picture-to-draft = розміщує
picture-reached = настав
picture-no-region = немає регіонів
picture-prey-two = здобич, дві штуки
picture-places = 1-ше / 2-ге місце
picture-any-terrain = будь-яка місцевість
picture-extra-action = додаткова дія
picture-leader = лідер, контроль

## Вовки: у терміналі

picture-pieces = Фішки
picture-ground = Місцевість
picture-tokens = Жетони
picture-first-second = (перше/друге місце)
picture-date = дата { $date } з { $last } ({ $phases })
picture-tiles = тайли
picture-won = узято
picture-second = 2-ге місце
picture-group-tracks = треки
picture-group-left = лишилося
picture-group-bonus = бонуси
picture-head-points = очки
picture-head-spread = пошир.
picture-head-speed = швидк.
picture-head-howl = виття
picture-head-dens = сховища
picture-head-wolves = вовки
picture-head-lairs = лігва
picture-head-terrain = місцев.
picture-head-action = дія
picture-prey-moose = лось
picture-prey-deer = олень
picture-prey-raccoon = єнот
picture-prey-boar = кабан
picture-prey-rabbit = кролик
picture-phase-crescent = молод
picture-phase-quarter = чверт
picture-phase-full = повн.

## Вовки-одинаки: на папері й у терміналі

picture-board = { NAME($board, kind: "board") } поле
picture-trick = взятка { $trick } з { $total }
picture-over = кінець гри
picture-next-trump = Наступний козир: { NAME($suit, kind: "suit") }
picture-next-trick = з наступної взятки
picture-moon-at = { NAME($moon, kind: "moon") } { NAME($land, kind: "land", form: "at") }
picture-note-lead = ходить
picture-note-follow = відповідає
picture-note-take = бере шрам
picture-note-place = кладе шрам
picture-note-wins = перемагає
picture-note-shares = ділить перемогу
picture-led = { $who } ходить
picture-followed = { $who } відповідає
picture-trick-won = { $who } бере взятку.
picture-at = { NAME($land, kind: "land", form: "at") }
picture-at-won = { NAME($land, kind: "land", form: "at") }, виграно
picture-at-lost = { NAME($land, kind: "land", form: "at") }, програно
picture-face-down = закритий
picture-out-of = немає
picture-set-aside = відкладено: { $left } з { $count }
picture-in-box = у коробці
picture-box-discarded = коробка, скид
picture-box-empty = коробка порожня
picture-key-strength = сила
picture-key-at-once = одразу
picture-key-honour = честь
picture-key-face-down = закритий
picture-key-seen = перевернутий, видно
picture-key-never-seen = невідомий
picture-empty = порожніх: { $count }
picture-leads = { $strength } попереду
picture-row-scars = шрами
picture-row-borders = межі
picture-row-token = жетон
picture-row-left = лишилося
picture-row-free = вільно
picture-row-aside = відкладено
picture-row-box = коробка
picture-row-discard = скид
picture-lone-wolves = { $count ->
    [one] { $count } вовк-одинак
    [few] { $count } вовки-одинаки
   *[many] { $count } вовків-одинаків
}
picture-cards = Карти
picture-scars = Шрами
picture-key-lone = { $turned } перевернута, { $unseen } невідома: вовки-одинаки, сила 1
