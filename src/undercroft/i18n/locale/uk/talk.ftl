### Готові фрази та емоції для всіх ігор.

say-emote-laugh = Ха-ха!
say-emote-cheer = Ура!
say-emote-applaud = Браво!
say-emote-surprise = Ого!
say-emote-think = Хм…
say-emote-shrug = Ну що ж.
say-emote-anger = Р-р-р!
say-emote-despair = О ні!
say-hello = Вітаю!
say-good-luck = Удачі!
say-well-played = Чудовий хід!
say-thank-you = Дякую!
say-sorry = Перепрошую!
say-one-moment = Хвилинку, я думаю.
say-yes = Так.
say-no = Ні.
say-good-game = Це була добра гра.
say-another-game = Зіграємо ще?
