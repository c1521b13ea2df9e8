"""Every screen of the page: tables at all kinds of positions, and how to reach each screen."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct
from playwright.sync_api import Page

from ludarium.client import Client, SeatConnection
from ludarium.server.protocol import Chat, DecisionData

from ..device import Device, message_text
from ..players.mouse import LEDGER, LIT
from .companion import COMPANION_SCREENS
from .raxxon import CALM, EASY, POWERFUL, RAXXON_SCREENS
from .redrising import REDRISING_SCREENS
from .scorepad import SCOREPAD_SCREENS

LANGUAGES: Final = ("en", "uk", "cs", "ru")
# By way of a missing page, so that nothing of the previous screen is left.
GO: Final = """async (path) => {
  for (const to of ['/no/such/page', path]) {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
    await new Promise((done) => setTimeout(done))
  }
}"""
HALFWAY: Final = 6  # of ten rounds
RISEN: Final = 4  # rounds into a game of Red Rising


class Tables(Struct):
    """Paths to tables of the device with this `token`, and to tables of others."""

    token: str
    lobby: str
    invited: str
    choosing: str
    playing: str
    four: str
    alone: str
    watched: str
    over: str
    lost: str
    shared: str
    rising: str
    rising_asks: str
    rising_six: str
    rising_alone: str
    rising_over: str
    rising_beaten: str
    saving: str
    saving_acts: str
    saving_follows: str
    saving_four: str
    saving_scene: str
    saving_pair: str
    saving_watched: str
    saving_over: str
    saving_won: str
    saving_taken: str


def create_tables(address: str) -> Tables:
    """Create the tables, and play each to the wanted position."""
    mine, other = Client(address), Client(address)
    bots = ["greedy", "greedy", "greedy"]
    lobby = mine.create("sagrada", "Ada", bots[:1], open_seats=2)
    invited = other.create("sagrada", "Bea", open_seats=1)
    choosing = mine.create("sagrada", "Ada", bots[:1], seed="3")
    playing = mine.create("sagrada", "Ada", bots[:1], seed="7")
    four = mine.create("sagrada", "Ada", bots, seed="4")
    alone = mine.create("sagrada", "Ada", seed="5")
    watched = other.create("sagrada", "Bea", bots[:2], seed="6", visibility="public")
    over = mine.create("sagrada", "Ada", bots[:2], seed="8")
    lost = mine.create("sagrada", "Ada", seed="9")
    shared = mine.create("sagrada", "Ada", bots[:1], seed="12")
    rising = mine.create("redrising", "Ada", bots[:2], seed="5")
    rising_asks = table_asking(mine, "colour")
    rising_six = mine.create("redrising", "Ada", [*bots, *bots[:2]], seed="3")
    rising_alone = mine.create("redrising", "Ada", seed="5")
    rising_over = mine.create("redrising", "Ada", bots[:2], seed="8")
    rising_beaten = mine.create("redrising", "Ada", seed="8")
    saving = mine.create("raxxon", "Ada", ["random"], seed="5")
    saving_acts = raxxon_table(mine, 1, "action:", least=3)
    saving_follows = raxxon_table(mine, 2, "choice:")
    saving_four = raxxon_table(mine, 3, "place:")
    saving_scene = raxxon_table(mine, 1, "action:", least=3, options={"scenario": CALM})
    saving_pair = mine.create("raxxon", "Ada", open_seats=1, seed="7", options={"character_1": 1, "character_2": 2})
    other.sit(saving_pair.table, "Bea").close()
    saving_pair.start()
    saving_watched = raxxon_table(other, 2, "action:", least=3)
    saving_over = mine.create("raxxon", "Ada", ["random"], seed="6")
    play_raxxon(saving_over, lambda _, __: False)
    saving_won = ended_raxxon(mine, "victory", EASY)
    saving_taken = ended_raxxon(mine, "takeover", POWERFUL)
    for place in (playing, four, alone, watched):
        play(place, HALFWAY)
    for place in (rising, rising_six, rising_alone):
        play_redrising(place, lambda round_, decision: round_ >= RISEN and decision.prompt.id == "prompt-turn")
    for place in (rising_over, rising_beaten):
        play_redrising(place, lambda *_: False)
    for place in (over, lost, shared):
        play(place)
    playing.ask(Chat(0, 0, phrase="good-luck"))
    playing.ask(Chat(0, 0, text="Ludarium!"))
    places = [lobby, invited, choosing, playing, four, alone, watched, over, lost, shared]
    places += [rising, rising_asks, rising_six, rising_alone, rising_over, rising_beaten]
    places += [saving, saving_acts, saving_follows, saving_four]
    places += [saving_scene, saving_pair, saving_watched, saving_over, saving_won, saving_taken]
    token = mine.token(playing.table)
    for place in places:
        place.close()
    for client in (mine, other):
        client.http.close()
    return Tables(token, *(f"/t/{place.table}" for place in places))


def play(place: SeatConnection, until: int = 11) -> None:
    """Play to this round, or to the end, placing dice where possible."""
    chance = random.Random(until)
    while (decision := place.wait()) is not None:
        view = place.state.view
        assert view
        if view["round"] >= until and any(option.touches[0].startswith("pool:") for option in decision.options):
            return
        place.decide(_chosen(decision, chance))


def played_table(device: Device, bots: list[str], until: int = 11, **more: Any) -> str:  # noqa: ANN401 - of a Creation
    """A table of Sagrada that this device has played to this round, or to the end, at random."""
    with Client(device.address) as client:
        with client.create("sagrada", "Ada", bots, **more) as place:
            play(place, until)
        device.use_token(client.token(place.table))
    return place.table


def play_redrising(place: SeatConnection, until: Callable[[int, DecisionData], bool]) -> bool:
    """Play Red Rising at random until the condition holds; returns whether it did."""
    chance = random.Random(1)
    while (decision := place.wait()) is not None:
        assert place.state.view
        if until(place.state.view["round"], decision):
            return True
        place.decide(chance.choice(decision.options).id)
    return False


def table_asking(client: Client, kind: str) -> SeatConnection:
    """A table of Red Rising with a question about touches of a kind."""
    for seed in range(40):
        place = client.create("redrising", "Ada", ["random"], seed=str(seed))
        if play_redrising(place, lambda _, decision: decision.options[0].touches[0].startswith(f"{kind}:")):
            return place
        place.close()
    raise AssertionError(f"nobody asks for a {kind}")


def play_raxxon(place: SeatConnection, until: Callable[[int, DecisionData], bool]) -> bool:
    """Play Raxxon at random, passing only if necessary, until the condition holds; returns whether it did."""
    chance = random.Random(1)
    made = 0
    while (decision := place.wait()) is not None:
        if until(made, decision):
            return True
        bold = [option for option in decision.options if option.touches[0] != "pass"]
        place.decide(chance.choice(bold or decision.options).id)
        made += 1
    return False


def ended_raxxon(client: Client, outcome: str, pack: str) -> SeatConnection:
    """A table of Raxxon with this outcome, by a pack that makes it likely."""
    for seed in range(40):
        place = client.create("raxxon", "Ada", seed=str(seed), pack=pack)
        play_raxxon(place, lambda _, __: False)
        if place.state.view and place.state.view["outcome"] == outcome:
            return place
        place.close()
    raise AssertionError(f"nobody comes to a {outcome}")


def raxxon_table(
    client: Client, others: int, kind: str, least: int = 0, options: dict[str, int] | None = None
) -> SeatConnection:
    """A table of Raxxon with a question about touches of a kind, after at least `least` own decisions."""
    for seed in range(40):
        place = client.create("raxxon", "Ada", ["random"] * others, seed=str(seed), options=options or {})
        if play_raxxon(place, lambda made, now: made > least and now.options[0].touches[0].startswith(kind)):
            return place
        place.close()
    raise AssertionError(f"nobody asks for a {kind}")


def _chosen(decision: DecisionData, chance: random.Random) -> str:
    placing = [option for option in decision.options if option.touches[0].startswith("pool:")]
    return chance.choice(placing or decision.options[:1]).id


class ScreenVisit:
    """A page that visits one screen after another, in its language."""

    def __init__(self, device: Device, tables: Tables, language: str) -> None:
        self.device = device
        self.tables = tables
        self.language = language
        device.use_token(tables.token)
        self.page: Page = device.context.new_page()

    def go(self, path: str, ready: str) -> None:
        """Go to a path and wait for an element; the page is loaded only once, since that takes longest."""
        if self.page.url.startswith(self.device.address):
            self.page.evaluate(GO, path)
        else:
            self.page.goto(self.device.address + path)
        self.page.locator(ready).first.wait_for()

    def press(self, message: str, package: str = "") -> None:
        """Press the first visible button with this name."""
        name = message_text(self.language, message, package)
        self.page.get_by_role("button", name=name, exact=True).and_(self.page.locator(":visible")).first.click()

    def touch_illegal(self) -> None:
        """Touch an illegal cell."""
        box = self.page.locator(
            "button[data-thing^='cell:'][aria-disabled='true']:not(:has([data-die]))"
        ).first.bounding_box()
        assert box
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def home(visit: ScreenVisit) -> None:
    """The home page for a new visitor."""
    visit.go("/", "article button:not([aria-hidden])")


def create(visit: ScreenVisit) -> None:
    """The create screen, with all its options."""
    home(visit)
    visit.press("web-more")
    visit.press("web-with-friends")
    visit.page.locator("dialog summary").click()


def about(visit: ScreenVisit) -> None:
    """The card of a game, from the home page."""
    home(visit)
    visit.press("web-more")


def join(visit: ScreenVisit) -> None:
    """Joining by a link."""
    home(visit)
    visit.press("web-join")


def settings(visit: ScreenVisit) -> None:
    """The settings."""
    home(visit)
    visit.press("web-settings")


def daily(visit: ScreenVisit) -> None:
    """The daily deal of a game, before the first attempt."""
    visit.go("/daily/redrising", "#play-deal")


def evening(visit: ScreenVisit) -> None:
    """The form of a new evening."""
    visit.go("/evening", "main form > button")


def lobby(visit: ScreenVisit) -> None:
    """Before the start, as the host."""
    visit.go(visit.tables.lobby, "#start")


def invited(visit: ScreenVisit) -> None:
    """Before the start, as a guest who came by the link."""
    visit.go(visit.tables.invited, "#lobby main li button")


def choosing(visit: ScreenVisit) -> None:
    """Choosing a window."""
    visit.go(visit.tables.choosing, LIT)


def playing(visit: ScreenVisit) -> None:
    """In the middle of a game of two."""
    visit.go(visit.tables.playing, LIT)


def half_chosen(visit: ScreenVisit) -> None:
    """A die is selected, and its cells are highlighted."""
    playing(visit)
    visit.page.locator(f"{LIT}[data-thing^='pool:']").first.click()


def refusal(visit: ScreenVisit) -> None:
    """A refusal."""
    half_chosen(visit)
    visit.touch_illegal()
    visit.page.get_by_role("alert").wait_for()


def rule(visit: ScreenVisit) -> None:
    """The rule of a refusal."""
    refusal(visit)
    visit.page.get_by_role("alert").get_by_role("button").first.click()
    visit.page.locator("dialog article[aria-current]").wait_for()


def log(visit: ScreenVisit) -> None:
    """The log."""
    playing(visit)
    visit.page.keyboard.press("l")


def chat(visit: ScreenVisit) -> None:
    """The chat."""
    playing(visit)
    visit.page.keyboard.press("c")
    visit.page.locator("ul[aria-live]:visible").wait_for()


def keys(visit: ScreenVisit) -> None:
    """The keys."""
    playing(visit)
    visit.page.keyboard.press("?")


def table(visit: ScreenVisit) -> None:
    """The table menu, with the confirmation to leave."""
    playing(visit)
    visit.press("web-table")
    visit.press("web-leave")


def tool(visit: ScreenVisit) -> None:
    """A tool, in a dialog on narrow screens."""
    playing(visit)
    about = visit.page.locator("div[data-thing^='tool:'] > button:last-child:visible")
    if about.count():
        about.first.click()


def four(visit: ScreenVisit) -> None:
    """In the middle of a game of four."""
    visit.go(visit.tables.four, LIT)


def rival(visit: ScreenVisit) -> None:
    """A rival's window, in a dialog on narrow screens."""
    four(visit)
    seats = visit.page.locator("#seats button:visible")
    if seats.count():
        seats.nth(1).click()


