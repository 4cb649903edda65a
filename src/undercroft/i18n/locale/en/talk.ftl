### Ready phrases and emotes of every game.

say-emote-laugh = Ha ha!
say-emote-cheer = Hooray!
say-emote-applaud = Bravo!
say-emote-surprise = Oh!
say-emote-think = Hmm…
say-emote-shrug = Oh well.
say-emote-anger = Grrr!
say-emote-despair = Oh no!
say-hello = Hello!
say-good-luck = Good luck!
say-well-played = Well played!
say-thank-you = Thank you!
say-sorry = Sorry!
say-one-moment = One moment, I am thinking.
say-yes = Yes.
say-no = No.
say-good-game = That was a good game.
say-another-game = Another game?
