# Что такое вещи на столе, рядом с правилом о них: как с ними обстоит дело сейчас.

thing-valued = { $name }: { $value }
thing-whose = { $who } ({ $pack })
thing-of = { $count } из { $of }

## The Wolves

thing-ground = Действие, направленное на этот гекс, оплачивают плитками, которые показывают его местность.
thing-when = Считается на дате { $date }. Пока так:
thing-now-scored = Считается в конце этого хода. Пока так:
thing-gets = контроль { $control }, альфа-волки { $alphas }: +{ $points }
thing-neutral = контроль { $control }, альфа-волки { $alphas }
thing-nobody = Здесь ни у кого нет контроля. Жетон был бы сброшен.
thing-taken-off = Жетон этого региона уже подсчитан.
thing-under = Считается после жетона, который лежит на нём.
thing-prey-had = Добыча этого вида у тебя уже есть.
thing-date = Дата { $date }
thing-covered = { $covered ->
    [yes] Закрыта.
   *[no] Ещё не закрыта.
}
thing-moonlight = Дата { $date } из { $last }.
thing-next-den = Следующее логовище:
thing-value = значение { $value }
thing-no-den = На этой шкале логовищ не осталось.
thing-bonus-terrain = При оплате заменяет одну плитку любой местности.
thing-tile = Оплачивает действие на гексе той местности, которую показывает. После этого переворачивается.
thing-tile-home = Обе стороны показывают одну местность, поэтому платить ею можно в каждом действии.
thing-terrain = { $count ->
    [one] { $count } плитка показывает эту местность.
    [few] { $count } плитки показывают эту местность.
   *[many] { $count } плиток показывают эту местность.
}
thing-cost = { $count ->
    [one] { $count } плитка с местностью цели
    [few] { $count } плитки с местностью цели
   *[many] { $count } плиток с местностью цели
}
thing-won = { $place ->
    [first] Первое место: +{ $points }
   *[second] Второе место: +{ $points }
}
thing-opens = Щелчок открывает весь планшет игрока.

## Lone Wolves

thing-goes = Пока так: { $who }, +{ $points }.
thing-goes-nobody = Пока так: никто, ведь силы сторон равны.
thing-honour = Жетон чести { $up }, другая сторона { $down }
thing-free = Свободных мест: { $free } из { $room }
thing-moon = { NAME($moon, kind: "moon") }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
thing-slot = Пустое место
thing-card-value = Значение { $value }
