### Повстання мінібосів: тексти столу в браузері

## Що роблять карти, кількома словами; у мінібоса — за рівнями

web-bm-short-gregore = Перше вбивство за раунд: 1 монета.
web-bm-short-calabeza = Підвищуйте, скинувши кімнату з монстром.
web-bm-short-belladonna = 2 монети: суперник скидає заклинання.
web-bm-short-lamia = Збудували кімнату з монстром: 1 монета.
web-bm-short-king-croak-rmb = Ваші мінібоси починають із 2-го рівня.
web-bm-short-ravenus = 2 монети: кімната з монстром б’є удвічі.
web-bm-short-baron-hex = Кожне ваше заклинання: 1 монета.
web-bm-short-oculus = Смерть у мінібоса: візьміть заклинання.
web-bm-short-kazanna = 2 монети: візьміть заклинання.
web-bm-short-dr-deadly = Збудували кімнату з пасткою: 1 монета.
web-bm-short-scott = Пастки +1, доки суперник вам не заплатить.
web-bm-short-kirax = 2 монети: скарб у будь-яке підземелля.
web-bm-short-spectral-bomb = Зруйнуйте її: суперник скидає заклинання.
web-bm-short-monster-academy = Збудувавши, відкривши: 2 монети за мінібоса.
web-bm-short-ancient-guardtower = Збудувавши: 1 монета за чуже заклинання.
web-bm-short-tomb-of-terrors = Скиньте її: інша карта зі скиду.
web-bm-short-imp-hoard = Суперник скинув: можна взяти карту.
web-bm-short-vampire-lab = Збудувавши, відкривши: мінібос за поранення.
web-bm-short-haunted-cavern = 1 монета: герой чекає біля вашого входу.
web-bm-short-minion-clinic = Збудувавши: за монету карта зі скиду та −1.
web-bm-short-robbers-vault = Збудувавши: обміняйтеся з кимось скарбницями.
web-bm-short-minotaur-catacombs = Зруйнуйте її: герой звідси йде спочатку.
web-bm-short-goblin-market = Збудували кімнату поруч: 2 монети.
web-bm-short-power-leech = Монстр праворуч від неї: +2.
web-bm-short-fetid-beast = Кімнати з монстром поруч не будувати.
web-bm-short-training-camp = Скиньте мінібоса: монстр б’є удвічі.
web-bm-short-shrooman-aviary = Скиньте її: герой має +3 здоров’я.
web-bm-short-dragons-nest = Збудувавши, відкривши: монстрам +1 за скарб.
web-bm-short-doppelganger-hive = +1 за кожного заманеного героя.
web-bm-short-foyer-elemental = Герой вийшов звідси живим: 2 монети.
web-bm-short-mysterious-portal = Збудувавши, відкривши: мінібос за заклинання.
web-bm-short-alchemists-lab = Перше ваше заклинання: 2 монети.
web-bm-short-black-market = Зруйновано кімнату: заклинання за 1 монету.
web-bm-short-mind-thresher = Смерть тут: 2 заклинання замість душі.
web-bm-short-cursed-well = Скиньте її: заклинання або 2 монети.
web-bm-short-loot-box = Збудувавши: 2 монети за 2 заклинання.
web-bm-short-crystal-ballroom = Збудувавши: за монету заклинання та −1.
web-bm-short-efreets-chamber = Узяти заклинання: −2. Або скинути: +2.
web-bm-short-magipede = +1 за кожне заклинання в руці.
web-bm-short-delvers-quarry = Збудувавши, відкривши: візьміть кімнату.
web-bm-short-garbage-chute = Зруйновано кімнату: 2 монети.
web-bm-short-unstable-mine = Зруйнуйте її: 3 монети.
web-bm-short-sawtooth-pendulum = 1 монета: герой тут із 3 здоров’я гине.
web-bm-short-the-catapult = Скиньте мінібоса: деактивуйте чужу кімнату.
web-bm-short-endless-gallery = Зруйнуйте її: скарб у будь-яке підземелля.
web-bm-short-paywall = Інші можуть платити вам: −1 за монету.
web-bm-short-living-trap = Зруйнуйте монстра: герой тут гине.
web-bm-short-the-dreadmill = Щоходу 1 монета на неї або її немає; +1.
web-bm-short-personnel-office = Чужого мінібоса збудовано, підвищено: 1 монета.
web-bm-short-trophy-room = Збудувавши, відкривши: монета за кожні 2+ скарби.
web-bm-short-lightning-rod = Перша смерть тут: 3 монети.
web-bm-short-pixie-fountain = Зруйнуйте її: 1 монета за поранення.
web-bm-short-the-keystone = Зруйнуйте її: 1 монета за кімнату.
web-bm-short-pool-of-shadows = Скиньте заклинання: 2 монети.
web-bm-short-spike = +1 · скид: 2 ушкодження · мінібос у руку
web-bm-short-kid-croak = +1 боєць · поміняти кімнати · монстри ±1
web-bm-short-draculad = +1 клірик · героя до міста · забрати карту
web-bm-short-rocky = Будь-яка поверх · «після побудови» · герой +5
web-bm-short-cerebella = +1 маг · смерть: заклинання · усе мовчить
web-bm-short-paddywhack = +1 злодій · ще 1 монета · герой тут гине
web-bm-short-icicle-man = +1 · герої без здібностей · деактивація
web-bm-short-mageseeker = +1 за скарб · скасування · повз першу кімнату
web-bm-short-brassknuckle = +1 · смерть: берете кімнату · б’є удвічі
web-bm-short-jinx = Обмін кімнати · скарби вдвічі · герой до вас
web-bm-short-windfall = Скарбниця порожня? 3 монети.
web-bm-short-internship = 3 карти у скид; мінібоса можна збудувати.
web-bm-short-spirit-dragon = У кімнаті по одному скарбу кожного типу.
web-bm-short-sabotage = Кімната без властивостей або деактивована.
web-bm-short-rage = +1 за рівень мінібоса; може, удвічі.
web-bm-short-ambush = 2 кімнати з монстром або мінібос: смерть.
web-bm-short-rebirth = Гравець міняє всю руку на нову.
web-bm-short-smash = 2 ушкодження героєві; 4 у кімнаті з мінібосом.
web-bm-short-pay-to-win = Кімната: +1 та ще +1 за кожну монету.
web-bm-short-zoning-board = У цей хід покращена — на будь-яку.
web-bm-short-respawn = Усі ваші властивості «після побудови» ще раз.
web-bm-short-heist = У кімнаті немає скарбів цього раунду.
web-bm-short-short-circuit = Суперник платить 1 монету за заклинання.
web-bm-short-traitor = Чужий мінібос по 1 монеті за рівень.
web-bm-short-armor-up = Герой: +1 здоров’я та +2 за кожну монету.

## Перша гра

web-bm-tip-hand = Ваша перша рука. З кімнат складається підземелля, мінібоси підсилюють кімнати, заклинання (фіолетові) грають тоді, коли каже їхній знак. Перездати можна лише погану руку. У вас 3 монети.
web-bm-tip-build = Раз на раунд кладуть одну карту долілиць: оберіть карту, потім місце, що світиться. Нові кімнати стають ліворуч; покращена (золота рамка) — лише поверх кімнати з тим самим скарбом; мінібос лягає на кімнату й під час відкриття коштує 1 монету. З п’ятьма кімнатами бос підвищує рівень.

## Набори

web-set-minibosses = { set-minibosses }
