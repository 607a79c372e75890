# Что команды печатают в терминале. Команды, опции, имена ботов и запись решений вводятся,
# поэтому они одинаковы на всех языках.

## Любая команда

terminal-wrote = записано: { $file }
terminal-seconds = { $seconds } с
terminal-from-to = от { $low } до { $high }
terminal-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
terminal-blocks = { $count ->
    [one] { $count } блок
    [few] { $count } блока
   *[many] { $count } блоков
}
terminal-decisions = { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
}
terminal-playing = игра идёт
terminal-unit-games = партий
terminal-unit-blocks = блоков
terminal-left = осталось
terminal-stopped = Остановлено.
terminal-stopped-save = Остановлено. Та же команда продолжит.
terminal-stopped-after = Остановлено; сыграно партий: { $games } из { $planned }.
terminal-ended = конец игры — { $why }: { $share }

## Как заканчивается партия

terminal-ending-full-moon = полная луна
terminal-ending-quiet = затишье
terminal-ending-thirteen-tricks = тринадцать взяток

## Партия в терминале

terminal-seated = Твоё место: { $seat }; { $others }.
terminal-other = на месте { $seat } — { $bot }
terminal-type-help = Введи help, чтобы узнать, что можно ввести.
terminal-farewell = До встречи. (Команда save ФАЙЛ сохраняет партию.)
terminal-typed-number = число
terminal-does-number = выбрать вариант с этим номером
terminal-typed-notation = решение
terminal-does-notation = решить так
terminal-does-notation-as = решить так, например: { $examples }
terminal-typed-why = why ЧТО
terminal-does-why = почему чего-то нельзя, с правилом
terminal-does-options = ещё раз, что можно решить
terminal-does-score = очки по источникам
terminal-does-board = нарисовать поле ещё раз
terminal-does-undo = отменить своё последнее решение
terminal-typed-save = save ФАЙЛ
terminal-does-save = записать партию в файл
terminal-does-quit = выйти из партии
terminal-possible = Сейчас это возможно.
terminal-possible-here = сейчас можно
terminal-no-place = То, что решается сейчас, не связано с местом на поле.
terminal-score = { $count ->
    [one] место { $seat }: { $count } очко ({ $sources })
    [few] место { $seat }: { $count } очка ({ $sources })
   *[many] место { $seat }: { $count } очков ({ $sources })
}
terminal-you-win = Ты побеждаешь!
terminal-you-share = Ты делишь победу.
terminal-wins = Побеждает место { $seat }.
terminal-share = Победу делят места { $seats }.
terminal-over = Конец игры ({ $why }): { $scores }

## Уроки

terminal-lesson = { $lesson }: состояния { $states }, слова { $words }, секунды { $seconds }, правила { $clauses }
terminal-course = { $game }: уроки { $lessons }, минуты { $minutes }, затронуто правил { $share } %
terminal-lessons-right = Все уроки держат обещания.
terminal-lesson-commands = Введи решение или одно из: { $names }
terminal-lesson-look = Посмотри на: { $places }
terminal-lesson-turn = Получится так: { $decisions }

## Заголовки таблиц: короткие, чтобы помещались

terminal-head-game = игра
terminal-head-seat = место
terminal-head-bot = бот
terminal-head-seats = места
terminal-head-points = очки
terminal-head-wins = победы
terminal-head-elo = Эло
terminal-head-share = доля
terminal-head-fair = поровну
terminal-head-decision-ms = p95 мс
terminal-head-turn-ms = ход мс
terminal-head-faults = сбои
terminal-head-meeting = встреча
terminal-head-games = партии
terminal-head-mean = среднее
terminal-head-length = длина
terminal-head-decisions = решения
terminal-head-turns = ходы
terminal-head-seat-points = очки места
terminal-head-speed = решений/с
terminal-head-all-cores = все ядра
terminal-head-copy = копия мкс
terminal-head-offer = выбор мкс
terminal-head-view = вид мкс
terminal-head-bytes = байты

## Много партий

terminal-random-games = { $count ->
    [one] { $count } случайная партия, зерно { $seed }, { $speed } партий/с
    [few] { $count } случайные партии, зерно { $seed }, { $speed } партий/с
   *[many] { $count } случайных партий, зерно { $seed }, { $speed } партий/с
}
terminal-bot-games = { $count ->
    [one] { $count } партия ботов, зерно { $seed }, { $speed } партий/с
    [few] { $count } партии ботов, зерно { $seed }, { $speed } партий/с
   *[many] { $count } партий ботов, зерно { $seed }, { $speed } партий/с
}
terminal-lengths = решений за партию: { $decisions }, ходов за партию: { $turns }

## Арена и лестница

