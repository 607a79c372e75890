# Уроки игры «Волки»: не больше 30 слов на экране, слова и цель вместе.

lesson-the-wolves-course = Веди стаю один лунный цикл.
lesson-the-wolves-first = Первая игра с наставником
lesson-the-wolves-first-about = Против двух Волчат, с подсказками и предупреждениями
lesson-the-wolves-first-den = Построй логовище
lesson-the-wolves-first-prey = Добудь добычу
lesson-the-wolves-first-lake = Стань первым в регионе

## 3

lesson-the-wolves-howl = Вой
lesson-the-wolves-howl-about = Одинокий волк приходит в стаю
lesson-the-wolves-howl-hear = Альфа-волков слышно за **2 гекса**. Вой стоит **две плитки** местности, где стоит одинокий волк. У тебя две травы.
lesson-the-wolves-howl-hear-goal = Позови воем одинокого волка на траве.
lesson-the-wolves-howl-no-unpaid = Он тебя слышит, но стоит на скалах, а таких плиток у тебя нет. Волки в долг не верят.
lesson-the-wolves-howl-no-far = Этот не слышит: вой разносится на 2 гекса от альфа-волка.
lesson-the-wolves-howl-no-other = Можно, но здесь мы воем.
lesson-the-wolves-howl-alpha = Плитка перевернулась: теперь у тебя две тундры. Следующий на шкале волков — **альфа-волк**. И каждый вой приближает луну.
lesson-the-wolves-howl-alpha-goal = Повой ещё: волку в тундре.
lesson-the-wolves-howl-know-one = Две плитки местности волка, в пределах дальности воя.
lesson-the-wolves-howl-know-two = Шкала волков говорит, кто придёт: волк, волк, **альфа**.
lesson-the-wolves-howl-know-three = Каждый ушедший одинокий волк закрывает одну дату.
