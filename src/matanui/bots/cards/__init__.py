"""Bots for the card games."""
