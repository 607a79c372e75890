# Довідка командного рядка. Її читають без Fluent, щоб вона з’являлася одразу: повідомлення тут —
# текст із простими даними, і більше нічого. Слова великими літерами — з частини «Що чим позначено».

## Команди

help-wolfmoon = Грай у настільні ігри про вовків і вивчай їх.
help-play = Зіграй у ГРУ в терміналі проти ботів.
help-lessons = Показати, перевірити й пройти уроки.
help-lessons-list = Показати уроки всіх ігор за порядком.
help-lessons-check =
    Обійти всі стани всіх уроків і прочитати всі їхні слова.

    Про кожну порушену обіцянку сказано з файлом і рядком, і команда завершується помилкою.
help-lessons-play = Пройти УРОК у терміналі.
help-serve = Запусти сервер обох ігор: для цього комп’ютера або для всіх.
help-worker =
    Виконуй те, що сервери відкладають на потім.

    Це ходи ботів, годинники й прибирання. Таких процесів може бути скільки завгодно й де завгодно.
help-db = Оновлюй, копіюй, відновлюй і перенось базу даних сервера.
help-upgrade = Приведи базу даних до вигляду, якого потребує ця версія.
help-backup = Запиши все у ФАЙЛ; сервер може тим часом працювати.
help-restore =
    Прочитай усе з ФАЙЛУ в порожню базу даних.

    Сервер тим часом має бути зупинений.
help-move =
    Скопіюй усе з однієї бази даних в іншу, порожню.

    Сервер тим часом має бути зупинений.
help-show =
    Намалюй позицію з ФАЙЛУ (партії або позиції).

    - означає стандартне введення.
help-replay = Програй партію з ФАЙЛУ до кінця або до обраного рішення.
help-verify =
    Перевір, що роздача у ФАЙЛІ — та, за яку поручився сервер.

    ФАЙЛ — закінчена партія, отримана від сервера. Роздача й сіль мають давати зобов’язання, показане до першого ходу, а всі ходи й підсумок мають бути можливі за цієї роздачі.
help-export =
    Запиши по рядку на кожне рішення з ПАРТІЙ однієї гри.

    Якщо якусь не можна прочитати, нічого не записується, і називається її рядок.
help-simulate =
    Зіграй багато партій: швидкість, довжина й джерела очок.

    Без --bots усі вибирають випадково. З кількома ботами кожен розклад грається по разу з кожного місця, тому кількість партій заокруглюється вгору до повних кіл. --parquet зберігає кожне рішення.
help-arena =
    Виміряй частку перемог бота проти інших.

    Ті самі розклади граються з кожного місця.
help-ladder =
    Зіграй усіма ботами ГРИ один з одним; рейтинги Ело.

    Бот random має 0.
help-balance =
    Хто виграє у ГРІ за місцем, зграєю, стартовим гексом і мапою.

    Називаються також очки за джерелами й довжина партій. Кожна партія має свій розклад. Ctrl-C закінчує дослідження раніше й показує, що вже відомо.
help-train =
    Навчи ботів ГРИ на партіях із самими собою.

    На двох ядрах це триває близько 25 хвилин.
help-report =
    Запиши результати арени однією сторінкою з графіками.

    ТЕКА — те, що зберегла команда `wolfmoon arena --save ТЕКА`. З --game друкується партія з блоку, в якій бот, що перевіряється, мав це місце (рахуючи від 1), для `wolfmoon replay -` і `wolfmoon show -`.
help-perft =
    Порахуй ланцюжки з 1, 2, … рішень ГРИ.

    Дві програми, які сходяться, грають за однаковими правилами.
help-bench = Виміряй, як швидко правила працюють на цьому комп’ютері.
help-warm =
    Скомпілюй правила й ботів усіх ігор або ГРИ.

    Потім на них ніхто не чекає.
help-openapi = Надрукуй документ OpenAPI сервера.

## Опції

