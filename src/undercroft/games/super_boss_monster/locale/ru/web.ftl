### «Супер босс-монстр»: тексты стола в браузере

web-set-super-boss-monster = { set-super-boss-monster }
web-bm-phase-town = Город
web-bm-phase-minion = Прихвостни
web-bm-ask-build = Стройте, применяйте что-нибудь или ничего не стройте.

## Город

web-sb-covered = накрыта героем
web-sb-no-hero = некого вызвать
web-sb-taken = занята: { $seat }
web-sb-free = свободна
web-sb-minion-of = Прихвостень: { $seat }
web-sb-your-minion = Ваш прихвостень
web-sb-at-base = на базе
web-sb-first-player = первый игрок
web-sb-market-empty = Рынок пуст.
web-sb-landmark-free = здесь никого
web-sb-boss-space = зона действия босса
web-sb-room-space = зона действия
web-sb-neutral = обезврежена до конца хода
web-sb-asleep = спит: первый герой не получит урона
web-sb-guarded = здесь прихвостень: нельзя накрыть или уничтожить
web-sb-health-token = жетон здоровья { health-token }
web-sb-stack = Срабатывает сверху: последнее — первым
web-sb-place-next = уйдёт первым, если город полон

## Что делают карты, коротко

web-bm-short-bishop-bonemeal = Вылечите рану, обычную или эпическую.
web-bm-short-abbess-ashveil = Прихвостень: комната или заклинание из сброса.
web-bm-short-the-sunken-oracle = Жетоны не прибавляют здоровья героям у вас.
web-bm-short-emperor-dododo = По жетону урона на каждую комнату с монстрами.
web-bm-short-gromgut-the-gourmand = Прихвостень: жетон урона на свою комнату.
web-bm-short-queen-thornhide = Первая смерть у ваших монстров: туда жетон урона.
web-bm-short-your-sliminess = Вместо рынка: карта из любой из двух колод.
web-bm-short-professor-polyp = Прихвостень: возьмите заклинание.
web-bm-short-madame-marionette = Возьмите три заклинания, сбросьте карту.
web-bm-short-baron-von-grabbe = Комната с рынка: жетон урона на ловушки.
web-bm-short-captain-rustclaw = Прихвостень: украдите случайную карту комнаты.
web-bm-short-mimi-the-mimic = Ещё сокровище вора и ещё одно на выбор.
web-bm-short-wailing-crypt = Прихвостень: возьмите комнату из сброса.
web-bm-short-mourners-chapel = Уничтожьте: возьмите любую карту из сброса.
web-bm-short-ghoul-kitchen = Первая смерть здесь: соперник сбрасывает карту.
web-bm-short-confession-booth = Построена: каждый соперник сбрасывает комнату.
web-bm-short-bone-choir = +2 героям с жетоном, прибавившим здоровья.
web-bm-short-reliquary-snare = +1 эпическим героям.
web-bm-short-cathedral-of-chains = Прихвостень: герой из города — к вашему входу.
web-bm-short-lichs-infirmary = Построена: сбросьте 2 карты, вылечите рану.
web-bm-short-soul-mill = +1 за каждые 3 ваши души, не больше +3.
web-bm-short-frozen-monster = Спит: первый герой за ход не получает урона.
web-bm-short-minion-arena = Прихвостень: +2 в этом ходу.
web-bm-short-goblin-gym = Первая смерть здесь: на неё жетон урона.
web-bm-short-bruiser-barracks = Построена: жетон на соседнюю с монстрами.
web-bm-short-boulder-ramp-sbm = Ушёл живой герой: в конце хода её уничтожают.
web-bm-short-ogre-toll-bridge = Уберите жетон: 2 урона герою здесь.
web-bm-short-titans-forge = Прихвостень: жетон на неё или на монстров.
web-bm-short-dragon-colosseum = +1 за каждую другую с жетонами, не больше +3.
web-bm-short-siege-golem = +2, пока у вас видны пять комнат.
web-bm-short-book-eater-dragon = Сбросьте заклинание: на неё жетон урона.
web-bm-short-runic-study = Прихвостень: возьмите заклинание.
web-bm-short-wisp-aviary = Первая смерть здесь: возьмите заклинание.
web-bm-short-cursed-bookshelf = Вместо рынка можно взять заклинание.
web-bm-short-arcane-turbine = За каждое ваше заклинание: +1 в этом ходу.
web-bm-short-portal-alcove = Построена: из 2 верхних заклинаний возьмите одно.
web-bm-short-mana-reactor = +1 за каждое заклинание в руке, не больше +3.
web-bm-short-astral-observatory = Прихвостень: 2 заклинания, затем сбросьте карту.
web-bm-short-storm-djinn = Сбросьте заклинание: +3 в этом ходу.
web-bm-short-trap-in-a-box = Построена: жетон на другую комнату с ловушками.
web-bm-short-cutpurse-alley = Прихвостень: боссу любое сокровище на ход.
web-bm-short-spring-floor = Уничтожьте: два жетона на другую свою комнату.
web-bm-short-smugglers-chute = Первая уничтоженная комната: возьмите комнату.
web-bm-short-dart-gallery = +1 за каждую соседнюю комнату с ловушками.
web-bm-short-vanishing-bridge = Уничтожьте: обычный герой в ней погибает.
web-bm-short-vault-of-blades = Прихвостень: уничтожьте другую — сюда 2 жетона.
web-bm-short-clockwork-gauntlet = Построена: переместите на неё свои жетоны урона.
web-bm-short-counterfeit-treasury = Построена: возьмите комнату.
web-bm-short-crusader-kennel = Построена: на неё жетон урона.
web-bm-short-haunted-scriptorium = Построена: комната или заклинание из сброса.
web-bm-short-beggars-catacomb = Прихвостень: карта, оставшаяся на рынке.
web-bm-short-elemental-dojo = Прихвостень: на неё жетон урона.
web-bm-short-booby-trapped-armory = Построена: возьмите комнату.
web-bm-short-mirror-bazaar = Вместо рынка можно взять комнату из колоды.
web-bm-short-clock-tower-of-doom = Соседние комнаты с ловушками: +1.
web-bm-short-sanctum-of-whispers = Прихвостень: обезвредьте комнату соперника.
web-bm-short-stealth = Ваш прихвостень встаёт к чужому на его зону.
web-bm-short-grand-heist = Заберите у соперника комнату; он берёт другую.
web-bm-short-ghost-cheat = Герой у соперника минует следующую комнату.
web-bm-short-safety-inspection = Уберите до трёх жетонов с комнаты соперника.
web-bm-short-freeze-sbm = Обезвредьте одну комнату на этот ход.
web-bm-short-co-op = Вам комната и заклинание, сопернику комната.
web-bm-short-adventure = Герой из города — ко входу соперника.
web-bm-short-dream-catcher = Отмените заклинание другого игрока.
web-bm-short-power-bonus = По жетону на одну-две комнаты с монстрами.
web-bm-short-extra-spikes = По жетону на одну-две комнаты с ловушками.
web-bm-short-critical-hit = Ваша комната: +3 урона, и герою в ней сразу.
web-bm-short-rush-job = Выложите сейчас ещё одну комнату.
web-bm-short-loot-drop = Возьмите две комнаты.
web-bm-short-checkpoint = Герой из вашей комнаты возвращается ко входу.
web-bm-short-coup-de-grace = Убейте у себя героя со здоровьем не больше 2.
web-bm-short-golden-bait = Ваша комната: ещё одно сокровище на ход.
web-bm-short-continue = Вылечите рану от обычного героя.
web-bm-short-grand-menagerie = Сокровища всех четырёх видов.

## Первая игра

web-bm-tip-hand = Ваша первая рука. Из комнат складывается подземелье, заклинания (фиолетовые) играют тогда, когда говорит их знак. Пересдать можно только плохую руку, показав её всем.
web-sb-tip-market = Каждый ход возьмите одну карту с рынка: выберите светящуюся. Первый игрок выбирает первым. Что останется, потом сбросят.
web-sb-tip-minion = Теперь отправьте прихвостня: выберите светящуюся зону. Наведите на зону, чтобы прочесть, что она делает; это произойдёт после строительства. Героя со знакового места можно призвать только через зону вызова.
web-bm-tip-build = Раз в ход кладут одну комнату лицом вниз: выберите карту, затем светящееся место. Новые комнаты встают слева; улучшенная (золотая рамка) — только поверх комнаты с тем же сокровищем. С пятью комнатами босс повышает уровень.
web-sb-tip-stack = Что-то объявлено. На это можно ответить; что сыграно последним, срабатывает первым. Пасуйте, чтобы всё произошло.
