### One Deck Dungeon in a terminal: the app and the plain mode.

terminal-od-letter-strength = S
terminal-od-letter-agility = A
terminal-od-letter-magic = M
terminal-od-letter-heroic = H
terminal-od-sum = sum of dice, { $need }
terminal-od-at-once = { $cost } at once
terminal-od-instead = { $new }; instead of: { $old }
terminal-od-covers = covers box { $boxes }
terminal-od-covers-nothing = covers no box now
terminal-od-others-act = open so far: { $lost }; the others go on
terminal-od-falls = { $heroes } would fall
terminal-od-rescue = { $heroes } would fall; a potion could still help
terminal-od-some-hero = One of the heroes
terminal-od-by-itself = acts by itself
terminal-od-reborn = risen again
terminal-od-difficulty-1 = easy
terminal-od-difficulty-2 = medium
terminal-od-difficulty-3 = hard
terminal-od-keys = 1–9 ↑↓ Enter · Tab Esc · b best cover · u undo · F2 dungeon F3 heroes F4 log F5 doors F6 potions · ? help · q leave
terminal-od-keys-short = 1–9 ↑↓ Enter · Tab · Esc · b best cover · u undo · F2–F6 · ? help · q leave
terminal-key-od-place = Placing dice: the key of a die, then the key of a box (or of what else can be done with the die) · or point at a box with Tab and choose a die · u takes the die back
terminal-key-od-panels = F2 the dungeon with its boss · F3 the heroes with all texts · F4 the log · F5 doors and what their cards can become · F6 potions and XP
terminal-key-od-marks = ▸ or a key: something you can choose · S strength A agility M magic H heroic * any · [S4] a box, [ΣS10] one for a sum of dice, ▣ armor, ✓ covered · left open it costs ♥ hearts ◔ time ☣ poison · ☠ wounds the boss · ✗1 the boss takes the first die, ✗0 it has taken it · A6▣ a die for armor only, M2~ for mana only · ▒ closed door ♣ leaf ⚗ potion token ✦ feat ⚒ item · M≥5 a price in mana
terminal-plain-od-place = While dice are placed, the number of a die lists what can be done with it; 0 goes back.
terminal-od-campaign-begin = Begin with: undercroft play { $game } --option campaign=yes
terminal-od-campaign-tick = Tick a mark: undercroft campaign { $game } --tick HERO TALENT COLOUR ({ $colours })
terminal-od-campaign-press = Press again to tick: { $talent }, { $colour }
terminal-od-campaign-signs = ● green circles, ■ yellow squares, ◆ red marks; those not ticked yet are hollow. A number stands where that key ticks. What is ticked stays.
terminal-od-no-sheet = There is no sheet for { $hero }; there are: { $known }
terminal-od-no-talent = There is no talent { $talent }; there are: { $known }
terminal-od-no-colour = There are no { $colour } marks; there are: { $known }
terminal-od-campaign-menu = To begin one, start a game with “{ $setting }” in the menu.
