"""HTTP and WebSocket protocols for uvicorn: time-outs and a fast path for messages."""
