"""Time-outs and limits of HTTP connections."""
