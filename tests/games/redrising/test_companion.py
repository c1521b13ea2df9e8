"""The companion: it matches the engine's Automa step by step; its questions, corrections and score."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from ludarium.errors import BadStep
from ludarium.games import ruleset
from ludarium.games.redrising.card import FACE_DOWN, NAMES, NUMBER, VALUE
from ludarium.games.redrising.companion import course
from ludarium.games.redrising.content.houses import APOLLO, HOUSES
from ludarium.games.redrising.option_code import ACCEPT
from ludarium.games.redrising.scoring import AutomaHolding, automa_points
from ludarium.games.redrising.table import AUTOMA, LOCATIONS, RedRising
from ludarium.games.redrising.tracks import INFLUENCE, TRACKS
from ludarium.kernel.message import load_message
from ludarium.kernel.rng import seeded
from ludarium.text.localizer import LANGUAGES
from tests.games.redrising.staging import deal_game
from tests.games.redrising.test_automa import automa_plays, board


class Player:
    """A player with a physical table, who answers the companion and records its replies."""

    def __init__(self, seed: str = "box", **wish: Any) -> None:  # noqa: ANN401 - fields of a beginning
        self.now: Any = course.step(None, {"seed": seed, **wish})
        self.said: list[dict[str, Any]] = []

    @property
    def stage(self) -> str:
        """The companion's stage."""
        found: str = self.now["view"]["stage"]
        return found

    @property
    def options(self) -> list[str]:
        """The ids of the options."""
        return [option["id"] for option in self.now["ask"]["options"]]

    def answer(self, answer: Any) -> None:  # noqa: ANN401 - a word, a number or a correction
        """Answer, and check that the new state alone gives the same reply."""
        before = copy.deepcopy(self.now["state"])
        self.said += self.now["say"]
        found = course.step(self.now["state"], answer)
        assert self.now["state"] == before  # the input state is not mutated
        assert course.step(found["state"], None) == found
        self.now = found

    def set_up(self, even: int = 4, apollo: str = "yes") -> None:
        """Answer until the first turn."""
        for word in ("done", "done", "done", even, apollo, "done"):
            self.answer(word)

    def change(self, **fields: Any) -> None:  # noqa: ANN401 - fields of a state
        """Put the companion into another state."""
        self.now = course.step(self.now["state"] | fields, None)

    def ids(self) -> list[str]:
        """The ids of the messages shown."""
        return [one["message"]["id"] for one in self.now["say"]]

    def rules(self) -> list[str]:
        """The rules that are shown."""
        return [one["rule"] for one in self.now["say"]]


# --- beside the engine -----------------------------------------------------------------------------------------------


class CompanionBesideEngine:
    """A companion beside a game of the engine: it is given only what is visible at a physical table."""

    def __init__(self, game: RedRising) -> None:
        self.game = game
        self.player = Player(level=game.level)
        self.player.set_up(apollo="yes" if game.houses[0] == APOLLO else "no")
        self.player.change(  # the engine has run to the player's first turn, perhaps the second turn of the round
            stage="yours",
            card=0,
            number=0,
            first=game.first,
            turn=game.first,
            parity=game.parity,
            priority=game.priority,
            deck=game.automa_deck[:],
            aside=game.automa_aside[:],
            discard=game.automa_discard[:],
            pile=[*counted(game), 0],
        )
        self.defends: list[bool] = []
        self.before = game.copy()
        self.turns = 0

    def catch_up(self) -> None:
        """Send the companion what the player's turn has changed."""
        game, state = self.game, self.player.now["state"]
        for player, name in enumerate(("you", "automa")):
            changed = {track: game.tracks[n][player] for n, track in enumerate(TRACKS)}
            if any(state["tracks"][n][player] != game.tracks[n][player] for n in range(len(TRACKS))):
                self.player.answer({"party": name, **changed})
        if state["sovereign"] != game.sovereign:
            self.player.answer({"token": ("you", "automa", "nobody")[game.sovereign]})
        if state["pile"] != [*counted(game), 0]:
            self.player.answer({"pile": [*counted(game), 0]})
        if game.triggered and not self.player.now["state"]["triggered"]:
            self.player.answer("end")

    def begin(self) -> None:
        """The Automa's turn is about to begin."""
        self.defends = []
        if self.player.stage == "yours":
            self.catch_up()
            self.player.answer("over")
        self.before = self.game.copy()

    def compare(self) -> None:
        """After the Automa's turn in the engine, run it in the companion too, and compare."""
        self.turns += 1
        game, player, there = self.game, self.player, PhysicalTable(self.before, self.defends)
        while player.now["view"]["number"]:
            player.answer(there.answer(player))
        state = player.now["state"]
        assert there.locations == game.locations
        assert there.pile == game.pile
        assert [track[AUTOMA] for track in state["tracks"]] == [track[AUTOMA] for track in game.tracks]
        assert state["sovereign"] == game.sovereign
        assert state["triggered"] == game.triggered
        assert (state["deck"], state["aside"]) == (game.automa_deck, game.automa_aside)
        assert state["discard"] == game.automa_discard
        assert state["pile"] == [*counted(game), 0]


