# Подсказки. $whom — имя другого игрока. Каждое предложение говорит только о том, что доказано.

## Лестница

hint-rung-look = Куда смотреть
hint-rung-want = К чему стремиться
hint-rung-turn = { $action ->
    [play] Карта
    [take] Шрам
    [take-hidden] Шрам
    [place] Место
   *[other] Ход
}
hint-ruled = { $sentence } [{ $rule }]
hint-step = { $number }. { $sentence }
hint-sure = { $count ->
    [one] Доиграно продолжений: { $continuations } ({ $count } возможность).
    [few] Доиграно продолжений: по { $continuations } ({ $count } возможности, везение одно для всех).
   *[many] Доиграно продолжений: по { $continuations } ({ $count } возможностей, везение одно для всех).
}
hint-counted = { $count ->
    [one] { $count } решение просчитано во всех раскладах закрытых карт и шрамов ({ $continuations }).
    [few] { $count } решения просчитаны во всех раскладах закрытых карт и шрамов ({ $continuations }).
   *[many] { $count } решений просчитано во всех раскладах закрытых карт и шрамов ({ $continuations }).
}
hint-margin = Лучшая ценнее следующей на { $value } п. п. шанса на победу (от { $low } до { $high }).
hint-nothing-stands-out = { $count ->
    [one] Ничто не выделяется.
    [few] Ничто не выделяется: { $count } возможности отличаются не больше чем на пункт шанса на победу.
   *[many] Ничто не выделяется: { $count } возможностей отличаются не больше чем на пункт шанса на победу.
}
hint-no-aim = Ни одна цель здесь не выделяется.
hint-gives-up = Это отдаёт { $value } п. п. шанса на победу (от { $low } до { $high }).
hint-keeps = Нельзя показать, что это что-то отдаёт.
hint-card = { CARD($card) }

## Шаги

hint-step-play = Сыграй карту { NAME($land, kind: "land", form: "to") }: { CARD($card) }.
hint-step-take = Возьми этот шрам: { NAME($scar, kind: "scar") }.
hint-step-take-hidden = Возьми закрытый шрам.
hint-step-place = Положи шрам { NAME($slot, kind: "slot", form: "at") }.
hint-step-draft = Поставь пару волков на { $hex }.
hint-step-move = { $count ->
    [0] Не двигай волков и переверни плитку: { NAME($terrain, kind: "terrain") }.
    [one] Перемести { $count } волка, местность: { NAME($terrain, kind: "terrain") }.
    [few] Перемести { $count } волков, местность: { NAME($terrain, kind: "terrain") }.
   *[many] Перемести { $count } волков, местность: { NAME($terrain, kind: "terrain") }.
}
hint-step-den = Построй логовище на { $hex }, с этой шкалы: { NAME($track, kind: "track") }.
hint-step-lair = Улучши логовище на { $hex } до логова.
hint-step-howl = Вой: одинокий волк с { $hex } приходит к тебе.
hint-step-dominate-pack = Доминируй над волком стаи на { $hex } ({ $whom }).
hint-step-dominate-den = Доминируй над логовищем на { $hex } ({ $whom }).
hint-step-end = Закончи ход.

## Одинокие волки: стол

hint-land-pays = { $moon ->
    [moon] Кто возьмёт { NAME($land, kind: "land", form: "acc") }, получит { $points }: честь { $honour } и луна.
    [blood-moon] Кто возьмёт { NAME($land, kind: "land", form: "acc") }, получит { $points }: честь { $honour } и кровавая луна.
   *[none] Кто возьмёт { NAME($land, kind: "land", form: "acc") }, получит { $honour } чести.
}
hint-land-stands = { $lead ->
    [ahead] Ты впереди { NAME($land, kind: "land", form: "at") }, { $own } к { $theirs } ({ $whom }).
    [behind] Ты позади { NAME($land, kind: "land", form: "at") }, { $own } к { $theirs } ({ $whom }).
   *[level] Силы { NAME($land, kind: "land", form: "at") } равны, { $own } к { $theirs } ({ $whom }).
}
hint-places-left = { $count ->
    [one] Осталось только { $count } место { NAME($land, kind: "land", form: "at") }.
    [few] Осталось только { $count } места { NAME($land, kind: "land", form: "at") }.
   *[many] Осталось только { $count } мест { NAME($land, kind: "land", form: "at") }.
}
hint-last-scar = Остался один шрам { NAME($land, kind: "land", form: "at") }: с ним придёт { NAME($moon, kind: "moon") }, очки: { $points }, а козырем станет { NAME($suit, kind: "suit") } масть.
hint-scars-to-take = Шрамы { NAME($land, kind: "land", form: "at") }: открытых { $shown }, закрытых { $hidden }.
hint-scar-in-hand = У тебя в руке этот шрам: { NAME($scar, kind: "scar") }.

