### Words that every part of the program shares.

number = { $value }
list-and = { $first } and { $last }
seat-name = Player { $number }
unknown-card = a card
setting-lost = { $setting }: “{ $value }” no longer fits; now “{ $now }”.
setting-nothing = none
language-name = English

## Where the facts of a card come from; as a tag, and in a sentence

source-rulebook = from the rulebook
source-rulebook-text = It stands in the rulebook of the printed game.
source-two-sources = two public sources agree
source-two-sources-text = At least two public sources, independent of each other, tell the same of the printed card.
source-public-list = one public source
source-public-list-text = One public source tells it of the printed card; nothing else confirms it.
source-inferred = inferred
source-inferred-text = No source tells it, but only this fits the printed totals or the balance of the set.
source-memory = from memory
source-memory-text = Recalled, or inferred from cards like it; no document was found, so the printed card may differ.
source-original = our own
source-original-text = Not known of the printed game: we made it up to fill the place, so the printed card differs.

## What any table shows

shown-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
shown-hidden = { $card } ×{ $count }
shown-score = { $seat }: { $score }

## Somebody else is asked

waits = { $seat } is deciding.
waits-for-card = { $seat } makes a choice for { $source-the }.
you-watch = You are watching
