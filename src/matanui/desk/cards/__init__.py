"""The card games at the terminal."""
