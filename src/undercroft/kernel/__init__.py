"""The engine of every card game: cards, zones, agenda, decisions, events, views, records, scenarios."""
