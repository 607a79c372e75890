# Підказки. $whom — ім’я іншого гравця. Кожне речення каже лише те, що доведено.

## Драбина

hint-rung-look = Куди дивитися
hint-rung-want = До чого прагнути
hint-rung-turn = { $action ->
    [play] Карта
    [take] Шрам
    [take-hidden] Шрам
    [place] Місце
   *[other] Хід
}
hint-ruled = { $sentence } [{ $rule }]
hint-step = { $number }. { $sentence }
hint-sure = { $count ->
    [one] Дограно продовжень: { $continuations } ({ $count } можливість).
    [few] Дограно продовжень: по { $continuations } ({ $count } можливості, щастя одне для всіх).
   *[many] Дограно продовжень: по { $continuations } ({ $count } можливостей, щастя одне для всіх).
}
hint-counted = { $count ->
    [one] { $count } рішення прораховано в усіх розкладах закритих карт і шрамів ({ $continuations }).
    [few] { $count } рішення прораховано в усіх розкладах закритих карт і шрамів ({ $continuations }).
   *[many] { $count } рішень прораховано в усіх розкладах закритих карт і шрамів ({ $continuations }).
}
hint-margin = Найкраща цінніша за наступну на { $value } в. п. шансу на перемогу (від { $low } до { $high }).
hint-nothing-stands-out = { $count ->
    [one] Ніщо не вирізняється.
    [few] Ніщо не вирізняється: { $count } можливості різняться щонайбільше на пункт шансу на перемогу.
   *[many] Ніщо не вирізняється: { $count } можливостей різняться щонайбільше на пункт шансу на перемогу.
}
hint-no-aim = Жодна мета тут не вирізняється.
hint-gives-up = Це віддає { $value } в. п. шансу на перемогу (від { $low } до { $high }).
hint-keeps = Не можна показати, що це щось віддає.
hint-card = { CARD($card) }

## Кроки

hint-step-play = Зіграй карту { NAME($land, kind: "land", form: "to") }: { CARD($card) }.
hint-step-take = Візьми цей шрам: { NAME($scar, kind: "scar") }.
hint-step-take-hidden = Візьми закритий шрам.
hint-step-place = Поклади шрам { NAME($slot, kind: "slot", form: "at") }.
hint-step-draft = Постав пару вовків на { $hex }.
hint-step-move = { $count ->
    [0] Не рухай вовків і переверни тайл: { NAME($terrain, kind: "terrain") }.
    [one] Перемісти { $count } вовка, місцевість: { NAME($terrain, kind: "terrain") }.
    [few] Перемісти { $count } вовків, місцевість: { NAME($terrain, kind: "terrain") }.
   *[many] Перемісти { $count } вовків, місцевість: { NAME($terrain, kind: "terrain") }.
}
hint-step-den = Створи сховище на { $hex }, з цього треку: { NAME($track, kind: "track") }.
hint-step-lair = Покращ сховище на { $hex } до лігва.
hint-step-howl = Вий: вовк-одинак із { $hex } приходить до тебе.
hint-step-dominate-pack = Домінуй над зграйним вовком на { $hex } ({ $whom }).
hint-step-dominate-den = Домінуй над сховищем на { $hex } ({ $whom }).
hint-step-end = Закінчи хід.

## Вовки-одинаки: стіл

hint-land-pays = { $moon ->
    [moon] Хто здобуде { NAME($land, kind: "land", form: "acc") }, отримає { $points }: честь { $honour } і місяць.
    [blood-moon] Хто здобуде { NAME($land, kind: "land", form: "acc") }, отримає { $points }: честь { $honour } і кривавий місяць.
   *[none] Хто здобуде { NAME($land, kind: "land", form: "acc") }, отримає { $honour } честі.
}
hint-land-stands = { $lead ->
    [ahead] Ти попереду { NAME($land, kind: "land", form: "at") }, { $own } до { $theirs } ({ $whom }).
    [behind] Ти позаду { NAME($land, kind: "land", form: "at") }, { $own } до { $theirs } ({ $whom }).
   *[level] Сили { NAME($land, kind: "land", form: "at") } рівні, { $own } до { $theirs } ({ $whom }).
}
hint-places-left = { $count ->
    [one] Залишилося тільки { $count } місце { NAME($land, kind: "land", form: "at") }.
    [few] Залишилося тільки { $count } місця { NAME($land, kind: "land", form: "at") }.
   *[many] Залишилося тільки { $count } місць { NAME($land, kind: "land", form: "at") }.
}
hint-last-scar = Залишився один шрам { NAME($land, kind: "land", form: "at") }: з ним прийде { NAME($moon, kind: "moon") }, очки: { $points }, а козирем стане { NAME($suit, kind: "suit") } масть.
hint-scars-to-take = Шрами { NAME($land, kind: "land", form: "at") }: відкритих { $shown }, закритих { $hidden }.
hint-scar-in-hand = У тебе в руці цей шрам: { NAME($scar, kind: "scar") }.

