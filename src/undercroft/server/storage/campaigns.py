"""Progress of guests in campaigns.

A game that ends only adds mail, in the transaction of its last entry, so two games that end at once never overwrite
each other's gains. Reading the progress includes the mail; writing it stores the sum and deletes the mail.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from undercroft.server.storage.schema import campaign_mail, campaigns

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy.ext.asyncio import AsyncConnection

    from undercroft.kernel.features.campaign import Campaign, Kept
    from undercroft.server.storage.store import Store

UNWRITTEN = 0
"""The version of progress that was never written."""


class CampaignStore:
    """Reads and changes the progress of guests."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def kept(self, guest: str, game: str, campaign: Campaign) -> Kept:
        """Return the progress of a guest, mail included."""
        async with self._store.reading() as connection:
            return await self.kept_in(connection, guest, game, campaign)

    async def kept_in(self, connection: AsyncConnection, guest: str, game: str, campaign: Campaign) -> Kept:
        """Return the progress of a guest inside a transaction."""
        kept, _, _ = await self._read(connection, guest, game, campaign)
        return kept

    async def change(self, guest: str, game: str, campaign: Campaign, change: Callable[[Kept], Kept]) -> Kept:
        """Change the progress of a guest; retry if it was changed at the same time."""
        while True:
            async with self._store.reading() as connection:
                kept, version, booked = await self._read(connection, guest, game, campaign)
            changed = change(kept)
            if await self._write(guest, game, changed, version, booked):
                return changed

    async def _read(
        self, connection: AsyncConnection, guest: str, game: str, campaign: Campaign
    ) -> tuple[Kept, int, list[int]]:
        """Return the progress, its version, and the mail that it includes."""
        mine = (campaigns.c.guest == guest) & (campaigns.c.game == game)
        to_me = (campaign_mail.c.guest == guest) & (campaign_mail.c.game == game)
        row = (await connection.execute(select(campaigns.c.kept, campaigns.c.version).where(mine))).one_or_none()
        letters = select(campaign_mail.c.id, campaign_mail.c.earned).where(to_me).order_by(campaign_mail.c.id)
        mail = (await connection.execute(letters)).all()
        kept: Kept = {} if row is None else msgspec.json.decode(row.kept)
        for letter in mail:
            kept = campaign.book(kept, msgspec.json.decode(letter.earned))
        return kept, UNWRITTEN if row is None else row.version, [letter.id for letter in mail]

    async def _write(self, guest: str, game: str, kept: Kept, version: int, booked: list[int]) -> bool:
        """Write the progress and delete the mail that it includes; return False if the version has changed."""
        text = msgspec.json.encode(kept).decode()
        same = (campaigns.c.guest == guest) & (campaigns.c.game == game) & (campaigns.c.version == version)
        try:
            async with self._store.writing() as connection:
                if version == UNWRITTEN:
                    values = {"guest": guest, "game": game, "kept": text, "version": version + 1}
                    await connection.execute(insert(campaigns).values(**values))
                else:
                    change = update(campaigns).where(same).values(kept=text, version=version + 1)
                    if (await connection.execute(change)).rowcount != 1:
                        return False
                await connection.execute(delete(campaign_mail).where(campaign_mail.c.id.in_(booked)))
        except IntegrityError:  # two writers inserted the first version
            return False
        return True
