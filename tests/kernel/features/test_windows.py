"""Attention: the windows in which a player is asked, from those that were passed before.

`web/tests/lib/table/attention.test.ts` has the same cases.
"""

from __future__ import annotations

from undercroft.kernel.features.windows import Attention, Effect, Window


def window(moment: str = "1-adventure-0-7", *, fleeting: bool = True, **options: Effect) -> Window:
    """A window in the first round."""
    return Window(moment.rsplit("-", 2)[0], moment, fleeting, options)


def test_a_window_without_relevant_options_is_passed() -> None:
    assert not Attention().asks(window())
    assert Attention().asks(window(fear="fate"))
    assert Attention().asks(window(kitchen="gain"))


def test_a_gain_is_offered_once_in_a_phase() -> None:
    attention = Attention()
    attention.passed(window(kitchen="gain"))
    assert not attention.asks(window(kitchen="gain"))
    assert not attention.asks(window("1-adventure-1-8", kitchen="gain"))
    assert attention.asks(window(kitchen="gain", laboratory="gain"))
    assert attention.asks(window("2-adventure-0-7", kitchen="gain"))


def test_a_fate_is_offered_again_as_long_as_the_hero_walks() -> None:
    attention = Attention()
    attention.passed(window(fear="fate"))
    assert attention.asks(window(fear="fate"))


def test_to_the_boss_a_fate_is_offered_once_in_a_walk() -> None:
    attention = Attention()
    attention.passed(window(fear="fate"), through=True)
    assert not attention.asks(window(fear="fate"))
    assert attention.asks(window(fear="fate", freeze="fate"))
    assert attention.asks(window("1-adventure-0-9", fear="fate"))


def test_outside_a_walk_a_fate_is_offered_once_in_a_moment() -> None:
    attention = Attention()
    attention.passed(window("1-build-0--1", fleeting=False, cave_in="fate"))
    assert not attention.asks(window("1-build-0--1", fleeting=False, cave_in="fate"))
    assert attention.asks(window("1-build-1--1", fleeting=False, cave_in="fate"))


def test_an_option_that_becomes_a_fate_is_offered_again() -> None:
    attention = Attention()
    attention.passed(window(stash="gain"))
    assert attention.asks(window(stash="fate"))
