# The daily hunt.

hunt-unknown = Такого полювання немає.
hunt-covered = Що вийшло в інших, буде видно, коли ти завершиш своє полювання або коли мине день.
hunt-not-done = Спершу заверши полювання, яке йде в залік; потім його можна грати знову скільки завгодно.
hunt-one-try = На що суперники вже відповіли, те лишається: полювання — це одна спроба.
hunt-left = Це полювання покинуто, його дограє бот. Можна зіграти його ще раз для тренування.

## The page

hunt = Полювання дня
hunt-which = Яке полювання
hunt-on = Полювання дня, { $day }
hunt-of-game = Полювання дня: { $game }
hunt-pitch-the-wolves = Усі отримують ту саму мапу, те саме місце й тих самих двох Мисливців з однаковим везінням. У тебе одна спроба й цілий день на неї.
hunt-pitch-lone-wolves = Усі отримують ті самі карти, те саме місце й того самого Мисливця з однаковим везінням. У тебе одна спроба й цілий день на неї.
hunt-begin = Почати полювання
hunt-go-on = Полювати далі
hunt-leave-means = Тоді полювання дограє бот. Оцінки за нього не буде, і повернутися до нього не можна.
hunt-again = Зіграти ще раз
hunt-look-back = Озирнутися
hunt-seat = твоє місце { $seat } з { $of }
hunt-against = { $count ->
    [one] проти { $count } Мисливця
    [few] проти { $count } Мисливців
   *[many] проти { $count } Мисливців
}
hunt-ends = { $hours ->
    [one] закінчиться за { $hours } годину
    [few] закінчиться за { $hours } години
   *[many] закінчиться за { $hours } годин
}
hunt-late = цей день минув: він рахується лише для тебе
hunt-won = Перемога, відрив { $points }
hunt-won-level = Перемога за рівних очок
hunt-shared = Спільна перемога
hunt-lost = Поразка, відставання { $points }
hunt-lost-level = Поразка за рівних очок
hunt-mark = оцінка { $mark }
hunt-mark-of = { $mark } зі 100
hunt-better = Краще, ніж { $mark } зі 100 партій ботів з твого місця.
hunt-mark-later = Боти ще грають. Оцінка з’явиться пізніше.
hunt-percentile = Краще, ніж { $part } % із { $count } людей.
hunt-people = { $count ->
    [one] Цього дня полювала { $count } людина.
    [few] Цього дня полювали { $count } людини.
   *[many] Цього дня полювали { $count } людей.
}
hunt-ridge = Відрив в очках: { $says }
hunt-ridge-bot = { $name } зазвичай { $points }
hunt-ridge-note = Відрив в очках від найкращого з решти. Пагорби — партії ботів з твого місця, камені — люди.
hunt-as-table = Таблицею
hunt-who = Хто
hunt-games = Партії
hunt-ahead = Відрив
hunt-lost-side = поразка
hunt-won-side = перемога
hunt-how = Як це рахується
hunt-how-win = Спершу перемога, потім відрив.
hunt-how-win-more = Ідеться про відрив від найкращого з решти.
hunt-how-mark = Оцінка — від 0 до 100.
hunt-how-mark-more = Розвідник, Мисливець і Альфа багато разів грали з твого місця. Оцінка каже, скільки з цих партій слабші за твою.
hunt-how-covered = До кінця нічого не видно.
hunt-how-covered-more = Ані результатів, ані партій цього дня, доки ти не завершиш.
hunt-week = Тиждень
hunt-week-rule = рахуються п’ять найкращих днів
hunt-week-note = Оцінки виміряно за ботами, тож таблиця означає те саме і для трьох людей, і для тридцяти тисяч.
hunt-week-empty = Цього тижня ще ніхто не завершив полювання.
hunt-sum = сума
hunt-tell = Розповісти іншим
hunt-tell-note = нічого не видає
hunt-place = { $date ->
    [crescent] { phase-crescent }
    [quarter] { phase-quarter }
    [full] { phase-full }
    [moon] { moon-moon }
    [blood-moon] { moon-blood-moon }
   *[end] кінець
} — { $place }
hunt-places = Місця: { $places }
hunt-copy = Копіювати
hunt-copied = Скопійовано
hunt-watch-title = Партії для перегляду
hunt-watch = Дивитися
hunt-watch-of = Дивитися: { $name }
hunt-alpha = Альфа на твоєму місці
hunt-alpha-about = { $count ->
    [one] середня з { $count } партії
    [few] середня з { $count } партій
   *[many] середня з { $count } партій
}
hunt-calendar-note = Місяць тим повніший, що вища оцінка дня. На порожнє кільце ще можна пополювати; воно рахується лише для тебе.
hunt-day-mark = { $day }, оцінка { $mark }
hunt-day-open = { $day }, без оцінки
hunt-month-before = Попередній місяць
hunt-month-after = Наступний місяць
hunt-row = Рахувати дні поспіль
hunt-row-off = Вимкнено: цього числа не бачить ніхто, навіть ти.
hunt-in-a-row = { $count ->
    [one] { $count } день поспіль. Пропущений день нічого не коштує.
    [few] { $count } дні поспіль. Пропущений день нічого не коштує.
   *[many] { $count } днів поспіль. Пропущений день нічого не коштує.
}
