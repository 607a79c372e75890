# Про що йдеться зараз. «asks» стоїть після «Спершу виріши, …»; «prompt» — питання до гравця.

the-wolves-asks-draft = де розмістити вовків
the-wolves-asks-act = що робити
the-wolves-asks-pay = чим платити
the-wolves-asks-wolf = котрий вовк іде
the-wolves-asks-to = де вовк закінчить шлях
the-wolves-asks-push = куди йде виштовхнутий вовк
the-wolves-asks-track = з якого треку взяти сховище
the-wolves-asks-hunt = на яку здобич полювати
the-wolves-asks-over = нічого: гру закінчено

the-wolves-prompt-draft = Де почнуть твої альфа-вовк і зграйний вовк?
the-wolves-prompt-act = Що робиш?
the-wolves-prompt-pay = Чим платиш?
the-wolves-prompt-wolf = Котрий вовк іде?
the-wolves-prompt-to = Де вовк закінчить шлях?
the-wolves-prompt-push = Куди йде виштовхнутий вовк?
the-wolves-prompt-track = З якого треку береш сховище?
the-wolves-prompt-hunt = На яку здобич полюєш?
the-wolves-prompt-over = Гру закінчено.

lone-wolves-asks-lead = якою картою ходити й куди
lone-wolves-asks-follow = якою картою відповісти й куди
lone-wolves-asks-take = який шрам узяти
lone-wolves-asks-place = куди покласти шрам
lone-wolves-asks-over = нічого: гру закінчено

lone-wolves-prompt-lead = Якою картою ходиш і куди?
lone-wolves-prompt-follow = Якою картою відповідаєш і куди?
lone-wolves-prompt-take = Який шрам береш?
lone-wolves-prompt-place = Куди кладеш шрам?
lone-wolves-prompt-over = Гру закінчено.

waiting-the-wolves = { $who } вирішує, { NAME($asks, kind: "the-wolves-asks") }.
waiting-lone-wolves = { $who } вирішує, { NAME($asks, kind: "lone-wolves-asks") }.
