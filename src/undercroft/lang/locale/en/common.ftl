### Words that every part of the program shares.

list-and = { $first } and { $last }
seat-name = Player { $number }
unknown-card = a card
setting-lost = { $setting }: “{ $value }” no longer fits; now “{ $now }”.
language-name = English
