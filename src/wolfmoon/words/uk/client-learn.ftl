# Уроки в клієнті: перелік, те, що стоїть над полем, перша гра. Слова самих уроків — у lessons-….ftl.

## Перелік

learn-intro = { $count ->
    [one] { $count } короткий урок за справжнім столом.
    [few] { $count } короткі уроки за справжнім столом.
   *[many] { $count } коротких уроків за справжнім столом.
} Ти граєш із першого ж речення, а кожне правило з’являється тоді, коли воно потрібне.
learn-aid = { $game }: пам’ятка
learn-of = із { $count }
learn-minutes-all = { $count ->
    [one] усього { $count } хвилина
    [few] усього { $count } хвилини
   *[many] усього { $count } хвилин
}
learn-minutes = { $count ->
    [one] близько { $count } хвилини
    [few] близько { $count } хвилин
   *[many] близько { $count } хвилин
}
learn-half-minute = близько пів хвилини
learn-minutes-short = { $count } хв
learn-seconds-short = { $count } с
learn-left-at = Крок { $step } із { $of }: продовжуй звідси
learn-begin = Почати
learn-continue = Продовжити
learn-after = Після уроків
learn-after-hints = У будь-якій звичайній партії ліхтар допомагає за три кроки: куди дивитися, до чого прагнути, хід.
learn-after-review = Будь-яку закінчену партію можна розібрати: що дав або втратив кожен хід і чому.
learn-stars = { $count ->
    [one] { $count } зірка з 3
    [few] { $count } зірки з 3
   *[many] { $count } зірок із 3
}

## Урок

learn-shelf = Урок
learn-other = Вовк { $number }
learn-lesson-of = Урок { $number } із { $of }
learn-leave = Вийти з уроку
learn-step = { $step } із { $of }
learn-plan = У цьому уроці
learn-rules = Правила:
learn-step-is-done = зроблено
learn-step-done = Саме так. Подивися, що вийшло: наступний крок почнеться в іншому місці.
learn-go-on = Далі
learn-take-back = Узяти назад
learn-later = Буде в уроці { $number }
learn-goal = Мета: { $goal }
learn-resumed = Продовжуємо з кроку { $step }.
learn-changed = Урок відтоді змінився й починається заново.
learn-full = Спроб було так багато, що урок починається заново.
learn-away = Немає зв’язку. Твій вибір зачекає, доки сервер повернеться; пройдене збережено на цьому пристрої.
learn-hint = Підказка
learn-hint-look = Подивися на те, що зараз освітлено.
learn-done = Урок пройдено
learn-time = час
learn-wrongs = помилки
learn-of-lessons = із { $count } { $count ->
    [one] уроку
    [few] уроків
   *[many] уроків
  }
learn-again = Ще раз
learn-all = Усі уроки
learn-next = Далі: { $lesson }
learn-board = Твій планшет
learn-do-moved = { NAME($piece, kind: "piece") }: з { $from } на { $to }
learn-do-paid = оплата: { NAME($terrain, kind: "terrain") }
learn-do-paid-bonus = оплата бонусним жетоном місцевості
learn-do-howled = виття: { $hex }
learn-do-built = сховище на { $hex }: { NAME($track, kind: "track") }
learn-do-upgraded = лігво на { $hex }
learn-do-dominated-wolf = домінування над вовком: { $hex }
learn-do-dominated-den = домінування над сховищем: { $hex }
learn-do-drafted = розмістити вовків: { $hex }
learn-do-turn = закінчити хід
learn-do-led = { CARD($card) } { NAME($land, kind: "land", form: "to") }
learn-do-followed = { CARD($card) } { NAME($land, kind: "land", form: "to") }
learn-do-took = узяти: { NAME($scar, kind: "scar") }
learn-do-placed = покласти { NAME($slot, kind: "slot", form: "at") }
key-lesson-hint = Наступний щабель підказки
key-lesson-on = Далі в уроці

## Перша гра

learn-tutor = Наставник
learn-tutor-1 = Попереджає про хід, який багато віддає.
learn-tutor-2 = Підказує в три щаблі, скільки завгодно разів.
learn-tutor-3 = Хід можна взяти назад повністю.
learn-tutor-warns = Попереджає про хід, який віддає { $value } в. п. шансу на перемогу або більше.
learn-first-goals = Три маленькі цілі
learn-first-begin = Почати
learn-first-say = Грай, як хочеш. Цілі позначаються самі, у будь-якому порядку.
learn-first-all = Усіх трьох цілей досягнуто. Далі грай собі на втіху.
learn-first-over = Гру закінчено. Досягнуто цілей: { $count } із { $of }.
learn-first-tick = Ціль досягнуто: { $goal }.
learn-first-turn = хід { $number }
learn-first-trick = взятка { $number }
learn-first-show = Показати, де це
learn-first-review = Розібрати партію
learn-first-again = Зіграти ще раз без наставника

## Новачкам

learn-first-time = Уперше тут?
learn-by-playing = Вчися граючи
learn-course-of = Навчання: { $game }
learn-course-facts = { $lessons ->
    [one] { $lessons } урок
    [few] { $lessons } уроки
   *[many] { $lessons } уроків
}, { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
}
learn-new-here = Уперше тут?
learn-today = Сьогодні
learn-no-account = Ти граєш як гість; реєструватися не треба.
learn-lesson-at = Урок { $number } із { $count }, крок { $step } із { $of }
learn-chapter = Пройти це в уроці: { $lesson }
learn-far = { $done } із { $count }
learn-course-done = Усі уроки пройдено