def counted(game: RedRising) -> list[int]:
    """The numbers of the Automa's even and odd cards."""
    return [sum(VALUE[card] % 2 == odd for card in game.pile) for odd in (0, 1)]


class PhysicalTable:
    """The cards on the table: follows the companion's instructions with them, and answers its questions."""

    def __init__(self, game: RedRising, defends: list[bool] | None = None) -> None:
        self.locations = [pile[:] for pile in game.locations]
        self.deck = game.deck[:]
        self.pile = game.pile[:]
        self.defends = defends or []

    def answer(self, player: Player) -> str:
        """Follow the instructions, and answer."""
        at = player.now["view"]["at"]
        if player.stage in ("deploy", "banish"):
            return self.move_top(player, at)
        if player.stage == "gain":
            return "next" if at is None else self.take(self.locations[LOCATIONS.index(at)])
        if player.stage == "token" and self.defends and self.defends.pop(0):
            del self.deck[-1:]  # the defender draws a card
            return "defends"
        return "takes" if player.stage == "token" else "done"

    def move_top(self, player: Player, at: str | None) -> str:
        """Put the top card of the deck somewhere."""
        if not self.deck:
            return "bare" if "bare" in player.options else "next"
        if "not-bare" in player.options:
            return "not-bare"
        card = self.deck.pop()
        if at is not None:
            self.locations[LOCATIONS.index(at)].append(card)
        return "done"

    def take(self, there: list[int]) -> str:
        """Take the top card of a location; answer alternately by name and by parity."""
        if not there:
            return "empty"
        card = there.pop() % FACE_DOWN
        self.pile.append(card)
        return f"card:{NAMES[card]}" if len(self.pile) % 3 else ("even", "odd")[VALUE[card] % 2]


def advance(game: RedRising, side: CompanionBesideEngine) -> None:
    """Advance as the kernel does, with hooks before and after the Automa's turn."""
    while game.stack and not game.decisions:
        frame = game.stack[-1]
        is_automa = frame.script.name == "automa"
        if frame.at == 0 and is_automa:
            side.player.change(rng=game.rng.dump())  # so that both shuffle alike
            side.begin()
        if frame.at == len(frame.script.steps):
            game.stack.pop()
            if is_automa:
                side.compare()
            continue
        frame.at += 1
        frame.script.steps[frame.at - 1].run(game, frame)


@pytest.mark.rule("RA-20", "RA-21", "RA-31")
@pytest.mark.parametrize("seed", range(8))
def test_a_whole_game_matches_the_engine(seed: int) -> None:
    game = deal_game(
        1, seed=seed, variant=0, house_1=(APOLLO if seed % 2 else HOUSES.index("diana")) + 1, level=1 + seed % 6
    )
    chance = seeded(f"player {seed}")
    side = CompanionBesideEngine(game)
    while game.decisions:
        decision = game.decisions[0]
        option = decision.options[int(chance.below(len(decision.options)))]
        frame = game.stack[-1]
        if any(one.script.name == "automa" for one in game.stack):
            side.defends.append(option != ACCEPT)
        game.decisions = []
        frame.step().answer(game, frame, decision.seat, option)
        advance(game, side)
    assert side.turns > 5
    player = side.player
    if player.stage == "yours":
        side.catch_up()
        player.answer("over")
    if game.houses[0] == APOLLO:
        assert player.stage == "extra-turn"
        player.answer("over")
    assert player.stage == "ending"
    side.catch_up()
    player.answer("done")
    player.answer(game.tracks[INFLUENCE][0])
    assert player.now["view"]["score"]["total"] == game.standings()[0].target


