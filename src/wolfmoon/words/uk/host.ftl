# What the host of a server is told in the terminal.

## The doctor
host-check-versions = версії
host-check-database = база даних
host-check-disk = диск
host-check-clock = годинник
host-check-compiled = скомпільований код
host-check-links = посилання в повідомленнях
host-check-push = повідомлення браузерам
host-check-mail = електронна пошта
host-check-reached = адреса
host-check-proxy = проксі
host-check-sockets = сокети
doctor-cure = Що допоможе: { $cure }
doctor-from-outside = Як сервер видно ззовні, перевіряє { $option }.
doctor-versions = Це Wolfmoon { $version }, Python { $python }, Numba { $numba }.
doctor-versions-other = Wolfmoon { $version } не розрахований на Python { $python } (Numba { $numba }).
doctor-database = { $kind } відповідає, версія { $version }.
doctor-database-empty = Вона порожня; її наповнить перший сервер.
doctor-database-none = У { $file } її немає; її створить перший сервер.
doctor-database-version = Вона має версію { $found }, а цій програмі потрібна { $wanted }.
doctor-database-broken = Файл пошкоджено: { $problem }
doctor-database-away = З нею немає зв’язку: { $problem }
doctor-disk = вільно { $gigabytes } ГБ у { $folder }
doctor-clock = Він узгоджується з тим, що збережено.
doctor-clock-behind = Він відстає від збереженого щонайменше на { $seconds } с.
doctor-clock-ahead = Він поспішає на { $seconds } с відносно бази даних.
doctor-compiled = Правила й боти готові в { $folder }.
doctor-not-compiled =
    { $count ->
        [one] { $count } частину правил і ботів ще не скомпільовано в { $folder }.
        [few] { $count } частини правил і ботів ще не скомпільовано в { $folder }.
       *[many] { $count } частин правил і ботів ще не скомпільовано в { $folder }.
    }
doctor-interpreted = Нічого не компілюється: правила працюють у тисячу разів повільніше.
doctor-links = Вони починаються з { $site }
doctor-links-none = Ззовні вони нікуди не ведуть: сервер не знає, за якою адресою його знаходять.
doctor-not-set-up = Не налаштовано.
doctor-push = Ключі на місці й підписують від імені { $subject }
doctor-push-package = Не встановлено нічого, що їх шифрує.
doctor-push-subject = Служби push не можуть написати на { $subject }, і служба Apple через це відхиляє кожне повідомлення.
doctor-push-no-keys = Ключів ще немає; їх створить перший сервер.
doctor-push-keys = Ключі не читаються: { $problem }
doctor-mail = { $host }:{ $port } відповідає й приймає листи від { $sender }
doctor-mail-half = Налаштовано наполовину; бракує { $option }.
doctor-mail-away = { $host }:{ $port } не відповідає як поштовий сервер: { $problem }
doctor-mail-login = Сервер нас не впускає: { $problem }
doctor-mail-secure = Немає безпечного з’єднання із сервером: { $problem }
doctor-mail-open = { $host }:{ $port } приймає листи від { $sender }, але пароль іде туди без шифрування.
doctor-mail-sender = Сервер не приймає листів від { $sender }: { $problem }
doctor-reached = Там відповідає Wolfmoon { $version }, з ним усе гаразд.
doctor-not-reached = Там ніхто не відповідає: { $problem }
doctor-not-well = Той, хто там відповідає, каже { $status }.
doctor-clocks-apart = Годинник сервера й цей розходяться більш ніж на пів хвилини.
doctor-proxy = Сервер знає, хто питає і як; твоя адреса: { $address }.
doctor-not-proxied = Перед сервером стоїть проксі, а сервер його не слухає: в усіх одна адреса.
doctor-scheme = Сервер думає, що до нього приходять через { $found }, а не { $wanted }.
doctor-host = Сервер думає, що його звуть { $found }, а не { $wanted }: сторінки відхиляються як чужі.
doctor-base = Сервер думає, що лежить під { $found }, а не під { $wanted }.
doctor-nobody = Проксі не каже, хто питає: в усіх одна адреса.
doctor-sockets = Вони проходять.
doctor-sockets-cut = Вони не проходять: { $problem }
cure-run = запустити { $command }.
cure-python = встановити його з Python від { $first } до { $last }.
cure-newer = встановити ту версію Wolfmoon, що створила цю базу, або новішу.
cure-restore = зупинити сервер, прибрати файл і запустити wolfmoon db restore з найновішою копією.
cure-database = запустити базу даних або вказати її правильну адресу в --database.
cure-where = вказати в --data або --database, де сервер зберігає партії.
cure-disk = звільнити місце або вибрати іншу теку через --data.
cure-clock = звіряти годинники обох машин із сервером часу (timedatectl set-ntp true).
cure-interpreted = прибрати NUMBA_DISABLE_JIT із середовища.
cure-log = прочитати журнал сервера, запущеного з --log info.
cure-address = запустити сервер і проксі, перевірити ім’я, порт і сертифікат.
cure-serve = запустити wolfmoon serve з { $option }.
cure-header = передавати через проксі { $name }, як це роблять файли в deploy/.
cure-sockets = передавати через проксі Upgrade і Connection, як це роблять файли в deploy/.
cure-start = один раз запустити wolfmoon serve.
cure-contact = вказати wolfmoon serve адресу, яку хтось читає, наприклад --contact mailto:ти@твій.сайт.
cure-keys = відновити найновішу копію: нові ключі обірвали б усі підписки.
cure-smtp = перевірити ім’я та порт у --smtp і те, чи може ця машина до них звертатися.
cure-login = перевірити ім’я в --smtp і пароль у WOLFMOON_SMTP_PASSWORD.
cure-secure = вказати --smtp smtps://… з ім’ям, на яке видано сертифікат сервера.
cure-sender = вказати в --mail-from адресу, від якої цей поштовий сервер може надсилати.

