### One Deck Dungeon: название, параметры, вопросы, варианты, слова, журнал, справка.
### Названия приходят во всех падежах: $card, $card-gen, $card-dat, $card-acc, $card-ins, $card-loc.
### Имена игроков не склоняются; в журнале герой всегда в именительном падеже.

game-title = One Deck Dungeon
game-tagline = Открывайте двери, накрывайте ячейки кубиками и одолейте босса в самом низу.
game-about = Открывайте двери, бросайте кубики и накрывайте ячейки на пути вниз к боссу, вместе или в одиночку.
game-time = 40 мин

## Параметры игры

setting-heroes = Герои
setting-heroes-help = Сколько героев спускается в подземелье; каждый игрок ведёт свою часть. Четверо идут двумя парами.
setting-heroes-1 = 1
setting-heroes-2 = 2
setting-heroes-4 = 4
setting-team = Команда
setting-team-help = Выбрать героев за столом или раздать их случайно.
setting-team-choose = выбрать за столом
setting-team-deal = раздать случайно
setting-cards = Столкновения
setting-cards-help = Из каких карт колода; «Лес теней» добавляет яд. Вчетвером играют с двумя коробками одного набора или со всеми картами обоих.
setting-cards-base = One Deck Dungeon
setting-cards-forest = «Лес теней»
setting-cards-hybrid = гибридная колода из обоих наборов
setting-dungeon = Подземелье
setting-dungeon-help = Куда идти и какой босс там ждёт.
setting-dungeon-choose = выбрать за столом
setting-dungeon-dragons-cave = { card-dragons-cave } · легко
setting-dungeon-yetis-cavern = { card-yetis-cavern } · средне
setting-dungeon-hydras-reef = { card-hydras-reef } · средне
setting-dungeon-lichs-tomb = { card-lichs-tomb } · сложно
setting-dungeon-minotaurs-maze = { card-minotaurs-maze } · сложно
setting-dungeon-the-mudlands = { card-the-mudlands } · легко
setting-dungeon-realm-of-venom = { card-realm-of-venom } · средне
setting-dungeon-smoldering-ruins = { card-smoldering-ruins } · средне
setting-dungeon-vile-roots = { card-vile-roots } · сложно
setting-dungeon-lair-of-indrax = { card-lair-of-indrax } · сложно
setting-turn-card = Памятка хода
setting-turn-card-help = Исцеление — из One Deck Dungeon, Лечение — из «Леса теней»; к гибридной колоде подходит любая памятка.
setting-turn-card-healing = { card-potion-healing }
setting-turn-card-cure = { card-potion-cure }
setting-basic-potion = Базовое снадобье
setting-basic-potion-help = С памяткой «Лечение» одно базовое снадобье найдено с самого начала.
setting-basic-potion-choose = выбрать за столом
setting-basic-potion-potion-antidote = { card-potion-antidote }
setting-basic-potion-potion-aid = { card-potion-aid }
setting-basic-potion-potion-rewind = { card-potion-rewind }
setting-basic-potion-potion-luck = { card-potion-luck }
setting-tier = Степень сложности
setting-tier-help = Чем она выше, тем больше галочек приносит игра кампании.
setting-tier-novice = Новичок: начать с уровня 2 и с ещё одним маркером снадобья (вчетвером — с ещё двумя); в кампании без надбавки
setting-tier-standard = Стандарт: одна карта с самого начала — опыт; в кампании +1 галочка
setting-tier-expert = Эксперт: правила без изменений; в кампании +2 галочки
setting-tier-fearless = Храбрец: начать без маркера снадобья; в кампании +3 галочки
setting-hordes = Сонм теней
setting-hordes-help = Усложнение для четырёх героев: 4 единицы времени в начале каждого яруса, и у босса на 2 очка здоровья больше.
setting-hordes-no = нет
setting-hordes-yes = да
setting-campaign = Кампания
setting-campaign-help = Герои зарабатывают галочки для своих листов и приносят в игру изученные таланты.
setting-campaign-no = отдельная игра
setting-campaign-yes = игра кампании

## Вопросы

prompt-which-hero = Выберите своего героя.
prompt-which-focus = { $hero }: выберите группу талантов на эту игру.
prompt-which-dungeon = Выберите подземелье.
prompt-which-basic-potion = Выберите базовое снадобье команды.
prompt-which-basic-skill = { $hero }: выберите базовый навык.
prompt-how-to-begin = Начать ход или сначала использовать снадобье?
prompt-whether-to-hurry-down = Видна лестница. Спуститься сразу?
prompt-what-to-do = Исследуйте или войдите в дверь.
prompt-which-door-to-look-behind = Выберите закрытую дверь, за которую хотите заглянуть.
prompt-face-or-flee = Вступить в столкновение или убежать?
prompt-whether-to-sneak-on = Выложить ещё одну закрытую дверь?
prompt-whether-to-descend = Спуститься или остаться на этом ярусе ещё на ход?
prompt-whom-to-cleanse = Выберите, кто теряет маркер яда.
prompt-whom-to-cure = Выберите, кого лечить.
prompt-wound-or-poison = { $hero }: исцелить рану или убрать яд?
prompt-who-is-wounded =
    { $count ->
        [one] Выберите, кто получит { $count } рану.
        [few] Выберите, кто получит { $count } раны.
        [many] Выберите, кто получит { $count } ран.
       *[other] Выберите, кто получит { $count } раны.
    }
