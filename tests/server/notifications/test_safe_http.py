"""Requests to URLs from clients go to public addresses only."""

from __future__ import annotations

import httpcore
import pytest

from undercroft.server.notifications.safe_http import NotPublic, PublicAddresses, PublicHttpClient, is_public_https


@pytest.mark.parametrize(
    ("url", "allowed"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc:def", True),
        ("https://updates.push.services.mozilla.com:443/wpush/v2/x", True),
        ("http://fcm.googleapis.com/x", False),
        ("https://127.0.0.1/x", False),
        ("https://[::1]/x", False),
        ("https://[::ffff:127.0.0.1]/x", False),
        ("https://169.254.169.254/latest/meta-data", False),
        ("https://[::ffff:8.8.8.8]/x", True),
        ("https://[64:ff9b::10.0.0.1]/x", False),  # NAT64
        ("https://[64:ff9b::8.8.8.8]/x", True),
        ("https://[64:ff9b::224.0.0.1]/x", False),
        ("https://[64:ff9b:1::8.8.8.8]/x", False),  # NAT64 inside a network
        ("https://[64:ff9b:1:a00:0:100::]/x", False),
        ("https://[2002:7f00:1::]/x", False),  # 6to4
        ("https://[2002:808:808::1]/x", True),
        ("https://[::10.0.0.1]/x", False),  # IPv4-compatible
        ("https://[::8.8.8.8]/x", True),
        ("https://[::]/x", False),
        ("https://[2001:0:808:808:0:ffff:f5ff:fffe]/x", False),  # Teredo, with the client 10.0.0.1
        ("https://[2001:0:a00:1:0:ffff:f7f7:f7f7]/x", False),  # with the server 10.0.0.1
        ("https://[2606:4700::1111]/x", True),
        ("https://[fe80::1]/x", False),
        ("https://[fd00::1]/x", False),
        ("https://[ff0e::1]/x", False),
        ("https://192.168.1.1/x", False),
        ("https://push.example.org:22/x", False),
        ("https://user:password@push.example.org/x", False),
        ("https://push.example.org/" + "x" * 1000, False),
        ("https://push.example.org/x\r\nX-Evil: 1", False),
        ("https://[bad/x", False),
        ("https:///x", False),
        ("file:///etc/passwd", False),
    ],
)
def test_only_public_https_addresses_are_allowed(url: str, allowed: bool) -> None:
    assert is_public_https(url) is allowed
    assert PublicHttpClient(anywhere=False).allows(url) is allowed


async def test_a_name_that_resolves_to_this_machine_is_rejected() -> None:
    with pytest.raises(NotPublic):
        await PublicAddresses().connect_tcp("localhost", 80)
    client = PublicHttpClient(anywhere=False)
    with pytest.raises((NotPublic, httpcore.ConnectError)):
        await client.post("https://localhost/x", {"Host": "localhost", "Content-Length": "0"}, b"")
    await client.close()
