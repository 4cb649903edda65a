### Boss Monster: тексты стола в браузере

web-bm-you = вы
web-bm-your-dungeon = Ваше подземелье
web-bm-your-hand = Ваша рука
web-bm-round = Раунд { $round }
web-bm-phases = Фазы раунда
web-bm-phase-beginning = Герои
web-bm-phase-build = Строительство
web-bm-phase-bait = Заманивание
web-bm-phase-adventure = Приключения
web-bm-phase-end = Конец
web-bm-not-yet = Пока подождать
web-bm-build-nothing = Ничего не строить
web-bm-walk-on = Пусть идёт дальше
web-bm-go-on = Продолжить
web-bm-walk-on-wound = Пусть идёт: { count-wounds }
web-bm-let-happen = Пусть сработает
web-bm-experience = опыт: { NUMBER($n, useGrouping: 0) }
web-bm-ask-where = Куда поставить { $card-acc }?
web-bm-ask-target = { $card }: выберите цель.
web-bm-side = Сокровища и колоды

## Комнаты и подземелья

web-bm-damage = урон { $n }
web-bm-face-down = рубашкой вверх
web-bm-hidden = скрыта
web-bm-frozen = закрыта до конца раунда
web-bm-frozen-short = закр.
web-bm-remembered = Здесь или среди других скрытых карт: { $cards }
web-bm-beneath =
    { $n ->
        [one] снизу { $n } карта
        [few] снизу { $n } карты
       *[other] снизу { $n } карт
    }
web-bm-open-stack = под ней +{ $n }
web-bm-empty = Место { $n }
web-bm-cover = Построить поверх: { $room }
web-bm-cover-short = Поверх
web-bm-build-here = Построить здесь новую комнату
web-bm-new-room = Новая комната
web-bm-enlarge = Показать крупно
web-bm-closed = закрыто в этом раунде
web-bm-level = комнат: { $n } из { $most }
web-bm-leveled = Уровень повышен
web-bm-not-leveled = Уровень ещё не повышен
web-bm-acts-first = ход первый
web-bm-acts-last = ход последний
web-bm-acts-between = ход посередине
web-bm-acts-out = вне игры
web-bm-turn-over = ход окончен
web-bm-hand-of = на руке { $rooms ->
    [one] { $rooms } комната
    [few] { $rooms } комнаты
   *[many] { $rooms } комнат
}, { $spells ->
    [one] { $spells } заклинание
    [few] { $spells } заклинания
   *[many] { $spells } заклинаний
}
web-bm-choose-player = Выбрать: { $seat }

## Герои

web-bm-health = здоровье { $n }
web-bm-oldest-first = кто пришёл раньше, стоит первым
web-bm-town-empty = В городе никого.
web-bm-unfold = Показать весь стол
web-bm-to-you = → к вам
web-bm-to = → { $seat }
web-bm-tie = поровну: остаётся
web-bm-nobody = остаётся
web-bm-nobody-waits = Здесь никто не ждёт
web-bm-more = и ещё { $n }
web-bm-dies-here = погибнет
web-bm-left = ещё { $n }
web-bm-left-of = здоровья { $n } из { $most }
web-bm-will-die = погибнет внутри
web-bm-died = погиб: душа
web-bm-survived = выжил: рана

## Сокровища, души, раны, колоды

web-bm-leads = больше всех
web-bm-tied = делит первое место
web-bm-souls-of = душ: { $n } из { $most }
web-bm-wounds-of = ран: { $n } из { $most }
web-bm-of-souls = из { $n } душ
web-bm-of-wounds = из { $n } ран
web-bm-piles = Колоды и сброс
web-bm-pile-hero = герои
web-bm-pile-epic = эпические
web-bm-pile-room = комнаты
web-bm-pile-spell = заклинания
web-bm-pile-discard = сброс
web-bm-no-cards = Здесь нет карт.

## Рука, окна, объявленное

web-bm-playable = можно сейчас: { $n } из { $all }
web-bm-hand-empty = Рука пуста.
web-bm-set-aside = будет сброшена
web-bm-when-build = Строительство
web-bm-when-adventure = Приключения
web-bm-when-both = Строительство, приключения
web-bm-only-build = только в строительстве
web-bm-only-adventure = только в приключениях
web-bm-wish = Спрашивать
web-bm-wish-ask = полный контроль
web-bm-wish-through = До босса
web-bm-wish-aimed = Пока не целят в меня
web-bm-wish-build = До моей стройки
web-bm-stop = всегда: { $phase }
web-bm-stop-why = В этой фазе спрашивать везде, где мне есть что разыграть
web-bm-passing-on = Пасуем: { $mode }
web-bm-passed =
    { $n ->
        [one] Пас за вас: { $n } раз
        [few] Пас за вас: { $n } раза
       *[other] Пас за вас: { $n } раз
    }
web-bm-waiting = Объявлено
web-bm-awaits = Может ответить { $seat }
web-bm-awaits-you = Вы можете ответить
web-bm-choice = Выберите карту

## Карты

