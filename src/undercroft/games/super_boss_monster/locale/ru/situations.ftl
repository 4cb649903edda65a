### Что решают другие, словами для тех, кто ждёт.

waits-which-market-card = { $seat } берёт карту с рынка.
waits-where-to-send = { $seat } отправляет прихвостня в зону действия.
waits-whose-dungeon = { $seat } выбирает, в какое подземелье отправить героя.
waits-which-leftover = { $seat } берёт одну из оставшихся карт рынка.
waits-which-stack = { $seat } выбирает стопку комнат, чтобы перетасовать её.
waits-what-to-build = { $seat } выбирает, какую комнату построить.
waits-which-room-to-lift = { $seat } выбирает карту комнаты, которую отдаст { $opponent }.
