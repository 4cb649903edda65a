### One Deck Dungeon: назва, налаштування, запитання, варіанти, слова, журнал, довідка.
### Назви приходять у всіх відмінках: $card, $card-gen, $card-dat, $card-acc, $card-ins, $card-loc.
### Імена гравців не відмінюються; у журналі герой завжди в називному відмінку.

game-title = One Deck Dungeon
game-tagline = Відчиняйте двері, накривайте комірки кубиками й здолайте боса на самому дні.
game-about = Відчиняйте двері, кидайте кубики й накривайте комірки на шляху вниз до боса, разом або наодинці.
game-time = 40 хв

## Налаштування гри

setting-heroes = Герої
setting-heroes-help = Скільки героїв спускається; кожен гравець веде свою частину. Четверо йдуть двома парами.
setting-heroes-1 = 1
setting-heroes-2 = 2
setting-heroes-4 = 4
setting-team = Загін
setting-team-help = Обрати героїв за столом чи роздати їх випадково.
setting-team-choose = обрати за столом
setting-team-deal = роздати випадково
setting-cards = Зіткнення
setting-cards-help = З яких карт колода; «Ліс тіней» додає отруту. Учотирьох грають із двома коробками одного набору або з усіма картами обох.
setting-cards-base = One Deck Dungeon
setting-cards-forest = «Ліс тіней»
setting-cards-hybrid = гібридна колода з обох наборів
setting-dungeon = Підземелля
setting-dungeon-help = Куди йти і який бос там чекає.
setting-dungeon-choose = обрати за столом
setting-dungeon-dragons-cave = { card-dragons-cave } · легко
setting-dungeon-yetis-cavern = { card-yetis-cavern } · середньо
setting-dungeon-hydras-reef = { card-hydras-reef } · середньо
setting-dungeon-lichs-tomb = { card-lichs-tomb } · складно
setting-dungeon-minotaurs-maze = { card-minotaurs-maze } · складно
setting-dungeon-the-mudlands = { card-the-mudlands } · легко
setting-dungeon-realm-of-venom = { card-realm-of-venom } · середньо
setting-dungeon-smoldering-ruins = { card-smoldering-ruins } · середньо
setting-dungeon-vile-roots = { card-vile-roots } · складно
setting-dungeon-lair-of-indrax = { card-lair-of-indrax } · складно
setting-turn-card = Пам’ятка ходу
setting-turn-card-help = Зцілення — з One Deck Dungeon, Лікування — з «Лісу тіней»; до гібридної колоди пасує будь-яка пам’ятка.
setting-turn-card-healing = { card-potion-healing }
setting-turn-card-cure = { card-potion-cure }
setting-basic-potion = Базове зілля
setting-basic-potion-help = З пам’яткою «Лікування» одне базове зілля знайдено від самого початку.
setting-basic-potion-choose = обрати за столом
setting-basic-potion-potion-antidote = { card-potion-antidote }
setting-basic-potion-potion-aid = { card-potion-aid }
setting-basic-potion-potion-rewind = { card-potion-rewind }
setting-basic-potion-potion-luck = { card-potion-luck }
setting-tier = Складність
setting-tier-help = Що вона вища, то більше позначок дає гра кампанії.
setting-tier-novice = Новачок: почати з рівня 2 і з іще одним жетоном зілля (учотирьох — з іще двома); у кампанії без надбавки
setting-tier-standard = Стандарт: одна карта від самого початку — ОД; у кампанії +1 позначка
setting-tier-expert = Експерт: правила без змін; у кампанії +2 позначки
setting-tier-fearless = Сміливець: почати без жетона зілля; у кампанії +3 позначки
setting-hordes = Сонм тіней
setting-hordes-help = Ускладнення для чотирьох героїв: 4 одиниці часу на початку кожного ярусу, а бос має на 2 очки здоров’я більше.
setting-hordes-no = ні
setting-hordes-yes = так
setting-campaign = Кампанія
setting-campaign-help = Герої заробляють позначки для своїх аркушів і приносять у гру вивчені таланти.
setting-campaign-no = окрема гра
setting-campaign-yes = гра кампанії

## Запитання

prompt-which-hero = Оберіть свого героя.
prompt-which-focus = { $hero }: оберіть групу талантів на цю гру.
prompt-which-dungeon = Оберіть підземелля.
prompt-which-basic-potion = Оберіть базове зілля загону.
prompt-which-basic-skill = { $hero }: оберіть базову навичку.
prompt-how-to-begin = Почати хід чи спершу вжити зілля?
prompt-whether-to-hurry-down = Видно сходи. Спуститися одразу?
prompt-what-to-do = Досліджуйте або зайдіть у двері.
prompt-which-door-to-look-behind = Оберіть зачинені двері, за які хочете зазирнути.
prompt-face-or-flee = Стати до зіткнення чи втекти?
prompt-whether-to-sneak-on = Викласти ще одні зачинені двері?
prompt-whether-to-descend = Спуститися чи лишитися на цьому ярусі ще на хід?
prompt-whom-to-cleanse = Оберіть, хто позбувається жетона отрути.
prompt-whom-to-cure = Оберіть, кого лікувати.
prompt-wound-or-poison = { $hero }: зцілити рану чи зняти отруту?
prompt-who-is-wounded =
    { $count ->
        [one] Оберіть, хто отримає { $count } рану.
        [few] Оберіть, хто отримає { $count } рани.
        [many] Оберіть, хто отримає { $count } ран.
       *[other] Оберіть, хто отримає { $count } рани.
    }