## Вовки-одинаки: чого хотіти

hint-land-to-take = Ще { $need } сили { NAME($land, kind: "land", form: "at") }, і очки твої: { $points }.
hint-land-to-hold = Утримай перевагу { NAME($land, kind: "land", form: "at") }, зараз { $margin }: очки { $points }.
hint-scar-to-get = Шрам { NAME($land, kind: "land", form: "from") }: { NAME($scar, kind: "scar") }. Одразу додасть до твоєї переваги очки: { $points }.
hint-hidden-to-get = Закритий шрам { NAME($land, kind: "land", form: "from") }: небачених — { $unseen }, з них з очками — { $scoring }.
hint-slot-to-find = Місце, де це одразу дає найбільше, очки: { $points } ({ NAME($scar, kind: "scar") }).

## Вовки-одинаки: лічба рук

hint-holds-trick = Ця карта втримає взятку в { $hands } з { $of } { $of ->
    [one] можливої руки
    [few] можливих рук
   *[many] можливих рук
  }: { CARD($card) }.
hint-sure-trick = Ця карта втримає взятку в усіх можливих руках ({ $of }): { CARD($card) }.
hint-only-beaten-by = { CARD($card) }: побити її можуть лише { $cards }; уже не страшні: { $gone }.
hint-rival-void = { $whom }: цієї масті більше немає, { NAME($suit, kind: "suit") }.
hint-no-trump-out = { $whom }: козиря в руці бути не може, { NAME($suit, kind: "suit") } масть.
hint-reply-takes = Це покарає { CARD($card) }, { $own } до { $theirs } { NAME($land, kind: "land", form: "at") }: вона в { $hands } з { $of } { $of ->
    [one] руки
    [few] рук
   *[many] рук
  } ({ $whom }).

## Вовки-одинаки: карти

hint-wins-trick = { CARD($card) } б’є карту { CARD($led) }: { $why ->
    [trump] це козир.
    [suit] інша не в масть.
    [two] 2 б’є 7.
   *[higher] вона старша.
}
hint-loses-trick = { $count ->
    [one] { CARD($card) } програє карті { CARD($led) }: ти береш { $count } шрам, що лежить { NAME($land, kind: "land", form: "at") }.
    [few] { CARD($card) } програє карті { CARD($led) }: ти береш один із { $count } шрамів { NAME($land, kind: "land", form: "at") }.
   *[many] { CARD($card) } програє карті { CARD($led) }: ти береш один із { $count } шрамів { NAME($land, kind: "land", form: "at") }.
}
hint-cannot-win = { $count ->
    [one] Єдина карта, яку можна зіграти, не б’є карту { CARD($led) }.
    [few] Жодна з { $count } карт, які можна зіграти, не б’є карту { CARD($led) }.
   *[many] Жодна з { $count } карт, які можна зіграти, не б’є карту { CARD($led) }.
}
hint-lowest-winner = { $count ->
    [one] { CARD($card) } — єдина твоя карта, яка виграє.
    [few] { CARD($card) } — найменша з { $count } твоїх карт, які виграють.
   *[many] { CARD($card) } — найменша з { $count } твоїх карт, які виграють.
}
hint-strength-held = Сила { NAME($land, kind: "land", form: "at") } з цією картою: { $own } до { $theirs }.
hint-strength-beaten = Якщо її поб’ють: { $own } до { $theirs } { NAME($land, kind: "land", form: "at") }.
hint-turns-land = Ти здобуваєш { NAME($land, kind: "land", form: "acc") }, { $own } до { $theirs }: очки { $points }.
hint-breaks-land = Сили { NAME($land, kind: "land", form: "at") } стають рівні, { $own } до { $theirs }: очок не дістане ніхто ({ $points }).
hint-would-turn-land = Якщо вона встоїть, ти здобуваєш { NAME($land, kind: "land", form: "acc") }, { $own } до { $theirs }: очки { $points }.
hint-would-break-land = Якщо вона встоїть, сили { NAME($land, kind: "land", form: "at") } рівні, { $own } до { $theirs }: очок не дістане ніхто ({ $points }).
hint-fills-land = Вона займає останнє місце { NAME($land, kind: "land", form: "at") }.
hint-reveals-scar = { CARD($card) } відкриває шрам { NAME($land, kind: "land", form: "at") }.
hint-score-after = Очки: у тебе { $own_from } → { $own }, в іншого { $theirs_from } → { $theirs }.

