### Terms of hints and reviews: how much more ($way is more) or less of them one option brings than another.

stake-boss-wounds =
    { $n ->
        [one] { $n } { $way ->
            [more] more
           *[less] fewer
        } wound for the boss
       *[other] { $n } { $way ->
            [more] more
           *[less] fewer
        } wounds for the boss
    }
stake-wounds =
    { $n ->
        [one] { $n } { $way ->
            [more] more
           *[less] fewer
        } wound
       *[other] { $n } { $way ->
            [more] more
           *[less] fewer
        } wounds
    }
stake-poison =
    { $n ->
        [one] { $n } { $way ->
            [more] more
           *[less] fewer
        } poison token
       *[other] { $n } { $way ->
            [more] more
           *[less] fewer
        } poison tokens
    }
stake-level =
    { $n ->
        [one] { $n } level { $way ->
            [more] higher
           *[less] lower
        }
       *[other] { $n } levels { $way ->
            [more] higher
           *[less] lower
        }
    }
stake-loot =
    { $n ->
        [one] { $n } { $way ->
            [more] more
           *[less] fewer
        } trophy
       *[other] { $n } { $way ->
            [more] more
           *[less] fewer
        } trophies
    }
stake-potions =
    { $n ->
        [one] { $n } { $way ->
            [more] more
           *[less] fewer
        } potion token
       *[other] { $n } { $way ->
            [more] more
           *[less] fewer
        } potion tokens
    }
stake-time =
    { $n ->
        [one] { $n } { $way ->
            [more] more
           *[less] fewer
        } card of time in the deck
       *[other] { $n } { $way ->
            [more] more
           *[less] fewer
        } cards of time in the deck
    }
