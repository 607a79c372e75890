# Слова сторінок клієнта. Слова двох його столів — у client-wolves і client-lone.

## Кожна сторінка

wolfmoon = Wolfmoon
brand = Wolfmoon: головна
title = { $page } · Wolfmoon
title-yours = ● { $title }
home = Головна
table = Стіл
skip = До змісту
page = Сторінка
pages = Сторінки
close = Закрити
loading = Хвилинку…
show-more = Показати ще
copy-link = Копіювати посилання
link-copied = Посилання скопійовано
try-again = Спробувати знову
problem = Не вийшло
server-away = Сервер недоступний. Перевір з’єднання й спробуй знову.
load-again = Завантажити знову
failed = Щось пішло не так, і це наша помилка. Завантаж сторінку знову: усе зігране збережено.
page-failed = Ця сторінка перестала працювати
page-failed-text = Це наша помилка, не твоя. Усе зігране збережено. Завантаж сторінку знову або перейди на головну.
newer-client = Є новіша версія цієї сторінки. Завантаж її, коли зручно: розпочатий хід збережеться.
signed-out = На цьому пристрої виконано вихід. Увійди знову, щоб продовжити.
copy-failed = Браузер не дозволив копіювання. Скопіюй це посилання вручну: { $address }
lost = Тут нічого немає
lost-text = Такої сторінки немає, або вона переїхала.
guest-name = Гість { $number }
you = ти
name-you = { $name } (ти)
present = за столом
absent = не за столом
points = Очки

## Головна

home-title = Один місяць,
    п’ять зграй.
home-pitch = Дві настільні гри про вовків у браузері: з друзями, з незнайомцями або з ботами, на яких не доводиться чекати.
play = Грати
play-game = Грати: { $game }
play-now = Зіграти з ботом зараз
play-level = Сила ботів
play-players = Кількість гравців за столом гри «Вовки»
open-table = Відкрити стіл
with-friends = З друзями
learn = Навчання
pitch-the-wolves = Веди зграю крізь один цикл місяця й тримай регіони, коли настає час їх рахувати.
pitch-lone-wolves = Поєдинок за п’ять територій у тринадцяти взятках. Програвай з розумом: кожен шрам чогось вартий.
players-the-wolves = 2–5 гравців
players-lone-wolves = 2 гравці
time-the-wolves = 45–75 хвилин
time-lone-wolves = 20 хвилин
kind-the-wolves = без кубиків
kind-lone-wolves = приховані карти
bot-random-hint = Робить будь-який дозволений хід.
bot-cub-hint = Знає правила, але бачить лише найближче. Лагідний перший суперник.
bot-scout-hint = Планує свій хід. Гідний суперник для більшості.
bot-hunter-hint = Навчався на багатьох іграх із самим собою. Сильний.
bot-alpha-hint = Думає наперед за всіх за столом. Найсильніший.
my-games = Мої ігри
all-games = усі { $count }
no-games = Ігор поки немає. Зіграй з ботом зараз або відкрий стіл.
guest-note = Ти граєш як гість.
keep-games = Зберегти ці ігри
see-lobby = Відкриті столи

## Списки столів

lobby = Зала
lobby-gathering = Столи з вільним місцем
lobby-playing = Столи, за якими можна спостерігати
lobby-empty = Зараз ніхто не чекає. Відкрий стіл, і інші знайдуть його тут.
with-names = грають: { $names }
progress-the-wolves = дата { $done } з { $of }
progress-lone-wolves = { $done } з { $of } взяток
points-of = { $name }: { $points }
standing-finished = закінчена
standing-closed = закрито
standing-archived = в архіві
standing-gathering = { $count ->
    [0] ось-ось почнеться
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[many] { $count } вільних місць
}
standing-yours = Твій хід
standing-waiting = Ходить { $name }
games-gathering = Ще не розпочаті
games-finished = Закінчені
games-archived = В архіві
statistics = Твої підсумки
statistics-games = Ігри
statistics-wins = Перемоги
statistics-mean = Очок у середньому
statistics-best = Найкращий рахунок

