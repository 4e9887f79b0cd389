"""The terminal at a table of a server: the same screens, the same words, over a websocket."""
