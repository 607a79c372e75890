# В чём команды и инструменты отказывают: опции, файлы, боты, базы данных. Это не предложения:
# они стоят после «Ошибка: …», без точки в конце.

## Файлы и папки

problem-write = не удаётся записать { $file }: { $reason }
problem-in-file = { $file }: { $problem }
problem-not-text = { $file } — не текстовый файл
problem-two-games = { $file } — партия игры { $game }, а { $first } — игры { $other }: в файле строк одна игра
problem-no-folder = папки { $folder } нет
problem-no-file = файла { $file } нет
problem-file-there = { $file } уже есть
problem-package = не хватает пакета { $package }: pip install '{ $install }'

## Опции

problem-not-both = укажи { $first } или { $second }, но не обе опции
problem-at-least-one = { $name } — не меньше 1, а не { $found }
problem-above-zero = { $name } — больше 0, а не { $found }
problem-block-and-seat = { $name } принимает блок и место, например 0,1, а не { $found }
problem-theme = темы { $found } нет; есть: { $names }
problem-render-mode = режима отрисовки { $found } нет; есть: { $names }

## За столом в терминале

problem-no-seat = { $count ->
    [one] места { $seat } нет: в игре { $count } место
    [few] места { $seat } нет: в игре { $count } места
   *[many] места { $seat } нет: в игре { $count } мест
}
problem-no-option = у вариантов номера от 1 до { $last }
problem-why = почему что? Назови место или решение
problem-why-as = почему что? Назови место или решение: { $examples }
problem-nothing-to-undo = тебе нечего отменять
problem-save-one-file = { $name } ждёт имя одного файла

## Боты

problem-no-bot = у игры { $game } нет бота { $found }; есть: { $names }
problem-bot-not-loaded = бот { $found } не загружается: { $problem }
problem-bot-not-made = бот { $found } не создаётся: { $problem }
problem-not-a-bot = { $found } — не { $wanted }
problem-one-bot = назови хотя бы одного бота, например { $example }
problem-two-bots = назови хотя бы двух ботов, например { $example }
problem-many-bots = ботов { $bots }, а мест для них { $seats }
problem-no-bots-turn = сейчас решает не бот
problem-reverse = { $name } — для двух ботов, а не { $found }

## Арена и лестница

problem-seed = зерно — целое число от 0 до 2^64 - 1, а не { $found }
problem-few-blocks = для интервала нужно блоков не меньше { $fewest }, а не { $found }
problem-few-blocks-in = в { $folder } слишком мало блоков для отчёта: { $found } из { $fewest }
problem-ladder-twice = в лестнице каждый бот один раз, а { $name } назван дважды
problem-ladder-alone = для лестницы нужен ещё один бот, кроме { $name }
problem-window-order = окно идёт от меньшего к большему, а не от { $low } до { $high }
problem-window = окно — два числа Эло, например 0,15, а не { $found }
problem-no-results = в { $folder } нет результатов арены
problem-no-saved-game = в { $folder } нет партии { $game } из блока { $block }
problem-damaged = { $file } повреждён: это не JSON
problem-format = в { $folder } результаты в формате { $found }, а не { $known }
problem-other-results = в { $folder } результаты, где { $key } — { $before }, а не { $now }; выбери другую папку
problem-other-sources = в { $folder } результаты другого кода правил или ботов; выбери другую папку
problem-no-cluster = по адресу { $address } нет кластера Ray: { $problem }
problem-no-game-finished = ни одна партия не закончена
problem-no-game-finished-for = ни одна партия не закончена: { $faults }

## Обучение

problem-training-there = в { $folder } уже есть обучение: продолжи его с { $option } или удали папку
problem-no-training = в { $folder } нет обучения, которое можно продолжить
problem-other-training = в { $folder } другое обучение; удали его или назови другую папку
problem-weights-version = { $file }: веса для версии признаков { $found }, а не { $known }; обучи их заново: { $command }
problem-weights = { $file }: веса не читаются: { $problem }
problem-weights-part = { $file }: не хватает { $name }
problem-weights-shape = { $file }: у { $name } форма { $found }, а не { $wanted }

## Обязательства

problem-not-verified = не подтверждено: { $problem }
problem-other-commitment = не подтверждено: раздача даёт обязательство { $found }, а не { $given }
problem-no-commitment = нет обязательства, которое можно проверить: { $why }
problem-from-position = партия начинается с заданной позиции
problem-from-seed = раздача получена из зерна { $seed }; кто знал зерно, знал раздачу
problem-from-setup = расклад был задан; кто его задал, знал раздачу

