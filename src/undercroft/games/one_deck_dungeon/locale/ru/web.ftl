### Стол One Deck Dungeon в браузере.

## The turn

web-od-floor = Ярус { $n }
web-od-turn = Ход { $n }
web-od-steps = Шаги хода
web-od-step-time = Время
web-od-step-door = Дверь
web-od-step-roll = Бросок
web-od-step-place = Кубики
web-od-step-suffer = Последствия
web-od-step-loot = Трофей
web-od-hero = Герой { $number }
web-od-you = вы
web-od-leads = ведёт команду
web-od-fallen = Кто погиб: { $heroes }
web-od-stat-turns = Ходов: { $n }
web-od-stat-won = Столкновений пережито: { $n }
web-od-stat-damage = Ран получено: { $n }
web-od-stat-dice = Кубиков брошено: { $n }

## Deck, doors, level

web-od-time-left = Сколько осталось времени
web-od-deck = в колоде
web-od-spent = потрачено
web-od-stairs = Лестница
web-od-stair-tokens-of = Маркеры: { $n } из { $most }
web-od-stair-rule =
    { $most ->
        [3] Время у лестницы кладёт сюда маркеры. Третий наносит 1 рану, и счёт начинается заново.
       *[other] Время у лестницы кладёт сюда маркеры. Шестой наносит двум героям по 1 ране, и счёт начинается заново.
    }
web-od-ask-descend =
    { $most ->
        [3] Спуститься или остаться ещё на ход? Каждая третья единица времени у лестницы наносит 1 рану; маркеров там сейчас: { $tokens }.
       *[other] Спуститься или остаться ещё на ход? Каждая шестая единица времени у лестницы наносит двум героям по 1 ране; маркеров там сейчас: { $tokens }.
    }
web-od-stay = Остаться: время { $time }
web-od-stay-hurts = Остаться: время { $time }, раны { $damage }
web-od-doors-of = занято мест: { $n } из { $most }
web-od-door-open = Дверь { $number }, открыта
web-od-door-closed = Дверь { $number }, закрыта
web-od-door-free = двери нет
web-od-door-here = Вы здесь
web-od-door-faced = Здесь команда
web-od-here = здесь
web-od-ask-enter = Войдите в одну из дверей.
web-od-seen = Закрыта, но разведана
web-od-level = Уровень { $n }
web-od-rises = Уровень { $n }!
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
web-od-difficulty-3 = Сложно
web-od-boss-round = Босс · раунд { $n }
web-od-boss-health = Здоровье босса: { $n } из { $most }
web-od-boss-life = здоровье { $n }
web-od-reborn = возродился

## Heroes

web-od-health-of = Здоровье: { $n } из { $most }
web-od-poison-tokens = яд { $n }
web-od-stored = Запасённых кубиков: { $n } из { $most }
web-od-release = Сбросить запасённый кубик
web-od-empty = пусто
web-od-skills-of = Навыки: { $n }/{ $most } и свой
web-od-what-it-does = Что делает: { $name }
web-od-heals = Сейчас лечит: { $n }
web-od-cost-dice =
    { $n ->
        [one] Заплатите { $n } кубик: { $colour }
        [few] Заплатите { $n } кубика: { $colour }
        [many] Заплатите { $n } кубиков: { $colour }
       *[other] Заплатите { $n } кубика: { $colour }
    }
web-od-cost-mana = Заплатите кубиками магии, в сумме { $n }
web-od-cost-potion = Заплатите маркером снадобья
web-od-no-leaf-here = Здесь не сработает: в этой колоде нет листиков.
web-od-no-poison-here = Здесь не сработает: в этой колоде нет яда.
web-od-side-1p = В одиночку
web-od-side-2p = С другими
web-od-tag-leaf = листик: есть и в гибридной колоде, помогает против яда
web-od-tag-castle = замок: есть и в гибридной колоде

## Dice and boxes

