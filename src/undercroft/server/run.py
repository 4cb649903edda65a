"""Start a server process, and optionally a browser on its page."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import socket
import sys
import webbrowser
from time import time
from typing import TYPE_CHECKING

import msgspec
import uvicorn

from undercroft.kernel.errors import ImpossibleSetup
from undercroft.server.admin.gc_scheduler import GcScheduler
from undercroft.server.app import make_app
from undercroft.server.logging import set_up as set_up_log
from undercroft.server.storage.errors import translate_database_errors
from undercroft.server.transport.malformed import MalformedRequests
from undercroft.server.transport.shutdown import Server, is_no_client_error
from undercroft.server.transport.timeouts import timeout_protocol

if sys.platform != "win32":
    import resource

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.server.config import Config
    from undercroft.server.services import Services

PORTS_TRIED = 20
"""Number of ports that are tried, starting with the preferred one."""


def make_server(config: Config, log_level: str = "warning", clock: Callable[[], float] = time) -> uvicorn.Server:
    """Return a uvicorn server for a configuration.

    Messages are not compressed: they are small, and deflating them costs more than it saves.
    """
    app = make_app(config, clock)
    services: Services = app.state.services
    malformed = MalformedRequests(lambda: services.metrics.count_refusal("no-http"))
    settings = uvicorn.Config(
        app,
        host=config.host,
        port=config.port,
        http=timeout_protocol(config, malformed),  # type: ignore[arg-type]  # a factory of protocols, like their class
        ws="websockets-sansio",
        ws_max_size=config.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        log_level=log_level,
        access_log=False,
        server_header=False,
        timeout_keep_alive=config.limits.idle_seconds,  # type: ignore[arg-type]  # uvicorn passes it to call_later
        timeout_graceful_shutdown=config.limits.shutdown_seconds,  # type: ignore[arg-type]  # as above
        proxy_headers=bool(config.trusted_proxies),
        forwarded_allow_ips=list(config.trusted_proxies),
    )
    logging.getLogger("uvicorn.error").addFilter(is_no_client_error)
    return Server(settings)


def allow_many_connections() -> None:
    """Raise the limit of open files, and so of connections, to the maximum that the system allows."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def can_listen(host: str, port: int) -> bool:
    """Return True if the port is free."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
        return True


def at_free_port(config: Config) -> Config:
    """Return the configuration with the first free port from its own on."""
    for port in range(config.port, config.port + PORTS_TRIED):
        if can_listen(config.host, port):
            return msgspec.structs.replace(config, port=port)
    raise ImpossibleSetup("port-taken", host=config.host, port=config.port)


def serve(config: Config, *, tell: Callable[[str], None], open_page: bool = False) -> None:
    """Serve until interrupted; pass the URL to `tell`, and open a browser there if `open_page` is set."""
    if not can_listen(config.host, config.port):
        raise ImpossibleSetup("port-taken", host=config.host, port=config.port)
    with translate_database_errors(config):
        server = make_server(config)
    allow_many_connections()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # stop as on Ctrl-C, with all clean-up
    with (
        contextlib.suppress(KeyboardInterrupt),  # Ctrl-C
        asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner,
    ):
        runner.run(_serve(server, config, tell, open_page))


async def _serve(server: uvicorn.Server, config: Config, tell: Callable[[str], None], open_page: bool) -> None:
    services: Services = server.config.app.state.services  # type: ignore[union-attr]  # it is an app, not its name
    with translate_database_errors(config):
        await services.store.open()  # before anything is served
    set_up_log(config.log_format)
    services.metrics.open(config.metrics)
    running = asyncio.create_task(server.serve())
    while not server.started and not running.done():
        await asyncio.sleep(0.02)
    collecting = asyncio.create_task(GcScheduler(lambda: services.metrics.made).run())
    if server.started:
        host = f"[{config.host}]" if ":" in config.host else config.host
        address = f"http://{host}:{config.port}{config.base_path}/"
        tell(address)
        if open_page:
            await asyncio.to_thread(webbrowser.open, address)
    try:
        await running
    finally:
        collecting.cancel()
