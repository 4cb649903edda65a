### Co się dzieje, gdy ktoś jest pytany: `situation-…` czyta pytany, `waits-…` pozostali.
### $seat-is (i podobne) mówi, czy chodzi o samego czytelnika; $asked to imię pytanego.

played-by =
    { $seat-is ->
        [you] { $how ->
            [spell] Zagrywasz { $card-acc }
           *[effect] Używasz { $card-gen }
        }
       *[other] { $how ->
            [spell] { $seat } zagrywa { $card-acc }
           *[effect] { $seat } używa { $card-gen }
        }
    }
played-at-room =
    { $owner-is ->
        [you] { played-by }; cel: twoja komnata ({ $target }).
       *[other] { played-by }; cel: { $target } ({ $owner }).
    }
played-on =
    { $opponent-is ->
        [you] { played-by } przeciwko tobie.
       *[other] { played-by }; cel: { $opponent }.
    }
played-then =
    { $then ->
        [cancel] Zanegować ten czar czy pozwolić mu działać?
        [own] Użyć jeszcze czegoś czy pozwolić na efekt?
       *[answer] Odpowiedzieć czy pozwolić na efekt?
    }
waits-then =
    { $then ->
        [cancel] { $asked } decyduje, czy to zanegować.
        [own] { $asked } może użyć jeszcze czegoś.
       *[answer] { $asked } może odpowiedzieć.
    }
situation-played = { played-by }. { played-then }
waits-played = { played-by }. { waits-then }
situation-played-at = { played-by }; cel: { $target }. { played-then }
waits-played-at = { played-by }; cel: { $target }. { waits-then }
situation-played-at-room = { played-at-room } { played-then }
waits-played-at-room = { played-at-room } { waits-then }
situation-played-on = { played-on } { played-then }
waits-played-on = { played-on } { waits-then }

health-left =
    { $left ->
        [one] został { $left } punkt życia
        [few] zostały { $left } punkty życia
        [many] zostało { $left } punktów życia
       *[other] zostało { $left } punktu życia
    }
health-to-be-left =
    { $left ->
        [one] zostanie { $left } punkt życia
        [few] zostaną { $left } punkty życia
        [many] zostanie { $left } punktów życia
       *[other] zostanie { $left } punktu życia
    }
hero-fate-dies =
    { $seat-is ->
        [you] { $left ->
            [0] { $hero } ginie w twojej komnacie ({ $room }): { count-souls } dla ciebie.
           *[other] { $hero } ({ health-left }) zginie w twojej komnacie ({ $room }): { count-souls } dla ciebie.
        }
       *[other] { $left ->
            [0] { $hero } ginie tutaj: { $room }. { $seat } zdobędzie { count-souls.acc }.
           *[other] { $hero } ({ health-left }) zginie tutaj: { $room }. { $seat } zdobędzie { count-souls.acc }.
        }
    }
hero-fate-saved =
    { $seat-is ->
        [you] { $hero } ({ health-left }) padnie w twojej komnacie ({ $room }), ale przedmiot ocali bohatera: wróci do miasta.
       *[other] { $hero } ({ health-left }) padnie tutaj: { $room }. Przedmiot ocali jednak bohatera: wróci do miasta.
    }
hero-fate-survives =
    { $seat-is ->
        [you] { $fate ->
            [out] { $hero } dotrze do twojego bossa ({ health-to-be-left }): { count-wounds } i odpadasz z gry!
           *[stays] { $hero } dotrze do twojego bossa ({ health-to-be-left }): { count-wounds } dla ciebie.
        }
       *[other] { $fate ->
            [out] { $hero } dotrze do bossa ({ health-to-be-left }): { count-wounds } i { $seat } odpada z gry.
           *[stays] { $hero } dotrze do bossa ({ health-to-be-left }). { $seat } otrzyma { count-wounds.acc }.
        }
    }
hero-fate-comes =
    { $seat-is ->
        [you] { $hero } (życie { $health }) zaraz wejdzie do twoich podziemi; obrażenia w podziemiach: { $damage }.
       *[other] { $seat } zaraz powita w swoich podziemiach { $hero-acc } (życie { $health }); obrażenia w podziemiach: { $damage }.
    }
