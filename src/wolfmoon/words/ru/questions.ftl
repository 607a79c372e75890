# О чём речь сейчас. «asks» стоит после «Сначала реши, …»; «prompt» — вопрос игроку.

the-wolves-asks-draft = где расставить волков
the-wolves-asks-act = что делать
the-wolves-asks-pay = чем заплатить
the-wolves-asks-wolf = какой волк идёт
the-wolves-asks-to = где волк закончит путь
the-wolves-asks-push = куда уходит вытолкнутый волк
the-wolves-asks-track = с какой шкалы взять логовище
the-wolves-asks-hunt = на какую добычу охотиться
the-wolves-asks-over = ничего: игра окончена

the-wolves-prompt-draft = Где начнут твои альфа-волк и волк стаи?
the-wolves-prompt-act = Что делаешь?
the-wolves-prompt-pay = Чем платишь?
the-wolves-prompt-wolf = Какой волк идёт?
the-wolves-prompt-to = Где волк закончит путь?
the-wolves-prompt-push = Куда уходит вытолкнутый волк?
the-wolves-prompt-track = С какой шкалы берёшь логовище?
the-wolves-prompt-hunt = На какую добычу охотишься?
the-wolves-prompt-over = Игра окончена.

lone-wolves-asks-lead = какой картой ходить и куда
lone-wolves-asks-follow = какой картой ответить и куда
lone-wolves-asks-take = какой шрам взять
lone-wolves-asks-place = куда положить шрам
lone-wolves-asks-over = ничего: игра окончена

lone-wolves-prompt-lead = Какой картой ходишь и куда?
lone-wolves-prompt-follow = Какой картой отвечаешь и куда?
lone-wolves-prompt-take = Какой шрам берёшь?
lone-wolves-prompt-place = Куда кладёшь шрам?
lone-wolves-prompt-over = Игра окончена.

waiting-the-wolves = { $who } решает, { NAME($asks, kind: "the-wolves-asks") }.
waiting-lone-wolves = { $who } решает, { NAME($asks, kind: "lone-wolves-asks") }.
