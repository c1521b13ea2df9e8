"""Every screen of the page: tables that stand at all kinds of points, and how one comes to see each."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from msgspec import Struct
from playwright.sync_api import Page

from ludarium.client import Client, Place
from ludarium.server.protocol import Chat, DecisionData

from .browsing import Device, said
from .companion import COMPANION
from .pads import PADS
from .player import LEDGER, LIT
from .rising import RISING
from .saving import CALM, EASY, POWERFUL, SAVING

LANGUAGES: Final = ("en", "uk", "cs", "ru")
# By way of a page that is not there, so that nothing of the screen before is left.
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
    """Paths to tables, as the device that is known by `token` left them; at those of others it is a guest."""

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


def set_tables(address: str) -> Tables:
    """Set tables, and play each to where it is wanted."""
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
    rising = mine.create("redrising", "Ada", bots[:2], seed="5")
    rising_asks = asking(mine, "colour")
    rising_six = mine.create("redrising", "Ada", [*bots, *bots[:2]], seed="3")
    rising_alone = mine.create("redrising", "Ada", seed="5")
    rising_over = mine.create("redrising", "Ada", bots[:2], seed="8")
    rising_beaten = mine.create("redrising", "Ada", seed="8")
    saving = mine.create("raxxon", "Ada", ["random"], seed="5")
    saving_acts = rescuing(mine, 1, "action:", least=3)
    saving_follows = rescuing(mine, 2, "choice:")
    saving_four = rescuing(mine, 3, "place:")
    saving_scene = rescuing(mine, 1, "action:", least=3, options={"scenario": CALM})
    saving_pair = mine.create("raxxon", "Ada", open_seats=1, seed="7", options={"character_1": 1, "character_2": 2})
    other.sit(saving_pair.table, "Bea").close()
    saving_pair.start()
    saving_watched = rescuing(other, 2, "action:", least=3)
    saving_over = mine.create("raxxon", "Ada", ["random"], seed="6")
    rescue(saving_over, lambda _, __: False)
    saving_won = ended(mine, "victory", EASY)
    saving_taken = ended(mine, "takeover", POWERFUL)
    for place in (playing, four, alone, watched):
        play(place, HALFWAY)
    for place in (rising, rising_six, rising_alone):
        play_rising(place, lambda round_, decision: round_ >= RISEN and decision.prompt.id == "prompt-turn")
    for place in (rising_over, rising_beaten):
        play_rising(place, lambda *_: False)
    for place in (over, lost):
        play(place)
    playing.ask(Chat(0, 0, phrase="good-luck"))
    playing.ask(Chat(0, 0, text="Ludarium!"))
    places = [lobby, invited, choosing, playing, four, alone, watched, over, lost]
    places += [rising, rising_asks, rising_six, rising_alone, rising_over, rising_beaten]
    places += [saving, saving_acts, saving_follows, saving_four]
    places += [saving_scene, saving_pair, saving_watched, saving_over, saving_won, saving_taken]
    token = mine.token(playing.table)
    for place in places:
        place.close()
    for client in (mine, other):
        client.http.close()
    return Tables(token, *(f"/t/{place.table}" for place in places))


def play(place: Place, until: int = 11) -> None:
    """Play to this round, or to the end, placing dice wherever it goes."""
    chance = random.Random(until)
    while (decision := place.wait()) is not None:
        view = place.state.view
        assert view
        if view["round"] >= until and any(option.touches[0].startswith("pool:") for option in decision.options):
            return
        place.decide(_chosen(decision, chance))


def play_rising(place: Place, until: Callable[[int, DecisionData], bool]) -> bool:
    """Play Red Rising at random to where it is wanted; whether it came to that."""
    chance = random.Random(1)
    while (decision := place.wait()) is not None:
        assert place.state.view
        if until(place.state.view["round"], decision):
            return True
        place.decide(chance.choice(decision.options).id)
    return False


def asking(client: Client, kind: str) -> Place:
    """A table of Red Rising at which one is asked for things of a kind."""
    for seed in range(40):
        place = client.create("redrising", "Ada", ["random"], seed=str(seed))
        if play_rising(place, lambda _, decision: decision.options[0].touches[0].startswith(f"{kind}:")):
            return place
        place.close()
    raise AssertionError(f"nobody asks for a {kind}")


def rescue(place: Place, until: Callable[[int, DecisionData], bool]) -> bool:
    """Play Raxxon at random, without passing if it can be helped, to where it is wanted; whether it came to that."""
    chance = random.Random(1)
    made = 0
    while (decision := place.wait()) is not None:
        if until(made, decision):
            return True
        bold = [option for option in decision.options if option.touches[0] != "pass"]
        place.decide(chance.choice(bold or decision.options).id)
        made += 1
    return False


def ended(client: Client, outcome: str, pack: str) -> Place:
    """A table of Raxxon that ended so, with a pack that makes it likely."""
    for seed in range(40):
        place = client.create("raxxon", "Ada", seed=str(seed), pack=pack)
        rescue(place, lambda _, __: False)
        if place.state.view and place.state.view["outcome"] == outcome:
            return place
        place.close()
    raise AssertionError(f"nobody comes to a {outcome}")


def rescuing(client: Client, others: int, kind: str, least: int = 0, options: dict[str, int] | None = None) -> Place:
    """A table of Raxxon at which one is asked for things of a kind, after so many decisions of one's own."""
    for seed in range(40):
        place = client.create("raxxon", "Ada", ["random"] * others, seed=str(seed), options=options or {})
        if rescue(place, lambda made, now: made > least and now.options[0].touches[0].startswith(kind)):
            return place
        place.close()
    raise AssertionError(f"nobody asks for a {kind}")


