### Стіл One Deck Dungeon у браузері.

## The turn

web-od-floor = Ярус { $n }
web-od-turn = Хід { $n }
web-od-steps = Кроки ходу
web-od-step-time = Час
web-od-step-door = Двері
web-od-step-roll = Кидок
web-od-step-place = Кубики
web-od-step-suffer = Наслідки
web-od-step-loot = Трофей
web-od-hero = Герой { $number }
web-od-you = ви
web-od-leads = веде загін
web-od-fallen = Хто загинув: { $heroes }
web-od-stat-turns = Ходів: { $n }
web-od-stat-won = Зіткнень пережито: { $n }
web-od-stat-damage = Ран отримано: { $n }
web-od-stat-dice = Кубиків кинуто: { $n }

## Deck, doors, level

web-od-time-left = Скільки лишилося часу
web-od-deck = у колоді
web-od-spent = витрачено
web-od-stairs = Сходи
web-od-stair-tokens-of = Жетони: { $n } із { $most }
web-od-stair-rule =
    { $most ->
        [3] Час біля сходів кладе сюди жетони. Третій завдає 1 рани, і лік починається заново.
       *[other] Час біля сходів кладе сюди жетони. Шостий завдає двом героям по 1 рані, і лік починається заново.
    }
web-od-ask-descend =
    { $most ->
        [3] Спуститися чи лишитися ще на хід? Кожна третя одиниця часу біля сходів завдає 1 рани; жетонів там зараз: { $tokens }.
       *[other] Спуститися чи лишитися ще на хід? Кожна шоста одиниця часу біля сходів завдає двом героям по 1 рані; жетонів там зараз: { $tokens }.
    }
web-od-stay = Лишитися: час { $time }
web-od-stay-hurts = Лишитися: час { $time }, рани { $damage }
web-od-doors-of = зайнято місць: { $n } з { $most }
web-od-door-open = Двері { $number }, відчинені
web-od-door-closed = Двері { $number }, зачинені
web-od-door-free = дверей немає
web-od-door-here = Ви тут
web-od-door-faced = Тут загін
web-od-here = тут
web-od-ask-enter = Увійдіть в одні з дверей.
web-od-seen = Зачинені, але розвідані
web-od-level = Рівень { $n }
web-od-rises = Рівень { $n }!
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
web-od-difficulty-3 = Складно
web-od-boss-round = Бос · раунд { $n }
web-od-boss-health = Здоров’я боса: { $n } з { $most }
web-od-boss-life = здоров’я { $n }
web-od-reborn = відродився

## Heroes

web-od-health-of = Здоров’я: { $n } з { $most }
web-od-poison-tokens = отрута { $n }
web-od-stored = Відкладено кубиків: { $n } з { $most }
web-od-release = Скинути відкладений кубик
web-od-empty = порожньо
web-od-skills-of = Навички: { $n }/{ $most } і власна
web-od-what-it-does = Що робить: { $name }
web-od-heals = Зараз зцілює: { $n }
web-od-cost-dice =
    { $n ->
        [one] Заплатіть { $n } кубик: { $colour }
        [few] Заплатіть { $n } кубики: { $colour }
        [many] Заплатіть { $n } кубиків: { $colour }
       *[other] Заплатіть { $n } кубика: { $colour }
    }
web-od-cost-mana = Заплатіть кубиками магії, у сумі { $n }
web-od-cost-potion = Заплатіть жетоном зілля
web-od-no-leaf-here = Тут не спрацює: у цій колоді немає листків.
web-od-no-poison-here = Тут не спрацює: у цій колоді немає отрути.
web-od-side-1p = Наодинці
web-od-side-2p = З іншими
web-od-tag-leaf = листок: є і в гібридній колоді, допомагає проти отрути
web-od-tag-castle = замок: є і в гібридній колоді

## Dice and boxes

