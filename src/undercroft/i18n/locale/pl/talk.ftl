### Gotowe zdania i emocje dla wszystkich gier.

say-emote-laugh = Ha, ha!
say-emote-cheer = Hura!
say-emote-applaud = Brawo!
say-emote-surprise = Och!
say-emote-think = Hmm…
say-emote-shrug = No cóż.
say-emote-anger = Wrr!
say-emote-despair = O nie!
say-hello = Cześć!
say-good-luck = Powodzenia!
say-well-played = Świetne zagranie!
say-thank-you = Dziękuję!
say-sorry = Przepraszam!
say-one-moment = Chwileczkę, myślę.
say-yes = Tak.
say-no = Nie.
say-good-game = To była dobra gra.
say-another-game = Zagramy jeszcze raz?
