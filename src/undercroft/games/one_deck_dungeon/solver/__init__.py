"""What lies ahead in an encounter: the best covers, who would fall, what the supply lacks; no rule is made here."""
