"""The generated schemas and the reference of views match the types."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import schema, views


@pytest.mark.parametrize("path", schema.schemas(), ids=lambda path: path.name)
def test_the_written_schemas_are_current(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == schema.text(schema.schemas()[path]), "run: python -m tools.schema"


def test_the_reference_of_views_is_current() -> None:
    assert views.PATH.read_text(encoding="utf-8") == views.text(), "run: python -m tools.views"


def test_every_message_has_a_type_of_its_own() -> None:
    parts = schema.protocol_schema()["$defs"]
    for union in ("FromClient", "FromServer"):
        names = [part["$ref"].rsplit("/", 1)[1] for part in parts[union]["anyOf"]]
        tags = [parts[name]["properties"]["type"]["enum"] for name in names]
        assert len({tag for (tag,) in tags}) == len(names)
