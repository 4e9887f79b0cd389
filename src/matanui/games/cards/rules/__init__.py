"""The rules of the card games, a file for each chapter."""
