# Что не так с тем, что дано: с файлом, позицией, настройкой, полем запроса.
# Это не предложения: они стоят после «Файл не читается: …», без точки в конце.
# Слова из файлов и данных (имена полей, стай, земель) приводятся так, как они там записаны.

## Где это стоит

input-line = строка { $line }: { $problem }
input-expected = ожидалось: { $expected }
input-found = найдено «{ $found }», ожидалось: { $expected }

## Любые значения

input-object = ожидался объект, найдено { $found }
input-missing = не хватает { $name }
input-unknown = нет { $found }; есть: { $names }
input-number = ожидалось число от { $low } до { $high }, найдено { $found }
input-one-of = ожидалось одно из: { $names }; найдено { $found }
input-list = ожидался список, найдено { $found }
input-list-of = ожидался список длины { $count }, найдено { $found }
input-list-to = ожидался список длиной не больше { $count }, найдено { $found }
input-wanted = ожидалось: { $wanted }, найдено: { $found }
input-any-order = ожидалось, в любом порядке: { $names }
input-twice = { $name } стоит дважды
input-shape = игре незнаком такой вид настроек

## Партия в руках

input-game = нет игры { $found }; есть игры: { $names }
input-lesson = нет урока { $found }; есть { $names }
input-further-game = { $variable } указывает на { $found }, а это не загружается: { $problem }
input-option = у игры { $game } нет настройки { $found }; есть: { $names }
input-action = ожидалось решение: словами, как Action или номером от 0 до { $last }; найдено { $found }
input-place = ожидалось название места, например A7, найдено { $found }
input-text = ожидался текст, найдено { $found }
input-seat = нет места { $found }: места имеют номера от 0 до { $last }
input-undo = { $count ->
     [one] нельзя взять назад { $found } из { $count } решения
     [few] нельзя взять назад { $found } из { $count } решений
    *[many] нельзя взять назад { $found } из { $count } решений
}
input-step = { $count ->
     [one] в партии { $count } решение; нет { $found }
     [few] в партии { $count } решения; нет { $found }
    *[many] в партии { $count } решений; нет { $found }
}
input-actions = { $count ->
     [one] ожидалось по одному действию для { $count } состояния
     [few] ожидалось по одному действию для { $count } состояний
    *[many] ожидалось по одному действию для { $count } состояний
}
input-file-large = { $count ->
     [one] файл слишком велик: { $count } знак, не больше { $most }
     [few] файл слишком велик: { $count } знака, не больше { $most }
    *[many] файл слишком велик: { $count } знаков, не больше { $most }
}
input-position-of = это позиция игры { $found }, а не { $game }
input-rules = версия правил { $found } не читается; известные версии: { $known }
input-seed-or-setup = у партии есть зерно или подготовка, но не то и другое
input-drawn = то, что разыгрывается случайно, нельзя задать
input-nothing-offered = в этой позиции нечего решать, а партия не окончена
input-no-hints = у игры { $game } нет подсказок
input-hint-over = игра окончена: подсказывать нечего
input-hint-seat = для места { $found } подсказки нет: решает место { $seat }
input-not-a-turn = нужны все решения хода, пока не решают другие
input-threshold = нужно одно из { $names } справедливой доли, найдено { $found }
input-seats = { $count ->
     [one] ожидалось { $count } место, найдено { $found }
     [few] ожидалось { $count } места, найдено { $found }
    *[many] ожидалось { $count } мест, найдено { $found }
}
input-one-me = только одно место для тебя
input-here-needs-me = месту для того, кто рядом с тобой, нужно место для тебя

## Волки: настройки и позиции

input-players = игра для { $low }–{ $high } игроков, а не { $found }
input-packs = { $count ->
     [one] ожидалась { $count } стая, найдено { $found }
     [few] ожидались { $count } разные стаи, найдено { $found }
    *[many] ожидались { $count } разных стай, найдено { $found }
}
input-setup-packs = заданной подготовке нужны и стаи
input-regions = { $count ->
     [one] ожидалось { $count } поле с номером от 1 до 10
     [few] ожидались { $count } разных поля с номерами от 1 до 10
    *[many] ожидались { $count } разных полей с номерами от 1 до 10
}
input-hex = { $found } — не гекс карты для { $players } игроков
input-nothing-stands = там ничего не может стоять
input-share = эти двое не могут стоять на одном гексе
input-enemy-lair = никто не стоит на вражеском логове
input-supply = у места { $seat } { $piece }: { $found }, а у игрока их { $most }
input-lair-water = логово стоит у воды
input-two-lairs = два логова одной стаи в одном регионе
input-same-pack = у двух мест одна и та же стая
input-pending = не подходит к текущему действию
input-asks-wolf = спрашивает о волке, но идёт не перемещение
input-asks-track = спрашивает о шкале, но логовище с неё не берут
input-asks-push = спрашивает о выталкивании, но действие никого не выталкивает
input-pending-hex = там ничего нельзя сделать
input-no-wolf = там нет такого волка
input-no-victim = там нет вражеского волка стаи, которого вытолкнуть
input-stack = ожидались вид добычи и число или null
input-tile-face = тайл { $tile } не может показывать { $found }
input-home-tile = плитка стаи показывает { $terrain }
input-pieces = на гексе одна или две фигурки
input-piece = ожидались стая и вид фигурки
input-wolf = ожидались одно из { $names } и гекс; найдено { $found }

