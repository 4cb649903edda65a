### Повстання мінібосів: тексти столу в браузері

web-set-minibosses = { set-minibosses }

## Монети й мінібоси

web-mb-level = рівень { $n }
web-mb-unpaid = чекає на монету
web-mb-powerless = зараз без здібностей
web-mb-promoted = цього раунду вже підвищували
web-mb-tax =
    { $n ->
        [one] кожне заклинання цього раунду коштує { $n } монету
        [few] кожне заклинання цього раунду коштує { $n } монети
       *[other] кожне заклинання цього раунду коштує { $n } монет
    }
web-mb-cost = за побудову
web-mb-onto = Покласти на: { $room }
web-mb-onto-short = На кімнату
web-mb-held = чекає наступного раунду

## Що роблять карти, коротко

web-bm-short-gregore = Перше вбивство за раунд: 1 монета.
web-bm-short-calabeza = Раз на раунд: підвищте, скинувши кімнату з монстром.
web-bm-short-belladonna = 2 монети: суперник скине випадкове заклинання.
web-bm-short-lamia = За кожну збудовану кімнату з монстром: 1 монета.
web-bm-short-king-croak-rmb = Ваші мінібоси починають із 2-го рівня.
web-bm-short-ravenus = 2 монети: подвоєння ушкоджень кімнати з монстром.
web-bm-short-baron-hex = За кожне нескасоване заклинання: 1 монета.
web-bm-short-oculus = Смерть у кімнаті з мінібосом: заклинання.
web-bm-short-kazanna = 2 монети: візьміть заклинання, раз на раунд.
web-bm-short-dr-deadly = За кожну збудовану пастку: 1 монета.
web-bm-short-scott = Ваші пастки: +1 ушкодження; 1 монета це вимикає.
web-bm-short-kirax = 2 монети: додайте скарб у будь-яке підземелля.
web-bm-short-spectral-bomb = Зруйнуйте: суперник скине випадкове заклинання.
web-bm-short-monster-academy = Збудовано, піднято: мінібоси з руки, по 2 монети.
web-bm-short-ancient-guardtower = Побудова: дайте 1 монету, візьміть заклинання.
web-bm-short-tomb-of-terrors = Скиньте з руки: візьміть карту зі скиду.
web-bm-short-imp-hoard = Раз на раунд: візьміть карту, що скинув суперник.
web-bm-short-vampire-lab = Збудовано, піднято: мінібос у скид, мінус поранення.
web-bm-short-haunted-cavern = 1 монета: герой біля вашого входу чекає.
web-bm-short-minion-clinic = Побудова: до 3 монет на неї, за кожну — карта.
web-bm-short-robbers-vault = Побудова: обміняйтеся скарбницями з гравцем.
web-bm-short-minotaur-catacombs = Зруйнуйте: герой у ній починає шлях спочатку.
web-bm-short-goblin-market = Побудова поруч: 2 монети.
web-bm-short-power-leech = Кімната з монстром праворуч: +2 ушкодження.
web-bm-short-fetid-beast = Поруч не можна будувати кімнат із монстрами.
web-bm-short-training-camp = Скиньте мінібоса: подвойте свою кімнату з монстром.
web-bm-short-shrooman-aviary = Скиньте з руки: герой має +3 здоров’я.
web-bm-short-dragons-nest = Збудовано, піднято: монстри +1 за скарб.
web-bm-short-doppelganger-hive = +1 за кожного героя, що прийшов до вас.
web-bm-short-foyer-elemental = Герой вийшов живим: 2 монети, раз на раунд.
web-bm-short-mysterious-portal = Збудовано, піднято: мінібос у скид, заклинання.
web-bm-short-alchemists-lab = Перше заклинання за раунд: 2 монети.
web-bm-short-black-market = Кімнату зруйновано: за 1 монету — заклинання.
web-bm-short-mind-thresher = Смерть тут: приберіть героя, візьміть 2 заклинання.
web-bm-short-cursed-well = Скиньте з руки: заклинання або 2 монети.
web-bm-short-loot-box = Коштує 2 монети. Побудова: 2 заклинання.
web-bm-short-crystal-ballroom = Побудова: до 3 монет, за кожну — заклинання.
web-bm-short-efreets-chamber = Герой біля входу: заклинання за −2 чи скид за +2.
web-bm-short-magipede = +1 за кожне заклинання у вашій руці.
web-bm-short-delvers-quarry = Збудовано, піднято: візьміть кімнату.
web-bm-short-garbage-chute = Кімнату зруйновано: 2 монети, раз на раунд.
web-bm-short-unstable-mine = Зруйнуйте: отримайте 3 монети.
web-bm-short-sawtooth-pendulum = 1 монета: убийте героя, що має до 3 очок здоров’я.
web-bm-short-the-catapult = Скиньте мінібоса: деактивуйте кімнату суперника.
web-bm-short-endless-gallery = Зруйнуйте: додайте скарб у підземелля.
web-bm-short-paywall = Інші платять вам: −1 ушкодження за монету.
web-bm-short-living-trap = Зруйнуйте кімнату з монстром: герой тут загине.
web-bm-short-the-dreadmill = Раз на раунд бере 1 монету; +1 за кожну на ній.
web-bm-short-personnel-office = Суперник будує чи підвищує мінібоса: 1 монета.
web-bm-short-trophy-room = Збудовано, піднято: монета за багату кімнату.
web-bm-short-lightning-rod = Перша смерть тут: 3 монети.
web-bm-short-pixie-fountain = Зруйнуйте: 1 монета за кожне ваше поранення.
web-bm-short-the-keystone = Зруйнуйте: 1 монета за кожну вашу кімнату.
web-bm-short-pool-of-shadows = Скиньте заклинання: 2 монети, раз на раунд.
web-bm-short-spike = 1-й рівень: кімната завдає +1.
web-bm-short-kid-croak = 1-й рівень: ще один скарб бійця.
web-bm-short-draculad = 1-й рівень: ще один скарб клірика.
web-bm-short-rocky = 1-й рівень: поверх будують будь-яку кімнату.
web-bm-short-cerebella = 1-й рівень: ще один скарб мага.
web-bm-short-paddywhack = 1-й рівень: ще один скарб злодія.
web-bm-short-icicle-man = 1-й рівень: кімната завдає +1.
web-bm-short-mageseeker = 1-й рівень: +1 за кожен скарб кімнати.
web-bm-short-brassknuckle = 1-й рівень: кімната завдає +1.
web-bm-short-jinx = 1-й рівень: раз на раунд візьміть і скиньте карту.
web-bm-short-windfall = Скарбниця порожня? Отримайте 3 монети.
web-bm-short-internship = Відкрийте 3 карти кімнат; збудуйте мінібоса.
web-bm-short-spirit-dragon = Кімната має по одному скарбу кожного типу.
web-bm-short-sabotage = Кімната та її мінібос втрачають властивості.
web-bm-short-rage = Кімната мінібоса: +1 за кожен його рівень.
web-bm-short-ambush = Скиньте 2 монстрів або мінібоса: убийте героя.
web-bm-short-rebirth = Гравець скидає руку й бере стільки ж.
web-bm-short-smash = 2 ушкодження героєві; 4 — у кімнаті з мінібосом.
web-bm-short-pay-to-win = Одна кімната: +1 і ще +1 за кожну монету.
web-bm-short-zoning-board = Покращені кімнати лягають на будь-які цього ходу.
web-bm-short-respawn = Ваші кімнати діють, наче щойно збудовані.
web-bm-short-heist = Одна кімната не має скарбів цього раунду.
web-bm-short-short-circuit = Заклинання суперника коштують по 1 монеті.
web-bm-short-traitor = Викупіть мінібоса: 1 монета за рівень.
web-bm-short-armor-up = Герой: +1 здоров’я і ще +2 за кожну монету.

## Звідки відомі частини карти

web-mb-part-ability = здібність
web-mb-part-class2 = другий клас
web-mb-part-players = кількість гравців, від якої карта у грі
web-mb-part-rest = усе інше
