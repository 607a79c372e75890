# Уведомления: что говорят сообщения, и страница, где они настраиваются.

## Сообщения

notice-turn = Твой ход: { $title }
notice-soon = Осталось { $time }: { $title }
notice-back = { $name } просит вернуть ход: { $title }
notice-invited = { $name } предлагает реванш: { $title }
notice-table-turn = Ходит { $name }: { $title }
notice-table-soon = { $name }: осталось { $time }: { $title }
notice-with = { $game }, играют { $names }
notice-left = Осталось { $time }.
notice-open = Открыть
notice-mute = Заглушить этот стол
notice-test = Проверка от Wolfmoon
notice-test-text = Так будут приходить сообщения, { $name }.
digest-more = и ещё { $count }
mail-go = К столу
mail-not-this-table = Не писать об этом столе
mail-not-at-all = Не писать вообще
mail-confirm-title = Это твой адрес?
mail-confirm-text = { $name } хочет получать письма, когда ждёт партия в Wolfmoon. Если это ты, открой ссылку. Если нет, ничего не делай: писем не будет.

## Отказы

hook-address-wrong = По этому адресу нельзя отправлять сообщения.
hook-address-https = Адрес должен начинаться с https://.
hook-address-private = Этот адрес находится во внутренней сети. Здесь разрешены только адреса открытого интернета.
hook-account = Вебхуки — только для учётных записей. Сначала сохрани свои партии с паролем.
mail-not-here = Этот сервер не отправляет писем: это не настроено.
push-not-here = Этот сервер не отправляет уведомлений в браузеры: это не настроено.
way-unknown = Этого способа больше нет.
way-unconfirmed = Сначала подтверди адрес: письмо уже в пути.
too-many-ways = { $most ->
    [one] Можно иметь { $most } способ. Сначала удали его.
    [few] Можно иметь { $most } способа. Сначала удали один из них.
   *[many] Можно иметь { $most } способов. Сначала удали один из них.
}
link-unknown = Эта ссылка недействительна, или того, о чём она, больше нет.

## Страница

notifications = Уведомления
notify-nobody = Сначала назови себя; потом выберешь, как узнавать, что настал твой ход.
notify-where = Куда
notify-browser = Этот браузер
notify-browser-off = Ничего не получает
notify-browser-denied = Браузер запрещает. Разреши в его настройках уведомления для этого сайта.
notify-browser-cannot = В этот браузер уведомления не приходят.
notify-iphone = Сначала добавь Wolfmoon на экран «Домой» и открой оттуда: тогда уведомления придут и на этот iPhone или iPad.
notify-mail = Почта
notify-mail-none = На этом сервере почта не настроена.
notify-push-none = На этом сервере уведомления в браузеры не настроены.
notify-mail-address = Твой адрес почты
notify-unconfirmed = ещё не подтверждён: открой ссылку в письме
notify-used = последний раз { $when }
notify-never-used = ещё не использовался
notify-off = выключено
notify-gone = Служба отвечает, что там никого больше нет. Выключено.
notify-failing = За день ничего не дошло. Выключено.
notify-failing-now = Последнее сообщение не дошло. Пробуем ещё сутки.
notify-test = Проверить
notify-answer = { $status } { $reason } через { $seconds } с. { $words }
notify-no-answer = Нет ответа. { $words }
notify-taken = Принято: загляни туда.
notify-add = Добавить
notify-hook-add = Добавить вебхук
notify-hook-address = Адрес вебхука
notify-hook-note = Только адреса открытого интернета, если сервер не разрешает других. Адрес остаётся тайной для других и для журнала.
notify-hook-account = Вебхуки — только для учётных записей: сначала сохрани свои партии с паролем.
notify-remove = Удалить: { $name }
service-json = Просто JSON
notify-what = Что
notify-what-note = Колокольчик показывает всё.
notify-kind = Что
notify-by-push = браузер
notify-by-mail = почта
notify-by-hook = вебхук
notify-turn = Мой ход
notify-soon = Время на исходе
notify-soon-hint = осталась восьмая часть
notify-invited = Приглашение, реванш
notify-back = Просьба вернуть ход
notify-when = Когда
notify-quiet = Тихие часы
notify-quiet-hint = Что придёт в это время, подождёт до их конца.
notify-from = с
notify-to = до
notify-but-soon = Кроме тех, где время на исходе
notify-but-soon-hint = Для хода, который к тому времени пропал бы.
notify-digest = Одно сообщение в день
notify-digest-hint = Сводка вместо отдельных. О времени на исходе сообщается всё равно.
notify-at = в
notify-here = Ничего не отправляется, если с твоего последнего действия здесь не прошло и минуты.
notify-tables = Отдельные столы
notify-tables-none = У тебя нет идущих партий.
notify-usual = Как выше
notify-only-soon = Только о времени на исходе
notify-muted = Ничего
notify-saved = Сохранено.
notify-looks = Как выглядит сообщение
notify-looks-text = В каждом — игра, кто играет, что случилось и сколько времени осталось; с картинкой и ссылкой на стол.
notify-never = В нём никогда нет руки, закрытой карты или шрама, даже твоих: экран может быть заблокирован, а канал — общим.
notify-change = Уведомления
bell-way-off = { $name }: выключено
bell-seen = Понятно
table-hooks = Вебхук этого стола
table-hooks-text = Для канала, который читают все за столом. Отправляется то, что видно всем, и ничего больше.
stop-title = Сообщения
stop-stop-done = { $label } больше ничего не получает.
stop-mute-done = Об этом столе сообщений больше не будет.
stop-confirm-done = { $label }: подтверждено.
stop-stop-do = Ничего больше на { $label }
stop-mute-do = Ничего об этом столе
stop-confirm-do = Да, это мой адрес
stop-settings = Настроить уведомления
