# Розбір на екрані.

review-analyse = Розібрати
review-of-game = Розбір
review-row = Розбір: { $title }
review-unit-short = Шанс на перемогу, 100 — певна перемога
review-amount = сума
review-slider = Хід
review-slider-trick = Взятка
review-trick = Взятка { $round }
review-start = Початок
review-turn-of = Хід { $round } із { $of }
review-trick-of = Взятка { $round } із { $of }
review-curve-later = з’явиться з розбором
review-figures = Усі числа
review-whose = Як ішло в гравця
review-compare = Зіграно чи краще
review-flow = Кому дісталося
review-doubt = ± { $half } пункту шансу на перемогу
review-counted = пункту шансу на перемогу, підраховано
review-margin = пункту краще за наступну ідею
review-eyes = Очима гравця { $who }:
review-reply = { $who } користується цим у відповідь.
review-show = Показати
review-try = Зіграти цей хід ще раз
review-leave = Назад до всієї партії
review-first = Перший поворотний момент
review-next = Наступний поворотний момент
review-before = Попередній поворотний момент
review-only = Лише: { $entry }
review-all = Показати всі
review-nothing = Жоден хід цього гравця не коштував стільки, щоб на ньому вчитися.
review-to-score = До рахунку
review-note = Партія тут
review-note-played = Зіграний хід
review-note-better = Кращий хід
review-abandoned = Партію не дограли; ось доки вона дійшла.

## Lone Wolves

review-cards = Які карти
review-knew = Що було відомо
review-open = Усі карти відкриті
review-held = На руках: { $who }
review-sampled = Оцінено за вибіркою.
review-kind-lead = Вихід
review-kind-follow = Карта
review-kind-take = Шрам
review-kind-place = Місце
review-kind-turn = Хід
review-kind-draft = Гекс
review-chance = шанс
review-wins = перемагає у
review-of = { $wins } із { $of }
review-percent = { $share } %
review-was-played = зіграно
review-best = найкраще
review-hidden = закритий шрам
review-all-plays = { $count ->
    [one] Уся { $count } можливість
    [few] Усі { $count } можливості
   *[many] Усі { $count } можливостей
}
review-scar = { NAME($scar, kind: "scar") }
review-slot = { NAME($slot, kind: "slot", form: "at") }

## Як далеко

review-ask = Розібрати цю партію
review-go-on = Продовжити
review-not-yet = Ще не розібрано
review-what = Розбір показує, як шанс на перемогу змінювався від ходу до ходу, які ходи його віддали, що було б краще й куди він пішов.
review-takes = { $seconds ->
    [one] Близько { $seconds } секунди обчислень.
    [few] Близько { $seconds } секунд обчислень.
   *[many] Близько { $seconds } секунд обчислень.
}
review-ahead = { $count ->
    [0] Попереду ніхто не чекає.
    [one] Попереду чекає { $count } розбір.
    [few] Попереду чекають { $count } розбори.
   *[many] Попереду чекає { $count } розборів.
}
review-finished-only = Розбирають лише закінчені партії. Що тоді було приховано, позначено «заднім числом».
review-stopped = Розбір зупинився
review-stopped-hint = Оцінено ходів: { $judged } із { $count }. Нічого не втрачено: розбір продовжиться звідси.
review-running = Триває розбір партії
review-left = { $seconds ->
    [one] лишилося близько { $seconds } с
    [few] лишилося близько { $seconds } с
   *[many] лишилося близько { $seconds } с
}
review-being-made = Триває розбір партії. Знайдене одразу з’являється тут.
review-look-curve = Перший погляд
    .what = шанс на перемогу в кожному ході
review-look-turns = Пильний погляд
    .what = кожен хід поруч із найкращим знайденим
review-look-reasons = Причини
    .what = що дав би кращий хід
review-meanwhile = Тим часом можна роздивитися або піти: усе триватиме без тебе.
review-so-far = Поки що
review-away = Сервер недоступний. Що вже тут, лишається.

## Учися на помилках

review-again = Учися на своїх помилках
review-again-hint = { $count ->
    [one] { $count } позиція, щоб зіграти знову
    [few] { $count } позиції, щоб зіграти знову
   *[many] { $count } позицій, щоб зіграти знову
}
review-kept = Вони збережені й серед твоїх задач.
review-again-count = Ще раз ({ $count })
review-mistake-of = { $number } із { $of }
review-again-asked = Ще раз
review-again-judging = Оцінюється
review-again-good = Досить добре
review-again-not-yet = Ще ні
review-again-shown = Відповідь
review-again-task = У партії це віддало { $loss } пункту шансу на перемогу. Знайди, що їх збереже: усе в межах { $within } від найкращого правильне.
review-again-wait = Твою спробу порівнюють із найкращою.
review-again-answer = Це найкраще, що знайшлося.
review-again-best = Нічого кращого не знайшлося.
review-again-kept = Ти зберігаєш усе, крім { $loss } ± { $half } пункту.
review-again-still = { $se ->
    [none] Це досі віддає { $loss } пункту, підраховано.
   *[some] Це досі віддає { $loss } ± { $half } пункту.
}
review-in-game = У партії
review-look-here = Поглянь сюди:
review-show-answer = Показати відповідь
review-take-back = Узяти назад
review-next-mistake = Наступна помилка
review-back = Назад до розбору

## На сторінці рахунку

review-story = Партія у трьох реченнях
review-regions = Регіони за датами
review-regions-none = ніхто
review-make = Подивися, де партію виграли й програли.