prompt-who-is-poisoned = Выберите, кто получит маркер яда.
prompt-whether-to-save = { $hero } на волосок от гибели. Потратить маркер снадобья?
prompt-which-groups = Яд нейтрализуют двумя группами, каждая сама по себе. Выберите одну из них.
prompt-who-sheds-poison =
    { $success ->
        [0] Нейтрализовать яд не удалось. Выберите, кто теряет маркер яда и получает 2 раны.
       *[other] Яд нейтрализован. Выберите, кто теряет маркер яда.
    }
prompt-who-faces-what = Выберите первое столкновение и двух его участников.
prompt-whether-to-sneak = Пропустить столкновение с помощью Невидимости?
prompt-which-item-is-drained = Выберите предмет, который станет опытом.
prompt-which-option = Выберите вариант преодоления опасности.
prompt-which-feat = { $hero }: применить подвиг?
prompt-whether-to-drink = Использовать снадобье перед броском для нейтрализации яда?
prompt-which-to-throw-away = { $hero }: выберите брошенный кубик, который будет сброшен.
prompt-who-rolls-bonus = Выберите, кто бросит бонусный кубик уровня.
prompt-who-takes-first = Кубиков { $colour-gen } на всех не хватает. Выберите, кто берёт первым.
prompt-which-die-is-ambushed = Засада: выберите, какой из наибольших кубиков сбросить.
prompt-how-to-place = Накрывайте ячейки и применяйте навыки; когда хватит, остановитесь.
prompt-what-to-combine = Выберите, какой ещё кубик обменять на кубик героизма.
prompt-who-gets-heroic = Выберите, кто получит кубик героизма.
prompt-which-to-pay = { $hero }: выберите кубик для оплаты ({ $skill }).
prompt-which-way = { $hero }: выберите действие ({ $skill }).
prompt-which-dice = { $hero }: выберите кубик ({ $skill }).
prompt-which-colour = { $hero }: выберите новый цвет кубика ({ $die }).
prompt-which-icon = Выберите, что предотвратить.
prompt-whether-to-kite = { $hero } вот-вот получит 1 рану. Потратить вместо этого 1 единицу времени?
prompt-who-takes-more = Поровну не разделить: { $icon }. Выберите, кому достанется больше.
prompt-who-gets-tokens = Маркеров яда на всех не хватает. Выберите, кто получит следующий; вместо недостающих будут раны.
prompt-which-loot = Выберите, чем станет карта.
prompt-which-xp = Выберите карту опыта для оплаты.
prompt-whether-to-buy-potion = Заплатить 5 очков опыта за маркер снадобья?
prompt-who-fights-first = Выберите пару, которая сражается первой в этом раунде.

## Варианты; двери и ячейки считаются с 1

option-lead = Играть за { $card-acc }
option-take-focus = { $focus }
option-go-into = Отправиться в { $card-acc }
option-take-basic-potion = Взять { $potion-acc }
option-learn-basic = Взять { $skill-acc }
option-go-on = Начать ход
option-hurry-down = Спуститься сразу
option-linger =
    { $rest ->
        [0] Остаться на этом ярусе
        [one] Остаться и потратить ещё { $rest } единицу времени
        [few] Остаться и потратить ещё { $rest } единицы времени
        [many] Остаться и потратить ещё { $rest } единиц времени
       *[other] Остаться и потратить ещё { $rest } единицы времени
    }
option-explore = Исследовать
option-enter = Войти в дверь { door-number }
option-look-behind = Заглянуть за дверь { door-number }
option-face-it = Вступить в столкновение
option-flee = Убежать
option-sneak-on = Выложить ещё одну дверь
option-stay-put = Не выкладывать
option-go-down = Спуститься
option-stay = Остаться на этом ярусе
option-drink = { $potion } для { $hero-gen }
option-drink-nothing = Ничего не использовать
option-take-antidote = Использовать { $potion-acc }
option-cleanse-hero = { $hero }
option-cure-hero = { $hero }
option-heal-wound = Исцелить 1 рану
option-cleanse = Убрать 1 маркер яда
option-suffer-wound = { $hero }
option-suffer-poison = { $hero }
option-save = Спасти { $hero-acc } маркером снадобья
option-save-by-antidote = Использовать Противоядие: вместе с ним действует и Лечение
option-give-up = Сдаться: игра проиграна
option-group = { $first } и { $second }
option-shed-poison = { $hero }
option-send = Сначала { $first } и { $second } против { $card-gen }
option-be-seen = Вступить в столкновение
option-sneak = Пропустить: маркер снадобья и 2 единицы времени
option-drain = { $card } ({ $hero })
option-choose-option =
    { $option ->
        [0] Первый вариант
        [1] Второй вариант
       *[other] { $option }
    }
