"""What travels between a server and its clients: messages, and views as JSON. Both sides know it, it knows neither."""