web-bm-kind-room = { $kind }, { $rank }
web-bm-kind-spell = заклинание: { $phase }
web-bm-kind-boss = босс, опыт { NUMBER($xp, useGrouping: 0) }
web-bm-kind-hero = обычный герой
web-bm-kind-epic = эпический герой

## Что делают карты, в двух словах

web-bm-short-draculord = Смотрите руку соперника и берёте карту.
web-bm-short-xyzax = Возьмите две карты из сброса.
web-bm-short-king-croak = Найдите улучшенную комнату с монстрами.
web-bm-short-robobo = Каждый соперник уничтожает свою комнату.
web-bm-short-cerebellus = Возьмите 3 заклинания, сбросьте одно.
web-bm-short-seducia = Любой герой приходит к вашему входу.
web-bm-short-cleopatra = Найдите улучшенную комнату с ловушками.
web-bm-short-gorgona = Герой в городе умирает: душа ваша.
web-bm-short-dark-altar = Уничтожьте её: любая карта из сброса.
web-bm-short-open-grave = Первая смерть здесь: комната из сброса.
web-bm-short-specters-sanctum = При постройке: соперник теряет заклинание.
web-bm-short-succubus-spa = Первая смерть здесь: крадёте случайную карту.
web-bm-short-dracolich-lair = Сбросьте 2 комнаты: комната из сброса.
web-bm-short-vampire-bordello = Первая смерть здесь: можно вылечить рану.
web-bm-short-goblin-armory = Соседние комнаты с монстрами: +1 урон.
web-bm-short-golem-factory = Первая смерть здесь: возьмите комнату.
web-bm-short-minotaurs-maze = Один раз отсылает героя на комнату назад.
web-bm-short-neanderthal-cave = Улучшенные комнаты поверх нельзя.
web-bm-short-beast-menagerie = Другая комната с монстрами: берёте комнату.
web-bm-short-monsters-ballroom = Урон: число ваших комнат с монстрами.
web-bm-short-brainsucker-hive = Первая смерть здесь: можно взять заклинание.
web-bm-short-dark-laboratory = При постройке: 2 заклинания, одно в сброс.
web-bm-short-haunted-library = Начало раунда: можно взять заклинание.
web-bm-short-witchs-kitchen = Сбросьте монстров: берёте заклинание.
web-bm-short-all-seeing-eye = Сбросьте заклинание: отмените чужое.
web-bm-short-ligers-den = Первое ваше заклинание: берёте ещё одно.
web-bm-short-bottomless-pit = Уничтожьте её: герой в ней умирает.
web-bm-short-boulder-ramp = Уничтожьте другую: 5 урона герою здесь.
web-bm-short-dizzygas-hallway = Ловушки справа от неё: +2 урона.
web-bm-short-jackpot-stash = Уничтожьте её: сокровища вдвойне.
web-bm-short-recycling-center = Другая уничтожена: можно взять 2 комнаты.
web-bm-short-the-crushinator = Уничтожьте другую: все ваши +2 урона.
web-bm-short-centipede-tunnel = При постройке: можно поменять две комнаты.
web-bm-short-construction-zone = При постройке: можно построить ещё одну.
web-bm-short-dragon-hatchery = Все четыре вида сокровищ.
web-bm-short-mimic-vault = При постройке: заманите обычного героя.
web-bm-short-monstrous-monument = При постройке: комната с монстрами из сброса.
web-bm-short-torture-chamber = Уничтожьте её: соперник теряет комнату с руки.
web-bm-short-zombie-prison = Уничтожьте её: у соперника встаёт мертвец.
web-bm-short-annihilator = Комната с ловушками: +3 урона за раунд.
web-bm-short-assassin = Герой у соперника: +3 здоровья.
web-bm-short-cave-in = Уничтожьте свою комнату; герой в ней умирает.
web-bm-short-counterspell = Отмените объявленное заклинание.
web-bm-short-exhaustion = Герою у вас: 1 урон за каждую комнату.
web-bm-short-fear = Герой из подземелья уходит в город.
web-bm-short-freeze = Закройте одну комнату на этот раунд.
web-bm-short-giant-size = Комната с монстрами: +3 урона за раунд.
web-bm-short-jeopardy = Все сбрасывают руки; 2 комнаты и 1 заклинание.
web-bm-short-kobold-strike = Новые комнаты в руки; строить нельзя.
web-bm-short-motivation = Мало комнат? Положите ещё одну.
web-bm-short-princess-in-peril = Герой из города идёт к вашему входу.
web-bm-short-soul-harvest = Отдайте душу: два заклинания.
web-bm-short-teleportation = Герой у вас начинает с первой комнаты.
web-bm-short-trepidation = Отстали на 2 души? К лидеру не войдут.
web-bm-short-zombie-attack = У соперника встаёт мертвец, +2 здоровья.

## Первая игра

web-bm-tip-first-room = Положите первую комнату: выберите карту, затем светящееся место. Значки внизу карты — сокровища: герои идут туда, где больше сокровищ их класса. Красное число — урон.
web-bm-tip-walk = Внутри герой. Дорожка показывает, какой урон его ждёт и где он погибнет. То, что светится, можно применить сейчас; или пусть идёт дальше.
web-bm-tip-window = Сейчас действуют другие. Вас спрашивают, только если вы можете что-то применить; рядом с рукой выбирают, когда спрашивать.

