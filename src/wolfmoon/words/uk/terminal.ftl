# Що команди друкують у терміналі. Команди, опції, імена ботів і запис рішень вводять,
# тому вони однакові всіма мовами.

## Будь-яка команда

terminal-wrote = записано: { $file }
terminal-seconds = { $seconds } с
terminal-from-to = від { $low } до { $high }
terminal-games = { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[many] { $count } партій
}
terminal-blocks = { $count ->
    [one] { $count } блок
    [few] { $count } блоки
   *[many] { $count } блоків
}
terminal-decisions = { $count ->
    [one] { $count } рішення
    [few] { $count } рішення
   *[many] { $count } рішень
}
terminal-playing = гра триває
terminal-unit-games = партій
terminal-unit-blocks = блоків
terminal-left = лишилося
terminal-stopped = Зупинено.
terminal-stopped-save = Зупинено. Та сама команда продовжить.
terminal-stopped-after = Зупинено; зіграно партій: { $games } із { $planned }.
terminal-ended = кінець гри — { $why }: { $share }

## Як закінчується партія

terminal-ending-full-moon = повний місяць
terminal-ending-quiet = затишшя
terminal-ending-thirteen-tricks = тринадцять взяток

## Партія в терміналі

terminal-seated = Твоє місце: { $seat }; { $others }.
terminal-other = на місці { $seat } — { $bot }
terminal-type-help = Введи help, щоб дізнатися, що можна ввести.
terminal-farewell = До зустрічі. (Команда save ФАЙЛ зберігає партію.)
terminal-typed-number = число
terminal-does-number = вибрати варіант із цим номером
terminal-typed-notation = рішення
terminal-does-notation = вирішити так
terminal-does-notation-as = вирішити так, наприклад: { $examples }
terminal-typed-why = why ЩО
terminal-does-why = чому чогось не можна, з правилом
terminal-does-options = ще раз, що можна вирішити
terminal-does-score = очки за джерелами
terminal-does-board = намалювати поле ще раз
terminal-does-undo = скасувати своє останнє рішення
terminal-typed-save = save ФАЙЛ
terminal-does-save = записати партію у файл
terminal-does-quit = вийти з партії
terminal-possible = Зараз це можливо.
terminal-possible-here = зараз можна
terminal-no-place = Те, що вирішується зараз, не пов’язане з місцем на полі.
terminal-score = { $count ->
    [one] місце { $seat }: { $count } очко ({ $sources })
    [few] місце { $seat }: { $count } очки ({ $sources })
   *[many] місце { $seat }: { $count } очок ({ $sources })
}
terminal-you-win = Ти перемагаєш!
terminal-you-share = Ти ділиш перемогу.
terminal-wins = Перемагає місце { $seat }.
terminal-share = Перемогу ділять місця { $seats }.
terminal-over = Кінець гри ({ $why }): { $scores }

## Уроки

terminal-lesson = { $lesson }: стани { $states }, слова { $words }, секунди { $seconds }, правила { $clauses }
terminal-course = { $game }: уроки { $lessons }, хвилини { $minutes }, охоплено правил { $share } %
terminal-lessons-right = Усі уроки тримають обіцянки.
terminal-lesson-commands = Введи рішення або одне з: { $names }
terminal-lesson-look = Поглянь на: { $places }
terminal-lesson-turn = Вийде так: { $decisions }

## Заголовки таблиць: короткі, щоб уміщалися

terminal-head-game = гра
terminal-head-seat = місце
terminal-head-bot = бот
terminal-head-seats = місця
terminal-head-points = очки
terminal-head-wins = перемоги
terminal-head-elo = Ело
terminal-head-share = частка
terminal-head-fair = порівну
terminal-head-decision-ms = p95 мс
terminal-head-turn-ms = хід мс
terminal-head-faults = збої
terminal-head-meeting = зустріч
terminal-head-games = партії
terminal-head-mean = середнє
terminal-head-length = довжина
terminal-head-decisions = рішення
terminal-head-turns = ходи
terminal-head-seat-points = очки місця
terminal-head-speed = рішень/с
terminal-head-all-cores = усі ядра
terminal-head-copy = копія мкс
terminal-head-offer = вибір мкс
terminal-head-view = вигляд мкс
terminal-head-bytes = байти

## Багато партій

terminal-random-games = { $count ->
    [one] { $count } випадкова партія, зерно { $seed }, { $speed } партій/с
    [few] { $count } випадкові партії, зерно { $seed }, { $speed } партій/с
   *[many] { $count } випадкових партій, зерно { $seed }, { $speed } партій/с
}
terminal-bot-games = { $count ->
    [one] { $count } партія ботів, зерно { $seed }, { $speed } партій/с
    [few] { $count } партії ботів, зерно { $seed }, { $speed } партій/с
   *[many] { $count } партій ботів, зерно { $seed }, { $speed } партій/с
}
terminal-lengths = рішень за партію: { $decisions }, ходів за партію: { $turns }

