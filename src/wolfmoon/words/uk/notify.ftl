# Сповіщення: що кажуть повідомлення, і сторінка, де їх налаштовують.

## Повідомлення

notice-turn = Твій хід: { $title }
notice-soon = Лишилося { $time }: { $title }
notice-back = { $name } просить повернути хід: { $title }
notice-invited = { $name } пропонує реванш: { $title }
notice-table-turn = Ходить { $name }: { $title }
notice-table-soon = { $name }: лишилося { $time }: { $title }
notice-with = { $game }, грають { $names }
notice-left = Лишилося { $time }.
notice-open = Відкрити
notice-mute = Заглушити цей стіл
notice-test = Перевірка від Wolfmoon
notice-test-text = Так надходитимуть повідомлення, { $name }.
digest-more = і ще { $count }
mail-go = До столу
mail-not-this-table = Не писати про цей стіл
mail-not-at-all = Не писати взагалі
mail-confirm-title = Це твоя адреса?
mail-confirm-text = { $name } хоче отримувати листи, коли чекає партія у Wolfmoon. Якщо це ти, відкрий посилання. Якщо ні, нічого не роби: листів не буде.

## Відмови

hook-address-wrong = На цю адресу не можна надсилати повідомлення.
hook-address-https = Адреса має починатися з https://.
hook-address-private = Ця адреса у внутрішній мережі. Тут дозволені лише адреси відкритого інтернету.
hook-account = Вебхуки — лише для облікових записів. Спершу збережи свої партії з паролем.
mail-not-here = Цей сервер не надсилає листів: це не налаштовано.
push-not-here = Цей сервер не надсилає сповіщень у браузери: це не налаштовано.
way-unknown = Цього способу більше немає.
way-unconfirmed = Спершу підтверди адресу: лист уже в дорозі.
too-many-ways = { $most ->
    [one] Можна мати { $most } спосіб. Спершу вилучи його.
    [few] Можна мати { $most } способи. Спершу вилучи один із них.
   *[many] Можна мати { $most } способів. Спершу вилучи один із них.
}
link-unknown = Це посилання недійсне, або того, про що воно, більше немає.

## Сторінка

notifications = Сповіщення
notify-nobody = Спершу назви себе; потім обереш, як дізнаватися, що настав твій хід.
notify-where = Куди
notify-browser = Цей браузер
notify-browser-off = Нічого не отримує
notify-browser-denied = Браузер забороняє. Дозволь у його налаштуваннях сповіщення для цього сайту.
notify-browser-cannot = У цей браузер сповіщення не приходять.
notify-iphone = Спершу додай Wolfmoon на початковий екран і відкрий звідти: тоді сповіщення прийдуть і на цей iPhone чи iPad.
notify-mail = Пошта
notify-mail-none = На цьому сервері пошту не налаштовано.
notify-push-none = На цьому сервері сповіщення у браузери не налаштовано.
notify-mail-address = Твоя адреса пошти
notify-unconfirmed = ще не підтверджена: відкрий посилання в листі
notify-used = востаннє { $when }
notify-never-used = ще не використано
notify-off = вимкнено
notify-gone = Служба каже, що там нікого більше немає. Вимкнено.
notify-failing = За день нічого не дійшло. Вимкнено.
notify-failing-now = Останнє повідомлення не дійшло. Пробуємо ще добу.
notify-test = Перевірити
notify-answer = { $status } { $reason } за { $seconds } с. { $words }
notify-no-answer = Немає відповіді. { $words }
notify-taken = Прийнято: зазирни туди.
notify-add = Додати
notify-hook-add = Додати вебхук
notify-hook-address = Адреса вебхука
notify-hook-note = Лише адреси відкритого інтернету, якщо сервер не дозволяє інших. Адреса лишається таємницею для інших і для журналу.
notify-hook-account = Вебхуки — лише для облікових записів: спершу збережи свої партії з паролем.
notify-remove = Вилучити: { $name }
service-json = Просто JSON
notify-what = Що
notify-what-note = Дзвіночок показує все.
notify-kind = Що
notify-by-push = браузер
notify-by-mail = пошта
notify-by-hook = вебхук
notify-turn = Мій хід
notify-soon = Час спливає
notify-soon-hint = лишилася восьма частина
notify-invited = Запрошення, реванш
notify-back = Прохання повернути хід
notify-when = Коли
notify-quiet = Тихі години
notify-quiet-hint = Що надійде в цей час, зачекає до їх кінця.
notify-from = з
notify-to = до
notify-but-soon = Крім тих, де спливає час
notify-but-soon-hint = Для ходу, який до того часу пропав би.
notify-digest = Одне повідомлення на день
notify-digest-hint = Підсумок замість окремих. Про час, що спливає, повідомляємо все одно.
notify-at = о
notify-here = Нічого не надсилається, якщо від твоєї останньої дії тут не минуло й хвилини.
notify-tables = Окремі столи
notify-tables-none = У тебе немає партій, що тривають.
notify-usual = Як вище
notify-only-soon = Лише коли спливає час
notify-muted = Нічого
notify-saved = Збережено.
notify-looks = Який вигляд має повідомлення
notify-looks-text = У кожному — гра, хто грає, що сталося і скільки часу лишилося; з картинкою і посиланням на стіл.
notify-never = У ньому ніколи немає руки, закритої карти чи шраму, навіть твоїх: екран може бути заблокований, а канал — спільним.
notify-change = Сповіщення
bell-way-off = { $name }: вимкнено
bell-seen = Зрозуміло
table-hooks = Вебхук цього столу
table-hooks-text = Для каналу, який читають усі за столом. Надсилається те, що видно всім, і нічого більше.
stop-title = Повідомлення
stop-stop-done = { $label } більше нічого не отримує.
stop-mute-done = Про цей стіл повідомлень більше не буде.
stop-confirm-done = { $label }: підтверджено.
stop-stop-do = Нічого більше на { $label }
stop-mute-do = Нічого про цей стіл
stop-confirm-do = Так, це моя адреса
stop-settings = Налаштувати сповіщення
