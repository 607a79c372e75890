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

## 2

lesson-lone-wolves-strength = Сила
lesson-lone-wolves-strength-about = Карта считается там, где лежит
lesson-lone-wolves-strength-place = Карта любого цвета считается **там, где лежит**. В пещерах впереди соперник, 4 : 0.
lesson-lone-wolves-strength-place-goal = Возьми взятку и выйди вперёд в пещерах.
lesson-lone-wolves-strength-no-elsewhere = Взятка твоя, но пещеры останутся у соперника: сила считается только там, где лежит карта.
lesson-lone-wolves-strength-full = На болоте четыре твои карты: 28. Два одиноких волка соперника дают по 1. **Шесть карт** заполняют территорию.
lesson-lone-wolves-strength-full-goal = Пойди туда, где есть место.
lesson-lone-wolves-strength-no-full = Мест нет: на болоте уже шесть карт.
lesson-lone-wolves-strength-know-one = Карту можно класть везде, где есть место.
lesson-lone-wolves-strength-know-two = Открытая даёт своё значение, перевёрнутая — 1.
lesson-lone-wolves-strength-know-three = Шесть карт заполняют территорию.

## 3

lesson-lone-wolves-lose = Проиграй нарочно
lesson-lone-wolves-lose-about = Шрамы — тоже очки
lesson-lone-wolves-lose-lose = Белая 7 взяла бы. Но **проигравший берёт шрам** там, где лежит его карта, а в тундре шрам хороший.
lesson-lone-wolves-lose-lose-goal = Проиграй взятку в тундре.
lesson-lone-wolves-lose-no-won = Белая 7 берёт, и шрам достаётся сопернику. Спрячь гордость.
lesson-lone-wolves-lose-no-elsewhere = Проиграть-то проиграешь, но шрам возьмёшь там, а не в тундре.
lesson-lone-wolves-lose-scar = Твой волк перевёрнут: сила 1. Зато награда: [[s5]] даёт **1 чести за каждого волка** там, куда его положишь.
lesson-lone-wolves-lose-scar-goal = Возьми его и положи туда, где у тебя два волка.
lesson-lone-wolves-lose-no-other = Этот не даёт чести за волков. Ищи шрам с волками.
lesson-lone-wolves-lose-no-slot = Он считает волков только на своей территории, а в тундре у тебя два.
lesson-lone-wolves-lose-know-one = Проигравший берёт шрам с территории своей карты.
lesson-lone-wolves-lose-know-two = Он кладёт его на любое своё пустое место.
lesson-lone-wolves-lose-know-three = Шрамы дают силу или честь.

## 4

lesson-lone-wolves-two = Двойка бьёт семёрку
lesson-lone-wolves-two-about = А у тройки есть глаз
lesson-lone-wolves-two-two = Соперник ходит **зелёной 7**, самым большим волком. Не боится только самый маленький той же масти: **2 бьёт 7**.
lesson-lone-wolves-two-two-goal = Возьми взятку.
lesson-lone-wolves-two-no-lower = 7 бьёт от 3 до 6. Спотыкается только о 2 под ногами.
lesson-lone-wolves-two-eye = Ходишь ты. У **3** есть глаз: она открывает один закрытый шрам своей территории.
lesson-lone-wolves-two-eye-goal = Пойди тройкой и посмотри, что она найдёт.
lesson-lone-wolves-two-no-other = В темноте видит только 3.
lesson-lone-wolves-two-know-one = В одной масти берёт старшая, но 2 бьёт 7.
lesson-lone-wolves-two-know-two = 3 открывает закрытый шрам, и в ответ тоже.
lesson-lone-wolves-two-know-three = Оба знака есть на картах.

## 5

lesson-lone-wolves-moon = Луна и козырь
lesson-lone-wolves-moon-about = Последний шрам зовёт луну
lesson-lone-wolves-moon-moon = На вулкане остался **один шрам**. Кто возьмёт последний, призовёт туда **луну**.
lesson-lone-wolves-moon-moon-goal = Проиграй там взятку, возьми шрам и положи его.
lesson-lone-wolves-moon-no-won = Помнишь: 2 бьёт 7. Верно, но сейчас план — проиграть.
lesson-lone-wolves-moon-no-elsewhere = Шрам берёшь там, где лежит проигравшая карта. Последний — на вулкане.
lesson-lone-wolves-moon-trump = Луна над вулканом: **козырь — красные**, они бьют любую масть. Соперник пошёл зелёной 7, а зелёных у тебя нет.
lesson-lone-wolves-moon-trump-goal = Возьми козырем.
lesson-lone-wolves-moon-no-lost = Другая масть проигрывает зелёной 7. Если это не козырь.
lesson-lone-wolves-moon-know-one = Последний шрам приносит луну: 5 чести более сильной стороне.
lesson-lone-wolves-moon-know-two = Во второй раз — кровавая луна: 3.
lesson-lone-wolves-moon-know-three = Масть последней луны — козырь.

## 6

lesson-lone-wolves-scoring = Подсчёт
lesson-lone-wolves-scoring-about = Пять жетонов, две луны, твои шрамы
lesson-lone-wolves-scoring-last = Последняя карта, и ты позади: 26 : 28. Сильнейший на территории берёт **жетон чести** и **луну**, если она там.
lesson-lone-wolves-scoring-last-goal = Сыграй её там, где она выиграет партию.
lesson-lone-wolves-scoring-no-other = Лидер там не сменится. Добавь 7 там, где соперник впереди меньше чем на 7.
lesson-lone-wolves-scoring-know-one = Больше силы — жетон и луна. Поровну — никому.
lesson-lone-wolves-scoring-know-two = Шрамы — сверх того.
lesson-lone-wolves-scoring-know-three = Побеждает больше чести; при равенстве — больше одиноких волков.

## 7

lesson-lone-wolves-borders = Границы
lesson-lone-wolves-borders-about = Продвинутое поле
lesson-lone-wolves-borders-strength = На продвинутом поле шрам может лежать на **границе** и действует с обеих сторон. Твой даёт +3 к силе.
lesson-lone-wolves-borders-strength-goal = Выйди вперёд и в пещерах, и в пустыне.
lesson-lone-wolves-borders-no-single = Так обе не взять. У забора две стороны: посмотри между пещерами и пустыней.
lesson-lone-wolves-borders-honour = Это [[s4]]: он действует **сразу** и переворачивает жетон чести. На границе — два.
lesson-lone-wolves-borders-honour-goal = Подними жетоны болота и пещер до 10 и 9.
lesson-lone-wolves-borders-no-turn = Так перевернутся другие жетоны или только один. Нужны болото и пещеры вместе.
lesson-lone-wolves-borders-know-one = Шрам на границе действует на обеих территориях.
lesson-lone-wolves-borders-know-two = На каждой границе место для одного твоего.
lesson-lone-wolves-borders-know-three = Некоторые действуют сразу, и только раз.
