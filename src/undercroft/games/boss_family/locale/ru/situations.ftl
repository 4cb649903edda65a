### Что происходит, когда кого-то спрашивают: `situation-…` читает тот, кого спрашивают, `waits-…` — остальные.
### $seat-is (и подобные) говорит, о самом ли читателе речь; $asked — имя того, кого спрашивают.

played-by =
    { $seat-is ->
        [you] { $how ->
            [spell] Вы разыгрываете { $card-acc }
           *[effect] Вы используете { $card-acc }
        }
       *[other] { $how ->
            [spell] { $seat } разыгрывает { $card-acc }
           *[effect] { $seat } использует { $card-acc }
        }
    }
played-at-room =
    { $owner-is ->
        [you] { played-by }; цель — ваша комната: { $target }.
       *[other] { played-by }; цель — { $target } ({ $owner }).
    }
played-on =
    { $opponent-is ->
        [you] { played-by } против вас.
       *[other] { played-by }; цель — { $opponent }.
    }
played-then =
    { $then ->
        [cancel] Отменить или пусть сработает?
        [own] Применить что-нибудь ещё или пусть сработает?
       *[answer] Ответить или пусть сработает?
    }
waits-then =
    { $then ->
        [cancel] { $asked } решает, отменять ли это.
        [own] { $asked } может применить что-нибудь ещё.
       *[answer] { $asked } может ответить.
    }
situation-played = { played-by }. { played-then }
waits-played = { played-by }. { waits-then }
situation-played-at = { played-by }; цель — { $target }. { played-then }
waits-played-at = { played-by }; цель — { $target }. { waits-then }
situation-played-at-room = { played-at-room } { played-then }
waits-played-at-room = { played-at-room } { waits-then }
situation-played-on = { played-on } { played-then }
waits-played-on = { played-on } { waits-then }

health-left = здоровья осталось { $left }
health-to-be-left = здоровья останется { $left }
hero-fate-dies =
    { $seat-is ->
        [you] { $left ->
            [0] { $hero } умирает в вашей комнате ({ $room }): вы получите { count-souls.acc }.
           *[other] { $hero } ({ health-left }) умрёт в вашей комнате ({ $room }): вы получите { count-souls.acc }.
        }
       *[other] { $left ->
            [0] { $hero } умирает здесь: { $room }. { $seat } получит { count-souls.acc }.
           *[other] { $hero } ({ health-left }) умрёт здесь: { $room }. { $seat } получит { count-souls.acc }.
        }
    }
hero-fate-saved =
    { $seat-is ->
        [you] { $hero } ({ health-left }) падёт в вашей комнате ({ $room }), но предмет спасёт героя: он вернётся в город.
       *[other] { $hero } ({ health-left }) падёт здесь: { $room }. Но предмет спасёт героя: он вернётся в город.
    }
hero-fate-survives =
    { $seat-is ->
        [you] { $fate ->
            [out] { $hero } дойдёт до вашего босса ({ health-to-be-left }): { count-wounds }, и вы выбываете!
           *[stays] { $hero } дойдёт до вашего босса ({ health-to-be-left }): вы получите { count-wounds.acc }.
        }
       *[other] { $fate ->
            [out] { $hero } дойдёт до босса ({ health-to-be-left }): { count-wounds }, и { $seat } выбывает.
           *[stays] { $hero } дойдёт до босса ({ health-to-be-left }). { $seat } получит { count-wounds.acc }.
        }
    }
hero-fate-comes =
    { $seat-is ->
        [you] { $hero } (здоровье { $health }) вот-вот войдёт в ваше подземелье; урон подземелья: { $damage }.
       *[other] { $seat } вот-вот встретит в своём подземелье { $hero-acc } (здоровье { $health }); урон подземелья: { $damage }.
    }
walk-then =
    { $seat-is ->
        [you] Применить что-нибудь или пусть герой идёт дальше?
       *[other] Применить что-нибудь или спасовать?
    }
fall-then =
    { $seat-is ->
        [you] Применить что-нибудь или продолжить?
       *[other] Применить что-нибудь или спасовать?
    }
situation-hero-dies = { hero-fate-dies } { fall-then }
waits-hero-dies = { hero-fate-dies } { $asked } может что-нибудь применить.
situation-hero-saved = { hero-fate-saved } { fall-then }
waits-hero-saved = { hero-fate-saved } { $asked } может что-нибудь применить.
situation-hero-survives = { hero-fate-survives } { walk-then }
waits-hero-survives = { hero-fate-survives } { $asked } может что-нибудь применить.
situation-hero-comes = { hero-fate-comes } { walk-then }
waits-hero-comes = { hero-fate-comes } { $asked } может что-нибудь применить.

waits-builds =
    { $seat-is ->
        [you] Вы строите. { $asked } может тем временем что-нибудь применить.
       *[other] { $who ->
            [builder] { $seat } выбирает, какую комнату построить.
           *[other] { $seat } строит. { $asked } может тем временем что-нибудь применить.
        }
    }
situation-turn =
    { $seat-is ->
        [you] { $phase ->
            [build] Больше строить нечего. Применить что-нибудь или закончить строительство?
           *[adventure] Сейчас в ваше подземелье никто не идёт. Применить что-нибудь или спасовать?
        }
       *[other] { $phase ->
            [build] { $seat } больше не строит. Применить что-нибудь или спасовать?
           *[adventure] { $seat } сейчас не встречает героев. Применить что-нибудь или спасовать?
        }
    }
waits-turn = { $asked } может что-нибудь применить, прежде чем игра пойдёт дальше.
situation-last-chance =
    { $phase ->
        [build] Пока комнаты не открыты: применить что-нибудь или спасовать?
       *[adventure] Герои прошли: применить что-нибудь до конца хода или спасовать?
    }
waits-last-chance = { $asked } может что-нибудь применить, прежде чем игра пойдёт дальше.

## Что решают другие

waits-which-boss = { $seat } выбирает босса.
waits-whether-to-redraw = { $seat } смотрит первую руку.
waits-which-to-discard = { $seat } выбирает две карты для сброса.
waits-which-first-room = { $seat } выкладывает первую комнату.
waits-which-deck = { $seat } выбирает, из какой колоды взять карту.
waits-which-consolation = { $seat } может взять карту: за раунд ни одной души.
waits-what-to-play = { $seat } решает, что делать.
waits-which-resolves-first = { $seat } выбирает порядок эффектов.
waits-which-acts-first = { $seat } выбирает порядок эффектов.
waits-which-first = { $seat } выбирает, что произойдёт сначала.
waits-whether-to-act = { $seat } решает, использовать ли { $card-acc }.
waits-which-room-to-lose = { $seat } выбирает, какую из своих комнат уничтожить.
waits-which-booty = { $seat } выбирает карту, которую отдаст { $opponent }.
waits-where-to-build = { $seat } выбирает, где построить комнату.
waits-which-item = { $seat } решает, какой предмет останется лицом вверх.

## Coins and minibosses

waits-whether-to-pay = { $seat } платит 1 монету за { $card-acc } или сбрасывает эту карту.
waits-whether-to-pay-tax = { $seat } платит за { $card-acc } или теряет это заклинание.
waits-which-to-sip = { $seat } может забрать карту; её отдаст { $opponent }.
waits-where-to-employ = { $seat } решает, переманить ли { $card-acc }.
situation-builds =
    { $seat-is ->
        [you] Ваша очередь строить: выложите комнату или мини-босса, повышайте, примените что-нибудь или ничего не стройте.
       *[other] { $seat } строит. Применить что-нибудь тем временем или спасовать?
    }
