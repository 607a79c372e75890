# Що таке речі на столі, поруч із правилом про них: як із ними зараз.

thing-valued = { $name }: { $value }
thing-whose = { $who } ({ $pack })
thing-of = { $count } з { $of }

## The Wolves

thing-ground = Дію, спрямовану на цей гекс, оплачують тайлами, які показують його місцевість.
thing-when = Рахують на даті { $date }. Поки що так:
thing-now-scored = Рахують у кінці цього ходу. Поки що так:
thing-gets = контроль { $control }, альфа-вовки { $alphas }: +{ $points }
thing-neutral = контроль { $control }, альфа-вовки { $alphas }
thing-nobody = Тут ніхто не має контролю. Жетон було б скинуто.
thing-taken-off = Жетон цього регіону вже пораховано.
thing-under = Рахують після жетона, що лежить на ньому.
thing-prey-had = Здобич цього виду ти вже маєш.
thing-date = Дата { $date }
thing-covered = { $covered ->
    [yes] Закрита.
   *[no] Ще не закрита.
}
thing-moonlight = Дата { $date } з { $last }.
thing-next-den = Наступне сховище:
thing-value = значення { $value }
thing-no-den = На цьому треку сховищ не лишилося.
thing-bonus-terrain = Під час оплати заміняє один тайл будь-якої місцевості.
thing-tile = Оплачує дію на гексі тієї місцевості, яку показує. Після цього його перевертають.
thing-tile-home = Обидва боки показують одну місцевість, тож платити ним можна в кожній дії.
thing-terrain = { $count ->
    [one] { $count } тайл показує цю місцевість.
    [few] { $count } тайли показують цю місцевість.
   *[many] { $count } тайлів показують цю місцевість.
}
thing-cost = { $count ->
    [one] { $count } тайл із місцевістю цілі
    [few] { $count } тайли з місцевістю цілі
   *[many] { $count } тайлів із місцевістю цілі
}
thing-won = { $place ->
    [first] Перше місце: +{ $points }
   *[second] Друге місце: +{ $points }
}
thing-opens = Клацання відкриває весь планшет гравця.

## Lone Wolves

thing-goes = Поки що так: { $who }, +{ $points }.
thing-goes-nobody = Поки що так: ніхто, бо сили сторін рівні.
thing-honour = Жетон честі { $up }, інший бік { $down }
thing-free = Вільних місць: { $free } з { $room }
thing-moon = { NAME($moon, kind: "moon") }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
thing-slot = Порожнє місце
thing-card-value = Значення { $value }
