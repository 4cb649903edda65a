"""Writes the JSON Schema of the protocol: `python -m tools.schema` (docs/reference/protocol.schema.json)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import msgspec

from undercroft.kernel.campaign import CampaignFile
from undercroft.server import http, protocol

PATH = Path(__file__).parents[1] / "docs" / "reference" / "protocol.schema.json"
UNIONS = {"FromClient": protocol.FromClient, "FromServer": protocol.FromServer}
HTTP = (
    protocol.NewTable,
    protocol.Created,
    protocol.Me,
    protocol.NewName,
    protocol.TableLists,
    protocol.SeatChange,
    protocol.Achievements,
    protocol.Frame,
    CampaignFile,
    protocol.Problem,
    protocol.Version,
    http.Watch,
)


def schema() -> dict[str, Any]:
    """Every message over the socket and every body over HTTP, as one schema with named parts."""
    messages = [kind for union in UNIONS.values() for kind in get_args(union)]
    _, parts = msgspec.json.schema_components([*messages, *HTTP], ref_template="#/$defs/{name}")
    for name, union in UNIONS.items():
        parts[name] = {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in get_args(union)]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Protocol",
        "description": f"The messages of version {protocol.VERSION} of the protocol.",
        "$defs": dict(sorted(parts.items())),
    }


def text() -> str:
    """The schema as it stands in the file."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    PATH.write_text(text(), encoding="utf-8")
