"""The rules of Super Boss Monster, by its ledger (docs/rules/super_boss_monster.md)."""