web-od-needs = { $colour }: { $n } или больше
web-od-costs = если не накрыть: { $losses }
web-od-no-cost = ничего не стоит
web-od-armor-first = накройте первой
web-od-covered-with = на ней: { $dice }
web-od-coverable = можно накрыть
web-od-box-number = № { $n }
web-od-saves = экономия: { $losses }
web-od-sum-of = { $n } из { $need }
web-od-covers = накроет
web-od-hits = ранит босса
web-od-take-back = Взять назад
web-od-take-back-die = Взять назад: { $die }
web-od-no-dice = Кубиков не осталось.
web-od-combine = Обменять
web-od-put-back = Сбросить
web-od-ask-box = { $die }: выберите светящуюся ячейку.
web-od-ask-useless = { $die }: накрыть нечего. Можно обменять или сбросить.
web-od-ask-not-yet = { $die }: пока рано. Сначала щиты.
web-od-usable = Можно применить: { $n }
web-od-ask-die = Выберите светящийся кубик для этой ячейки.
web-od-ask-pay-short = Выберите кубик для оплаты. ⚠ В запасе не хватит кубиков, если заплатить: { $dice }.
web-od-ask-pay = { $question } { $paid }.
web-od-answer-short = { $answer } ⚠ В запасе не хватает: { $dice }
web-od-done = Хватит. Потери: { $losses }
web-od-done-safe = Хватит: потерь нет
web-od-done-no-loot = { $answer } — ни трофея, ни опыта
web-od-falls = { $answer } — { web-od-falls-self }
web-od-falls-self = { $hero }: гибель
web-od-needs-rescue = { $answer } — { web-od-needs-rescue-self }
web-od-needs-rescue-self = { $hero }: гибель, если не спасёт снадобье
web-od-a-hero = один из героев
web-od-done-for-me = Мне хватит, пока открыто: { $losses }
web-od-done-for-me-safe = Мне хватит: всё накрыто
web-od-if-stop = Если остановиться
web-od-nothing-lost = Потерь нет
web-od-deadly = Смертельно!
web-od-health-left = Останется здоровья: { $n } из { $most }
web-od-deck-drops = Колода: с { $from } до { $to }
web-od-stairs-found = Колода кончится: лестница
web-od-stairs-wound = У лестницы время приносит раны
web-od-left-open = Останется:
web-od-skulls-covered =
    { $n ->
        [one] накрыт { $n } череп
        [few] накрыто { $n } черепа
       *[other] накрыто { $n } черепов
    }

## Perils, pairs, loot, setting up

web-od-way = Вариант
web-od-rolls = Сколько кубиков в броске
web-od-rolls-hero = { $hero } бросает: { $dice }
web-od-pay-now = Заплатить сразу:
web-od-pay-nothing = Время не тратится
web-od-and-dungeon = И от подземелья
web-od-loot-item = Трофей: только предмет или опыт
web-od-loot-skill = Трофей: только навык, снадобье или опыт
web-od-loot-xp = Трофей: только опыт
web-od-loot-ask = Чем она станет?
web-od-pair = Участвуют: { $names }
web-od-other-pair = Для другой пары
web-od-pairs = Два столкновения, две пары
web-od-pairs-first = Сначала { $card }. Кто идёт:
web-od-take-item = Взять как предмет
web-od-item-dice =
    { $n ->
        [one] На { $n } кубик больше в каждом столкновении: { $colour }
        [few] На { $n } кубика больше в каждом столкновении: { $colour }
        [many] На { $n } кубиков больше в каждом столкновении: { $colour }
       *[other] На { $n } кубика больше в каждом столкновении: { $colour }
    }
web-od-item-health = Здоровья больше на { $n }
web-od-take-skill = Выучить навык
web-od-take-potion = Взять снадобье
web-od-take-xp = Взять как опыт
web-od-take-knowing = Как опыт, на 1 больше
web-od-take-for = Герой: { $hero }
web-od-replace = Вместо карты «{ $old }»
web-od-replace-for = { $hero }: вместо карты «{ $old }»
web-od-old-becomes = старая карта станет опытом: { $n }
web-od-not-offered = Сейчас нельзя
web-od-xp-after = Станет { $n } из { $price }
web-od-choice = Выберите
web-od-being-chosen = Команда собирается.
web-od-taken = Уже выбраны

## Keys

web-od-key-best = показать, как накрыть лучше всего, пока выкладывают кубики
web-od-key-combine = обменять взятый кубик вместе с другим на кубик героизма
web-od-key-discard = сбросить взятый кубик

## The legend of symbols

web-od-legend-colours = Цвета кубиков и ячеек. Кубик героизма подходит к любому цвету; в ячейку любого цвета ложится каждый кубик.
web-od-legend-number = Ячейка и число, не меньше которого должен показать кубик
web-od-legend-wide = Широкая ячейка: несколько кубиков, считается их сумма
web-od-legend-armor = Ячейка со щитом: накройте её раньше остальных
web-od-legend-hearts = Если не накрыть: 1 рана
web-od-legend-time = Если не накрыть: 1 единица времени (карта колоды)
web-od-legend-poison = Если не накрыть: маркер яда
web-od-legend-skull = Если накрыть, босс получает 1 рану; у навыка: действует против босса
web-od-legend-place = Номер ячейки в журнале
web-od-legend-coverable = Вашими кубиками можно накрыть эту ячейку
web-od-legend-combat = Бой или навык, который действует в бою
web-od-legend-peril = Опасность или навык, который действует в опасностях
web-od-legend-cost = Цена навыка: кубик этого цвета или героизма; с числом — столько кубиков
web-od-legend-mana = Цена навыка: кубики магии на эту сумму или больше
web-od-legend-xp = Сколько опыта стоит карта
web-od-legend-skill = Навык карты
web-od-legend-token = Снадобье или маркер снадобья, которым за него платят
web-od-legend-leaf = Листик: помогает сопротивляться яду
web-od-legend-combine = Кнопки «Обменять» и «Сбросить» появляются, когда взят кубик.

