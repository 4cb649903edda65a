### Стол One Deck Dungeon в браузере.

## The turn

web-od-floor = Ярус { $n }
web-od-turn = Ход { $n }
web-od-steps = Шаги хода
web-od-step-time = Время
web-od-step-door = Дверь
web-od-step-roll = Бросок
web-od-step-place = Кубики
web-od-step-suffer = Потери
web-od-step-loot = Трофей
web-od-hero = Герой { $number }
web-od-you = вы

## Deck, doors, level

web-od-time-left = Сколько осталось времени
web-od-deck = в колоде
web-od-spent = потрачено
web-od-stairs = Лестница
web-od-stair-tokens =
    { $n ->
        [one] { $n } маркер
        [few] { $n } маркера
       *[other] { $n } маркеров
    }
web-od-doors-of = занято мест: { $n } из { $most }
web-od-door-open = Дверь { $number }, открыта
web-od-door-closed = Дверь { $number }, закрыта
web-od-door-free = двери нет
web-od-door-here = Вы здесь
web-od-ask-enter = Войдите в одну из дверей.
web-od-seen = Закрыта, но разведана
web-od-level = Уровень { $n }
web-od-xp-of = Опыт: { $n } из { $price }
web-od-places = Предметов до { $items }, навыков до { $skills }
web-od-bonus =
    { $n ->
        [one] +{ $n } кубик героизма
        [few] +{ $n } кубика героизма
       *[other] +{ $n } кубиков героизма
    }
web-od-no-cards = Карт пока нет.

## Dungeon and boss

web-od-floor-of = ярус { $n } из { $most }
web-od-from-floor = Действует с яруса { $n }
web-od-difficulty-1 = Легко
web-od-difficulty-2 = Средне
web-od-difficulty-3 = Трудно
web-od-boss-round = Босс · раунд { $n }
web-od-boss-health = Здоровье босса: { $n } из { $most }
web-od-boss-life = здоровье { $n }
web-od-reborn = возродился

## Heroes

web-od-health-of = Здоровье: { $n } из { $most }
web-od-poison-tokens = яд { $n }
web-od-stored = Кубиков в запасе: { $n } из { $most }
web-od-release = Вернуть
web-od-empty = пусто
web-od-side-1p = В одиночку
web-od-side-2p = С другими
web-od-tag-leaf = лист
web-od-tag-castle = замок

## Dice and boxes

web-od-needs = { $colour }: { $n } или больше
web-od-costs = если не накрыть: { $losses }
web-od-no-cost = ничего не стоит
web-od-armor-first = сначала она
web-od-covered-with = на ней: { $dice }
web-od-coverable = можно накрыть
web-od-saves = сбережёт: { $losses }
web-od-covers = накроет
web-od-hits = ранит босса
web-od-take-back = Взять назад
web-od-take-back-die = Взять назад: { $die }
web-od-no-dice = Кубиков не осталось.
web-od-combine = Объединить
web-od-put-back = Вернуть в запас
web-od-ask-box = { $die }: выберите светящуюся ячейку.
web-od-ask-useless = { $die }: накрыть нечего. Можно объединить или вернуть в запас.
web-od-usable = Можно применить: { $n }
web-od-ask-place = Накрывайте ячейки, применяйте навыки или остановитесь.
web-od-ask-die = Выберите светящийся кубик для этой ячейки.
web-od-done = Хватит. Потери: { $losses }
web-od-done-safe = Хватит: потерь нет
web-od-if-stop = Если остановиться
web-od-nothing-lost = Потерь нет
web-od-deadly = Смертельно!
web-od-health-left = Останется здоровья: { $n } из { $most }
web-od-split = Поровну
web-od-deck-drops = Колода: с { $from } до { $to }
web-od-stairs-found = Колода кончится: лестница
web-od-stairs-wound = У лестницы время стоит ран
web-od-left-open = Останется:
web-od-skulls-covered =
    { $n ->
        [one] накрыт { $n } череп
        [few] накрыто { $n } черепа
       *[other] накрыто { $n } черепов
    }
web-od-not-yet = Ячейки появятся перед броском.

## Perils, pairs, loot, setting up

web-od-way = Способ
web-od-pay-now = Заплатить сразу:
web-od-pay-nothing = Время не тратится
web-od-and-dungeon = И от подземелья
web-od-loot-item = Трофей: только предмет
web-od-loot-skill = Трофей: только навык или снадобье
web-od-loot-xp = Трофей: только опыт
web-od-loot-ask = Чем она станет?
web-od-pair = В бою: { $names }
web-od-other-pair = Для другой пары
web-od-pairs = Две встречи, две пары
web-od-pairs-first = Сначала { $card }. Кто идёт:
web-od-take-item = Взять как предмет
web-od-take-skill = Выучить навык
web-od-take-potion = Взять снадобье
web-od-take-xp = Взять как опыт
web-od-take-knowing = Как опыт, на 1 больше
web-od-take-for = Герой: { $hero }
web-od-replace = Вместо карты «{ $old }»
web-od-replace-for = { $hero }: вместо карты «{ $old }»
web-od-not-offered = Сейчас нельзя
web-od-xp-after = Станет { $n } из { $price }
web-od-choice = Выберите
web-od-being-chosen = Команда собирается.

## A first game

web-od-tip-doors = Каждый ход стоит времени: двух карт колоды. Исследуйте, чтобы появились новые двери, затем войдите в одну из них. Чем меньше ходов потратите, тем больше успеете до лестницы.
web-od-tip-flee = Сравните ячейки со своими кубиками. Бегство заканчивает ход, но дверь останется открытой.
web-od-tip-peril = Пройти можно двумя способами: один сразу стоит времени, другой требует больше кубиков.
web-od-tip-place = Возьмите кубик, затем светящуюся ячейку. Сначала ячейки со щитом. Что останется открытым, стоит сердец и времени. Щелчок по кубику возвращает его; B покажет лучший вариант.
web-od-tip-loot = Предметы дают кубики, навыки дают приёмы, опыт повышает уровень, а с ним и число мест.
