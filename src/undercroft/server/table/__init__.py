"""One table in memory: how it stands, what is said at it, who looks at it and what they are told."""
