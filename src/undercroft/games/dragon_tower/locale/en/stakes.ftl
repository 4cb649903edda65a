### What hints and reviews count: by how much one option leads to more ($way is more) or less of it than another.

stake-floor =
    { $n ->
        [one] { $n } floor { $way ->
            [more] higher
           *[less] lower
        }
       *[other] { $n } floors { $way ->
            [more] higher
           *[less] lower
        }
    }
stake-health =
    { $n ->
        [one] { $n } { $way ->
            [more] more
           *[less] less
        } health
       *[other] { $n } { $way ->
            [more] more
           *[less] less
        } health
    }
stake-cards =
    { $n ->
        [one] { $n } { $way ->
            [more] more
           *[less] fewer
        } card in all hands
       *[other] { $n } { $way ->
            [more] more
           *[less] fewer
        } cards in all hands
    }