web-od-needs = { $colour }: { $n } або більше
web-od-costs = якщо не накрити: { $losses }
web-od-no-cost = нічого не коштує
web-od-armor-first = накрийте першою
web-od-covered-with = на ній: { $dice }
web-od-coverable = можна накрити
web-od-box-number = № { $n }
web-od-saves = економія: { $losses }
web-od-sum-of = { $n } з { $need }
web-od-covers = накриє
web-od-hits = ранить боса
web-od-take-back = Узяти назад
web-od-take-back-die = Узяти назад: { $die }
web-od-no-dice = Кубиків не лишилося.
web-od-combine = Об’єднати
web-od-put-back = Скинути
web-od-ask-box = { $die }: оберіть комірку, що світиться.
web-od-ask-useless = { $die }: накрити нічого. Можна об’єднати або скинути.
web-od-ask-not-yet = { $die }: ще зарано. Спершу щити.
web-od-usable = Можна застосувати: { $n }
web-od-ask-die = Оберіть для цієї комірки кубик, що світиться.
web-od-ask-pay-short = Оберіть кубик для сплати. ⚠ У запасі забракне кубиків, якщо заплатити: { $dice }.
web-od-ask-pay = { $question } { $paid }.
web-od-answer-short = { $answer } ⚠ У запасі бракує: { $dice }
web-od-done = Досить. Втрати: { $losses }
web-od-done-safe = Досить: втрат немає
web-od-done-no-loot = { $answer } — ні трофея, ні ОД
web-od-falls = { $answer } — { web-od-falls-self }
web-od-falls-self = { $hero }: загибель
web-od-needs-rescue = { $answer } — { web-od-needs-rescue-self }
web-od-needs-rescue-self = { $hero }: загибель, якщо не врятує зілля
web-od-a-hero = один із героїв
web-od-done-for-me = Мені досить, поки що відкрито: { $losses }
web-od-done-for-me-safe = Мені досить: усе накрито
web-od-if-stop = Якщо зупинитися
web-od-nothing-lost = Втрат немає
web-od-deadly = Смертельно!
web-od-health-left = Лишиться здоров’я: { $n } з { $most }
web-od-deck-drops = Колода: з { $from } до { $to }
web-od-stairs-found = Колода скінчиться: сходи
web-od-stairs-wound = Біля сходів час завдає ран
web-od-left-open = Лишиться:
web-od-skulls-covered =
    { $n ->
        [one] накрито { $n } череп
        [few] накрито { $n } черепи
       *[other] накрито { $n } черепів
    }

## Perils, pairs, loot, setting up

web-od-way = Варіант
web-od-rolls = Скільки кубиків у кидку
web-od-rolls-hero = { $hero } кидає: { $dice }
web-od-pay-now = Заплатити одразу:
web-od-pay-nothing = Час не витрачається
web-od-and-dungeon = І від підземелля
web-od-loot-item = Трофей: лише предмет чи ОД
web-od-loot-skill = Трофей: лише навичка, зілля чи ОД
web-od-loot-xp = Трофей: лише ОД
web-od-loot-ask = Чим вона стане?
web-od-pair = Беруть участь: { $names }
web-od-other-pair = Для другої пари
web-od-pairs = Два зіткнення, дві пари
web-od-pairs-first = Спершу { $card }. Хто йде:
web-od-take-item = Узяти як предмет
web-od-item-dice =
    { $n ->
        [one] На { $n } кубик більше у кожному зіткненні: { $colour }
        [few] На { $n } кубики більше у кожному зіткненні: { $colour }
        [many] На { $n } кубиків більше у кожному зіткненні: { $colour }
       *[other] На { $n } кубика більше у кожному зіткненні: { $colour }
    }
web-od-item-health = Здоров’я більше на { $n }
web-od-take-skill = Вивчити навичку
web-od-take-potion = Узяти зілля
web-od-take-xp = Узяти як ОД
web-od-take-knowing = Як ОД, на 1 більше
web-od-take-for = Герой: { $hero }
web-od-replace = Замість карти «{ $old }»
web-od-replace-for = { $hero }: замість карти «{ $old }»
web-od-old-becomes = стара карта стане ОД: { $n }
web-od-not-offered = Зараз не можна
web-od-xp-after = Стане { $n } з { $price }
web-od-choice = Оберіть
web-od-being-chosen = Загін збирається.
web-od-taken = Уже вибрано

## Keys

web-od-key-best = показати, як накрити найкраще, поки викладають кубики
web-od-key-combine = об’єднати взятий кубик з іншим
web-od-key-discard = скинути взятий кубик

## The legend of symbols

web-od-legend-colours = Кольори кубиків і комірок. Героїчний кубик пасує до будь-якого кольору; комірка будь-якого кольору приймає кожен кубик.
web-od-legend-number = Комірка й число, не менше за яке має показати кубик
web-od-legend-wide = Широка комірка: кілька кубиків, рахується їхня сума
web-od-legend-armor = Комірка зі щитом: накрийте її раніше за інші
web-od-legend-hearts = Якщо не накрити: 1 рана
web-od-legend-time = Якщо не накрити: 1 одиниця часу (карта колоди)
web-od-legend-poison = Якщо не накрити: жетон отрути
web-od-legend-skull = Якщо накрити, бос отримує 1 рану; у навички: діє проти боса
web-od-legend-place = Номер комірки в журналі
web-od-legend-coverable = Вашими кубиками можна накрити цю комірку
web-od-legend-combat = Бій або навичка, що діє в бою
web-od-legend-peril = Небезпека або навичка, що діє в небезпеках
web-od-legend-cost = Ціна навички: кубик цього кольору або героїчний; з числом — стільки кубиків
web-od-legend-mana = Ціна навички: кубики магії на цю суму або більше
web-od-legend-xp = Скільки ОД варта карта
web-od-legend-skill = Навичка карти
web-od-legend-token = Зілля або жетон зілля, яким за нього платять
web-od-legend-leaf = Листок: допомагає опиратися отруті
web-od-legend-combine = Кнопки «Об’єднати» й «Скинути» з’являються, коли взято кубик.

## A first game