## Новий стіл

new-table = Новий стіл
new-game = Гра
new-players = Гравці
new-players-hint = У грі вдвох бере участь і нейтральна зграя.
new-board = Поле
new-board-basic = П’ять територій. З цього краще почати.
new-board-advanced = Шрами можна класти й на межі територій, де вони діють на обидві.
new-seats = Місця
new-seats-hint = Бот грає одразу; вільне місце чекає на когось; друга людина може грати на цьому пристрої.
seat-me = Ти
seat-open = Вільне місце
seat-bot = Бот
seat-here = Хтось на цьому пристрої
seat-free = Вільне місце
seat-level = { $seat }: сила
seat-name = { $seat }: ім’я
seat-name-example = Ім’я
seat-pack = { $seat }: зграя
pack-drawn = Зграя за жеребом
new-who = Хто може прийти
new-access = Доступ
access-link = За посиланням
access-link-hint = Хто має адресу, може сісти або дивитися.
access-open = Відкритий
access-open-hint = Стіл видно в залі; сісти може кожен.
access-private = Закритий
access-private-hint = Сісти можуть лише запрошені, кожен за посиланням, яке діє один раз.
new-spectators = Глядачі
new-spectators-hint = Інші можуть дивитися. Прихованих карт вони не бачать ніколи.
new-title = Назва
new-title-example = Сутінки біля озера
new-title-hint = Видно в списках. Можна лишити порожньою.
new-time = Час
new-clock = Годинник
clock-none = Без годинника
clock-none-hint = Ніхто не квапить.
clock-live = Наживо
clock-live-hint = Задана кількість хвилин на всю гру й кілька секунд додатково за кожен хід.
clock-turns = Хід за ходом
clock-turns-hint = Задана кількість годин на кожен хід: для ігор на кілька днів.
clock-minutes = Хвилин кожному
clock-increment = Секунд за хід
clock-hours = Годин на хід
clock-left = лишилося { $time }
new-undo = Скасування
new-undo-hint = Гравець може скасувати рішення поточного ходу, якщо не відкрилося нічого прихованого, а про скасування далі може попросити решту.
new-more = Ще налаштування
new-stand-in = Заміна
new-stand-in-hint = Бот, який грає за того, хто пішов або вичерпав час. Місце можна повернути.
new-pause = Пауза перед ходом бота, у секундах
new-pause-hint = З короткою паузою легше стежити.
new-seed = Зерно
new-seed-hint = Число; те саме число дає ту саму розкладку. Усі побачать, що її обрано, і гра не зараховується. Порожньо: випадково.
new-open = Відкрити стіл
new-begin = Почати
house = Домашні значення
house-hint = Змінити ті значення жетонів і поля, яких ми не могли побачити в друкованій грі. Вимкнено: наші звичайні значення.
house-token = Жетон честі
house-up = Один бік
house-down = Інший бік
house-honour = Жетон честі { $number }, бік { $side }
house-land = Територія
house-scars-up = Шрами відкриті
house-scars-down = Шрами закриті
house-slots = Місця для шрамів на кожному боці території
house-slots-border = Місця для шрамів на кожній межі

## Стіл, який збирається

