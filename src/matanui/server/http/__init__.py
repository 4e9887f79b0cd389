"""The server's HTTP routes and websockets."""
