### Super Boss Monster: texts of the browser's table

web-set-super-boss-monster = { set-super-boss-monster }
