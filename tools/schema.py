"""Writes the JSON Schemas of the protocol and of the views: `python -m tools.schema`.

They are docs/reference/protocol.schema.json and, for what every view holds and for each game, docs/reference/views/.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import msgspec

from tools.declared import EVERY_GAME, fields_of, types_in
from undercroft.kernel.features.campaign import CampaignFile
from undercroft.kernel.game import registered
from undercroft.kernel.view_types import View
from undercroft.server import messages, protocol
from undercroft.server.http.watching import Watch

FOLDER = Path(__file__).parents[1] / "docs" / "reference"
DIALECT = "https://json-schema.org/draft/2020-12/schema"
UNIONS = {"FromClient": messages.FromClient, "FromServer": messages.FromServer}
HTTP = (
    protocol.NewTable,
    protocol.PlanWanted,
    protocol.Planned,
    protocol.Created,
    protocol.Me,
    protocol.NewName,
    protocol.RecoveryPhrase,
    protocol.TableLists,
    protocol.SeatChange,
    protocol.Achievements,
    protocol.PuzzleLine,
    protocol.Hint,
    protocol.DailyPage,
    protocol.Profile,
    protocol.NewPicture,
    protocol.ProfileFile,
    protocol.PushOffer,
    protocol.Subscription,
    protocol.Unsubscribe,
    protocol.Frame,
    protocol.ReviewTold,
    CampaignFile,
    protocol.Problem,
    protocol.Version,
    Watch,
)


def protocol_schema() -> dict[str, Any]:
    """Every message over the socket and every body over HTTP, as one schema with named parts."""
    messages = [kind for union in UNIONS.values() for kind in get_args(union)]
    _, parts = msgspec.json.schema_components([*messages, *HTTP], ref_template="#/$defs/{name}")
    for name, union in UNIONS.items():
        parts[name] = {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in get_args(union)]}
    return {
        "$schema": DIALECT,
        "title": "Protocol",
        "description": f"The messages of version {protocol.VERSION} of the protocol.",
        "$defs": dict(sorted(parts.items())),
    }


def view_schema(title: str, kinds: tuple[type, ...]) -> dict[str, Any]:
    """What a view holds and what its parts hold, with the text of each field; the first of the types is the view."""
    _, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    for kind in types_in(*kinds):
        for field in fields_of(kind):
            parts[kind.__name__]["properties"][field.name]["description"] = field.meaning
    return {
        "$schema": DIALECT,
        "title": title,
        "$ref": f"#/$defs/{kinds[0].__name__}",
        "$defs": dict(sorted(parts.items())),
    }


def schemas() -> dict[Path, dict[str, Any]]:
    """Every schema by the file where it stands; games that declare no views of their own have none."""
    found = {
        FOLDER / "protocol.schema.json": protocol_schema(),
        FOLDER / "views" / "every-game.schema.json": view_schema("Views of every game", EVERY_GAME),
    }
    for name, game in registered().items():
        if game.view_type is not View:
            found[FOLDER / "views" / f"{name}.schema.json"] = view_schema(f"Views of {name}", (game.view_type,))
    return found


def text(schema: dict[str, Any]) -> str:
    """A schema as it stands in its file."""
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for path, schema in schemas().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text(schema), encoding="utf-8")