option-roll-stored =
    { $count ->
        [one] Бросить { $count } запасённый кубик
        [few] Бросить { $count } запасённых кубика
        [many] Бросить { $count } запасённых кубиков
       *[other] Бросить { $count } запасённого кубика
    }
option-gamble =
    { $count ->
        [one] Бросить { $count } кубик героизма; если выпадет 1 — 1 рана и 3 единицы времени
        [few] Бросить { $count } кубика героизма; если выпадет хоть одна 1 — 1 рана и 3 единицы времени
        [many] Бросить { $count } кубиков героизма; если выпадет хоть одна 1 — 1 рана и 3 единицы времени
       *[other] Бросить { $count } кубика героизма; если выпадет хоть одна 1 — 1 рана и 3 единицы времени
    }
option-take-time =
    { $number ->
        [0] Применить подвиг, потратив меньше времени
        [1] Применить подвиг, потратив больше времени
       *[other] { $number }
    }
option-bleed =
    { $lost ->
        [0] Получить 1 рану и бросить 2 кубика героизма
       *[other] Получить 1 рану, бросить 2 кубика героизма и сбросить один из них
    }
option-no-feat = Не применять подвиг
option-wait = { $hero } ждёт: сначала решает другой герой
option-throw-away = Сбросить { $die-acc }
option-roll-bonus = { $hero }
option-take-first = { $hero }
option-lose-die = { $hero } сбрасывает { $die-acc }
option-lay = { $hero }: { $die-acc } — в ячейку { box-number }
option-combine = { $hero }: обменять { $die-acc } на кубик героизма
option-keep-apart = Не обменивать
option-give-heroic = { $hero }
option-put-back = { $hero }: сбросить { $die-acc }
option-release = { $hero }: сбросить запасённый кубик
option-had-enough = Хватит
option-use = { $hero }: применить { $skill-acc }
option-pay = Заплатить: { $die }
option-think-better = Передумать
option-choose-way =
    { $choice ->
        [0] Первое действие
        [1] Второе действие
       *[other] { $choice }
    }
option-pick = { $die }
option-enough = Больше не выбирать
option-turn-into = Превратить в кубик { $colour-gen }
option-ignore = Предотвратить { $icon-acc }
option-kite = Потратить 1 единицу времени
option-stand = Получить рану
option-take-more = { $hero }
option-get-tokens = { $hero }
option-take-item = { $card } как предмет: { $hero }
option-replace-item = { $card } как предмет вместо { $old-gen }: { $hero }
option-take-skill = { $card } как навык: { $hero }
option-replace-skill = { $card } как навык вместо { $old-gen }: { $hero }
option-take-potion = { $card } как снадобье
option-take-xp = { $card } как опыт
option-take-xp-knowing = { $card } как опыт, на 1 дороже ({ card-talent-knowledge })
option-pay-with-card = Заплатить: { $card }
option-buy-potion = Купить маркер снадобья
option-save-xp = Сохранить опыт
option-fight-first = { $first } и { $second }

## Слова внутри вопросов, вариантов и журнала

colour-strength = сила
    .gen = силы
    .dat = силе
    .acc = силу
    .ins = силой
    .loc = силе
    .gender = f
colour-agility = ловкость
    .gen = ловкости
    .dat = ловкости
    .acc = ловкость
    .ins = ловкостью
    .loc = ловкости
    .gender = f
colour-magic = магия
    .gen = магии
    .dat = магии
    .acc = магию
    .ins = магией
    .loc = магии
    .gender = f
colour-heroic = героизм
    .gen = героизма
    .dat = героизму
    .acc = героизм
    .ins = героизмом
    .loc = героизме
    .gender = m
icon-heart = раны
    .acc = рану
icon-time = время
    .acc = значок времени
icon-poison = яд
    .acc = значок яда
