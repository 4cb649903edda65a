### «Восстание мини-боссов»: тексты стола в браузере

## Что делают карты, в нескольких словах; у мини-босса — по уровням

web-bm-short-gregore = Первое убийство за раунд: 1 монета.
web-bm-short-calabeza = Повышайте, сбросив комнату с монстрами.
web-bm-short-belladonna = 2 монеты: соперник теряет заклинание.
web-bm-short-lamia = Построили комнату с монстрами: 1 монета.
web-bm-short-king-croak-rmb = Ваши мини-боссы начинают со 2-го уровня.
web-bm-short-ravenus = 2 монеты: урон комнаты с монстрами вдвое.
web-bm-short-baron-hex = Каждое ваше заклинание: 1 монета.
web-bm-short-oculus = Смерть у мини-босса: возьмите заклинание.
web-bm-short-kazanna = 2 монеты: возьмите заклинание.
web-bm-short-dr-deadly = Построили комнату с ловушками: 1 монета.
web-bm-short-scott = Ловушки +1, пока соперник не заплатит вам.
web-bm-short-kirax = 2 монеты: сокровище в любое подземелье.
web-bm-short-spectral-bomb = Уничтожьте её: соперник теряет заклинание.
web-bm-short-monster-academy = Построив, открыв: 2 монеты за мини-босса.
web-bm-short-ancient-guardtower = Построив: 1 монета за чужое заклинание.
web-bm-short-tomb-of-terrors = Сбросьте её: другая карта из сброса.
web-bm-short-imp-hoard = Соперник сбросил: можно взять карту.
web-bm-short-vampire-lab = Построив, открыв: мини-босс за рану.
web-bm-short-haunted-cavern = 1 монета: герой ждёт у вашего входа.
web-bm-short-minion-clinic = Построив: за монету карта из сброса и −1 урон.
web-bm-short-robbers-vault = Построив: обменяйтесь с кем-то казной.
web-bm-short-minotaur-catacombs = Уничтожьте её: герой отсюда идёт сначала.
web-bm-short-goblin-market = Построили комнату рядом: 2 монеты.
web-bm-short-power-leech = Монстры справа от неё: +2 урона.
web-bm-short-fetid-beast = Комнаты с монстрами рядом не строить.
web-bm-short-training-camp = Сбросьте мини-босса: урон монстров вдвое.
web-bm-short-shrooman-aviary = Сбросьте её: герой получает +3 здоровья.
web-bm-short-dragons-nest = Построив, открыв: монстрам +1 за сокровище.
web-bm-short-doppelganger-hive = +1 урон за каждого заманенного героя.
web-bm-short-foyer-elemental = Герой ушёл отсюда живым: 2 монеты.
web-bm-short-mysterious-portal = Построив, открыв: мини-босс за заклинание.
web-bm-short-alchemists-lab = Первое ваше заклинание: 2 монеты.
web-bm-short-black-market = Уничтожена комната: заклинание за 1 монету.
web-bm-short-mind-thresher = Смерть здесь: 2 заклинания вместо души.
web-bm-short-cursed-well = Сбросьте её: заклинание или 2 монеты.
web-bm-short-loot-box = Построив: 2 монеты за 2 заклинания.
web-bm-short-crystal-ballroom = Построив: за монету заклинание и −1 урон.
web-bm-short-efreets-chamber = Взять заклинание: −2. Или сбросить: +2.
web-bm-short-magipede = +1 урон за каждое заклинание в руке.
web-bm-short-delvers-quarry = Построив, открыв: возьмите комнату.
web-bm-short-garbage-chute = Уничтожена комната: 2 монеты.
web-bm-short-unstable-mine = Уничтожьте её: 3 монеты.
web-bm-short-sawtooth-pendulum = 1 монета: герой здесь с 3 здоровья умирает.
web-bm-short-the-catapult = Сбросьте мини-босса: закройте чужую комнату.
web-bm-short-endless-gallery = Уничтожьте её: сокровище в любое подземелье.
web-bm-short-paywall = Другие могут платить вам: −1 за монету.
web-bm-short-living-trap = Уничтожьте монстров: герой здесь умирает.
web-bm-short-the-dreadmill = Каждый ход 1 монета на неё или её нет; +1.
web-bm-short-personnel-office = Чужой мини-босс построен, повышен: 1 монета.
web-bm-short-trophy-room = Построив, открыв: монета за комнату с 2+ сокровищ.
web-bm-short-lightning-rod = Первая смерть здесь: 3 монеты.
web-bm-short-pixie-fountain = Уничтожьте её: 1 монета за рану.
web-bm-short-the-keystone = Уничтожьте её: 1 монета за комнату.
web-bm-short-pool-of-shadows = Сбросьте заклинание: 2 монеты.
web-bm-short-spike = +1 · сброс: 2 урона · мини-босс в руку
web-bm-short-kid-croak = +1 воин · поменять комнаты · монстры ±1
web-bm-short-draculad = +1 жрец · героя в город · забрать карту
web-bm-short-rocky = Любая поверх · «при постройке» · герой +5
web-bm-short-cerebella = +1 маг · смерть: заклинание · всё молчит
web-bm-short-paddywhack = +1 вор · ещё 1 монета · герой здесь умирает
web-bm-short-icicle-man = +1 · герои без способностей · закрыть комнату
web-bm-short-mageseeker = +1 за сокровище · отмена · мимо первой комнаты
web-bm-short-brassknuckle = +1 · смерть: берёте комнату · урон вдвое
web-bm-short-jinx = Обмен комнаты · сокровища вдвое · герой к вам
web-bm-short-windfall = Казна пуста? 3 монеты.
web-bm-short-internship = 3 карты в сброс; мини-босса можно построить.
web-bm-short-spirit-dragon = В комнате по одному сокровищу каждого вида.
web-bm-short-sabotage = Эффект комнаты не действует, или она закрыта.
web-bm-short-rage = +1 урон за уровень мини-босса; может, вдвое.
web-bm-short-ambush = 2 комнаты монстров или мини-босс: смерть.
web-bm-short-rebirth = Игрок меняет всю руку на новую.
web-bm-short-smash = 2 урона герою; 4 в комнате с мини-боссом.
web-bm-short-pay-to-win = Комната: +1 урон и +1 за каждую монету.
web-bm-short-zoning-board = В этот ход улучшенная — поверх любой.
web-bm-short-respawn = Все ваши эффекты «при постройке» ещё раз.
web-bm-short-heist = В комнате нет сокровищ в этом раунде.
web-bm-short-short-circuit = Соперник платит 1 монету за заклинание.
web-bm-short-traitor = Чужой мини-босс по 1 монете за уровень.
web-bm-short-armor-up = Герой: +1 здоровья и +2 за каждую монету.

## Первая игра

web-bm-tip-hand = Ваша первая рука. Из комнат складывается подземелье, мини-боссы усиливают комнаты, заклинания (фиолетовые) играют тогда, когда говорит их знак. Пересдать можно только плохую руку. У вас 3 монеты.
web-bm-tip-build = Раз в раунд кладут одну карту лицом вниз: выберите карту, затем светящееся место. Новые комнаты встают слева; улучшенная (золотая рамка) — только поверх комнаты с тем же сокровищем; мини-босс ложится на комнату и при открытии стоит 1 монету. С пятью комнатами босс повышает уровень.

## Наборы

web-set-minibosses = { set-minibosses }
