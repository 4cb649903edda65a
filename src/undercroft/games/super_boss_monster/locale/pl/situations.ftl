### O czym decydują inni, słowami dla tych, którzy czekają.

waits-which-market-card = { $seat } bierze kartę z rynku.
waits-where-to-send = { $seat } wysyła sługusa na pole akcji.
waits-whose-dungeon = { $seat } wybiera podziemia, do których trafi bohater.
waits-which-leftover = { $seat } bierze jedną z kart, które zostały na rynku.
waits-which-stack = { $seat } wybiera stos komnat do przetasowania.
waits-what-to-build = { $seat } wybiera komnatę do zbudowania.
waits-which-room-to-lift = { $seat } wybiera kartę komnaty, którą odda { $opponent }.
