# Фонарь и наставник за столом: кому положена подсказка и что стоит вокруг неё.

## Почему её нет

hints-off = Этот стол открыли без подсказок.
hints-company = Здесь играют другие люди, а стол открыли без подсказок.
hints-rated = Это рейтинговая партия: подсказок нет ни у кого.
hints-away = Этот сервер не даёт подсказок.
hint-not-your-turn = Подсказка для того, кому решать; дождись своего хода.
hint-failed = Подсказка не пришла. Попробуй ещё раз.
not-a-turn = Это ещё не весь ход.

## Фонарь

lantern = Подсказка
lantern-why = Почему
lantern-casual = обычная партия
lantern-tutor = от наставника
lantern-show = Показать
lantern-show-rung = Показать: { $rung }
lantern-rung-of = { $number } из 3
lantern-looking = Ищем лучшее продолжение…
lantern-still-looking = Всё ещё ищем. Можно закрыть: ничего не пропадёт.
lantern-clock = Твои часы тем временем идут.
lantern-no-answer = Подсказка не пришла.
lantern-no-connection = Нет связи. Подсказки вернутся вместе с ней.
lantern-again = Ещё раз
lantern-another-way = Ты идёшь иначе; подсказка на этом кончается.
lantern-to-turn = К моему ходу
lantern-step-done = сделано
lantern-in-hint = в подсказке
lantern-in-hint-sentence = В подсказке.
lantern-sure = Насколько это надёжно?
lantern-margin = Это ценнее следующего варианта на { $value } ± { $half } п. п. шанса на победу.
lantern-margin-counted = Это ценнее следующего варианта на { $value } п. п. шанса на победу; посчитано точно.
lantern-share = { $share } %
lantern-ahead = { $count } из { $of }
lantern-used = { $count ->
    [one] Подсказки в { $count } ходе
    [few] Подсказки в { $count } ходах
   *[many] Подсказки в { $count } ходах
}
lantern-tutored = С наставником
key-lantern = Попросить подсказку

## Наставник

tutor-gives-up = Этот ход отдаёт { $value } ± { $half } п. п. шанса на победу.
tutor-gives-up-counted = Этот ход отдаёт { $value } п. п. шанса на победу.
tutor-see-why = Почему?
tutor-hide = Скрыть
tutor-with = { $action ->
    [play] С этой картой
    [take] С этим шрамом
    [take-hidden] С этим шрамом
    [place] На этом месте
   *[other] С этим ходом
}
tutor-better = Что он отдаёт
tutor-nothing = Больше ничего не доказано.

## Настройки и новые столы

set-tutor = Наставник
set-tutor-hint = До того как ты сыграешь, говорит, что ход отдаёт много. Только там, где есть подсказки.
set-tutor-first = В моих первых партиях
set-tutor-always = Всегда
set-tutor-never = Никогда
set-threshold = Наставник говорит от
set-threshold-hint = Считается от справедливой доли.
set-threshold-10 = 10 %
set-threshold-20 = 20 %
set-threshold-30 = 30 %
new-hints = Подсказки
new-hints-hint = Тот, кому решать, может спросить, куда смотреть, к чему стремиться и что делать. Все видят, кто спрашивал.

## Журнал

event-hinted = { $by ->
    [tutor] { $who } играет с наставником.
   *[lantern] { $who } берёт подсказку.
}
