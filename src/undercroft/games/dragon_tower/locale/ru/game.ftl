### «Башня Дракона»: название, параметры, вопросы, варианты, журнал, реплики.
### Имена приходят во всех падежах: $hero, $hero-gen, $hero-dat, $hero-acc, $hero-ins, $hero-loc.
### Названия умений стоят в кавычках, прочих карт — без кавычек; те и другие склоняются.

game-title = Башня Дракона
game-tagline = Поднимитесь вместе на шесть этажей и одолейте того, кто ждёт наверху.
game-about = Шесть этажей, мало карт и дракон на крыше. Подниматься и побеждать надо вместе.
game-time = 30 мин

## Параметры игры

setting-heroes = Герои
setting-heroes-help = Сколько героев идёт в Башню; каждый игрок ведёт свою часть отряда.
setting-heroes-2 = 2
setting-heroes-3 = 3
setting-heroes-4 = 4
setting-team = Команда
setting-team-help = Выберите героев за столом или положитесь на случай: он раздаст обычных.
setting-team-choose = выбрать за столом
setting-team-deal = раздать обычных героев
setting-setup = Подготовка
setting-setup-help = В первой игре раздают обычных героев, умений нет, а наверху одним элитным монстром меньше; при игре с детьми убирают только этого монстра.
setting-setup-standard = обычная
setting-setup-first-game = первая игра
setting-setup-children = игра с детьми
setting-skills = Умения
setting-skills-help = Можно ли героям брать умения и сколько.
setting-skills-none = без умений
setting-skills-one = не больше одного у героя
setting-skills-many = сколько герой сможет оплатить
setting-boss = Босс
setting-boss-help = Кто ждёт наверху; при четырёх героях дополнительный босс встаёт рядом с Драконом.
setting-boss-dragon = Дракон
setting-boss-giant-troll = Гигантский тролль
setting-boss-dark-lord = Тёмный Властелин
setting-boss-lord-of-the-dead = Повелитель мёртвых
setting-variants = Усложнения
setting-variants-help = Можно выбрать несколько сразу.
setting-variants-everyone-counts = Важен каждый: первая же смерть — поражение
setting-variants-surrounded = Окружены: кто с каким монстром бьётся, решают до входа
setting-variants-no-break = Без перерыва: после 3-го этажа здоровье не растёт

## Вопросы

prompt-which-hero = Выберите своего героя.
prompt-which-skill = Выберите умение для { $hero-gen } или обойдитесь без него.
prompt-which-payment = Выберите, какое умение { $hero } оплатит следующим.
prompt-which-gain = { $hero } может взять карту из любой колоды.
prompt-who-refills = Выберите, кто пополняет руку следующим.
prompt-which-deck = Выберите колоду, из которой { $hero } берёт карту.
prompt-keep-or-replace = Оставить { $hero-dat } последнюю взятую карту или испытать удачу?
prompt-whether-to-divine = Пусть { $hero } откроет обстоятельства этого этажа?
prompt-which-to-send-away = Убрать одно из этих обстоятельств?
prompt-which-to-swap = Поменять двух монстров комнатами?
prompt-whom-to-trade-with = Предложить кому-нибудь обмен картами от имени { $hero-gen }?
prompt-whether-to-trade = { $hero } предлагает { $other-dat } обменяться картами. Согласиться?
prompt-which-to-give = Выберите карту, которую отдаст { $hero }.
prompt-whether-to-heal = Пусть { $hero } сейчас кого-нибудь вылечит?
prompt-whom-to-heal = Выберите, какую карту сбросить и кого вылечить.
prompt-which-room = Выберите, в какую комнату войти.
prompt-who-faces-whom = Решите, кто с каким монстром бьётся, в порядке боёв.
prompt-who-fights = Выберите, кто бьётся следующим и против кого.
prompt-how-to-fight = Выложите всё нужное для боя, затем завершите его.

## Варианты

