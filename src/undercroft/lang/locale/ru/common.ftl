### Слова, общие для всей программы.

list-and = { $first } и { $last }
seat-name = Игрок { $number }
unknown-card = какая-то карта
    .gen = какой-то карты
    .dat = какой-то карте
    .acc = какую-то карту
    .ins = какой-то картой
    .loc = какой-то карте
    .gender = f
setting-lost = { $setting }: «{ $value }» больше не подходит, теперь «{ $now }».
language-name = Русский