prompt-who-is-poisoned = Оберіть, хто отримає жетон отрути.
prompt-whether-to-save = { $hero } за крок від загибелі. Витратити жетон зілля?
prompt-which-groups = Отруту нейтралізують двома групами, кожна сама по собі. Оберіть одну з них.
prompt-who-sheds-poison =
    { $success ->
        [0] Нейтралізувати отруту не вдалося. Оберіть, хто позбувається жетона отрути й отримує 2 рани.
       *[other] Отруту нейтралізовано. Оберіть, хто позбувається жетона отрути.
    }
prompt-who-faces-what = Оберіть перше зіткнення і двох його учасників.
prompt-whether-to-sneak = Пропустити зіткнення завдяки Невидимості?
prompt-which-item-is-drained = Оберіть предмет, який стане ОД.
prompt-which-option = Оберіть варіант подолання небезпеки.
prompt-which-feat = { $hero }: застосувати подвиг?
prompt-whether-to-drink = Ужити зілля перед кидком на нейтралізацію отрути?
prompt-which-to-throw-away = { $hero }: оберіть кинутий кубик, який буде скинуто.
prompt-who-rolls-bonus = Оберіть, хто кине бонусний кубик рівня.
prompt-who-takes-first = Кубиків { $colour-gen } на всіх не вистачає. Оберіть, хто бере першим.
prompt-which-die-is-ambushed = Засідка: оберіть, який із найбільших кубиків скинути.
prompt-how-to-place = Накривайте комірки й застосовуйте навички; коли досить, зупиніться.
prompt-what-to-combine = Оберіть ще один кубик для об’єднання.
prompt-who-gets-heroic = Оберіть, хто отримає героїчний кубик.
prompt-which-to-pay = { $hero }: оберіть кубик для сплати ({ $skill }).
prompt-which-way = { $hero }: оберіть дію ({ $skill }).
prompt-which-dice = { $hero }: оберіть кубик ({ $skill }).
prompt-which-colour = { $hero }: оберіть новий колір кубика ({ $die }).
prompt-which-icon = Оберіть, що відвернути.
prompt-whether-to-kite = { $hero } от-от отримає 1 рану. Витратити натомість 1 одиницю часу?
prompt-who-takes-more = Порівну не поділити: { $icon }. Оберіть, кому дістанеться більше.
prompt-who-gets-tokens = Жетонів отрути на всіх не вистачає. Оберіть, хто отримає наступний; замість тих, яких бракує, будуть рани.
prompt-which-loot = Оберіть, чим стане карта.
prompt-which-xp = Оберіть карту ОД для сплати.
prompt-whether-to-buy-potion = Заплатити 5 ОД за жетон зілля?
prompt-who-fights-first = Оберіть пару, яка б’ється першою в цьому раунді.

## Варіанти; двері й комірки лічать з 1

option-lead = Грати за { $card-acc }
option-take-focus = { $focus }
option-go-into = Вирушити до { $card-gen }
option-take-basic-potion = Узяти { $potion-acc }
option-learn-basic = Узяти { $skill-acc }
option-go-on = Почати хід
option-hurry-down = Спуститися одразу
option-linger =
    { $rest ->
        [0] Лишитися на цьому ярусі
        [one] Лишитися й витратити ще { $rest } одиницю часу
        [few] Лишитися й витратити ще { $rest } одиниці часу
        [many] Лишитися й витратити ще { $rest } одиниць часу
       *[other] Лишитися й витратити ще { $rest } одиниці часу
    }
option-explore = Досліджувати
option-enter = Зайти у двері { door-number }
option-look-behind = Зазирнути за двері { door-number }
option-face-it = Стати до зіткнення
option-flee = Утекти
option-sneak-on = Викласти ще одні двері
option-stay-put = Не викладати
option-go-down = Спуститися
option-stay = Лишитися на цьому ярусі
option-drink = { $potion } для { $hero-gen }
option-drink-nothing = Нічого не вживати
option-take-antidote = Ужити { $potion-acc }
option-cleanse-hero = { $hero }
option-cure-hero = { $hero }
option-heal-wound = Зцілити 1 рану
option-cleanse = Зняти 1 жетон отрути
option-suffer-wound = { $hero }
option-suffer-poison = { $hero }
option-save = Урятувати { $hero-acc } жетоном зілля
option-save-by-antidote = Ужити Протиотруту: разом із нею діє й Лікування
option-give-up = Здатися: гру програно
option-group = { $first } і { $second }
option-shed-poison = { $hero }
option-send = Спершу { $first } і { $second } проти { $card-gen }
option-be-seen = Стати до зіткнення
option-sneak = Пропустити: жетон зілля і 2 одиниці часу
option-drain = { $card } ({ $hero })
option-choose-option =
    { $option ->
        [0] Перший варіант
        [1] Другий варіант
       *[other] { $option }
    }
