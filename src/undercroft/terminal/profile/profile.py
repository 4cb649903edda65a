"""The player's data on this computer: settings, saved games, achievements and campaigns."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
import platformdirs

from undercroft.bots import level_named
from undercroft.i18n import LANGUAGES
from undercroft.kernel.errors import Malformed
from undercroft.kernel.formats.record import Record, read_record
from undercroft.kernel.game import find_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.kernel.features.campaign import Kept
    from undercroft.kernel.game import Game

FOLDER_VARIABLE: Final = "UNDERCROFT_DATA"
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
DEFAULT_LANGUAGE: Final = "en"
YOU: Final = "you"
"""The leader of a seat that plays at this keyboard; other leaders are levels of bots."""


class Settings(msgspec.Struct, frozen=True, omit_defaults=True):
    """Remembered choices of a player."""

    language: str | None = None
    story: bool = True
    setups: dict[str, dict[str, Any]] = {}
    """The last set-up of each game."""
    lessons: dict[str, int] = {}
    """The moves made in the unfinished lesson of each game."""


class Notice(msgspec.Struct, frozen=True):
    """A notice about the player's files: a message key and its arguments."""

    key: str
    args: dict[str, str]


class Seating(msgspec.Struct, frozen=True, omit_defaults=True):
    """Leaders and auto-pass settings of the seats of a saved game; stored beside its record."""

    leaders: tuple[str, ...]
    windows: dict[int, str] = {}
    foreign: bool = False
    """True if the record was imported."""


class DailyTry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A try of a daily challenge: its record and result."""

    file: str
    won: bool | None = None
    """None while it goes on."""
    score: int = 0


class CampaignBook(msgspec.Struct, frozen=True, omit_defaults=True):
    """Progress of a campaign, and the saved games that it already includes."""

    kept: dict[str, Any] = {}
    booked: tuple[str, ...] = ()


class SavedGame(msgspec.Struct, frozen=True):
    """A saved game: its file and what a list of games tells about it."""

    path: Path
    game: str
    seats: int
    options: dict[str, Any]
    decisions: int
    result: str | None
    when: float = 0.0
    """The modification time of its file, in seconds since 1970."""

    @property
    def number(self) -> str:
        """The number in the file's name."""
        return self.path.stem.rpartition("-")[2]


def data_folder() -> Path:
    """The data folder: the one that the environment names, else the system's default."""
    named = os.environ.get(FOLDER_VARIABLE)
    return Path(named) if named else Path(platformdirs.user_data_dir("undercroft", appauthor=False))


def language_of_system() -> str:
    """The language of the system's locale; the default if Undercroft does not speak it."""
    for variable in LOCALE_VARIABLES:
        value = os.environ.get(variable)
        if value:
            code = value.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return code if code in LANGUAGES else DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE


