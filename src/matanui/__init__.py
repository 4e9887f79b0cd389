"""Quest for Makuta as code: a rules engine and a table to play it at."""

__version__ = "0.1.0"
