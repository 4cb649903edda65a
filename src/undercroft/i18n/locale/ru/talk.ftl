### Готовые фразы и эмоции для всех игр.

say-emote-laugh = Ха-ха!
say-emote-cheer = Ура!
say-emote-applaud = Браво!
say-emote-surprise = Ого!
say-emote-think = Хм…
say-emote-shrug = Ну что ж.
say-emote-anger = Р-р-р!
say-emote-despair = О нет!
say-hello = Привет!
say-good-luck = Удачи!
say-well-played = Отличный ход!
say-thank-you = Спасибо!
say-sorry = Извините!
say-one-moment = Минутку, я думаю.
say-yes = Да.
say-no = Нет.
say-good-game = Это была хорошая игра.
say-another-game = Сыграем ещё?
