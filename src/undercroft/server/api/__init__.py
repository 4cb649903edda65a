"""HTTP and WebSocket endpoints: one module for each group of routes."""
