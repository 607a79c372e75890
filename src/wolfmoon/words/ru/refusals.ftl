# Почему чего-то нельзя сделать. Ключи — игра и код причины из её правил.

not-your-decision = Сейчас решаешь не ты.

## Волки

the-wolves-game-over = Игра окончена.
the-wolves-asked-something-else = Сначала реши, { NAME($asks, kind: "the-wolves-asks") }.
the-wolves-no-such-hex = Гекса { $hex } нет на карте { $players ->
    [2] для двух игроков
    [3] для трёх игроков
    [4] для четырёх игроков
   *[other] для пяти игроков
}.
the-wolves-not-land = { $hex } — вода или пропасть; там не может стоять ни одна фигурка.
the-wolves-not-on-start-tile = Расставь волков на стартовом поле; { $hex } лежит не на нём.
the-wolves-not-empty = Расставь волков на пустом гексе; { $hex } занят.
the-wolves-same-side-of-the-chasm = Твоя вторая пара встаёт по другую сторону пропасти.
the-wolves-crescent-region = Верхний жетон этого региона — молодая луна; выбери другой регион.
the-wolves-no-action-left = Оба действия выполнены, а бонусного жетона действия у тебя нет.
the-wolves-two-actions-first = Сначала выполни два действия (пока выполнено: { $taken }).
the-wolves-cannot-pay = Это стоит { $cost } × { NAME($terrain, kind: "terrain") }; ты можешь заплатить { $means }.
the-wolves-tile-shows-another-terrain = На каждой плитке должна быть эта местность: { NAME($terrain, kind: "terrain") }.
the-wolves-too-many-tiles = Это больше, чем стоимость: { $cost }.
the-wolves-not-enough-bonus-tokens = Нужно бонусных жетонов местности: { $needed }; у тебя { $tokens }.
the-wolves-lone-wolf-there = На { $hex } стоит одинокий волк.
the-wolves-prey-there = На { $hex } стоит добыча.
the-wolves-hex-full = На { $hex } стоят две фигурки; для третьей места нет.
the-wolves-neutral-there = Нейтральную стаю нельзя ни перемещать, ни выталкивать; доминировать над ней тоже нельзя.
the-wolves-no-wolf-of-yours = На { $hex } нет такого твоего волка.
the-wolves-has-moved = Этот волк уже ходил в этом действии.
the-wolves-nowhere-to-end = Этому волку не дойти до гекса { NAME($terrain, kind: "terrain", form: "of") }, где он мог бы встать.
the-wolves-already-there = Волк должен закончить путь не на том гексе, с которого начал.
the-wolves-wrong-terrain = Местность на { $hex } — { NAME($ground, kind: "terrain") }; это перемещение должно закончиться на гексе { NAME($terrain, kind: "terrain", form: "of") }.
the-wolves-too-far = До { $hex } слишком далеко: расстояние { $steps }, волчья скорость { $speed }.
the-wolves-enemy-lair = Волк не может закончить путь на вражеском логове.
the-wolves-enemy-alpha = Вражеского альфа-волка нельзя вытолкнуть.
the-wolves-enemy-wolf = Только альфа-волк может вытолкнуть вражеского волка стаи.
the-wolves-nowhere-to-push = Вражескому волку некуда было бы уйти.
the-wolves-not-open-to-pushed-wolf = Вытолкнутый волк может уйти только на пустой гекс или туда, где стоит одна фигурка его цвета.
the-wolves-not-nearest = { $hex } — не ближайший гекс для вытолкнутого волка: расстояние { $steps }, а наименьшее — { $nearest }.
the-wolves-built-there = На { $hex } уже стоит логовище или логово.
the-wolves-enemy-there = На { $hex } стоит вражеская фигурка, а логовище — низшее по рангу.
the-wolves-no-alpha-near-den = Ни на { $hex }, ни рядом нет твоего альфа-волка.
the-wolves-no-den-left = У тебя не осталось логовищ.
the-wolves-no-den-on-track = На шкале { NAME($track, kind: "track", form: "of") } не осталось логовищ.
the-wolves-no-den-of-yours = На { $hex } нет твоего логовища.
the-wolves-not-by-water = { $hex } не граничит с источником воды.
the-wolves-no-alpha-near-lair = Ни на { $hex }, ни рядом нет твоего альфа-волка.
the-wolves-region-has-your-lair = В этом регионе у тебя уже есть логово.
the-wolves-no-lair-left = У тебя не осталось логов.
the-wolves-no-lone-wolf = На { $hex } нет одинокого волка.
the-wolves-out-of-range = { $hex } слишком далеко от твоих альфа-волков: расстояние { $distance }, дальность воя { $range }.
the-wolves-no-wolf-left = Твоя шкала волков пуста.
the-wolves-no-enemy-pack-wolf = На { $hex } нет вражеского волка стаи.
the-wolves-no-enemy-den = На { $hex } нет вражеского логовища.
the-wolves-safe-pair = Две фигурки одного цвета на гексе в безопасности.
the-wolves-safe-alpha = Над альфа-волком нельзя доминировать.
the-wolves-safe-lair = Над логовом нельзя доминировать.
the-wolves-no-wolf-to-replace = Твоя шкала волков пуста; некому занять это место.
the-wolves-no-den-to-replace = У тебя не осталось логовища, чтобы занять это место.
the-wolves-no-choice-of-prey = Эту добычу выбрать нельзя.

## Одинокие волки

lone-wolves-game-over = Игра окончена.
lone-wolves-lead-first = Сначала сделай ход картой.
lone-wolves-follow-first = Сначала ответь картой.
lone-wolves-take-first = Сначала возьми шрам { NAME($from_land, kind: "land", form: "from") }, где лежит твоя проигравшая карта.
lone-wolves-place-first = Сначала положи шрам на пустое место.
lone-wolves-not-in-your-hand = Этой карты нет у тебя на руке: { CARD($card) }.
lone-wolves-must-follow-suit = Ведущая карта — { CARD($led) }, и у тебя есть { NAME($suit, kind: "suit") } масть; { CARD($card) } не в масть.
lone-wolves-land-full = Больше нет места { NAME($land, kind: "land", form: "at") }: территория вмещает { $room ->
    [one] { $room } карту
    [few] { $room } карты
   *[many] { $room } карт
}.
lone-wolves-no-such-scar = Такого шрама ({ $scar }) нет среди открытых { NAME($from_land, kind: "land", form: "at") }, где лежит твоя проигравшая карта.
lone-wolves-no-hidden-scar = Закрытого шрама нет { NAME($from_land, kind: "land", form: "at") }, где лежит твоя проигравшая карта.
lone-wolves-no-border-slots = На { NAME($board, kind: "board", form: "at") } поле этого стола у границ нет мест для шрамов.
lone-wolves-no-empty-slot = У тебя нет пустого места { NAME($slot, kind: "slot", form: "at") }: всего мест { $room }, занято { $taken }.