web-od-tip-doors = Кожен хід коштує часу: двох карт колоди (учотирьох — чотирьох, у деяких підземеллях більше). Досліджуйте, щоб з’явилися нові двері, тоді ввійдіть в одні з них. Що менше ходів витратите, то більше встигнете до сходів.
web-od-tip-flee = Порівняйте комірки зі своїми кубиками. Утеча завершує хід, але двері лишаться відчиненими.
web-od-tip-peril = Є два варіанти: один одразу коштує часу, інший потребує більше кубиків.
web-od-tip-place = Візьміть кубик, а тоді комірку, що світиться. Спершу комірки зі щитом. Що лишиться ненакритим, завдасть ран, отруїть або забере час. Натисніть на покладений кубик, щоб повернути його; «{ word-best-cover }» підкаже, як краще. Щоб об’єднати або скинути кубик, спершу візьміть його.
web-od-tip-loot = Предмети дають кубики, навички дають прийоми, ОД підвищують рівень, а з ним і кількість місць.

## Список карт

web-kind-combat = бої
web-kind-peril = небезпеки
web-kind-dungeon = підземелля
web-kind-basic = базові навички
web-kind-potion = зілля
web-kind-talent = таланти
web-kind-level = карти рівнів
web-kind-hordes = Сонм тіней
web-kind-skill = навички
web-set-base = { setting-cards-base }
web-set-forest = { setting-cards-forest }
web-od-passive = діє завжди
web-od-level-xp =
    { $n ->
        [0] найвищий рівень
       *[other] до наступного рівня: { count-xp }
    }
web-od-level-tokens =
    { $n ->
        [one] +{ $n } жетон зілля
        [few] +{ $n } жетони зілля
       *[other] +{ $n } жетонів зілля
    }
web-od-table-campaign = кампанія
web-od-part-kind = вид
web-od-part-xp = ОД
web-od-part-mark = листок або замок
web-od-part-boxes = комірки
web-od-part-ways = обидва варіанти
web-od-part-ability = властивість
web-od-part-item = що дає предмет
web-od-part-skill = навичка
web-od-part-potion = зілля
web-od-part-cost = ціна
web-od-part-use = де діє
web-od-part-effect = що робить
web-od-part-passive = що допомагає з кожним іншим зіллям
web-od-part-group = група
web-od-part-marks = скільки потрібно позначок
web-od-part-difficulty = складність
web-od-part-floor = ярус { $n }: назва й комірки
web-od-part-floor-effect = ярус { $n }: ефект
web-od-part-boss-name = ім’я боса
web-od-part-boss = здоров’я, комірки та властивість боса
web-od-part-numbers-1p = наодинці: кубики та здоров’я
web-od-part-numbers-2p = з іншими: кубики та здоров’я
web-od-part-feat-1p = наодинці: подвиг
web-od-part-feat-2p = з іншими: подвиг
web-od-part-skill-1p = наодинці: навичка
web-od-part-skill-2p = з іншими: навичка
web-od-part-level-1p = бік для одного героя
web-od-part-level-2p = бік для кількох героїв
web-od-part-hordes = що є таке ускладнення для чотирьох героїв

## Сторінка кампанії

web-campaign = Кампанія
web-campaign-heroes = Герої
web-campaign-begin = Кожна гра кампанії, виграна чи програна, приносить героям позначки. За них герої вивчають таланти для наступних ігор.
web-campaign-how = У налаштуваннях нової гри це «{ $setting }: { $choice }».
web-campaign-start = Зіграти гру кампанії
web-campaign-unspent = Позначки в запасі
web-campaign-none = Ставити поки нічого: позначки приносить кожна гра кампанії, виграна чи програна.
web-campaign-stays = Витрачається позначка з найлегшого підземелля, яке підходить. Поставлену позначку не зняти, тож натисніть на місце двічі.
web-campaign-again = Ще раз — назавжди
web-campaign-tick = поставити позначку: { $talent } ({ $colour })
web-campaign-ticked = { $colour }: { $ticked } з { $need }
web-campaign-mark = { $talent }, поставити позначку: { $colour }, позначено { $ticked } з { $need }
web-campaign-always = діє завжди
web-campaign-own = наш
web-campaign-ours = Таланти з написом «{ $tag }» — не з друкованої гри.
web-campaign-learned = Вивчено: { $talent }. Талант діє з наступної гри.
web-campaign-learned-count = Вивчено талантів: { $learned } з { $all }
web-campaign-bosses-count = { $beaten } з { $all }
web-campaign-replace = Замінити аркуші?
web-campaign-replace-yes = Замінити
web-campaign-keep = Лишити як є
web-campaign-holds = Герої у файлі: { $heroes }.
web-campaign-holds-none = У файлі немає аркушів.
web-campaign-lost = Файл замінить усі теперішні аркуші. Якщо ви не зберегли їх у файл, вони пропадуть.
web-campaign-loaded = Аркуші завантажено.

## Види карт

web-kind-hero = герої