option-roll-stored =
    { $count ->
        [one] Кинути { $count } відкладений кубик
        [few] Кинути { $count } відкладені кубики
        [many] Кинути { $count } відкладених кубиків
       *[other] Кинути { $count } відкладеного кубика
    }
option-gamble =
    { $count ->
        [one] Кинути { $count } героїчний кубик; якщо випаде 1 — 1 рана і 3 одиниці часу
        [few] Кинути { $count } героїчні кубики; якщо випаде хоч одна 1 — 1 рана і 3 одиниці часу
        [many] Кинути { $count } героїчних кубиків; якщо випаде хоч одна 1 — 1 рана і 3 одиниці часу
       *[other] Кинути { $count } героїчного кубика; якщо випаде хоч одна 1 — 1 рана і 3 одиниці часу
    }
option-take-time =
    { $number ->
        [0] Застосувати подвиг, витративши менше часу
        [1] Застосувати подвиг, витративши більше часу
       *[other] { $number }
    }
option-bleed =
    { $lost ->
        [0] Отримати 1 рану й кинути 2 героїчні кубики
       *[other] Отримати 1 рану, кинути 2 героїчні кубики й скинути один із них
    }
option-no-feat = Не застосовувати подвигу
option-wait = { $hero } чекає: спершу вирішує інший герой
option-throw-away = Скинути { $die-acc }
option-roll-bonus = { $hero }
option-take-first = { $hero }
option-lose-die = { $hero } скидає { $die-acc }
option-lay = { $hero }: { $die-acc } — на комірку { box-number }
option-combine = { $hero }: об’єднати { $die-acc }
option-keep-apart = Не об’єднувати
option-give-heroic = { $hero }
option-put-back = { $hero }: скинути { $die-acc }
option-release = { $hero }: скинути відкладений кубик
option-had-enough = Досить
option-use = { $hero }: застосувати { $skill-acc }
option-pay = Заплатити: { $die }
option-think-better = Передумати
option-choose-way =
    { $choice ->
        [0] Перша дія
        [1] Друга дія
       *[other] { $choice }
    }
option-pick = { $die }
option-enough = Більше не обирати
option-turn-into = Замінити на кубик { $colour-gen }
option-ignore = Відвернути { $icon-acc }
option-kite = Витратити 1 одиницю часу
option-stand = Отримати рану
option-take-more = { $hero }
option-get-tokens = { $hero }
option-take-item = { $card } як предмет: { $hero }
option-replace-item = { $card } як предмет замість { $old-gen }: { $hero }
option-take-skill = { $card } як навичка: { $hero }
option-replace-skill = { $card } як навичка замість { $old-gen }: { $hero }
option-take-potion = { $card } як зілля
option-take-xp = { $card } як ОД
option-take-xp-knowing = { $card } як ОД, на 1 більше ({ card-talent-knowledge })
option-pay-with-card = Заплатити: { $card }
option-buy-potion = Купити жетон зілля
option-save-xp = Зберегти ОД
option-fight-first = { $first } і { $second }

## Слова всередині запитань, варіантів і журналу

colour-strength = сила
    .gen = сили
    .dat = силі
    .acc = силу
    .ins = силою
    .loc = силі
    .gender = f
colour-agility = спритність
    .gen = спритності
    .dat = спритності
    .acc = спритність
    .ins = спритністю
    .loc = спритності
    .gender = f
colour-magic = магія
    .gen = магії
    .dat = магії
    .acc = магію
    .ins = магією
    .loc = магії
    .gender = f
colour-heroic = героїзм
    .gen = героїзму
    .dat = героїзму
    .acc = героїзм
    .ins = героїзмом
    .loc = героїзмі
    .gender = m
icon-heart = рани
    .acc = значок серця
icon-time = час
    .acc = значок часу
icon-poison = отрута
    .acc = значок отрути
