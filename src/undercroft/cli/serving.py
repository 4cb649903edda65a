"""The command `undercroft serve`: a server for browsers."""

from __future__ import annotations

import click

from undercroft.cli.command import Command, language_option, pick_language
from undercroft.lang import language


@click.command(cls=Command)
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option("--port", type=click.IntRange(1, 65535), help="The port; by default the first free one from 8000 on.")
@click.option("--database", default="", help="sqlite:///FILE or postgresql://…; by default a file of this user.")
@click.option("--origin", "origins", multiple=True, help="Another origin whose pages may connect; repeatable.")
@click.option("--secure-cookies", is_flag=True, help="Send cookies over HTTPS only (behind a proxy that speaks it).")
@click.option("--open", "open_page", is_flag=True, help="Open a browser there.")
@language_option
def serve(
    host: str,
    port: int | None,
    database: str,
    origins: tuple[str, ...],
    lang: str | None,
    open_page: bool,
    secure_cookies: bool = False,
) -> None:
    """Serve the games to browsers, until interrupted."""
    from undercroft.server.config import Config
    from undercroft.server.delivery import web_folder
    from undercroft.server.run import at_free_port
    from undercroft.server.run import serve as run

    words = language(pick_language(lang))
    config = Config(host=host, port=port or 8000, database=database, origins=origins, secure_cookies=secure_cookies)
    if port is None:
        config = at_free_port(config)
    if not (web_folder() / "index.html").exists():
        click.echo(words.text("command-page-not-built"), err=True)
    run(config, tell=lambda address: click.echo(words.text("command-serving", address=address)), open_page=open_page)
