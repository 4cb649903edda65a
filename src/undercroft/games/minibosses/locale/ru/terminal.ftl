### Rise of the Minibosses в терминале: приложение и простой режим.

terminal-bm-on = на { $room-acc }
terminal-bm-cost = цена: { count-coins }
terminal-bm-level = уровень { $level }
terminal-bm-unpaid = ждёт свою монету
terminal-bm-not-in-force = способности не действуют
terminal-bm-held-back = ждёт этот раунд
terminal-bm-promoted = Повышение использовано
terminal-bm-spell-tax = цена заклинания: { count-coins }
terminal-mark-minibosses = ВМ
terminal-key-bm-marks = ▸ или клавиша: это можно выбрать · ✚ жрец ◆ маг ⚔ воин ● вор ☼ шут ∅ без класса · ♞ монстры ⚙ ловушка ♟ мини-босс 2/3 его уровень ★ улучшенная или эпический · ▤ карты комнат ✦ заклинания · −2 урон · ◎ монеты · ♥ здоровье · ☠ души ✖ раны · ▼ здесь герой · ▒ рубашкой вверх ✗ закрыта ⊘ без эффекта ‖ ждёт этот раунд ✓ использована +2 карты снизу · ‹{ terminal-mark-boss-monster }› { set-boss-monster } ‹{ terminal-mark-minibosses }› { set-minibosses }
