"""What players can look up: games, cards, rules and rulings."""