option-lead = Вести { $card-acc }
option-take-skill = Взять «{ $card-acc }»
option-no-skill = Без умения
option-pay = Оплатить «{ $card-acc }»
option-gain-nothing = Не брать карту
option-refill = { $hero } пополняет руку
option-draw = { $hero } берёт карту { $deck-gen }
option-replace = Сбросить { $card-acc } и взять другую карту
option-keep = Оставить
option-decline = Не сейчас
option-divine = Заглянуть вперёд
option-send-away = Убрать { $card-acc }
option-swap = Поменять местами { $monster-acc } и { $other-acc }
option-propose-trade = Предложить { $other-dat } обмен
option-agree = Согласиться
option-refuse = Отказаться
option-give = Отдать { $card-acc }
option-begin-healing = { $hero } лечит
option-heal-with = Сбросить { $card-acc } и вылечить { $target-acc }
option-think-better = Всё-таки не лечить
option-enter = Войти в { $room-acc } комнату
option-assign = { $hero } берёт { $foe-acc } на себя
option-assign-pair = { $first } и { $second } берут { $foe-acc } на себя
option-agree-on-plan = План принят: входим
option-unassign = Отменить последнее назначение
option-step-back = Ещё подумать о комнате
option-fight-alone = { $hero } бьётся против { $foe-gen } в одиночку
option-fight-together = { $first } и { $second } бьются против { $foe-gen }
option-pair-up = Перейти к парным боям
option-go-it-alone = Биться с оставшимися в одиночку
option-play-card = Сыграть { $card-acc }
option-play-as = Сыграть { $card-acc } как карту { $attribute-gen }
option-take-back = Вернуть { $card-acc } в руку
option-face-too = Взять на себя и { $foe-acc }
option-leave-out = Не брать на себя { $foe-acc }
option-lower = Снизить { $attribute-acc } { $foe-gen } на 1
option-restore = Всё-таки не ослаблять { $foe-acc }
option-use-skill = Применить «{ $card-acc }»
option-put-away = Всё-таки не применять «{ $card-acc }»
option-hand-over =
    { $health ->
        [0] Здоровье не трачу. Твой ход!
        [one] С меня { $health } очко здоровья. Твой ход!
        [few] С меня { $health } очка здоровья. Твой ход!
        [many] С меня { $health } очков здоровья. Твой ход!
       *[other] С меня { $health } очка здоровья. Твой ход!
    }
option-withdraw = Выйти из этого боя
option-commit =
    { $first ->
        [0] { $second ->
            [0] Победить без единой царапины
            [one] Победить; второй герой платит { $second } очко здоровья
            [few] Победить; второй герой платит { $second } очка здоровья
            [many] Победить; второй герой платит { $second } очков здоровья
           *[other] Победить; второй герой платит { $second } очка здоровья
        }
       *[other] { $second ->
            [0] { $first ->
                [one] Победить за { $first } очко здоровья
                [few] Победить за { $first } очка здоровья
                [many] Победить за { $first } очков здоровья
               *[other] Победить за { $first } очка здоровья
            }
            [one] Победить; герои платят { $first } и { $second } очко здоровья
            [few] Победить; герои платят { $first } и { $second } очка здоровья
            [many] Победить; герои платят { $first } и { $second } очков здоровья
           *[other] Победить; герои платят { $first } и { $second } очка здоровья
        }
    }
option-give-all = Отдать всё напрасно и погибнуть

## Слова

room-left = левая
    .acc = левую
room-right = правая
    .acc = правую
stage-solo = Одиночные бои
stage-pairs = Парные бои
stage-leftovers = Оставшиеся бои
word-floor = Этаж { $floor }
word-health = Здоровье
word-hand = Рука
word-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }
word-circumstances =
    { $n ->
        [one] { $n } закрытое обстоятельство
        [few] { $n } закрытых обстоятельства
        [many] { $n } закрытых обстоятельств
       *[other] { $n } закрытого обстоятельства
    }
