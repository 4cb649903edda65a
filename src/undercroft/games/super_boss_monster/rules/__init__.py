"""The rules of Super Boss Monster, as its ledger tells them (docs/rules/super_boss_monster.md)."""
