"""The load test reads parts of the server's messages."""

from __future__ import annotations

import pytest
from msgspec.structs import fields

from benchmarks.server.matches import UpdatePart, ViewPart
from undercroft.server.ws_messages import TableView, Update


@pytest.mark.parametrize(("part", "whole"), [(ViewPart, TableView), (UpdatePart, Update)])
def test_a_part_has_the_tag_and_fields_of_the_message(
    part: type[ViewPart | UpdatePart], whole: type[TableView | Update]
) -> None:
    assert part.__struct_config__.tag == whole.__struct_config__.tag
    assert {field.name for field in fields(part)} <= {field.name for field in fields(whole)}