focus-basic = Базовые таланты
focus-focus-1 = Первая группа талантов
focus-focus-2 = Вторая группа талантов
focus-focus-3 = Третья группа талантов
choice-hero-power-transfer-2p-0 = Сила 1 напарнику
choice-hero-power-transfer-2p-1 = Ловкость 1 напарнику
choice-hero-wild-gift-2p-0 = Ловкость 1 напарнику
choice-hero-wild-gift-2p-1 = Магия 1 напарнику
choice-skill-lucky-familiar-0 = Перебросить кубик
choice-skill-lucky-familiar-1 = Увеличить кубик на 1
choice-basic-force-bolt-0 = Получить силу 4
choice-basic-force-bolt-1 = Получить ловкость 4
choice-eagle-eye-0 = За 2 единицы времени бросить 2 кубика героизма и один из них сбросить
choice-eagle-eye-1 = За 4 единицы времени бросить 3 кубика героизма и один из них сбросить
choice-quarry-0 = За 1 единицу времени бросить 1 кубик героизма; меньше 4 — пропадёт
choice-quarry-1 = За 3 единицы времени бросить 2 кубика героизма; меньше 4 — пропадут
back-door = закрытая дверь
    .gen = закрытой двери
    .dat = закрытой двери
    .acc = закрытую дверь
    .ins = закрытой дверью
    .loc = закрытой двери
    .gender = f
back-hero = карта героя
    .gen = карты героя
    .dat = карте героя
    .acc = карту героя
    .ins = картой героя
    .loc = карте героя
    .gender = f
back-dungeon = карта подземелья
    .gen = карты подземелья
    .dat = карте подземелья
    .acc = карту подземелья
    .ins = картой подземелья
    .loc = карте подземелья
    .gender = f
back-talent = карта таланта
    .gen = карты таланта
    .dat = карте таланта
    .acc = карту таланта
    .ins = картой таланта
    .loc = карте таланта
    .gender = f
back-level = карта уровня
    .gen = карты уровня
    .dat = карте уровня
    .acc = карту уровня
    .ins = картой уровня
    .loc = карте уровня
    .gender = f
back-hordes = карта Сонма теней
    .gen = карты Сонма теней
    .dat = карте Сонма теней
    .acc = карту Сонма теней
    .ins = картой Сонма теней
    .loc = карте Сонма теней
    .gender = f
back-skill = карта навыка
    .gen = карты навыка
    .dat = карте навыка
    .acc = карту навыка
    .ins = картой навыка
    .loc = карте навыка
    .gender = f
back-potion = карта снадобья
    .gen = карты снадобья
    .dat = карте снадобья
    .acc = карту снадобья
    .ins = картой снадобья
    .loc = карте снадобья
    .gender = f
back-basic = карта базового навыка
    .gen = карты базового навыка
    .dat = карте базового навыка
    .acc = карту базового навыка
    .ins = картой базового навыка
    .loc = карте базового навыка
    .gender = f
card-noun-door =
    { $n ->
        [one] { $n } закрытая дверь
        [few] { $n } закрытые двери
        [many] { $n } закрытых дверей
       *[other] { $n } закрытой двери
    }
    .acc =
        { $n ->
            [one] { $n } закрытую дверь
            [few] { $n } закрытые двери
            [many] { $n } закрытых дверей
           *[other] { $n } закрытой двери
        }
open-hearts =
    { $hearts ->
        [one] { $hearts } рана
        [few] { $hearts } раны
        [many] { $hearts } ран
       *[other] { $hearts } раны
    }
open-time =
    { $time ->
        [one] { $time } единица времени
        [few] { $time } единицы времени
        [many] { $time } единиц времени
       *[other] { $time } единицы времени
    }