join = Тебе запросили
join-host = { $name } запрошує тебе.
join-seat = Місце { $number } з { $count } чекає на тебе.
join-yours = Твоє місце
your-name = Твоє ім’я
your-name-hint = Його бачать ті, з ким ти граєш.
sit-down = Сісти
gathering = За цим столом
invite = Запросити
begin = Почати
begin-hint = { $count ->
    [one] Вільне місце займе бот: { $level }.
    [few] { $count } вільні місця займуть боти: { $level }.
   *[many] { $count } вільних місць займуть боти: { $level }.
}
waiting-for-host = Чекаємо, коли господар столу почне гру.
send-away = Вилучити
send-away-one = Вилучити з-за столу: { $name }
close-table = Закрити стіл
close-table-means = Стіл зникне з усіх списків, а посилання на нього перестануть діяти.
close-table-yes = Закрити назавжди
closed = Цей стіл закрито
closed-unused = За ним надто довго ніхто не починав гри, тож стіл закрито.
closed-host = Господар закрив цей стіл до початку гри.
closed-rules = Відколи відкрили цей стіл, правила гри змінилися, тож стіл закрито. Щоб зіграти, відкрий новий.
deal-chosen = Розкладку обрав господар столу, тож ця гра не зараховується.
deal-chosen-short = розкладку обрав господар
deal-drawn = Розкладка випала випадково й більше не зміниться.
deal-drawn-hint = Це відбиток розкладки. Коли гра закінчиться, сторінка перевірить, що нічого не змінилося.
deal-kept = Розкладку визначено до першого ходу, і відтоді вона не змінювалася.
deal-kept-hint = Розкладка й сіль із файлу гри дають той самий відбиток, який браузер запам’ятав раніше. Збережений файл перевірить і команда «wolfmoon verify».
deal-fits = Розкладка відповідає своєму відбитку.
deal-fits-hint = Цей браузер уперше побачив відбиток, коли гра вже почалася. Хто записав його раніше, може порівняти.
deal-differs = Це не та розкладка, яку визначено до гри.
deal-differs-hint = Збережи файл гри й цей відбиток і повідом того, хто тримає цей сервер.
deal-unable = Цей браузер не зміг перевірити розкладку.
deal-unable-hint = Браузери перевіряють відбитки лише через захищене з’єднання (https). Команда «wolfmoon verify» зробить це зі збереженим файлом.
bot-level = бот, { $level }
bot-numbered = { $name } { $number }
role-stand-in = грає бот: { $level }

## За столом

table-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
table-board = Поле: { $board }
table-menu = Меню
menu-menu = Стіл
menu-more = Ще
menu-aid = Пам’ятка
menu-rules = Правила
menu-log = Журнал
menu-chat = Чат
menu-settings = Налаштування
log = Журнал
log-notation = У нотації
chat = Чат
chat-empty = Поки ніхто нічого не написав.
chat-missing = Не вдалося завантажити чат. Грати можна і без нього.
chat-write = Написати столу
chat-send = Надіслати
chat-watching = Ти дивишся: читати можна, писати ні.
undo = Скасувати
sheet-more = Показати більше
sheet-less = Показати менше
connection-lost = З’єднання втрачено. Пробуємо знову; твій вибір не пропав.
socket-may-not-watch = Сервер закрив з’єднання з цим столом: дивитися його не можна або виконано вихід з облікового запису.
socket-no-table = Цього столу більше немає.
socket-too-many = У тебе відкрито забагато столів одразу. Закрий кілька: цей під’єднається сам.
socket-database-away = Сервер не може зв’язатися зі своєю базою даних. Сторінка пробує знову; твій вибір не пропав.
line-dropped = Гра тим часом пішла далі: розпочате більше неможливе.
takeback-asked = { $name } просить повернутися до свого останнього ходу.
agree = Погодитися
decline = Відмовити
stand-in-plays = За тебе грає бот: { $level }.
reclaim = Повернути моє місце
ask-back = Попросити решту повернутися на хід
leave = Покинути стіл
leave-means = За тебе гратиме бот. Можна повернутися й зайняти місце знову.
leave-yes = Покинути
hand-over = Передати: { $name }
hand-over-why = Наступні карти призначені не тобі. Передай пристрій і лише потім продовжуй.
hand-over-yes = Це я, { $name }
watching = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
   *[many] { $count } глядачів
}
watching-you = Ти дивишся.

