"""What is true of a card game, and the only functions that change it."""
