### Слова, спільні для всіх частин програми.

# «та» замість «і/й»: не залежить від того, на що закінчується попереднє слово.
list-and = { $first } та { $last }
seat-name = Гравець { $number }
unknown-card = карта
    .gen = карти
    .dat = карті
    .acc = карту
    .ins = картою
    .loc = карті
    .gender = f
setting-lost = { $setting }: «{ $value }» більше не підходить, тепер «{ $now }».
language-name = Українська
