"""Commands of the card games."""
