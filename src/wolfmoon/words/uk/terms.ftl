# Назви речей, як вони стоять у даних: NAME($terrain, kind: "terrain") — це terrain-forest.
# Форми після крапки: .of родовий, .acc знахідний, .at / .from / .to з прийменником.

# Пробіли, на яких не можна розривати рядок: регулярний вираз, однаковий для Python і JavaScript.
unbroken = (?<![A-Za-zÀ-žЀ-ӿ0-9])[0-9]+ (?=[A-Za-zÀ-žЀ-ӿ%\[])|[0-9] (?=±)|(?<=±)[ ]| (?=—)

game-the-wolves = Вовки
game-lone-wolves = Вовки-одинаки

## Вовки: мапа

terrain-forest = ліс
    .of = лісу
terrain-rock = гори
    .of = гір
terrain-grass = степ
    .of = степу
terrain-tundra = тундра
    .of = тундри
terrain-desert = пустеля
    .of = пустелі
terrain-water = вода
    .of = води
terrain-chasm = провалля
    .of = провалля

map = мапа
hex = гекс
region = регіон
start-tile = стартове поле
water-source = джерело води
chasm = провалля

## Вовки: зграї та фішки

pack-forest = Лісові вовки
pack-rock = Гірські вовки
pack-grass = Степові вовки
pack-tundra = Тундрові вовки
pack-desert = Пустельні вовки
pack-neutral = Нейтральна зграя

piece-alpha = альфа-вовк
    .acc = альфа-вовка
piece-pack = зграйний вовк
    .acc = зграйного вовка
piece-den = сховище
    .acc = сховище
piece-lair = лігво
    .acc = лігво
piece-lone-wolf = вовк-одинак
piece-prey = здобич

prey-moose = лось
prey-deer = олень
prey-raccoon = єнот
prey-boar = кабан
prey-rabbit = кролик

## Вовки: планшет гравця

track-spread = поширення зграї
    .of = поширення зграї
track-speed = швидкість вовка
    .of = швидкості вовка
track-howl = дальність виття
    .of = дальності виття
track-wolves = трек вовків
track-lairs = лігва
track-prey = вполювана здобич

tile-home = тайл зграї
tile-terrain = тайл місцевості
bonus-action = бонусний жетон дії
bonus-terrain = бонусний жетон місцевості

points-spread = Поширення зграї
points-speed = Швидкість вовка
points-howl = Дальність виття
points-wolves = Вовки
points-lairs = Лігва
points-prey = Здобич
points-tokens = Жетони регіонів
points-seconds = Другі місця
points-honour = Жетони честі
points-moon = Місяць
points-blood-moon = Кривавий місяць
points-scars = Шрами
points-total = Разом

## Вовки: місяць

moonlight-board = планшет місяця
phase-none = новомісяччя
phase-crescent = місяць-молодик
phase-quarter = чверть місяця
phase-full = повний місяць
region-token = жетон підрахунку очок за регіон
control = контроль
victory-points = переможні очки
victory-points-short = ПО

## Дії: повна й коротка назва

action-draft = Розміщення вовків
action-draft-short = Розмістити
action-move = Переміщення
action-move-short = Переміщення
action-den = Створення сховища
action-den-short = Сховище
action-lair = Покращення сховища до лігва
action-lair-short = Лігво
action-howl = Виття
action-howl-short = Виття
action-dominate = Домінування
action-dominate-short = Домінація
action-dominate-pack = Домінування над вовком
action-dominate-pack-short = Вовк
action-dominate-den = Домінування над сховищем
action-dominate-den-short = Сховище
action-hunt = Полювання
action-hunt-short = Полювання
action-push = Виштовхування вовка
action-push-short = Штовхнути
action-pay = Оплата
action-pay-short = Оплата
action-track = Вибір треку
action-track-short = Трек
action-alpha = Перемістити альфа-вовка
action-alpha-short = Альфа
action-pack = Перемістити зграйного вовка
action-pack-short = Вовк
action-to = Закінчити шлях тут
action-to-short = Сюди
action-done = Більше ніхто не йде
action-done-short = Готово
action-end = Кінець ходу
action-end-short = Кінець ходу
action-play = Зіграти карту
action-play-short = Зіграти
action-take = Узяти шрам
action-take-short = Узяти
action-place = Покласти шрам
action-place-short = Покласти

## Вовки-одинаки: карти

suit-green = зелена
suit-black = чорна
suit-brown = коричнева
suit-red = червона
suit-white = біла

card-G = зелена
    .acc = зелену
card-K = чорна
    .acc = чорну
card-N = коричнева
    .acc = коричневу
card-R = червона
    .acc = червону
card-W = біла
    .acc = білу

wolf-card = карта вовка
lone-wolf-card = вовк-одинак
hand = рука
set-aside = відкладені карти
trick = взятка
trump = козир
leader = перший гравець
follower = другий гравець

## Вовки-одинаки: поле

land-swamp = болото
    .acc = болото
    .from = з болота
    .at = на болоті
    .to = на болото
land-caves = печери
    .acc = печери
    .from = з печер
    .at = у печерах
    .to = до печер
land-desert = пустеля
    .acc = пустелю
    .from = з пустелі
    .at = у пустелі
    .to = до пустелі
land-volcano = вулкан
    .acc = вулкан
    .from = з вулкана
    .at = на вулкані
    .to = на вулкан
land-tundra = тундра
    .acc = тундру
    .from = з тундри
    .at = у тундрі
    .to = до тундри

slot-swamp = { land-swamp }
    .at = { land-swamp.at }
slot-caves = { land-caves }
    .at = { land-caves.at }
slot-desert = { land-desert }
    .at = { land-desert.at }
slot-volcano = { land-volcano }
    .at = { land-volcano.at }
slot-tundra = { land-tundra }
    .at = { land-tundra.at }
slot-swamp-caves = болото й печери
    .at = на межі болота й печер
slot-caves-desert = печери й пустеля
    .at = на межі печер і пустелі
slot-desert-volcano = пустеля й вулкан
    .at = на межі пустелі й вулкана
slot-volcano-tundra = вулкан і тундра
    .at = на межі вулкана й тундри

territory = територія
strength = сила
honour = честь
honour-token = жетон честі
moon-moon = місяць
moon-blood-moon = кривавий місяць
board-basic = базове
    .at = базовому
board-advanced = розширене
    .at = розширеному

## Вовки-одинаки: шрами

scar = шрам
scar-hidden = закритий шрам
scar-S1 = +1 до сили за кожного вовка
scar-S1-text = +1 до сили тут за кожну твою карту вовка тут, разом з одинаками
scar-S2 = +3 до сили
scar-S2-text = +3 до сили тут
scar-S3 = приходить вовк-одинак
scar-S3-text = одразу: поклади тут на свій бік, не дивлячись, одну з відкладених карт як вовка-одинака (якщо територія не заповнена)
scar-S4 = переверни жетон честі
scar-S4-text = одразу: переверни жетон честі цієї території
scar-S5 = +1 честі за кожного вовка
scar-S5-text = +1 честі за кожну твою карту вовка тут, разом з одинаками
scar-S6 = +2 честі за кожного вовка-одинака
scar-S6-text = +2 честі за кожного твого вовка-одинака тут
scar-S7 = +2 честі за кожного відкритого вовка
scar-S7-text = +2 честі за кожного твого відкритого вовка тут
scar-S8 = +3 честі за кожну 2, 3 або 4
scar-S8-text = +3 честі за кожного твого відкритого вовка зі значенням 2, 3 або 4 тут
scar-S9 = +5 честі за жетон честі
scar-S9-text = +5 честі, якщо ти здобудеш жетон честі цієї території

## Столи

player = гравець
spectator = глядач
neutral = нейтральна
seat = Місце { $number }
bot-random = Випадковий
bot-cub = Вовченя
bot-scout = Розвідник
bot-hunter = Мисливець
bot-alpha = Альфа

## Лічба речей

count-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
count-honour = { $count ->
    [one] { $count } очко честі
    [few] { $count } очки честі
   *[many] { $count } очок честі
}
count-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
count-tiles = { $count ->
    [one] { $count } тайл
    [few] { $count } тайли
   *[many] { $count } тайлів
}
count-tokens = { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
   *[many] { $count } жетонів
}
count-wolves = { $count ->
    [one] { $count } вовк
    [few] { $count } вовки
   *[many] { $count } вовків
}
count-hexes = { $count ->
    [one] { $count } гекс
    [few] { $count } гекси
   *[many] { $count } гексів
}
count-actions = { $count ->
    [one] { $count } дія
    [few] { $count } дії
   *[many] { $count } дій
}
count-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
count-tricks = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
   *[many] { $count } взяток
}
count-scars = { $count ->
    [one] { $count } шрам
    [few] { $count } шрами
   *[many] { $count } шрамів
}
count-games = { $count ->
    [one] { $count } гра
    [few] { $count } гри
   *[many] { $count } ігор
}
