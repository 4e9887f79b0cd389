"""A game in words: what may be typed, what it means, and what is said or drawn with letters."""