## Одинокие волки: настройки и позиции

input-scars-laid-out = выложено { $found }, а всего их { $most }
input-two-places = { $name } лежит в двух местах
input-cards = { $count ->
     [one] ожидалась { $count } карта, найдено { $found }
     [few] ожидались { $count } карты, найдено { $found }
    *[many] ожидались { $count } карт, найдено { $found }
}
input-turned = { $count ->
     [one] ожидалась { $count } перевёрнутая карта, найдено { $found }
     [few] ожидались { $count } перевёрнутые карты, найдено { $found }
    *[many] ожидались { $count } перевёрнутых карт, найдено { $found }
}
input-unseen = { $count ->
     [one] ожидалась всего { $count } невидимая карта, найдено { $found }
     [few] ожидались всего { $count } невидимые карты, найдено { $found }
    *[many] ожидались всего { $count } невидимых карт, найдено { $found }
}
input-scars = { $count ->
     [one] ожидался { $count } шрам, найдено { $found }
     [few] ожидались { $count } шрама, найдено { $found }
    *[many] ожидались { $count } шрамов, найдено { $found }
}
input-more-scars = шрамов больше, чем в начале
input-only-two = в коробке только два шрама { $name }
input-land-full = карт: { $found }, а на территории помещается { $most }
input-slot-full = у места { $seat } здесь шрамов: { $found }, а помещается { $most }
input-moons = по одной на каждую территорию без шрамов
input-moon-astray = луна лежит там, где остались шрамы
input-trump = ожидалась масть территории последней луны
input-void = у места { $seat } есть карта масти, которой у него больше нет
input-over-after = { $count ->
     [one] партия кончается после { $count } взятки
     [few] партия кончается после { $count } взяток
    *[many] партия кончается после { $count } взяток
}
input-decider = ожидалось { $wanted }: решать этому месту
input-not-face-up = { $name } не лежит лицом вверх на стороне места { $seat }
input-not-turned = { $name } не лежит перевёрнутой на стороне места { $seat }
input-no-scar = нет шрама, который взять
input-no-slot = нет пустого места
input-taken-hidden = ожидалось true или false, и true только тогда, когда спрашивается место для шрама
input-value = ожидалось значение, пока игра спрашивает { $asks }
input-no-value = ожидалось null, пока игра спрашивает { $asks }
input-open-hands = обе руки открыты; воображать нечего
input-no-hands = никакие руки не подходят к мастям, которых у игроков нет

## Что ожидалось в тексте

expect-decision = решение
expect-one-decision = одно решение
expect-one-of = одно из: { $names }
expect-after = { $expected } после «{ $words }»
expect-whole = целое число
expect-header = заголовок «{ $key }» перед первой строкой { $kind ->
     [position] позиции
    *[game] партии
}
expect-known-header = заголовок такого файла или строка «pack: …»
expect-header-once = каждый заголовок один раз
expect-one-value = одно значение после «{ $key }»
expect-numbers = { $count ->
     [one] { $count } число после «{ $key }»
     [few] { $count } числа после «{ $key }»
    *[many] { $count } чисел после «{ $key }»
}
expect-first-line = «{ $text }» первой строкой
expect-format = версия формата { $version }; более новая программа может прочесть этот файл
expect-rules = известная версия правил игры { $game } ({ $versions })
expect-end = конец файла: партия окончена
expect-speaker = решение «{ $speaker }:»
expect-legal = допустимое действие: { $refusal }
expect-no-result = без результата: партия не окончена
expect-result = «{ $words }»
expect-salt = { $count ->
     [one] { $count } цифра от 0 до f после «salt»
     [few] { $count } цифры от 0 до f после «salt»
    *[many] { $count } цифр от 0 до f после «salt»
}
expect-commitment = «{ $words }», как следует из этой раздачи и соли (у намеренно изменённой раздачи нет ни salt, ни commitment)
expect-example = слова вида { $example }
expect-pair = { $key }=… в «{ $owner }»
expect-map = раздел «map»

## … в уроках

expect-section = «{ $name }»
expect-values = что-нибудь после «{ $key }»
expect-pattern = образец после «{ $kind }»
expect-test = сравнение вроде { $example }
expect-clause = номер правила вроде { $example }
expect-seat = место от 1 до { $last }

