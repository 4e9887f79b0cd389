"""One file for each step, numbered."""