open-poison =
    { $poison ->
        [one] { $poison } маркер яда
        [few] { $poison } маркера яда
        [many] { $poison } маркеров яда
       *[other] { $poison } маркера яда
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
word-heroes = Герои
word-party = Команда
word-dungeon = Подземелье
word-floor = Ярус
word-turn = Ход
word-level = Уровень
word-tier = Степень сложности
word-xp = Опыт
word-door = Дверь
word-doors = Двери
word-open = Открыта
word-closed = Закрыта
word-deck = Колода
word-discard = Сброс
word-time = Время
word-stairs = Лестница
word-encounter = Столкновение
word-combat = Бой
word-peril = Опасность
word-ability = Особое свойство
word-effect = Эффект
word-cost = Стоимость
word-free = Бесплатно
word-mana = Мана
word-die = Кубик
word-dice = Кубики
word-pool = Пул
word-supply = Общий запас
word-stored = Запасено
word-bonus = Бонусные кубики
word-box = Ячейка
word-boxes = Ячейки
word-armor = Щит
word-wide = Широкая
word-any-colour = Любой цвет
word-skull = Череп
word-covered = Накрыта
first-die-due = первый кубик заберёт босс
first-die-taken = первый кубик босс уже забрал
word-item = Предмет
word-items = Предметы
word-skill = Навык
word-skills = Навыки
word-potion = Снадобье
word-potions = Снадобья
word-tokens = Маркеры снадобий
word-feat = Подвиг
word-talent = Талант
word-talents = Таланты
word-used = Использовано
word-loot = Трофей
word-health = Здоровье
word-hearts = Раны
word-wounds = Раны
word-poison = Яд
word-leaf = Листик
word-prevented = Предотвращено
word-consequences = Последствия
poison-wounds = Маркеров яда не хватит, ран: { $n }
no-loot = Ни трофея, ни опыта
paid-so-far = { $what } { $need }: оплачено { $paid } из { $need }
no-effect-here = против босса не действует: время не в счёт
release-why = возвращает кубик героизма в запас
word-boss = Босс
word-round = Раунд
word-best-cover = Лучшая расстановка
word-nth-card = карта { $n }
tier-novice = Новичок
tier-standard = Стандарт
tier-expert = Эксперт
tier-fearless = Храбрец
zone-deck = Колода
zone-discard = Сброс
zone-door = Двери
zone-faced = Столкновение
zone-items = Предметы
zone-skills = Навыки
zone-potions = Найденные снадобья
zone-xp = Опыт
zone-box = Вне игры

## Сколько; $n — число

count-wounds =
    { $n ->
        [one] { $n } рана
        [few] { $n } раны
        [many] { $n } ран
       *[other] { $n } раны
    }
count-hearts =
    { $n ->
        [one] { $n } рана
        [few] { $n } раны
        [many] { $n } ран
       *[other] { $n } раны
    }
count-time =
    { $n ->
        [one] { $n } единица времени
        [few] { $n } единицы времени
        [many] { $n } единиц времени
       *[other] { $n } единицы времени
    }
count-poison =
    { $n ->
        [one] { $n } маркер яда
        [few] { $n } маркера яда
        [many] { $n } маркеров яда
       *[other] { $n } маркера яда
    }
count-dice =
    { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
        [many] { $n } кубиков
       *[other] { $n } кубика
    }
count-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }
count-doors =
    { $n ->
        [one] { $n } дверь
        [few] { $n } двери
        [many] { $n } дверей
       *[other] { $n } двери
    }
count-tokens =
    { $n ->
        [one] { $n } маркер
        [few] { $n } маркера
        [many] { $n } маркеров
       *[other] { $n } маркера
    }
count-xp =
    { $n ->
        [one] { $n } очко опыта
        [few] { $n } очка опыта
        [many] { $n } очков опыта
       *[other] { $n } очка опыта
    }

## Лучшая расстановка; $hearts, $time и $poison — что останется незакрытым, $boss — раны босса

advice-title = Лучшая расстановка
advice-nothing = Больше ничего накрыть нельзя.
advice-left =
    { $hearts ->
        [0]
            { $time ->
                [0]
                    { $poison ->
                        [0] Последствий не останется.
                       *[other] Останется: { open-icons }.
                    }
               *[other] Останется: { open-icons }.
            }
       *[other] Останется: { open-icons }.
    }
advice-take = Разместить всё
advice-then = Затем остальные:
advice-others-first = Сначала другие:
advice-deadly = Смертельно: герой погибнет.

## Кампания; $n — число, $hero — герой

campaign-title = Кампания
campaign-sheet = Лист { $hero-gen }
campaign-marks =
    { $n ->
        [one] Можно поставить { $n } галочку
        [few] Можно поставить { $n } галочки
        [many] Можно поставить { $n } галочек
       *[other] Можно поставить { $n } галочки
    }
campaign-earned =
    { $n ->
        [one] Заработано в этой игре: { $n } галочка
        [few] Заработано в этой игре: { $n } галочки
        [many] Заработано в этой игре: { $n } галочек
       *[other] Заработано в этой игре: { $n } галочки
    }
campaign-tick = Поставить галочку
campaign-learned = Изучено
campaign-games = Сыграно игр: { $n }
campaign-bosses = Побеждённые боссы
campaign-colour-green = зелёный кружок
campaign-colour-yellow = жёлтый квадратик
campaign-colour-red = красный значок
campaign-export = Сохранить листы в файл
campaign-import = Загрузить листы из файла
campaign-difficulty-1 = Лёгкое подземелье: можно отмечать только зелёные кружки.
campaign-difficulty-2 = Среднее подземелье: можно отмечать зелёные кружки и жёлтые квадратики.
campaign-difficulty-3 = Сложное подземелье: можно отмечать значки любого цвета.
campaign-empty = Листов пока нет: игра кампании заведёт лист для каждого героя.
campaign-focus-help = Базовые таланты действуют в каждой игре. Из трёх остальных групп каждый герой выбирает одну в начале игры; таланты двух других в этой игре не действуют.
error-talent-ticked =
    { $colour ->
        [green] Все зелёные галочки этого таланта уже поставлены.
        [yellow] Все жёлтые галочки этого таланта уже поставлены.
        [red] Все красные галочки этого таланта уже поставлены.
       *[other] Все галочки этого цвета ({ $colour }) у таланта уже поставлены.
    }
