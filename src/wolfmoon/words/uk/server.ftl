# У чому сервер відмовляє й чому.

not-signed-in = Спершу ввійди або грай як гість.
already-signed-in = Вхід уже виконано.
name-taken = Ім’я { $name } зайняте.
wrong-name-or-password = Неправильне ім’я або пароль.
name-bad = Це ім’я не підходить. Обери інше.
password-weak = Цей пароль надто слабкий. Обери довший, щоб його було важко вгадати.
token-unknown = Цей ключ невідомий або вже не діє.
too-many-tokens = { $most ->
    [one] Можна мати { $most } ключ. Спершу відклич його.
    [few] Можна мати { $most } ключі. Спершу відклич один із них.
   *[many] Можна мати { $most } ключів. Спершу відклич один із них.
}
table-unknown = Такого столу немає.
table-full = Усі місця за цим столом зайняті.
seat-taken = Місце { $seat } зайняте.
seat-unknown = За цим столом немає місця { $seat }.
seat-not-held = Місце { $seat } не твоє.
not-your-seat = Це не твоє місце.
already-seated = У тебе вже є місце за цим столом.
not-the-host = Це може лише господар столу.
table-not-open = Цей стіл відкритий не для всіх.
table-started = Гра за цим столом уже почалася.
table-not-started = Гра за цим столом ще не почалася.
game-over = Гру закінчено.
invite-needed = Для цього столу потрібне запрошення.
invite-used = Це запрошення вже використано.
invite-unknown = Це запрошення невідоме.
behind = За столом тим часом щось змінилося. Подивися, що нового, і виріши ще раз.
already-done = Це вже зроблено.
bad-request = Поле «{ $field }» не підходить: { $problem }.
too-large = Це забагато. Межа: { $limit ->
    [one] { $limit } байт.
    [few] { $limit } байти.
   *[many] { $limit } байтів.
}
too-many-requests = Забагато запитів. Спробуй знову через { $seconds ->
    [one] { $seconds } секунду.
    [few] { $seconds } секунди.
   *[many] { $seconds } секунд.
}
database-away = База даних зараз недоступна. Нічого не втрачено; спробуй трохи згодом.
undo-nothing = Скасовувати нічого.
undo-not-allowed = За цим столом не можна скасовувати ходи.
undo-other-player = Інший гравець уже вирішив; попроси решту погодитися на скасування.
undo-revealed = Відтоді відкрилося щось приховане; цього не скасувати.
takeback-none = Ніхто не просив про скасування.
takeback-pending = Прохання про скасування вже є; дочекайся відповідей.
not-finished = Усе відкрито лише після кінця гри.
step-unknown = Кроку { $step } немає: у грі { $steps ->
    [one] { $steps } крок.
    [few] { $steps } кроки.
   *[many] { $steps } кроків.
}
file-unreadable = Файл не читається: { $detail }.
line-unreadable = «{ $found }» тут не читається; очікувалося: { $expected }.
line-too-far = Перед «{ $decision }» відкривається щось приховане: виріши це, коли побачиш.
rules-unknown = Цю гру зіграно за версією правил { $rules }; відомі версії до { $known }.
bot-unknown = У цій грі немає бота «{ $level }».
option-bad = Такий стіл створити не можна: { $detail }.
spectators-not-allowed = За цей стіл глядачів не пускають.
forbidden-origin = Запити з іншого сайту заборонено.
not-found = Тут нічого немає.
not-allowed = Тут цього зробити не можна.
internal = Щось пішло не так на нашому боці. Нічого не втрачено; спробуй ще раз.
