# Achievements
achievement-first-reign = Да здравствует босс
achievement-first-reign-text = Выиграйте партию.
achievement-no-scratch = Ни царапины
achievement-no-scratch-text = Выиграйте без единой раны.
achievement-ten-points = Чистая десятка
achievement-ten-points-text = Выиграйте, набрав не меньше 10 очков.
achievement-soul-hoard = Клад из душ
achievement-soul-hoard-text = Выиграйте, собрав не меньше 13 душ.
achievement-by-a-hair = На волоске
achievement-by-a-hair-text = Выиграйте с четырьмя ранами или больше.
achievement-last-boss = Последний босс
achievement-last-boss-text = Выиграйте, потому что все остальные проиграли.
achievement-full-table = Полный стол
achievement-full-table-text = Выиграйте за столом, где четверо или больше.
achievement-epic-hunter = Охотник на легенды
achievement-epic-hunter-text = Выиграйте с тремя эпическими героями среди душ.
achievement-five-rooms = Пять комнат
achievement-five-rooms-text = Выиграйте с пятью комнатами в подземелье.

## Coins and minibosses

# Achievements
achievement-treasury = Полная казна
achievement-treasury-text = Выиграйте, имея восемь монет или больше.
achievement-right-hand = Правая рука
achievement-right-hand-text = Выиграйте с мини-боссом высшего уровня.
