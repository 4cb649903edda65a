### Супер-Бос-монстр: тексти столу в браузері

web-set-super-boss-monster = { set-super-boss-monster }
