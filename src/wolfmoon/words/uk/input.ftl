# Що не так із тим, що подано: із файлом, позицією, налаштуванням, полем запиту.
# Це не речення: вони стоять після «Файл не читається: …», без крапки в кінці.
# Слова з файлів і даних (імена полів, зграй, земель) подано так, як їх там записано.

## Де це стоїть

input-line = рядок { $line }: { $problem }
input-expected = очікувалося: { $expected }
input-found = знайдено «{ $found }», очікувалося: { $expected }

## Будь-які значення

input-object = очікувався об’єкт, знайдено { $found }
input-missing = бракує { $name }
input-unknown = немає { $found }; є: { $names }
input-number = очікувалося число від { $low } до { $high }, знайдено { $found }
input-one-of = очікувалося одне з: { $names }; знайдено { $found }
input-list = очікувався список, знайдено { $found }
input-list-of = очікувався список довжини { $count }, знайдено { $found }
input-list-to = очікувався список завдовжки щонайбільше { $count }, знайдено { $found }
input-wanted = очікувалося: { $wanted }, знайдено: { $found }
input-any-order = очікувалося, у будь-якому порядку: { $names }
input-twice = { $name } стоїть двічі
input-shape = гра не знає такого вигляду налаштувань

## Партія в руках

input-game = немає гри { $found }; є ігри: { $names }
input-lesson = немає уроку { $found }; є { $names }
input-further-game = { $variable } вказує на { $found }, а це не завантажується: { $problem }
input-option = у гри { $game } немає налаштування { $found }; є: { $names }
input-action = очікувалося рішення: словами, як Action або номером від 0 до { $last }; знайдено { $found }
input-place = очікувалася назва місця, наприклад A7, знайдено { $found }
input-text = очікувався текст, знайдено { $found }
input-seat = немає місця { $found }: місця мають номери від 0 до { $last }
input-undo = { $count ->
     [one] не можна взяти назад { $found } з { $count } рішення
     [few] не можна взяти назад { $found } з { $count } рішень
    *[many] не можна взяти назад { $found } з { $count } рішень
}
input-step = { $count ->
     [one] у партії { $count } рішення; немає { $found }
     [few] у партії { $count } рішення; немає { $found }
    *[many] у партії { $count } рішень; немає { $found }
}
input-actions = { $count ->
     [one] очікувалося по одній дії для { $count } стану
     [few] очікувалося по одній дії для { $count } станів
    *[many] очікувалося по одній дії для { $count } станів
}
input-file-large = { $count ->
     [one] файл завеликий: { $count } знак, щонайбільше { $most }
     [few] файл завеликий: { $count } знаки, щонайбільше { $most }
    *[many] файл завеликий: { $count } знаків, щонайбільше { $most }
}
input-position-of = це позиція гри { $found }, а не { $game }
input-rules = версія правил { $found } не читається; відомі версії: { $known }
input-seed-or-setup = партія має зерно або підготовку, але не обидва
input-drawn = те, що випадає навмання, не можна задати
input-nothing-offered = у цій позиції нічого вирішувати, а партію не закінчено
input-no-hints = у гри { $game } немає підказок
input-hint-over = гру закінчено: підказувати нічого
input-hint-seat = для місця { $found } підказки немає: вирішує місце { $seat }
input-not-a-turn = потрібні всі рішення ходу, доки не вирішують інші
input-threshold = потрібне одне з { $names } справедливої частки, знайдено { $found }
input-seats = { $count ->
     [one] очікувалося { $count } місце, знайдено { $found }
     [few] очікувалося { $count } місця, знайдено { $found }
    *[many] очікувалося { $count } місць, знайдено { $found }
}
input-one-me = лише одне місце для тебе
input-here-needs-me = місцю для того, хто поруч із тобою, потрібне місце для тебе

## Вовки: налаштування й позиції

input-players = гра для { $low }–{ $high } гравців, а не { $found }
input-packs = { $count ->
     [one] очікувалася { $count } зграя, знайдено { $found }
     [few] очікувалися { $count } різні зграї, знайдено { $found }
    *[many] очікувалися { $count } різних зграй, знайдено { $found }
}
input-setup-packs = заданій підготовці потрібні й зграї
input-regions = { $count ->
     [one] очікувалося { $count } поле з номером від 1 до 10
     [few] очікувалися { $count } різні поля з номерами від 1 до 10
    *[many] очікувалися { $count } різних полів із номерами від 1 до 10
}
input-hex = { $found } — не гекс мапи для { $players } гравців
input-nothing-stands = там нічого не може стояти
input-share = ці двоє не можуть стояти на одному гексі
input-enemy-lair = ніхто не стоїть на ворожому лігві
input-supply = у місця { $seat } { $piece }: { $found }, а гравець має їх { $most }
input-lair-water = лігво стоїть біля води
input-two-lairs = два лігва однієї зграї в одному регіоні
input-same-pack = два місця мають ту саму зграю
input-pending = не пасує до поточної дії
input-asks-wolf = запитує про вовка, але триває не переміщення
input-asks-track = запитує про трек, але сховища з нього не беруть
input-asks-push = запитує про виштовхування, але дія нікого не виштовхує
input-pending-hex = там нічого не можна зробити
input-no-wolf = там немає такого вовка
input-no-victim = там немає ворожого зграйного вовка, якого виштовхнути
input-stack = очікувалися вид здобичі та число або null
input-tile-face = тайл { $tile } не може показувати { $found }
input-home-tile = тайл зграї показує { $terrain }
input-pieces = на гексі одна або дві фішки
input-piece = очікувалися зграя й вид фішки
input-wolf = очікувалися одне з { $names } і гекс; знайдено { $found }

