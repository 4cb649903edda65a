"""A client of the server's protocol, for bots and other programs that play over the network."""

from undercroft.client.client import Client
from undercroft.client.seat import Refused, Seat

__all__ = ["Client", "Refused", "Seat"]
