# What the host of a server is told in the terminal.

## The doctor
host-check-versions = версии
host-check-database = база данных
host-check-disk = диск
host-check-clock = часы
host-check-compiled = скомпилированный код
host-check-links = ссылки в сообщениях
host-check-push = сообщения браузерам
host-check-mail = электронная почта
host-check-reached = адрес
host-check-proxy = прокси
host-check-sockets = сокеты
doctor-cure = Что поможет: { $cure }
doctor-from-outside = Как сервер видно снаружи, проверяет { $option }.
doctor-versions = Это Wolfmoon { $version }, Python { $python }, Numba { $numba }.
doctor-versions-other = Wolfmoon { $version } не рассчитан на Python { $python } (Numba { $numba }).
doctor-database = { $kind } отвечает, версия { $version }.
doctor-database-empty = Она пуста; её наполнит первый сервер.
doctor-database-none = В { $file } её нет; её создаст первый сервер.
doctor-database-version = У неё версия { $found }, а этой программе нужна { $wanted }.
doctor-database-broken = Файл повреждён: { $problem }
doctor-database-away = С ней нет связи: { $problem }
doctor-disk = свободно { $gigabytes } ГБ в { $folder }
doctor-clock = Они согласуются с тем, что сохранено.
doctor-clock-behind = Они отстают от сохранённого не меньше чем на { $seconds } с.
doctor-clock-ahead = Они спешат на { $seconds } с относительно базы данных.
doctor-compiled = Правила и боты готовы в { $folder }.
doctor-not-compiled =
    { $count ->
        [one] { $count } часть правил и ботов ещё не скомпилирована в { $folder }.
        [few] { $count } части правил и ботов ещё не скомпилированы в { $folder }.
       *[many] { $count } частей правил и ботов ещё не скомпилированы в { $folder }.
    }
doctor-interpreted = Ничего не компилируется: правила работают в тысячу раз медленнее.
doctor-links = Они начинаются с { $site }
doctor-links-none = Снаружи они никуда не ведут: сервер не знает, по какому адресу его находят.
doctor-not-set-up = Не настроено.
doctor-push = Ключи на месте и подписывают от имени { $subject }
doctor-push-package = Не установлено ничего, что их шифрует.
doctor-push-subject = Службы push не могут написать на { $subject }, и служба Apple отвергает из-за этого каждое сообщение.
doctor-push-no-keys = Ключей ещё нет; их создаст первый сервер.
doctor-push-keys = Ключи не читаются: { $problem }
doctor-mail = { $host }:{ $port } отвечает и принимает письма от { $sender }
doctor-mail-half = Настроено наполовину; не хватает { $option }.
doctor-mail-away = { $host }:{ $port } не отвечает как почтовый сервер: { $problem }
doctor-mail-login = Сервер нас не впускает: { $problem }
doctor-mail-secure = Нет безопасного соединения с сервером: { $problem }
doctor-mail-open = { $host }:{ $port } принимает письма от { $sender }, но пароль идёт туда без шифрования.
doctor-mail-sender = Сервер не принимает писем от { $sender }: { $problem }
doctor-reached = Там отвечает Wolfmoon { $version }, с ним всё хорошо.
doctor-not-reached = Там никто не отвечает: { $problem }
doctor-not-well = Тот, кто там отвечает, говорит { $status }.
doctor-clocks-apart = Часы сервера и эти расходятся больше чем на полминуты.
doctor-proxy = Сервер знает, кто спрашивает и как; твой адрес: { $address }.
doctor-not-proxied = Перед сервером стоит прокси, а сервер его не слушает: у всех один адрес.
doctor-scheme = Сервер думает, что к нему приходят по { $found }, а не по { $wanted }.
doctor-host = Сервер думает, что его зовут { $found }, а не { $wanted }: страницы отвергаются как чужие.
doctor-base = Сервер думает, что лежит под { $found }, а не под { $wanted }.
doctor-nobody = Прокси не говорит, кто спрашивает: у всех один адрес.
doctor-sockets = Они проходят.
doctor-sockets-cut = Они не проходят: { $problem }
cure-run = запустить { $command }.
cure-python = установить его с Python от { $first } до { $last }.
cure-newer = установить ту версию Wolfmoon, что создала эту базу, или более новую.
cure-restore = остановить сервер, убрать файл и запустить wolfmoon db restore с самой новой копией.
cure-database = запустить базу данных или указать её верный адрес в --database.
cure-where = указать в --data или --database, где сервер хранит партии.
cure-disk = освободить место или выбрать другую папку через --data.
cure-clock = сверять часы обеих машин с сервером времени (timedatectl set-ntp true).
cure-interpreted = убрать NUMBA_DISABLE_JIT из окружения.
cure-log = прочитать журнал сервера, запущенного с --log info.
cure-address = запустить сервер и прокси, проверить имя, порт и сертификат.
cure-serve = запустить wolfmoon serve с { $option }.
cure-header = передавать через прокси { $name }, как это делают файлы в deploy/.
cure-sockets = передавать через прокси Upgrade и Connection, как это делают файлы в deploy/.
cure-start = один раз запустить wolfmoon serve.
cure-contact = указать wolfmoon serve адрес, который кто-то читает, например --contact mailto:ты@твой.сайт.
cure-keys = восстановить самую новую копию: новые ключи оборвали бы все подписки.
cure-smtp = проверить имя и порт в --smtp и то, может ли эта машина к ним обращаться.
cure-login = проверить имя в --smtp и пароль в WOLFMOON_SMTP_PASSWORD.
cure-secure = указать --smtp smtps://… с именем, на которое выдан сертификат сервера.
cure-sender = указать в --mail-from адрес, от которого этот почтовый сервер может отправлять.

