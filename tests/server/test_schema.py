"""The written schema of the protocol is that of the types."""

from __future__ import annotations

from tools import schema


def test_the_written_schema_is_current() -> None:
    assert schema.PATH.read_text(encoding="utf-8") == schema.text(), "run: python -m tools.schema"


def test_every_message_of_the_socket_is_told_apart_by_its_type() -> None:
    parts = schema.schema()["$defs"]
    for union in ("FromClient", "FromServer"):
        names = [part["$ref"].rsplit("/", 1)[1] for part in parts[union]["anyOf"]]
        tags = [parts[name]["properties"]["type"]["enum"] for name in names]
        assert len({tag for (tag,) in tags}) == len(names)