walk-then =
    { $seat-is ->
        [you] Użyć czegoś czy pozwolić bohaterowi iść dalej?
       *[other] Użyć czegoś czy spasować?
    }
fall-then =
    { $seat-is ->
        [you] Użyć czegoś czy grać dalej?
       *[other] Użyć czegoś czy spasować?
    }
situation-hero-dies = { hero-fate-dies } { fall-then }
waits-hero-dies = { hero-fate-dies } { $asked } może czegoś użyć.
situation-hero-saved = { hero-fate-saved } { fall-then }
waits-hero-saved = { hero-fate-saved } { $asked } może czegoś użyć.
situation-hero-survives = { hero-fate-survives } { walk-then }
waits-hero-survives = { hero-fate-survives } { $asked } może czegoś użyć.
situation-hero-comes = { hero-fate-comes } { walk-then }
waits-hero-comes = { hero-fate-comes } { $asked } może czegoś użyć.

waits-builds =
    { $seat-is ->
        [you] Budujesz. { $asked } może w tym czasie czegoś użyć.
       *[other] { $who ->
            [builder] { $seat } wybiera komnatę do zbudowania.
           *[other] { $seat } buduje. { $asked } może w tym czasie czegoś użyć.
        }
    }
situation-turn =
    { $seat-is ->
        [you] { $phase ->
            [build] Nic więcej nie zbudujesz. Użyć czegoś czy zakończyć budowę?
           *[adventure] Nikt teraz nie idzie do twoich podziemi. Użyć czegoś czy spasować?
        }
       *[other] { $phase ->
            [build] { $seat } już nie buduje. Użyć czegoś czy spasować?
           *[adventure] { $seat } teraz nie wita bohaterów. Użyć czegoś czy spasować?
        }
    }
waits-turn = { $asked } może czegoś użyć, zanim gra pójdzie dalej.
situation-last-chance =
    { $phase ->
        [build] Komnaty nie są jeszcze odkryte: użyć czegoś czy spasować?
       *[adventure] Bohaterowie przeszli: użyć czegoś przed końcem tury czy spasować?
    }
waits-last-chance = { $asked } może czegoś użyć, zanim gra pójdzie dalej.

## O czym decydują inni

waits-which-boss = { $seat } wybiera bossa.
waits-whether-to-redraw = { $seat } ogląda pierwszą rękę.
waits-which-to-discard = { $seat } wybiera dwie karty do odrzucenia.
waits-which-first-room = { $seat } wykłada pierwszą komnatę.
waits-which-deck = { $seat } wybiera talię, z której dociągnie kartę.
waits-which-consolation = { $seat } może dociągnąć kartę: w tej rundzie ani jednej duszy.
waits-what-to-play = { $seat } decyduje, co zrobić.
waits-which-resolves-first = { $seat } ustala kolejność efektów.
waits-which-acts-first = { $seat } ustala kolejność efektów.
waits-which-first = { $seat } wybiera, co stanie się najpierw.
waits-whether-to-act = { $seat } decyduje, czy użyć { $card-gen }.
waits-which-room-to-lose = { $seat } wybiera, którą ze swoich komnat zniszczyć.
waits-which-booty = { $seat } wybiera kartę, którą odda { $opponent }.
waits-where-to-build = { $seat } wybiera, gdzie zbudować komnatę.
waits-which-item = { $seat } decyduje, który przedmiot zostanie odkryty.

## Coins and minibosses

waits-whether-to-pay = { $seat } płaci 1 monetę za { $card-acc } albo odrzuca tę kartę.
waits-whether-to-pay-tax = { $seat } płaci za { $card-acc } albo traci ten czar.
waits-which-to-sip = { $seat } może zabrać kartę; odda ją { $opponent }.
waits-where-to-employ = { $seat } decyduje, czy przekupić { $card-acc }.
situation-builds =
    { $seat-is ->
        [you] Twoja kolej na budowę: połóż komnatę lub minibossa, rozwiń go, użyj czegoś albo nic nie buduj.
       *[other] { $seat } buduje. Użyć czegoś w tym czasie czy spasować?
    }