event-made = Стіл відкрито.
event-sat = { $who } сідає за стіл.
event-filled = { $level ->
    [none] Місце знову вільне.
   *[other] За стіл сідає бот: { NAME($level, kind: "bot") }.
}
event-left = { $who } покидає стіл.
event-sent-away = Господар вилучив гравця { $who }.
event-closed = Стіл закрито.
event-began = Гра починається.
event-undone = { $by ->
    [takeback] Гра повертається назад ({ $who }).
   *[other] { $who } скасовує рішення.
}
event-back-asked = { $who } просить повернутися назад.
event-back-answered = { $agree ->
    [true] { $who } погоджується повернутися.
   *[other] { $who } не погоджується повернутися.
}
event-stood-in = { $reason ->
    [timed_out] Час вийшов: далі грає бот ({ $who }).
   *[other] Далі грає бот ({ $who }).
}
event-reclaimed = { $who } знову за столом.
event-timed-out = { $who }: час вийшов.
event-bot-failed = Бот { $who } не впорався, його замінюють.
event-ended = Гру закінчено.
event-rematched = Буде реванш.

## Клавіші

keys = Клавіші
key-keys = Цей список
key-rules = Пам’ятка
key-log = Журнал
key-chat = Чат
key-settings = Налаштування
key-space = Пробіл
key-escape = Esc
key-enter = Enter

## Рахунок

score = Рахунок
score-now = Рахунок зараз
score-won = { $lead ->
    [0] Перемагає { $name }
   *[other] Перемагає { $name }, відрив { $lead }
}
score-won-you = { $lead ->
    [0] Перемога твоя
   *[other] Перемога твоя, відрив { $lead }
}
score-shared = Спільна перемога: { $names }
ended-full-moon = Повний місяць підраховано.
ended-quiet = На планшет місяця надто довго нічого не потрапляло.
ended-thirteen-tricks = Усі взятки розіграно.
rematch = Реванш
go-to-rematch = До реваншу
rematch-offer = { $name } пропонує реванш.
rematch-accept = Прийняти реванш
seat-kept-for = Місце чекає: { $name }
share = Поділитися
export = Зберегти у файл
back-to-table = Повернутися до столу
chart = Очки протягом гри
chart-says = Очки протягом гри. У кінці: { $ends }
chart-end = { $name }: { $total }
tie-break-the-wolves = Жирним: найбільше очок із цього джерела. За рівності вирішують жетони регіонів, потім вовки на мапі.
tie-break-lone-wolves = Жирним: найбільше очок із цього джерела. За рівності вирішують вовки-одинаки на полі.

## Повтор

replay = Повтор
replay-start = Початок.
replay-step = Крок
replay-at = Крок { $step } з { $steps }, хід { $turn }
replay-play = Відтворити
replay-pause = Пауза
replay-next = Крок уперед
replay-back = Крок назад
replay-next-turn = До наступного ходу
replay-back-turn = До попереднього ходу
replay-first = До початку
replay-last = До кінця
replay-grain = Крок
replay-grain-turn =
    { $game ->
        [lone-wolves] За взятками
       *[the-wolves] За ходами
    }
replay-grain-deed = За діями
replay-grain-decision = Кожне рішення
replay-speed = Швидкість
replay-times = { $speed } ×
replay-faster = Швидше
replay-slower = Повільніше
replay-choices = Налаштування повтору
eyes = Чиїми очима
eyes-open = Усе відкрито
eyes-of = Як це бачить { $name }
eyes-spectator = Як це бачить глядач
branch = Грати далі звідси
branch-hint = Свій стіл, який продовжує з кроку { $step }. Сама гра не змінюється.
branch-seat = Ти граєш
branch-bots = Проти ботів
branch-alone = Самостійно, за всі місця
import = Відкрити файл
import-hint = Гра, збережена у файл, тут або з командного рядка. Її можна переглянути й продовжити з будь-якого кроку.
import-unreadable = Браузер не зміг прочитати цей файл. Вибери його ще раз.
import-file = Файл
import-text = Або його текст
import-go = Відкрити

## Правила

