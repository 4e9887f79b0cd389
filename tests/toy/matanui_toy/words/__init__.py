"""The words of Pebbles, a folder for each language."""
