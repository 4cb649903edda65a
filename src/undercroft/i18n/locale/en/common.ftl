### Words shared by all parts of the program.

number = { $value }
list-and = { $first } and { $last }
seat-name = Player { $number }
unknown-card = a card
setting-lost = { $setting }: “{ $value }” no longer fits; now “{ $now }”.
setting-nothing = none
language-name = English

## Where the facts of a card come from; as a tag, and in a sentence

source-rulebook = from the rulebook
source-rulebook-text = The rulebook of the printed game says so.
source-two-sources = two public sources agree
source-two-sources-text = At least two independent public sources say the same of the printed card.
source-public-list = one public source
source-public-list-text = One public source says so; nothing else confirms it.
source-inferred = inferred
source-inferred-text = No source says so, but nothing else fits the printed totals or the balance of the set.
source-memory = from memory
source-memory-text = Recalled, or inferred from similar cards; no document was found, so the printed card may differ.
source-original = our own
source-original-text = Unknown in the printed game: we made it up to fill the gap, so the printed card differs.

## What any table shows

shown-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
shown-hidden = { $card } ×{ $count }
shown-score = { $seat }: { $score }

## Another player decides

waits = { $seat } is deciding.
waits-for-card = { $seat } makes a choice for { $source-the }.
you-watch = You are watching
