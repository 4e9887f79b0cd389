"""Every word a player reads, by language."""