## Одинокие волки: чего хотеть

hint-land-to-take = Ещё { $need } силы { NAME($land, kind: "land", form: "at") }, и очки твои: { $points }.
hint-land-to-hold = Удержи перевес { NAME($land, kind: "land", form: "at") }, сейчас { $margin }: очки { $points }.
hint-scar-to-get = Шрам { NAME($land, kind: "land", form: "from") }: { NAME($scar, kind: "scar") }. Сразу прибавит к твоему перевесу очки: { $points }.
hint-hidden-to-get = Закрытый шрам { NAME($land, kind: "land", form: "from") }: невиденных — { $unseen }, из них с очками — { $scoring }.
hint-slot-to-find = Место, где это сразу даёт больше всего, очки: { $points } ({ NAME($scar, kind: "scar") }).

## Одинокие волки: счёт рук

hint-holds-trick = Эта карта удержит взятку в { $hands } из { $of } { $of ->
    [one] возможной руки
    [few] возможных рук
   *[many] возможных рук
  }: { CARD($card) }.
hint-sure-trick = Эта карта удержит взятку во всех возможных руках ({ $of }): { CARD($card) }.
hint-only-beaten-by = { CARD($card) }: побить её могут только { $cards }; уже не страшны: { $gone }.
hint-rival-void = { $whom }: этой масти больше нет, { NAME($suit, kind: "suit") }.
hint-no-trump-out = { $whom }: козыря в руке быть не может, { NAME($suit, kind: "suit") } масть.
hint-reply-takes = Это накажет { CARD($card) }, { $own } к { $theirs } { NAME($land, kind: "land", form: "at") }: она в { $hands } из { $of } { $of ->
    [one] руки
    [few] рук
   *[many] рук
  } ({ $whom }).

## Одинокие волки: карты

hint-wins-trick = { CARD($card) } бьёт карту { CARD($led) }: { $why ->
    [trump] это козырь.
    [suit] другая не в масть.
    [two] 2 бьёт 7.
   *[higher] она старше.
}
hint-loses-trick = { $count ->
    [one] { CARD($card) } проигрывает карте { CARD($led) }: ты берёшь { $count } шрам, что лежит { NAME($land, kind: "land", form: "at") }.
    [few] { CARD($card) } проигрывает карте { CARD($led) }: ты берёшь один из { $count } шрамов { NAME($land, kind: "land", form: "at") }.
   *[many] { CARD($card) } проигрывает карте { CARD($led) }: ты берёшь один из { $count } шрамов { NAME($land, kind: "land", form: "at") }.
}
hint-cannot-win = { $count ->
    [one] Единственная карта, которую можно сыграть, не бьёт карту { CARD($led) }.
    [few] Ни одна из { $count } карт, которые можно сыграть, не бьёт карту { CARD($led) }.
   *[many] Ни одна из { $count } карт, которые можно сыграть, не бьёт карту { CARD($led) }.
}
hint-lowest-winner = { $count ->
    [one] { CARD($card) } — единственная твоя карта, которая выигрывает.
    [few] { CARD($card) } — младшая из { $count } твоих карт, которые выигрывают.
   *[many] { CARD($card) } — младшая из { $count } твоих карт, которые выигрывают.
}
hint-strength-held = Сила { NAME($land, kind: "land", form: "at") } с этой картой: { $own } к { $theirs }.
hint-strength-beaten = Если её побьют: { $own } к { $theirs } { NAME($land, kind: "land", form: "at") }.
hint-turns-land = Ты берёшь { NAME($land, kind: "land", form: "acc") }, { $own } к { $theirs }: очки { $points }.
hint-breaks-land = Силы { NAME($land, kind: "land", form: "at") } становятся равны, { $own } к { $theirs }: очки не получит никто ({ $points }).
hint-would-turn-land = Если она устоит, ты берёшь { NAME($land, kind: "land", form: "acc") }, { $own } к { $theirs }: очки { $points }.
hint-would-break-land = Если она устоит, силы { NAME($land, kind: "land", form: "at") } равны, { $own } к { $theirs }: очки не получит никто ({ $points }).
hint-fills-land = Она занимает последнее место { NAME($land, kind: "land", form: "at") }.
hint-reveals-scar = { CARD($card) } открывает шрам { NAME($land, kind: "land", form: "at") }.
hint-score-after = Очки: у тебя { $own_from } → { $own }, у другого { $theirs_from } → { $theirs }.