## Вовки-одинаки: шрами

hint-brings-moon = Останній шрам { NAME($land, kind: "land", form: "from") }: туди приходить { NAME($moon, kind: "moon") }, очки: { $points }; козирем буде { NAME($suit, kind: "suit") } масть.
hint-scar-pays = Зараз він дає { $points } { NAME($slot, kind: "slot", form: "at") }: { NAME($scar, kind: "scar") }.
hint-no-slot-better = Жодне інше місце не дає одразу більше, ніж { $points } { NAME($slot, kind: "slot", form: "at") }: { NAME($scar, kind: "scar") }.
hint-scar-strength = Сила { NAME($land, kind: "land", form: "at") } з ним: { $own } до { $theirs } ({ NAME($scar, kind: "scar") }).
hint-turns-honour = { $lead ->
    [ahead] Він перевертає жетон честі { NAME($land, kind: "land", form: "at") }, де ти попереду: { $before } → { $after }.
    [behind] Він перевертає жетон честі { NAME($land, kind: "land", form: "at") }, де ти позаду: { $before } → { $after }.
   *[level] Він перевертає жетон честі { NAME($land, kind: "land", form: "at") }, де сили рівні: { $before } → { $after }.
}
hint-lone-wolf-joins = Вовк-одинак приходить до тебе { NAME($land, kind: "land", form: "to") }.
hint-ahead-in-ways = За найкращої гри обох ти закінчуєш попереду в { $ways } з { $of } { $of ->
    [one] розкладу
    [few] розкладів
   *[many] розкладів
  } закритих карт і шрамів (рук: { $hands }).

## Вовки: мапа

hint-region-pays = { $phase ->
    [crescent] У місяць-молодик
    [quarter] У чверть місяця
   *[full] У повний місяць
} регіон { $region } приносить очки: { $first } за перше місце і { $second } за друге.
hint-region-stands = { $lead ->
    [ahead] Ти попереду в регіоні { $region }, { $own } до { $theirs } ({ $whom }).
    [behind] Ти позаду в регіоні { $region }, { $own } до { $theirs } ({ $whom }).
   *[level] У регіоні { $region } сили рівні, { $own } до { $theirs } ({ $whom }).
}
hint-prey-near = Здобич на { $hex } ({ NAME($prey, kind: "prey") }): гексів поруч із твоїми вовками { $beside }, порожніх { $free }.
hint-lone-wolf-near = Вовк-одинак на { $hex } чує тебе; місцевість: { NAME($terrain, kind: "terrain") }.
hint-den-by-water = Твоє сховище на { $hex } стоїть біля води, а лігва в регіоні { $region } у тебе ще немає.
hint-victim-near = Без захисту в дальності твого виття на { $hex } ({ $whom }): { NAME($piece, kind: "piece") }.
hint-moon-near = { $count ->
    [one] До цієї фази залишилася { $count } дата: { NAME($phase, kind: "phase") }.
    [few] До цієї фази залишилося { $count } дати: { NAME($phase, kind: "phase") }.
   *[many] До цієї фази залишилося { $count } дат: { NAME($phase, kind: "phase") }.
}
hint-tiles-show = Твої тайли показують: { NAME($terrain, kind: "terrain") } × { $count }.
hint-tiles-ready = Після цього твої тайли показують: { NAME($terrain, kind: "terrain") } × { $count }.

## Вовки: що можуть інші

hint-in-danger = { $whom } може домінувати над тобою на { $hex }: { NAME($piece, kind: "piece") }.
hint-punished = Тоді { $whom } може домінувати над тобою на { $hex }: { NAME($piece, kind: "piece") }.
hint-now-paired = Під загрозою на { $hex } ({ $whom }), але тепер не самотою і в безпеці: { NAME($piece, kind: "piece") }.
hint-out-of-reach = Під загрозою на { $hex } ({ $whom }), але йде звідти: { NAME($piece, kind: "piece") }.

## Вовки: хід