word-dead = погиб
word-cleared = пройдено
word-not-taken = обошли
word-fought = уже бился здесь
word-need = Нужно
word-base = База
word-missing = Не хватает
word-covered = покрыто
word-leader = говорит за отряд
warning-attributes = Команде не хватает свойств: целые виды монстров будет трудно одолеть.
warning-no-ordinary = В этой команде нет ни одного обычного героя.
warning-many-special = В этой команде больше одного особого героя.
warning-many-thrifty = В этой команде больше одного запасливого героя.
reason-victory = Башня пройдена, её хозяин мёртв.
reason-all-dead = Все герои погибли.
reason-hopeless = Тех, кто остался в комнате, уже не одолеть.
reason-one-fell = Погиб герой, а важен был каждый.

## Журнал

log-hero-chosen = { $seat } ведёт { $hero-acc }.
log-team-unbalanced =
    { $check ->
        [attributes] Внимание: команде не хватает свойств.
        [no-ordinary] Внимание: в команде нет обычного героя.
        [many-special] Внимание: в команде больше одного особого героя.
       *[many-thrifty] Внимание: в команде больше одного запасливого героя.
    }
log-skill-taken = { $hero } берёт умение «{ $skill }».
log-skill-paid =
    { $cards-count ->
        [0] { $health ->
            [one] { $hero } платит за «{ $skill-acc }» { $health } очко здоровья.
            [few] { $hero } платит за «{ $skill-acc }» { $health } очка здоровья.
            [many] { $hero } платит за «{ $skill-acc }» { $health } очков здоровья.
           *[other] { $hero } платит за «{ $skill-acc }» { $health } очка здоровья.
        }
       *[other] { $health ->
            [0] { $hero } теряет { $cards-acc } за «{ $skill-acc }».
            [one] { $hero } платит за «{ $skill-acc }» { $health } очко здоровья и теряет { $cards-acc }.
            [few] { $hero } платит за «{ $skill-acc }» { $health } очка здоровья и теряет { $cards-acc }.
            [many] { $hero } платит за «{ $skill-acc }» { $health } очков здоровья и теряет { $cards-acc }.
           *[other] { $hero } платит за «{ $skill-acc }» { $health } очка здоровья и теряет { $cards-acc }.
        }
    }
log-card-drawn = { $hero } берёт { $card-acc }.
log-deck-reshuffled = Сброшенные карты { $deck-gen } перетасованы в новую колоду.
log-card-replaced = { $hero } сбрасывает { $card-acc } и берёт другую карту.
log-card-discarded = { $hero } сбрасывает { $card-acc }.
log-tower-built = Башня стоит. Наверху ждёт { $boss }.
log-floor-begun = Этаж { $floor }. За отряд говорит { $leader }.
log-boss-grew = { $boss } вбирает в себя { $cards-acc }.
log-circumstances-divined = { $hero } предвидит { $cards-acc }.
log-circumstance-replaced = { $hero } убирает { $card-acc }; на это место ложится закрытая карта.
log-monsters-swapped = { $hero } хитрит: { $monster } и { $other } меняются комнатами.
log-cards-traded = { $hero } отдаёт { $other-dat } { $given-acc } и получает { $received-acc }.
log-trade-refused = { $other } отказывает { $hero-dat } в обмене.
log-room-passed = Другую комнату отряд обходит стороной: { $cards }.
log-room-entered = Отряд входит в комнату на { $floor }-м этаже: { $monsters }.
log-circumstance-revealed = Обстоятельство: { $card }.
log-stage-begun = { $stage }.
log-fight-handed-over =
    { $cards-count ->
        [0] { $health ->
            [0] { $hero } не предлагает здоровья; дальше решает { $other }.
            [one] { $hero } предлагает { $health } очко здоровья; дальше решает { $other }.
            [few] { $hero } предлагает { $health } очка здоровья; дальше решает { $other }.
            [many] { $hero } предлагает { $health } очков здоровья; дальше решает { $other }.
           *[other] { $hero } предлагает { $health } очка здоровья; дальше решает { $other }.
        }
       *[other] { $health ->
            [0] { $hero } выкладывает { $cards-acc }; дальше решает { $other }.
            [one] { $hero } выкладывает { $cards-acc } и предлагает { $health } очко здоровья; дальше решает { $other }.
            [few] { $hero } выкладывает { $cards-acc } и предлагает { $health } очка здоровья; дальше решает { $other }.
            [many] { $hero } выкладывает { $cards-acc } и предлагает { $health } очков здоровья; дальше решает { $other }.
           *[other] { $hero } выкладывает { $cards-acc } и предлагает { $health } очка здоровья; дальше решает { $other }.
        }
    }
