"""What a viewer of a card game may know, and what follows from it."""