## … в «Волках»

expect-hex-example = гекс, например A7
expect-hex = гекс: S или буква региона и число от 1 до 16
expect-hex-of-map = гекс карты для { $players } игроков, начиная с { $first }
expect-tiles-example = плитки, например forest/rock+home
expect-tiles = плитки, соединённые знаком +, каждая из: { $names }
expect-tile-once = каждая плитка один раз
expect-tiles-in-all = { $count ->
     [one] всего { $count } плитка или жетон
     [few] всего { $count } плитки и жетона
    *[many] всего { $count } плиток и жетонов
}
expect-no-aim = ничего задуманного, пока не решено то, о чём спрашивается
expect-aim = одно из: { $names } или волк, например alpha S4
expect-own-wolf = твой волк
expect-dominated = одно из: { $names }; над альфа-волками и логовами нельзя доминировать (W31)
expect-stack = вид добычи, двоеточие и число или -
expect-no-cell = здесь без ячейки: в этом месте карты нет гекса
expect-cells = { $count ->
     [one] карта из { $count } ячейки; не хватает { $missing }
     [few] карта из { $count } ячеек; не хватает { $missing }
    *[many] карта из { $count } ячеек; не хватает { $missing }
}
expect-cell-width = { $count ->
     [one] ячейки через каждый { $count } знак
     [few] ячейки через каждые { $count } знака
    *[many] ячейки через каждые { $count } знаков
}
expect-pieces = стая ({ $letters }) и одно из: { $names }
expect-ground = { $ground } на { $hex }, как в регионах

## … в «Одиноких волках»

expect-card = карта, например R6
expect-scar = шрам от S1 до S9
expect-scar-or-hidden = шрам от S1 до S9 или { $hidden }
expect-hidden-alone = только { $words }: что это, видно лишь после того, как его взяли
expect-revealed = шрам { $scar }, который эта карта открывает
expect-top = шрам { $scar }, который лежит сверху
expect-in-hand = шрам { $scar }, который был взят
expect-none-shown = без шрама: здесь никакой не открывается
expect-none-in-hand = без шрама: никакой не ждёт места
expect-thing = карта, шрам, территория или граница
expect-nothing = ничего задуманного: каждое решение спрашивается отдельно
expect-each-once = каждое из: { $names } один раз, например { $example }
expect-map-lines = { $count ->
     [one] раздел «map» из { $count } строки
     [few] раздел «map» из { $count } строк
    *[many] раздел «map» из { $count } строк
}
expect-line-of = строка { $name }
expect-card-and-land = карта и территория после «{ $key }»
expect-taken = шрам, и «{ $hidden }», если он лежал лицом вниз
expect-slots = места территории и границы
expect-pairs = { $count ->
     [one] { $count } пара после «{ $key }»
     [few] { $count } пары после «{ $key }»
    *[many] { $count } пар после «{ $key }»
}
expect-two-with = два числа с { $sign } между ними

## В чём отказывает операционная система

input-os-missing = нет такого файла или папки
input-os-forbidden = нет доступа
input-os-folder = это папка
input-os-no-folder = ожидалась папка
input-os-exists = уже существует
input-os-full = на диске нет места
input-os-read-only = диск только для чтения
input-os-address-used = адрес занят
input-os-address-unknown = здесь нет такого адреса
input-os-other = система сообщает: { $text }

## Поля запроса

field-missing = его нет
field-unknown = такого поля нет
field-one-of = ожидалось одно из: { $names }
field-whole = ожидалось целое число
field-number = ожидалось число
field-text = ожидался текст
field-yes-no = ожидалось true или false
field-list = ожидался список
field-object = ожидался объект
field-at-least = ожидалось { $least } или больше
field-at-most = ожидалось { $most } или меньше
field-above = ожидалось больше { $least }
field-below = ожидалось меньше { $most }
field-short-text = { $count ->
     [one] нужен хотя бы { $count } знак
     [few] нужны хотя бы { $count } знака
    *[many] нужно хотя бы { $count } знаков
}
field-long-text = { $count ->
     [one] не больше { $count } знака
     [few] не больше { $count } знаков
    *[many] не больше { $count } знаков
}
field-long-list = ожидался список длиной не больше { $count }
field-short-list = ожидался список длиной не меньше { $count }
field-json = это не JSON
field-not-kept = в нём нулевой байт или число, которое не число
field-empty = оно пусто
field-wrong = оно не читается
input-review-running = игра ещё идёт: разбор будет, когда она закончится
input-review-empty = в этой игре ничего не решали: разбирать нечего
input-no-reviews = игры { $game } не разбираются
input-review-turn = хода { $found } нет: в игре их { $count }