@pytest.mark.parametrize(
    "setting",
    [
        {},
        {"luna": "", "institute": ""},
        {"jupiter": "", "mars": "", "luna": "", "institute": "", "deck": ""},
        {"deck": ""},
        {"deck": "nero"},
        {"fleet": [0, 10], "helium": [0, 10], "triggered": True},
        {"fleet": [0, 10], "helium": [0, 10], "influence": [0, 10], "sovereign": 1, "triggered": True},
        {"helium": [0, 6], "fleet": [7, 0], "influence": [7, 0]},
    ],
    ids=["usual", "gaps", "nothing", "no deck", "one card", "two at ten", "all at ten", "near the end"],
)
@pytest.mark.rule("RA-13", "RA-22", "RA-23", "RA-24", "RA-30", "RA-31", "RA-32")
def test_every_automa_card_matches_the_engine(setting: dict[str, Any]) -> None:
    for first in range(1, 23):
        game = board(**setting)
        start = game.copy()
        second = 6 if first != 6 else 17
        automa_plays(game, first, second, letters="cadb")
        side = CompanionBesideEngine(start)
        deck = [*game.automa_deck, second, first]
        side.player.change(priority=game.priority, deck=deck, aside=game.automa_aside, discard=[])
        side.catch_up()
        side.player.answer("over")
        side.before, side.game = start, game
        side.compare()


@pytest.mark.rule("RA-20")
def test_an_empty_deck_of_its_is_shuffled_with_all_its_cards() -> None:
    player = Player()
    player.set_up()
    cards = player.now["state"]["deck"]
    player.change(deck=cards[:1], discard=cards[1:])
    player.answer("over")
    assert "companion-reshuffled" not in player.ids()
    while player.now["view"]["number"] == 1:
        player.answer("takes" if player.stage == "token" else "even" if player.stage == "gain" else "done")
    assert "companion-reshuffled" in player.ids()
    state = player.now["state"]
    assert (len(state["deck"]), len(state["aside"]), len(state["discard"])) == (17, 4, 1)


# --- setting up ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-01", "RA-02", "RA-03", "RA-04", "RA-05")
def test_the_setup_is_given_step_by_step() -> None:
    player = Player()
    state = player.now["state"]
    assert (len(state["deck"]), len(state["aside"]), sorted(state["priority"])) == (18, 4, [0, 1, 2, 3])
    assert player.ids() == ["companion-box", "companion-shuffled"]
    cards = [card["args"]["card"] for card in player.now["say"][0]["message"]["args"]["cards"]]
    assert sorted(cards) == [
        f"character-{name}" for name in ("auctioneer", "eo", "loan_shark", "psychologist", "roque")
    ]
    player.answer("done")
    assert player.ids() == ["companion-deal", "companion-deal-automa"]
    player.answer("done")
    player.change(priority=[3, 0, 2, 1])  # Luna has C, the Institute B
    assert player.now["say"][1]["message"]["args"] == {"location": "location-institute"}
    assert player.now["view"]["luna_shows"] == "institute"


@pytest.mark.rule("RA-50")
def test_in_the_variant_only_the_loan_shark_stays_in_the_box() -> None:
    args = Player(variant=True).now["say"][0]["message"]["args"]
    assert [card["args"]["card"] for card in args["cards"]] == ["character-loan_shark"]


@pytest.mark.rule("RA-06")
@pytest.mark.parametrize(("even", "shown"), [(0, "odd"), (3, "odd"), (4, "even"), (8, "even")])
def test_the_parity_card_follows_from_the_number_of_even_cards(even: int, shown: str) -> None:
    player = Player()
    player.set_up(even)
    assert player.now["view"]["parity"] == shown


@pytest.mark.rule("RR-06")
def test_apollo_begins_and_without_it_chance_decides() -> None:
    for seed in range(20):
        player = Player(str(seed))
        player.set_up()
        assert player.stage == "yours"
    begun = set()
    for seed in range(20):
        player = Player(str(seed))
        player.set_up(apollo="no")
        begun.add(player.stage)
    assert begun == {"yours", "deploy"}


def test_the_same_seed_deals_the_same_game() -> None:
    assert Player("a").now == Player("a").now
    assert Player("a").now != Player("b").now


