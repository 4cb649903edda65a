### Hints: a bot's choice for a seat and the reasons for it. Each game names what it counts: `stake-…`.

hint-title = Hint
hint-ask = Ask for a hint
hint-thinking = Thinking …
hint-options = Best options and their expected results
hint-chance = { $n } % to win
hint-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
hint-error = give or take { $n }
hint-why-both = Compared with “{ $other }”, on average: { $gains }; but { $costs }.
hint-why-gains = Compared with “{ $other }”, on average: { $gains }.
hint-why-costs = Compared with “{ $other }”, on average: { $costs }; the position is still better.
hint-why-value = The position is better than after “{ $other }”, though no count shows a difference yet.
hint-why-same = The best options are about equal.
hint-why-only = This is the only option.
hint-why-usual = This is what the witch would do.
hint-worlds =
    { $n ->
        [one] Based on { $n } deal that fits what you know.
       *[other] Based on { $n } deals that fit what you know.
    }

terminal-key-hint = F9: what a bot would do, what it expects from the best options, and why
terminal-plain-hint = w shows what a bot would do, what it expects from the best options, and why.

web-hints = Players may ask for hints
hints-title = Hints
hints-on = Players may ask for them
hints-off = None at this table

error-hints-off = Hints are off at this table.
error-hint-busy = A hint for this table is already on its way.
