### Boss Monster: тексти столу в браузері

web-bm-you = ви
web-bm-your-dungeon = Ваше підземелля
web-bm-your-hand = Ваша рука
web-bm-round = Раунд { $round }
web-bm-phases = Фази раунду
web-bm-phase-beginning = Герої
web-bm-phase-build = Будівництво
web-bm-phase-bait = Приманка
web-bm-phase-adventure = Пригода
web-bm-phase-end = Кінець
web-bm-not-yet = Поки зачекати
web-bm-build-nothing = Нічого не будувати
web-bm-walk-on = Хай іде далі
web-bm-go-on = Продовжити
web-bm-walk-on-wound = Хай іде: { count-wounds }
web-bm-let-happen = Хай спрацює
web-bm-experience = ОД: { NUMBER($n, useGrouping: 0) }
web-bm-ask-where = Куди поставити { $card-acc }?
web-bm-ask-target = { $card }: оберіть ціль.
web-bm-side = Скарби й колоди

## Кімнати й підземелля

web-bm-damage = ушкоджень: { $n }
web-bm-face-down = сорочкою догори
web-bm-hidden = схована
web-bm-frozen = деактивована до кінця раунду
web-bm-frozen-short = вимк.
web-bm-remembered = Тут або серед інших прихованих карт: { $cards }
web-bm-beneath =
    { $n ->
        [one] знизу { $n } карта
        [few] знизу { $n } карти
       *[other] знизу { $n } карт
    }
web-bm-open-stack = під нею +{ $n }
web-bm-empty = Місце { $n }
web-bm-cover = Збудувати поверх: { $room }
web-bm-cover-short = Поверх
web-bm-build-here = Збудувати тут нову кімнату
web-bm-new-room = Нова кімната
web-bm-enlarge = Показати великим
web-bm-closed = зачинено цього раунду
web-bm-level = кімнат: { $n } з { $most }
web-bm-leveled = Рівень підвищено
web-bm-not-leveled = Рівень ще не підвищено
web-bm-acts-first = хід перший
web-bm-acts-last = хід останній
web-bm-acts-between = хід посередині
web-bm-acts-out = поза грою
web-bm-turn-over = хід завершено
web-bm-hand-of = на руці { $rooms ->
    [one] { $rooms } кімната
    [few] { $rooms } кімнати
   *[many] { $rooms } кімнат
}, { $spells ->
    [one] { $spells } заклинання
    [few] { $spells } заклинання
   *[many] { $spells } заклинань
}
web-bm-choose-player = Обрати: { $seat }

## Герої

web-bm-health = здоров’я { $n }
web-bm-oldest-first = хто прийшов раніше, стоїть першим
web-bm-town-empty = У місті нікого.
web-bm-unfold = Показати весь стіл
web-bm-to-you = → до вас
web-bm-to = → { $seat }
web-bm-tie = порівну: лишається
web-bm-nobody = лишається
web-bm-nobody-waits = Тут ніхто не чекає
web-bm-more = і ще { $n }
web-bm-dies-here = загине
web-bm-left = ще { $n }
web-bm-left-of = здоров’я { $n } з { $most }
web-bm-will-die = загине всередині
web-bm-died = гине: душа
web-bm-survived = виживає: поранення

## Скарби, душі, поранення, колоди

web-bm-leads = найбільше
web-bm-tied = ділить перше місце
web-bm-souls-of = душ: { $n } з { $most }
web-bm-wounds-of = поранень: { $n } з { $most }
web-bm-of-souls = з { $n } душ
web-bm-of-wounds = з { $n } поранень
web-bm-piles = Колоди й скид
web-bm-pile-hero = герої
web-bm-pile-epic = епічні
web-bm-pile-room = кімнати
web-bm-pile-spell = заклинання
web-bm-pile-discard = скид
web-bm-no-cards = Тут немає карт.

## Рука, вікна, оголошене