# --- questions -------------------------------------------------------------------------------------------------------


def in_turn(card: int, letters: str = "abcd", **fields: Any) -> Player:  # noqa: ANN401 - fields of a state
    """The state after the Automa has revealed this card."""
    player = Player()
    player.set_up()
    rest = [one for one in range(1, 23) if one != card]
    priority = ["abcd".index(letter) for letter in letters]
    player.change(deck=[*rest[4:], card], aside=rest[:4], priority=priority, **fields)
    player.answer("over")
    return player


def test_a_location_where_it_has_just_put_a_card_is_not_asked_to_be_empty() -> None:
    player = in_turn(10)  # deploys at B and gains from B
    player.answer("done")
    assert player.options == ["even", "odd", "unseen"]
    player = in_turn(10)
    player.answer("bare")
    assert player.options == ["even", "odd", "empty", "unseen"]


@pytest.mark.rule("RA-31")
def test_it_is_led_along_the_arrow_from_one_empty_location_to_the_next() -> None:
    player = in_turn(11, letters="dabc")  # deploys at the Institute, gains from C, which is there too; left
    player.change(deck=player.now["state"]["deck"])
    player.answer("bare")
    found = []
    while "empty" in player.options:
        found.append(player.now["view"]["at"])
        player.answer("empty")
    assert found == ["institute", "luna", "mars", "jupiter"]
    assert player.ids() == ["companion-no-gain", "companion-no-bonus"]
    assert player.options == ["next"]


@pytest.mark.rule("RR-27", "RA-13")
def test_the_token_may_be_defended_and_the_second_bonus_is_still_given() -> None:
    player = in_turn(6, letters="bcad", sovereign=0)  # gains from Luna
    player.answer("done")
    player.answer("odd")
    assert (player.stage, player.options) == ("token", ["takes", "defends"])
    cards = next(one for one in player.now["say"] if one["rule"] == "RR-27")["message"]["args"]["cards"]
    assert [card["args"]["card"] for card in cards] == ["character-justice", "character-martyr"]
    player.answer("defends")
    assert player.now["state"]["sovereign"] == 0
    assert (player.stage, player.now["view"]["at"]) == ("luna", "institute")
    assert player.now["view"]["tracks"]["automa"]["influence"] == 1


def test_the_automa_keeps_the_token_without_a_question() -> None:
    player = in_turn(6, sovereign=1)
    player.answer("done")
    player.answer("odd")
    assert (player.ids()[0], player.options) == ("companion-token-keeps", ["takes"])


@pytest.mark.rule("RA-32")
def test_with_ten_of_everything_there_is_only_the_token() -> None:
    player = in_turn(7, letters="bacd", tracks=[[0, 10]] * 3)
    player.answer("done")
    player.answer("even")
    assert player.stage == "token"
    assert "companion-token-full" in player.ids()
    player.answer("takes")
    assert player.now["view"]["number"] == 2


def test_every_instruction_has_its_rule_and_a_text_in_every_language() -> None:
    game = ruleset("redrising")
    known = {rule for rule, _, text in game.text.rulebook("en") if text}
    player = in_turn(6)
    for _ in range(3):
        assert set(player.rules()) <= known
        for one in player.now["say"]:
            for language in LANGUAGES:
                assert game.text.format(load_message(one["message"]), language)
        player.answer(player.options[0])


# --- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-50", "RR-51")
def test_corrections_may_trigger_the_end_and_the_automa_has_its_last_turn() -> None:
    player = Player()
    player.set_up(apollo="yes")
    player.answer({"party": "you", "helium": 7, "fleet": 6})
    assert not player.now["view"]["triggered"]
    player.answer({"party": "automa", "influence": 7})
    player.answer({"party": "you", "fleet": 7})
    assert player.now["view"]["triggered"]
    assert "companion-last-turn-apollo" in player.ids()
    player.answer("over")
    assert "companion-end-set" in player.ids()
    while player.now["view"]["number"]:
        player.answer("takes" if player.stage == "token" else "unseen" if player.stage == "gain" else "done")
    assert player.stage == "extra-turn"
    player.answer("over")
    assert player.stage == "ending"


