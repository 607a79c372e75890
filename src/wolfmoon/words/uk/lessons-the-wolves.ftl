# Уроки гри «Вовки»: щонайбільше 30 слів на екрані, слова й мета разом.

lesson-the-wolves-course = Веди зграю один місячний цикл.
lesson-the-wolves-first = Перша гра з наставником
lesson-the-wolves-first-about = Проти двох Вовченят, з підказками й застереженнями
lesson-the-wolves-first-den = Збудуй сховище
lesson-the-wolves-first-prey = Вполюй здобич
lesson-the-wolves-first-lake = Стань першим у регіоні

## 1

lesson-the-wolves-move = Переміщення
lesson-the-wolves-move-about = Один тайл, до двох вовків
lesson-the-wolves-move-both = Один тайл веде до **двох вовків**, кожного на три гекси. Закінчити треба на місцевості тайла.
lesson-the-wolves-move-both-goal = Відведи обох вовків у степ.
lesson-the-wolves-move-no-one = Один пішов, інший дивиться на тебе. Тайл сплачено за обох.
lesson-the-wolves-move-no-other = На обраній місцевості вони й закінчать. Обери степ.
lesson-the-wolves-move-through = Важить лише **останній** гекс. Вовк біжить повз одинаків, здобич і суперників, але не через воду й провалля.
lesson-the-wolves-move-through-goal = Відведи альфа-вовка в тундру.
lesson-the-wolves-move-no-first = Цього разу першим іде альфа-вовк.
lesson-the-wolves-move-no-chasm = Для ворони близько. Лапами — п’ять гексів навколо провалля, а швидкість три.
lesson-the-wolves-move-no-taken = Там лось, і йти він не збирається. Повз — так, стати — ні.
lesson-the-wolves-move-no-idle = Ніхто не зрушив. Так можна, але вовки нудьгують.
lesson-the-wolves-move-no-terrain = Можна, але зараз потрібна тундра.
lesson-the-wolves-move-know-one = Переміщення коштує тайл і веде до двох вовків.
lesson-the-wolves-move-know-two = Вони закінчують на оплаченій місцевості.
lesson-the-wolves-move-know-three = Перешкода — лише вода й провалля.

## 2

lesson-the-wolves-flip = Перевертай і плануй
lesson-the-wolves-flip-about = Кожен тайл перевертається
lesson-the-wolves-flip-home = Кожен використаний тайл **перевертається**. Лише тайл зграї має ліс з обох боків: він є завжди.
lesson-the-wolves-flip-home-goal = Іди в ліс і заплати тайлом зграї.
lesson-the-wolves-flip-no-turns = Цей тайл стане горами, і лісу поменшає. Тайл зграї не меншає.
lesson-the-wolves-flip-no-token = Прибережи жетон: він заміняє будь-який тайл і скоро знадобиться.
lesson-the-wolves-flip-no-idle = Тайл намарно? Візьми вовка з собою.
lesson-the-wolves-flip-no-other = Можна, але зараз ми йдемо в ліс.
lesson-the-wolves-flip-back = Дороге коштує **двох однакових тайлів**. Зворот видно в кутку: один із твоїх стане другою тундрою.
lesson-the-wolves-flip-back-goal = Іди тайлом, що стане тундрою.
lesson-the-wolves-flip-no-back = Поглянь на звороти: тундрою стане лише степ.
lesson-the-wolves-flip-bonus = Хід — це дві дії. [[tok-action]] **бонус** дає третю, а [[tok-terrain]] заміняє будь-який тайл.
lesson-the-wolves-flip-bonus-goal = Іди в пустелю й заплати жетоном.
lesson-the-wolves-flip-no-tile = Можна й так, але візьми жетон: тайли лишаться, як задумано.
lesson-the-wolves-flip-no-end = Рано: у лапі чекає бонусна дія.
lesson-the-wolves-flip-no-desert = Можна, але мета — пустеля.
lesson-the-wolves-flip-know-one = Тайли перевертаються, тайл зграї — ні.
lesson-the-wolves-flip-know-two = Так одна дія готує наступну.
lesson-the-wolves-flip-know-three = Жетони: будь-який тайл або ще одна дія.

## 3

lesson-the-wolves-howl = Виття
lesson-the-wolves-howl-about = Вовк-одинак приходить у зграю
lesson-the-wolves-howl-hear = Альфа-вовків чути за **2 гекси**. Виття коштує **два тайли** місцевості, де стоїть вовк-одинак. У тебе два степи.
lesson-the-wolves-howl-hear-goal = Поклич виттям вовка-одинака у степу.
lesson-the-wolves-howl-no-unpaid = Він тебе чує, але стоїть у горах, а таких тайлів у тебе немає. Вовки в борг не вірять.
lesson-the-wolves-howl-no-far = Цей не чує: виття лунає на 2 гекси від альфа-вовка.
lesson-the-wolves-howl-no-other = Можна, але тут ми виємо.
lesson-the-wolves-howl-alpha = Тайл перевернувся: тепер у тебе дві тундри. Наступний на треку вовків — **альфа-вовк**. І кожне виття наближає місяць.
lesson-the-wolves-howl-alpha-goal = Завий ще: до вовка в тундрі.
lesson-the-wolves-howl-know-one = Два тайли місцевості вовка, у межах дальності виття.
lesson-the-wolves-howl-know-two = Трек вовків каже, хто прийде: вовк, вовк, **альфа**.
lesson-the-wolves-howl-know-three = Кожен вовк-одинак, що пішов, закриває одну дату.

