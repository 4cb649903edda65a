"""Messages to a subscriber: in order, with a limited queue."""

from __future__ import annotations

from undercroft.server.live.subscriber import Subscriber


async def test_queued_messages_keep_their_order() -> None:
    subscriber = Subscriber("guest", 0)
    subscriber.send(b"1")
    subscriber.send(b"2")
    assert [await subscriber.next_message(), await subscriber.next_message()] == [b"1", b"2"]


async def test_a_subscriber_that_does_not_keep_up_is_dropped() -> None:
    subscriber = Subscriber("guest", 0, limit=2)
    for message in (b"1", b"2", b"3", b"4"):
        subscriber.send(message)
    assert not subscriber.keeps_up
    assert await subscriber.next_message() is None


async def test_a_single_message_may_be_of_any_size_but_not_two() -> None:
    subscriber = Subscriber("guest", None, max_bytes=10)
    subscriber.send(b"x" * 100)
    assert await subscriber.next_message() == b"x" * 100
    subscriber.send(b"x" * 100)
    subscriber.send(b"y")
    assert await subscriber.next_message() is None
