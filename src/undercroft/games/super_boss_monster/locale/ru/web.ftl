### «Супер босс-монстр»: тексты стола в браузере

web-set-super-boss-monster = { set-super-boss-monster }
