# Названия вещей, как они стоят в данных: NAME($terrain, kind: "terrain") — это terrain-forest.
# Формы после точки: .of родительный, .acc винительный, .at / .from / .to с предлогом.

# Пробелы, на которых нельзя переносить строку: регулярное выражение, одинаковое для Python и JavaScript.
unbroken = (?<![A-Za-zÀ-žЀ-ӿ0-9])[0-9]+ (?=[A-Za-zÀ-žЀ-ӿ%\[])|[0-9] (?=±)|(?<=±)[ ]| (?=—)

game-the-wolves = Волки
game-lone-wolves = Одинокие волки

## Волки: карта

terrain-forest = лес
    .of = леса
terrain-rock = скалы
    .of = скал
terrain-grass = трава
    .of = травы
terrain-tundra = тундра
    .of = тундры
terrain-desert = пустыня
    .of = пустыни
terrain-water = вода
    .of = воды
terrain-chasm = пропасть
    .of = пропасти

map = карта
hex = гекс
region = регион
start-tile = стартовое поле
water-source = источник воды
chasm = пропасть

## Волки: стаи и фигурки

pack-forest = Лесные волки
pack-rock = Скалистые волки
pack-grass = Травяные волки
pack-tundra = Тундровые волки
pack-desert = Пустынные волки
pack-neutral = Нейтральная стая

piece-alpha = альфа-волк
    .acc = альфа-волка
piece-pack = волк стаи
    .acc = волка стаи
piece-den = логовище
    .acc = логовище
piece-lair = логово
    .acc = логово
piece-lone-wolf = одинокий волк
piece-prey = добыча

prey-moose = лось
prey-deer = олень
prey-raccoon = енот
prey-boar = кабан
prey-rabbit = кролик

## Волки: планшет игрока

track-spread = распространение стаи
    .of = распространения стаи
track-speed = волчья скорость
    .of = волчьей скорости
track-howl = дальность воя
    .of = дальности воя
track-wolves = шкала волков
track-lairs = логова
track-prey = пойманная добыча

tile-home = плитка стаи
tile-terrain = плитка местности
bonus-action = бонусный жетон действия
bonus-terrain = бонусный жетон местности

points-spread = Распространение стаи
points-speed = Волчья скорость
points-howl = Дальность воя
points-wolves = Волки
points-lairs = Логова
points-prey = Добыча
points-tokens = Жетоны регионов
points-seconds = Вторые места
points-honour = Жетоны чести
points-moon = Луна
points-blood-moon = Кровавая луна
points-scars = Шрамы
points-total = Всего

## Волки: луна

moonlight-board = планшет лунного света
phase-none = новолуние
phase-crescent = молодая луна
phase-quarter = четверть луны
phase-full = полная луна
region-token = жетон оценки региона
control = контроль
victory-points = победные очки
victory-points-short = ПО

## Действия: полное и краткое название

action-draft = Расстановка волков
action-draft-short = Поставить
action-move = Перемещение
action-move-short = Перемещение
action-den = Строительство логовища
action-den-short = Логовище
action-lair = Улучшение логовища до логова
action-lair-short = Логово
action-howl = Вой
action-howl-short = Вой
action-dominate = Доминирование
action-dominate-short = Доминация
action-dominate-pack = Доминирование над волком
action-dominate-pack-short = Волк
action-dominate-den = Доминирование над логовищем
action-dominate-den-short = Логовище
action-hunt = Охота
action-hunt-short = Охота
action-push = Выталкивание волка
action-push-short = Вытолкнуть
action-pay = Оплата
action-pay-short = Оплата
action-track = Выбор шкалы
action-track-short = Шкала
action-alpha = Переместить альфа-волка
action-alpha-short = Альфа
action-pack = Переместить волка стаи
action-pack-short = Волк
action-to = Закончить путь здесь
action-to-short = Сюда
action-done = Больше никто не идёт
action-done-short = Готово
action-end = Конец хода
action-end-short = Конец хода
action-play = Сыграть карту
action-play-short = Сыграть
action-take = Взять шрам
action-take-short = Взять
action-place = Положить шрам
action-place-short = Положить

## Одинокие волки: карты

suit-green = зелёная
suit-black = чёрная
suit-brown = коричневая
suit-red = красная
suit-white = белая

card-G = зелёная
    .acc = зелёную
card-K = чёрная
    .acc = чёрную
card-N = коричневая
    .acc = коричневую
card-R = красная
    .acc = красную
card-W = белая
    .acc = белую

wolf-card = карта волка
lone-wolf-card = одинокий волк
hand = рука
set-aside = отложенные карты
trick = взятка
trump = козырь
leader = ведущий
follower = отвечающий

## Одинокие волки: поле

land-swamp = болото
    .acc = болото
    .from = с болота
    .at = на болоте
    .to = на болото
land-caves = пещеры
    .acc = пещеры
    .from = из пещер
    .at = в пещерах
    .to = в пещеры
land-desert = пустыня
    .acc = пустыню
    .from = из пустыни
    .at = в пустыне
    .to = в пустыню
land-volcano = вулкан
    .acc = вулкан
    .from = с вулкана
    .at = на вулкане
    .to = на вулкан
land-tundra = тундра
    .acc = тундру
    .from = из тундры
    .at = в тундре
    .to = в тундру

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
slot-swamp-caves = болото и пещеры
    .at = на границе болота и пещер
slot-caves-desert = пещеры и пустыня
    .at = на границе пещер и пустыни
slot-desert-volcano = пустыня и вулкан
    .at = на границе пустыни и вулкана
slot-volcano-tundra = вулкан и тундра
    .at = на границе вулкана и тундры

territory = территория
strength = сила
honour = честь
honour-token = жетон чести
moon-moon = луна
moon-blood-moon = кровавая луна
board-basic = основное
    .at = основном
board-advanced = продвинутое
    .at = продвинутом

## Одинокие волки: шрамы

scar = шрам
scar-hidden = закрытый шрам
scar-S1 = +1 к силе за каждого волка
scar-S1-text = +1 к силе здесь за каждую твою карту волка здесь, включая одиноких
scar-S2 = +3 к силе
scar-S2-text = +3 к силе здесь
scar-S3 = приходит одинокий волк
scar-S3-text = сразу: положи здесь на свою сторону, не глядя, одну из отложенных карт как одинокого волка (если территория не заполнена)
scar-S4 = переверни жетон чести
scar-S4-text = сразу: переверни жетон чести этой территории
scar-S5 = +1 чести за каждого волка
scar-S5-text = +1 чести за каждую твою карту волка здесь, включая одиноких
scar-S6 = +2 чести за каждого одинокого волка
scar-S6-text = +2 чести за каждого твоего одинокого волка здесь
scar-S7 = +2 чести за каждого открытого волка
scar-S7-text = +2 чести за каждого твоего открытого волка здесь
scar-S8 = +3 чести за каждую 2, 3 или 4
scar-S8-text = +3 чести за каждого твоего открытого волка со значением 2, 3 или 4 здесь
scar-S9 = +5 чести за жетон чести
scar-S9-text = +5 чести, если ты получишь жетон чести этой территории

## Столы

player = игрок
spectator = зритель
neutral = нейтральная
seat = Место { $number }
bot-random = Случайный
bot-cub = Волчонок
bot-scout = Разведчик
bot-hunter = Охотник
bot-alpha = Альфа

## Счёт вещей

count-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
count-honour = { $count ->
    [one] { $count } очко чести
    [few] { $count } очка чести
   *[many] { $count } очков чести
}
count-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
count-tiles = { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
}
count-tokens = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}
count-wolves = { $count ->
    [one] { $count } волк
    [few] { $count } волка
   *[many] { $count } волков
}
count-hexes = { $count ->
    [one] { $count } гекс
    [few] { $count } гекса
   *[many] { $count } гексов
}
count-actions = { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}
count-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
count-tricks = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
   *[many] { $count } взяток
}
count-scars = { $count ->
    [one] { $count } шрам
    [few] { $count } шрама
   *[many] { $count } шрамов
}
count-games = { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[many] { $count } игр
}
