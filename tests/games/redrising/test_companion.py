"""The Automa's companion: step by step the same as the engine's Automa, its questions, its corrections, its score."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from ludarium.errors import BadStep
from ludarium.games import contract
from ludarium.games.redrising import companion
from ludarium.games.redrising.roster import FACE_DOWN, NAMES, NUMBER, VALUE
from ludarium.games.redrising.scoring import AutomaHolding, automa_points
from ludarium.games.redrising.table import APOLLO, AUTOMA, HOUSES, LOCATIONS, RedRising
from ludarium.games.redrising.tally import INFLUENCE, TRACKS
from ludarium.games.redrising.thing import ACCEPT
from ludarium.kernel.message import loaded_message
from ludarium.kernel.rng import seeded
from ludarium.text.speaker import LANGUAGES
from tests.games.redrising.staging import dealt
from tests.games.redrising.test_automa import automa_plays, board


class Owner:
    """Somebody with the box on the table: answers what the companion asks, and notes what it says."""

    def __init__(self, seed: str = "box", **wish: Any) -> None:  # noqa: ANN401 - fields of a beginning
        self.now = companion.step(None, {"seed": seed, **wish})
        self.said: list[dict[str, Any]] = []

    @property
    def stage(self) -> str:
        """Where the companion stands."""
        found: str = self.now["view"]["stage"]
        return found

    @property
    def options(self) -> list[str]:
        """What may be answered."""
        return [option["id"] for option in self.now["ask"]["options"]]

    def answer(self, answer: Any) -> None:  # noqa: ANN401 - a word, a number or a correction
        """Answer, and see that the state alone says the same again."""
        before = copy.deepcopy(self.now["state"])
        self.said += self.now["say"]
        found = companion.step(self.now["state"], answer)
        assert self.now["state"] == before  # a state that went in is not changed
        assert companion.step(found["state"], None) == found
        self.now = found

    def set_up(self, even: int = 4, apollo: str = "yes") -> None:
        """Answer until the first turn."""
        for word in ("done", "done", "done", even, apollo, "done"):
            self.answer(word)

    def change(self, **fields: Any) -> None:  # noqa: ANN401 - fields of a state
        """Put the companion into another state."""
        self.now = companion.step(self.now["state"] | fields, None)

    def ids(self) -> list[str]:
        """The messages that are shown."""
        return [one["message"]["id"] for one in self.now["say"]]

    def rules(self) -> list[str]:
        """The rules that are shown."""
        return [one["rule"] for one in self.now["say"]]


# --- beside the engine -----------------------------------------------------------------------------------------------


class Side:
    """A companion at the physical table that a game of the engine's stands for: it sees only what one sees there."""

    def __init__(self, game: RedRising) -> None:
        self.game = game
        self.owner = Owner(level=game.level)
        self.owner.set_up(apollo="yes" if game.houses[0] == APOLLO else "no")
        self.owner.change(  # the engine has gone on to the first decision: the player's turn, perhaps the second
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
        """Tell the companion what the player's turn has changed."""
        game, state = self.game, self.owner.now["state"]
        for party, name in enumerate(("you", "automa")):
            changed = {track: game.tracks[n][party] for n, track in enumerate(TRACKS)}
            if any(state["tracks"][n][party] != game.tracks[n][party] for n in range(len(TRACKS))):
                self.owner.answer({"party": name, **changed})
        if state["sovereign"] != game.sovereign:
            self.owner.answer({"token": ("you", "automa", "nobody")[game.sovereign]})
        if state["pile"] != [*counted(game), 0]:
            self.owner.answer({"pile": [*counted(game), 0]})
        if game.triggered and not self.owner.now["state"]["triggered"]:
            self.owner.answer("end")

    def begin(self) -> None:
        """The Automa's turn is about to begin."""
        self.defends = []
        if self.owner.stage == "yours":
            self.catch_up()
            self.owner.answer("over")
        self.before = self.game.copy()

    def compare(self) -> None:
        """The engine has played the Automa's turn: let the companion play it too, and compare."""
        self.turns += 1
        game, owner, there = self.game, self.owner, Mirror(self.before, self.defends)
        while owner.now["view"]["number"]:
            owner.answer(there.answer(owner))
        state = owner.now["state"]
        assert there.locations == game.locations
        assert there.pile == game.pile
        assert [track[AUTOMA] for track in state["tracks"]] == [track[AUTOMA] for track in game.tracks]
        assert state["sovereign"] == game.sovereign
        assert state["triggered"] == game.triggered
        assert (state["deck"], state["aside"]) == (game.automa_deck, game.automa_aside)
        assert state["discard"] == game.automa_discard
        assert state["pile"] == [*counted(game), 0]


def counted(game: RedRising) -> list[int]:
    """How many even and odd cards the Automa has."""
    return [sum(VALUE[card] % 2 == odd for card in game.pile) for odd in (0, 1)]


class Mirror:
    """The cards on the table: does with them what the companion says, and answers as one who sees them."""

    def __init__(self, game: RedRising, defends: list[bool] | None = None) -> None:
        self.locations = [pile[:] for pile in game.locations]
        self.deck = game.deck[:]
        self.pile = game.pile[:]
        self.defends = defends or []

    def answer(self, owner: Owner) -> str:
        """Do what is said, and answer."""
        at = owner.now["view"]["at"]
        if owner.stage in ("deploy", "banish"):
            return self.move_top(owner, at)
        if owner.stage == "gain":
            return "next" if at is None else self.take(self.locations[LOCATIONS.index(at)])
        if owner.stage == "token" and self.defends and self.defends.pop(0):
            del self.deck[-1:]  # the defender draws a card
            return "defends"
        return "takes" if owner.stage == "token" else "done"

    def move_top(self, owner: Owner, at: str | None) -> str:
        """Put the top card of the deck somewhere."""
        if not self.deck:
            return "bare" if "bare" in owner.options else "next"
        if "not-bare" in owner.options:
            return "not-bare"
        card = self.deck.pop()
        if at is not None:
            self.locations[LOCATIONS.index(at)].append(card)
        return "done"

    def take(self, there: list[int]) -> str:
        """Take the top card of a location; now its name is told and now its parity."""
        if not there:
            return "empty"
        card = there.pop() % FACE_DOWN
        self.pile.append(card)
        return f"card:{NAMES[card]}" if len(self.pile) % 3 else ("even", "odd")[VALUE[card] % 2]


def advance(game: RedRising, side: Side) -> None:
    """As the kernel does it, with somebody who looks on when the Automa's turn begins and when it is over."""
    while game.stack and not game.decisions:
        frame = game.stack[-1]
        is_automa = frame.script.name == "automa"
        if frame.at == 0 and is_automa:
            side.owner.change(rng=game.rng.dump())  # so that both shuffle alike
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
def test_a_whole_game_goes_as_the_engine_plays_it(seed: int) -> None:
    game = dealt(
        1, seed=seed, variant=0, house_1=(APOLLO if seed % 2 else HOUSES.index("diana")) + 1, level=1 + seed % 6
    )
    chance = seeded(f"player {seed}")
    side = Side(game)
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
    owner = side.owner
    if owner.stage == "yours":
        side.catch_up()
        owner.answer("over")
    if game.houses[0] == APOLLO:
        assert owner.stage == "extra-turn"
        owner.answer("over")
    assert owner.stage == "ending"
    side.catch_up()
    owner.answer("done")
    owner.answer(game.tracks[INFLUENCE][0])
    assert owner.now["view"]["score"]["total"] == game.standings()[0].target


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
def test_every_card_goes_as_the_engine_plays_it(setting: dict[str, Any]) -> None:
    for first in range(1, 23):
        game = board(**setting)
        start = game.copy()
        second = 6 if first != 6 else 17
        automa_plays(game, first, second, letters="cadb")
        side = Side(start)
        deck = [*game.automa_deck, second, first]
        side.owner.change(priority=game.priority, deck=deck, aside=game.automa_aside, discard=[])
        side.catch_up()
        side.owner.answer("over")
        side.before, side.game = start, game
        side.compare()


@pytest.mark.rule("RA-20")
def test_an_empty_deck_of_its_is_shuffled_with_all_its_cards() -> None:
    owner = Owner()
    owner.set_up()
    cards = owner.now["state"]["deck"]
    owner.change(deck=cards[:1], discard=cards[1:])
    owner.answer("over")
    assert "companion-reshuffled" not in owner.ids()
    while owner.now["view"]["number"] == 1:
        owner.answer("takes" if owner.stage == "token" else "even" if owner.stage == "gain" else "done")
    assert "companion-reshuffled" in owner.ids()
    state = owner.now["state"]
    assert (len(state["deck"]), len(state["aside"]), len(state["discard"])) == (17, 4, 1)


# --- setting up ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-01", "RA-02", "RA-03", "RA-04", "RA-05")
def test_it_tells_the_setup_one_thing_after_the_other() -> None:
    owner = Owner()
    state = owner.now["state"]
    assert (len(state["deck"]), len(state["aside"]), sorted(state["priority"])) == (18, 4, [0, 1, 2, 3])
    assert owner.ids() == ["companion-box", "companion-shuffled"]
    cards = [card["args"]["card"] for card in owner.now["say"][0]["message"]["args"]["cards"]]
    assert sorted(cards) == [
        f"character-{name}" for name in ("auctioneer", "eo", "loan_shark", "psychologist", "roque")
    ]
    owner.answer("done")
    assert owner.ids() == ["companion-deal", "companion-deal-automa"]
    owner.answer("done")
    owner.change(priority=[3, 0, 2, 1])  # Luna has C, the Institute B
    assert owner.now["say"][1]["message"]["args"] == {"location": "location-institute"}
    assert owner.now["view"]["luna_shows"] == "institute"


@pytest.mark.rule("RA-50")
def test_in_the_variant_only_the_loan_shark_stays_in_the_box() -> None:
    args = Owner(variant=True).now["say"][0]["message"]["args"]
    assert [card["args"]["card"] for card in args["cards"]] == ["character-loan_shark"]


@pytest.mark.rule("RA-06")
@pytest.mark.parametrize(("even", "shown"), [(0, "odd"), (3, "odd"), (4, "even"), (8, "even")])
def test_the_parity_card_follows_from_the_number_of_even_cards(even: int, shown: str) -> None:
    owner = Owner()
    owner.set_up(even)
    assert owner.now["view"]["parity"] == shown


@pytest.mark.rule("RR-06")
def test_apollo_begins_and_without_it_chance_decides() -> None:
    for seed in range(20):
        owner = Owner(str(seed))
        owner.set_up()
        assert owner.stage == "yours"
    begun = set()
    for seed in range(20):
        owner = Owner(str(seed))
        owner.set_up(apollo="no")
        begun.add(owner.stage)
    assert begun == {"yours", "deploy"}


def test_the_same_seed_deals_the_same_game() -> None:
    assert Owner("a").now == Owner("a").now
    assert Owner("a").now != Owner("b").now


# --- what it asks ----------------------------------------------------------------------------------------------------


def in_turn(card: int, letters: str = "abcd", **fields: Any) -> Owner:  # noqa: ANN401 - fields of a state
    """The Automa has turned up this card."""
    owner = Owner()
    owner.set_up()
    rest = [one for one in range(1, 23) if one != card]
    priority = ["abcd".index(letter) for letter in letters]
    owner.change(deck=[*rest[4:], card], aside=rest[:4], priority=priority, **fields)
    owner.answer("over")
    return owner


def test_a_location_where_it_has_just_put_a_card_is_not_asked_to_be_empty() -> None:
    owner = in_turn(10)  # deploys at B and gains from B
    owner.answer("done")
    assert owner.options == ["even", "odd", "unseen"]
    owner = in_turn(10)
    owner.answer("bare")
    assert owner.options == ["even", "odd", "empty", "unseen"]


@pytest.mark.rule("RA-31")
def test_it_is_led_along_the_arrow_from_one_empty_location_to_the_next() -> None:
    owner = in_turn(11, letters="dabc")  # deploys at the Institute, gains from C, which is there too; left
    owner.change(deck=owner.now["state"]["deck"])
    owner.answer("bare")
    found = []
    while "empty" in owner.options:
        found.append(owner.now["view"]["at"])
        owner.answer("empty")
    assert found == ["institute", "luna", "mars", "jupiter"]
    assert owner.ids() == ["companion-no-gain", "companion-no-bonus"]
    assert owner.options == ["next"]


@pytest.mark.rule("RR-27", "RA-13")
def test_the_token_may_be_defended_and_the_second_bonus_comes_all_the_same() -> None:
    owner = in_turn(6, letters="bcad", sovereign=0)  # gains from Luna
    owner.answer("done")
    owner.answer("odd")
    assert (owner.stage, owner.options) == ("token", ["takes", "defends"])
    cards = next(one for one in owner.now["say"] if one["rule"] == "RR-27")["message"]["args"]["cards"]
    assert [card["args"]["card"] for card in cards] == ["character-justice", "character-martyr"]
    owner.answer("defends")
    assert owner.now["state"]["sovereign"] == 0
    assert (owner.stage, owner.now["view"]["at"]) == ("luna", "institute")
    assert owner.now["view"]["tracks"]["automa"]["influence"] == 1


def test_who_has_the_token_already_keeps_it_without_a_question() -> None:
    owner = in_turn(6, sovereign=1)
    owner.answer("done")
    owner.answer("odd")
    assert (owner.ids()[0], owner.options) == ("companion-token-keeps", ["takes"])


@pytest.mark.rule("RA-32")
def test_with_ten_of_everything_there_is_only_the_token() -> None:
    owner = in_turn(7, letters="bacd", tracks=[[0, 10]] * 3)
    owner.answer("done")
    owner.answer("even")
    assert owner.stage == "token"
    assert "companion-token-full" in owner.ids()
    owner.answer("takes")
    assert owner.now["view"]["number"] == 2


def test_every_step_has_its_rule_and_can_be_said_in_every_language() -> None:
    game = contract("redrising")
    known = {rule for rule, _, text in game.rules("en") if text}
    owner = in_turn(6)
    for _ in range(3):
        assert set(owner.rules()) <= known
        for one in owner.now["say"]:
            for language in LANGUAGES:
                assert game.say(loaded_message(one["message"]), language)
        owner.answer(owner.options[0])


# --- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-50", "RR-51")
def test_what_the_player_taps_may_set_off_the_end_and_the_automa_has_its_last_turn() -> None:
    owner = Owner()
    owner.set_up(apollo="yes")
    owner.answer({"party": "you", "helium": 7, "fleet": 6})
    assert not owner.now["view"]["triggered"]
    owner.answer({"party": "automa", "influence": 7})
    owner.answer({"party": "you", "fleet": 7})
    assert owner.now["view"]["triggered"]
    assert "companion-last-turn-apollo" in owner.ids()
    owner.answer("over")
    assert "companion-end-set" in owner.ids()
    while owner.now["view"]["number"]:
        owner.answer("takes" if owner.stage == "token" else "unseen" if owner.stage == "gain" else "done")
    assert owner.stage == "extra-turn"
    owner.answer("over")
    assert owner.stage == "ending"


@pytest.mark.rule("RR-52")
def test_the_end_stays_set_off_unless_it_was_a_slip() -> None:
    owner = Owner()
    owner.set_up()
    owner.answer({"party": "you", "helium": 7, "fleet": 7})
    owner.answer({"party": "you", "helium": 0})
    assert owner.now["view"]["triggered"]
    owner.answer({"end": False})
    assert not owner.now["view"]["triggered"]


@pytest.mark.rule("RA-40", "RA-41")
@pytest.mark.parametrize("level", range(1, 7))
def test_its_points_are_those_of_the_engine_at_every_level(level: int) -> None:
    owner = Owner()
    owner.set_up(even=1)
    owner.change(stage="ending", pile=[9, 13, 3], tracks=[[2, 5], [1, 8], [6, 6]], sovereign=1)
    owner.answer("done")
    assert (owner.stage, owner.now["ask"]["numbers"]["most"]) == ("unseen", 3)
    owner.answer(1)
    assert owner.now["ask"]["numbers"] == {"least": 0, "most": 10, "likely": 6}
    owner.answer(4)
    owner.answer({"level": level})
    pile = [NUMBER["dancer"]] * 10 + [NUMBER["harmony"]] * 15
    expected = automa_points(AutomaHolding(pile, level, 1, 5, 8, 6, True), [4, 3])
    score = owner.now["view"]["score"]
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
def test_it_says_who_has_won(points: int, token: str, result: str) -> None:
    owner = Owner()
    owner.set_up()
    owner.change(stage="score", pile=[3, 3, 0])
    owner.answer({"token": token})
    owner.answer(owner.now["view"]["score"]["total"] + points)
    assert owner.ids()[1] == result


# --- what it does not take -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wish",
    [None, {}, {"seed": ""}, {"seed": "x" * 65}, {"seed": "x", "level": 7}, {"seed": "x", "odd": 1}, "x", 3, []],
)
def test_a_beginning_that_is_none_is_refused(wish: object) -> None:
    with pytest.raises(BadStep, match="answer: "):
        companion.step(None, wish)


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
    owner = Owner()
    owner.set_up()
    with pytest.raises(BadStep, match="answer: "):
        companion.step(owner.now["state"], answer)


@pytest.mark.parametrize("answer", [9, -1])
def test_a_number_out_of_range_is_refused(answer: int) -> None:
    owner = Owner()
    for _ in range(3):
        owner.answer("done")
    with pytest.raises(BadStep, match="from 0 to 8"):
        companion.step(owner.now["state"], answer)


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
def test_a_state_that_cannot_be_is_refused(fields: dict[str, Any]) -> None:
    owner = Owner()
    owner.set_up()
    with pytest.raises(BadStep, match="state"):
        companion.step(owner.now["state"] | fields, None)


def test_only_red_rising_has_a_companion() -> None:
    assert contract("sagrada").companion(None, {"seed": "x"}) is None
    assert contract("redrising").companion(None, {"seed": "x"}) == Owner("x").now