## People, tables, reports
host-guest = гість
host-account = обліковий запис
host-for-good = назавжди
host-nothing = Нічого не знайдено.
host-renamed = Тепер ім’я — { $name }.
host-blocked = Заблоковано: з цим обліковим записом більше ніхто не ввійде.
host-unblocked = Розблоковано.
host-erase-sure = Стерти назавжди всі особисті дані: { $who }?
host-erased = Стерто: { $id }. Ігри лишаються, з тим, хто пішов.
host-invitation =
    { $count ->
        [one] Це посилання впустить { $count } людину; постав перед ним свою адресу: { $path }
        [few] Це посилання впустить { $count } людей; постав перед ним свою адресу: { $path }
       *[many] Це посилання впустить { $count } людей; постав перед ним свою адресу: { $path }
    }
host-no-person = немає нікого з ідентифікатором чи іменем облікового запису { $found }; у гостей є лише ідентифікатор, його показує { $list }
host-name = { $found } не може бути тут іменем: воно зайняте або схоже на інше
host-name-bad = { $found } не може бути іменем: потрібно від 1 до { $most } знаків, і всі видимі
host-no-table = немає столу { $found }
host-delete-sure = Видалити назавжди стіл { $id } з усім, що за ним зіграно й сказано?
host-deleted = Видалено.
host-status-gathering = збирається
host-status-playing = іде гра
host-status-finished = завершено
host-status-closed = закрито
host-status-archived = в архіві
host-no-reports = Скарг немає.
host-no-report = скарги { $found } немає серед тих, що чекають
host-report = { $at }: { $by } про: { $whom } ({ $id }), { $reason }
host-report-table = за столом { $table }
host-reason-chat = повідомлення
host-reason-name = ім’я
host-reason-play = манера гри
host-reason-other = інше
host-settled = Вирішено.
host-announced = Тепер це прочитають усі.
host-announced-nothing = Оголошення більше немає.
host-long = в оголошенні не більше знаків, ніж { $most }
host-control = оголошення — простий текст; у { $found } є невидимі знаки
