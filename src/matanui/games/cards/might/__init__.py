"""The Masks of Might expansion."""
