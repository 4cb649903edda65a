"""Games of Rise of the Minibosses in the fixed positions of the screen tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.boss_family.tables import Dungeon, state_of
from tests.games.boss_family.terminal import boards
from tests.games.minibosses.tables import table_at
from undercroft.games.boss_family.rules.durations import HELD_BACK, NO_TEXT, PROMOTED, SPELL_TAX, last
from undercroft.games.boss_family.rules.facts import FACE
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.screens.app import UndercroftApp
from undercroft.terminal.session.session import Session

BOSSES = ("kirax", "oculus", "lamia", "gregore")
DUNGEONS = (
    (
        ("spike", "unstable_mine"),
        "minion_clinic",
        ("rocky", "alchemists_lab", "efreets_chamber"),
        "pixie_fountain",
    ),
    (("draculad", "spectral_bomb"), "goblin_market", ("jinx", "paywall"), "monster_academy", "loot_box"),
    ("the_keystone", ("icicle_man", "fetid_beast")),
    ("black_market",),
)
HAND = ("loot_box", "cursed_well", "mageseeker", "magipede", "smash", "pay_to_win", "sabotage")
MIX = {"sets": ["boss-monster"]}


def building(
    profile: Profile, *leaders: str, seats: int = 4, dungeons: Sequence[Dungeon] = DUNGEONS, **position: Any
) -> Session:
    """Round 5, the Build turn of the first seat: coins, minibosses of all levels, and everything that lasts a round."""
    table = table_at(
        "build",
        BOSSES[:seats],
        dungeons=dungeons[:seats],
        hands=[HAND, ["rage"], ["mind_thresher", "heist"], ["garbage_chute", "windfall"]][:seats],
        town=["paladin" if seats == 4 else "the_progenitors", "the_fool", "kbothi_the_spy"],
        entrances=[["holkin_propheteer", "eloi_marlborn"]],
        souls=[["felicity_joyful_nurse", "haize_half_angel"], ["clebrina_familiar"]],
        wounds=[["tess_dwarven_shieldmaiden"], []],
        discard=["rebirth", "cerebella", "lightning_rod"],
        **{
            "round": 5,
            "turn": 0,
            "coins": (4, 0, 2, 3)[:seats],
            "levels": ((0, 0, 2), (0, 2, 1), (1, 0, 3), (1, 2, 1)),
            "room_coins": ((0, 1, 2),),
            "deactivated": ((1, 2),),
            **position,
        },
    )
    state = state_of(table)
    last(state, NO_TEXT, state.face.index(FACE["efreets_chamber"]))
    last(state, HELD_BACK, state.face.index(FACE["holkin_propheteer"]))
    last(state, SPELL_TAX, 1)
    last(state, PROMOTED, 1)
    return boards.seated(profile, table, *(leaders or boards.ALONE[:seats]))


def mixed(profile: Profile) -> Session:
    """A Build turn with two sets in play: both bosses are called King Croak."""
    table = table_at(
        "build",
        ("king_croak", "king_croak_rmb"),
        dungeons=[["bottomless_pit", ("spike", "unstable_mine")], ["dark_altar"]],
        hands=[["short_circuit", "freeze", "mageseeker", "open_grave"], []],
        options=MIX,
        turn=0,
    )
    return boards.seated(profile, table, "you", "random")


def app_with(profile: Profile, session: Session | None = None, code: str = "en") -> UndercroftApp:
    """The app of this game, at a table or in the menu."""
    return boards.app_with(profile, session, code, "minibosses")