## Арена й драбина

terminal-arena = { $blocks }, { $games }, зерно { $seed }
terminal-ladder = { $blocks } на зустріч, зерно { $seed }
terminal-ratio = відношення { $ratio }
terminal-elo = Ело { $value } (від { $low } до { $high }) відносно { $bot }
terminal-sprt = SPRT [{ $low }, { $high }] Ело: { $verdict }, відношення { $ratio } (межі ±{ $bound })
terminal-verdict-accepted = прийнято
terminal-verdict-rejected = відхилено
terminal-verdict-undecided = не вирішено
terminal-lost = { $count ->
    [one] { $bot } програє { $count } партію: { $kind } ({ $what })
    [few] { $bot } програє { $count } партії: { $kind } ({ $what })
   *[many] { $bot } програє { $count } партій: { $kind } ({ $what })
}
terminal-fault-crash = аварійне завершення
terminal-fault-hang = немає рішення вчасно
terminal-fault-illegal = недопустима дія

## Баланс

terminal-balance = { $games }, боти: { $bots }, зерно { $seed }; рівна частка — { $fair }
terminal-seat-shares = місця { $shares }
terminal-not-counted = { $count ->
    [one] { $count } партія не рахується: { $what }
    [few] { $count } партії не рахуються: { $what }
   *[many] { $count } партій не рахується: { $what }
}
terminal-fault = { $bot } на місці { $seat }: { $kind } ({ $what })

## Швидкість

terminal-measuring = вимірюється: { $what } …
terminal-measured-reference-loop = опорний цикл
terminal-measured-cold-compile = компіляція з нуля
terminal-measured-warm-start = запуск після компіляції
terminal-reference = { $count ->
    [one] опорний цикл: { $ns } нс на крок, { $count } ядро
    [few] опорний цикл: { $ns } нс на крок, { $count } ядра
   *[many] опорний цикл: { $ns } нс на крок, { $count } ядер
}
terminal-first-offer = перший вибір з оболонки: { $seconds } с
terminal-cold-compile = компіляція всіх ігор з нуля: { $seconds } с
terminal-ready = правила й боти готові за { $seconds } с
terminal-compiling-rules = компіляція правил, гра «{ $game }»: { $number } із { $total }
terminal-compiling-bots = компіляція ботів, гра «{ $game }»: { $number } із { $total }
terminal-compiling = компіляція правил обох ігор, один раз: { $done } із { $total }
terminal-rules-once = Правила гри «{ $game }» компілюються один раз; це триватиме якийсь час.
terminal-bots-once = Боти гри «{ $game }» компілюються один раз; це триватиме якийсь час.

## Навчання

terminal-minutes = { $minutes } хв: { $what }
terminal-generation-games = покоління { $number } із { $total }, зіграно партій: { $games }
terminal-generation-epoch = покоління { $number } із { $total }, навчання: епоха { $epoch } із { $epochs }, втрати { $loss }
terminal-trained = { $file }: { $games }, зерно { $seed }, втрати { $losses }

## Файли

terminal-reading = читання
terminal-exported = записано у { $file }: { $decisions }, { $games }
terminal-verified = Підтверджено: роздача дає зобов’язання { $commitment }, і всі рішення з нею можливі: { $decisions }.
terminal-verified-worth = Це варте стільки ж, скільки зобов’язання: порівняй його з тим, яке стіл показав до першого ходу, або вкажи те через --commitment.

## Сервер

terminal-serving = Wolfmoon працює за адресою { $address }
terminal-at-work = Wolfmoon працює
terminal-served = Зупинено. Усі ігри збережено.
terminal-database-version = Версія бази даних: { $version }.
terminal-copied = Усе на місці. Столів: { $tables }, подій: { $events }.
terminal-backup-failed = Копія не вдалася, незабаром нова спроба: { $problem }
terminal-head-name = ім’я
terminal-head-id = ідентифікатор
terminal-head-kind = вид
terminal-head-seen = був тут
terminal-head-blocked = блокування
terminal-head-title = назва
terminal-head-status = стан
terminal-head-changed = змінено
terminal-head-what = дія
terminal-head-by = хто
terminal-head-when = коли
terminal-archived = Ігор надіслано до архіву: { $count }.

terminal-puzzles-made = { $game }: задачі { $found } ({ $file })
terminal-puzzles-counted = { $game }: задачі { $count }
terminal-puzzles-scout =   Розвідник не розв’язав: { $share } %
terminal-puzzles-right = Усі задачі правильні.
terminal-puzzle-wrong = Ще ні: { $reached } з { $count }.
terminal-puzzle-answer = Відповідь: { $decisions }
terminal-puzzle-hand = Рука, що це б’є: { $cards }
terminal-puzzle-right = Розв’язано.
terminal-puzzle-rated = { $kind }, рейтинг { $rating }
