"""Games of Boss Monster in the fixed positions of the screen tests."""

from __future__ import annotations

from typing import Any

from tests.games.boss_family.tables import table_at
from undercroft.kernel.table import Table
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.screens.app import UndercroftApp
from undercroft.terminal.session.history import happenings_of
from undercroft.terminal.session.session import Session

ALONE = ("you", "random", "random", "random")
BOSSES = ("king_croak", "gorgona", "draculord", "xyzax")
DUNGEONS = (
    (
        "bottomless_pit",
        ("golem_factory", "recycling_center"),
        ("monstrous_monument", "neanderthal_cave", "brainsucker_hive"),
        "dizzygas_hallway",
    ),
    ("open_grave", ("goblin_armory", "beast_menagerie"), "mimic_vault", "centipede_tunnel", "construction_zone"),
    ("dark_laboratory", "boulder_ramp", "dragon_hatchery"),
    ("torture_chamber",),
)
HAND = (
    "haunted_library",
    "monsters_ballroom",
    "minotaurs_maze",
    "vampire_bordello",
    "giant_size",
    "freeze",
    "counterspell",
)


def seated(profile: Profile, table: Table, *leaders: str, settings: dict[int, str] | None = None) -> Session:
    """A session at a table in a position; bots in turn have moved."""
    session = Session(profile, table, leaders or ALONE[: table.seats])
    session.settings = dict(settings or {})
    session.happenings = happenings_of(table.record())
    session.play_on()
    return session


def building(profile: Profile, *leaders: str, **position: Any) -> Session:
    """Round 5, the Build turn of the first seat: one room of the dungeon is deactivated."""
    table = table_at(
        "build",
        BOSSES,
        dungeons=DUNGEONS,
        hands=[HAND, ["fear"], ["jackpot_stash", "exhaustion"], ["ligers_den", "witchs_kitchen"]],
        town=["thief_8_a", "cleric_4_a", "mage_8_a", "fool"],
        entrances=[["thief_4_a"]],
        souls=[["cleric_6_a", "epic_mage_11_a"], ["mage_4_a"]],
        wounds=[["fighter_4_a"], [], ["mage_4_b"]],
        discard=["teleportation", "zombie_prison", "golem_factory", "golem_factory"],
        **{"round": 5, "turn": 0, "deactivated": ((0, 1),), "face_down": ((2, 2),), **position},
    )
    return seated(profile, table, *leaders)


def entered(profile: Profile, *leaders: str, settings: dict[int, str] | None = None) -> Session:
    """The Adventure turn of the first seat: two heroes come, and nobody else can act."""
    table = table_at(
        "adventure",
        BOSSES[:3],
        dungeons=DUNGEONS[:3],
        hands=[HAND, [], ["jackpot_stash"]],
        town=["mage_8_a"],
        entrances=[["thief_6_a", "thief_4_a"], ["mage_6_a"]],
        round=5,
        turn=0,
    )
    return seated(profile, table, *leaders, settings=settings)


def walking(profile: Profile, *leaders: str) -> Session:
    """A hero in the second room of the first seat's dungeon, who will die in the third; another one waits."""
    session = entered(profile, *leaders)
    while session.view()["walk"] is None or session.view()["walk"]["slot"] != 2:
        sit_down(session)
        pass_once(session)
    return session


def answering(profile: Profile, *leaders: str, turn: int = 0, setting: str = "able") -> Session:
    """The second seat freezes a room, in its own turn or in the first one's; the first may cancel that."""
    table = table_at(
        "build",
        BOSSES[:3],
        dungeons=DUNGEONS[:3],
        hands=[HAND, ["freeze"], ["jackpot_stash"]],
        town=["thief_8_a", "mage_8_a"],
        round=5,
        turn=turn,
    )
    if turn == 0:
        table.apply("pass_on")
    assert table.decision is not None
    table.apply(next(option for option in table.decision.options if option.verb.startswith("cast")))
    return seated(profile, table, *leaders, settings={0: setting})


def sit_down(session: Session) -> None:
    """Show the screen to the local seat that is asked."""
    if session.waits_for is not None:
        session.viewer = session.waits_for


def pass_once(session: Session) -> None:
    """The seat that looks lets the others go on."""
    assert session.decision is not None
    session.choose(next(place for place, option in enumerate(session.decision.options) if option.idle))


def app_with(
    profile: Profile, session: Session | None = None, code: str = "en", game: str = "boss-monster"
) -> UndercroftApp:
    """The app, at a table or in the menu."""
    return UndercroftApp(profile, game, code, session=session)