def _chosen(decision: DecisionData, chance: random.Random) -> str:
    placing = [option for option in decision.options if option.touches[0].startswith("pool:")]
    return chance.choice(placing or decision.options[:1]).id


class Visit:
    """A page that is led from screen to screen, in its language."""

    def __init__(self, device: Device, tables: Tables, language: str) -> None:
        self.device = device
        self.tables = tables
        self.language = language
        device.be(tables.token)
        self.page: Page = device.context.new_page()

    def go(self, path: str, ready: str) -> None:
        """Go to a path and wait for what shows that it is there; the page is loaded once, since that takes longest."""
        if self.page.url.startswith(self.device.address):
            self.page.evaluate(GO, path)
        else:
            self.page.goto(self.device.address + path)
        self.page.locator(ready).first.wait_for()

    def press(self, message: str, package: str = "ludarium.text") -> None:
        """Press the button of this name; where there are several, the first that is shown."""
        name = said(self.language, message, package)
        self.page.get_by_role("button", name=name, exact=True).and_(self.page.locator(":visible")).first.click()

    def unlit(self) -> None:
        """Touch a pane that is not lit."""
        box = self.page.locator("button[data-touch^='cell:'][aria-disabled='true']:not(:has(.on))").first.bounding_box()
        assert box
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def home(visit: Visit) -> None:
    """The first page, as a stranger sees it."""
    visit.go("/", "article.game .btn")


def create(visit: Visit) -> None:
    """A new table, with everything that can be asked for."""
    home(visit)
    visit.press("web-invite")
    visit.page.locator("dialog summary").click()


def join(visit: Visit) -> None:
    """Joining by a link."""
    home(visit)
    visit.press("web-join")


def settings(visit: Visit) -> None:
    """The settings."""
    home(visit)
    visit.press("web-settings")


def lobby(visit: Visit) -> None:
    """Before the start, as the host."""
    visit.go(visit.tables.lobby, ".lobby .start")


def invited(visit: Visit) -> None:
    """Before the start, as somebody who came by the link."""
    visit.go(visit.tables.invited, ".lobby .btn.primary")


def choosing(visit: Visit) -> None:
    """Choosing a window."""
    visit.go(visit.tables.choosing, LIT)


