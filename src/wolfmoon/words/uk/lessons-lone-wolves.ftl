# Уроки гри «Вовки-одинаки»: щонайбільше 30 слів на екрані, слова й мета разом.

lesson-lone-wolves-course = Тринадцять взяток за п’ять територій.
lesson-lone-wolves-first = Перша дуель із наставником
lesson-lone-wolves-first-about = Проти Вовченяти, з підказками й застереженнями
lesson-lone-wolves-first-trick = Візьми взятку
lesson-lone-wolves-first-scar = Поклади шрам
lesson-lone-wolves-first-land = Здобудь територію

## 1

lesson-lone-wolves-follow = Відповідай і бери
lesson-lone-wolves-follow-about = Старша карта лишається
lesson-lone-wolves-follow-win = Суперник пішов **червоною 5**. У тебе є червоні — грай червону. Старша карта бере.
lesson-lone-wolves-follow-win-goal = Візьми взятку, на будь-якій території.
lesson-lone-wolves-follow-no-lower = Червона 3 молодша за червону 5: взятку забере суперник. У тебе є щось більше.
lesson-lone-wolves-follow-no-suit = Зелена зачекає: поки є червоні, відповідай червоною.
lesson-lone-wolves-follow-lead = Твоя 6 лишається: **сила 6**. Їхня 5 перевернута: вовк-одинак силою 1, і шрам на додачу. Переможець ходить.
lesson-lone-wolves-follow-lead-goal = Піди будь-якою картою на будь-яку територію.
lesson-lone-wolves-follow-know-one = Відповідай у масть, якщо можеш.
lesson-lone-wolves-follow-know-two = Карта переможця лишається й рахується; переможець ходить.
lesson-lone-wolves-follow-know-three = Карта того, хто програв, — вовк-одинак; він бере шрам.
