"""Keys, encryption and signatures of Web Push."""

from __future__ import annotations

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.notifications.receiver import claims_of, decrypted
from undercroft.server.notifications.webpush import CURVE, BadKey, BadOrigin, PushKey, decoded, encoded, encrypt

KEY = PushKey.new()
MESSAGE = b"When I grow up, I want to be a watermelon"
AUTH_SECRET = decoded("BTBZMqHH6r4Tts7J_aSIgg")
RECEIVER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
"""The public key of the receiver in the example of RFC 8291, section 5, as the other values here."""


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(text), "big"), CURVE)


def test_the_example_of_the_standard_is_encrypted_alike() -> None:
    sender = private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    salt = decoded("DGv6ra1nlYgDCS1FRnbzlw")
    assert encoded(encrypt(MESSAGE, decoded(RECEIVER), AUTH_SECRET, sender, salt)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_the_receiver_decrypts_what_was_encrypted_with_new_keys() -> None:
    receiver = private_key("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")
    first, second = (encrypt(MESSAGE, decoded(RECEIVER), AUTH_SECRET) for _ in range(2))
    assert first != second
    assert decrypted(first, receiver, AUTH_SECRET) == decrypted(second, receiver, AUTH_SECRET) == MESSAGE


@pytest.mark.parametrize("receiver", [b"", b"\4" + bytes(64), decoded(RECEIVER)[:-1]])
def test_a_receiver_that_is_no_point_is_rejected(receiver: bytes) -> None:
    with pytest.raises(BadKey):
        encrypt(MESSAGE, receiver, AUTH_SECRET)


@pytest.mark.parametrize("contact", ["mailto:keeper@example.org", "https://example.org/contact"])
def test_a_signature_names_service_time_and_contact(contact: str) -> None:
    claims = claims_of(KEY.authorization("https://push.example.org", contact, 1000.5), KEY.public)
    assert claims == {"aud": "https://push.example.org", "exp": 44200, "sub": contact}


def test_nothing_is_signed_for_an_origin_that_is_none() -> None:
    with pytest.raises(BadOrigin):
        KEY.authorization("push.example.org", "mailto:keeper@example.org", 0)


@pytest.mark.parametrize("text", ["", "short", "AA" * 40, encoded(bytes(32)), "not base64!"])
def test_an_invalid_key_is_rejected(text: str) -> None:
    with pytest.raises(BadKey):
        PushKey.read(text)


def test_a_key_is_read_as_it_was_written() -> None:
    assert PushKey.read(KEY.text + "\n").public == KEY.public
