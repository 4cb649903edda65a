"""An onlooker who follows hidden cards like an attentive player, apart from the kernel's own bookkeeping."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from undercroft.kernel.zones import Order
from undercroft.simulation.promise import require

if TYPE_CHECKING:
    from undercroft.kernel.game import Game
    from undercroft.kernel.state import State


class Onlooker:
    """The cards that one seat has seen and lost track of, each with all places where it can be.

    It compares states before and after a step. A card that is not seen any more may be wherever the cards around it
    went; hidden cards of a hand cannot be told apart. Where two copies of a card leave open which of them was found,
    the onlooker gives up on that printed card, so that every complaint is justified.
    """

    def __init__(self, game: Game[Any], state: State, bit: int) -> None:
        self.game = game
        self.bit = bit
        self.seen: list[tuple[int, set[int]]] = []
        """Faces that were seen, each with the cards that it can be now."""
        self.unseen = {card for card, mask in enumerate(state.known) if not mask & bit}
        """The cards that can have a face that was never seen."""
        self.given_up: set[int] = set()

    def observe(self, before: State, after: State) -> None:
        """Follow one step."""
        if before.known == after.known and before.face == after.face and before.zones == after.zones:
            return
        bit = self.bit
        cards = range(len(after.face))
        changed = {card for card in cards if before.face[card] != after.face[card]}
        lost = {card for card in cards if before.known[card] & bit and (not after.known[card] & bit or card in changed)}
        self.seen += [(before.face[card], {card}) for card in sorted(lost)]
        for mixed in self._mixed(before, after, changed, lost):
            for _, places in self.seen:
                if places & mixed:
                    places |= mixed
            if self.unseen & mixed:
                self.unseen |= mixed
        for card in cards:
            if after.known[card] & bit:
                if not before.known[card] & bit or card in changed:
                    self._find(after, card)
                self.unseen.discard(card)
                for _, places in self.seen:
                    places.discard(card)

    def _mixed(self, before: State, after: State, changed: set[int], lost: set[int]) -> list[set[int]]:
        """Return the sets of cards that cannot be told apart after a step."""
        backs, zone_of = self.game.deck.backs, self.game.zones.zone_of
        found: list[set[int]] = []
        hands: list[set[int]] = []
        for index, cards in enumerate(after.zones):
            around = {*before.zones[index], *cards}
            order = zone_of[index].order
            gone = around & lost
            if order is Order.PILE and around & (changed | lost):
                found.append(around | changed | lost)
            elif order is Order.HAND:
                hands.append({card for card in cards if not after.known[card] & self.bit})
                if gone:
                    found.append({card for card in around if not after.known[card] & self.bit} | gone)
        split: list[set[int]] = []
        for mixed in found + hands:
            by_back: dict[str, set[int]] = {}
            for card in mixed:
                by_back.setdefault(backs[after.face[card]], set()).add(card)
            split += by_back.values()
        return split

    def _find(self, after: State, card: int) -> None:
        """Take a face off the list when it is found, or all of its kind if it is open which copy it was."""
        face = after.face[card]
        same = [entry for entry in self.seen if entry[0] == face]
        copies = any(other == face and not after.known[at] & self.bit for at, other in enumerate(after.face))
        if len(same) == 1 and card in same[0][1] and not (copies and card in self.unseen):
            self.seen.remove(same[0])
        elif same:
            self.given_up.add(face)
            for entry in same:
                self.unseen |= entry[1]
                self.seen.remove(entry)

    def check(self, world: State) -> None:
        """Raise `Broken` if a card of a world lies where the onlooker knows that it cannot."""
        ids = self.game.deck.ids
        hidden = [card for card, mask in enumerate(world.known) if not mask & self.bit]
        never_seen = Counter(world.face[card] for card in hidden) - Counter(face for face, _ in self.seen)
        for card in hidden:
            face = world.face[card]
            possible = (
                face in self.given_up
                or (card in self.unseen and never_seen[face] > 0)
                or any(face == other and card in places for other, places in self.seen)
            )
            require(possible, f"{ids[face]} lies where the seat knows that it cannot")
        for face, places in self.seen:
            if face not in self.given_up:
                there = sum(world.face[card] == face for card in places)
                least = sum(other == face and cards <= places for other, cards in self.seen)
                require(there >= least, f"{ids[face]} does not lie where the seat knows that it is")
