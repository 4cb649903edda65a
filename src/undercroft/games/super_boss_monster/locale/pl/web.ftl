### Super Boss Monster: teksty stołu w przeglądarce

web-set-super-boss-monster = { set-super-boss-monster }