focus-basic = Базові таланти
focus-focus-1 = Перша група талантів
focus-focus-2 = Друга група талантів
focus-focus-3 = Третя група талантів
choice-hero-power-transfer-2p-0 = Сила 1 напарниці
choice-hero-power-transfer-2p-1 = Спритність 1 напарниці
choice-hero-wild-gift-2p-0 = Спритність 1 напарниці
choice-hero-wild-gift-2p-1 = Магія 1 напарниці
choice-skill-lucky-familiar-0 = Перекинути кубик
choice-skill-lucky-familiar-1 = Збільшити кубик на 1
choice-basic-force-bolt-0 = Отримати силу 4
choice-basic-force-bolt-1 = Отримати спритність 4
choice-eagle-eye-0 = За 2 одиниці часу кинути 2 героїчні кубики й один із них скинути
choice-eagle-eye-1 = За 4 одиниці часу кинути 3 героїчні кубики й один із них скинути
choice-quarry-0 = За 1 одиницю часу кинути 1 героїчний кубик; менше ніж 4 — пропаде
choice-quarry-1 = За 3 одиниці часу кинути 2 героїчні кубики; менше ніж 4 — пропадуть
back-door = зачинені двері
    .gen = зачинених дверей
    .dat = зачиненим дверям
    .acc = зачинені двері
    .ins = зачиненими дверима
    .loc = зачинених дверях
    .gender = p
back-hero = карта героя
    .gen = карти героя
    .dat = карті героя
    .acc = карту героя
    .ins = картою героя
    .loc = карті героя
    .gender = f
back-dungeon = карта підземелля
    .gen = карти підземелля
    .dat = карті підземелля
    .acc = карту підземелля
    .ins = картою підземелля
    .loc = карті підземелля
    .gender = f
back-talent = карта таланту
    .gen = карти таланту
    .dat = карті таланту
    .acc = карту таланту
    .ins = картою таланту
    .loc = карті таланту
    .gender = f
back-level = карта рівня
    .gen = карти рівня
    .dat = карті рівня
    .acc = карту рівня
    .ins = картою рівня
    .loc = карті рівня
    .gender = f
back-hordes = карта Сонму тіней
    .gen = карти Сонму тіней
    .dat = карті Сонму тіней
    .acc = карту Сонму тіней
    .ins = картою Сонму тіней
    .loc = карті Сонму тіней
    .gender = f
back-skill = карта навички
    .gen = карти навички
    .dat = карті навички
    .acc = карту навички
    .ins = картою навички
    .loc = карті навички
    .gender = f
back-potion = карта зілля
    .gen = карти зілля
    .dat = карті зілля
    .acc = карту зілля
    .ins = картою зілля
    .loc = карті зілля
    .gender = f
back-basic = карта базової навички
    .gen = карти базової навички
    .dat = карті базової навички
    .acc = карту базової навички
    .ins = картою базової навички
    .loc = карті базової навички
    .gender = f
card-noun-door = зачинених дверей: { $n }
    .acc = зачинених дверей: { $n }
open-hearts =
    { $hearts ->
        [one] { $hearts } рана
        [few] { $hearts } рани
        [many] { $hearts } ран
       *[other] { $hearts } рани
    }
open-time =
    { $time ->
        [one] { $time } одиниця часу
        [few] { $time } одиниці часу
        [many] { $time } одиниць часу
       *[other] { $time } одиниці часу
    }
open-poison =
    { $poison ->
        [one] { $poison } жетон отрути
        [few] { $poison } жетони отрути
        [many] { $poison } жетонів отрути
       *[other] { $poison } жетона отрути
    }
open-icons =
    { $hearts ->
        [0]
            { $time ->
                [0] { open-poison }
               *[other]
                    { $poison ->
                        [0] { open-time }
                       *[other] { open-time }, { open-poison }
                    }
            }
       *[other]
            { $time ->
                [0]
                    { $poison ->
                        [0] { open-hearts }
                       *[other] { open-hearts }, { open-poison }
                    }
               *[other]
                    { $poison ->
                        [0] { open-hearts }, { open-time }
                       *[other] { open-hearts }, { open-time }, { open-poison }
                    }
            }
    }

## Заголовки

word-hero = Герой
word-heroes = Герої
word-party = Загін
word-dungeon = Підземелля
word-floor = Ярус
word-turn = Хід
word-level = Рівень
word-tier = Складність
word-xp = ОД
word-door = Двері
word-doors = Двері
word-open = Відчинені
word-closed = Зачинені
word-deck = Колода
word-discard = Скид
word-time = Час
word-stairs = Сходи
word-encounter = Зіткнення
word-combat = Бій
word-peril = Небезпека
word-ability = Властивість
word-effect = Ефект
word-cost = Ціна
word-free = Безплатно
word-mana = Мана
word-die = Кубик
word-dice = Кубики
word-pool = Пул
word-supply = Запас
word-stored = Відкладено
word-bonus = Бонусні кубики
word-box = Комірка
word-boxes = Комірки
word-armor = Щит
word-wide = Широка
word-any-colour = Будь-який колір
word-skull = Череп
word-covered = Накрито
first-die-due = перший кубик забере бос
first-die-taken = перший кубик бос уже забрав
word-item = Предмет
word-items = Предмети
word-skill = Навичка
word-skills = Навички
word-potion = Зілля
word-potions = Зілля
word-tokens = Жетони зілля
word-feat = Подвиг
word-talent = Талант
word-talents = Таланти
word-used = Використано
word-loot = Трофей
word-health = Здоров’я
word-hearts = Рани
word-wounds = Рани
word-poison = Отрута
word-leaf = Листок
word-prevented = Відвернено
word-consequences = Наслідки
poison-wounds = Жетонів отрути забракне, ран: { $n }
no-loot = Ні трофея, ні ОД
paid-so-far = { $what } { $need }: сплачено { $paid } з { $need }
no-effect-here = проти боса не діє: час не рахується
release-why = повертає героїчний кубик в запас
word-boss = Бос
word-round = Раунд
word-best-cover = Найкраще розміщення
word-nth-card = карта { $n }
tier-novice = Новачок
tier-standard = Стандарт
tier-expert = Експерт
tier-fearless = Сміливець
zone-deck = Колода
zone-discard = Скид
zone-door = Двері
zone-faced = Зіткнення
zone-items = Предмети
zone-skills = Навички
zone-potions = Знайдене зілля
zone-xp = ОД
zone-box = Поза грою