def playing(visit: Visit) -> None:
    """In the middle of a game of two."""
    visit.go(visit.tables.playing, LIT)


def half(visit: Visit) -> None:
    """A die is taken, and its cells are lit."""
    playing(visit)
    visit.page.locator(f"{LIT}[data-touch^='pool:']").first.click()


def refusal(visit: Visit) -> None:
    """What does not go, and why."""
    half(visit)
    visit.unlit()
    visit.page.get_by_role("alert").wait_for()


def rule(visit: Visit) -> None:
    """The rule of a refusal."""
    refusal(visit)
    visit.page.get_by_role("alert").locator(".rule").click()
    visit.page.locator("dialog article.asked").wait_for()


def log(visit: Visit) -> None:
    """The log."""
    playing(visit)
    visit.page.keyboard.press("l")


def chat(visit: Visit) -> None:
    """The chat."""
    playing(visit)
    visit.page.keyboard.press("c")
    visit.page.locator(".chat:visible").wait_for()


def keys(visit: Visit) -> None:
    """The keys."""
    playing(visit)
    visit.page.keyboard.press("?")


def table(visit: Visit) -> None:
    """What concerns the table, with the question whether one really wants to leave."""
    playing(visit)
    visit.press("web-table")
    visit.press("web-leave")


def tool(visit: Visit) -> None:
    """A tool, close up where there is no room for its text."""
    playing(visit)
    about = visit.page.locator(".tool .info:visible")
    if about.count():
        about.first.click()


def four(visit: Visit) -> None:
    """In the middle of a game of four."""
    visit.go(visit.tables.four, LIT)


def rival(visit: Visit) -> None:
    """A rival's window, close up where there is no room for it."""
    four(visit)
    seats = visit.page.locator(".seats button:visible")
    if seats.count():
        seats.nth(1).click()


def alone(visit: Visit) -> None:
    """In the middle of a solo game."""
    visit.go(visit.tables.alone, LIT)


def watched(visit: Visit) -> None:
    """A game of others."""
    visit.go(visit.tables.watched, ".prompt")
    visit.page.locator("[data-place^='pool:']").first.wait_for()


def curtain(visit: Visit) -> None:
    """Two on one device: the next one's turn."""
    visit.go(visit.device.create({"kind": "me", "name": "Bea"}), "dialog.curtain")


def past(visit: Visit) -> None:
    """An earlier moment."""
    playing(visit)
    visit.page.keyboard.press("Home")
    for _ in range(9):
        visit.page.keyboard.press("ArrowRight")
    visit.page.locator(".prompt .back").wait_for()


def over(visit: Visit) -> None:
    """The end of a game of three."""
    visit.go(visit.tables.over, LEDGER)
    visit.page.locator(".crown .panes").wait_for()


def board(visit: Visit) -> None:
    """The board after the end."""
    over(visit)
    visit.press("web-see-board")
    visit.page.locator(".prompt").wait_for()


def lost(visit: Visit) -> None:
    """The end of a solo game."""
    visit.go(visit.tables.lost, LEDGER)


def rules(visit: Visit) -> None:
    """The rules."""
    visit.go("/rules/sagrada", "article[data-rule]")


def searched(visit: Visit) -> None:
    """The rules, searched."""
    rules(visit)
    visit.page.get_by_role("searchbox").fill("SG-2")


def known(visit: Visit) -> None:
    """The first page, as somebody sees it who has tables to go back to and others to watch."""
    home(visit)
    visit.page.locator("ul.tables li").first.wait_for()


def nowhere(visit: Visit) -> None:
    """An address at which nothing is."""
    visit.go("/nothing/here/at/all", "main.alone .btn")


SCREENS: Final[tuple[Callable[[Visit], None], ...]] = (
    home,
    create,
    join,
    settings,
    lobby,
    invited,
    choosing,
    playing,
    half,
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
    curtain,
    past,
    over,
    board,
    lost,
    *RISING,
    *SAVING,
    rules,
    searched,
    known,
    *COMPANION,
    nowhere,
    *PADS,
)