def alone(visit: ScreenVisit) -> None:
    """In the middle of a solo game."""
    visit.go(visit.tables.alone, LIT)


def watched(visit: ScreenVisit) -> None:
    """A game as a spectator."""
    visit.go(visit.tables.watched, "#prompt")
    visit.page.locator("[data-thing^='pool:']").first.wait_for()


def hand_over(visit: ScreenVisit) -> None:
    """Two players on one device: the hand-over screen."""
    visit.go(visit.device.create({"kind": "me", "name": "Bea"}), "#hand-over")


def replay(visit: ScreenVisit) -> None:
    """The replay."""
    playing(visit)
    visit.page.keyboard.press("Home")
    for _ in range(9):
        visit.page.keyboard.press("ArrowRight")
    visit.page.locator("#replay-bar").wait_for()


def branch(visit: ScreenVisit) -> None:
    """A step of the replay from which a new table is offered."""
    replay(visit)
    visit.press("web-branch-open")


def own_games(visit: ScreenVisit) -> None:
    """The finished games of the player."""
    visit.go("/games", "#finished-games")


def over(visit: ScreenVisit) -> None:
    """The end of a game of three."""
    visit.go(visit.tables.over, LEDGER)
    visit.page.locator("#result [role='group']").first.wait_for()


def shared_replay(visit: ScreenVisit) -> None:
    """A replay that the device leads, which it goes on to do in the next language."""
    visit.go(visit.tables.shared, LEDGER)
    start, go_on = (
        visit.page.get_by_role("button", name=message_text(visit.language, message), exact=True)
        for message in ("web-together-start", "web-together-on")
    )
    start.or_(go_on).first.click()
    visit.page.keyboard.press("Home")
    visit.page.locator("#replay-bar #sharing").wait_for()


