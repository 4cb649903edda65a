"""The cards of Tools of Hero-Kind (TH)."""
