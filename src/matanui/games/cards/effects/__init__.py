"""Verbs of cards that the games share: one class each, by topic. Verbs of an expansion are in its own folder."""
