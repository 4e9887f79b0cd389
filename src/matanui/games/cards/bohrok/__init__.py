"""Bohrok Swarm: masks, or Krana of one breed."""