web-bm-playable = можна зараз: { $n } з { $all }
web-bm-hand-empty = Рука порожня.
web-bm-set-aside = буде скинута
web-bm-when-build = Будівництво
web-bm-when-adventure = Пригода
web-bm-when-both = Будівництво, пригода
web-bm-only-build = лише на будівництві
web-bm-only-adventure = лише в пригоді
web-bm-wish = Запитувати
web-bm-wish-ask = повний контроль
web-bm-wish-through = До боса
web-bm-wish-aimed = Доки не цілять у мене
web-bm-wish-build = До мого будівництва
web-bm-stop = завжди: { $phase }
web-bm-stop-why = У цій фазі запитувати всюди, де мені є що зіграти
web-bm-passing-on = Пасуємо: { $mode }
web-bm-passed =
    { $n ->
        [one] Пас за вас: { $n } раз
        [few] Пас за вас: { $n } рази
       *[other] Пас за вас: { $n } разів
    }
web-bm-waiting = Оголошено
web-bm-awaits = Може відповісти { $seat }
web-bm-awaits-you = Ви можете відповісти
web-bm-choice = Оберіть карту

## Карти

web-bm-kind-room = { $kind }, { $rank }
web-bm-kind-spell = заклинання: { $phase }
web-bm-kind-boss = бос, { NUMBER($xp, useGrouping: 0) } ОД
web-bm-kind-hero = звичайний герой
web-bm-kind-epic = епічний герой

## Що роблять карти, двома словами

web-bm-short-draculord = Дивитеся руку суперника й берете карту.
web-bm-short-xyzax = Візьміть дві карти зі скиду.
web-bm-short-king-croak = Знайдіть покращену кімнату з монстром.
web-bm-short-robobo = Кожен суперник руйнує свою кімнату.
web-bm-short-cerebellus = Візьміть 3 заклинання, скиньте одне.
web-bm-short-seducia = Будь-який герой стає біля вашого входу.
web-bm-short-cleopatra = Знайдіть покращену кімнату з пасткою.
web-bm-short-gorgona = Герой у місті гине: душа ваша.
web-bm-short-dark-altar = Зруйнуйте її: будь-яка карта зі скиду.
web-bm-short-open-grave = Перша смерть тут: кімната зі скиду.
web-bm-short-specters-sanctum = Після побудови: суперник скидає заклинання.
web-bm-short-succubus-spa = Перша смерть тут: крадете випадкову карту.
web-bm-short-dracolich-lair = Скиньте 2 кімнати: кімната зі скиду.
web-bm-short-vampire-bordello = Перша смерть тут: можна зцілити поранення.
web-bm-short-goblin-armory = Сусідні кімнати з монстрами: +1.
web-bm-short-golem-factory = Перша смерть тут: візьміть кімнату.
web-bm-short-minotaurs-maze = Один раз відсилає героя на кімнату назад.
web-bm-short-neanderthal-cave = Покращені кімнати поверх заборонено.
web-bm-short-beast-menagerie = Інша кімната з монстром: берете кімнату.
web-bm-short-monsters-ballroom = Ушкодження: число ваших монстрів.
web-bm-short-brainsucker-hive = Перша смерть тут: можна взяти заклинання.
web-bm-short-dark-laboratory = Після побудови: 2 заклинання, одне у скид.
web-bm-short-haunted-library = Початок раунду: можна взяти заклинання.
web-bm-short-witchs-kitchen = Скиньте монстра: берете заклинання.
web-bm-short-all-seeing-eye = Скиньте заклинання: скасуйте чуже.
web-bm-short-ligers-den = Перше ваше заклинання: берете ще одне.
web-bm-short-bottomless-pit = Зруйнуйте її: герой у ній гине.
web-bm-short-boulder-ramp = Зруйнуйте іншу: 5 ушкоджень герою тут.
web-bm-short-dizzygas-hallway = Пастка праворуч від неї: +2.
web-bm-short-jackpot-stash = Зруйнуйте її: скарби кімнат удвічі.
web-bm-short-recycling-center = Іншу зруйновано: можна взяти 2 кімнати.
web-bm-short-the-crushinator = Зруйнуйте іншу: усі ваші кімнати +2.
web-bm-short-centipede-tunnel = Після побудови: можна поміняти дві кімнати.
web-bm-short-construction-zone = Після побудови: можна збудувати ще одну.
web-bm-short-dragon-hatchery = Усі чотири види скарбів.
web-bm-short-mimic-vault = Після побудови: заманіть звичайного героя.
web-bm-short-monstrous-monument = Після побудови: кімната з монстром зі скиду.
web-bm-short-torture-chamber = Зруйнуйте її: суперник скидає кімнату з руки.
web-bm-short-zombie-prison = Зруйнуйте її: у суперника встає мрець.
web-bm-short-annihilator = Кімната з пасткою: +3 цього раунду.
web-bm-short-assassin = Герой у суперника: +3 здоров’я.
web-bm-short-cave-in = Зруйнуйте свою кімнату; герой у ній гине.
web-bm-short-counterspell = Скасуйте щойно оголошене заклинання.
web-bm-short-exhaustion = Герою у вас: 1 ушкодження за кімнату.
web-bm-short-fear = Герой із підземелля йде до міста.
web-bm-short-freeze = Деактивуйте одну кімнату на раунд.
web-bm-short-giant-size = Кімната з монстром: +3 цього раунду.
web-bm-short-jeopardy = Усі скидають руки; 2 кімнати й 1 заклинання.
web-bm-short-kobold-strike = Нові кімнати в руки; не будувати.
web-bm-short-motivation = Мало кімнат? Покладіть ще одну.
web-bm-short-princess-in-peril = Герой із міста йде до вашого входу.
web-bm-short-soul-harvest = Віддайте душу: два заклинання.
web-bm-short-teleportation = Герой у вас починає з першої кімнати.
web-bm-short-trepidation = На 2 душі позаду? До лідера не ввійдуть.
web-bm-short-zombie-attack = У суперника встає мрець, +2 здоров’я.