## Сервер и база данных

problem-worker-processes = для worker нужен хотя бы один процесс, в котором думают боты
problem-database = базой данных { $address } нельзя пользоваться: { $problem }
problem-base = { $found } — не путь, под который можно всё поместить; годится, например, { $example }
problem-listen = не удаётся слушать { $host }, порт { $port }: { $reason }
problem-span = { $found } — не срок; годятся, например, { $examples }
problem-several-workers = для нескольких процессов нужен PostgreSQL: укажи { $example }
problem-nothing-kept = { $problem }; ничего не сохранено
problem-database-address = { $found } — не адрес базы данных
problem-database-kind = адрес базы данных начинается с: { $names }
problem-database-empty = база данных пуста; сначала выполни для неё { $command }
problem-database-version = версия базы данных — { $version }; сначала выполни для неё { $command }
problem-database-newer = версия базы данных — { $version }, она новее этой программы: установи ту версию Wolfmoon, что создала её, или более новую
problem-no-database = базы данных { $file } нет: укажи, где твоя ({ $options }); новую создаёт { $run }
problem-no-backup = { $file } — не резервная копия Wolfmoon
problem-copy-changed = пока шло копирование, данные изменились; ничего не сохранено
problem-copy-differs = копия отличается от оригинала; ничего не сохранено
problem-target-not-empty = база данных, в которую копируют, не пуста
problem-moving = эту базу данных сейчас переносят; запусти снова, когда это закончится
problem-database-served = другой сервер использует { $file }: сначала заверши его или дай этому отдельную папку
problem-database-in-use = сервер или worker использует { $address }: останови на ней все { $commands }, потом запусти это снова

## Уроки

problem-lessons = { $count ->
    [one] Нарушено { $count } обещание.
    [few] Нарушено { $count } обещания.
   *[many] Нарушено { $count } обещаний.
}
problem-lesson-states = можно попасть в большее число состояний, чем { $most }
problem-lesson-reply = никто не отвечает после: { $after }
problem-lesson-hopeless = цели уже не достичь после: { $after }
problem-lesson-goal = цели не достичь
problem-lesson-accept = ничего из принимаемого здесь никогда не предлагается
problem-lesson-slip = ошибка { $name } невозможна
problem-lesson-refusal = правила запрещают это по { $clause }, а не по { $found }
problem-lesson-wordless = { $decision } не принято и не названо неверным после: { $after }
problem-lesson-hint = подсказка не ведёт к цели после: { $after }
problem-lesson-place = нет места { $place }
problem-lesson-clause = нет правила { $clause }
problem-lesson-untold = ничто из происходящего не относится к { $clause }
problem-lesson-message = нет { $key } на языке { $language }
problem-lesson-words = { $count ->
    [one] { $count } слово на экране { $key } ({ $language }), не больше { $most }
    [few] { $count } слова на экране { $key } ({ $language }), не больше { $most }
   *[many] { $count } слов на экране { $key } ({ $language }), не больше { $most }
}
problem-lesson-first = { $count ->
    [one] первое решение занимает больше { $count } секунды
    [few] первое решение занимает больше { $count } секунд
   *[many] первое решение занимает больше { $count } секунд
}
problem-lesson-unsaid = ни один урок не говорит { $key }
problem-course-long = уроки длятся дольше { $most } мин: { $found } мин
problem-course-clauses = уроки затрагивают { $found } % правил, а не { $least } %

problem-puzzle-line = { $found } — не строка сборника задач
problem-puzzle-unknown = нет задачи { $found }

problem-puzzles = Неверные задачи: { $count }
problem-puzzle-solution = решение не достигает цели
problem-puzzle-value = решённая иначе даёт другой итог
problem-puzzle-easy = верного нет, или неверного нет
problem-puzzle-double = она та же, что { $other }
problem-puzzle-themes = её темы не те, что найдены
problem-puzzle-refused = её нельзя сыграть: { $why }
problem-site = { $value } — не адрес сайта: он начинается с http:// или https://.
problem-contact = { $value } — не адрес mailto: или https:.
problem-smtp = { $value } — не адрес почтового сервера: он начинается с smtp:// или smtps://.
problem-smtp-site = Письмам нужен и --site: с этого адреса начинаются ссылки в них.
