"""Dragon Tower: a party of heroes climbs six floors and fights the Dragon at the top."""
