### Words that every part of the program shares.

list-and = { $first } and { $last }
seat-name = Player { $number }
unknown-card = a card
language-name = English
