### Reviews of finished games.

review-title = Review
review-open = Review this game
review-of = Review of { $seat }
review-under-way = Analysing the game
review-curve = Expected result at each decision, from first to last
review-point = Decision { $number }: { $value }
review-end = In the end: { $value }
review-end-chance =
    { $n ->
        [0] In the end: lost
        [100] In the end: won
       *[other] In the end: shared
    }
review-no-choice = This seat had nothing to decide.
review-mistakes = The worst decisions, given what was known then
review-no-mistakes = No decision was clearly wrong, given what was known then.
review-decision = Decision { $number }
review-chosen = Chosen: { $option }
review-better = Better: { $option }
review-loss = costs { $value }
review-watch = Watch this moment
review-whose = Whose decisions
review-share = Share this review
review-exercise = Find the better move
review-exercise-ask = What would you choose here instead?
review-exercise-right = Yes, that was better.
review-exercise-wrong = Not quite: { $value }. Try another one.
review-exercise-chosen = That is what was chosen. Try another one.
review-exercise-show = Show the answer
