"""The command `undercroft campaign`: show, change, export and import the progress of a campaign."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from undercroft.cli.command import Command, Refused, json_option, language_option, pick_language, print_json
from undercroft.i18n import Language, language
from undercroft.kernel.features.campaign import opened, read_file
from undercroft.kernel.formats.files import text_of
from undercroft.terminal.campaigns import export_to, game_and_campaign
from undercroft.terminal.plugin import campaign_of
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.usage_error import UsageError

if TYPE_CHECKING:
    from typing import Any

    from undercroft.kernel.features.campaign import Kept
    from undercroft.kernel.game import Game


@click.command(cls=Command)
@click.argument("game")
@click.option("--tick", nargs=3, metavar="HERO TALENT COLOUR", help="Tick a mark, such as: warrior durability green.")
@click.option("--export", "target", type=click.Path(path_type=Path), help="Write the campaign to this file.")
@click.option("--import", "source", type=click.Path(path_type=Path), help="Read the campaign from such a file.")
@click.option("--yes", is_flag=True, help="Overwrite an existing campaign or file.")
@language_option
@json_option
def campaign(
    game: str,
    tick: tuple[str, str, str] | None,
    target: Path | None,
    source: Path | None,
    yes: bool,
    lang: str | None,
    as_json: bool,
) -> None:
    """Show or change your campaign of GAME."""
    played, keeper = game_and_campaign(game)
    known = campaign_of(played.id).texts
    if sum(part is not None for part in (tick, target, source)) > 1:
        raise UsageError("command-campaign-one")
    words = language(pick_language(lang), played.id)
    profile = Profile()
    kept = profile.campaign(played)
    print_notices(profile, words)
    lines: list[str] = []
    if tick is not None:
        if not kept:  # the text of an empty campaign tells how to begin
            raise Refused(" ".join(known.lines(words, keeper.told(kept))))
        change = known.parse_change(keeper.told(kept), tick)
        kept = keeper.change(kept, change)
        replace_campaign(profile, words, played, kept)
        lines = [known.change_text(words, keeper.told(kept), change)]
    elif source is not None:
        brought = read_import(source, played)
        if kept and not yes:
            raise UsageError("command-campaign-kept", game=words.text("game-title"))
        kept = brought
        replace_campaign(profile, words, played, kept)
        lines = [words.text("command-campaign-imported", path=str(source))]
    elif target is not None:
        if target.exists() and not yes:
            raise UsageError("command-campaign-exists", path=str(target))
        export_to(target, played.id, kept)
        lines = [words.text("command-campaign-exported", path=str(target))]
    if as_json:
        print_json(keeper.told(kept))
        return
    for line in lines or known.lines(words, keeper.told(kept)):
        click.echo(line)


def read_import(source: Path, game: Game[Any]) -> Kept:
    """Read the progress in a file; the game validates it."""
    file = read_file(text_of(source))
    if file.game != game.id:
        raise UsageError("command-campaign-of-other", path=str(source), game=file.game)
    return opened(file, game)


def replace_campaign(profile: Profile, words: Language, game: Game[Any], kept: Kept) -> None:
    """Replace the progress of a campaign; raise Refused with the reason if it cannot be written."""
    if not profile.change_campaign(game, kept):
        raise Refused(" ".join(words.text(notice.key, **notice.args) for notice in profile.take_notices()))


def print_notices(profile: Profile, words: Language) -> None:
    """Print notices about the player's files; raise Refused if one cannot be read."""
    for notice in profile.take_notices():
        text = words.text(notice.key, **notice.args)
        if notice.key == "terminal-notice-unreadable":
            raise Refused(text)
        click.echo(f"undercroft: {text}", err=True)
