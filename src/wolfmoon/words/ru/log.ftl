# Что произошло: журнал игры. $who — кто это сделал, $whom — с кем это сделали;
# это имена людей, поэтому ни одно предложение не зависит от их рода и числа.

## Любая игра

log-turn = Ход: { $who }.
log-ended = { $reason ->
    [full] Полная луна подсчитана: игра окончена.
    [quiet] На планшет лунного света слишком долго ничего не попадало: игра окончена.
    [tricks] Все взятки разыграны: игра окончена.
   *[other] Игра окончена.
}
log-final = { $who }: { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}, место { $rank }.
log-won = Победа: { $who }.
log-shared = Общая победа: { $who }.

## Волки

log-drafted = { $who } ставит альфа-волка и волка стаи на { $hex }.
log-extra-action = { $who } тратит бонусный жетон действия на ещё одно действие.
log-paid = { $who } платит { $cost } × { NAME($terrain, kind: "terrain") } за «{ NAME($action, kind: "action") }»{ $bonus ->
    [0] .
    [one] , из них { $bonus } бонусный жетон местности.
    [few] , из них { $bonus } бонусных жетона местности.
   *[many] , из них { $bonus } бонусных жетонов местности.
}
log-moved = { $who }: { NAME($piece, kind: "piece") } идёт с { $from } на { $to }.
log-stayed = { $who }: ни один волк не идёт.
log-pushed = { $who } выталкивает { NAME($piece, kind: "piece", form: "acc") } ({ $whom }) с { $from } на { $to }.
log-built = { $who } строит логовище на { $hex }; { NAME($track, kind: "track") } теперь { $value }.
log-upgraded = { $who } улучшает логовище на { $hex } до логова.
log-howled = { $who } воет: на { $hex } в стаю приходит { NAME($piece, kind: "piece") }.
log-dominated-wolf = { $who } доминирует над волком стаи ({ $whom }) на { $hex }; его место занимает { NAME($piece, kind: "piece") }.
log-dominated-den = { $who } доминирует над логовищем ({ $whom }) на { $hex }; { NAME($track, kind: "track") } теперь { $value }.
log-hunted = { $who } берёт добычу на { $hex }: { NAME($prey, kind: "prey") }.
log-gained = { $who } получает { NAME($bonus, kind: "bonus") }.
log-moonlight = Планшет лунного света доходит до даты { $date }.
log-phase = { $phase ->
    [crescent] Наступила молодая луна: её регионы считаются в конце этого хода.
    [quarter] Наступила четверть луны: её регионы считаются в конце этого хода.
   *[full] Наступила полная луна: её регионы считаются в конце этого, последнего хода.
}
log-region = Считается регион { $region }: { NAME($phase, kind: "phase") }.
log-region-first = { $who }: жетон региона { $region }{ $why ->
    [alphas] {" "}благодаря альфа-волкам
   *[control] {""}
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
log-region-second = { $who }: второе место в регионе { $region }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
log-region-tied = Ничья за первое место в регионе { $region }; жетон сброшен.
log-region-neutral = В регионе { $region } первая — нейтральная стая; жетон сброшен.
log-region-empty = Регион { $region } пуст; жетон сброшен.

## Одинокие волки

log-led = { $who } ходит: { CARD($card) } { NAME($land, kind: "land", form: "to") }.
log-followed = { $who } отвечает: { CARD($card) } { NAME($land, kind: "land", form: "to") }.
log-revealed = { $who } открывает шрам { NAME($land, kind: "land", form: "at") }: { NAME($scar, kind: "scar") }.
log-trick-won = { $who } берёт взятку { $trick } ({ CARD($card) }): { $why ->
    [trump] это козырь
    [suit] другая карта не в масть
    [two] 2 бьёт 7
   *[higher] эта карта старше
}.
log-turned = Одиноким волком становится { CARD($card) } { NAME($land, kind: "land", form: "at") } ({ $who }).
log-took = { $who } берёт шрам { NAME($land, kind: "land", form: "from") }: { NAME($scar, kind: "scar") }.
log-took-hidden = { $who } берёт закрытый шрам { NAME($land, kind: "land", form: "from") }.
log-took-hidden-seen = { $who } берёт закрытый шрам { NAME($land, kind: "land", form: "from") }: { NAME($scar, kind: "scar") }.
log-discarded = { $who }: нет пустого места, шрам сброшен ({ NAME($scar, kind: "scar") }).
log-placed = { $who } кладёт шрам { NAME($slot, kind: "slot", form: "at") }: { NAME($scar, kind: "scar") }.
log-joined = { $who }: { NAME($land, kind: "land", form: "at") } появляется одинокий волк, которого никто не видел.
log-honour = { $who } переворачивает жетон чести { NAME($land, kind: "land", form: "at") }: { $from } → { $to }.
log-moon = Последний шрам взят { NAME($land, kind: "land", form: "from") }: теперь там { NAME($moon, kind: "moon") }.
log-trump = Козырь теперь — { NAME($suit, kind: "suit") } масть.
log-strength = Сила { NAME($land, kind: "land", form: "at") } ({ $who }): { $from } → { $to }.
log-points = Очки ({ $who }): { $from } → { $to }.
log-land-won = { $who } получает { NAME($land, kind: "land", form: "acc") }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
log-land-tied = Никто не получает { NAME($land, kind: "land", form: "acc") }: силы равны.
log-scars-scored = Шрамы ({ $who }): { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