terminal-arena = { $blocks }, { $games }, зерно { $seed }
terminal-ladder = { $blocks } на встречу, зерно { $seed }
terminal-ratio = отношение { $ratio }
terminal-elo = Эло { $value } (от { $low } до { $high }) относительно { $bot }
terminal-sprt = SPRT [{ $low }, { $high }] Эло: { $verdict }, отношение { $ratio } (границы ±{ $bound })
terminal-verdict-accepted = принято
terminal-verdict-rejected = отклонено
terminal-verdict-undecided = не решено
terminal-lost = { $count ->
    [one] { $bot } проигрывает { $count } партию: { $kind } ({ $what })
    [few] { $bot } проигрывает { $count } партии: { $kind } ({ $what })
   *[many] { $bot } проигрывает { $count } партий: { $kind } ({ $what })
}
terminal-fault-crash = аварийное завершение
terminal-fault-hang = нет решения в срок
terminal-fault-illegal = недопустимое действие

## Баланс

terminal-balance = { $games }, боты: { $bots }, зерно { $seed }; равная доля — { $fair }
terminal-seat-shares = места { $shares }
terminal-not-counted = { $count ->
    [one] { $count } партия не в счёт: { $what }
    [few] { $count } партии не в счёт: { $what }
   *[many] { $count } партий не в счёт: { $what }
}
terminal-fault = { $bot } на месте { $seat }: { $kind } ({ $what })

## Скорость

terminal-measuring = измеряется: { $what } …
terminal-measured-reference-loop = опорный цикл
terminal-measured-cold-compile = компиляция с нуля
terminal-measured-warm-start = запуск после компиляции
terminal-reference = { $count ->
    [one] опорный цикл: { $ns } нс на шаг, { $count } ядро
    [few] опорный цикл: { $ns } нс на шаг, { $count } ядра
   *[many] опорный цикл: { $ns } нс на шаг, { $count } ядер
}
terminal-first-offer = первый выбор из оболочки: { $seconds } с
terminal-cold-compile = компиляция всех игр с нуля: { $seconds } с
terminal-ready = правила и боты готовы за { $seconds } с
terminal-compiling-rules = компиляция правил, игра «{ $game }»: { $number } из { $total }
terminal-compiling-bots = компиляция ботов, игра «{ $game }»: { $number } из { $total }
terminal-compiling = компиляция правил обеих игр, один раз: { $done } из { $total }
terminal-rules-once = Правила игры «{ $game }» компилируются один раз; это займёт некоторое время.
terminal-bots-once = Боты игры «{ $game }» компилируются один раз; это займёт некоторое время.

## Обучение

terminal-minutes = { $minutes } мин: { $what }
terminal-generation-games = поколение { $number } из { $total }, сыграно партий: { $games }
terminal-generation-epoch = поколение { $number } из { $total }, обучение: эпоха { $epoch } из { $epochs }, потери { $loss }
terminal-trained = { $file }: { $games }, зерно { $seed }, потери { $losses }

## Файлы

terminal-reading = чтение
terminal-exported = записано в { $file }: { $decisions }, { $games }
terminal-verified = Подтверждено: раздача даёт обязательство { $commitment }, и все решения с ней возможны: { $decisions }.
terminal-verified-worth = Это стоит столько же, сколько обязательство: сравни его с тем, которое стол показал до первого хода, или укажи то через --commitment.

## Сервер

terminal-serving = Wolfmoon работает по адресу { $address }
terminal-at-work = Wolfmoon работает
terminal-served = Остановлено. Все игры сохранены.
terminal-database-version = Версия базы данных: { $version }.
terminal-copied = Всё на месте. Столов: { $tables }, событий: { $events }.
terminal-backup-failed = Копия не удалась, скоро будет новая попытка: { $problem }
terminal-head-name = имя
terminal-head-id = идентификатор
terminal-head-kind = вид
terminal-head-seen = был здесь
terminal-head-blocked = блокировка
terminal-head-title = название
terminal-head-status = состояние
terminal-head-changed = изменён
terminal-head-what = действие
terminal-head-by = кто
terminal-head-when = когда
terminal-archived = Отправлено игр в архив: { $count }.

terminal-puzzles-made = { $game }: задачи { $found } ({ $file })
terminal-puzzles-counted = { $game }: задачи { $count }
terminal-puzzles-scout =   Разведчик не решил: { $share } %
terminal-puzzles-right = Все задачи верны.
terminal-puzzle-wrong = Ещё нет: { $reached } из { $count }.
terminal-puzzle-answer = Ответ: { $decisions }
terminal-puzzle-hand = Рука, которая это бьёт: { $cards }
terminal-puzzle-right = Решено.
terminal-puzzle-rated = { $kind }, рейтинг { $rating }