## 4

lesson-the-wolves-den = Сховище
lesson-the-wolves-den-about = Швидше, далі, гучніше
lesson-the-wolves-den-build = Сховище коштує **два тайли** свого гекса: у **альфа-вовка** або поруч. Бери його з треку: його значення зросте.
lesson-the-wolves-den-build-goal = Збудуй сховище з будь-якого треку.
lesson-the-wolves-den-no-lone = Там живе вовк-одинак. Зайнято.
lesson-the-wolves-den-no-far = Задалеко: сховище ставлять у альфа-вовка або поруч.
lesson-the-wolves-den-no-other = Можна, але тут ми риємо.
lesson-the-wolves-den-bonus = Під другим і четвертим сховищем треку лежить **бонус**. З треку швидкості одне вже взято.
lesson-the-wolves-den-bonus-goal = Збудуй сховище, що дасть бонус.
lesson-the-wolves-den-no-track = Під першим сховищем цього треку порожньо. Бери друге зі швидкості.
lesson-the-wolves-den-know-one = Два тайли, біля альфа-вовка, без ворогів.
lesson-the-wolves-den-know-two = Росте обраний трек: поширення, швидкість або виття.
lesson-the-wolves-den-know-three = Кожне друге сховище дає жетон.

## 5

lesson-the-wolves-lair = Лігво
lesson-the-wolves-lair-about = Тримай регіон за трьох
lesson-the-wolves-lair-water = Сховище **біля води**, з альфа-вовком на ньому чи поруч, може стати лігвом: 5 очок і контроль 3 замість 1.
lesson-the-wolves-lair-water-goal = Покращ сховище.
lesson-the-wolves-lair-no-dry = Поруч немає води. Лігво любить краєвид на озеро.
lesson-the-wolves-lair-no-other = Можна, але тут ми будуємо лігва.
lesson-the-wolves-lair-second = Ти отримуєш [[tok-terrain]]: будь-який тайл. Але в регіоні може бути лише **одне твоє лігво**.
lesson-the-wolves-lair-second-goal = Збудуй друге лігво, в іншому регіоні.
lesson-the-wolves-lair-no-region = У цьому регіоні вже є твоє лігво. Двом тут тісно.
lesson-the-wolves-lair-know-one = Сховище біля води й альфа-вовка, два тайли.
lesson-the-wolves-lair-know-two = Лігво: 5 очок, контроль 3, жетон місцевості.
lesson-the-wolves-lair-know-three = Одне в кожному регіоні.

## 6

lesson-the-wolves-push = Виштовхування
lesson-the-wolves-push-about = Альфа-вовк розчищає місце
lesson-the-wolves-push-push = **Альфа-вовк рангом вищий**: він стає на місце поодинокого ворожого зграйного вовка й виштовхує його на найближчий вільний гекс.
lesson-the-wolves-push-push-goal = Виштовхни зграйного вовка зі степу.
lesson-the-wolves-push-no-rank = Зграйний вовк рівного не виштовхне. Пошли ватажка.
lesson-the-wolves-push-no-alpha = Альфа на альфу: обидва гарчать, ніхто не рухається.
lesson-the-wolves-push-no-free = Там нема кого виштовхувати.
lesson-the-wolves-push-no-other = Можна, але тут хтось має піти.
lesson-the-wolves-push-lair = На твоєму сховищі дрімає ворожий альфа-вовк. **Лігво старше за всіх**: покращ, і воно виштовхне навіть його.
lesson-the-wolves-push-lair-goal = Покращ сховище під сонею.
lesson-the-wolves-push-know-one = Ранг: сховище, зграйний вовк, альфа-вовк, лігво.
lesson-the-wolves-push-know-two = Входить лише вищий ранг; виштовхнутий іде на найближчий гекс.
lesson-the-wolves-push-know-three = Сховища не виштовхують.

## 7

lesson-the-wolves-dominate = Домінування
lesson-the-wolves-dominate-about = Їхній вовк стає твоїм
lesson-the-wolves-dominate-wolf = Три однакові тайли — і **поодинокий** ворожий зграйний вовк або сховище в межах виття твої. У тебе три ліси.
lesson-the-wolves-dominate-wolf-goal = Підкори зграйного вовка в лісі.
lesson-the-wolves-dominate-no-pair = Двоє одного кольору бережуть одне одного. Знайди одинака.
lesson-the-wolves-dominate-no-alpha = Альфа-вовки нікому не вклоняються. Лігва теж.
lesson-the-wolves-dominate-no-other = Можна, але тут ми домінуємо.
lesson-the-wolves-dominate-den = Зі сховищем так само: його місце займе твоє з треку, з бонусом. Дві тундри й [[tok-terrain]] — вже три.
lesson-the-wolves-dominate-den-goal = Підкори сховище.
lesson-the-wolves-dominate-know-one = Три тайли, у межах виття; пари, альфи й лігва в безпеці.
lesson-the-wolves-dominate-know-two = Власник втрачає фішку назавжди.
lesson-the-wolves-dominate-know-three = Вона теж закриває дату.