## Одинокие волки: шрамы

hint-brings-moon = Последний шрам { NAME($land, kind: "land", form: "from") }: туда приходит { NAME($moon, kind: "moon") }, очки: { $points }; козырем будет { NAME($suit, kind: "suit") } масть.
hint-scar-pays = Сейчас он даёт { $points } { NAME($slot, kind: "slot", form: "at") }: { NAME($scar, kind: "scar") }.
hint-no-slot-better = Ни одно другое место не даёт сразу больше, чем { $points } { NAME($slot, kind: "slot", form: "at") }: { NAME($scar, kind: "scar") }.
hint-scar-strength = Сила { NAME($land, kind: "land", form: "at") } с ним: { $own } к { $theirs } ({ NAME($scar, kind: "scar") }).
hint-turns-honour = { $lead ->
    [ahead] Он переворачивает жетон чести { NAME($land, kind: "land", form: "at") }, где ты впереди: { $before } → { $after }.
    [behind] Он переворачивает жетон чести { NAME($land, kind: "land", form: "at") }, где ты позади: { $before } → { $after }.
   *[level] Он переворачивает жетон чести { NAME($land, kind: "land", form: "at") }, где силы равны: { $before } → { $after }.
}
hint-lone-wolf-joins = Одинокий волк приходит к тебе { NAME($land, kind: "land", form: "to") }.
hint-ahead-in-ways = При лучшей игре обоих ты кончаешь впереди в { $ways } из { $of } { $of ->
    [one] расклада
    [few] раскладов
   *[many] раскладов
  } закрытых карт и шрамов (рук: { $hands }).

## Волки: карта

hint-region-pays = { $phase ->
    [crescent] В молодую луну
    [quarter] В четверть луны
   *[full] В полную луну
} регион { $region } приносит очки: { $first } за первое место и { $second } за второе.
hint-region-stands = { $lead ->
    [ahead] Ты впереди в регионе { $region }, { $own } к { $theirs } ({ $whom }).
    [behind] Ты позади в регионе { $region }, { $own } к { $theirs } ({ $whom }).
   *[level] В регионе { $region } силы равны, { $own } к { $theirs } ({ $whom }).
}
hint-prey-near = Добыча на { $hex } ({ NAME($prey, kind: "prey") }): гексов рядом с твоими волками { $beside }, пустых { $free }.
hint-lone-wolf-near = Одинокий волк на { $hex } слышит тебя; местность: { NAME($terrain, kind: "terrain") }.
hint-den-by-water = Твоё логовище на { $hex } стоит у воды, а логова в регионе { $region } у тебя ещё нет.
hint-victim-near = Без защиты в дальности твоего воя на { $hex } ({ $whom }): { NAME($piece, kind: "piece") }.
hint-moon-near = { $count ->
    [one] До этой фазы осталась { $count } дата: { NAME($phase, kind: "phase") }.
    [few] До этой фазы осталось { $count } даты: { NAME($phase, kind: "phase") }.
   *[many] До этой фазы осталось { $count } дат: { NAME($phase, kind: "phase") }.
}
hint-tiles-show = Твои плитки показывают: { NAME($terrain, kind: "terrain") } × { $count }.
hint-tiles-ready = После этого твои плитки показывают: { NAME($terrain, kind: "terrain") } × { $count }.

## Волки: что могут другие

hint-in-danger = { $whom } может доминировать над тобой на { $hex }: { NAME($piece, kind: "piece") }.
hint-punished = Тогда { $whom } может доминировать над тобой на { $hex }: { NAME($piece, kind: "piece") }.
hint-now-paired = Под угрозой на { $hex } ({ $whom }), но теперь не в одиночку и в безопасности: { NAME($piece, kind: "piece") }.
hint-out-of-reach = Под угрозой на { $hex } ({ $whom }), но уходит оттуда: { NAME($piece, kind: "piece") }.

## Волки: ход

