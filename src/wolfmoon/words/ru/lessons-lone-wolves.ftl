# Уроки игры «Одинокие волки»: не больше 30 слов на экране, слова и цель вместе.

lesson-lone-wolves-course = Тринадцать взяток за пять территорий.
lesson-lone-wolves-first = Первая дуэль с наставником
lesson-lone-wolves-first-about = Против Волчонка, с подсказками и предупреждениями
lesson-lone-wolves-first-trick = Возьми взятку
lesson-lone-wolves-first-scar = Положи шрам
lesson-lone-wolves-first-land = Получи территорию

## 1

lesson-lone-wolves-follow = Отвечай и бери
lesson-lone-wolves-follow-about = Старшая карта остаётся
lesson-lone-wolves-follow-win = Соперник пошёл с **красной 5**. У тебя есть красные — играй красную. Старшая карта берёт.
lesson-lone-wolves-follow-win-goal = Возьми взятку, на любой территории.
lesson-lone-wolves-follow-no-lower = Красная 3 младше красной 5: взятка уйдёт сопернику. У тебя есть кое-что покрупнее.
lesson-lone-wolves-follow-no-suit = Зелёная подождёт: пока есть красные, отвечай красной.
lesson-lone-wolves-follow-lead = Твоя 6 остаётся: **сила 6**. Их 5 перевёрнута: одинокий волк силой 1, и шрам в придачу. Победитель ходит.
lesson-lone-wolves-follow-lead-goal = Пойди любой картой на любую территорию.
lesson-lone-wolves-follow-know-one = Отвечай в масть, если можешь.
lesson-lone-wolves-follow-know-two = Карта победителя остаётся и считается; победитель ходит.
lesson-lone-wolves-follow-know-three = Карта проигравшего — одинокий волк; он берёт шрам.
