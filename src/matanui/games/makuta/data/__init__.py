"""The box of Quest for Makuta: tiles, counters, and the island made of them."""
