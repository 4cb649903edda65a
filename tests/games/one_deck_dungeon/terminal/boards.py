"""Games of One Deck Dungeon in the fixed positions of the screen tests."""

from __future__ import annotations

from tests.games.one_deck_dungeon.tables import table_at
from undercroft.kernel.table import Table
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.screens.app import UndercroftApp
from undercroft.terminal.session.history import happenings_of
from undercroft.terminal.session.session import Session

DICE = ["strength-5", "strength-5", "strength-4", "strength-3", "agility-2", "agility-4", "magic-5", "heroic-3"]


def seated(profile: Profile, table: Table, *leaders: str) -> Session:
    """A session at a table in a position, after the moves of bots in turn."""
    session = Session(profile, table, leaders or ("you",) * table.seats)
    session.happenings = happenings_of(table.record())
    session.play_on()
    return session


def at_the_doors(profile: Profile, *leaders: str) -> Session:
    """A turn on the second floor: two closed doors, two open ones."""
    table = table_at(
        "act",
        ("warrior", "mage"),
        seats=max(1, len(leaders)),
        doors=[["goblin_b"], ["wraith_a"], ["beetle_b"], ["arrow_wall_a"]],
        open=(0, 3),
        items=[["goblin_a"], ["beetle_a"]],
        skills=[["ogre_a"], ["cave_in_a"]],
        potions=["skeleton_b"],
        xp=["boulder_a"],
        discard=["ogre_b", "phantom_a"],
        wounds=(1, 2),
        stored=(1, 0),
        floor=2,
        turn=7,
        level=2,
        tokens=2,
    )
    return seated(profile, table, *leaders)


def placing(profile: Profile) -> Session:
    """A warrior alone with the dice rolled against an ooze on the second floor."""
    table = table_at(
        "placing",
        ("warrior",),
        faced=["glooping_ooze_a"],
        doors=[["bandit_a"], ["wraith_a"], [], ["arrow_wall_a"]],
        open=(3,),
        items=[["goblin_a", "beetle_a"]],
        skills=[["ogre_a", "cave_in_a"]],
        potions=["arrow_wall_b"],
        xp=["boulder_a"],
        wounds=(1,),
        stored=(1,),
        floor=2,
        turn=9,
        level=2,
        tokens=2,
        dice=[[*DICE, "magic-2", "magic-3"]],
    )
    return seated(profile, table)


def placing_as_two(profile: Profile, *leaders: str) -> Session:
    """Two heroes of the forest with poison, dice for both, and a die for armor only."""
    table = table_at(
        "placing",
        ("warrior", "mage"),
        seats=max(1, len(leaders)),
        dungeon="realm_of_venom",
        options={"cards": "forest"},
        faced=["dire_wolf_a"],
        doors=[["marsh_viper_a"], ["vine_trap_a"]],
        open=(1,),
        wounds=(1, 2),
        poison=(1, 0),
        floor=3,
        turn=13,
        level=3,
        dice=[
            ["strength-5", "strength-4", "heroic-3", "agility-6-armor"],
            ["magic-5", "magic-3", "agility-4", "agility-1"],
        ],
    )
    return seated(profile, table, *leaders)


def fighting(profile: Profile, *leaders: str) -> Session:
    """The first round against a dragon that is wounded already; the dice are rolled."""
    table = table_at(
        "boss",
        ("warrior", "mage"),
        seats=max(1, len(leaders)),
        items=[["goblin_a", "ogre_b"], ["beetle_a"]],
        skills=[["ogre_a"], ["cave_in_a"]],
        potions=["skeleton_b"],
        wounds=(1, 1),
        floor=3,
        turn=20,
        level=4,
        tokens=3,
        boss_wounds=2,
        rolls=[6, 5, 4, 6, 3, 2, 6, 5, 1, 4, 6, 2, 3, 5, 6, 4, 6, 6],
    )
    session = seated(profile, table, *leaders)
    while session.decision is not None and session.decision.prompt != "how_to_place":
        session.choose(0)
    return session


def app_with(profile: Profile, session: Session | None = None, code: str = "en") -> UndercroftApp:
    """The app, at a table or in the menu."""
    return UndercroftApp(profile, "one-deck-dungeon", code, session=session)