option-help = Показати цю довідку й вийти.
option-version = Показати версію й вийти.
option-language = Мова всього, що друкується й малюється, та звітів.
option-players = Скільки гравців.
option-board = Бік поля (Вовки-одинаки).
option-board-any = Поле, якщо гра має їх кілька.
option-seed-game = Те саме зерно — та сама партія.
option-seed-games = Те саме зерно — ті самі партії.
option-seed-setups = Те саме зерно — ті самі розклади.
option-games = Скільки партій.
option-parquet = Записати по рядку на кожне рішення.
option-parquet-rows = Куди записати рядки.
option-json = Надрукувати JSON замість таблиці.
option-bots = Наприклад, cub,alpha; останній займає всі місця, що лишилися.
option-bots-arena = Бот, що перевіряється, за ним решта: a,b.
option-bots-ladder = Які, наприклад a,b,c; інакше всі боти гри.
option-blocks-arena = Скільки блоків; із --sprt — скільки щонайбільше.
option-blocks-ladder = Скільки блоків на зустріч.
option-sprt = Зупинитися, коли вирішиться вікно Ело.
option-reverse = Один з решти серед багатьох ботів, що перевіряються.
option-save = Зберегти всі партії; та сама команда продовжить після зупинки.
option-processes = Скільки процесів; інакше по одному на ядро.
option-simulations = Скільки симуляцій на рішення.
option-seconds = Скільки часу на рішення.
option-patience = Через скільки секунд програє бот, який не вирішив.
option-ray = Грати на кластері Ray.
option-html = Записати сторінку з графіками.
option-no-compile = Пропустити компіляцію з нуля (хвилина).
option-bot-processes = Процеси, у яких думають боти, на кожен процес сервера; 0 лишає всі завдання процесам worker.
option-bot-seconds = Секунди на хід; бота, який думає довше, замінюють.
option-bot-megabytes = Пам’ять кожного процесу, у якому думають боти.
option-lease-seconds = Через скільки секунд завдання мертвого процесу переходять до іншого.
option-data = Де зберігаються партії.
option-data-or = Або тека серверів.
option-database = PostgreSQL замість файлу.
option-database-servers = База PostgreSQL серверів.
option-log = Наскільки докладно повідомляти про роботу.
option-depth = Глибина в рішеннях.
option-from = Рахувати від позиції з файлу.
option-divide = Рахувати для кожного можливого зараз рішення.
option-seat = Твоє місце.
option-load = Продовжити партію з файлу.
option-no-colour = Простий текст у терміналі.
option-to = Зупинитися після стількох рішень.
option-position = Натомість надрукувати позицію як файл.
option-out-report = Куди записати; інакше в report.html у ТЕЦІ.
option-game = Надрукувати одну партію як файл.
option-host = Адреса, за якою слухає сервер.
option-port = Порт; 0 — будь-який вільний.
option-workers = Скільки процесів сервера.
option-origin = Інша адреса, з якої приходять сторінки.
option-https = Люди приходять по https, через проксі.
option-proxied = Проксі повідомляє в X-Forwarded-For, хто питає.
option-rate = Запитів на секунду, на кожного.
option-arrivals = Нових людей на хвилину.
option-connections = З’єднань з однієї адреси.
option-quota = У стільки разів більше за звичайні квоти.
option-waiting-hours = Скільки годин відкритий стіл чекає на гравців.
option-table-megabytes = Пам’ять для столів, за якими ніхто не стежить, у мегабайтах.
option-open = Відкрити в браузері.
option-svg = Записати малюнок у SVG.
option-png = Записати малюнок у PNG.
option-theme = Кольори малюнка: нічні або денні.
option-names = Написати на малюнку назви гексів або карт.
option-width = Ширина малюнка.
option-out-weights = Куди записати ваги; до кінця роботи поруч лежить її стан.
option-resume = Продовжити зупинене навчання.
option-commitment = Як його показав стіл перед партією.

## Що чим позначено

metavar-options = ОПЦІЇ
metavar-command = КОМАНДА
metavar-args = АРГУМЕНТИ
metavar-game = ГРА
metavar-games = ПАРТІЇ
metavar-file = ФАЙЛ
metavar-filename = ФАЙЛ
metavar-path = ФАЙЛ
metavar-dir = ТЕКА
metavar-directory = ТЕКА
metavar-integer = ЧИСЛО
metavar-integer-range = ЧИСЛО
metavar-float = ЧИСЛО
metavar-float-range = ЧИСЛО
metavar-text = ТЕКСТ
metavar-name = ІМ’Я
metavar-low = ВІД
metavar-high = ДО
metavar-block = БЛОК
metavar-seat = МІСЦЕ
metavar-lesson = УРОК
metavar-address = АДРЕСА
metavar-commitment = ЗОБОВ’ЯЗАННЯ
metavar-source = ЗВІДКИ
metavar-target = КУДИ

## Що каже Click

click-usage = Використання:
click-options = Опції
click-commands = Команди
click-default = типово: { $default }
click-required = обов’язково
click-error = Помилка: { $message }
click-try = Довідка: «{ $command } { $option }».
click-aborted = Перервано!
click-missing-command = Не вказано команду.
click-missing-argument = Не вказано аргумент
click-missing-option = Не вказано опцію
click-choose-from = На вибір:
click-extra-arguments = Зайві аргументи: { $args }
click-invalid-for = Хибне значення { $param_hint }: { $message }
click-invalid = Хибне значення: { $message }
click-no-option = Немає опції «{ $name }».
click-no-command = Немає команди «{ $name }».
click-did-you-mean = Може, { $possibility }?
click-did-you-mean-one = Може, щось із цього: { $possibilities }?
click-no-value = Опція «{ $name }» не приймає значення.
click-needs-value = Опція «{ $name }» потребує значення.
click-not-choice = «{ $value }» — не { $choice }.
click-not-one-of = «{ $value }» немає в списку: { $choices }.
click-not-in-range = { $value } не входить у діапазон { $range }.
click-no-number = «{ $value }» — не число.
click-is-a-file = «{ $filename }» — це файл.
click-is-a-directory = «{ $filename }» — це тека.
click-does-not-exist = «{ $filename }» не існує.
click-not-readable = «{ $filename }» не можна прочитати.
click-not-writable = «{ $filename }» не можна записати.
