"""Games of Super Boss Monster in the fixed positions of the screen tests."""

from __future__ import annotations

from typing import Any

from tests.games.boss_family.tables import state_of
from tests.games.boss_family.terminal import boards
from tests.games.super_boss_monster.tables import table_at
from undercroft.games.boss_family.rules.durations import NEUTRALIZED, last
from undercroft.games.boss_family.rules.facts import FACE
from undercroft.kernel.table import Table
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.screens.app import UndercroftApp
from undercroft.terminal.session.session import Session

BOSSES = ("gromgut_the_gourmand", "professor_polyp", "madame_marionette", "queen_thornhide")
DUNGEONS = (
    ("frozen_monster", "runic_study", ("goblin_gym", "titans_forge"), "clock_tower_of_doom", "boulder_ramp_sbm"),
    ("minion_arena", "counterfeit_treasury", "sanctum_of_whispers"),
    ("wailing_crypt", ("cutpurse_alley", "vault_of_blades")),
    ("dart_gallery",),
)
HANDS = (
    ("booby_trapped_armory", "elemental_dojo", "portal_alcove", "extra_spikes", "safety_inspection", "power_bonus"),
    ("power_bonus", "loot_drop"),
    ("soul_mill", "dream_catcher"),
    ("bone_choir",),
)
TOWN = ("brother_barrow", "zephyra_stormscroll", "pockets", "vexa_silence_incarnate")
LANDMARKS = {"stadium": ["gladiator"], "tavern": ["idler", "pim_choir_recruit"]}


def table_of(phase: str, seats: int, **position: Any) -> Table:
    """A table in a turn that has gone on for a while, with heroes, minions and tokens everywhere."""
    there: dict[str, Any] = {
        "dungeons": DUNGEONS[:seats],
        "hands": HANDS[:seats],
        "town": TOWN[:seats] if seats > 1 else ["brother_barrow", "sir_overkill", "pockets"],
        "landmarks": LANDMARKS if seats > 1 else {"temple": ["laliho"], "stadium": ["pim_choir_recruit"]},
        "market": ["ogre_toll_bridge", "checkpoint"],
        "entrances": [["orbella_owlhat"]],
        "souls": [["saint_ottoline", "fizz_first_year"], ["velvet_vic"]][:seats],
        "wounds": [["bunny"]],
        "discard": ["golden_bait", "bruiser_barracks"],
        "round": 5,
        "marker": min(1, seats - 1),
        "tokens": [(0, 3, 2)],
        "health_tokens": [("orbella_owlhat", 2)],
        "minions": [(0, "runic_study"), (1, "stadium_summon"), (2, "temple_bonus")][:seats],
        "leveled": (0,),
    }
    return table_at(phase, BOSSES[:seats], **{**there, **position})


def building(profile: Profile, *leaders: str, seats: int = 4, **position: Any) -> Session:
    """The Build turn of the first seat: tokens, minions, a room neutralized, one asleep, heroes at landmarks."""
    table = table_of("build", seats, **{"turn": 0, **position})
    state = state_of(table)
    last(state, NEUTRALIZED, state.face.index(FACE["titans_forge"]))
    return boards.seated(profile, table, *leaders)


def sending(profile: Profile, seats: int = 4) -> Session:
    """The Town phase of a new turn: the first player has taken a card and sends the minion."""
    position = {"minions": (), "market": (), "marker": 0, "entrances": (), "health_tokens": ()}
    session = boards.seated(profile, table_of("round", seats, seed=4, **position))
    while session.view()["decision"]["prompt"] != "where_to_send":
        session.choose(0)
    return session


def taking(profile: Profile, seats: int = 4, **position: Any) -> Session:
    """The Town phase of a new turn: the first player takes a card from the market."""
    empty = {"minions": (), "market": (), "marker": 0, "entrances": (), "health_tokens": ()}
    return boards.seated(profile, table_of("round", seats, seed=4, **{**empty, **position}))


def summoning(profile: Profile) -> Session:
    """The Minion phase: the minion of the first seat summons the top hero of the tavern."""
    table = table_of("minions", 3, marker=0, minions=[(0, "tavern_summon"), (1, "library_bonus")])
    return boards.seated(profile, table)


def answering(profile: Profile, *leaders: str) -> Session:
    """Two spells on the stack: the second seat has answered its own, and the first may answer too."""
    table = table_of("build", 3, turn=1, marker=1)
    for _ in range(2):
        spell(table)
    return boards.seated(profile, table, *(leaders or ("you", "random", "random")), settings={0: "ask"})


def spell(table: Table) -> None:
    """Play a spell from the seat that is asked, always with the first choice."""
    assert table.decision is not None
    table.apply(next(option for option in table.decision.options if option.verb in ("prepare", "cast", "cast_at")))
    while table.decision is not None and not any(option.idle for option in table.decision.options):
        table.apply(table.decision.options[0])


def walking(profile: Profile, seats: int = 2) -> Session:
    """A hero with a health token in the dungeon of the first seat."""
    table = table_of("adventure", seats, turn=0, marker=0, market=(), minions=[(0, "runic_study")])
    session = boards.seated(profile, table, settings={0: "ask"})
    while session.view()["walk"] is None:
        boards.pass_once(session)
    return session


def alone(profile: Profile, challenge: str = "off") -> Session:
    """One player in the Build phase, in the challenge or not."""
    hand = [card for card in HANDS[0] if card != "safety_inspection"]
    return building(profile, "you", seats=1, hands=[hand], options={"challenge": challenge})


def app_with(profile: Profile, session: Session | None = None, code: str = "en") -> UndercroftApp:
    """The app of this game, at a table or in the menu."""
    return boards.app_with(profile, session, code, "super-boss-monster")
