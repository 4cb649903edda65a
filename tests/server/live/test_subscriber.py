"""What waits for somebody who is connected: sent at once where that is possible, in order, and not without end."""

from __future__ import annotations

from undercroft.server.live.subscriber import Listener


class Connection:
    """Takes messages while it is ready."""

    def __init__(self) -> None:
        self.ready = True
        self.sent: list[bytes] = []

    def send_now(self, message: bytes) -> bool:
        if self.ready:
            self.sent.append(message)
        return self.ready


async def test_messages_are_sent_at_once_while_the_connection_takes_them() -> None:
    connection = Connection()
    listener = Listener("guest", 0, connection.send_now)
    listener.send(b"1")
    listener.send(b"2")
    assert connection.sent == [b"1", b"2"]


async def test_nothing_overtakes_what_waits() -> None:
    connection = Connection()
    listener = Listener("guest", 0, connection.send_now)
    connection.ready = False
    listener.send(b"1")
    connection.ready = True
    listener.send(b"2")
    assert connection.sent == []
    assert [await listener.next_message(), await listener.next_message()] == [b"1", b"2"]
    listener.send(b"3")
    assert connection.sent == [b"3"]


async def test_whoever_does_not_keep_up_gets_nothing_more() -> None:
    connection = Connection()
    listener = Listener("guest", 0, connection.send_now, limit=2)
    connection.ready = False
    for message in (b"1", b"2", b"3"):
        listener.send(message)
    connection.ready = True
    listener.send(b"4")
    assert await listener.next_message() is None
    assert connection.sent == []


async def test_a_single_message_may_be_of_any_size_but_not_two() -> None:
    listener = Listener("guest", None, most=10)
    listener.send(b"x" * 100)
    assert await listener.next_message() == b"x" * 100
    listener.send(b"x" * 100)
    listener.send(b"y")
    assert await listener.next_message() is None
