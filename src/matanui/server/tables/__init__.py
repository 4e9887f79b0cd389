"""Tables of the server: seats, games in play, and who is told what."""
