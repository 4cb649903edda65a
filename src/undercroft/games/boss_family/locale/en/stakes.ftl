### Terms of hints and reviews: how much more ($way is more) or less of them one option brings than another.

stake-souls =
    { $n ->
        [one] { $n } { $way ->
            [more] more
           *[less] fewer
        } soul
       *[other] { $n } { $way ->
            [more] more
           *[less] fewer
        } souls
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
stake-rival-souls =
    { $n ->
        [one] { $n } { $way ->
            [more] more
           *[less] fewer
        } soul for the best rival
       *[other] { $n } { $way ->
            [more] more
           *[less] fewer
        } souls for the best rival
    }
stake-rival-wounds =
    { $n ->
        [one] { $n } { $way ->
            [more] more
           *[less] fewer
        } wound for rivals
       *[other] { $n } { $way ->
            [more] more
           *[less] fewer
        } wounds for rivals
    }
stake-damage =
    { $n ->
        [one] { $n } { $way ->
            [more] more
           *[less] less
        } damage in your dungeon
       *[other] { $n } { $way ->
            [more] more
           *[less] less
        } damage in your dungeon
    }
stake-treasure =
    { $n ->
        [one] { $n } { $way ->
            [more] more
           *[less] fewer
        } treasure in your dungeon
       *[other] { $n } { $way ->
            [more] more
           *[less] fewer
        } treasures in your dungeon
    }
stake-coins =
    { $n ->
        [one] { $n } { $way ->
            [more] more
           *[less] fewer
        } coin
       *[other] { $n } { $way ->
            [more] more
           *[less] fewer
        } coins
    }
stake-cards =
    { $n ->
        [one] { $n } { $way ->
            [more] more
           *[less] fewer
        } card in hand
       *[other] { $n } { $way ->
            [more] more
           *[less] fewer
        } cards in hand
    }