@pytest.mark.rule("RR-52")
def test_the_end_stays_triggered_unless_it_is_corrected() -> None:
    player = Player()
    player.set_up()
    player.answer({"party": "you", "helium": 7, "fleet": 7})
    player.answer({"party": "you", "helium": 0})
    assert player.now["view"]["triggered"]
    player.answer({"end": False})
    assert not player.now["view"]["triggered"]


@pytest.mark.rule("RA-40", "RA-41")
@pytest.mark.parametrize("level", range(1, 7))
def test_its_points_are_those_of_the_engine_at_every_level(level: int) -> None:
    player = Player()
    player.set_up(even=1)
    player.change(stage="ending", pile=[9, 13, 3], tracks=[[2, 5], [1, 8], [6, 6]], sovereign=1)
    player.answer("done")
    assert (player.stage, player.now["ask"]["numbers"]["most"]) == ("unseen", 3)
    player.answer(1)
    assert player.now["ask"]["numbers"] == {"least": 0, "most": 10, "likely": 6}
    player.answer(4)
    player.answer({"level": level})
    pile = [NUMBER["dancer"]] * 10 + [NUMBER["harmony"]] * 15
    expected = automa_points(AutomaHolding(pile, level, 1, 5, 8, 6, True), [4, 3])
    score = player.now["view"]["score"]
    assert score["total"] == expected == sum(line["points"] for line in score["lines"])


@pytest.mark.rule("RR-70")
@pytest.mark.parametrize(
    ("points", "token", "result"),
    [
        (1, "nobody", "sheet-won"),
        (-1, "nobody", "sheet-lost"),
        (0, "you", "sheet-won-token"),
        (0, "automa", "sheet-lost-token"),
        (0, "nobody", "sheet-won-shared"),
    ],
)
def test_the_winner_is_shown(points: int, token: str, result: str) -> None:
    player = Player()
    player.set_up()
    player.change(stage="score", pile=[3, 3, 0])
    player.answer({"token": token})
    player.answer(player.now["view"]["score"]["total"] + points)
    assert player.ids()[1] == result


# --- refusals --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wish",
    [None, {}, {"seed": ""}, {"seed": "x" * 65}, {"seed": "x", "level": 7}, {"seed": "x", "odd": 1}, "x", 3, []],
)
def test_a_malformed_new_game_is_refused(wish: object) -> None:
    with pytest.raises(BadStep, match="answer: "):
        course.step(None, wish)


@pytest.mark.parametrize(
    "answer",
    [
        "even",
        "",
        0,
        1.5,
        True,
        [],
        {},
        {"party": "you"},
        {"helium": 3},
        {"party": "you", "fleet": 11},
        {"party": "you", "helium": -1},
        {"odd": 1},
        {"pile": [1, 2]},
        {"token": "me"},
    ],
)
def test_an_answer_that_does_not_fit_is_refused(answer: object) -> None:
    player = Player()
    player.set_up()
    with pytest.raises(BadStep, match="answer: "):
        course.step(player.now["state"], answer)


@pytest.mark.parametrize("answer", [9, -1])
def test_a_number_out_of_range_is_refused(answer: int) -> None:
    player = Player()
    for _ in range(3):
        player.answer("done")
    with pytest.raises(BadStep, match="from 0 to 8"):
        course.step(player.now["state"], answer)


@pytest.mark.parametrize(
    "fields",
    [
        {"deck": []},
        {"priority": [0, 0, 1, 2]},
        {"tracks": [[0, 0]]},
        {"tracks": [[0, 0], [0, 11], [0, 0]]},
        {"pile": [1]},
        {"stage": "gain"},
        {"stage": "nowhere"},
        {"stage": "bonus", "number": 1},
        {"stage": "unseen", "pile": [1, 1, 0]},
        {"parity": -1},
        {"first": -1},
        {"version": 2},
        {"rng": [1, 2, 3]},
        {"card": 23},
        {"empty": [4]},
        {"empty": [1, 1]},
        {"odd": 1},
    ],
)
def test_an_impossible_state_is_refused(fields: dict[str, Any]) -> None:
    player = Player()
    player.set_up()
    with pytest.raises(BadStep, match="state"):
        course.step(player.now["state"] | fields, None)


def test_only_red_rising_has_a_companion() -> None:
    assert ruleset("sagrada").companion is None
    companion = ruleset("redrising").companion
    assert companion is not None
    assert companion.step(None, {"seed": "x"}) == Player("x").now
