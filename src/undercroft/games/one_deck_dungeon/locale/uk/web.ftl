### Стіл One Deck Dungeon у браузері.

## The turn

web-od-floor = Ярус { $n }
web-od-turn = Хід { $n }
web-od-steps = Кроки ходу
web-od-step-time = Час
web-od-step-door = Двері
web-od-step-roll = Кидок
web-od-step-place = Кубики
web-od-step-suffer = Втрати
web-od-step-loot = Трофей
web-od-hero = Герой { $number }
web-od-you = ви

## Deck, doors, level

web-od-time-left = Скільки лишилося часу
web-od-deck = у колоді
web-od-spent = витрачено
web-od-stairs = Сходи
web-od-stair-tokens =
    { $n ->
        [one] { $n } жетон
        [few] { $n } жетони
       *[other] { $n } жетонів
    }
web-od-doors-of = зайнято місць: { $n } з { $most }
web-od-door-open = Двері { $number }, відчинені
web-od-door-closed = Двері { $number }, зачинені
web-od-door-free = дверей немає
web-od-door-here = Ви тут
web-od-ask-enter = Увійдіть в одні з дверей.
web-od-seen = Зачинені, але розвідані
web-od-level = Рівень { $n }
web-od-xp-of = { $n } з { $price } ОД
web-od-places = Предметів до { $items }, навичок до { $skills }
web-od-bonus =
    { $n ->
        [one] +{ $n } героїчний кубик
        [few] +{ $n } героїчні кубики
       *[other] +{ $n } героїчних кубиків
    }
web-od-no-cards = Карт ще немає.

## Dungeon and boss

web-od-floor-of = ярус { $n } з { $most }
web-od-from-floor = Діє з ярусу { $n }
web-od-difficulty-1 = Легко
web-od-difficulty-2 = Середньо
web-od-difficulty-3 = Важко
web-od-boss-round = Бос · раунд { $n }
web-od-boss-health = Здоров’я боса: { $n } з { $most }
web-od-boss-life = здоров’я { $n }
web-od-reborn = відродився

## Heroes

web-od-health-of = Здоров’я: { $n } з { $most }
web-od-poison-tokens = отрута { $n }
web-od-stored = Відкладено кубиків: { $n } з { $most }
web-od-release = Повернути
web-od-empty = порожньо
web-od-side-1p = Наодинці
web-od-side-2p = З іншими
web-od-tag-leaf = листок
web-od-tag-castle = замок

## Dice and boxes

web-od-needs = { $colour }: { $n } або більше
web-od-costs = якщо не накрити: { $losses }
web-od-no-cost = нічого не коштує
web-od-armor-first = спершу вона
web-od-covered-with = на ній: { $dice }
web-od-coverable = можна накрити
web-od-saves = вбереже: { $losses }
web-od-covers = накриє
web-od-hits = ранить боса
web-od-take-back = Узяти назад
web-od-take-back-die = Узяти назад: { $die }
web-od-no-dice = Кубиків не лишилося.
web-od-combine = Об’єднати
web-od-put-back = Повернути в запас
web-od-ask-box = { $die }: оберіть комірку, що світиться.
web-od-ask-useless = { $die }: накрити нічого. Можна об’єднати або повернути в запас.
web-od-usable = Можна застосувати: { $n }
web-od-ask-place = Накривайте комірки, застосовуйте навички або зупиніться.
web-od-ask-die = Оберіть для цієї комірки кубик, що світиться.
web-od-done = Досить. Втрати: { $losses }
web-od-done-safe = Досить: втрат немає
web-od-if-stop = Якщо зупинитися
web-od-nothing-lost = Втрат немає
web-od-deadly = Смертельно!
web-od-health-left = Лишиться здоров’я: { $n } з { $most }
web-od-split = Порівну
web-od-deck-drops = Колода: з { $from } до { $to }
web-od-stairs-found = Колода скінчиться: сходи
web-od-stairs-wound = Біля сходів час коштує ран
web-od-left-open = Лишиться:
web-od-skulls-covered =
    { $n ->
        [one] накрито { $n } череп
        [few] накрито { $n } черепи
       *[other] накрито { $n } черепів
    }
web-od-not-yet = Комірки з’являться перед кидком.

## Perils, pairs, loot, setting up

web-od-way = Спосіб
web-od-pay-now = Заплатити одразу:
web-od-pay-nothing = Час не витрачається
web-od-and-dungeon = І від підземелля
web-od-loot-item = Трофей: лише предмет
web-od-loot-skill = Трофей: лише навичка чи зілля
web-od-loot-xp = Трофей: лише досвід
web-od-loot-ask = Чим вона стане?
web-od-pair = У бою: { $names }
web-od-other-pair = Для другої пари
web-od-pairs = Два зіткнення, дві пари
web-od-pairs-first = Спершу { $card }. Хто йде:
web-od-take-item = Узяти як предмет
web-od-take-skill = Вивчити навичку
web-od-take-potion = Узяти зілля
web-od-take-xp = Узяти як досвід
web-od-take-knowing = Як досвід, на 1 більше
web-od-take-for = Герой: { $hero }
web-od-replace = Замість карти «{ $old }»
web-od-replace-for = { $hero }: замість карти «{ $old }»
web-od-not-offered = Зараз не можна
web-od-xp-after = Стане { $n } з { $price }
web-od-choice = Оберіть
web-od-being-chosen = Команда збирається.

## A first game

web-od-tip-doors = Кожен хід коштує часу: двох карт колоди. Досліджуйте, щоб з’явилися нові двері, тоді ввійдіть в одні з них. Що менше ходів витратите, то більше встигнете до сходів.
web-od-tip-flee = Порівняйте комірки зі своїми кубиками. Утеча завершує хід, але двері лишаться відчиненими.
web-od-tip-peril = Пройти можна двома способами: один одразу коштує часу, інший потребує більше кубиків.
web-od-tip-place = Візьміть кубик, а тоді комірку, що світиться. Спершу комірки зі щитом. Що лишиться відкритим, коштує сердець і часу. Клацання по кубику повертає його; B покаже найкращий варіант.
web-od-tip-loot = Предмети дають кубики, навички дають прийоми, досвід підвищує рівень, а з ним і кількість місць.
