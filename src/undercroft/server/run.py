"""Starting a server process."""

from __future__ import annotations

from typing import TYPE_CHECKING

import uvicorn

from undercroft.server.app import make_app

if TYPE_CHECKING:
    from undercroft.server.config import Config


def make_server(config: Config, log_level: str = "warning") -> uvicorn.Server:
    """A uvicorn server for these settings.

    Messages are small (only what changed), so they are not compressed: deflating them costs more than it saves.
    """
    settings = uvicorn.Config(
        make_app(config),
        host=config.host,
        port=config.port,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=config.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        log_level=log_level,
        access_log=False,
        server_header=False,
    )
    return uvicorn.Server(settings)