## 8

lesson-the-wolves-hunt = Полювання
lesson-the-wolves-hunt-about = Три сторони — одна здобич
lesson-the-wolves-hunt-surround = Полювання безкоштовне. Твої вовки на **трьох гексах** навколо здобичі беруть її в кінці дії. Двоє готові.
lesson-the-wolves-hunt-surround-goal = Приведи третього вовка до лося.
lesson-the-wolves-hunt-no-stay = Цей уже стоїть як треба. Хай стоїть.
lesson-the-wolves-hunt-no-on = Не на лося, а поруч. Роги боляче б’ють.
lesson-the-wolves-hunt-no-beside = Звідти до лося не дістати: третій вовк має стати поруч.
lesson-the-wolves-hunt-no-idle = Ніхто не зрушив, лось жує далі.
lesson-the-wolves-hunt-no-other = Можна, але обід чекає.
lesson-the-wolves-hunt-kind = По одній здобичі **кожного виду**. Кролик уже є, а нові види дають дедалі більше: 1, 4, 9, 16, 25.
lesson-the-wolves-hunt-kind-goal = Вполюй щось нове.
lesson-the-wolves-hunt-no-twice = Знову кролик? Один є, другий не рахується.
lesson-the-wolves-hunt-know-one = Вовки на трьох гексах навколо здобичі беруть її безкоштовно.
lesson-the-wolves-hunt-know-two = Кожен вид один раз.
lesson-the-wolves-hunt-know-three = Якщо гравців троє й більше — ще й бонусна дія.

## 9

lesson-the-wolves-dates = Дати й контроль
lesson-the-wolves-dates-about = Коли рахують регіони
lesson-the-wolves-dates-control = Контроль: лігво 3, решта по 1. Тут **3 : 2** на користь тундри. За рівності вирішують **альфа-вовки**, а він лише в тебе.
lesson-the-wolves-dates-control-goal = Вийди вперед: збудуй сховище.
lesson-the-wolves-dates-no-other = Можна, але того, що важить зараз, це не змінює.
lesson-the-wolves-dates-date = Вісім дат закрито. **Дев’ята** — молодик: його регіони рахують. Що йде з мапи, закриває дату.
lesson-the-wolves-dates-date-goal = Завий і наблизь молодик.
lesson-the-wolves-dates-end = Регіони рахують **у кінці ходу**: за молодика 4 і 2 очки, потім 6 і 3, далі 8 і 4.
lesson-the-wolves-dates-end-goal = Заверши хід і забери очки.
lesson-the-wolves-dates-over = Настав **повний місяць**: після підрахунку в цьому ході гра закінчується. Перемагає більше очок, за нічиєї — більше жетонів регіонів.
lesson-the-wolves-dates-over-goal = Заверши гру й переможи.
lesson-the-wolves-dates-know-one = Фішки, що пішли, закривають дати; фаза рахує свої регіони.
lesson-the-wolves-dates-know-two = Лігво 3, решта 1; нічия — за альфами.
lesson-the-wolves-dates-know-three = Повний місяць завершує гру; перемагає більше очок.

## 10

lesson-the-wolves-two = Удвох
lesson-the-wolves-two-about = Третя зграя, що не рухається
lesson-the-wolves-two-draft = Удвох грають на п’яти регіонах. Починаєш у регіоні, але не там, де зверху **молодик**.
lesson-the-wolves-two-draft-goal = Постав першу пару на мапу.
lesson-the-wolves-two-no-crescent = Там молодик. Під ним не починають.
lesson-the-wolves-two-neutral = Сіра **нейтральна зграя** дає контроль, як гравець, але її не виштовхнути й не підкорити. Її лігво — 3; у тебе 2.
lesson-the-wolves-two-neutral-goal = Вийди там уперед.
lesson-the-wolves-two-no-neutral = Сірі не зрушать. Стань поруч.
lesson-the-wolves-two-no-stay = Цей вовк там уже рахується. Приведи іншого.
lesson-the-wolves-two-no-outside = Там він рахується в іншому регіоні.
lesson-the-wolves-two-no-idle = Ніхто не зрушив. У сірих це виходить краще.
lesson-the-wolves-two-no-other = Можна, але лідера там це не змінює.
lesson-the-wolves-two-know-one = П’ять регіонів; у деяких два жетони, по черзі.
lesson-the-wolves-two-know-two = Нейтральна зграя посідає місця й не рухається.
lesson-the-wolves-two-know-three = Дати раніше: 7, 13, 18.