## Вовки-одинаки: налаштування й позиції

input-scars-laid-out = викладено { $found }, а всього їх { $most }
input-two-places = { $name } лежить у двох місцях
input-cards = { $count ->
     [one] очікувалася { $count } карта, знайдено { $found }
     [few] очікувалися { $count } карти, знайдено { $found }
    *[many] очікувалися { $count } карт, знайдено { $found }
}
input-turned = { $count ->
     [one] очікувалася { $count } перевернута карта, знайдено { $found }
     [few] очікувалися { $count } перевернуті карти, знайдено { $found }
    *[many] очікувалися { $count } перевернутих карт, знайдено { $found }
}
input-unseen = { $count ->
     [one] очікувалася разом { $count } невидима карта, знайдено { $found }
     [few] очікувалися разом { $count } невидимі карти, знайдено { $found }
    *[many] очікувалися разом { $count } невидимих карт, знайдено { $found }
}
input-scars = { $count ->
     [one] очікувався { $count } шрам, знайдено { $found }
     [few] очікувалися { $count } шрами, знайдено { $found }
    *[many] очікувалися { $count } шрамів, знайдено { $found }
}
input-more-scars = шрамів більше, ніж на початку
input-only-two = у коробці лише два шрами { $name }
input-land-full = карт: { $found }, а на території вміщується { $most }
input-slot-full = у місця { $seat } тут шрамів: { $found }, а вміщується { $most }
input-moons = по одному на кожну територію без шрамів
input-moon-astray = місяць лежить там, де лишилися шрами
input-trump = очікувалася масть території останнього місяця
input-void = місце { $seat } має карту масті, якої вже не має
input-over-after = { $count ->
     [one] партія закінчується після { $count } взятки
     [few] партія закінчується після { $count } взяток
    *[many] партія закінчується після { $count } взяток
}
input-decider = очікувалося { $wanted }: вирішувати цьому місцю
input-not-face-up = { $name } не лежить горілиць на боці місця { $seat }
input-not-turned = { $name } не лежить перевернутою на боці місця { $seat }
input-no-scar = немає шраму, який узяти
input-no-slot = немає порожнього місця
input-taken-hidden = очікувалося true або false, і true лише тоді, коли запитують місце для шраму
input-value = очікувалося значення, доки гра запитує { $asks }
input-no-value = очікувалося null, доки гра запитує { $asks }
input-open-hands = обидві руки відкриті; уявляти нічого
input-no-hands = жодні руки не пасують до мастей, яких гравці не мають

## Що очікувалося в тексті

expect-decision = рішення
expect-one-decision = одне рішення
expect-one-of = одне з: { $names }
expect-after = { $expected } після «{ $words }»
expect-whole = ціле число
expect-header = заголовок «{ $key }» перед першим рядком { $kind ->
     [position] позиції
    *[game] партії
}
expect-known-header = заголовок такого файлу або рядок «pack: …»
expect-header-once = кожен заголовок один раз
expect-one-value = одне значення після «{ $key }»
expect-numbers = { $count ->
     [one] { $count } число після «{ $key }»
     [few] { $count } числа після «{ $key }»
    *[many] { $count } чисел після «{ $key }»
}
expect-first-line = «{ $text }» першим рядком
expect-format = версія формату { $version }; новіша програма може прочитати цей файл
expect-rules = відома версія правил гри { $game } ({ $versions })
expect-end = кінець файлу: партію закінчено
expect-speaker = рішення «{ $speaker }:»
expect-legal = дозволена дія: { $refusal }
expect-no-result = без результату: партію не закінчено
expect-result = «{ $words }»
expect-salt = { $count ->
     [one] { $count } цифра від 0 до f після «salt»
     [few] { $count } цифри від 0 до f після «salt»
    *[many] { $count } цифр від 0 до f після «salt»
}
expect-commitment = «{ $words }», як випливає з цієї роздачі й солі (навмисно змінена роздача не має ні salt, ні commitment)
expect-example = слова на зразок { $example }
expect-pair = { $key }=… у «{ $owner }»
expect-map = розділ «map»

## … в уроках

expect-section = «{ $name }»
expect-values = щось після «{ $key }»
expect-pattern = зразок після «{ $kind }»
expect-test = порівняння на зразок { $example }
expect-clause = номер правила на зразок { $example }
expect-seat = місце від 1 до { $last }

