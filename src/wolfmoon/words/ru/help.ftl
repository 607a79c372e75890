# Справка командной строки. Она читается без Fluent, чтобы появляться сразу: сообщение здесь —
# текст с простыми данными, и больше ничего. Слова прописными — из части «Что чем обозначено».

## Команды

help-wolfmoon = Играй в настольные игры о волках и изучай их.
help-play = Сыграй в ИГРУ в терминале против ботов.
help-serve = Запусти сервер обеих игр: для этого компьютера или для всех.
help-worker =
    Выполняй то, что серверы откладывают на потом.

    Это ходы ботов, часы и уборка. Таких процессов может быть сколько угодно и где угодно.
help-db = Обновляй, копируй и переноси базу данных сервера.
help-upgrade = Приведи базу данных к виду, который нужен этой версии.
help-backup = Запиши всё в ФАЙЛ; сервер может при этом работать.
help-restore =
    Прочитай всё из ФАЙЛА в пустую базу данных.

    Сервер при этом должен быть остановлен.
help-move =
    Скопируй всё из одной базы данных в другую, пустую.

    Сервер при этом должен быть остановлен.
help-show =
    Нарисуй позицию из ФАЙЛА (партии или позиции).

    - означает стандартный ввод.
help-replay = Проиграй партию из ФАЙЛА до конца или до выбранного решения.
help-verify =
    Проверь, что раздача в ФАЙЛЕ — та, за которую поручился сервер.

    ФАЙЛ — законченная партия, полученная от сервера. Раздача и соль должны давать обязательство, показанное до первого хода, а все ходы и итог должны быть возможны при этой раздаче.
help-export =
    Запиши по строке на каждое решение из ПАРТИЙ одной игры.

    Если какую-то нельзя прочитать, ничего не записывается, и называется её строка.
help-simulate =
    Сыграй много партий: скорость, длина и источники очков.

    Без --bots все выбирают случайно. С несколькими ботами каждый расклад играется по разу с каждого места, поэтому число партий округляется вверх до полных кругов. --parquet сохраняет каждое решение.
help-arena =
    Измерь долю побед бота против других.

    Одни и те же расклады играются с каждого места.
help-ladder =
    Сыграй всеми ботами ИГРЫ друг с другом; рейтинги Эло.

    У бота random — 0.
help-balance =
    Кто выигрывает в ИГРЕ по месту, стае, стартовому гексу и карте.

    Называются также очки по источникам и длина партий. У каждой партии свой расклад. Ctrl-C заканчивает исследование раньше и показывает, что уже известно.
help-train =
    Обучи ботов ИГРЫ на партиях с самими собой.

    На двух ядрах это занимает около 25 минут.
help-report =
    Запиши результаты арены одной страницей с графиками.

    ПАПКА — то, что сохранила команда `wolfmoon arena --save ПАПКА`. С --game печатается партия из блока, в которой у проверяемого бота было это место (считая с 1), для `wolfmoon replay -` и `wolfmoon show -`.
help-perft =
    Посчитай цепочки из 1, 2, … решений ИГРЫ.

    Две программы, которые сходятся, играют по одним правилам.
help-bench = Измерь, как быстро правила работают на этом компьютере.
help-warm =
    Скомпилируй правила и ботов всех игр или ИГРЫ.

    Потом их никто не ждёт.
help-openapi = Напечатай документ OpenAPI сервера.

## Опции

