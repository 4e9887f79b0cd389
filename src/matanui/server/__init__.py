"""The server: tables for people, bots and spectators over HTTP and websockets."""
