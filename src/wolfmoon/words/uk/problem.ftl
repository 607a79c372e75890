# У чому команди й інструменти відмовляють: опції, файли, боти, бази даних. Це не речення:
# вони стоять після «Помилка: …», без крапки в кінці.

## Файли й теки

problem-write = не вдається записати { $file }: { $reason }
problem-in-file = { $file }: { $problem }
problem-not-text = { $file } — не текстовий файл
problem-two-games = { $file } — партія гри { $game }, а { $first } — гри { $other }: у файлі рядків одна гра
problem-no-folder = теки { $folder } немає
problem-no-file = файлу { $file } немає
problem-file-there = { $file } уже є
problem-package = бракує пакета { $package }: pip install '{ $install }'

## Опції

problem-not-both = вкажи { $first } або { $second }, але не обидві опції
problem-at-least-one = { $name } — не менше 1, а не { $found }
problem-above-zero = { $name } — більше за 0, а не { $found }
problem-block-and-seat = { $name } приймає блок і місце, наприклад 0,1, а не { $found }
problem-theme = теми { $found } немає; є: { $names }
problem-render-mode = режиму малювання { $found } немає; є: { $names }

## За столом у терміналі

problem-no-seat = { $count ->
    [one] місця { $seat } немає: у грі { $count } місце
    [few] місця { $seat } немає: у грі { $count } місця
   *[many] місця { $seat } немає: у грі { $count } місць
}
problem-no-option = варіанти мають номери від 1 до { $last }
problem-why = чому що? Назви місце або рішення
problem-why-as = чому що? Назви місце або рішення: { $examples }
problem-nothing-to-undo = тобі нічого скасовувати
problem-save-one-file = { $name } чекає на ім’я одного файлу

## Боти

problem-no-bot = у гри { $game } немає бота { $found }; є: { $names }
problem-bot-not-loaded = бот { $found } не завантажується: { $problem }
problem-bot-not-made = бот { $found } не створюється: { $problem }
problem-not-a-bot = { $found } — не { $wanted }
problem-one-bot = назви хоча б одного бота, наприклад { $example }
problem-two-bots = назви хоча б двох ботів, наприклад { $example }
problem-many-bots = ботів { $bots }, а місць для них { $seats }
problem-no-bots-turn = зараз вирішує не бот
problem-reverse = { $name } — для двох ботів, а не { $found }

## Арена й драбина

problem-seed = зерно — ціле число від 0 до 2^64 - 1, а не { $found }
problem-few-blocks = для інтервалу потрібно блоків не менше { $fewest }, а не { $found }
problem-few-blocks-in = у { $folder } замало блоків для звіту: { $found } із { $fewest }
problem-ladder-twice = у драбині кожен бот один раз, а { $name } названо двічі
problem-ladder-alone = для драбини потрібен ще один бот, крім { $name }
problem-window-order = вікно йде від меншого до більшого, а не від { $low } до { $high }
problem-window = вікно — два числа Ело, наприклад 0,15, а не { $found }
problem-no-results = у { $folder } немає результатів арени
problem-no-saved-game = у { $folder } немає партії { $game } з блоку { $block }
problem-damaged = { $file } пошкоджено: це не JSON
problem-format = у { $folder } результати у форматі { $found }, а не { $known }
problem-other-results = у { $folder } результати, де { $key } — { $before }, а не { $now }; вибери іншу теку
problem-other-sources = у { $folder } результати іншого коду правил або ботів; вибери іншу теку
problem-no-cluster = за адресою { $address } немає кластера Ray: { $problem }
problem-no-game-finished = жодної партії не закінчено
problem-no-game-finished-for = жодної партії не закінчено: { $faults }

## Навчання

problem-training-there = у { $folder } уже є навчання: продовж його з { $option } або видали теку
problem-no-training = у { $folder } немає навчання, яке можна продовжити
problem-other-training = у { $folder } інше навчання; видали його або назви іншу теку
problem-weights-version = { $file }: ваги для версії ознак { $found }, а не { $known }; навчи їх наново: { $command }
problem-weights = { $file }: ваги не читаються: { $problem }
problem-weights-part = { $file }: бракує { $name }
problem-weights-shape = { $file }: у { $name } форма { $found }, а не { $wanted }

## Зобов’язання

problem-not-verified = не підтверджено: { $problem }
problem-other-commitment = не підтверджено: роздача дає зобов’язання { $found }, а не { $given }
problem-no-commitment = немає зобов’язання, яке можна перевірити: { $why }
problem-from-position = партія починається із заданої позиції
problem-from-seed = роздачу отримано із зерна { $seed }; хто знав зерно, знав роздачу
problem-from-setup = розклад було задано; хто його задав, знав роздачу