hint-hunts = Твоя здобич номер { $count } на { $hex } ({ NAME($prey, kind: "prey") }): здобич дає { $before } → { $after }.
hint-makes-lair = Лігво на { $hex }: лігва дають { $before } → { $after }, а в регіоні { $region } воно рахується за 3.
hint-builds-den = Сховище на { $hex }: { NAME($track, kind: "track") } { $value }{ $after ->
    [0] {""}
   *[other] , очки { $before } → { $after }
}{ $bonus ->
    [action] , і бонусний жетон дії.
    [terrain] , і бонусний жетон місцевості.
   *[none] .
}
hint-howls = На { $hex } до тебе приходить { NAME($piece, kind: "piece") }: вовки дають { $before } → { $after }.
hint-dominates-wolf = Зграйний вовк на { $hex } ({ $whom }) поступається твоєму вовкові.
hint-dominates-den = Сховище на { $hex } ({ $whom }) поступається твоєму.
hint-pushes-out = Вовка ({ $whom }) виштовхнуто з { $hex } на { $to }, за межі регіону { $region }.
hint-region-first = Перше місце в регіоні { $region }: { $points } замість { $before } ({ NAME($phase, kind: "phase") }).
hint-region-second = Друге місце в регіоні { $region }: { $points } замість { $before } ({ NAME($phase, kind: "phase") }).
hint-first-by-alphas = У регіоні { $region } контроль по { $control }; альфа-вовки вирішують на твою користь, { $own } до { $theirs } ({ $whom }).
hint-region-denied = Регіон { $region } дав би { $after } замість { $before } ({ $whom }).
hint-control-grows = Твій контроль у регіоні { $region }: { $before } → { $after }.
hint-phase-scored = Хід доводить до цієї фази, і її регіони дають тобі { $points }: { NAME($phase, kind: "phase") }.
hint-ends-game = Хід закінчує гру: { $own } до { $theirs } ({ $whom }).
hint-extra-actions = { $count ->
    [one] Він приносить { $count } бонусний жетон дії.
    [few] Він приносить { $count } бонусні жетони дії.
   *[many] Він приносить { $count } бонусних жетонів дії.
}
hint-hunt-ready = Двоє твоїх вовків стоять біля здобичі на { $hex } ({ NAME($prey, kind: "prey") }): з третім вона вполювана.
hint-lair-ready = Нове сховище на { $hex } стоїть біля води регіону { $region }: воно може стати лігвом.
hint-only-end = Дві дії зроблено, а бонусного жетона дії в тебе немає: залишається тільки закінчити хід.
hint-points-after = Твої очки: { $before } → { $after }.

## Вовки: розміщення

hint-draft-howls = { $count ->
    [one] З { $hex } у дальності твого виття { $count } вовк-одинак.
    [few] З { $hex } у дальності твого виття { $count } вовки-одинаки.
   *[many] З { $hex } у дальності твого виття { $count } вовків-одинаків.
}
hint-draft-prey = { $count ->
    [one] З { $hex } до гекса біля найближчої здобичі { $count } крок ({ NAME($prey, kind: "prey") }).
    [few] З { $hex } до гекса біля найближчої здобичі { $count } кроки ({ NAME($prey, kind: "prey") }).
   *[many] З { $hex } до гекса біля найближчої здобичі { $count } кроків ({ NAME($prey, kind: "prey") }).
}
hint-draft-home = { $hex } — місцевість твого тайла зграї: { NAME($terrain, kind: "terrain") }.
hint-draft-water = { $count ->
    [one] З { $hex } до берега в регіоні { $region } { $count } крок.
    [few] З { $hex } до берега в регіоні { $region } { $count } кроки.
   *[many] З { $hex } до берега в регіоні { $region } { $count } кроків.
}

## Вовки: чого вартий хід

hint-worth = За оцінкою він кращий за наступний хід на { $gap } в. п. шансу на перемогу; найбільше дає це, { $points }: { NAME($group, kind: "hint-group") }.
hint-group-moon = місяць і порядок ходів
hint-group-points = очки на столі
hint-group-wolves = вовки
hint-group-tracks = треки
hint-group-lairs = лігва й те, що може ними стати
hint-group-prey = здобич, вполювана й близька
hint-group-tokens = бонусні жетони
hint-group-tiles = те, що показують тайли
hint-group-targets = цілі в досяжності
hint-group-danger = те, що можуть забрати інші
hint-group-next = регіони наступної фази
hint-group-later = регіони пізніших фаз
