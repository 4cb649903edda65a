"""Write the JSON Schemas of the protocol and of the views: `python -m tools.schema`.

The files are docs/reference/protocol.schema.json and docs/reference/views/, one for all games and one for each game.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import msgspec

from tools.view_fields import EVERY_GAME, fields_of, types_in
from undercroft.kernel.features.campaign import CampaignFile
from undercroft.kernel.game import registered
from undercroft.kernel.view_types import View
from undercroft.server import http_schemas, ws_messages
from undercroft.server.api.replays import Watch

FOLDER = Path(__file__).parents[1] / "docs" / "reference"
DIALECT = "https://json-schema.org/draft/2020-12/schema"
UNIONS = {"FromClient": ws_messages.FromClient, "FromServer": ws_messages.FromServer}
HTTP = (
    http_schemas.NewTable,
    http_schemas.PlanWanted,
    http_schemas.Planned,
    http_schemas.Created,
    http_schemas.Me,
    http_schemas.NewName,
    http_schemas.RecoveryPhrase,
    http_schemas.TableLists,
    http_schemas.SeatChange,
    http_schemas.Achievements,
    http_schemas.PuzzleLine,
    http_schemas.Hint,
    http_schemas.DailyPage,
    http_schemas.Profile,
    http_schemas.NewPicture,
    http_schemas.ProfileFile,
    http_schemas.PushOffer,
    http_schemas.Subscription,
    http_schemas.Unsubscribe,
    http_schemas.Frame,
    http_schemas.ReviewTold,
    CampaignFile,
    http_schemas.Problem,
    http_schemas.Version,
    Watch,
)


def protocol_schema() -> dict[str, Any]:
    """Return one schema with every message over the socket and every body over HTTP as a named part."""
    messages = [kind for union in UNIONS.values() for kind in get_args(union)]
    _, parts = msgspec.json.schema_components([*messages, *HTTP], ref_template="#/$defs/{name}")
    for name, union in UNIONS.items():
        parts[name] = {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in get_args(union)]}
    return {
        "$schema": DIALECT,
        "title": "Protocol",
        "description": f"The messages of version {http_schemas.VERSION} of the protocol.",
        "$defs": dict(sorted(parts.items())),
    }


def view_schema(title: str, kinds: tuple[type, ...]) -> dict[str, Any]:
    """Return the schema of a view and its parts with the text of each field; the first of the types is the view."""
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
    """Return every schema by its file; games without their own view types have none."""
    found = {
        FOLDER / "protocol.schema.json": protocol_schema(),
        FOLDER / "views" / "every-game.schema.json": view_schema("Views of every game", EVERY_GAME),
    }
    for name, game in registered().items():
        if game.view_type is not View:
            found[FOLDER / "views" / f"{name}.schema.json"] = view_schema(f"Views of {name}", (game.view_type,))
    return found


def text(schema: dict[str, Any]) -> str:
    """Return a schema as the text of its file."""
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for path, schema in schemas().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text(schema), encoding="utf-8")