## Скільки; $n — число

count-wounds =
    { $n ->
        [one] { $n } рана
        [few] { $n } рани
        [many] { $n } ран
       *[other] { $n } рани
    }
count-hearts =
    { $n ->
        [one] { $n } рана
        [few] { $n } рани
        [many] { $n } ран
       *[other] { $n } рани
    }
count-time =
    { $n ->
        [one] { $n } одиниця часу
        [few] { $n } одиниці часу
        [many] { $n } одиниць часу
       *[other] { $n } одиниці часу
    }
count-poison =
    { $n ->
        [one] { $n } жетон отрути
        [few] { $n } жетони отрути
        [many] { $n } жетонів отрути
       *[other] { $n } жетона отрути
    }
count-dice =
    { $n ->
        [one] { $n } кубик
        [few] { $n } кубики
        [many] { $n } кубиків
       *[other] { $n } кубика
    }
count-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карти
    }
count-doors = дверей: { $n }
count-tokens =
    { $n ->
        [one] { $n } жетон
        [few] { $n } жетони
        [many] { $n } жетонів
       *[other] { $n } жетона
    }
count-xp = { $n } ОД

## Найкраще розміщення; $hearts, $time і $poison — що лишиться ненакритим, $boss — рани боса

advice-title = Найкраще розміщення
advice-nothing = Більше нічого не можна накрити.
advice-left =
    { $hearts ->
        [0]
            { $time ->
                [0]
                    { $poison ->
                        [0] Наслідків не лишиться.
                       *[other] Лишиться: { open-icons }.
                    }
               *[other] Лишиться: { open-icons }.
            }
       *[other] Лишиться: { open-icons }.
    }
advice-take = Розмістити все
advice-then = Потім інші:
advice-others-first = Спершу інші:
advice-deadly = Смертельно: герой загине.

## Кампанія; $n — число, $hero — герой

campaign-title = Кампанія
campaign-sheet = Аркуш { $hero-gen }
campaign-marks =
    { $n ->
        [one] Можна поставити { $n } позначку
        [few] Можна поставити { $n } позначки
        [many] Можна поставити { $n } позначок
       *[other] Можна поставити { $n } позначки
    }
campaign-earned =
    { $n ->
        [one] Зароблено в цій грі: { $n } позначка
        [few] Зароблено в цій грі: { $n } позначки
        [many] Зароблено в цій грі: { $n } позначок
       *[other] Зароблено в цій грі: { $n } позначки
    }
campaign-tick = Поставити позначку
campaign-learned = Вивчено
campaign-games = Зіграно ігор: { $n }
campaign-bosses = Переможені боси
campaign-colour-green = зелений кружок
campaign-colour-yellow = жовтий квадратик
campaign-colour-red = червоний значок
campaign-export = Зберегти аркуші у файл
campaign-import = Завантажити аркуші з файлу
campaign-difficulty-1 = Легке підземелля: можна позначати лише зелені кружки.
campaign-difficulty-2 = Середнє підземелля: можна позначати зелені кружки й жовті квадратики.
campaign-difficulty-3 = Складне підземелля: можна позначати значки будь-якого кольору.
campaign-empty = Аркушів іще немає: гра кампанії заведе аркуш для кожного героя.
campaign-focus-help = Базові таланти діють у кожній грі. З трьох інших груп кожен герой обирає одну на початку гри; таланти решти двох в цій грі не діють.
error-talent-ticked =
    { $colour ->
        [green] Усі зелені позначки цього таланту вже поставлено.
        [yellow] Усі жовті позначки цього таланту вже поставлено.
        [red] Усі червоні позначки цього таланту вже поставлено.
       *[other] Усі позначки цього кольору ({ $colour }) у таланту вже поставлено.
    }
error-no-mark-left =
    { $colour ->
        [green] Не лишилося позначок для зеленого кольору.
        [yellow] Не лишилося позначок для жовтого кольору.
        [red] Не лишилося позначок для червоного кольору.
       *[other] Не лишилося позначок для цього кольору: { $colour }.
    }

