### Что происходит, когда кого-то спрашивают: `situation-…` читает тот, кого спрашивают, `waits-…` — остальные.
### $asked (а в вопросах без обстановки — $seat) — имя того, кого спрашивают.

# Противники в одном бою, для строк ниже.
fight-foes =
    { $foes ->
        [1] { $foe-gen }
        [2] { $foe-gen } и { $second-gen }
       *[other] всех противников ({ $foes })
    }
situation-fights =
    { $n ->
        [0] { $hero } против { fight-foes }: всё покрыто. Завершить бой?
        [one] { $hero } против { fight-foes }: не хватает { $n } очка. Играйте карты или платите здоровьем (осталось { $health }).
       *[other] { $hero } против { fight-foes }: не хватает { $n } очков. Играйте карты или платите здоровьем (осталось { $health }).
    }
waits-fights = { $asked } готовит бой: { $hero } против { fight-foes }.
situation-fights-unseen = { $hero } против { fight-foes }. Выложите всё нужное, затем завершите бой.
waits-fights-unseen = { $asked } готовит бой: { $hero } против { fight-foes }.
situation-pair-fights =
    { $n ->
        [0] { $hero } и { $other } против { fight-foes }: всё покрыто. Завершить бой?
        [one] { $hero } и { $other } против { fight-foes }: не хватает { $n } очка. Играйте карты или платите здоровьем.
       *[other] { $hero } и { $other } против { fight-foes }: не хватает { $n } очков. Играйте карты или платите здоровьем.
    }
waits-pair-fights = { $asked } готовит парный бой: { $hero } и { $other } против { fight-foes }.
situation-pair-fights-unseen = { $hero } и { $other } против { fight-foes }. Играйте карты, затем передайте слово напарнику.
waits-pair-fights-unseen = { $asked } готовит парный бой: { $hero } и { $other } против { fight-foes }.
situation-foes-left =
    { $n ->
        [one] В комнате остался { $n } противник. Выберите, кто с ним бьётся.
        [few] В комнате осталось { $n } противника. Выберите, кто бьётся следующим и против кого.
       *[other] В комнате осталось { $n } противников. Выберите, кто бьётся следующим и против кого.
    }
waits-foes-left = { $asked } выбирает, кто бьётся следующим.

## Что решают другие

waits-which-hero = { $seat } выбирает героя.
waits-which-skill = { $seat } выбирает умение для { $hero-gen }.
waits-which-payment = { $seat } выбирает, какое умение { $hero } оплатит.
waits-which-gain = { $seat } может взять карту для { $hero-gen }.
waits-who-refills = { $seat } выбирает, кто пополняет руку следующим.
waits-which-deck = { $seat } выбирает колоду, из которой { $hero } берёт карту.
waits-keep-or-replace = { $seat } решает, оставит ли { $hero } взятую карту.
waits-whether-to-divine = { $seat } решает, откроет ли { $hero } обстоятельства.
waits-which-to-send-away = { $seat } может убрать обстоятельство.
waits-which-to-swap = { $seat } может поменять двух монстров комнатами.
waits-whom-to-trade-with = { $seat } может предложить обмен от имени { $hero-gen }.
waits-whether-to-trade = { $hero } предлагает { $other-dat } обмен. Решает { $seat }.
waits-which-to-give = { $seat } выбирает карту, которую отдаст { $hero }.
waits-whether-to-heal = { $seat } решает, будет ли { $hero } лечить.
waits-whom-to-heal = { $seat } выбирает, кого лечить.
waits-which-room = { $seat } выбирает, в какую комнату войти.
waits-who-faces-whom = { $seat } решает, кто с кем бьётся.
waits-who-fights = { $seat } выбирает, кто бьётся следующим.
waits-how-to-fight = { $seat } готовит бой.
