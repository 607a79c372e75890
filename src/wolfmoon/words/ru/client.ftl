# Слова страниц клиента. Слова двух его столов — в client-wolves и client-lone.

## Каждая страница

wolfmoon = Wolfmoon
brand = Wolfmoon: главная
title = { $page } · Wolfmoon
title-yours = ● { $title }
home = Главная
table = Стол
skip = К содержанию
page = Страница
pages = Страницы
close = Закрыть
loading = Минутку…
show-more = Показать ещё
copy-link = Копировать ссылку
link-copied = Ссылка скопирована
try-again = Попробовать снова
problem = Не получилось
server-away = Сервер недоступен. Проверь соединение и попробуй снова.
load-again = Загрузить снова
failed = Что-то пошло не так, и это наша ошибка. Загрузи страницу снова: всё сыгранное сохранено.
page-failed = Эта страница перестала работать
page-failed-text = Это наша ошибка, не твоя. Всё сыгранное сохранено. Загрузи страницу снова или перейди на главную.
newer-client = Есть новая версия этой страницы. Загрузи её, когда удобно: начатый ход сохранится.
signed-out = На этом устройстве выполнен выход. Войди снова, чтобы продолжить.
copy-failed = Браузер не разрешил копирование. Скопируй эту ссылку вручную: { $address }
lost = Здесь ничего нет
lost-text = Такой страницы нет, или она переехала.
guest-name = Гость { $number }
you = ты
name-you = { $name } (ты)
present = за столом
absent = не за столом
points = Очки

## Главная

home-title = Одна луна,
    пять стай.
home-pitch = Две настольные игры о волках в браузере: с друзьями, с незнакомцами или с ботами, которых не приходится ждать.
play = Играть
play-game = Играть: { $game }
play-now = Сыграть с ботом сейчас
play-level = Сила ботов
play-players = Число игроков за столом игры «Волки»
open-table = Открыть стол
with-friends = С друзьями
learn = Обучение
pitch-the-wolves = Веди стаю через один лунный цикл и держи регионы, когда приходит время их подсчёта.
pitch-lone-wolves = Поединок за пять территорий в тринадцати взятках. Проигрывай с умом: каждый шрам чего-то стоит.
players-the-wolves = 2–5 игроков
players-lone-wolves = 2 игрока
time-the-wolves = 45–75 минут
time-lone-wolves = 20 минут
kind-the-wolves = без кубиков
kind-lone-wolves = скрытые карты
bot-random-hint = Делает любой разрешённый ход.
bot-cub-hint = Знает правила, но видит только ближайшее. Мягкий первый соперник.
bot-scout-hint = Планирует свой ход. Достойный соперник для большинства.
bot-hunter-hint = Учился на многих играх с самим собой. Силён.
bot-alpha-hint = Думает наперёд за всех за столом. Самый сильный.
my-games = Мои игры
all-games = все { $count }
no-games = Игр пока нет. Сыграй с ботом сейчас или открой стол.
guest-note = Ты играешь как гость.
keep-games = Сохранить эти игры
see-lobby = Открытые столы

## Списки столов

