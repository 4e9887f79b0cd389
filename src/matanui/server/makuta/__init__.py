"""Quest for Makuta on the server: its part of the compendium."""