hint-hunts = Твоя добыча номер { $count } на { $hex } ({ NAME($prey, kind: "prey") }): добыча даёт { $before } → { $after }.
hint-makes-lair = Логово на { $hex }: логова дают { $before } → { $after }, а в регионе { $region } оно считается за 3.
hint-builds-den = Логовище на { $hex }: { NAME($track, kind: "track") } { $value }{ $after ->
    [0] {""}
   *[other] , очки { $before } → { $after }
}{ $bonus ->
    [action] , и бонусный жетон действия.
    [terrain] , и бонусный жетон местности.
   *[none] .
}
hint-howls = На { $hex } к тебе приходит { NAME($piece, kind: "piece") }: волки дают { $before } → { $after }.
hint-dominates-wolf = Волк стаи на { $hex } ({ $whom }) уступает место твоему волку.
hint-dominates-den = Логовище на { $hex } ({ $whom }) уступает место твоему.
hint-pushes-out = Волк ({ $whom }) вытолкнут с { $hex } на { $to }, из региона { $region }.
hint-region-first = Первое место в регионе { $region }: { $points } вместо { $before } ({ NAME($phase, kind: "phase") }).
hint-region-second = Второе место в регионе { $region }: { $points } вместо { $before } ({ NAME($phase, kind: "phase") }).
hint-first-by-alphas = В регионе { $region } контроль по { $control }; альфа-волки решают в твою пользу, { $own } к { $theirs } ({ $whom }).
hint-region-denied = Регион { $region } дал бы { $after } вместо { $before } ({ $whom }).
hint-control-grows = Твой контроль в регионе { $region }: { $before } → { $after }.
hint-phase-scored = Ход доводит до этой фазы, и её регионы дают тебе { $points }: { NAME($phase, kind: "phase") }.
hint-ends-game = Ход заканчивает игру: { $own } к { $theirs } ({ $whom }).
hint-extra-actions = { $count ->
    [one] Он приносит { $count } бонусный жетон действия.
    [few] Он приносит { $count } бонусных жетона действия.
   *[many] Он приносит { $count } бонусных жетонов действия.
}
hint-hunt-ready = Два твоих волка стоят у добычи на { $hex } ({ NAME($prey, kind: "prey") }): с третьим она поймана.
hint-lair-ready = Новое логовище на { $hex } стоит у воды региона { $region }: оно может стать логовом.
hint-only-end = Два действия сделаны, а бонусного жетона действия у тебя нет: остаётся только закончить ход.
hint-points-after = Твои очки: { $before } → { $after }.

## Волки: расстановка

hint-draft-howls = { $count ->
    [one] С { $hex } в дальности твоего воя { $count } одинокий волк.
    [few] С { $hex } в дальности твоего воя { $count } одиноких волка.
   *[many] С { $hex } в дальности твоего воя { $count } одиноких волков.
}
hint-draft-prey = { $count ->
    [one] С { $hex } до гекса у ближайшей добычи { $count } шаг ({ NAME($prey, kind: "prey") }).
    [few] С { $hex } до гекса у ближайшей добычи { $count } шага ({ NAME($prey, kind: "prey") }).
   *[many] С { $hex } до гекса у ближайшей добычи { $count } шагов ({ NAME($prey, kind: "prey") }).
}
hint-draft-home = { $hex } — местность твоей плитки стаи: { NAME($terrain, kind: "terrain") }.
hint-draft-water = { $count ->
    [one] С { $hex } до берега в регионе { $region } { $count } шаг.
    [few] С { $hex } до берега в регионе { $region } { $count } шага.
   *[many] С { $hex } до берега в регионе { $region } { $count } шагов.
}

## Волки: чего стоит ход

hint-worth = По оценке он лучше следующего хода на { $gap } п. п. шанса на победу; больше всего даёт это, { $points }: { NAME($group, kind: "hint-group") }.
hint-group-moon = луна и порядок ходов
hint-group-points = очки на столе
hint-group-wolves = волки
hint-group-tracks = шкалы
hint-group-lairs = логова и то, что может ими стать
hint-group-prey = добыча, пойманная и близкая
hint-group-tokens = бонусные жетоны
hint-group-tiles = то, что показывают плитки
hint-group-targets = цели в досягаемости
hint-group-danger = то, что могут забрать другие
hint-group-next = регионы следующей фазы
hint-group-later = регионы более поздних фаз
