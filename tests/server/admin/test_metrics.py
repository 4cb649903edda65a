"""Prometheus metrics: the counted values, served at the configured address alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.running_server import QUICK, Line, Server, ask, forward, settings
from tools.postgres import free_port
from undercroft.client import Client, Refused
from undercroft.kernel.errors import ImpossibleSetup
from undercroft.server.admin.metrics import Metrics

if TYPE_CHECKING:
    from pathlib import Path


def figures(place: str) -> dict[str, float]:
    """Return all metrics by name and labels."""
    answer = ask("GET", f"http://{place}/metrics")
    assert answer.status_code == 200
    return {
        ",".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


async def test_moves_sockets_and_refusals_are_counted(tmp_path: Path) -> None:
    place = f"127.0.0.1:{free_port()}"
    with Server(settings(f"sqlite:///{tmp_path / 'tables.sqlite'}", metrics=place)) as server:
        async with Client(server.url) as olena:
            code = await olena.make_table("dragon-tower", ["me"], QUICK)
            async with olena.sit(code) as seat, Line(server.url, code) as spectator:
                await spectator.hear("view")
                for _ in range(3):
                    assert seat.view is not None
                    await seat.choose(forward(seat.view))
                with pytest.raises(Refused):
                    await seat.choose("nonsense")
                with pytest.raises(Refused):
                    await olena.ask("PUT", "/api/me", {"name": ""})
                told = figures(place)
        assert told["undercroft_entries_total,dragon-tower,person"] == 3
        assert told["undercroft_entry_seconds_count"] == 4
        assert told["undercroft_sockets"] == 2
        assert told["undercroft_tables"] == 1
        assert told["undercroft_refusals_total,empty-name"] == 1
        assert sum(value for name, value in told.items() if name.startswith("undercroft_refusals_total")) == 2
        assert told["undercroft_jobs,replay"] == 0
        assert told["undercroft_errors_total"] == 0
        assert code[:5] not in ask("GET", f"http://{place}/metrics").text
        # The server's own address does not serve them.
        assert "undercroft_" not in ask("GET", f"{server.url}/metrics").text
    with pytest.raises(OSError, match="refused"):
        figures_raw(place)


def figures_raw(place: str) -> None:
    """Connect to an address where no server is left."""
    import socket

    host, _, port = place.partition(":")
    socket.create_connection((host, int(port)), timeout=60).close()


@pytest.mark.parametrize("place", ["9464", "127.0.0.1:", "127.0.0.1:ninety", "127.0.0.1:99999"])
def test_an_invalid_address_is_rejected(place: str) -> None:
    with pytest.raises(ImpossibleSetup) as refusal:
        Metrics().open(place)
    assert refusal.value.code == "bad-metrics"


def test_a_server_with_hardly_any_disk_left_is_not_ready(tmp_path: Path) -> None:
    with Server(settings(f"sqlite:///{tmp_path / 'tables.sqlite'}")) as server:
        server.services.config = msgspec.structs.replace(server.config, least_free=1 << 60)
        server.services._ready_until = 0.0
        answer = ask("GET", f"{server.url}/api/health")
        assert (answer.status_code, answer.json()["code"]) == (503, "storage-failed")
        server.services.config = server.config
        assert ask("GET", f"{server.url}/api/health").status_code == 200