def board(visit: ScreenVisit) -> None:
    """The board after the end."""
    over(visit)
    visit.press("web-see-board")
    visit.page.locator("#prompt").wait_for()


def connection_lost(visit: ScreenVisit) -> None:
    """The end of a solo game."""
    visit.go(visit.tables.lost, LEDGER)


def rules(visit: ScreenVisit) -> None:
    """The rules."""
    visit.go("/rules/sagrada", "article h3")


def searched(visit: ScreenVisit) -> None:
    """The rules, searched."""
    rules(visit)
    visit.page.get_by_role("searchbox").fill("SG-2")


def known_tables(visit: ScreenVisit) -> None:
    """The home page with own tables and tables to watch."""
    home(visit)
    visit.page.locator("main li a[href^='/t/']").first.wait_for()


def not_found(visit: ScreenVisit) -> None:
    """Page not found."""
    visit.go("/nothing/here/at/all", "main > a")


SCREENS: Final[tuple[Callable[[ScreenVisit], None], ...]] = (
    home,
    about,
    create,
    join,
    settings,
    daily,
    evening,
    lobby,
    invited,
    choosing,
    playing,
    half_chosen,
    refusal,
    rule,
    log,
    chat,
    keys,
    table,
    tool,
    four,
    rival,
    alone,
    watched,
    hand_over,
    replay,
    branch,
    own_games,
    over,
    board,
    shared_replay,
    connection_lost,
    *REDRISING_SCREENS,
    *RAXXON_SCREENS,
    rules,
    searched,
    known_tables,
    *COMPANION_SCREENS,
    not_found,
    *SCOREPAD_SCREENS,
)
