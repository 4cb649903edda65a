"""What every card game needs: cards, zones, agenda, decisions, events, views, records, scenarios."""