rules = Правила
aid = Пам’ятка
rules-search = Шукати в правилах
rules-found = { $count ->
    [0] Нічого не знайдено.
    [one] Знайдено { $count } правило.
    [few] Знайдено { $count } правила.
   *[many] Знайдено { $count } правил.
}
rules-which = Яка гра?
rules-aid = На одній сторінці
rules-all = Усі правила

## Налаштування

settings = Налаштування
set-language = Мова
set-language-auto = Як у браузері
set-theme = Тема
set-theme-auto = Як на пристрої
set-theme-night = Ніч
set-theme-day = День
set-colours = Кольори
set-colours-usual = Звичайні
set-colours-distinct = Розрізнювані
set-colours-hint = Відтінки, які розрізнить будь-який зір, і сильніші візерунки.
set-dim = Приглушити місцевість
set-dim-hint = Послаблює колір і візерунок місцевості, щоб фішки було краще видно.
set-pace = Рух
set-pace-calm = Спокійний
set-pace-quick = Швидкий
set-pace-none = Вимкнено
set-pace-hint = Як швидко рухаються фішки.
set-pace-still = На пристрої ввімкнено зменшення руху, тому анімації немає.
set-sounds = Звуки
set-sounds-hint = Дерево, тайли й далеке виття.
set-volume = Гучність
set-confirm-move = Підтверджувати кожен хід
set-confirm-move-hint = Хід роблять лише головною кнопкою. Вимкнено: одразу після останнього вибору.
set-confirm-end = Підтверджувати кінець ходу
set-confirm-end-hint = Питає, якщо хід закінчився б із невикористаною дією.
set-notation = Журнал у нотації
set-notation-hint = Як у файлах ігор, а не словами.
set-hints = Підказки в перші ходи
set-hints-hint = Кілька слів про те, що можна зробити.
hints-hide = Сховати підказки
sounds-offer = Увімкнути за столом тихі звуки? Стукіт дерева, далеке виття.
sounds-offer-yes = Увімкнути звуки
sounds-offer-no = Ні, дякую
account = Ти
account-nobody = Ім’я ще не вказано.
account-guest = Ти граєш як гість, { $name }. З паролем можна повернутися на будь-якому пристрої й зберегти свої ігри.
account-member = Обліковий запис: { $name }.
account-rename = Змінити ім’я
account-named = Ім’я змінено.
account-kept = Готово. Твої ігри збережено.
account-back = З поверненням.
account-out = Вихід виконано.
account-delete = Видалити мій обліковий запис
account-delete-yes = Видалити назавжди
account-delete-means = Твоє ім’я та пароль буде видалено. Ігри з іншими лишаться як ігри того, хто пішов.
password = Пароль
password-hint = { $count ->
    [one] Щонайменше { $count } знак.
    [few] Щонайменше { $count } знаки.
   *[many] Щонайменше { $count } знаків.
}
sign-up = Зберегти мої ігри
sign-in = Увійти
sign-out = Вийти
password-change = Змінити пароль
password-old = Старий пароль
password-new = Новий пароль
password-changed = Пароль змінено. В усіх інших браузерах виконано вихід.
sessions = Де виконано вхід
sessions-hint = { $days ->
    [one] Браузер, яким не користуються { $days } день, виходить сам.
    [few] Браузер, яким не користуються { $days } дні, виходить сам.
   *[many] Браузер, яким не користуються { $days } днів, виходить сам.
}
session-this = цей браузер
session-used = востаннє { $date }
session-unknown = Невідомий пристрій
session-end = Вийти
session-end-one = Вийти: { $device }
session-ended = Там виконано вихід.
sessions-end-others = Вийти в усіх інших браузерах
sessions-ended = В усіх інших браузерах виконано вихід.
guest-until = Принаймні до { $date } цей браузер пам’ятатиме тебе.
tokens = Ключі для твоїх ботів
tokens-hint = Програма з ключем грає від твого імені. Секрет показують один раз.
token-label = Для чого він
token-new = Новий ключ
token-made = Ключ готовий. Скопіюй його секрет зараз.
token-end = Відкликати
token-ended = Ключ більше не діє.
