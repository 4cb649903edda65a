### Hints: a bot's choice for a seat and the reasons for it. Each game names what it counts: `stake-…`.

hint-title = Hint
hint-ask = Ask for a hint
hint-thinking = Thinking …
hint-options = Best options and their expected results
hint-numbers = Show the numbers
hint-chance = { $n } % to win
hint-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
hint-error = give or take { $n }
hint-why-both = Better than “{ $other }”: on average it means { $gains }, but also { $costs }.
hint-why-gains = Better than “{ $other }”: on average it means { $gains }.
hint-why-costs = Better than “{ $other }” on the whole, though on average it means { $costs }.
hint-why-value = Better than “{ $other }”: games played on from here end better more often, though no count shows it yet.
hint-why-same = None of these is clearly better: the differences are within chance.
hint-why-only = This is the only option.
hint-why-usual = This is what the witch would do; no count shows a clear difference.
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