## Перша гра

web-bm-tip-first-room = Покладіть першу кімнату: оберіть карту, потім місце, що світиться. Значки внизу карти — скарби: герої йдуть туди, де більше скарбів їхнього класу. Червоне число — ушкодження.
web-bm-tip-walk = Усередині герой. Стежка показує, яких ушкоджень він зазнає і де загине. Те, що світиться, можна застосувати зараз; або хай іде далі.
web-bm-tip-window = Зараз діють інші. Вас запитують, лише якщо ви можете щось застосувати; біля руки обирають, коли запитувати.

## Види карт

web-kind-boss = боси
web-kind-epic = епічні герої
web-kind-hero = герої
web-kind-room = кімнати
web-kind-spell = заклинання
web-set-boss-monster = { set-boss-monster }
web-set-crash-landing = { set-crash-landing }
web-set-tools-of-hero-kind = { set-tools-of-hero-kind }
web-bm-part-ability = здібність
web-bm-part-phase = фаза
web-bm-part-rest = усе інше

## Що роблять карти доповнень, у двох словах

web-bm-short-imperiatrix = Ваші кімнати: +1 за кожен скарб мандрівника.
web-bm-short-klonos = Переймає підвищення рівня іншого боса.
web-bm-short-mando = Підніміть по кімнаті в кожного суперника.
web-bm-short-alien-excavator = Побудова: можете підняти свою кімнату.
web-bm-short-alien-ooze = +1, якщо є ще кімната мандрівника.
web-bm-short-decoy-garden = Побудова: +2 скарби мандрівника на раунд.
web-bm-short-frostman-lander = Скиньте з руки: деактивуйте покращену кімнату.
web-bm-short-invasion-swarm = Сусідні кімнати: +1 ушкодження.
web-bm-short-reactor-core = Ваші покращені кімнати: +1.
web-bm-short-digicron-library = Є інша покращена: візьміть 2 заклинання.
web-bm-short-hypercube = Лягає поверх будь-якої кімнати.
web-bm-short-the-omega-42 = Скиньте покращену: кімната спрацює знову.
web-bm-short-crash-site = Піднято: візьміть покращену зі скиду.
web-bm-short-caged-gundarf = Піднято: подвійні ушкодження на раунд.
web-bm-short-celestial-map = Піднято: візьміть заклинання, зруйнуйте її.
web-bm-short-darkling-lair = Піднято: 3 ушкодження героєві у вас.
web-bm-short-burial-mound = Скиньте 2 кімнати: переверніть свій предмет.
web-bm-short-orcish-smithy = Будівництво: дайте предмет будь-якому героєві.
web-bm-short-artificers-workbench = Переверніть свій предмет: візьміть заклинання.
web-bm-short-magnetic-ceiling = Забирає предмет героя до ушкоджень.
web-bm-short-finish-him = Добийте героя (до 2) або заберіть уцілілого.
web-bm-short-essence-transfer = Чужий герой: +1 здоров’я за ваше поранення.
web-bm-short-healing-tank = Нікого не принадили? Зціліть звичайне поранення.
web-bm-short-meteorite = Кімната: +1 скарб мандрівника на раунд.
web-bm-short-not-dead-yet = Герої у вас: 1 ушкодження за поранення.
web-bm-short-excavation = Переверніть предмет у будь-якій зоні.
web-bm-short-extra-life = Цього раунду поранення вам не страшні.
web-bm-short-holy-hand-grenade = Кожен суперник скидає випадкову кімнату.
web-bm-short-inquisitors-robes = Зруйнуйте будь-яку покращену кімнату.
web-bm-short-staff-of-healing = Зціліть звичайне поранення.
web-bm-short-goblin-suit = Ваші звичайні кімнати з монстрами: +1.
web-bm-short-claws-of-the-berserker = Герой: +1 здоров’я за кімнату з монстром.
web-bm-short-oversized-sword = Герой у підземеллі: +5 здоров’я.
web-bm-short-vorpal-blade = Убийте героя, що втратив половину здоров’я.
web-bm-short-antimagic-lizard = Суперник скидає випадкове заклинання.
web-bm-short-ice-rod = Деактивуйте кімнату суперника.
web-bm-short-magic-mirror = Робить те саме, що інший відкритий предмет.
web-bm-short-necronomicon = Візьміть заклинання.
web-bm-short-bag-of-holding = Візьміть зі скиду кімнату з 2+ скарбами.
web-bm-short-cheat-code = Властивість однієї кімнати не діє.
web-bm-short-ten-foot-pole = Деактивуйте кімнату з пасткою.
web-bm-short-the-bomb = Зруйнуйте свою кімнату: 5 ушкоджень героєві.
web-bm-short-boots-of-jumping = Герой минає наступну кімнату.
web-bm-short-pet-monster = Деактивуйте кімнату з монстром.
web-bm-short-star-of-invulnerability = Вилучіть героя, що вас поранив.
web-bm-short-ring-of-invisibility = Ваш хід пригоди: скасуйте заклинання.
web-bm-short-the-prince = Іде до того, у кого найменше душ.
web-bm-short-the-king = Іде до того, у кого найбільше душ.

## Предмети

web-bm-carries = несе { $item-acc }
web-bm-hurt = отримано ушкоджень: { $n }
web-bm-items-town = Предмети в місті
web-bm-item-mine = Предмет у зоні підрахунку балів
web-bm-items-spent = предметів сорочкою догори: { $n }
web-bm-pile-item = предмети
web-bm-kind-item = предмет
web-mb-silent = без властивості
