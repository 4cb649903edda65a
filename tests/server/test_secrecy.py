"""Secrecy: every message of whole games is compared with the knowledge of its recipient, from the record."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import undercroft
from tests.server.running_server import QUICK, Line, Server, settings
from undercroft.bots import make_bot
from undercroft.client import Client, Refused
from undercroft.kernel.events import Event, Seen
from undercroft.kernel.state import bit_of
from undercroft.kernel.zones import Visibility

if TYPE_CHECKING:
    from collections.abc import Iterator

    from undercroft.client import Seat

LONG = re.compile(r"\d{9,}")
"""A number that may be a state of the random number generator."""


def parts(value: Any) -> Iterator[dict[str, Any]]:
    """Yield every dictionary inside a message."""
    if isinstance(value, dict):
        yield value
    for item in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from parts(item)


def seen_in(value: Any) -> Iterator[Seen]:
    """Yield every card of an event."""
    if isinstance(value, Seen):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from seen_in(getattr(value, name))
    elif isinstance(value, tuple):
        for item in value:
            yield from seen_in(item)


@pytest.fixture(scope="module")
def lone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for tests that do not depend on the database."""
    with Server(settings(f"sqlite:///{tmp_path_factory.mktemp('secrecy') / 'tables.sqlite'}")) as server:
        yield server


class Knowledge:
    """The faces of cards that a seat may know after each entry, as (card, printed id)."""

    def __init__(self, record: str, seat: int | None) -> None:
        self.bit = bit_of(seat)
        table = undercroft.replay(record, upto=0)
        self.ids = table.game.deck.ids
        self.known = [self.of(table, table.opening)]
        self.hidden_hands = [self.hands_of_others(table)]
        for made in undercroft.replay(record).moves:
            events = table.apply(made.option)
            self.known.append(self.of(table, events))
            self.hidden_hands.append(self.hands_of_others(table))

    def of(self, table: undercroft.Table, events: list[Event]) -> set[tuple[int, str]]:
        state = table.state
        known = {(card, self.ids[face]) for card, face in enumerate(state.face) if state.known[card] & self.bit}
        return known | {
            (card.id, self.ids[card.face]) for event in events for card in seen_in(event) if card.mask & self.bit
        }

    def hands_of_others(self, table: undercroft.Table) -> set[int]:
        state, zones = table.state, [zone for zone in table.game.zones if zone.sight is Visibility.OWNER]
        indices = [index for zone in zones for index in range(zone.first, zone.first + zone.count)]
        return {
            card
            for index in indices
            if not state.sight[index] & self.bit
            for card in state.zones[index]
            if not state.known[card] & self.bit
        }


async def play_out(one: Seat, other: Seat, game: str, level: str) -> None:
    """Let two bots play a game to its end, each from its own view."""
    bots = [make_bot(game, level, seed=seat) for seat in range(2)]
    while one.status != "over":
        seat = one if one.is_asked else other
        assert seat.view is not None
        bot = bots[seat.seat or 0]
        phrase = bot.phrase(seat.view)
        if phrase is not None:
            await seat.say(phrase)
        await seat.choose(seat.view["decision"]["options"][bot.choose(seat.view)]["text"])
        while one.next != other.next:
            await (one if one.next < other.next else other)._receive()