## Чому гру закінчено

reason-victory = Боса переможено: загін виграв.
reason-hero-died = Герой загинув: загін програв.

## Журнал

log-hero-chosen = { $seat } обирає героя: { $hero }.
log-dungeon-chosen = Загін вирушає в підземелля: { $dungeon }.
log-focus-chosen = { $hero } обирає на цю гру: { $focus }.
log-basic-potion-chosen = Базове зілля загону: { $potion }.
log-basic-skill-chosen = { $hero } починає з базовою навичкою: { $skill }.
log-experience-dealt = ОД від самого початку: { $card }.
log-floor-begun = Ярус { $floor }.
log-turn-begun = Хід { $turn }.
log-time-spent = Час спливає: { $card }.
log-stairs-found = Колода закінчилася: видно сходи.
log-stair-token-placed =
    { $tokens ->
        [one] Час спливає біля сходів: { $tokens } жетон.
        [few] Час спливає біля сходів: { $tokens } жетони.
        [many] Час спливає біля сходів: { $tokens } жетонів.
       *[other] Час спливає біля сходів: { $tokens } жетона.
    }
log-doors-dealt =
    { $count ->
        [0] Нових дверей немає.
       *[other] Викладено нових дверей: { $count }.
    }
log-door-looked-behind = За дверима { door-number }: { $cards }.
log-door-opened = Двері { door-number } відчинено: { $cards }.
log-fled = Загін тікає від дверей { door-number }.
log-descended =
    { $floor ->
        [3] Загін спускається з ярусу 3 до боса.
       *[other] Загін спускається з ярусу { $floor }.
    }
log-encounter-begun = Зіткнення: { $card } ({ $heroes }).
log-encounter-skipped = Невидимість допомагає минути { $card-acc }.
log-item-drained = { $hero } втрачає предмет, і він стає ОД: { $card }.
log-acted =
    { $time ->
        [0] Причина — { $by }.
        [one] { $by }: { $time } одиниця часу.
        [few] { $by }: { $time } одиниці часу.
        [many] { $by }: { $time } одиниць часу.
       *[other] { $by }: { $time } одиниці часу.
    }
log-way-chosen = { $card }: обрано варіант «{ $way }».
log-feat-used = { $hero } застосовує подвиг: { $feat }.
log-die-stored = { $hero } відкладає героїчний кубик.
log-stored-dice-returned =
    { $count ->
        [one] { $hero } скидає { $count } відкладений кубик.
        [few] { $hero } скидає { $count } відкладені кубики.
       *[many] { $hero } скидає { $count } відкладених кубиків.
    }
log-dice-rolled = { $hero } кидає: { $dice }.
log-dice-discarded = { $hero } скидає: { $dice }.
log-die-gained = { $hero } отримує кубик: { $die }.
log-die-laid = { $hero } кладе кубик на комірку { box-number }: { $die }.
log-die-taken = { $hero } кладе кубик на комірку { box-number }, але бос його забирає: { $die }.
log-had-enough = { $hero } більше не кладе кубиків.
log-dice-combined = { $hero } отримує героїчний { $value }, об’єднавши кубики: { $dice }.
log-die-returned = { $hero } скидає: { $die }.
log-dice-changed = { $hero } змінює: було { $dice }, стало { $into }.
log-skill-used = { $hero } застосовує { $skill-acc }.
log-icons-prevented =
    { $count ->
        [one] { $hero } відвертає { $count } значок.
        [few] { $hero } відвертає до { $count } значків.
        [many] { $hero } відвертає до { $count } значків.
       *[other] { $hero } відвертає до { $count } значка.
    }
log-consequences-counted =
    { $hearts ->
        [0]
            { $time ->
                [0]
                    { $poison ->
                        [0] Наслідків немає.
                       *[other] Наслідки: { open-icons }.
                    }
               *[other] Наслідки: { open-icons }.
            }
       *[other] Наслідки: { open-icons }.
    }
log-hero-wounded =
    { $count ->
        [one] { $hero } отримує { $count } рану (здоров’я лишилося { $left } із { $health }).
        [few] { $hero } отримує { $count } рани (здоров’я лишилося { $left } із { $health }).
        [many] { $hero } отримує { $count } ран (здоров’я лишилося { $left } із { $health }).
       *[other] { $hero } отримує { $count } рани (здоров’я лишилося { $left } із { $health }).
    }
log-hero-healed =
    { $count ->
        [one] { $hero } зцілює { $count } рану (здоров’я: { $left } із { $health }).
        [few] { $hero } зцілює { $count } рани (здоров’я: { $left } із { $health }).
        [many] { $hero } зцілює { $count } ран (здоров’я: { $left } із { $health }).
       *[other] { $hero } зцілює { $count } рани (здоров’я: { $left } із { $health }).
    }
