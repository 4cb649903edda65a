### Terms of hints and reviews: how much more ($way is more) or less of them one option brings than another.

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
