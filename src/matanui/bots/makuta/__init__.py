"""Bots for Quest for Makuta."""
