# Що сталося: журнал гри. $who — хто це зробив, $whom — з ким це зробили;
# це імена людей, тож жодне речення не залежить від їхнього роду й числа.

## Будь-яка гра

log-turn = Хід: { $who }.
log-ended = { $reason ->
    [full] Повний місяць підраховано: гру закінчено.
    [quiet] На планшет місяця надто довго нічого не потрапляло: гру закінчено.
    [tricks] Усі взятки розіграно: гру закінчено.
   *[other] Гру закінчено.
}
log-final = { $who }: { $total ->
    [one] { $total } очко
    [few] { $total } очки
   *[many] { $total } очок
}, місце { $rank }.
log-won = Перемога: { $who }.
log-shared = Спільна перемога: { $who }.

## Вовки

log-drafted = { $who } ставить альфа-вовка й зграйного вовка на { $hex }.
log-extra-action = { $who } витрачає бонусний жетон дії на ще одну дію.
log-paid = { $who } сплачує { $cost } × { NAME($terrain, kind: "terrain") } за «{ NAME($action, kind: "action") }»{ $bonus ->
    [0] .
    [one] , з них { $bonus } бонусний жетон місцевості.
    [few] , з них { $bonus } бонусні жетони місцевості.
   *[many] , з них { $bonus } бонусних жетонів місцевості.
}
log-moved = { $who }: { NAME($piece, kind: "piece") } іде з { $from } на { $to }.
log-stayed = { $who }: жоден вовк не йде.
log-pushed = { $who } виштовхує { NAME($piece, kind: "piece", form: "acc") } ({ $whom }) з { $from } на { $to }.
log-built = { $who } створює сховище на { $hex }; { NAME($track, kind: "track") } тепер { $value }.
log-upgraded = { $who } покращує сховище на { $hex } до лігва.
log-howled = { $who } виє: на { $hex } до зграї приходить { NAME($piece, kind: "piece") }.
log-dominated-wolf = { $who } домінує над зграйним вовком ({ $whom }) на { $hex }; його місце займає { NAME($piece, kind: "piece") }.
log-dominated-den = { $who } домінує над сховищем ({ $whom }) на { $hex }; { NAME($track, kind: "track") } тепер { $value }.
log-hunted = { $who } бере здобич на { $hex }: { NAME($prey, kind: "prey") }.
log-gained = { $who } отримує { NAME($bonus, kind: "bonus") }.
log-moonlight = Планшет місяця доходить до дати { $date }.
log-phase = { $phase ->
    [crescent] Настав місяць-молодик: його регіони рахують у кінці цього ходу.
    [quarter] Настала чверть місяця: її регіони рахують у кінці цього ходу.
   *[full] Настав повний місяць: його регіони рахують у кінці цього, останнього ходу.
}
log-region = Рахують регіон { $region }: { NAME($phase, kind: "phase") }.
log-region-first = { $who }: жетон регіону { $region }{ $why ->
    [alphas] {" "}завдяки альфа-вовкам
   *[control] {""}
}, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
log-region-second = { $who }: друге місце в регіоні { $region }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
log-region-tied = Нічия за перше місце в регіоні { $region }; жетон скинуто.
log-region-neutral = У регіоні { $region } перша — нейтральна зграя; жетон скинуто.
log-region-empty = Регіон { $region } порожній; жетон скинуто.

## Вовки-одинаки

log-led = { $who } ходить: { CARD($card) } { NAME($land, kind: "land", form: "to") }.
log-followed = { $who } відповідає: { CARD($card) } { NAME($land, kind: "land", form: "to") }.
log-revealed = { $who } відкриває шрам { NAME($land, kind: "land", form: "at") }: { NAME($scar, kind: "scar") }.
log-trick-won = { $who } бере взятку { $trick } ({ CARD($card) }): { $why ->
    [trump] це козир
    [suit] інша карта не в масть
    [two] 2 б’є 7
   *[higher] ця карта старша
}.
log-turned = Вовком-одинаком стає { CARD($card) } { NAME($land, kind: "land", form: "at") } ({ $who }).
log-took = { $who } бере шрам { NAME($land, kind: "land", form: "from") }: { NAME($scar, kind: "scar") }.
log-took-hidden = { $who } бере закритий шрам { NAME($land, kind: "land", form: "from") }.
log-took-hidden-seen = { $who } бере закритий шрам { NAME($land, kind: "land", form: "from") }: { NAME($scar, kind: "scar") }.
log-discarded = { $who }: порожнього місця немає, шрам скинуто ({ NAME($scar, kind: "scar") }).
log-placed = { $who } кладе шрам { NAME($slot, kind: "slot", form: "at") }: { NAME($scar, kind: "scar") }.
log-joined = { $who }: { NAME($land, kind: "land", form: "at") } з’являється вовк-одинак, якого ніхто не бачив.
log-honour = { $who } перевертає жетон честі { NAME($land, kind: "land", form: "at") }: { $from } → { $to }.
log-moon = Останній шрам узято { NAME($land, kind: "land", form: "from") }: тепер там { NAME($moon, kind: "moon") }.
log-trump = Козир тепер — { NAME($suit, kind: "suit") } масть.
log-strength = Сила { NAME($land, kind: "land", form: "at") } ({ $who }): { $from } → { $to }.
log-points = Очки ({ $who }): { $from } → { $to }.
log-land-won = { $who } здобуває { NAME($land, kind: "land", form: "acc") }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
log-land-tied = Ніхто не здобуває { NAME($land, kind: "land", form: "acc") }: сили рівні.
log-scars-scored = Шрами ({ $who }): { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
