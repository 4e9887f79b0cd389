"""One match with its seats and viewers; the only writer of a game."""