lobby = Зал
lobby-gathering = Столы со свободным местом
lobby-playing = Столы, за которыми можно наблюдать
lobby-empty = Сейчас никто не ждёт. Открой стол, и другие найдут его здесь.
with-names = играют: { $names }
progress-the-wolves = дата { $done } из { $of }
progress-lone-wolves = { $done } из { $of } взяток
points-of = { $name }: { $points }
standing-finished = окончена
standing-closed = закрыт
standing-archived = в архиве
standing-gathering = { $count ->
    [0] вот-вот начнётся
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
standing-yours = Твой ход
standing-waiting = Ходит { $name }
games-gathering = Ещё не начаты
games-finished = Окончены
games-archived = В архиве
statistics = Твои итоги
statistics-games = Игры
statistics-wins = Победы
statistics-mean = Очков в среднем
statistics-best = Лучший счёт

## Новый стол

new-table = Новый стол
new-game = Игра
new-players = Игроки
new-players-hint = В игре вдвоём участвует и нейтральная стая.
new-board = Поле
new-board-basic = Пять территорий. С этого лучше начать.
new-board-advanced = Шрамы можно класть и на границы территорий, где они действуют на обе.
new-seats = Места
new-seats-hint = Бот играет сразу; свободное место ждёт кого-нибудь; второй человек может играть на этом устройстве.
seat-me = Ты
seat-open = Свободное место
seat-bot = Бот
seat-here = Кто-то на этом устройстве
seat-free = Свободное место
seat-level = { $seat }: сила
seat-name = { $seat }: имя
seat-name-example = Имя
seat-pack = { $seat }: стая
pack-drawn = Стая по жребию
new-who = Кто может прийти
new-access = Доступ
access-link = По ссылке
access-link-hint = У кого есть адрес, тот может сесть или смотреть.
access-open = Открытый
access-open-hint = Стол виден в зале; сесть может каждый.
access-private = Закрытый
access-private-hint = Сесть могут только приглашённые, каждый по ссылке, которая действует один раз.
new-spectators = Зрители
new-spectators-hint = Другие могут смотреть. Скрытых карт они не видят никогда.
new-title = Название
new-title-example = Сумерки у озера
new-title-hint = Видно в списках. Можно оставить пустым.
new-time = Время
new-clock = Часы
clock-none = Без часов
clock-none-hint = Никто не торопит.
clock-live = Вживую
clock-live-hint = Заданное число минут на всю игру и несколько секунд добавки за каждый ход.
clock-turns = Ход за ходом
clock-turns-hint = Заданное число часов на каждый ход: для игр на несколько дней.
clock-minutes = Минут каждому
clock-increment = Секунд за ход
clock-hours = Часов на ход
clock-left = осталось { $time }
new-undo = Отмена
new-undo-hint = Игрок может отменить решения текущего хода, если не открылось ничего скрытого, а об отмене дальше может попросить остальных.
new-more = Ещё настройки
new-stand-in = Замена
new-stand-in-hint = Бот, который играет за того, кто ушёл или просрочил время. Место можно вернуть.
new-pause = Пауза перед ходом бота, в секундах
new-pause-hint = С короткой паузой легче следить.
new-seed = Зерно
new-seed-hint = Число; одно и то же число даёт один и тот же расклад. Все увидят, что он выбран, и игра не идёт в зачёт. Пусто: случайно.
new-open = Открыть стол
new-begin = Начать
house = Домашние значения
house-hint = Изменить те значения жетонов и поля, которых мы не могли увидеть в печатной игре. Выключено: наши обычные значения.
house-token = Жетон чести
house-up = Одна сторона
house-down = Другая сторона
house-honour = Жетон чести { $number }, сторона { $side }
house-land = Территория
house-scars-up = Шрамы открытые
house-scars-down = Шрамы закрытые
house-slots = Места для шрамов на каждой стороне территории
house-slots-border = Места для шрамов на каждой границе

## Стол, который собирается

join = Тебя пригласили
join-host = { $name } приглашает тебя.
join-seat = Место { $number } из { $count } ждёт тебя.
join-yours = Твоё место
your-name = Твоё имя
your-name-hint = Его видят те, с кем ты играешь.
sit-down = Сесть
gathering = За этим столом
invite = Пригласить
begin = Начать
begin-hint = { $count ->
    [one] Свободное место займёт бот: { $level }.
    [few] { $count } свободных места займут боты: { $level }.
   *[many] { $count } свободных мест займут боты: { $level }.
}
waiting-for-host = Ждём, когда хозяин стола начнёт игру.
send-away = Удалить
send-away-one = Удалить из-за стола: { $name }
close-table = Закрыть стол
close-table-means = Стол исчезнет из всех списков, а ссылки на него перестанут работать.
close-table-yes = Закрыть навсегда
closed = Этот стол закрыт
closed-unused = За ним слишком долго никто не начинал игру, и стол был закрыт.
closed-host = Хозяин закрыл этот стол до начала игры.
closed-rules = С тех пор как открыли этот стол, правила игры изменились, и стол был закрыт. Чтобы сыграть, открой новый.
deal-chosen = Расклад выбран хозяином стола, поэтому эта игра не идёт в зачёт.
deal-chosen-short = расклад выбран хозяином
deal-drawn = Расклад выпал случайно и больше не изменится.
deal-drawn-hint = Это отпечаток расклада. Когда игра закончится, страница проверит, что ничего не изменилось.
deal-kept = Расклад был определён до первого хода и с тех пор не менялся.
deal-kept-hint = Расклад и соль из файла игры дают тот же отпечаток, который браузер запомнил раньше. Сохранённый файл проверит и команда «wolfmoon verify».
deal-fits = Расклад соответствует своему отпечатку.
deal-fits-hint = Этот браузер впервые увидел отпечаток, когда игра уже началась. Кто записал его раньше, может сравнить.
deal-differs = Это не тот расклад, что был определён до игры.
deal-differs-hint = Сохрани файл игры и этот отпечаток и сообщи тому, кто держит этот сервер.
deal-unable = Этот браузер не смог проверить расклад.
deal-unable-hint = Браузеры проверяют отпечатки только по защищённому соединению (https). Команда «wolfmoon verify» сделает это с сохранённым файлом.
bot-level = бот, { $level }
bot-numbered = { $name } { $number }
role-stand-in = играет бот: { $level }

## За столом

table-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
table-board = Поле: { $board }
table-menu = Меню
menu-menu = Стол
menu-more = Ещё
menu-aid = Памятка
menu-rules = Правила
menu-log = Журнал
menu-chat = Чат
menu-settings = Настройки
log = Журнал
log-notation = В нотации
chat = Чат
chat-empty = Пока никто ничего не написал.
chat-missing = Не удалось загрузить чат. Играть можно и без него.
chat-write = Написать столу
chat-send = Отправить
chat-watching = Ты смотришь: читать можно, писать нельзя.
undo = Отменить
sheet-more = Показать больше
sheet-less = Показать меньше
connection-lost = Соединение потеряно. Пробуем снова; твой выбор не пропал.
socket-may-not-watch = Сервер закрыл соединение с этим столом: смотреть его нельзя или выполнен выход из учётной записи.
socket-no-table = Этого стола больше нет.
socket-too-many = У тебя открыто слишком много столов сразу. Закрой несколько: этот подключится сам.
socket-database-away = Сервер не может связаться со своей базой данных. Страница пробует снова; твой выбор не пропал.
line-dropped = Игра тем временем пошла дальше: начатое больше невозможно.
takeback-asked = { $name } просит вернуться к своему последнему ходу.
agree = Согласиться
decline = Отказать
stand-in-plays = За тебя играет бот: { $level }.
reclaim = Вернуть моё место
ask-back = Попросить остальных вернуться на ход
leave = Покинуть стол
leave-means = За тебя будет играть бот. Можно вернуться и занять место снова.
leave-yes = Покинуть
hand-over = Передать: { $name }
hand-over-why = Следующие карты предназначены не тебе. Передай устройство и только потом продолжай.
hand-over-yes = Это я, { $name }
watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
watching-you = Ты смотришь.

event-made = Стол открыт.
event-sat = { $who } садится за стол.
event-filled = { $level ->
    [none] Место снова свободно.
   *[other] За стол садится бот: { NAME($level, kind: "bot") }.
}
event-left = { $who } уходит.
event-sent-away = Хозяин удалил игрока { $who }.
event-closed = Стол закрыт.
event-began = Игра начинается.
event-undone = { $by ->
    [takeback] Игра возвращается назад ({ $who }).
   *[other] { $who } отменяет решение.
}
event-back-asked = { $who } просит вернуться назад.
event-back-answered = { $agree ->
    [true] { $who } соглашается вернуться.
   *[other] { $who } не соглашается вернуться.
}
event-stood-in = { $reason ->
    [timed_out] Время вышло: дальше играет бот ({ $who }).
   *[other] Дальше играет бот ({ $who }).
}
event-reclaimed = { $who } снова за столом.
event-timed-out = { $who }: время вышло.
event-bot-failed = Бот { $who } не справился, его заменяют.
event-ended = Игра окончена.
event-rematched = Будет реванш.

## Клавиши

keys = Клавиши
key-keys = Этот список
key-rules = Памятка
key-log = Журнал
key-chat = Чат
key-settings = Настройки
key-space = Пробел
key-escape = Esc
key-enter = Enter

## Счёт

score = Счёт
score-now = Счёт сейчас
score-won = { $lead ->
    [0] Побеждает { $name }
   *[other] Побеждает { $name }, отрыв { $lead }
}
score-won-you = { $lead ->
    [0] Победа твоя
   *[other] Победа твоя, отрыв { $lead }
}
score-shared = Общая победа: { $names }
ended-full-moon = Полная луна подсчитана.
ended-quiet = На планшет лунного света слишком долго ничего не попадало.
ended-thirteen-tricks = Все взятки разыграны.
rematch = Реванш
go-to-rematch = К реваншу
rematch-offer = { $name } предлагает реванш.
rematch-accept = Принять реванш
seat-kept-for = Место ждёт: { $name }
share = Поделиться
export = Сохранить в файл
back-to-table = Вернуться к столу
chart = Очки по ходу игры
chart-says = Очки по ходу игры. В конце: { $ends }
chart-end = { $name }: { $total }
tie-break-the-wolves = Жирным: больше всего очков из этого источника. При равенстве решают жетоны регионов, потом волки на карте.
tie-break-lone-wolves = Жирным: больше всего очков из этого источника. При равенстве решают одинокие волки на поле.

## Повтор

replay = Повтор
replay-start = Начало.
replay-step = Шаг
replay-at = Шаг { $step } из { $steps }, ход { $turn }
replay-play = Воспроизвести
replay-pause = Пауза
replay-next = Шаг вперёд
replay-back = Шаг назад
replay-next-turn = К следующему ходу
replay-back-turn = К предыдущему ходу
replay-first = К началу
replay-last = К концу
replay-grain = Шаг
replay-grain-turn =
    { $game ->
        [lone-wolves] По взяткам
       *[the-wolves] По ходам
    }
replay-grain-deed = По действиям
replay-grain-decision = Каждое решение
replay-speed = Скорость
replay-times = { $speed } ×
replay-faster = Быстрее
replay-slower = Медленнее
replay-choices = Настройки повтора
eyes = Чьими глазами
eyes-open = Всё открыто
eyes-of = Как это видит { $name }
eyes-spectator = Как это видит зритель
branch = Играть дальше отсюда
branch-hint = Свой стол, который продолжает с шага { $step }. Сама игра не меняется.
branch-seat = Ты играешь
branch-bots = Против ботов
branch-alone = В одиночку, за все места
import = Открыть файл
import-hint = Игра, сохранённая в файл, здесь или из командной строки. Её можно посмотреть и продолжить с любого шага.
import-unreadable = Браузер не смог прочитать этот файл. Выбери его ещё раз.
import-file = Файл
import-text = Или его текст
import-go = Открыть

## Правила

rules = Правила
aid = Памятка
rules-search = Искать в правилах
rules-found = { $count ->
    [0] Ничего не найдено.
    [one] Найдено { $count } правило.
    [few] Найдено { $count } правила.
   *[many] Найдено { $count } правил.
}
rules-which = Какая игра?
rules-aid = На одной странице
rules-all = Все правила

## Настройки

settings = Настройки
set-language = Язык
set-language-auto = Как в браузере
set-theme = Тема
set-theme-auto = Как на устройстве
set-theme-night = Ночь
set-theme-day = День
set-colours = Цвета
set-colours-usual = Обычные
set-colours-distinct = Различимые
set-colours-hint = Оттенки, которые различит любое зрение, и узоры посильнее.
set-dim = Приглушить местность
set-dim-hint = Ослабляет цвет и узор местности, чтобы фигурки были заметнее.
set-pace = Движение
set-pace-calm = Спокойное
set-pace-quick = Быстрое
set-pace-none = Выключено
set-pace-hint = Как быстро движутся фигурки.
set-pace-still = На устройстве включено уменьшение движения, поэтому анимации нет.
set-sounds = Звуки
set-sounds-hint = Дерево, плитки и далёкий вой.
set-volume = Громкость
set-confirm-move = Подтверждать каждый ход
set-confirm-move-hint = Ход делается только главной кнопкой. Выключено: сразу после последнего выбора.
set-confirm-end = Подтверждать конец хода
set-confirm-end-hint = Спрашивает, если ход закончился бы с неиспользованным действием.
set-notation = Журнал в нотации
set-notation-hint = Как в файлах игр, а не словами.
set-hints = Подсказки в первые ходы
set-hints-hint = Пара слов о том, что можно сделать.
hints-hide = Скрыть подсказки
sounds-offer = Включить за столом тихие звуки? Стук дерева, далёкий вой.
sounds-offer-yes = Включить звуки
sounds-offer-no = Нет, спасибо
account = Ты
account-nobody = Имя ещё не указано.
account-guest = Ты играешь как гость, { $name }. С паролем можно вернуться на любом устройстве и сохранить свои игры.
account-member = Учётная запись: { $name }.
account-rename = Сменить имя
account-named = Имя изменено.
account-kept = Готово. Твои игры сохранены.
account-back = С возвращением.
account-out = Выход выполнен.
account-delete = Удалить мою учётную запись
account-delete-yes = Удалить навсегда
account-delete-means = Твоё имя и пароль будут удалены. Игры с другими останутся как игры того, кто ушёл.
password = Пароль
password-hint = { $count ->
    [one] Не меньше { $count } знака.
    [few] Не меньше { $count } знаков.
   *[many] Не меньше { $count } знаков.
}
sign-up = Сохранить мои игры
sign-in = Войти
sign-out = Выйти
password-change = Сменить пароль
password-old = Старый пароль
password-new = Новый пароль
password-changed = Пароль изменён. Во всех других браузерах выполнен выход.
sessions = Где выполнен вход
sessions-hint = { $days ->
    [one] Браузер, которым не пользуются { $days } день, выходит сам.
    [few] Браузер, которым не пользуются { $days } дня, выходит сам.
   *[many] Браузер, которым не пользуются { $days } дней, выходит сам.
}
session-this = этот браузер
session-used = последний раз { $date }
session-unknown = Неизвестное устройство
session-end = Выйти
session-end-one = Выйти: { $device }
session-ended = Там выполнен выход.
sessions-end-others = Выйти во всех других браузерах
sessions-ended = Во всех других браузерах выполнен выход.
guest-until = По меньшей мере до { $date } этот браузер помнит тебя.
tokens = Ключи для твоих ботов
tokens-hint = Программа с ключом играет от твоего имени. Секрет показывают один раз.
token-label = Для чего он
token-new = Новый ключ
token-made = Ключ готов. Скопируй его секрет сейчас.
token-end = Отозвать
token-ended = Ключ больше не действует.