error-no-mark-left =
    { $colour ->
        [green] Не осталось галочек для зелёного цвета.
        [yellow] Не осталось галочек для жёлтого цвета.
        [red] Не осталось галочек для красного цвета.
       *[other] Не осталось галочек для этого цвета: { $colour }.
    }

## Почему игра окончена

reason-victory = Босс побеждён: команда выиграла.
reason-hero-died = Герой погиб: команда проиграла.

## Журнал

log-hero-chosen = { $seat } выбирает героя: { $hero }.
log-dungeon-chosen = Команда отправляется в подземелье: { $dungeon }.
log-focus-chosen = { $hero } выбирает на эту игру: { $focus }.
log-basic-potion-chosen = Базовое снадобье команды: { $potion }.
log-basic-skill-chosen = { $hero } начинает с базовым навыком: { $skill }.
log-experience-dealt = Опыт с самого начала: { $card }.
log-floor-begun = Ярус { $floor }.
log-turn-begun = Ход { $turn }.
log-time-spent = Время идёт: { $card }.
log-stairs-found = Колода закончилась: видна лестница.
log-stair-token-placed =
    { $tokens ->
        [one] Время идёт у лестницы: { $tokens } маркер.
        [few] Время идёт у лестницы: { $tokens } маркера.
        [many] Время идёт у лестницы: { $tokens } маркеров.
       *[other] Время идёт у лестницы: { $tokens } маркера.
    }
log-doors-dealt =
    { $count ->
        [0] Новых дверей нет.
        [one] Выложена { $count } новая дверь.
        [few] Выложены { $count } новые двери.
        [many] Выложено { $count } новых дверей.
       *[other] Выложено { $count } новой двери.
    }
log-door-looked-behind = За дверью { door-number }: { $cards }.
log-door-opened = Дверь { door-number } открыта: { $cards }.
log-fled = Команда убегает от двери { door-number }.
log-descended =
    { $floor ->
        [3] Команда спускается с яруса 3 к боссу.
       *[other] Команда спускается с яруса { $floor }.
    }
log-encounter-begun = Столкновение: { $card } ({ $heroes }).
log-encounter-skipped = Невидимость помогает пройти мимо { $card-gen }.
log-item-drained = { $hero } теряет предмет, и он становится опытом: { $card }.
log-acted =
    { $time ->
        [0] Причина — { $by }.
        [one] { $by }: { $time } единица времени.
        [few] { $by }: { $time } единицы времени.
        [many] { $by }: { $time } единиц времени.
       *[other] { $by }: { $time } единицы времени.
    }
log-way-chosen = { $card }: выбран вариант «{ $way }».
log-feat-used = { $hero } применяет подвиг: { $feat }.
log-die-stored = { $hero } запасает кубик героизма.
log-stored-dice-returned =
    { $count ->
        [one] { $hero } сбрасывает { $count } запасённый кубик.
        [few] { $hero } сбрасывает { $count } запасённых кубика.
       *[many] { $hero } сбрасывает { $count } запасённых кубиков.
    }
log-dice-rolled = { $hero } бросает: { $dice }.
log-dice-discarded = { $hero } сбрасывает: { $dice }.
log-die-gained = { $hero } получает кубик: { $die }.
log-die-laid = { $hero } кладёт кубик в ячейку { box-number }: { $die }.
log-die-taken = { $hero } кладёт кубик в ячейку { box-number }, но босс его забирает: { $die }.
log-had-enough = { $hero } больше не размещает кубики.
log-dice-combined = { $hero } получает героизм { $value } в обмен на кубики: { $dice }.
log-die-returned = { $hero } сбрасывает: { $die }.
log-dice-changed = { $hero } меняет: было { $dice }, стало { $into }.
log-skill-used = { $hero } применяет { $skill-acc }.
log-icons-prevented =
    { $count ->
        [one] { $hero } предотвращает { $count } значок.
        [few] { $hero } предотвращает до { $count } значков.
        [many] { $hero } предотвращает до { $count } значков.
       *[other] { $hero } предотвращает до { $count } значка.
    }
log-consequences-counted =
    { $hearts ->
        [0]
            { $time ->
                [0]
                    { $poison ->
                        [0] Последствий нет.
                       *[other] Последствия: { open-icons }.
                    }
               *[other] Последствия: { open-icons }.
            }
       *[other] Последствия: { open-icons }.
    }
log-hero-wounded =
    { $count ->
        [one] { $hero } получает { $count } рану (здоровья осталось { $left } из { $health }).
        [few] { $hero } получает { $count } раны (здоровья осталось { $left } из { $health }).
        [many] { $hero } получает { $count } ран (здоровья осталось { $left } из { $health }).
       *[other] { $hero } получает { $count } раны (здоровья осталось { $left } из { $health }).
    }
