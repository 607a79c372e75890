# В чём сервер отказывает и почему.

not-signed-in = Сначала войди или играй как гость.
name-taken = Имя { $name } занято.
wrong-name-or-password = Неверное имя или пароль.
name-bad = Это имя не подходит. Выбери другое.
password-weak = Этот пароль слишком слабый. Выбери подлиннее, чтобы его было трудно угадать.
token-unknown = Этот ключ неизвестен или больше не действует.
table-unknown = Такого стола нет.
table-full = Все места за этим столом заняты.
seat-taken = Место { $seat } занято.
seat-unknown = За этим столом нет места { $seat }.
seat-not-held = Место { $seat } не твоё.
not-your-seat = Это не твоё место.
already-seated = У тебя уже есть место за этим столом.
not-the-host = Это может только хозяин стола.
table-not-open = Этот стол открыт не для всех.
table-started = Игра за этим столом уже началась.
table-not-started = Игра за этим столом ещё не началась.
game-over = Игра окончена.
invite-needed = Для этого стола нужно приглашение.
invite-used = Это приглашение уже использовано.
invite-unknown = Это приглашение неизвестно.
behind = Ты видишь запись { $seen }, а стол уже на { $seq }. Посмотри, что нового, и реши ещё раз.
already-done = Это уже сделано.
bad-request = Нельзя использовать { $field }: { $problem }.
too-large = Это слишком много. Предел: { $limit ->
    [one] { $limit } байт.
    [few] { $limit } байта.
   *[many] { $limit } байт.
}
too-many-requests = Слишком много запросов. Попробуй снова через { $seconds ->
    [one] { $seconds } секунду.
    [few] { $seconds } секунды.
   *[many] { $seconds } секунд.
}
database-away = База данных сейчас недоступна. Ничего не потеряно; попробуй чуть позже.
undo-nothing = Отменять нечего.
undo-not-allowed = За этим столом нельзя отменять ходы.
undo-other-player = Другой игрок уже принял решение; попроси остальных согласиться на отмену.
undo-revealed = С тех пор открылось что-то скрытое; этого не отменить.
takeback-none = Никто не просил отмены.
takeback-pending = Просьба об отмене уже есть; дождись ответов.
not-finished = Всё открыто только после конца игры.
step-unknown = Шага { $step } нет: в игре { $steps ->
    [one] { $steps } шаг.
    [few] { $steps } шага.
   *[many] { $steps } шагов.
}
file-unreadable = Файл не читается: { $detail }.
line-unreadable = Здесь не читается «{ $found }»; ожидалось: { $expected }.
line-too-far = Перед «{ $decision }» открывается что-то скрытое: реши это, когда увидишь.
rules-unknown = Эта игра сыграна по версии правил { $rules }; известны версии до { $known }.
bot-unknown = В этой игре нет бота «{ $level }».
option-bad = Такой стол создать нельзя: { $detail }.
spectators-not-allowed = За этим столом нет зрителей.
forbidden-origin = Запросы с другого сайта запрещены.
not-found = Здесь ничего нет.
not-allowed = Здесь этого сделать нельзя.
internal = Что-то пошло не так на нашей стороне. Ничего не потеряно; попробуй ещё раз.
