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
        [you] { played-by }; cel: twoja komnata { $target }.
       *[other] { played-by }; cel: komnata { $target } w podziemiach gracza { $owner }.
    }
played-on =
    { $opponent-is ->
        [you] { played-by } przeciwko tobie.
       *[other] { played-by }; cel: { $opponent }.
    }
played-then =
    { $then ->
        [cancel] Zanegować czy niech zadziała?
        [own] Użyć jeszcze czegoś czy niech zadziała?
       *[answer] Odpowiedzieć czy niech zadziała?
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

hero-fate-dies =
    { $seat-is ->
        [you] { $left ->
            [0] { $hero } ginie w twojej komnacie ({ $room }): { count-souls } dla ciebie.
           *[other] { $hero } (zostało { $left } życia) zginie w twojej komnacie ({ $room }): { count-souls } dla ciebie.
        }
       *[other] { $left ->
            [0] { $hero } ginie tutaj: { $room }. { $seat } zdobędzie: { count-souls }.
           *[other] { $hero } (zostało { $left } życia) zginie tutaj: { $room }. { $seat } zdobędzie: { count-souls }.
        }
    }
hero-fate-survives =
    { $seat-is ->
        [you] { $fate ->
            [out] { $hero } dotrze do twojego bossa (zostanie { $left } życia): { count-wounds } i odpadasz z gry!
           *[stays] { $hero } dotrze do twojego bossa (zostanie { $left } życia): { count-wounds } dla ciebie.
        }
       *[other] { $fate ->
            [out] { $hero } dotrze do bossa (zostanie { $left } życia): { count-wounds } i { $seat } odpada z gry.
           *[stays] { $hero } dotrze do bossa (zostanie { $left } życia). { $seat } dostanie: { count-wounds }.
        }
    }
hero-fate-comes =
    { $seat-is ->
        [you] { $hero } (życie { $health }) zaraz wejdzie do twoich podziemi; ich obrażenia razem: { $damage }.
       *[other] { $hero } (życie { $health }) zaraz wejdzie do podziemi gracza { $seat }; ich obrażenia razem: { $damage }.
    }
walk-then =
    { $seat-is ->
        [you] Użyć czegoś czy niech idzie dalej?
       *[other] Użyć czegoś czy spasować?
    }
situation-hero-dies = { hero-fate-dies } { walk-then }
waits-hero-dies = { hero-fate-dies } { $asked } może czegoś użyć.
situation-hero-survives = { hero-fate-survives } { walk-then }
waits-hero-survives = { hero-fate-survives } { $asked } może czegoś użyć.
situation-hero-comes = { hero-fate-comes } { walk-then }
waits-hero-comes = { hero-fate-comes } { $asked } może czegoś użyć.

situation-builds =
    { $seat-is ->
        [you] Twoja kolej budować: połóż zakrytą komnatę, użyj czegoś albo nic nie buduj.
       *[other] { $seat } buduje. Użyć czegoś w tym czasie czy spasować?
    }
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
           *[adventure] Nikt teraz nie idzie do podziemi gracza { $seat }. Użyć czegoś czy spasować?
        }
    }
waits-turn = { $asked } może czegoś użyć, zanim gra pójdzie dalej.
situation-last-chance =
    { $phase ->
        [build] Zanim odkryje się komnaty: użyć czegoś czy spasować?
       *[adventure] Bohaterowie przeszli: użyć czegoś przed końcem tury czy spasować?
    }
waits-last-chance = { $asked } może czegoś użyć, zanim gra pójdzie dalej.

## Co decydują inni

waits-which-boss = { $seat } wybiera bossa.
waits-whether-to-redraw = { $seat } ogląda pierwszą rękę.
waits-which-to-discard = { $seat } wybiera dwie karty do odrzucenia.
waits-which-first-room = { $seat } wykłada pierwszą komnatę.
waits-which-deck = { $seat } wybiera talię, z której dociągnie kartę.
waits-which-consolation = { $seat } może dociągnąć kartę: w tej rundzie ani jednej duszy.
waits-what-to-play = { $seat } decyduje, co zrobić.
waits-which-resolves-first = { $seat } ustala kolejność efektów.
waits-which-first = { $seat } wybiera, co stanie się najpierw.
waits-whether-to-act = { $seat } decyduje, czy użyć { $card-gen }.
waits-which-room-to-lose = { $seat } wybiera, którą ze swoich komnat zniszczyć.
waits-which-booty = { $seat } wybiera kartę z ręki gracza { $opponent }.
waits-where-to-build = { $seat } wybiera, gdzie zbudować komnatę.
waits-which-item = { $seat } decyduje, który przedmiot zostanie odkryty.
