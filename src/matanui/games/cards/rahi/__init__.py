"""The Rahi Challenge expansion."""
