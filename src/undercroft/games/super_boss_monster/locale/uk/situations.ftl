### Що вирішують інші, словами для тих, хто чекає.

waits-which-market-card = { $seat } бере карту з ринку.
waits-where-to-send = { $seat } відправляє посіпаку в зону дії.
waits-whose-dungeon = { $seat } обирає, до якого підземелля відправити героя.
waits-which-leftover = { $seat } бере одну з решти карт ринку.
waits-which-stack = { $seat } обирає стіс кімнат, щоб перетасувати його.
waits-what-to-build = { $seat } обирає, яку кімнату збудувати.
waits-which-room-to-lift = { $seat } обирає карту кімнати, яку віддасть { $opponent }.
