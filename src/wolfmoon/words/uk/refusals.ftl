# Чому чогось не можна зробити. Ключі — гра й код причини з її правил.

not-your-decision = Зараз вирішуєш не ти.

## Вовки

the-wolves-game-over = Гру закінчено.
the-wolves-asked-something-else = Спершу виріши, { NAME($asks, kind: "the-wolves-asks") }.
the-wolves-no-such-hex = Гекса { $hex } немає на мапі { $players ->
    [2] для двох гравців
    [3] для трьох гравців
    [4] для чотирьох гравців
   *[other] для п’яти гравців
}.
the-wolves-not-land = { $hex } — вода або провалля; там не може стояти жодна фішка.
the-wolves-not-on-start-tile = Розмісти вовків на стартовому полі; { $hex } лежить не на ньому.
the-wolves-not-empty = Розмісти вовків на порожньому гексі; { $hex } зайнятий.
the-wolves-same-side-of-the-chasm = Твоя друга пара стає по інший бік провалля.
the-wolves-crescent-region = Верхній жетон цього регіону — місяць-молодик; обери інший регіон.
the-wolves-no-action-left = Обидві дії виконано, а бонусного жетона дії в тебе немає.
the-wolves-two-actions-first = Спершу виконай дві дії (поки виконано: { $taken }).
the-wolves-cannot-pay = Це коштує { $cost } × { NAME($terrain, kind: "terrain") }; ти можеш сплатити { $means }.
the-wolves-tile-shows-another-terrain = Кожен тайл має показувати ту саму місцевість: { NAME($terrain, kind: "terrain") }.
the-wolves-too-many-tiles = Це більше за вартість: { $cost }.
the-wolves-not-enough-bonus-tokens = Потрібно бонусних жетонів місцевості: { $needed }; у тебе { $tokens }.
the-wolves-lone-wolf-there = На { $hex } стоїть вовк-одинак.
the-wolves-prey-there = На { $hex } стоїть здобич.
the-wolves-hex-full = На { $hex } стоять дві фішки; для третьої місця немає.
the-wolves-neutral-there = Нейтральну зграю не можна ні переміщувати, ні виштовхувати; домінувати над нею теж не можна.
the-wolves-no-wolf-of-yours = На { $hex } немає такого твого вовка.
the-wolves-has-moved = Цей вовк уже ходив у цій дії.
the-wolves-nowhere-to-end = Цей вовк не дійде до гекса { NAME($terrain, kind: "terrain", form: "of") }, де міг би стати.
the-wolves-already-there = Вовк має закінчити шлях не на тому гексі, з якого почав.
the-wolves-wrong-terrain = Місцевість на { $hex } — { NAME($ground, kind: "terrain") }; це переміщення має закінчитися на гексі { NAME($terrain, kind: "terrain", form: "of") }.
the-wolves-too-far = До { $hex } задалеко: відстань { $steps }, швидкість вовка { $speed }.
the-wolves-enemy-lair = Вовк не може закінчити шлях на ворожому лігві.
the-wolves-enemy-alpha = Ворожого альфа-вовка не можна виштовхнути.
the-wolves-enemy-wolf = Лише альфа-вовк може виштовхнути ворожого зграйного вовка.
the-wolves-nowhere-to-push = Ворожому вовкові не було б куди піти.
the-wolves-not-open-to-pushed-wolf = Виштовхнутий вовк може піти лише на порожній гекс або туди, де стоїть одна фішка його кольору.
the-wolves-not-nearest = { $hex } — не найближчий гекс для виштовхнутого вовка: відстань { $steps }, а найменша — { $nearest }.
the-wolves-built-there = На { $hex } вже стоїть сховище або лігво.
the-wolves-enemy-there = На { $hex } стоїть ворожа фішка, а сховище має найнижчий ранг.
the-wolves-no-alpha-near-den = Ні на { $hex }, ні поруч немає твого альфа-вовка.
the-wolves-no-den-left = У тебе не лишилося сховищ.
the-wolves-no-den-on-track = На треку { NAME($track, kind: "track", form: "of") } не лишилося сховищ.
the-wolves-no-den-of-yours = На { $hex } немає твого сховища.
the-wolves-not-by-water = { $hex } не межує з джерелом води.
the-wolves-no-alpha-near-lair = Ні на { $hex }, ні поруч немає твого альфа-вовка.
the-wolves-region-has-your-lair = У цьому регіоні в тебе вже є лігво.
the-wolves-no-lair-left = У тебе не лишилося лігв.
the-wolves-no-lone-wolf = На { $hex } немає вовка-одинака.
the-wolves-out-of-range = { $hex } задалеко від твоїх альфа-вовків: відстань { $distance }, дальність виття { $range }.
the-wolves-no-wolf-left = Твій трек вовків порожній.
the-wolves-no-enemy-pack-wolf = На { $hex } немає ворожого зграйного вовка.
the-wolves-no-enemy-den = На { $hex } немає ворожого сховища.
the-wolves-safe-pair = Дві фішки одного кольору на гексі в безпеці.
the-wolves-safe-alpha = Над альфа-вовком не можна домінувати.
the-wolves-safe-lair = Над лігвом не можна домінувати.
the-wolves-no-wolf-to-replace = Твій трек вовків порожній; нікому зайняти це місце.
the-wolves-no-den-to-replace = У тебе не лишилося сховища, щоб зайняти це місце.
the-wolves-no-choice-of-prey = Цю здобич обрати не можна.

## Вовки-одинаки

lone-wolves-game-over = Гру закінчено.
lone-wolves-lead-first = Спершу зроби хід картою.
lone-wolves-follow-first = Спершу зіграй карту у відповідь.
lone-wolves-take-first = Спершу візьми шрам { NAME($from_land, kind: "land", form: "from") }, де лежить твоя програна карта.
lone-wolves-place-first = Спершу поклади шрам на порожнє місце.
lone-wolves-not-in-your-hand = Цієї карти немає в тебе на руці: { CARD($card) }.
lone-wolves-must-follow-suit = Перша карта — { CARD($led) }, і в тебе є { NAME($suit, kind: "suit") } масть; { CARD($card) } не в масть.
lone-wolves-land-full = Більше немає місця { NAME($land, kind: "land", form: "at") }: територія вміщує { $room ->
    [one] { $room } карту
    [few] { $room } карти
   *[many] { $room } карт
}.
lone-wolves-no-such-scar = Такого шраму ({ $scar }) немає серед відкритих { NAME($from_land, kind: "land", form: "at") }, де лежить твоя програна карта.
lone-wolves-no-hidden-scar = Закритого шраму немає { NAME($from_land, kind: "land", form: "at") }, де лежить твоя програна карта.
lone-wolves-no-border-slots = На { NAME($board, kind: "board", form: "at") } полі цього столу на межах немає місць для шрамів.
lone-wolves-no-empty-slot = У тебе немає порожнього місця { NAME($slot, kind: "slot", form: "at") }: усього місць { $room }, зайнято { $taken }.