## A first game

web-od-tip-doors = Каждый ход стоит времени: двух карт колоды (вчетвером — четырёх, в некоторых подземельях больше). Исследуйте, чтобы появились новые двери, затем войдите в одну из них. Чем меньше ходов потратите, тем больше успеете до лестницы.
web-od-tip-flee = Сравните ячейки со своими кубиками. Бегство заканчивает ход, но дверь останется открытой.
web-od-tip-peril = Есть два варианта: один сразу стоит времени, другой требует больше кубиков.
web-od-tip-place = Возьмите кубик, затем светящуюся ячейку. Сначала ячейки со щитом. Что останется ненакрытым, принесёт раны, яд или потерю времени. Нажмите на положенный кубик, чтобы вернуть его; «{ word-best-cover }» подскажет, как лучше. Чтобы обменять или сбросить кубик, сначала возьмите его.
web-od-tip-loot = Предметы дают кубики, навыки дают приёмы, опыт повышает уровень, а с ним и число мест.

## Список карт

web-kind-combat = бои
web-kind-peril = опасности
web-kind-dungeon = подземелья
web-kind-basic = базовые навыки
web-kind-potion = снадобья
web-kind-talent = таланты
web-kind-level = карты уровней
web-kind-hordes = Сонм теней
web-kind-skill = навыки
web-set-base = { setting-cards-base }
web-set-forest = { setting-cards-forest }
web-od-passive = действует всегда
web-od-level-xp =
    { $n ->
        [0] высший уровень
       *[other] до следующего уровня: { count-xp }
    }
web-od-level-tokens =
    { $n ->
        [one] +{ $n } маркер снадобья
        [few] +{ $n } маркера снадобий
       *[other] +{ $n } маркеров снадобий
    }
web-od-table-campaign = кампания
web-od-part-kind = вид
web-od-part-xp = опыт
web-od-part-mark = листик или замок
web-od-part-boxes = ячейки
web-od-part-ways = оба варианта
web-od-part-ability = особое свойство
web-od-part-item = что даёт предмет
web-od-part-skill = навык
web-od-part-potion = снадобье
web-od-part-cost = стоимость
web-od-part-use = где действует
web-od-part-effect = что делает
web-od-part-passive = что помогает при любом другом снадобье
web-od-part-group = группа
web-od-part-marks = сколько нужно галочек
web-od-part-difficulty = сложность
web-od-part-floor = ярус { $n }: название и ячейки
web-od-part-floor-effect = ярус { $n }: эффект
web-od-part-boss-name = имя босса
web-od-part-boss = здоровье, ячейки и свойство босса
web-od-part-numbers-1p = в одиночку: кубики и здоровье
web-od-part-numbers-2p = с другими: кубики и здоровье
web-od-part-feat-1p = в одиночку: подвиг
web-od-part-feat-2p = с другими: подвиг
web-od-part-skill-1p = в одиночку: навык
web-od-part-skill-2p = с другими: навык
web-od-part-level-1p = сторона для одного героя
web-od-part-level-2p = сторона для нескольких героев
web-od-part-hordes = что есть такое усложнение для четырёх героев

## Страница кампании

web-campaign = Кампания
web-campaign-heroes = Герои
web-campaign-begin = Каждая игра кампании, выигранная или проигранная, приносит героям галочки. За них герои изучают таланты для следующих игр.
web-campaign-how = В настройках новой игры это «{ $setting }: { $choice }».
web-campaign-start = Сыграть игру кампании
web-campaign-unspent = Галочки в запасе
web-campaign-none = Ставить пока нечего: галочки приносит каждая игра кампании, выигранная или проигранная.
web-campaign-stays = Тратится галочка из самого лёгкого подземелья, которое подходит. Поставленное не снимается, поэтому нажмите на место дважды.
web-campaign-again = Ещё раз — навсегда
web-campaign-tick = поставить галочку: { $talent } ({ $colour })
web-campaign-ticked = { $colour }: { $ticked } из { $need }
web-campaign-mark = { $talent }, поставить галочку: { $colour }, отмечено { $ticked } из { $need }
web-campaign-always = действует всегда
web-campaign-own = наш
web-campaign-ours = Таланты с пометкой «{ $tag }» — не из печатной игры.
web-campaign-learned = Изучено: { $talent }. Талант действует со следующей игры.
web-campaign-learned-count = Изучено талантов: { $learned } из { $all }
web-campaign-bosses-count = { $beaten } из { $all }
web-campaign-replace = Заменить листы?
web-campaign-replace-yes = Заменить
web-campaign-keep = Оставить как есть
web-campaign-holds = Герои в файле: { $heroes }.
web-campaign-holds-none = В файле нет листов.
web-campaign-lost = Файл заменит все нынешние листы. Если вы не сохранили их в файл, они пропадут.
web-campaign-loaded = Листы загружены.

## Виды карт

web-kind-hero = герои
