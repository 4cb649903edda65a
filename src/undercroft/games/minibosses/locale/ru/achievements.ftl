# Achievements
achievement-treasury = Полная казна
achievement-treasury-text = Выиграйте, имея восемь монет или больше.
achievement-right-hand = Правая рука
achievement-right-hand-text = Выиграйте с мини-боссом высшего уровня.
