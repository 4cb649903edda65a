"""The commands `undercroft serve`, a server for browsers, and `undercroft vapid-key`, a key for push notices."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

import click

from undercroft.cli.command import Command, language_option, pick_language
from undercroft.i18n import language
from undercroft.kernel.errors import ImpossibleSetup


@click.command(cls=Command)
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option("--port", type=click.IntRange(1, 65535), help="The port; by default the first free one from 8000.")
@click.option("--database", default="", help="A SQLite file, or postgresql://…; by default a file of this user.")
@click.option("--origin", "origins", multiple=True, help="An additional origin whose pages may connect; repeatable.")
@click.option("--secure-cookies", is_flag=True, help="Send cookies over HTTPS only, behind an HTTPS proxy.")
@click.option(
    "--base-path",
    default="",
    metavar="PATH",
    help="The path of the server on its host, such as /undercroft, if it shares the host.",
)
@click.option(
    "--trusted-proxy",
    "trusted_proxies",
    multiple=True,
    metavar="ADDRESS",
    help="The address of a reverse proxy whose X-Forwarded-For header is trusted; repeatable.",
)
@click.option("--metrics", default="", metavar="HOST:PORT", help="Serve metrics for Prometheus at this address only.")
@click.option(
    "--log-format",
    type=click.Choice(["line", "json"]),
    default="line",
    show_default=True,
    help="The format of the log.",
)
@click.option(
    "--search-workers",
    type=click.IntRange(1, 256),
    metavar="NUMBER",
    help="Processes for bots that search; by default one for every core but one.",
)
@click.option("--limits", "limits_file", metavar="FILE", help="Read limits from this TOML file.")
@click.option(
    "--push-key",
    envvar="UNDERCROFT_PUSH_KEY",
    metavar="FILE",
    help="Send push notices with the key in FILE (see vapid-key).",
)
@click.option(
    "--push-contact",
    envvar="UNDERCROFT_PUSH_CONTACT",
    metavar="URL",
    help="Contact for push services: mailto:you@example.org, or an https address.",
)
@click.option("--open", "open_page", is_flag=True, help="Open the server in a browser.")
@language_option
def serve(
    host: str,
    port: int | None,
    database: str,
    origins: tuple[str, ...],
    lang: str | None,
    open_page: bool,
    secure_cookies: bool = False,
    base_path: str = "",
    trusted_proxies: tuple[str, ...] = (),
    search_workers: int | None = None,
    limits_file: str | None = None,
    metrics: str = "",
    log_format: Literal["line", "json"] = "line",
    push_key: str | None = None,
    push_contact: str | None = None,
) -> None:
    """Serve the games to browsers until interrupted."""
    from undercroft.server.api.static_files import web_folder
    from undercroft.server.config import Config, Limits, read_base_path, read_limits, spare_cores
    from undercroft.server.run import at_free_port
    from undercroft.server.run import serve as run

    words = language(pick_language(lang))
    config = Config(
        host=host,
        port=port or 8000,
        database=database,
        origins=origins,
        secure_cookies=secure_cookies,
        base_path=read_base_path(base_path),
        trusted_proxies=trusted_proxies,
        metrics=metrics,
        log_format=log_format,
        search_workers=search_workers or spare_cores(),
        limits=Limits() if limits_file is None else read_limits(limits_file),
        push_key=_read_key(push_key, push_contact) if push_key else "",
        push_contact=push_contact or "",
    )
    if port is None:
        config = at_free_port(config)
    if not (web_folder() / "index.html").exists():
        click.echo(words.text("command-page-not-built"), err=True)
    run(config, tell=lambda address: click.echo(words.text("command-serving", address=address)), open_page=open_page)


def _read_key(file: str, contact: str | None) -> str:
    """Read the key in a file; reject a missing contact, which push services require."""
    from undercroft.server.notifications.webpush import BadKey, PushKey

    if contact is None or not contact.startswith(("mailto:", "https://")):
        raise ImpossibleSetup("no-push-contact")
    try:
        return PushKey.read(Path(file).read_text(encoding="ascii")).text
    except (BadKey, OSError, UnicodeDecodeError) as error:
        raise ImpossibleSetup("bad-push-key", file=file) from error


@click.command("vapid-key", cls=Command)
@click.argument("file")
@language_option
def vapid_key(file: str, lang: str | None) -> None:
    """Write a new VAPID key for push notices to FILE. Only you can read the file."""
    from undercroft.server.notifications.webpush import PushKey

    try:
        with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as kept:
            kept.write(PushKey.new().text + "\n")
    except OSError as error:
        raise ImpossibleSetup("push-key-not-kept", file=file, reason=error.strerror or "") from error
    click.echo(language(pick_language(lang)).text("command-push-key", file=file))