## People, tables, reports
host-guest = гость
host-account = учётная запись
host-for-good = навсегда
host-nothing = Ничего не найдено.
host-renamed = Теперь имя — { $name }.
host-blocked = Заблокировано: с этой учётной записью больше никто не войдёт.
host-unblocked = Разблокировано.
host-erase-sure = Стереть навсегда все личные данные: { $who }?
host-erased = Стёрто: { $id }. Игры остаются, с тем, кто ушёл.
host-invitation =
    { $count ->
        [one] Эта ссылка впустит { $count } человека; поставь перед ней свой адрес: { $path }
        [few] Эта ссылка впустит { $count } человек; поставь перед ней свой адрес: { $path }
       *[many] Эта ссылка впустит { $count } человек; поставь перед ней свой адрес: { $path }
    }
host-no-person = нет никого с идентификатором или именем учётной записи { $found }; у гостей есть только идентификатор, его показывает { $list }
host-name = { $found } не может быть здесь именем: оно занято или похоже на другое
host-name-bad = { $found } не может быть именем: нужно от 1 до { $most } знаков, и все видимые
host-no-table = нет стола { $found }
host-delete-sure = Удалить навсегда стол { $id } со всем, что за ним сыграно и сказано?
host-deleted = Удалено.
host-status-gathering = собирается
host-status-playing = идёт игра
host-status-finished = завершён
host-status-closed = закрыт
host-status-archived = в архиве
host-no-reports = Жалоб нет.
host-no-report = жалобы { $found } нет среди ожидающих
host-report = { $at }: { $by } о: { $whom } ({ $id }), { $reason }
host-report-table = за столом { $table }
host-reason-chat = сообщения
host-reason-name = имя
host-reason-play = манера игры
host-reason-other = другое
host-settled = Решено.
host-announced = Теперь это прочтут все.
host-announced-nothing = Объявления больше нет.
host-long = в объявлении не больше знаков, чем { $most }
host-control = объявление — простой текст; в { $found } есть невидимые знаки
