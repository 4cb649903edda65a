### «Аварийная посадка» и «Геройские штучки»: настройки, вопросы, выбор, слова, записи журнала; и слова всей семьи

## Настройки игры

setting-sets-crash-landing = Аварийная посадка
setting-sets-tools-of-hero-kind = Геройские штучки

## Вопросы

prompt-whom-to-copy = Выберите босса, чьё повышение уровня перенимает { $source }.
prompt-which-to-uncover = Поднять наверх накрытую комнату? { $source }, подземелье: { $owner }.
prompt-whom-to-bite = Выберите героя, который получит 3 урона ({ $source }).
prompt-which-item = Открытым может лежать только один предмет: использовать старый сейчас же или перевернуть один рубашкой вверх?
prompt-which-aim = Выберите цель ({ $source }).
prompt-whom-to-arm = Выберите героя, который получит предмет ({ $source }).

## Выбор

option-copy-boss = { $card }
option-uncover-room = Поднять наверх { $card-acc }
option-bite = { $card }
option-use-at-once = Использовать { $card-acc } сейчас же
option-turn-over = Перевернуть { $card-acc } рубашкой вверх
option-aim-item = { $target }
option-aim-item-on = { $opponent }
option-arm = { $card }

## Слова в вопросах, выборе и журнале

back-item = карта предмета
    .gen = карты предмета
    .dat = карте предмета
    .acc = карту предмета
    .ins = картой предмета
    .loc = карте предмета
    .gender = f
pile-item = предметы
    .gen = предметов
    .dat = предметам
    .acc = предметы
    .ins = предметами
    .loc = предметах
    .gender = p
wanted-advanced-room = улучшенная комната
    .gen = улучшенной комнаты
    .dat = улучшенной комнате
    .acc = улучшенную комнату
    .ins = улучшенной комнатой
    .loc = улучшенной комнате
    .gender = f
way-kill = Убить героя, у которого осталось не больше 2 очков здоровья
way-take = Забрать героя, выжившего у другого игрока
moment-item-enters = вошёл герой с предметом
set-crash-landing = Аварийная посадка
set-tools-of-hero-kind = Геройские штучки
word-item = Предмет
word-items = Предметы
word-carries = несёт { $item-acc }
word-hurt = получено урона: { $n }
zone-item-deck = Колода предметов
zone-items-waiting = Предметы в городе
zone-items-carried = Предметы героев
zone-items = Открытый предмет
zone-items-spent = Предметы рубашкой вверх

## Журнал

log-room-uncovered = Поднята наверх комната: { $room } ({ $seat }).
log-room-enriched = { $room }: до конца раунда сокровищ { $treasure-gen } больше на { $count }.
log-level-up-copied = { $boss } перенимает повышение уровня: { $other } ({ $seat }).
log-survivor-taken =
    { $souls ->
        [one] { $seat } забирает { $hero-acc } и получает { $souls } душу; героя теряет { $opponent }.
        [few] { $seat } забирает { $hero-acc } и получает { $souls } души; героя теряет { $opponent }.
       *[many] { $seat } забирает { $hero-acc } и получает { $souls } душ; героя теряет { $opponent }.
    }
log-items-revealed = В городе появляются предметы: { $items }.
log-item-given = { $hero } берёт { $item-acc }.
log-item-won =
    { $seat-is ->
        [you] Вы получаете предмет: { $item }.
       *[other] { $seat } получает предмет: { $item }.
    }
log-item-kept = { $seat } кладёт { $item-acc } рубашкой вверх в зону подсчёта очков.
log-item-turned-up = Предмет лежит лицом вверх: { $item } ({ $seat }).
log-item-turned-down = Предмет лежит рубашкой вверх: { $item } ({ $seat }).
log-item-used-at-once = { $seat } сейчас же использует { $item-acc }.
log-item-acted = Срабатывает предмет: { $item } ({ $hero }).
log-order-reversed = Порядок комнат теперь обратный ({ $seat }).
log-room-skipped = { $hero } пропускает следующую комнату.
log-wound-counted = { $seat } до конца раунда считает на одну рану больше.
log-cannot-lose = { $seat } в этом раунде не может проиграть из-за ран.
log-ordinary-monsters-strengthened = { $seat } увеличивает урон своих обычных комнат с монстрами на { $damage } до конца раунда.

## Слова всей семьи

prompt-which-way = Выберите, как использовать { $source-acc }.
option-prepare = Разыграть { $card-acc }
option-spend = Сбросить { $card-acc } ради эффекта
option-choose-way = { $way }
way-only = Использовать
power-spike-level-2 = 2-й уровень: сбросить карту, 2 урона герою здесь
power-kid-croak-level-2 = 2-й уровень: поменять местами две комнаты
power-draculad-level-2 = 2-й уровень: вернуть героя в город
power-mageseeker-level-2 = 2-й уровень: сбросить заклинание и отменить чужое
power-spike-level-3 = 3-й уровень: вернуть мини-босса в руку
power-kid-croak-level-3 = 3-й уровень: урон комнат с монстрами +1
power-kid-croak-level-3-minus = 3-й уровень: урон комнат с монстрами −1
power-draculad-level-3 = 3-й уровень: посмотреть руку и забрать карту
power-rocky-level-3 = 3-й уровень: +5 здоровья герою
power-cerebella-level-3 = 3-й уровень: подземелье теряет способности
power-paddywhack-level-3 = 3-й уровень: убить героя здесь
power-icicle-man-level-3 = 3-й уровень: закрыть комнату
power-mageseeker-level-3 = 3-й уровень: герои минуют первую комнату
power-brassknuckle-level-3 = 3-й уровень: двойной урон здесь
power-jinx-level-3 = 3-й уровень: привести героя из города
way-weaker = Взять заклинание, урон меньше на 2
way-stronger = Сбросить заклинание, урон больше на 2
way-spell = Взять заклинание
way-coins = Получить 2 монеты
way-silence = Отключить эффект комнаты
way-deactivate = Закрыть комнату
way-own-hero = 2 урона герою в своём подземелье
way-miniboss-hero = 4 урона герою в комнате с мини-боссом
way-monsters = Сбросить две комнаты с монстрами
way-miniboss = Сбросить мини-босса
moment-uncovered = комната появилась из-под другой
moment-any-destroyed = уничтожена комната
moment-hero-leaves = герой ушёл оттуда живым
moment-hero-killed = вы убили героя
moment-opponent-discards = соперник сбросил карты
moment-opponent-raises = соперник построил или повысил мини-босса
moment-coins-gained = вы получили монеты
moment-build-begins = началась фаза строительства
moment-build-turn-ends = ваш ход строительства окончен
log-damage-doubled = { $room }: урон удвоен до конца раунда.
log-acts-as-built =
    { $seat-is ->
        [you] Срабатывает, как при постройке: { $room } (ваша комната).
       *[other] Срабатывает, как при постройке: { $room } ({ $seat }).
    }