## … у «Вовках»

expect-hex-example = гекс, наприклад A7
expect-hex = гекс: S або літера регіону й число від 1 до 16
expect-hex-of-map = гекс мапи для { $players } гравців, починаючи з { $first }
expect-tiles-example = тайли, наприклад forest/rock+home
expect-tiles = тайли, з’єднані знаком +, кожен із: { $names }
expect-tile-once = кожен тайл один раз
expect-tiles-in-all = { $count ->
     [one] разом { $count } тайл чи жетон
     [few] разом { $count } тайли й жетони
    *[many] разом { $count } тайлів і жетонів
}
expect-no-aim = нічого задуманого, доки не вирішено те, про що запитано
expect-aim = одне з: { $names } або вовк, наприклад alpha S4
expect-own-wolf = твій вовк
expect-dominated = одне з: { $names }; над альфа-вовками й лігвами не можна домінувати (W31)
expect-stack = вид здобичі, двокрапка й число або -
expect-no-cell = тут без клітинки: у цьому місці мапи немає гекса
expect-cells = { $count ->
     [one] мапа з { $count } клітинки; бракує { $missing }
     [few] мапа з { $count } клітинок; бракує { $missing }
    *[many] мапа з { $count } клітинок; бракує { $missing }
}
expect-cell-width = { $count ->
     [one] клітинки через кожен { $count } знак
     [few] клітинки через кожні { $count } знаки
    *[many] клітинки через кожні { $count } знаків
}
expect-pieces = зграя ({ $letters }) й одне з: { $names }
expect-ground = { $ground } на { $hex }, як у регіонах

## … у «Вовках-одинаках»

expect-card = карта, наприклад R6
expect-scar = шрам від S1 до S9
expect-scar-or-hidden = шрам від S1 до S9 або { $hidden }
expect-hidden-alone = лише { $words }: що це, видно тільки після того, як його взяли
expect-revealed = шрам { $scar }, який ця карта відкриває
expect-top = шрам { $scar }, який лежить зверху
expect-in-hand = шрам { $scar }, який було взято
expect-none-shown = без шраму: тут жоден не відкривається
expect-none-in-hand = без шраму: жоден не чекає на місце
expect-thing = карта, шрам, територія або межа
expect-nothing = нічого задуманого: кожне рішення запитують окремо
expect-each-once = кожне з: { $names } один раз, наприклад { $example }
expect-map-lines = { $count ->
     [one] розділ «map» з { $count } рядка
     [few] розділ «map» з { $count } рядків
    *[many] розділ «map» з { $count } рядків
}
expect-line-of = рядок { $name }
expect-card-and-land = карта й територія після «{ $key }»
expect-taken = шрам, і «{ $hidden }», якщо він лежав долілиць
expect-slots = місця території та межі
expect-pairs = { $count ->
     [one] { $count } пара після «{ $key }»
     [few] { $count } пари після «{ $key }»
    *[many] { $count } пар після «{ $key }»
}
expect-two-with = два числа з { $sign } між ними

## У чому відмовляє операційна система

input-os-missing = немає такого файлу або теки
input-os-forbidden = немає доступу
input-os-folder = це тека
input-os-no-folder = очікувалася тека
input-os-exists = уже існує
input-os-full = на диску немає місця
input-os-read-only = диск лише для читання
input-os-address-used = адреса зайнята
input-os-address-unknown = тут немає такої адреси
input-os-other = система повідомляє: { $text }

## Поля запиту

field-missing = його немає
field-unknown = такого поля немає
field-one-of = очікувалося одне з: { $names }
field-whole = очікувалося ціле число
field-number = очікувалося число
field-text = очікувався текст
field-yes-no = очікувалося true або false
field-list = очікувався список
field-object = очікувався об’єкт
field-at-least = очікувалося { $least } або більше
field-at-most = очікувалося { $most } або менше
field-above = очікувалося більше ніж { $least }
field-below = очікувалося менше ніж { $most }
field-short-text = { $count ->
     [one] потрібен хоча б { $count } знак
     [few] потрібні хоча б { $count } знаки
    *[many] потрібно хоча б { $count } знаків
}
field-long-text = { $count ->
     [one] щонайбільше { $count } знак
     [few] щонайбільше { $count } знаки
    *[many] щонайбільше { $count } знаків
}
field-long-list = очікувався список завдовжки щонайбільше { $count }
field-short-list = очікувався список завдовжки щонайменше { $count }
field-json = це не JSON
field-not-kept = у ньому нульовий байт або число, яке не є числом
field-empty = воно порожнє
field-wrong = його не можна прочитати
input-review-running = гра ще триває: розбір буде, коли вона закінчиться
input-review-empty = у цій грі нічого не вирішували: розбирати нічого
input-no-reviews = ігри { $game } не розбираються
input-review-turn = ходу { $found } немає: у грі їх { $count }