log-hero-saved = { $hero } уникає загибелі в останню мить.
log-hero-poisoned =
    { $count ->
        [one] { $hero } отримує { $count } жетон отрути.
        [few] { $hero } отримує { $count } жетони отрути.
        [many] { $hero } отримує { $count } жетонів отрути.
       *[other] { $hero } отримує { $count } жетона отрути.
    }
log-poison-removed =
    { $count ->
        [one] { $hero } позбувається { $count } жетона отрути.
        [few] { $hero } позбувається { $count } жетонів отрути.
        [many] { $hero } позбувається { $count } жетонів отрути.
       *[other] { $hero } позбувається { $count } жетона отрути.
    }
log-poison-resisted =
    { $success ->
        [0] Кидок на нейтралізацію отрути невдалий: { $result } проти { $tokens }.
       *[other] Кидок на нейтралізацію отрути вдалий: { $result } проти { $tokens }.
    }
log-poison-struck = { $hero } потерпає від отрути.
log-potion-used = Загін уживає зілля: { $potion }.
log-token-gained = Загін отримує жетон зілля, тепер їх { $tokens }.
log-die-exiled = Героїчний кубик вилучено з гри.
log-loot-claimed =
    { $use ->
        [item] { $hero }: новий предмет — { $card }.
        [skill] { $hero }: нова навичка — { $skill } ({ $card }).
        [potion] Трофей — зілля: { $potion } ({ $card }).
       *[xp] Трофей — ОД: { $card }.
    }
log-loot-replaced = Попередня карта стає ОД: { $card }.
log-loot-lost = { $card } не дає трофею: комірка зі щитом лишилася порожньою.
log-xp-paid = Сплачено ОД: { $cards }.
log-level-gained = Загін сягає рівня { $level }.
log-fight-begun = Починається битва з босом: { $boss } (здоров’я { $health }).
log-boss-wounded =
    { $count ->
        [one] Бос отримує { $count } рану (здоров’я лишилося { $left } із { $health }).
        [few] Бос отримує { $count } рани (здоров’я лишилося { $left } із { $health }).
        [many] Бос отримує { $count } ран (здоров’я лишилося { $left } із { $health }).
       *[other] Бос отримує { $count } рани (здоров’я лишилося { $left } із { $health }).
    }
log-boss-healed =
    { $count ->
        [one] Бос зцілює { $count } рану (здоров’я: { $left } із { $health }).
        [few] Бос зцілює { $count } рани (здоров’я: { $left } із { $health }).
        [many] Бос зцілює { $count } ран (здоров’я: { $left } із { $health }).
       *[other] Бос зцілює { $count } рани (здоров’я: { $left } із { $health }).
    }
log-boss-reborn = Бос відроджується без жодної рани.
log-game-won = Перемога! Боса здолано: { $boss }.
log-game-lost =
    { $floor ->
        [0] Герой загинув у бою з босом: загін програв.
       *[other] Герой загинув на ярусі { $floor }: загін програв.
    }

## Номери дверей і комірок, починаючи з 1

door-number =
    { $door ->
        [0] 1
        [1] 2
        [2] 3
       *[other] 4
    }
box-number =
    { $box ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
        [6] 7
        [7] 8
        [8] 9
        [9] 10
        [10] 11
       *[other] 12
    }

## Кубики

die-strength-1 = сила 1
    .acc = силу 1
die-strength-2 = сила 2
    .acc = силу 2
die-strength-3 = сила 3
    .acc = силу 3
die-strength-4 = сила 4
    .acc = силу 4
die-strength-5 = сила 5
    .acc = силу 5
die-strength-6 = сила 6
    .acc = силу 6
die-strength-1-armor = сила 1 (лише на щит)
    .acc = силу 1 (лише на щит)
die-strength-2-armor = сила 2 (лише на щит)
    .acc = силу 2 (лише на щит)
die-strength-3-armor = сила 3 (лише на щит)
    .acc = силу 3 (лише на щит)
die-strength-4-armor = сила 4 (лише на щит)
    .acc = силу 4 (лише на щит)
die-strength-5-armor = сила 5 (лише на щит)
    .acc = силу 5 (лише на щит)
die-strength-6-armor = сила 6 (лише на щит)
    .acc = силу 6 (лише на щит)
die-strength-1-mana = сила 1 (лише мана)
    .acc = силу 1 (лише мана)
die-strength-2-mana = сила 2 (лише мана)
    .acc = силу 2 (лише мана)
die-strength-3-mana = сила 3 (лише мана)
    .acc = силу 3 (лише мана)
die-strength-4-mana = сила 4 (лише мана)
    .acc = силу 4 (лише мана)
die-strength-5-mana = сила 5 (лише мана)
    .acc = силу 5 (лише мана)
die-strength-6-mana = сила 6 (лише мана)
    .acc = силу 6 (лише мана)
die-agility-1 = спритність 1
    .acc = спритність 1
die-agility-2 = спритність 2
    .acc = спритність 2
