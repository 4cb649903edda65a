"""What is running and what can be played: games with their cards, rules, texts and tables."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from starlette.routing import Route

from undercroft.bots import bot_levels, usual_bot
from undercroft.bots.hints import adviser
from undercroft.i18n.language import LANGUAGES, language, message_files
from undercroft.kernel.features.rulebook import find_rulebook
from undercroft.kernel.game import find_game, game_list, registered
from undercroft.server.api.plugin_assets import plugin_file, plugin_table
from undercroft.server.api.responses import error_responses, json_content, json_response, read_body, services_of
from undercroft.server.api.static_files import ASK_FIRST, Content
from undercroft.server.errors import ApiError
from undercroft.server.http_schemas import VERSION, LostSetting, OfferedSetting, Planned, PlanWanted, Version
from undercroft.version import VERSION as UNDERCROFT

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response


async def health(request: Request) -> Response:
    """Whether the server can serve, with a few figures."""
    services = services_of(request)
    await services.check_ready()
    return json_response({"status": "ok", "tables": len(services.tables), "sockets": services.limiter.sockets})


async def version(request: Request) -> Response:
    """What is running."""
    games = {game.id: game.version for game in registered().values()}
    return json_response(Version(UNDERCROFT, VERSION, games), keep=ASK_FIRST)


async def games(request: Request) -> Response:
    """What can be played, with options and bots."""
    listed = [
        {
            **game,
            "bots": bot_levels(game["id"]),
            "usual_bot": usual_bot(game["id"]),
            "reviews": adviser(game["id"]) is not None,
            "table": plugin_table(game["id"]),
        }
        for game in game_list()
    ]
    return json_content(listed).response(request)


async def plan(request: Request) -> Response:
    """What is offered for a set-up that is being put together, and what of it does not fit."""
    wanted = await read_body(request, PlanWanted)
    found = find_game(request.path_params["game"]).plan(wanted.seats, wanted.options)
    offered = [OfferedSetting(name, choices, found.usual.get(name)) for name, choices in found.offered.items()]
    return json_response(Planned(offered, [LostSetting(one.name, one.value, one.now) for one in found.lost]))


async def brought(request: Request) -> Response:
    """A file of the table that a game brings along."""
    content = plugin_file(find_game(request.path_params["game"]).id, request.path_params["name"])
    if content is None:
        raise ApiError("no-such-path")
    return content.response(request)


async def cards(request: Request) -> Response:
    """All printed cards of a game with their facts and where they come from."""
    return cards_of(find_game(request.path_params["game"]).id).response(request)


@cache
def cards_of(game: str) -> Content:
    """The printed cards of a game."""
    found = find_game(game)
    return json_content([found.describe_card(card) for card in found.cards()])


async def rulebook(request: Request) -> Response:
    """The rulebook of a game: its sections in order, and which of them a question or an event concerns."""
    return rulebook_of(find_game(request.path_params["game"]).id).response(request)


@cache
def rulebook_of(game: str) -> Content:
    """The rulebook of a game, without its words, which are messages; null if there is none."""
    return json_content(find_rulebook(game))


async def texts(request: Request) -> Response:
    """The messages of a language: the program's own and a game's, as one Fluent file."""
    lang, game = request.path_params["lang"], request.path_params["game"]
    if lang not in LANGUAGES:
        raise ApiError("no-such-language", language=lang[:8])
    return texts_of(lang, None if game == "common" else find_game(game).id).response(request)


@cache
def texts_of(lang: str, game: str | None) -> Content:
    """The messages of the program or of a game in a language."""
    parts = [file.read_text(encoding="utf-8") for file in message_files(lang, game)]
    return Content("\n".join([*parts, *about_games(lang)]).encode(), "text/plain; charset=utf-8")


def about_games(lang: str) -> list[str]:
    """What every page may say of every game, in messages with its id: its title, what it is, how long it takes."""
    told = []
    for game in registered():
        words = language(lang, game)
        about = "game-about" if words.has("game-about") else "game-tagline"
        for key, end in (("game-title", ""), (about, "-about"), ("game-time", "-time")):
            if words.has(key):
                quoted = words.text(key).replace("\\", "\\\\").replace('"', '\\"')
                told.append(f'web-game-{game}{end} = {{ "{quoted}" }}\n')
    return told


GAME_ROUTES = [
    Route("/api/health", error_responses(health)),
    Route("/api/version", error_responses(version)),
    Route("/api/games", error_responses(games)),
    Route("/api/games/{game}/cards", error_responses(cards)),
    Route("/api/games/{game}/rulebook", error_responses(rulebook)),
    Route("/api/games/{game}/plan", error_responses(plan), methods=["POST"]),
    Route("/api/games/{game}/web/{name}", error_responses(brought)),
    Route("/api/texts/{lang}/{game}", error_responses(texts)),
]
