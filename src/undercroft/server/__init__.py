"""Tables over HTTP and WebSocket: seats for friends and bots, stored as records."""
