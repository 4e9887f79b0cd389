"""Many games at once, and what can be counted in them."""
