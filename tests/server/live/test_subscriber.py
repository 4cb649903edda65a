"""What waits for somebody who is connected: sent at once where that is possible, in order, and not without end."""

from __future__ import annotations

from undercroft.server.live.subscriber import Subscriber


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
    subscriber = Subscriber("guest", 0, connection.send_now)
    subscriber.send(b"1")
    subscriber.send(b"2")
    assert connection.sent == [b"1", b"2"]


async def test_nothing_overtakes_what_waits() -> None:
    connection = Connection()
    subscriber = Subscriber("guest", 0, connection.send_now)
    connection.ready = False
    subscriber.send(b"1")
    connection.ready = True
    subscriber.send(b"2")
    assert connection.sent == []
    assert [await subscriber.next_message(), await subscriber.next_message()] == [b"1", b"2"]
    subscriber.send(b"3")
    assert connection.sent == [b"3"]


async def test_whoever_does_not_keep_up_gets_nothing_more() -> None:
    connection = Connection()
    subscriber = Subscriber("guest", 0, connection.send_now, limit=2)
    connection.ready = False
    for message in (b"1", b"2", b"3"):
        subscriber.send(message)
    connection.ready = True
    subscriber.send(b"4")
    assert await subscriber.next_message() is None
    assert connection.sent == []


async def test_a_single_message_may_be_of_any_size_but_not_two() -> None:
    subscriber = Subscriber("guest", None, most=10)
    subscriber.send(b"x" * 100)
    assert await subscriber.next_message() == b"x" * 100
    subscriber.send(b"x" * 100)
    subscriber.send(b"y")
    assert await subscriber.next_message() is None
