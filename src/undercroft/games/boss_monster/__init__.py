"""The family of Boss Monster games: dungeons that lure heroes and kill them."""