## Сервер і база даних

problem-worker-processes = для worker потрібен хоча б один процес, у якому думають боти
problem-database = базою даних { $address } не можна користуватися: { $problem }
problem-base = { $found } — не шлях, під який можна все помістити; годиться, наприклад, { $example }
problem-listen = не вдається слухати { $host }, порт { $port }: { $reason }
problem-span = { $found } — не проміжок часу; годяться, наприклад, { $examples }
problem-several-workers = для кількох процесів потрібен PostgreSQL: вкажи { $example }
problem-nothing-kept = { $problem }; нічого не збережено
problem-database-address = { $found } — не адреса бази даних
problem-database-kind = адреса бази даних починається з: { $names }
problem-database-empty = база даних порожня; спершу виконай для неї { $command }
problem-database-version = версія бази даних — { $version }; спершу виконай для неї { $command }
problem-database-newer = версія бази даних — { $version }, вона новіша за цю програму: встанови ту версію Wolfmoon, що створила її, або новішу
problem-no-database = бази даних { $file } немає: вкажи, де твоя ({ $options }); нову створює { $run }
problem-no-backup = { $file } — не резервна копія Wolfmoon
problem-copy-changed = поки тривало копіювання, дані змінилися; нічого не збережено
problem-copy-differs = копія відрізняється від оригіналу; нічого не збережено
problem-target-not-empty = база даних, у яку копіюють, не порожня
problem-moving = цю базу даних зараз переносять; запусти знову, коли це закінчиться
problem-database-served = інший сервер використовує { $file }: спершу заверши його або дай цьому окрему теку
problem-database-in-use = сервер або worker використовує { $address }: зупини на ній усі { $commands }, потім запусти це знову

## Уроки

problem-lessons = { $count ->
    [one] Порушено { $count } обіцянку.
    [few] Порушено { $count } обіцянки.
   *[many] Порушено { $count } обіцянок.
}
problem-lesson-states = можна потрапити до більшої кількості станів, ніж { $most }
problem-lesson-reply = ніхто не відповідає після: { $after }
problem-lesson-hopeless = мети вже не досягти після: { $after }
problem-lesson-goal = мети не досягти
problem-lesson-accept = нічого з того, що тут приймають, ніколи не пропонується
problem-lesson-slip = помилка { $name } неможлива
problem-lesson-refusal = правила забороняють це за { $clause }, а не за { $found }
problem-lesson-wordless = { $decision } не прийнято й не названо хибним після: { $after }
problem-lesson-hint = підказка не веде до мети після: { $after }
problem-lesson-place = немає місця { $place }
problem-lesson-clause = немає правила { $clause }
problem-lesson-untold = ніщо з того, що стається, не стосується { $clause }
problem-lesson-message = немає { $key } мовою { $language }
problem-lesson-words = { $count ->
    [one] { $count } слово на екрані { $key } ({ $language }), щонайбільше { $most }
    [few] { $count } слова на екрані { $key } ({ $language }), щонайбільше { $most }
   *[many] { $count } слів на екрані { $key } ({ $language }), щонайбільше { $most }
}
problem-lesson-first = { $count ->
    [one] перше рішення триває понад { $count } секунду
    [few] перше рішення триває понад { $count } секунди
   *[many] перше рішення триває понад { $count } секунд
}
problem-lesson-unsaid = жоден урок не каже { $key }
problem-course-long = уроки тривають довше { $most } хв: { $found } хв
problem-course-clauses = уроки торкаються { $found } % правил, а не { $least } %

problem-puzzle-line = { $found } — не рядок збірника задач
problem-puzzle-unknown = немає задачі { $found }

problem-puzzles = Хибні задачі: { $count }
problem-puzzle-solution = розв’язок не досягає мети
problem-puzzle-value = розв’язана інакше дає інший підсумок
problem-puzzle-easy = правильного немає, або хибного немає
problem-puzzle-double = вона та сама, що { $other }
problem-puzzle-themes = її теми не ті, що знайдено
problem-puzzle-refused = її не можна зіграти: { $why }
problem-site = { $value } — не адреса сайту: вона починається з http:// або https://.
problem-contact = { $value } — не адреса mailto: чи https:.
problem-smtp = { $value } — не адреса поштового сервера: вона починається з smtp:// або smtps://.
problem-smtp-site = Листам потрібен і --site: з цієї адреси починаються посилання в них.
