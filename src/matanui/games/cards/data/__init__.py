"""Cards, decks and the map of the card games, as they are printed."""