log-hero-healed =
    { $count ->
        [one] { $hero } исцеляет { $count } рану (здоровье: { $left } из { $health }).
        [few] { $hero } исцеляет { $count } раны (здоровье: { $left } из { $health }).
        [many] { $hero } исцеляет { $count } ран (здоровье: { $left } из { $health }).
       *[other] { $hero } исцеляет { $count } раны (здоровье: { $left } из { $health }).
    }
log-hero-saved = { $hero } избегает гибели в последний миг.
log-hero-poisoned =
    { $count ->
        [one] { $hero } получает { $count } маркер яда.
        [few] { $hero } получает { $count } маркера яда.
        [many] { $hero } получает { $count } маркеров яда.
       *[other] { $hero } получает { $count } маркера яда.
    }
log-poison-removed =
    { $count ->
        [one] { $hero } теряет { $count } маркер яда.
        [few] { $hero } теряет { $count } маркера яда.
        [many] { $hero } теряет { $count } маркеров яда.
       *[other] { $hero } теряет { $count } маркера яда.
    }
log-poison-resisted =
    { $success ->
        [0] Бросок для нейтрализации яда не удался: { $result } против { $tokens }.
       *[other] Бросок для нейтрализации яда удался: { $result } против { $tokens }.
    }
log-poison-struck = { $hero } страдает от яда.
log-potion-used = Команда использует снадобье: { $potion }.
log-token-gained = Команда получает маркер снадобья, теперь их { $tokens }.
log-die-exiled = Кубик героизма удалён из игры.
log-loot-claimed =
    { $use ->
        [item] { $hero }: новый предмет — { $card }.
        [skill] { $hero }: новый навык — { $skill } ({ $card }).
        [potion] Трофей — снадобье: { $potion } ({ $card }).
       *[xp] Трофей — опыт: { $card }.
    }
log-loot-replaced = Прежняя карта становится опытом: { $card }.
log-loot-lost = { $card } не приносит трофея: ячейка со щитом осталась ненакрытой.
log-xp-paid = Потрачен опыт: { $cards }.
log-level-gained = Команда достигает уровня { $level }.
log-fight-begun = Начинается битва с боссом: { $boss } (здоровье { $health }).
log-boss-wounded =
    { $count ->
        [one] Босс получает { $count } рану (здоровья осталось { $left } из { $health }).
        [few] Босс получает { $count } раны (здоровья осталось { $left } из { $health }).
        [many] Босс получает { $count } ран (здоровья осталось { $left } из { $health }).
       *[other] Босс получает { $count } раны (здоровья осталось { $left } из { $health }).
    }
log-boss-healed =
    { $count ->
        [one] Босс исцеляет { $count } рану (здоровье: { $left } из { $health }).
        [few] Босс исцеляет { $count } раны (здоровье: { $left } из { $health }).
        [many] Босс исцеляет { $count } ран (здоровье: { $left } из { $health }).
       *[other] Босс исцеляет { $count } раны (здоровье: { $left } из { $health }).
    }
log-boss-reborn = Босс возрождается без единой раны.
log-game-won = Победа! Босс повержен: { $boss }.
log-game-lost =
    { $floor ->
        [0] Герой погиб в бою с боссом: команда проиграла.
       *[other] Герой погиб на ярусе { $floor }: команда проиграла.
    }

## Номера дверей и ячеек, начиная с 1

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
die-strength-1-armor = сила 1 (только на щит)
    .acc = силу 1 (только на щит)
die-strength-2-armor = сила 2 (только на щит)
    .acc = силу 2 (только на щит)
die-strength-3-armor = сила 3 (только на щит)
    .acc = силу 3 (только на щит)
die-strength-4-armor = сила 4 (только на щит)
    .acc = силу 4 (только на щит)
die-strength-5-armor = сила 5 (только на щит)
    .acc = силу 5 (только на щит)
die-strength-6-armor = сила 6 (только на щит)
    .acc = силу 6 (только на щит)
die-strength-1-mana = сила 1 (только мана)
    .acc = силу 1 (только мана)
die-strength-2-mana = сила 2 (только мана)
    .acc = силу 2 (только мана)
die-strength-3-mana = сила 3 (только мана)
    .acc = силу 3 (только мана)
die-strength-4-mana = сила 4 (только мана)
    .acc = силу 4 (только мана)
die-strength-5-mana = сила 5 (только мана)
    .acc = силу 5 (только мана)
die-strength-6-mana = сила 6 (только мана)
    .acc = силу 6 (только мана)
die-agility-1 = ловкость 1
    .acc = ловкость 1
die-agility-2 = ловкость 2
    .acc = ловкость 2