## Виды карт

web-kind-boss = боссы
web-kind-epic = эпические герои
web-kind-hero = герои
web-kind-room = комнаты
web-kind-spell = заклинания
web-set-boss-monster = { set-boss-monster }
web-set-crash-landing = { set-crash-landing }
web-set-tools-of-hero-kind = { set-tools-of-hero-kind }
web-bm-part-ability = способность
web-bm-part-phase = фаза
web-bm-part-rest = всё остальное

## Что делают карты дополнений, в двух словах

web-bm-short-imperiatrix = Ваши комнаты: +1 урон за сокровище исследователя.
web-bm-short-klonos = Перенимает повышение уровня другого босса.
web-bm-short-mando = Поднимите по комнате у каждого соперника.
web-bm-short-alien-excavator = При постройке: можете поднять свою комнату.
web-bm-short-alien-ooze = +1 урон, если есть ещё комната исследователя.
web-bm-short-decoy-garden = При постройке: +2 сокровища исследователя на раунд.
web-bm-short-frostman-lander = Сбросьте из руки: закройте улучшенную комнату.
web-bm-short-invasion-swarm = Соседние комнаты: +1 урон.
web-bm-short-reactor-core = Ваши улучшенные комнаты: +1 урон.
web-bm-short-digicron-library = Есть другая улучшенная: возьмите 2 заклинания.
web-bm-short-hypercube = Ложится поверх любой комнаты.
web-bm-short-the-omega-42 = Сбросьте улучшенную: комната сработает снова.
web-bm-short-crash-site = Поднята: возьмите улучшенную из сброса.
web-bm-short-caged-gundarf = Поднята: урон удвоен до конца раунда.
web-bm-short-celestial-map = Поднята: возьмите заклинание, уничтожьте её.
web-bm-short-darkling-lair = Поднята: 3 урона герою у вас.
web-bm-short-burial-mound = Сбросьте 2 комнаты: откройте свой предмет.
web-bm-short-orcish-smithy = Строительство: дайте предмет любому герою.
web-bm-short-artificers-workbench = Переверните свой предмет: возьмите заклинание.
web-bm-short-magnetic-ceiling = Забирает предмет героя до урона.
web-bm-short-finish-him = Добейте героя (до 2) или заберите выжившего.
web-bm-short-essence-transfer = Чужой герой: +1 здоровье за вашу рану.
web-bm-short-healing-tank = Никого не приманили? Вылечите обычную рану.
web-bm-short-meteorite = Комната: +1 сокровище исследователя на раунд.
web-bm-short-not-dead-yet = Герои у вас: 1 урон за вашу рану.
web-bm-short-excavation = Переверните предмет в любой зоне очков.
web-bm-short-extra-life = В этом раунде раны вам не страшны.
web-bm-short-holy-hand-grenade = Каждый соперник сбрасывает комнату наугад.
web-bm-short-inquisitors-robes = Уничтожьте любую улучшенную комнату.
web-bm-short-staff-of-healing = Вылечите обычную рану.
web-bm-short-goblin-suit = Ваши обычные комнаты с монстрами: +1 урон.
web-bm-short-claws-of-the-berserker = Герой: +1 здоровье за вашу комнату с монстрами.
web-bm-short-oversized-sword = Герой в подземелье: +5 здоровья.
web-bm-short-vorpal-blade = Убейте героя, потерявшего половину здоровья.
web-bm-short-antimagic-lizard = Соперник сбрасывает заклинание наугад.
web-bm-short-ice-rod = Закройте комнату соперника.
web-bm-short-magic-mirror = Делает то же, что другой открытый предмет.
web-bm-short-necronomicon = Возьмите заклинание.
web-bm-short-bag-of-holding = Возьмите из сброса комнату с 2+ сокровищами.
web-bm-short-cheat-code = Эффект одной комнаты не действует.
web-bm-short-ten-foot-pole = Закройте комнату с ловушками.
web-bm-short-the-bomb = Уничтожьте свою комнату: 5 урона герою в ней.
web-bm-short-boots-of-jumping = Герой пропускает следующую комнату.
web-bm-short-pet-monster = Закройте комнату с монстрами.
web-bm-short-star-of-invulnerability = Уберите из игры ранившего вас героя.
web-bm-short-ring-of-invisibility = Ваш ход приключений: отмените заклинание.
web-bm-short-the-prince = Идёт к тому, у кого меньше всех душ.
web-bm-short-the-king = Идёт к тому, у кого больше всех душ.

## Предметы

web-bm-carries = несёт { $item-acc }
web-bm-hurt = получено урона: { $n }
web-bm-items-town = Предметы в городе
web-bm-item-mine = Предмет в зоне подсчёта очков
web-bm-items-spent = предметов рубашкой вверх: { $n }
web-bm-pile-item = предметы
web-bm-kind-item = предмет
web-mb-silent = без эффекта
