"""Quest for Makuta (2001): explore the island tile by tile, gather masks and keys, beat Makuta in his temple."""
