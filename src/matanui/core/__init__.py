"""What every game stands on: rules that ask, chance from a seed, events, records. Knows no game."""