die-agility-3 = спритність 3
    .acc = спритність 3
die-agility-4 = спритність 4
    .acc = спритність 4
die-agility-5 = спритність 5
    .acc = спритність 5
die-agility-6 = спритність 6
    .acc = спритність 6
die-agility-1-armor = спритність 1 (лише на щит)
    .acc = спритність 1 (лише на щит)
die-agility-2-armor = спритність 2 (лише на щит)
    .acc = спритність 2 (лише на щит)
die-agility-3-armor = спритність 3 (лише на щит)
    .acc = спритність 3 (лише на щит)
die-agility-4-armor = спритність 4 (лише на щит)
    .acc = спритність 4 (лише на щит)
die-agility-5-armor = спритність 5 (лише на щит)
    .acc = спритність 5 (лише на щит)
die-agility-6-armor = спритність 6 (лише на щит)
    .acc = спритність 6 (лише на щит)
die-agility-1-mana = спритність 1 (лише мана)
    .acc = спритність 1 (лише мана)
die-agility-2-mana = спритність 2 (лише мана)
    .acc = спритність 2 (лише мана)
die-agility-3-mana = спритність 3 (лише мана)
    .acc = спритність 3 (лише мана)
die-agility-4-mana = спритність 4 (лише мана)
    .acc = спритність 4 (лише мана)
die-agility-5-mana = спритність 5 (лише мана)
    .acc = спритність 5 (лише мана)
die-agility-6-mana = спритність 6 (лише мана)
    .acc = спритність 6 (лише мана)
die-magic-1 = магія 1
    .acc = магію 1
die-magic-2 = магія 2
    .acc = магію 2
die-magic-3 = магія 3
    .acc = магію 3
die-magic-4 = магія 4
    .acc = магію 4
die-magic-5 = магія 5
    .acc = магію 5
die-magic-6 = магія 6
    .acc = магію 6
die-magic-1-armor = магія 1 (лише на щит)
    .acc = магію 1 (лише на щит)
die-magic-2-armor = магія 2 (лише на щит)
    .acc = магію 2 (лише на щит)
die-magic-3-armor = магія 3 (лише на щит)
    .acc = магію 3 (лише на щит)
die-magic-4-armor = магія 4 (лише на щит)
    .acc = магію 4 (лише на щит)
die-magic-5-armor = магія 5 (лише на щит)
    .acc = магію 5 (лише на щит)
die-magic-6-armor = магія 6 (лише на щит)
    .acc = магію 6 (лише на щит)
die-magic-1-mana = магія 1 (лише мана)
    .acc = магію 1 (лише мана)
die-magic-2-mana = магія 2 (лише мана)
    .acc = магію 2 (лише мана)
die-magic-3-mana = магія 3 (лише мана)
    .acc = магію 3 (лише мана)
die-magic-4-mana = магія 4 (лише мана)
    .acc = магію 4 (лише мана)
die-magic-5-mana = магія 5 (лише мана)
    .acc = магію 5 (лише мана)
die-magic-6-mana = магія 6 (лише мана)
    .acc = магію 6 (лише мана)
die-heroic-1 = героїчний 1
    .acc = героїчний 1
die-heroic-2 = героїчний 2
    .acc = героїчний 2
die-heroic-3 = героїчний 3
    .acc = героїчний 3
die-heroic-4 = героїчний 4
    .acc = героїчний 4
die-heroic-5 = героїчний 5
    .acc = героїчний 5
die-heroic-6 = героїчний 6
    .acc = героїчний 6
die-heroic-1-armor = героїчний 1 (лише на щит)
    .acc = героїчний 1 (лише на щит)
die-heroic-2-armor = героїчний 2 (лише на щит)
    .acc = героїчний 2 (лише на щит)
die-heroic-3-armor = героїчний 3 (лише на щит)
    .acc = героїчний 3 (лише на щит)
die-heroic-4-armor = героїчний 4 (лише на щит)
    .acc = героїчний 4 (лише на щит)
die-heroic-5-armor = героїчний 5 (лише на щит)
    .acc = героїчний 5 (лише на щит)
die-heroic-6-armor = героїчний 6 (лише на щит)
    .acc = героїчний 6 (лише на щит)
die-heroic-1-mana = героїчний 1 (лише мана)
    .acc = героїчний 1 (лише мана)
die-heroic-2-mana = героїчний 2 (лише мана)
    .acc = героїчний 2 (лише мана)
die-heroic-3-mana = героїчний 3 (лише мана)
    .acc = героїчний 3 (лише мана)
die-heroic-4-mana = героїчний 4 (лише мана)
    .acc = героїчний 4 (лише мана)
die-heroic-5-mana = героїчний 5 (лише мана)
    .acc = героїчний 5 (лише мана)
die-heroic-6-mana = героїчний 6 (лише мана)
    .acc = героїчний 6 (лише мана)

warning-short-supply = У запасі бракує кубиків (у найгіршому разі): { $dice }.
