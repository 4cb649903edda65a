"""HTTP endpoints of the server's health and version, and of games: options, cards, rulebooks and texts."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from starlette.routing import Route

from undercroft.bots import bot_levels, usual_bot
from undercroft.bots.hints import adviser
from undercroft.i18n.language import LANGUAGES, language, message_files
from undercroft.kernel.features.rulebook import find_rulebook
from undercroft.kernel.game import find_game, game_list, registered
from undercroft.server.api.plugin_assets import plugin_file, plugin_table
from undercroft.server.api.responses import error_responses, json_content, json_response, read_body, services_of
from undercroft.server.api.static_files import REVALIDATE, Content
from undercroft.server.errors import ApiError
from undercroft.server.http_schemas import VERSION, LostSetting, OfferedSetting, Planned, PlanWanted, Version
from undercroft.version import VERSION as UNDERCROFT

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from undercroft.kernel.game import Game


async def health(request: Request) -> Response:
    """Check that the database accepts writes; return the number of tables and sockets."""
    services = services_of(request)
    await services.check_ready()
    return json_response({"status": "ok", "tables": len(services.tables), "sockets": services.limiter.sockets})


async def version(request: Request) -> Response:
    """Return the versions of the program, the protocol and the games."""
    games = {game.id: game.version for game in registered().values()}
    return json_response(Version(UNDERCROFT, VERSION, games), cache_control=REVALIDATE)


async def games(request: Request) -> Response:
    """List the games with their options and bots."""
    return games_of(tuple((game, plugin_table(name)) for name, game in registered().items())).response(request)


@lru_cache(maxsize=4)
def games_of(registered_games: tuple[tuple[Game[Any], str | None], ...]) -> Content:
    """Return the encoded list of all games; its key are the games and their browser modules, which plug-ins add."""
    tables = {game.id: table for game, table in registered_games}
    listed = [
        {
            **game,
            "bots": bot_levels(game["id"]),
            "usual_bot": usual_bot(game["id"]),
            "reviews": adviser(game["id"]) is not None,
            "table": tables[game["id"]],
        }
        for game in game_list()
    ]
    return json_content(listed)


async def plan(request: Request) -> Response:
    """Return the choices that fit an unfinished set-up, and its values that do not fit."""
    wanted = await read_body(request, PlanWanted)
    found = find_game(request.path_params["game"]).plan(wanted.seats, wanted.options)
    offered = [OfferedSetting(name, choices, found.usual.get(name)) for name, choices in found.offered.items()]
    return json_response(Planned(offered, [LostSetting(one.name, one.value, one.now) for one in found.lost]))


async def plugin_asset(request: Request) -> Response:
    """Serve a file of a plug-in game's browser module."""
    content = plugin_file(find_game(request.path_params["game"]).id, request.path_params["name"])
    if content is None:
        raise ApiError("no-such-path")
    return content.response(request)


async def cards(request: Request) -> Response:
    """List the printed cards of a game with their facts and sources."""
    return cards_of(find_game(request.path_params["game"]).id).response(request)


@cache
def cards_of(game: str) -> Content:
    """Return the encoded list of a game's cards."""
    found = find_game(game)
    return json_content([found.describe_card(card) for card in found.cards()])


async def rulebook(request: Request) -> Response:
    """Return the rulebook of a game: its sections, and the sections for each question and event."""
    return rulebook_of(find_game(request.path_params["game"]).id).response(request)


@cache
def rulebook_of(game: str) -> Content:
    """Return the encoded rulebook without its texts, which are Fluent messages; null if there is none."""
    return json_content(find_rulebook(game))


async def texts(request: Request) -> Response:
    """Serve the messages of the program or of a game in a language, as one Fluent file."""
    lang, game = request.path_params["lang"], request.path_params["game"]
    if lang not in LANGUAGES:
        raise ApiError("no-such-language", language=lang[:8])
    return texts_of(lang, None if game == "common" else find_game(game).id).response(request)


@cache
def texts_of(lang: str, game: str | None) -> Content:
    """Return the messages of the program or of a game in a language, with those that describe the games."""
    parts = [file.read_text(encoding="utf-8") for file in message_files(lang, game)]
    return Content("\n".join([*parts, *game_descriptions(lang)]).encode(), "text/plain; charset=utf-8")


def game_descriptions(lang: str) -> list[str]:
    """Return messages for pages that list games: title, description and duration of each, with its id."""
    messages = []
    for game in registered():
        words = language(lang, game)
        about = "game-about" if words.has("game-about") else "game-tagline"
        for key, end in (("game-title", ""), (about, "-about"), ("game-time", "-time")):
            if words.has(key):
                quoted = words.text(key).replace("\\", "\\\\").replace('"', '\\"')
                messages.append(f'web-game-{game}{end} = {{ "{quoted}" }}\n')
    return messages


GAME_ROUTES = [
    Route("/api/health", error_responses(health)),
    Route("/api/version", error_responses(version)),
    Route("/api/games", error_responses(games)),
    Route("/api/games/{game}/cards", error_responses(cards)),
    Route("/api/games/{game}/rulebook", error_responses(rulebook)),
    Route("/api/games/{game}/plan", error_responses(plan), methods=["POST"]),
    Route("/api/games/{game}/web/{name}", error_responses(plugin_asset)),
    Route("/api/texts/{lang}/{game}", error_responses(texts)),
]
