# Уроки гри «Вовки»: щонайбільше 30 слів на екрані, слова й мета разом.

lesson-the-wolves-course = Веди зграю один місячний цикл.
lesson-the-wolves-first = Перша гра з наставником
lesson-the-wolves-first-about = Проти двох Вовченят, з підказками й застереженнями
lesson-the-wolves-first-den = Збудуй сховище
lesson-the-wolves-first-prey = Вполюй здобич
lesson-the-wolves-first-lake = Стань першим у регіоні

## 3

lesson-the-wolves-howl = Виття
lesson-the-wolves-howl-about = Вовк-одинак приходить у зграю
lesson-the-wolves-howl-hear = Альфа-вовків чути за **2 гекси**. Виття коштує **два тайли** місцевості, де стоїть вовк-одинак. У тебе два степи.
lesson-the-wolves-howl-hear-goal = Поклич виттям вовка-одинака у степу.
lesson-the-wolves-howl-no-unpaid = Він тебе чує, але стоїть у горах, а таких тайлів у тебе немає. Вовки в борг не вірять.
lesson-the-wolves-howl-no-far = Цей не чує: виття лунає на 2 гекси від альфа-вовка.
lesson-the-wolves-howl-no-other = Можна, але тут ми виємо.
lesson-the-wolves-howl-alpha = Тайл перевернувся: тепер у тебе дві тундри. Наступний на треку вовків — **альфа-вовк**. І кожне виття наближає місяць.
lesson-the-wolves-howl-alpha-goal = Завий ще: до вовка в тундрі.
lesson-the-wolves-howl-know-one = Два тайли місцевості вовка, у межах дальності виття.
lesson-the-wolves-howl-know-two = Трек вовків каже, хто прийде: вовк, вовк, **альфа**.
lesson-the-wolves-howl-know-three = Кожен вовк-одинак, що пішов, закриває одну дату.
