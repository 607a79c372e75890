# Что говорят картинки: на бумаге (SVG, PNG) и в терминале. Названия вещей — в `terms`.

## Волки: на бумаге

picture-the-wolves = Волки: { $packs }; дата { $date } из { $last }
picture-to-draft = расставляет
picture-reached = наступила
picture-no-region = нет регионов
picture-prey-two = добыча, две штуки
picture-places = 1-е / 2-е место
picture-any-terrain = любая местность
picture-extra-action = ещё одно действие
picture-leader = лидер, контроль

## Волки: в терминале

picture-pieces = Фигурки
picture-ground = Местность
picture-tokens = Жетоны
picture-first-second = (первое/второе место)
picture-date = дата { $date } из { $last } ({ $phases })
picture-tiles = плитки
picture-won = взято
picture-second = 2-е место
picture-group-tracks = шкалы
picture-group-left = осталось
picture-group-bonus = бонусы
picture-head-points = очки
picture-head-spread = распр.
picture-head-speed = скор.
picture-head-howl = вой
picture-head-dens = логовища
picture-head-wolves = волки
picture-head-lairs = логова
picture-head-terrain = местн.
picture-head-action = действ.
picture-prey-moose = лось
picture-prey-deer = олень
picture-prey-raccoon = енот
picture-prey-boar = кабан
picture-prey-rabbit = кролик
picture-phase-crescent = молод
picture-phase-quarter = четв.
picture-phase-full = полн.

## Одинокие волки: на бумаге и в терминале

picture-board = { NAME($board, kind: "board") } поле
picture-trick = взятка { $trick } из { $total }
picture-over = конец игры
picture-next-trump = Следующий козырь: { NAME($suit, kind: "suit") }
picture-next-trick = со следующей взятки
picture-moon-at = { NAME($moon, kind: "moon") } { NAME($land, kind: "land", form: "at") }
picture-note-lead = ходит
picture-note-follow = отвечает
picture-note-take = берёт шрам
picture-note-place = кладёт шрам
picture-note-wins = побеждает
picture-note-shares = делит победу
picture-led = { $who } ходит
picture-followed = { $who } отвечает
picture-trick-won = { $who } берёт взятку.
picture-at = { NAME($land, kind: "land", form: "at") }
picture-at-won = { NAME($land, kind: "land", form: "at") }, выиграно
picture-at-lost = { NAME($land, kind: "land", form: "at") }, проиграно
picture-face-down = закрыт
picture-out-of = нет
picture-set-aside = отложено: { $left } из { $count }
picture-in-box = в коробке
picture-box-discarded = коробка, сброс
picture-box-empty = коробка пуста
picture-key-strength = сила
picture-key-at-once = сразу
picture-key-honour = честь
picture-key-face-down = закрытый
picture-key-seen = перевёрнут, виден
picture-key-never-seen = не виден
picture-empty = пусто: { $count }
picture-leads = { $strength } впереди
picture-row-scars = шрамы
picture-row-borders = границы
picture-row-token = жетон
picture-row-left = осталось
picture-row-free = свободно
picture-row-aside = отложено
picture-row-box = коробка
picture-row-discard = сброс
picture-lone-wolves = { $count ->
    [one] { $count } одинокий волк
    [few] { $count } одиноких волка
   *[many] { $count } одиноких волков
}
picture-cards = Карты
picture-scars = Шрамы
picture-key-lone = { $turned } перевёрнута, { $unseen } не видна: одинокие волки, сила 1
