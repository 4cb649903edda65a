"""The widgets of the screens: lines that are wrapped to the room they have."""

from __future__ import annotations

from textual.app import App, ComposeResult
from textual.content import Content

from undercroft.terminal.widgets.widgets import Choices

LINE = "A line of forty letters in eight words. "


class ListApp(App[None]):
    """An app with a list that is filled before its width is known."""

    def compose(self) -> ComposeResult:
        """The list."""
        yield Choices()

    def on_mount(self) -> None:
        """Two options, the second one chosen."""
        self.query_one(Choices).offer([("1", Content(LINE * 2)), ("2", Content(LINE))], 1)


def told(app: ListApp) -> list[str]:
    rows = app.query_one(Choices)
    return [str(rows.get_option_at_index(place).prompt) for place in range(rows.option_count)]


async def test_options_are_wrapped_to_the_room_there_is_and_anew_when_it_changes() -> None:
    app = ListApp()
    async with app.run_test(size=(100, 10)) as pilot:
        assert [text.count("\n") for text in told(app)] == [0, 0]
        assert app.query_one(Choices).highlighted == 1
        await pilot.resize_terminal(54, 10)
        assert [text.count("\n") for text in told(app)] == [1, 0]
        assert app.query_one(Choices).highlighted == 1