die-agility-3 = ловкость 3
    .acc = ловкость 3
die-agility-4 = ловкость 4
    .acc = ловкость 4
die-agility-5 = ловкость 5
    .acc = ловкость 5
die-agility-6 = ловкость 6
    .acc = ловкость 6
die-agility-1-armor = ловкость 1 (только на щит)
    .acc = ловкость 1 (только на щит)
die-agility-2-armor = ловкость 2 (только на щит)
    .acc = ловкость 2 (только на щит)
die-agility-3-armor = ловкость 3 (только на щит)
    .acc = ловкость 3 (только на щит)
die-agility-4-armor = ловкость 4 (только на щит)
    .acc = ловкость 4 (только на щит)
die-agility-5-armor = ловкость 5 (только на щит)
    .acc = ловкость 5 (только на щит)
die-agility-6-armor = ловкость 6 (только на щит)
    .acc = ловкость 6 (только на щит)
die-agility-1-mana = ловкость 1 (только мана)
    .acc = ловкость 1 (только мана)
die-agility-2-mana = ловкость 2 (только мана)
    .acc = ловкость 2 (только мана)
die-agility-3-mana = ловкость 3 (только мана)
    .acc = ловкость 3 (только мана)
die-agility-4-mana = ловкость 4 (только мана)
    .acc = ловкость 4 (только мана)
die-agility-5-mana = ловкость 5 (только мана)
    .acc = ловкость 5 (только мана)
die-agility-6-mana = ловкость 6 (только мана)
    .acc = ловкость 6 (только мана)
die-magic-1 = магия 1
    .acc = магию 1
die-magic-2 = магия 2
    .acc = магию 2
die-magic-3 = магия 3
    .acc = магию 3
die-magic-4 = магия 4
    .acc = магию 4
die-magic-5 = магия 5
    .acc = магию 5
die-magic-6 = магия 6
    .acc = магию 6
die-magic-1-armor = магия 1 (только на щит)
    .acc = магию 1 (только на щит)
die-magic-2-armor = магия 2 (только на щит)
    .acc = магию 2 (только на щит)
die-magic-3-armor = магия 3 (только на щит)
    .acc = магию 3 (только на щит)
die-magic-4-armor = магия 4 (только на щит)
    .acc = магию 4 (только на щит)
die-magic-5-armor = магия 5 (только на щит)
    .acc = магию 5 (только на щит)
die-magic-6-armor = магия 6 (только на щит)
    .acc = магию 6 (только на щит)
die-magic-1-mana = магия 1 (только мана)
    .acc = магию 1 (только мана)
die-magic-2-mana = магия 2 (только мана)
    .acc = магию 2 (только мана)
die-magic-3-mana = магия 3 (только мана)
    .acc = магию 3 (только мана)
die-magic-4-mana = магия 4 (только мана)
    .acc = магию 4 (только мана)
die-magic-5-mana = магия 5 (только мана)
    .acc = магию 5 (только мана)
die-magic-6-mana = магия 6 (только мана)
    .acc = магию 6 (только мана)
die-heroic-1 = героизм 1
    .acc = героизм 1
die-heroic-2 = героизм 2
    .acc = героизм 2
die-heroic-3 = героизм 3
    .acc = героизм 3
die-heroic-4 = героизм 4
    .acc = героизм 4
die-heroic-5 = героизм 5
    .acc = героизм 5
die-heroic-6 = героизм 6
    .acc = героизм 6
die-heroic-1-armor = героизм 1 (только на щит)
    .acc = героизм 1 (только на щит)
die-heroic-2-armor = героизм 2 (только на щит)
    .acc = героизм 2 (только на щит)
die-heroic-3-armor = героизм 3 (только на щит)
    .acc = героизм 3 (только на щит)
die-heroic-4-armor = героизм 4 (только на щит)
    .acc = героизм 4 (только на щит)
die-heroic-5-armor = героизм 5 (только на щит)
    .acc = героизм 5 (только на щит)
die-heroic-6-armor = героизм 6 (только на щит)
    .acc = героизм 6 (только на щит)
die-heroic-1-mana = героизм 1 (только мана)
    .acc = героизм 1 (только мана)
die-heroic-2-mana = героизм 2 (только мана)
    .acc = героизм 2 (только мана)
die-heroic-3-mana = героизм 3 (только мана)
    .acc = героизм 3 (только мана)
die-heroic-4-mana = героизм 4 (только мана)
    .acc = героизм 4 (только мана)
die-heroic-5-mana = героизм 5 (только мана)
    .acc = героизм 5 (только мана)
die-heroic-6-mana = героизм 6 (только мана)
    .acc = героизм 6 (только мана)

warning-short-supply = В запасе не хватает кубиков (в худшем случае): { $dice }.