log-fight-won =
    { $heroes-number ->
        [many] { $paid ->
            [0] { $heroes } одолевают { $foes-acc } без единой царапины.
            [one] { $heroes } одолевают { $foes-acc } ценой { $paid } очка здоровья.
           *[other] { $heroes } одолевают { $foes-acc } ценой { $paid } очков здоровья.
        }
       *[one] { $paid ->
            [0] { $heroes } одолевает { $foes-acc } без единой царапины.
            [one] { $heroes } одолевает { $foes-acc } ценой { $paid } очка здоровья.
           *[other] { $heroes } одолевает { $foes-acc } ценой { $paid } очков здоровья.
        }
    }
log-fight-lost =
    { $heroes-number ->
        [many] { $heroes } отдают всё, но не могут одолеть { $foes-acc }.
       *[one] { $heroes } отдаёт всё, но не может одолеть { $foes-acc }.
    }
log-hero-died = { $hero } погибает.
log-hero-healed =
    { $cause ->
        [rest] { $hero } отдыхает: +{ $health } к здоровью.
        [regeneration] { $hero } регенерирует: +{ $health } к здоровью.
       *[healer] { $hero } получает лечение: +{ $health } к здоровью.
    }
log-skill-used = { $hero } применяет «{ $skill-acc }».
log-room-cleared = Этаж { $floor } пройден.
log-game-won =
    { $alive ->
        [one] Победа! В живых остался { $alive } герой.
        [few] Победа! В живых осталось { $alive } героя.
        [many] Победа! В живых осталось { $alive } героев.
       *[other] Победа! В живых осталось { $alive } героя.
    }
log-game-lost =
    { $reason ->
        [hopeless] Поражение на { $floor }-м этаже: оставшихся уже не одолеть.
        [one-fell] Поражение на { $floor }-м этаже: погиб герой.
       *[all-dead] Поражение на { $floor }-м этаже: все герои погибли.
    }

## Реплики, без чисел

say-i-am-rich-in = У меня много { $attribute-gen }.
say-i-can-cover = Я возьму { $attribute-acc } на себя.
say-i-have-little = { $attribute } у меня почти на исходе.
say-i-have-no = У меня совсем нет { $attribute-gen }.
say-please-take = Берите, пожалуйста, побольше { $attribute-gen }.
say-i-can-take = Я могу взять { $foe-acc } на себя.
say-i-could-take-at-a-price = Я могу взять { $foe-acc } на себя, но будет больно.
say-i-cannot-take = Мне не одолеть { $foe-acc }.
say-help-me-with = Помогите мне одолеть { $foe-acc }.
say-please-face = Возьмёте { $foe-acc } на себя?
say-let-us-go = Пойдёмте в { $room-acc } комнату.
say-i-would-rather-bleed = Лучше пролью кровь, чем потрачу карты.
say-please-you-pay = Пожалуйста, на этот раз платите вы.
say-i-am-badly-hurt = Мне сильно досталось.
say-i-am-in-good-health = Со здоровьем у меня всё хорошо.
say-save-it-for-the-boss = Приберегите это для вершины.
say-well-fought = Славный бой!
