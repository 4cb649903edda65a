"""The cards of Crash Landing (CL)."""
