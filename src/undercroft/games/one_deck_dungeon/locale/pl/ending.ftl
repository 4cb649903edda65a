### Co zdobyto i co przepadło: na końcu gry.

missed-doors = Karty za drzwiami, przez które nie weszliście: { $n }.
missed-time = Karty stracone przez czas: { $n }.
missed-fled = Drzwi, od których uciekliście: { $n }.
missed-claimed = Zdobyte karty: { $n }.
