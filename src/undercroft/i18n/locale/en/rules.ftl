### Reading the rulebook of a game.

rules-title = Rules
rules-of = Rules: { $game }
rules-contents = Contents
rules-search = Search the rules
rules-found =
    { $count ->
        [0] Nothing found
        [one] { $count } section found
       *[other] { $count } sections found
    }
rules-no-match = Nothing in the rules of this game matches “{ $words }”.
rules-clauses = In the ledger: { $clauses }
rules-whole = The whole rulebook
rules-about-question = The rule for this
rules-about-line = The rule behind this
rules-none = No section of the rulebook is about this.
rules-no-book = This game has no rulebook.
rules-card = On the card
rules-ruling = Ruling
rules-read-more = Rulebook with pictures and search
web-key-rule = the rule for this question
web-line-rule = The rule behind: { $line }
terminal-key-rules = F7: the rule for this question · F8: the rules of the game
terminal-key-log = F4: the log; Enter on a line shows the rule behind it
terminal-plain-rules = r: the rule for this question; r and words: search the rules
terminal-plain-why = y: the rule behind the last line of the log; y 2: the line before it, and so on
terminal-log-keys = ↑↓ line · Enter the rule behind it · Esc close
terminal-rules-keys = ↑↓ scroll · Esc close

## The end of a game

ending-missed = Drawn and missed
