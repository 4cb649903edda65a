### Супер-Бос-монстр: тексти столу в браузері

web-set-super-boss-monster = { set-super-boss-monster }
web-bm-phase-town = Місто
web-bm-phase-minion = Посіпаки
web-bm-ask-build = Будуйте, застосовуйте щось або нічого не будуйте.

## Місто

web-sb-covered = накрито героєм
web-sb-no-hero = нема кого викликати
web-sb-taken = зайнято: { $seat }
web-sb-free = вільна
web-sb-minion-of = Посіпака: { $seat }
web-sb-your-minion = Ваш посіпака
web-sb-at-base = на базі
web-sb-first-player = перший гравець
web-sb-market-empty = Ринок порожній.
web-sb-landmark-free = тут нікого
web-sb-boss-space = зона дії боса
web-sb-room-space = зона дії
web-sb-neutral = знешкоджена до кінця ходу
web-sb-asleep = спить: перший герой не зазнає ушкоджень
web-sb-guarded = тут посіпака: не можна накрити чи зруйнувати
web-sb-health-token = жетон здоров’я { health-token }
web-sb-stack = Спрацьовує згори: останнє — першим
web-sb-place-next = піде першим, якщо місто повне

## Що роблять карти, коротко

web-bm-short-bishop-bonemeal = Зціліть поранення, звичайне чи епічне.
web-bm-short-abbess-ashveil = Посіпака: кімната або заклинання зі скиду.
web-bm-short-the-sunken-oracle = Жетони не додають здоров’я героям у вас.
web-bm-short-emperor-dododo = По жетону ушкоджень на кожну кімнату з монстром.
web-bm-short-gromgut-the-gourmand = Посіпака: жетон ушкоджень на свою кімнату.
web-bm-short-queen-thornhide = Перша смерть у ваших монстрів: туди жетон.
web-bm-short-your-sliminess = Замість ринку: карта з будь-якої колоди.
web-bm-short-professor-polyp = Посіпака: візьміть заклинання.
web-bm-short-madame-marionette = Візьміть три заклинання, скиньте карту.
web-bm-short-baron-von-grabbe = Перша кімната з ринку: жетон на пастку.
web-bm-short-captain-rustclaw = Посіпака: вкрадіть випадкову карту кімнати.
web-bm-short-mimi-the-mimic = Ще скарб злодія і ще один на вибір.
web-bm-short-wailing-crypt = Посіпака: візьміть кімнату зі скиду.
web-bm-short-mourners-chapel = Зруйнуйте: візьміть будь-яку карту зі скиду.
web-bm-short-ghoul-kitchen = Перша смерть тут: суперник скидає карту.
web-bm-short-confession-booth = Збудовано: кожен суперник скидає кімнату.
web-bm-short-bone-choir = +2 героям із жетоном, що додав здоров’я.
web-bm-short-reliquary-snare = +1 епічним героям.
web-bm-short-cathedral-of-chains = Посіпака: герой із міста — до вашого входу.
web-bm-short-lichs-infirmary = Збудовано: скиньте 2 карти, зціліть поранення.
web-bm-short-soul-mill = +1 за кожні 3 ваші душі, щонайбільше +3.
web-bm-short-frozen-monster = Спить: перший герой за хід не зазнає ушкоджень.
web-bm-short-minion-arena = Посіпака: +2 цього ходу.
web-bm-short-goblin-gym = Перша смерть тут: на неї жетон ушкоджень.
web-bm-short-bruiser-barracks = Збудовано: жетон на сусідню з монстром.
web-bm-short-boulder-ramp-sbm = Пішов живий герой: наприкінці ходу її руйнують.
web-bm-short-ogre-toll-bridge = Приберіть жетон: 2 ушкодження героєві тут.
web-bm-short-titans-forge = Посіпака: жетон на неї або на монстра.
web-bm-short-dragon-colosseum = +1 за кожну іншу з жетонами, щонайбільше +3.
web-bm-short-siege-golem = +2, поки у вас видно п’ять кімнат.
web-bm-short-book-eater-dragon = Скиньте заклинання: на неї жетон ушкоджень.
web-bm-short-runic-study = Посіпака: візьміть заклинання.
web-bm-short-wisp-aviary = Перша смерть тут: візьміть заклинання.
web-bm-short-cursed-bookshelf = Замість ринку можна взяти заклинання.
web-bm-short-arcane-turbine = За кожне ваше заклинання: +1 цього ходу.
web-bm-short-portal-alcove = Збудовано: з 2 верхніх заклинань візьміть одне.
web-bm-short-mana-reactor = +1 за кожне заклинання в руці, щонайбільше +3.
web-bm-short-astral-observatory = Посіпака: 2 заклинання, тоді скиньте карту.
web-bm-short-storm-djinn = Скиньте заклинання: +3 цього ходу.
web-bm-short-trap-in-a-box = Збудовано: жетон на іншу кімнату з пасткою.
web-bm-short-cutpurse-alley = Посіпака: босові будь-який скарб на хід.
web-bm-short-spring-floor = Зруйнуйте: два жетони на іншу свою кімнату.
web-bm-short-smugglers-chute = Перша зруйнована кімната: візьміть кімнату.
web-bm-short-dart-gallery = +1 за кожну сусідню кімнату з пасткою.
web-bm-short-vanishing-bridge = Зруйнуйте: звичайний герой у ній гине.
web-bm-short-vault-of-blades = Посіпака: зруйнуйте іншу — сюди 2 жетони.
web-bm-short-clockwork-gauntlet = Збудовано: перемістіть на неї свої жетони.
web-bm-short-counterfeit-treasury = Збудовано: візьміть кімнату.
web-bm-short-crusader-kennel = Збудовано: на неї жетон ушкоджень.
web-bm-short-haunted-scriptorium = Збудовано: кімната або заклинання зі скиду.
web-bm-short-beggars-catacomb = Посіпака: карта, що лишилася на ринку.
web-bm-short-elemental-dojo = Посіпака: на неї жетон ушкоджень.
web-bm-short-booby-trapped-armory = Збудовано: візьміть кімнату.
web-bm-short-mirror-bazaar = Замість ринку можна взяти кімнату з колоди.
web-bm-short-clock-tower-of-doom = Сусідні кімнати з пастками: +1.
web-bm-short-sanctum-of-whispers = Посіпака: знешкодьте кімнату суперника.
web-bm-short-stealth = Ваш посіпака стає до чужого в його зону.
web-bm-short-grand-heist = Заберіть у суперника кімнату; він бере іншу.
web-bm-short-ghost-cheat = Герой у суперника мине наступну кімнату.
web-bm-short-safety-inspection = Приберіть до трьох жетонів із чужої кімнати.
web-bm-short-freeze-sbm = Знешкодьте одну кімнату на цей хід.
web-bm-short-co-op = Вам кімната й заклинання, суперникові кімната.
web-bm-short-adventure = Герой із міста — до входу суперника.
web-bm-short-dream-catcher = Скасуйте заклинання іншого гравця.
web-bm-short-power-bonus = По жетону на одну-дві кімнати з монстрами.
web-bm-short-extra-spikes = По жетону на одну-дві кімнати з пастками.
web-bm-short-critical-hit = Ваша кімната: +3, і героєві в ній одразу.
web-bm-short-rush-job = Викладіть зараз ще одну кімнату.
web-bm-short-loot-drop = Візьміть дві кімнати.
web-bm-short-checkpoint = Герой із вашої кімнати повертається до входу.
web-bm-short-coup-de-grace = Убийте в себе героя зі здоров’ям не більше 2.
web-bm-short-golden-bait = Ваша кімната: ще один скарб на хід.
web-bm-short-continue = Зціліть поранення від звичайного героя.
web-bm-short-grand-menagerie = Скарби всіх чотирьох типів.

## Перша гра

web-bm-tip-hand = Ваша перша рука. З кімнат складається підземелля, заклинання (фіолетові) грають тоді, коли каже їхній знак. Перездати можна лише погану руку, показавши її всім.
web-sb-tip-market = Щоходу беріть одну карту з ринку: оберіть ту, що світиться. Перший гравець обирає першим. Що лишиться, потім скинуть.
web-sb-tip-minion = Тепер відправте посіпаку: оберіть зону, що світиться. Наведіть на зону, щоб прочитати, що вона робить; це станеться після будівництва. Героя зі знакової локації можна забрати лише через зону виклику.
web-bm-tip-build = Раз на хід кладуть одну кімнату долілиць: оберіть карту, потім місце, що світиться. Нові кімнати стають ліворуч; покращена (золота рамка) — лише поверх кімнати з тим самим скарбом. З п’ятьма кімнатами бос підвищує рівень.
web-sb-tip-stack = Щось оголошено. На це можна відповісти; що зіграно останнім, спрацьовує першим. Спасуйте, щоб усе сталося.
