"""Quest for Makuta in words and letters."""