async def test_messages_reveal_nothing_that_is_hidden(server: Server, olena: Client, bartek: Client) -> None:
    code = await olena.make_table("dragon-tower", ["me", "open"], QUICK)
    async with (
        Line(server.url, code, olena) as first,
        Line(server.url, code, bartek) as second,
        Line(server.url, code) as spectator,
    ):
        await bartek.change_seat(code, 1, "sit")
        lines: list[tuple[Line, int | None]] = [(first, 0), (second, 1), (spectator, None)]
        for line, _ in lines:
            await line.hear("view", when=lambda message: message["status"] == "playing")
        async with olena.sit(code) as one, bartek.sit(code) as other:
            await play_out(one, other, "dragon-tower", "greedy")
        for line, _ in lines:
            await line.hear("update", when=lambda message: message["status"] == "over")
    record = await olena.record(code)
    seed = str(undercroft.replay(record).seed)
    hidden_once = 0
    for line, place in lines:
        knowledge = Knowledge(record, place)
        number = 0
        for message in line.heard:
            number = message.get("entry", number) if message["type"] in ("view", "update") else number
            text = msgspec.json.encode(message).decode()
            assert seed not in text
            assert '"seed"' not in text
            allowed = knowledge.known[number] | knowledge.known[max(number - 1, 0)]
            hands = knowledge.hidden_hands[number]
            hidden_once += len(hands)
            for part in parts(message):
                if "card" in part and "id" in part:
                    assert (part["id"], part["card"]) in allowed
                assert not ("back" in part and "id" in part), "a hidden card has no number"
                for target in part.get("targets", ()):
                    assert target[0] != "card" or target[1] not in hands
            decision = (message.get("view") or message.get("changes") or {}).get("decision")
            if decision is not None:
                assert ("options" in decision) == (decision["seat"] == place)
    assert hidden_once > 100, "hands were hidden all the time"


def secrets_of(record: str) -> set[int]:
    """Return the seed of a game, and the state of its generator after every decision."""
    table = undercroft.replay(record, upto=0)
    found = {table.seed, table.state.chance}
    for made in undercroft.replay(record).moves:
        table.apply(made.option)
        found.add(table.state.chance)
    return found


@pytest.mark.parametrize(
    "game", ["boss-monster", "minibosses", "super-boss-monster", "one-deck-dungeon", "dragon-tower"]
)
async def test_nobody_learns_the_state_of_chance(lone: Server, game: str) -> None:
    """Covers all messages and responses to seats and a spectator during the game."""
    async with Client(lone.url, name="Olena") as olena, Client(lone.url, name="Bartek") as bartek:
        code = await olena.make_table(game, ["me", "open"])
        await bartek.change_seat(code, 1, "sit")
        async with (
            Line(lone.url, code, olena) as first,
            Line(lone.url, code, bartek) as second,
            Line(lone.url, code) as spectator,
        ):
            lines = (first, second, spectator)
            answers = [await olena.ask("GET", path) for path in (f"/api/tables/{code}", "/api/tables", "/api/profile")]
            for path in ("record", "review/0"):
                with pytest.raises(Refused, match="not-over"):
                    await olena.ask("GET", f"/api/tables/{code}/{path}")
            with pytest.raises(Refused, match="not-over"):
                await olena.ask("POST", "/api/watch", {"table": code, "seat": 0})
            async with olena.sit(code) as one, bartek.sit(code) as other:
                await play_out(one, other, game, "random")
            for line in lines:
                await line.hear("update", when=lambda message: message["status"] == "over")
        secrets = secrets_of(await olena.record(code))
    assert len(secrets) > 1, "chance was used"
    for told in (*answers, *(message for line in lines for message in line.heard)):
        text = msgspec.json.encode(told).decode()
        assert not {int(number) for number in LONG.findall(text)} & secrets
        assert not {name for part in parts(told) for name in part} & {"seed", "chance"}
    assert all(len(line.heard) > 5 for line in lines), "a short game has a dozen moves"


async def test_only_the_record_of_a_finished_game_reveals_the_seed(server: Server, olena: Client) -> None:
    code = await olena.make_table("dragon-tower", ["me", "open"], QUICK)
    row = await olena.ask("GET", f"/api/tables/{code}")
    lists = await olena.tables()
    assert "seed" not in msgspec.json.encode([row, lists]).decode()
    assert "setup" not in row


async def test_a_guest_never_learns_the_id_of_another(server: Server, olena: Client, bartek: Client) -> None:
    """The id of a guest is the secret in the cookie; others see the name alone."""
    code = await olena.make_table("dragon-tower", ["me", "open"], QUICK)
    guest = server.services.guest_cookies.guest_of(olena.cookie)
    assert guest
    async with Line(server.url, code, bartek) as line:
        await line.hear("seats")
        told = [*line.heard, await bartek.tables(), await bartek.ask("GET", f"/api/tables/{code}")]
    assert guest not in msgspec.json.encode(told).decode()