class Profile:
    """The data folder of a player. Damaged files are renamed and reported, never overwritten."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = data_folder() if folder is None else folder
        self.notices: list[Notice] = []
        self._unread: set[Path] = set()
        """Files that exist but cannot be read; they must not be overwritten."""
        self.settings = self._read(self.folder / "settings.json", Settings, Settings())
        earned: dict[str, list[str]] = self._read(self.folder / "achievements.json", dict[str, list[str]], {})
        self._earned = earned

    def notify(self, what: str, path: Path, **args: str) -> None:
        """Add a notice about a file, unless it is pending already."""
        notice = Notice("terminal-notice-" + what, {"path": str(path), **args})
        if notice not in self.notices:
            self.notices.append(notice)

    def take_notices(self) -> list[Notice]:
        """Return and clear the pending notices."""
        notices, self.notices = self.notices, []
        return notices

    # -- settings ------------------------------------------------------------------------------------------------

    @property
    def language(self) -> str:
        """The language chosen before, else the system's."""
        chosen = self.settings.language
        return chosen if chosen in LANGUAGES else language_of_system()

    def change(self, **changes: Any) -> None:
        """Change settings and keep them."""
        self.settings = msgspec.structs.replace(self.settings, **changes)
        self._write(self.folder / "settings.json", self.settings)

    def remember_setup(self, game: str, setup: dict[str, Any]) -> None:
        """Store the set-up to offer next time."""
        self.change(setups={**self.settings.setups, game: setup})

    # -- achievements --------------------------------------------------------------------------------------------

    def achievements(self, game: str) -> list[str]:
        """The achievements of a game earned so far (DT-116)."""
        return list(self._earned.get(game, ()))

    def earn(self, game: str, names: list[str]) -> list[str]:
        """Store achievements; return the new ones."""
        before = self.achievements(game)
        new = [name for name in names if name not in before]
        if new:
            self._earned[game] = before + new
            self._write(self.folder / "achievements.json", self._earned)
        return new

    # -- puzzles -------------------------------------------------------------------------------------------------

    def solved(self, game: str) -> set[int]:
        """The numbers of the puzzles of a game that were solved."""
        return set(self._solved().get(game, ()))

    def solve(self, game: str, number: int) -> None:
        """Store that a puzzle was solved."""
        known = self._solved()
        if number not in known.get(game, ()):
            known[game] = sorted([*known.get(game, ()), number])
            self._write(self.folder / "puzzles.json", known)

    def _solved(self) -> dict[str, list[int]]:
        known: dict[str, list[int]] = self._read(self.folder / "puzzles.json", dict[str, list[int]], {})
        return known

    # -- daily challenges ----------------------------------------------------------------------------------------

    def tries(self, day: str) -> dict[str, DailyTry]:
        """The tries of a day by game."""
        return self._tries().get(day, {})

    def keep_try(self, day: str, game: str, one: DailyTry) -> None:
        """Store the state of a day's try."""
        known = self._tries()
        if known.get(day, {}).get(game) != one:
            known[day] = {**known.get(day, {}), game: one}
            self._write(self.folder / "daily.json", known)

    def _tries(self) -> dict[str, dict[str, DailyTry]]:
        kind = dict[str, dict[str, DailyTry]]
        known: dict[str, dict[str, DailyTry]] = self._read(self.folder / "daily.json", kind, {})
        return known

    # -- servers -------------------------------------------------------------------------------------------------

    def guest(self, url: str) -> str | None:
        """The guest cookie of a server, if the player has visited it."""
        return self._guests().get(url.rstrip("/"))

    def keep_guest(self, url: str, cookie: str) -> None:
        """Store the guest cookie of a server, readable by this user alone."""
        known = self._guests()
        if known.get(url) != cookie:
            self._write(self.folder / "servers.json", {**known, url: cookie}, private=True)

    def _guests(self) -> dict[str, str]:
        known: dict[str, str] = self._read(self.folder / "servers.json", dict[str, str], {})
        return known

    # -- campaigns -----------------------------------------------------------------------------------------------

    def campaign(self, game: Game[Any]) -> Kept:
        """The progress of a game's campaign; empty if there is none."""
        return self._book(game).kept

    def change_campaign(self, game: Game[Any], kept: Kept) -> bool:
        """Replace the progress of a campaign; return False if it could not be written."""
        return self._write_book(game, msgspec.structs.replace(self._book(game), kept=kept))

    def book(self, path: Path, game: Game[Any], earned: Sequence[Kept]) -> None:
        """Add the rewards of a saved game to the campaign, once per game."""
        book = self._book(game)
        if game.campaign is not None and earned and path.name not in book.booked:
            kept = book.kept
            for one in earned:
                kept = game.campaign.book(kept, one)
            self._write_book(game, CampaignBook(kept, (*book.booked, path.name)))

    def _book(self, game: Game[Any]) -> CampaignBook:
        if game.campaign is None:
            return CampaignBook()
        path = self._campaign_file(game)
        book: CampaignBook = self._read(path, CampaignBook, CampaignBook())
        try:
            game.campaign.read(book.kept)
        except Malformed:
            self._put_aside(path)
            return CampaignBook()
        return book

    def _write_book(self, game: Game[Any], book: CampaignBook) -> bool:
        return self._write(self._campaign_file(game), book)

    def _campaign_file(self, game: Game[Any]) -> Path:
        return self.folder / "campaigns" / f"{game.id}.json"

    # -- saved games ---------------------------------------------------------------------------------------------

    @property
    def games_folder(self) -> Path:
        """The folder of the records."""
        return self.folder / "games"

    def new_file(self, game: str) -> Path:
        """Reserve a file for a new game, so that concurrent games never share one."""
        self.games_folder.mkdir(parents=True, exist_ok=True)
        names = [path.name for path in self._records(game)]
        names += self._book(find_game(game)).booked  # keep the names of deleted records: rewards are booked by name
        number = max((_number_in(name) for name in names), default=0) + 1
        while True:
            path = self.games_folder / f"{game}-{number:04}.undercroft"
            try:
                path.touch(exist_ok=False)
            except FileExistsError:
                number += 1
            else:
                return path

    def _records(self, game: str) -> list[Path]:
        files = self.games_folder.glob(f"{game}-*.undercroft")
        return [path for path in files if path.stem.removeprefix(f"{game}-").isdecimal()]

    def save(self, path: Path, record: Record, seating: Seating) -> None:
        """Write a game's record, and beside it the leaders and auto-pass settings of its seats."""
        _replace(path, record.text().encode())
        self._write(self._seats_file(path), seating)

    def is_own(self, path: Path) -> bool:
        """True if a saved game was started on this computer, not imported."""
        here = path.parent == self.games_folder and self._seats_file(path).exists()
        return here and not self._seating(path).foreign

    def leaders(self, path: Path, seats: int) -> tuple[str, ...]:
        """The leaders of the seats of a saved game; by default all are the player's."""
        leaders = tuple(map(level_named, self._seating(path).leaders))
        return leaders if len(leaders) == seats else (YOU,) * seats

    def windows(self, path: Path) -> dict[int, str]:
        """The auto-pass settings of the seats of a saved game."""
        return self._seating(path).windows

    def _seating(self, path: Path) -> Seating:
        seating: Seating = self._read(self._seats_file(path), Seating, Seating(()))
        return seating

    def _seats_file(self, path: Path) -> Path:
        return path.with_suffix(".seats.json")

    def saved(self, game: str) -> list[SavedGame]:
        """The saved games, newest first."""
        paths = sorted(self._records(game), key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)
        games = [self._saved_game(path) for path in paths]
        return [game for game in games if game is not None]

    def _saved_game(self, path: Path) -> SavedGame | None:
        if path.stat().st_size == 0:
            return None  # reserved by new_file() and not written yet
        try:
            record = read_record(path)
        except Malformed:
            self._put_aside(path)
            return None
        header = record.header
        decisions = sum(line.option is not None for line in record.lines)
        result = next((line.result for line in record.lines if line.result is not None), None)
        when = path.stat().st_mtime
        return SavedGame(path, header.game, header.seats, header.options, decisions, result, when)

    def delete(self, path: Path) -> None:
        """Delete a saved game; its campaign rewards stay."""
        try:
            path.unlink()
            self._seats_file(path).unlink(missing_ok=True)
        except OSError as error:
            self.notify("unwritable", path, reason=error.strerror or str(error))

    def unwritable(self) -> Notice | None:
        """A warning for a player whose games cannot be saved; None if the data folder is writable."""
        there = self.games_folder
        while not there.exists() and there != there.parent:
            there = there.parent
        if there.is_dir() and os.access(there, os.W_OK | os.X_OK):
            return None
        reason = os.strerror(errno.EACCES if there.is_dir() else errno.ENOTDIR)
        return Notice("terminal-notice-no-saving", {"path": str(self.folder), "reason": reason})

    # -- files ---------------------------------------------------------------------------------------------------

    def _read(self, path: Path, kind: Any, default: Any) -> Any:
        try:
            data = path.read_bytes()
        except FileNotFoundError:
            return default
        except OSError as error:
            self._unread.add(path)
            self.notify("unreadable", path, reason=error.strerror or str(error))
            return default
        self._unread.discard(path)
        try:
            return msgspec.json.decode(data, type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self._put_aside(path)
            return default

    def _put_aside(self, path: Path) -> None:
        """Rename a damaged file, so that nothing overwrites it."""
        kept = path.with_name(path.name + ".damaged")
        number = 1
        while kept.exists():
            number += 1
            kept = path.with_name(f"{path.name}.damaged-{number}")
        try:
            path.rename(kept)
        except OSError as error:
            self._unread.add(path)
            self.notify("unreadable", path, reason=error.strerror or str(error))
        else:
            self.notify("damaged", path, kept=kept.name)

    def _write(self, path: Path, value: Any, *, private: bool = False) -> bool:
        if path in self._unread:
            return False  # reported when it was read
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            _replace(path, msgspec.json.format(msgspec.json.encode(value), indent=2) + b"\n", private=private)
        except OSError as error:
            self.notify("unwritable", path, reason=error.strerror or str(error))
            return False
        return True


def _number_in(name: str) -> int:
    """The number in the name of a record's file."""
    digits = name.removesuffix(".undercroft").rpartition("-")[2]
    return int(digits) if digits.isdecimal() else 0


def _replace(path: Path, data: bytes, *, private: bool = False) -> None:
    """Write a file atomically; a private one is readable by this user alone."""
    draft = path.with_name(path.name + ".new")
    if private:
        draft.unlink(missing_ok=True)
        draft.touch(mode=0o600)
    draft.write_bytes(data)
    draft.replace(path)
