### «Восстание мини-боссов»: тексты стола в браузере

web-set-minibosses = { set-minibosses }

## Монеты и мини-боссы

web-mb-level = уровень { $n }
web-mb-unpaid = ждёт монеты
web-mb-powerless = сейчас без способностей
web-mb-promoted = в этом раунде уже повышали
web-mb-tax =
    { $n ->
        [one] каждое заклинание в этом раунде стоит { $n } монету
        [few] каждое заклинание в этом раунде стоит { $n } монеты
       *[other] каждое заклинание в этом раунде стоит { $n } монет
    }
web-mb-cost = за постройку
web-mb-onto = Положить на: { $room }
web-mb-onto-short = На комнату
web-mb-held = ждёт следующего раунда

## Что делают карты, коротко

web-bm-short-gregore = Первое убийство за раунд: 1 монета.
web-bm-short-calabeza = Раз в раунд: повысьте, сбросив комнату с монстрами.
web-bm-short-belladonna = 2 монеты: соперник сбросит случайное заклинание.
web-bm-short-lamia = За каждую построенную комнату с монстрами: 1 монета.
web-bm-short-king-croak-rmb = Ваши мини-боссы начинают со 2-го уровня.
web-bm-short-ravenus = 2 монеты: двойной урон комнаты с монстрами.
web-bm-short-baron-hex = За каждое неотменённое заклинание: 1 монета.
web-bm-short-oculus = Смерть в комнате с мини-боссом: заклинание.
web-bm-short-kazanna = 2 монеты: возьмите заклинание, раз в раунд.
web-bm-short-dr-deadly = За каждую построенную ловушку: 1 монета.
web-bm-short-scott = Ваши ловушки: +1 к урону; 1 монета это отключает.
web-bm-short-kirax = 2 монеты: добавьте сокровище в любое подземелье.
web-bm-short-spectral-bomb = Уничтожьте: соперник сбросит случайное заклинание.
web-bm-short-monster-academy = Построена, поднята: мини-боссы с руки, по 2 монеты.
web-bm-short-ancient-guardtower = При постройке: дайте 1 монету, возьмите заклинание.
web-bm-short-tomb-of-terrors = Сбросьте с руки: возьмите карту из сброса.
web-bm-short-imp-hoard = Раз в раунд: возьмите карту, сброшенную соперником.
web-bm-short-vampire-lab = Построена, поднята: мини-босс в сброс, минус рана.
web-bm-short-haunted-cavern = 1 монета: герой у вашего входа ждёт.
web-bm-short-minion-clinic = При постройке: до 3 монет, за каждую — карта.
web-bm-short-robbers-vault = При постройке: обменяйтесь казной с другим игроком.
web-bm-short-minotaur-catacombs = Уничтожьте: герой в ней начинает путь заново.
web-bm-short-goblin-market = Построили рядом: 2 монеты.
web-bm-short-power-leech = Комната с монстрами справа: +2 к урону.
web-bm-short-fetid-beast = Рядом нельзя строить комнаты с монстрами.
web-bm-short-training-camp = Мини-босс в сброс: двойной урон комнаты с монстрами.
web-bm-short-shrooman-aviary = Сбросьте с руки: у героя +3 здоровья.
web-bm-short-dragons-nest = Построена, поднята: монстры +1 за сокровище.
web-bm-short-doppelganger-hive = +1 за каждого героя, пришедшего к вам.
web-bm-short-foyer-elemental = Герой вышел живым: 2 монеты, раз в раунд.
web-bm-short-mysterious-portal = Построена, поднята: мини-босс в сброс, заклинание.
web-bm-short-alchemists-lab = Первое заклинание за раунд: 2 монеты.
web-bm-short-black-market = Комната уничтожена: за 1 монету — заклинание.
web-bm-short-mind-thresher = Смерть здесь: уберите героя, возьмите 2 заклинания.
web-bm-short-cursed-well = Сбросьте с руки: заклинание или 2 монеты.
web-bm-short-loot-box = Стоит 2 монеты. При постройке: 2 заклинания.
web-bm-short-crystal-ballroom = При постройке: до 3 монет, за каждую — заклинание.
web-bm-short-efreets-chamber = Герой у входа: заклинание за −2 или сброс за +2.
web-bm-short-magipede = +1 за каждое заклинание у вас на руке.
web-bm-short-delvers-quarry = Построена, поднята: возьмите комнату.
web-bm-short-garbage-chute = Комната уничтожена: 2 монеты, раз в раунд.
web-bm-short-unstable-mine = Уничтожьте: получите 3 монеты.
web-bm-short-sawtooth-pendulum = 1 монета: убейте героя (до 3 очков здоровья).
web-bm-short-the-catapult = Сбросьте мини-босса: закройте комнату соперника.
web-bm-short-endless-gallery = Уничтожьте: добавьте сокровище в подземелье.
web-bm-short-paywall = Другие платят вам: −1 к урону за монету.
web-bm-short-living-trap = Уничтожьте комнату с монстрами: убейте здесь героя.
web-bm-short-the-dreadmill = Раз в раунд берёт 1 монету; +1 за каждую на ней.
web-bm-short-personnel-office = Соперник строит или повышает мини-босса: 1 монета.
web-bm-short-trophy-room = Построена, поднята: монета за богатую комнату.
web-bm-short-lightning-rod = Первая смерть здесь: 3 монеты.
web-bm-short-pixie-fountain = Уничтожьте: 1 монета за каждую вашу рану.
web-bm-short-the-keystone = Уничтожьте: 1 монета за каждую вашу комнату.
web-bm-short-pool-of-shadows = Сбросьте заклинание: 2 монеты, раз в раунд.
web-bm-short-spike = 1-й уровень: комната наносит +1.
web-bm-short-kid-croak = 1-й уровень: ещё одно сокровище воина.
web-bm-short-draculad = 1-й уровень: ещё одно сокровище жреца.
web-bm-short-rocky = 1-й уровень: поверх строят любую комнату.
web-bm-short-cerebella = 1-й уровень: ещё одно сокровище мага.
web-bm-short-paddywhack = 1-й уровень: ещё одно сокровище вора.
web-bm-short-icicle-man = 1-й уровень: комната наносит +1.
web-bm-short-mageseeker = 1-й уровень: +1 за каждое сокровище комнаты.
web-bm-short-brassknuckle = 1-й уровень: комната наносит +1.
web-bm-short-jinx = 1-й уровень: раз в раунд возьмите и сбросьте карту.
web-bm-short-windfall = Казна пуста? Получите 3 монеты.
web-bm-short-internship = Откройте 3 карты комнат; постройте мини-босса.
web-bm-short-spirit-dragon = У комнаты по одному сокровищу каждого вида.
web-bm-short-sabotage = Комната и её мини-босс теряют способности.
web-bm-short-rage = Комната мини-босса: +1 за каждый его уровень.
web-bm-short-ambush = Сбросьте 2 монстров или мини-босса: убейте героя.
web-bm-short-rebirth = Игрок сбрасывает руку и берёт столько же.
web-bm-short-smash = 2 урона герою; 4 — в комнате с мини-боссом.
web-bm-short-pay-to-win = Одна комната: +1 и ещё +1 за каждую монету.
web-bm-short-zoning-board = Улучшенные комнаты ложатся на любые в этот ход.
web-bm-short-respawn = Ваши комнаты действуют, как только что построенные.
web-bm-short-heist = У одной комнаты нет сокровищ в этом раунде.
web-bm-short-short-circuit = Заклинания соперника стоят по 1 монете.
web-bm-short-traitor = Выкупите мини-босса: 1 монета за уровень.
web-bm-short-armor-up = Герой: +1 здоровье и ещё +2 за каждую монету.

## Откуда известны части карты

web-mb-part-ability = способность
web-mb-part-class2 = второй класс
web-mb-part-players = число игроков, с которого карта в игре
web-mb-part-rest = всё остальное
