"""What travels about the card games alone."""
