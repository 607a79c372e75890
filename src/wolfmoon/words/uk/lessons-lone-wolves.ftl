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

## 2

lesson-lone-wolves-strength = Сила
lesson-lone-wolves-strength-about = Карта рахується там, де лежить
lesson-lone-wolves-strength-place = Карта будь-якого кольору рахується **там, де лежить**. У печерах попереду суперник, 4 : 0.
lesson-lone-wolves-strength-place-goal = Візьми взятку й вийди вперед у печерах.
lesson-lone-wolves-strength-no-elsewhere = Взятка твоя, але печери лишаться суперникові: сила рахується лише там, де лежить карта.
lesson-lone-wolves-strength-full = На болоті чотири твої карти: 28. Два вовки-одинаки суперника дають по 1. **Шість карт** заповнюють територію.
lesson-lone-wolves-strength-full-goal = Піди туди, де є місце.
lesson-lone-wolves-strength-no-full = Місць немає: на болоті вже шість карт.
lesson-lone-wolves-strength-know-one = Карту можна класти всюди, де є місце.
lesson-lone-wolves-strength-know-two = Відкрита дає своє значення, перевернута — 1.
lesson-lone-wolves-strength-know-three = Шість карт заповнюють територію.

## 3

lesson-lone-wolves-lose = Програй навмисне
lesson-lone-wolves-lose-about = Шрами — теж очки
lesson-lone-wolves-lose-lose = Біла 7 взяла б. Але **хто програв, бере шрам** там, де лежить його карта, а в тундрі шрам добрий.
lesson-lone-wolves-lose-lose-goal = Програй взятку в тундрі.
lesson-lone-wolves-lose-no-won = Біла 7 бере, і шрам дістається суперникові. Сховай гордість.
lesson-lone-wolves-lose-no-elsewhere = Програти програєш, але шрам візьмеш там, а не в тундрі.
lesson-lone-wolves-lose-scar = Твого вовка перевернуто: сила 1. Зате нагорода: [[s5]] дає **1 честі за кожного вовка** там, куди покладеш.
lesson-lone-wolves-lose-scar-goal = Візьми його й поклади туди, де в тебе два вовки.
lesson-lone-wolves-lose-no-other = Цей не дає честі за вовків. Шукай шрам із вовками.
lesson-lone-wolves-lose-no-slot = Він рахує вовків лише на своїй території, а в тундрі в тебе два.
lesson-lone-wolves-lose-know-one = Хто програв, бере шрам з території своєї карти.
lesson-lone-wolves-lose-know-two = Він кладе його на будь-яке своє порожнє місце.
lesson-lone-wolves-lose-know-three = Шрами дають силу або честь.

## 4

lesson-lone-wolves-two = Двійка б’є сімку
lesson-lone-wolves-two-about = А трійка має око
lesson-lone-wolves-two-two = Суперник ходить **зеленою 7**, найбільшим вовком. Не боїться лише найменший тієї ж масті: **2 б’є 7**.
lesson-lone-wolves-two-two-goal = Візьми взятку.
lesson-lone-wolves-two-no-lower = 7 б’є від 3 до 6. Спотикається лише об 2 під ногами.
lesson-lone-wolves-two-eye = Ходиш ти. **3** має око: вона відкриває один закритий шрам своєї території.
lesson-lone-wolves-two-eye-goal = Піди трійкою й побач, що вона знайде.
lesson-lone-wolves-two-no-other = У темряві бачить лише 3.
lesson-lone-wolves-two-know-one = В одній масті бере старша, але 2 б’є 7.
lesson-lone-wolves-two-know-two = 3 відкриває закритий шрам, і у відповідь теж.
lesson-lone-wolves-two-know-three = Обидва знаки є на картах.

## 5

lesson-lone-wolves-moon = Місяць і козир
lesson-lone-wolves-moon-about = Останній шрам кличе місяць
lesson-lone-wolves-moon-moon = На вулкані лишився **один шрам**. Хто візьме останній, прикличе туди **місяць**.
lesson-lone-wolves-moon-moon-goal = Програй там взятку, візьми шрам і поклади його.
lesson-lone-wolves-moon-no-won = Пам’ятаєш: 2 б’є 7. Правильно, але зараз план — програти.
lesson-lone-wolves-moon-no-elsewhere = Шрам береш там, де лежить карта, що програла. Останній — на вулкані.
lesson-lone-wolves-moon-trump = Місяць над вулканом: **козир — червоні**, вони б’ють будь-яку масть. Суперник пішов зеленою 7, а зелених у тебе немає.
lesson-lone-wolves-moon-trump-goal = Візьми козирем.
lesson-lone-wolves-moon-no-lost = Інша масть програє зеленій 7. Якщо це не козир.
lesson-lone-wolves-moon-know-one = Останній шрам приносить місяць: 5 честі сильнішій стороні.
lesson-lone-wolves-moon-know-two = Удруге — кривавий місяць: 3.
lesson-lone-wolves-moon-know-three = Масть останнього — козир.

## 6

lesson-lone-wolves-scoring = Підрахунок
lesson-lone-wolves-scoring-about = П’ять жетонів, два місяці, твої шрами
lesson-lone-wolves-scoring-last = Остання карта, і ти позаду: 26 : 28. Сильніший на території бере **жетон честі** й **місяць**, якщо він там.
lesson-lone-wolves-scoring-last-goal = Зіграй її там, де вона виграє партію.
lesson-lone-wolves-scoring-no-other = Лідер там не зміниться. Додай 7 там, де суперник попереду менш як на 7.
lesson-lone-wolves-scoring-know-one = Більше сили — жетон і місяць. Порівну — нікому.
lesson-lone-wolves-scoring-know-two = Шрами — понад те.
lesson-lone-wolves-scoring-know-three = Перемагає більше честі; за рівності — більше вовків-одинаків.

## 7

lesson-lone-wolves-borders = Кордони
lesson-lone-wolves-borders-about = Розширене поле
lesson-lone-wolves-borders-strength = На розширеному полі шрам може лежати на **кордоні** й діє з обох боків. Твій дає +3 до сили.
lesson-lone-wolves-borders-strength-goal = Вийди вперед і в печерах, і в пустелі.
lesson-lone-wolves-borders-no-single = Так обидві не взяти. Паркан має два боки: поглянь між печерами й пустелею.
lesson-lone-wolves-borders-honour = Це [[s4]]: він діє **одразу** й перевертає жетон честі. На кордоні — два.
lesson-lone-wolves-borders-honour-goal = Підніми жетони болота й печер до 10 і 9.
lesson-lone-wolves-borders-no-turn = Так перевернуться інші жетони або лише один. Потрібні болото й печери разом.
lesson-lone-wolves-borders-know-one = Шрам на кордоні діє на обох територіях.
lesson-lone-wolves-borders-know-two = На кожному кордоні місце для одного твого.
lesson-lone-wolves-borders-know-three = Деякі діють одразу, і лише раз.