option-help = Показать эту справку и выйти.
option-version = Показать версию и выйти.
option-language = Язык всего, что печатается и рисуется, и отчётов.
option-players = Сколько игроков.
option-board = Сторона поля (Одинокие волки).
option-board-any = Поле, если у игры их несколько.
option-seed-game = То же зерно — та же партия.
option-seed-games = То же зерно — те же партии.
option-seed-setups = То же зерно — те же расклады.
option-games = Сколько партий.
option-parquet = Записать по строке на каждое решение.
option-parquet-rows = Куда записать строки.
option-json = Напечатать JSON вместо таблицы.
option-bots = Например, cub,alpha; последний занимает все оставшиеся места.
option-bots-arena = Проверяемый бот, за ним остальные: a,b.
option-bots-ladder = Какие, например a,b,c; иначе все боты игры.
option-blocks-arena = Сколько блоков; с --sprt — сколько самое большее.
option-blocks-ladder = Сколько блоков на встречу.
option-sprt = Остановиться, когда решится окно Эло.
option-reverse = Один из остальных среди многих проверяемых.
option-save = Сохранить все партии; та же команда продолжит после остановки.
option-processes = Сколько процессов; иначе по одному на ядро.
option-simulations = Сколько симуляций на решение.
option-seconds = Сколько времени на решение.
option-patience = Через сколько секунд проигрывает бот, который не решил.
option-ray = Играть на кластере Ray.
option-html = Записать страницу с графиками.
option-no-compile = Пропустить компиляцию с нуля (минута).
option-bot-processes = Процессы, в которых думают боты, на каждый процесс сервера; 0 оставляет все задания процессам worker.
option-bot-seconds = Секунды на ход; бота, который думает дольше, заменяют.
option-bot-megabytes = Память каждого процесса, в котором думают боты.
option-lease-seconds = Через сколько секунд задания умершего процесса переходят к другому.
option-data = Где хранятся партии.
option-data-or = Или папка серверов.
option-database = PostgreSQL вместо файла.
option-database-servers = База PostgreSQL серверов.
option-log = Насколько подробно сообщать о работе.
option-depth = Глубина в решениях.
option-from = Считать от позиции из файла.
option-divide = Считать для каждого возможного сейчас решения.
option-seat = Твоё место.
option-load = Продолжить партию из файла.
option-no-colour = Простой текст в терминале.
option-to = Остановиться после стольких решений.
option-position = Вместо этого напечатать позицию как файл.
option-out-report = Куда записать; иначе в report.html в ПАПКЕ.
option-game = Напечатать одну партию как файл.
option-host = Адрес, по которому слушает сервер.
option-port = Порт; 0 — любой свободный.
option-workers = Сколько процессов сервера.
option-origin = Другой адрес, с которого приходят страницы.
option-https = Люди приходят по https, через прокси.
option-proxied = Прокси сообщает в X-Forwarded-For, кто спрашивает.
option-rate = Запросов в секунду, на каждого.
option-arrivals = Новых людей в минуту.
option-connections = Соединений с одного адреса.
option-quota = Во столько раз больше обычных квот.
option-waiting-hours = Сколько часов открытый стол ждёт игроков.
option-table-megabytes = Память для столов, за которыми никто не следит, в мегабайтах.
option-open = Открыть в браузере.
option-svg = Записать картинку в SVG.
option-png = Записать картинку в PNG.
option-theme = Цвета картинки: ночные или дневные.
option-names = Написать на картинке названия гексов или карт.
option-width = Ширина картинки.
option-out-weights = Куда записать веса; до конца работы рядом лежит её состояние.
option-resume = Продолжить остановленное обучение.
option-commitment = Как его показал стол перед партией.

## Что чем обозначено

metavar-options = ОПЦИИ
metavar-command = КОМАНДА
metavar-args = АРГУМЕНТЫ
metavar-game = ИГРА
metavar-games = ПАРТИИ
metavar-file = ФАЙЛ
metavar-filename = ФАЙЛ
metavar-path = ФАЙЛ
metavar-dir = ПАПКА
metavar-directory = ПАПКА
metavar-integer = ЧИСЛО
metavar-integer-range = ЧИСЛО
metavar-float = ЧИСЛО
metavar-float-range = ЧИСЛО
metavar-text = ТЕКСТ
metavar-name = ИМЯ
metavar-low = ОТ
metavar-high = ДО
metavar-block = БЛОК
metavar-seat = МЕСТО
metavar-address = АДРЕС
metavar-commitment = ОБЯЗАТЕЛЬСТВО
metavar-source = ОТКУДА
metavar-target = КУДА

## Что говорит Click

click-usage = Использование:
click-options = Опции
click-commands = Команды
click-default = по умолчанию: { $default }
click-required = обязательно
click-error = Ошибка: { $message }
click-try = Справка: «{ $command } { $option }».
click-aborted = Прервано!
click-missing-command = Не указана команда.
click-missing-argument = Не указан аргумент
click-missing-option = Не указана опция
click-choose-from = На выбор:
click-extra-arguments = Лишние аргументы: { $args }
click-invalid-for = Неверное значение { $param_hint }: { $message }
click-invalid = Неверное значение: { $message }
click-no-option = Нет опции «{ $name }».
click-no-command = Нет команды «{ $name }».
click-did-you-mean = Может быть, { $possibility }?
click-did-you-mean-one = Может быть, одно из этого: { $possibilities }?
click-no-value = Опция «{ $name }» не принимает значения.
click-needs-value = Опции «{ $name }» нужно значение.
click-not-choice = «{ $value }» — не { $choice }.
click-not-one-of = «{ $value }» не входит в список: { $choices }.
click-not-in-range = { $value } не входит в диапазон { $range }.
click-no-number = «{ $value }» — не число.
click-is-a-file = «{ $filename }» — это файл.
click-is-a-directory = «{ $filename }» — это папка.
click-does-not-exist = «{ $filename }» не существует.
click-not-readable = «{ $filename }» нельзя прочитать.
click-not-writable = «{ $filename }» нельзя записать.
