### Hints: what a bot would do at a seat, and why. What is counted is told by the game: `stake-…`.

hint-title = Hint
hint-ask = Ask for a hint
hint-thinking = Thinking …
hint-options = Best options and what to expect of them
hint-chance = { $n } % to win
hint-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
hint-error = give or take { $n }
hint-why-both = Compared with “{ $other }”, on average: { $gains }; but { $costs }.
hint-why-gains = Compared with “{ $other }”, on average: { $gains }.
hint-why-costs = Compared with “{ $other }”, on average: { $costs }; still the position is better.
hint-why-value = The position is better than after “{ $other }”, though nothing that is counted tells them apart yet.
hint-why-same = The best options come to much the same.
hint-why-only = There is nothing else to do.
hint-why-usual = This is what the witch would do.
hint-worlds =
    { $n ->
        [one] Played out in { $n } world as you may imagine it.
       *[other] Played out in { $n } worlds as you may imagine them.
    }

terminal-key-hint = F9: what a bot would do, what it expects of the best options, and why
terminal-plain-hint = w tells what a bot would do, what it expects of the best options, and why.

web-hints = Players may ask for hints
hints-title = Hints
hints-on = Players may ask for them
hints-off = None at this table

error-hints-off = No hints were agreed for this table.
error-hint-busy = A hint for this table is being thought out already.
