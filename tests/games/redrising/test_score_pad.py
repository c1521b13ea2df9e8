"""The score pad: its answer, the breaches it reports, its refusals, and its panels."""

import random
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludarium.errors import BadSheet
from ludarium.games.redrising import RULESET, score_pad
from ludarium.games.redrising.card import COLOURS, NAMES
from ludarium.kernel.message import Message
from ludarium.text.localizer import LANGUAGES, localizer
from tests.games.redrising import scorer_fixtures, slow_scorer
from tests.games.sheets import (
    anything,
    check_answered_or_refused,
    check_drawn,
    check_refused,
    drawn_panels,
    leaves,
    mostly_right,
)

GAME = "redrising"

PACKAGE = "ludarium.games.redrising"
LOCATIONS = ["jupiter", "mars", "luna", "institute"]


def player(*hand: object, **more: object) -> dict[str, Any]:
    return {"hand": list(hand), **more}


def score_of(*players: dict[str, Any], **more: object) -> Mapping[str, Any]:
    return RULESET.score({"players": list(players), **more})


def player_score(*hand: object, **more: object) -> dict[str, Any]:
    """The answer for a single player."""
    found: dict[str, Any] = score_of(player(*hand), **more)["players"][0]
    return found


PARTS = ["core", "bonus", "fleet", "helium", "sovereign", "influence", "excess"]

EXAMPLE: dict[str, Any] = {
    "players": [
        {
            "hand": ["arlus", {"card": "ugly_dan", "colour": "red"}, {"card": "razor_designer", "name": "darrow"}],
            "fleet": 7,
            "helium": 8,
            "influence": 0,
            "sovereign": False,
            "house": "mars",
            "extra_points": 0,
        }
    ],
    "locations": {"jupiter": [], "mars": [], "luna": [], "institute": []},
    "banished": [],
    "banished_at_scoring_start": 0,
    "neutral_influence": 3,
    "automa": {
        "pile": [],
        "level": 2,
        "parity": "even",
        "fleet": 0,
        "helium": 0,
        "influence": 0,
        "sovereign": False,
    },
    "wilds": "best",
}


# --- the answer --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-61", "RR-62", "RR-65", "RR-66")
def test_the_example_scores_its_points() -> None:
    answer = RULESET.score(EXAMPLE)
    (found,) = answer["players"]
    assert {part: found[part] for part in PARTS} == {
        "core": 47,
        "bonus": 25,
        "fleet": 28,
        "helium": 24,
        "sovereign": 0,
        "influence": 0,
        "excess": 0,
    }
    assert (found["total"], found["extra"], found["house"]) == (124, 0, "mars")
    assert found["wilds"] == {"ugly_dan": "red", "razor_designer": "darrow"}
    assert {card: (written["value"], written["bonus"]) for card, written in found["cards"].items()} == {
        "arlus": (10, 25),
        "ugly_dan": (20, 0),
        "razor_designer": (17, 0),
    }
    clause = found["cards"]["arlus"]["clauses"][0]
    assert (clause["points"], clause["text"], clause["message"]["id"]) == (25, "25 if with no Golds", "bonus-if")
    assert (answer["winners"], answer["automa"]["total"], answer["breaches"]) == ([0], 70, [])


def test_a_sheet_needs_only_hands() -> None:
    answer = score_of(player())
    assert set(answer) == {"players", "winners", "breaches", "outcome"}
    assert answer["players"][0] == {
        **dict.fromkeys(PARTS, 0),
        "cards": {},
        "total": 0,
        "wilds": {},
        "ledger": answer["players"][0]["ledger"],
    }


@pytest.mark.rule("RR-61", "RR-62")
def test_wildcards_are_best_or_as_given() -> None:
    hand = ["deanna", "trigg", "aja", "cyther"]
    assert player_score(*hand)["wilds"] == {"trigg": "red", "cyther": "octavia"}
    assert player_score(*hand)["bonus"] == 26 + 15
    assert player_score(*hand, wilds="given")["wilds"] == {}
    assert player_score(*hand, wilds="given")["bonus"] == 0
    given = player_score("deanna", {"card": "trigg", "colour": "white"}, "aja", {"card": "cyther", "name": "eo"})
    assert given["wilds"] == {"trigg": "white", "cyther": "eo"}
    assert given["bonus"] == 0
    assert player_score("deanna", {"card": "trigg", "colour": "red"}, wilds="given")["bonus"] == 26


@pytest.mark.rule("RR-63")
def test_an_option_counts_a_gray_twice() -> None:
    hand = ["mess_hall_cook", {"card": "trigg", "colour": "orange"}]
    assert player_score(*hand)["bonus"] == 5
    assert player_score(*hand, grays_count_twice=True)["bonus"] == 10


@pytest.mark.rule("RR-64")
def test_banished_cards_are_those_at_the_start_of_scoring_unless_their_number_is_given() -> None:
    gone = ["eo", "deanna", "judge", "seer", "orator"]
    assert player_score("pathologist", banished=gone)["bonus"] == 10
    assert player_score("pathologist", banished=gone, banished_at_scoring_start=4)["bonus"] == 0
    assert player_score("group_counselor", banished=gone, banished_at_scoring_start=4)["bonus"] == -5


@pytest.mark.rule("RR-64")
def test_a_card_on_a_location_may_lie_face_down() -> None:
    piles = {"jupiter": ["eo", None], "mars": ["arlus"], "luna": ["judge"], "institute": ["seer"]}
    assert player_score("firewall_expert", locations=piles)["bonus"] == 22
    assert player_score("firewall_expert", locations=piles | {"jupiter": ["eo", "face_down"]})["bonus"] == 22
    assert player_score("firewall_expert", locations=piles | {"jupiter": ["face_down", "eo"]})["bonus"] == 0
    assert player_score("developer", locations=piles | {"luna": []})["bonus"] == 19
    assert player_score("developer", locations={"luna": ["quicksilver", "face down"]})["bonus"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_colours_and_houses_are_known_by_their_names_in_every_language(language: str) -> None:
    named = localizer(PACKAGE, language)
    names = [named.format(Message(f"character-{name}")).upper() for name in NAMES]
    answer = score_of(
        player(*names[:60], house=named.format(Message("house-mars"))), player(*names[60:]), wilds="given"
    )
    assert [card for found in answer["players"] for card in found["cards"]] == NAMES
    for colour in COLOURS:
        if colour != "gray":
            name = named.format(Message(f"colour-{colour}"))
            assert player_score({"card": "trigg", "colour": name})["wilds"] == {"trigg": colour}


@pytest.mark.rule("RA-04")
def test_a_card_is_known_by_the_other_name_of_a_printed_edition() -> None:
    assert RULESET.score({"players": [{"hand": ["Пройдисвіт"]}]}) == RULESET.score({"players": [{"hand": ["roque"]}]})


def test_no_two_items_share_a_name() -> None:
    for names in (score_pad.CARD_NAMES, score_pad.COLOUR_NAMES, score_pad.HOUSE_NAMES):
        for language in LANGUAGES:
            texts = localizer(PACKAGE, language)
            named = [texts.format(Message(names.prefixes[0] + id_)) for id_ in names.ids]
            assert [names.read(name, "") for name in named] == list(range(len(names.ids)))


@pytest.mark.rule("RR-63", "RR-65", "RR-66", "RR-67", "RR-68", "RR-69", "RR-70")
def test_the_parts_add_up_to_the_total_and_agree_with_the_slow_scorer() -> None:
    rng = random.Random(70)
    for _ in range(200):
        number = rng.randint(1, 6)
        deck = rng.sample(NAMES, len(NAMES))
        players: list[dict[str, Any]] = []
        for _ in range(number):
            hand, deck = deck[: rng.randint(0, 9)], deck[9:]
            tracks = {"helium": rng.randint(0, 9), "fleet": rng.randint(0, 10), "influence": rng.randint(0, 10)}
            players.append({"hand": hand, **tracks, "sovereign": False, "extra_points": rng.choice([0, 0, 6])})
        if rng.random() < 0.7:
            rng.choice(players)["sovereign"] = True
        piles = {name: deck[n * 5 : n * 5 + rng.randint(0, 5)] for n, name in enumerate(LOCATIONS)}
        banished = deck[20 : 20 + rng.randint(0, 12)]
        twice = rng.random() < 0.5
        here = {"locations": piles, "banished": banished, "grays_count_twice": twice}
        answer = score_of(*players, **here, neutral_influence=3 if number == 2 else 0, wilds="given")
        totals: list[tuple[int, bool]] = []
        for n, (written, found) in enumerate(zip(players, answer["players"], strict=True)):
            table = slow_scorer.table(
                **{key: written[key] for key in ("helium", "fleet", "influence", "sovereign")},
                rivals=players[:n] + players[n + 1 :],
                neutral=3 if number == 2 else 0,
                locations=list(piles.values()),
                banished=banished,
                banished_at_start=len(banished),
                twice=twice,
            )
            expected = slow_scorer.total([(id_, "") for id_ in written["hand"]], table) + written["extra_points"]
            assert found["total"] == expected == sum(found[part] for part in PARTS) + found["extra"]
            assert sum(line["points"] for line in found["ledger"]) == expected
            by_card = [(one["value"], one["bonus"]) for one in found["cards"].values()]
            assert by_card == slow_scorer.card_points([(id_, "") for id_ in written["hand"]], table)
            assert all(sum(c["points"] for c in one["clauses"]) == one["bonus"] for one in found["cards"].values())
            totals.append((expected, written["sovereign"]))
        assert answer["winners"] == [n for n, total in enumerate(totals) if total == max(totals)]


@pytest.mark.rule("RR-61", "RR-62")
def test_the_reported_best_use_gives_the_reported_points() -> None:
    rng = random.Random(9)
    for _ in range(100):
        ids, here = scorer_fixtures.random_deal(rng, rng.randint(1, 8), wildcards=0.4)
        found = player_score(
            *ids, locations=dict(zip(LOCATIONS, here["locations"], strict=True)), banished=here["banished"]
        )
        hand = [(id_, found["wilds"].get(id_, "")) for id_ in ids]
        table = slow_scorer.table(
            locations=here["locations"], banished=here["banished"], banished_at_start=len(here["banished"])
        )
        assert found["total"] == slow_scorer.total(hand, table)


# --- who has won -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-70")
def test_a_tie_is_broken_by_the_token_or_shared() -> None:
    assert score_of(player(helium=4), player(helium=5))["winners"] == [1]
    assert score_of(player("banker"), player(sovereign=True))["winners"] == [1]
    assert score_of(player("banker"), player("arlus", "lorn", helium=1), player("eo"))["winners"] == [1]
    assert score_of(player("banker"), player("eo"))["winners"] == [0, 1]


def against(*hand: object, automa: dict[str, Any] | None = None, **more: object) -> Mapping[str, Any]:
    return score_of(player(*hand, **more), automa={"parity": "even", **(automa or {})}, neutral_influence=3)


@pytest.mark.rule("RA-40", "RA-41")
def test_the_automa_is_scored_beside_the_player() -> None:
    pile = {"pile": ["dancer", "harmony"], "level": 4, "fleet": 7, "helium": 2, "influence": 4, "sovereign": True}
    found = against("arlus", influence=5, automa=pile)["automa"]
    assert {key: value for key, value in found.items() if key != "ledger"} == {
        "start": 70,
        "favourable": 10,
        "unfavourable": 5,
        "fleet": 28,
        "helium": 6,
        "sovereign": 10,
        "influence": 8,
        "total": 137,
        "won": True,
    }
    assert sum(line["points"] for line in found["ledger"]) == 137


@pytest.mark.rule("RR-70", "RA-40")
def test_against_the_automa_one_wins_with_more_points_or_a_tie_that_it_has_no_token_for() -> None:
    assert against(helium=23)["winners"] == []
    assert against(helium=24)["winners"] == [0]
    assert against("banker", helium=20)["winners"] == [0]
    assert against(helium=20, sovereign=True)["winners"] == [0]
    assert against("hacker", extra_points=5, helium=20, automa={"sovereign": True})["winners"] == []


@pytest.mark.rule("RR-70")
def test_the_outcome_says_what_decided() -> None:
    assert score_of(player(helium=4), player(helium=5))["outcome"] is None
    tied = score_of(player("banker"), player(sovereign=True))["outcome"]
    assert tied == {"rule": "RR-70", "message": {"id": "sheet-tie-token", "args": {}}}
    assert score_of(player("banker"), player("eo"))["outcome"]["message"]["id"] == "sheet-tie-shared"


@pytest.mark.rule("RR-70")
@pytest.mark.parametrize(
    ("answer", "message", "automa_won"),
    [
        (against(helium=24), "sheet-won", False),
        (against(helium=23), "sheet-lost", True),
        (against(helium=20, sovereign=True), "sheet-won-token", False),
        (against("banker", helium=20), "sheet-won-shared", True),
        (against("hacker", extra_points=5, helium=20, automa={"sovereign": True}), "sheet-lost-token", True),
    ],
)
def test_the_outcome_against_the_automa_says_who_won(
    answer: Mapping[str, Any], message: str, *, automa_won: bool
) -> None:
    assert (answer["outcome"]["rule"], answer["outcome"]["message"]["id"]) == ("RR-70", message)
    assert answer["automa"]["won"] == automa_won


@pytest.mark.rule("RR-61", "RR-62", "RR-63")
def test_a_card_has_the_rule_of_its_value() -> None:
    cards = player_score("deanna", "trigg", "aja", "cyther")["cards"]
    assert [cards[name]["rule"] for name in ("deanna", "trigg", "cyther")] == ["RR-63", "RR-62", "RR-61"]


# --- breaches ----------------------------------------------------------------------------------------------------


def breaches_of(answer: Mapping[str, Any]) -> list[tuple[str, bool]]:
    return [(breach["rule"], breach["certain"]) for breach in answer["breaches"]]


@pytest.mark.rule("RR-05")
def test_a_neutral_house_that_should_not_or_should_be_there_is_counted_as_given_and_reported() -> None:
    assert breaches_of(score_of(player(), player(), neutral_influence=3)) == []
    assert breaches_of(score_of(player(), player())) == [("RR-05", True)]
    assert breaches_of(score_of(player(), player(), player())) == []
    answer = score_of(player(influence=2), player(), player(), neutral_influence=3)
    assert breaches_of(answer) == [("RR-05", True)]
    assert answer["players"][0]["influence"] == 4
    assert breaches_of(score_of(player(), automa={"parity": "odd"})) == [("RA-01", True)]


@pytest.mark.rule("RR-03")
def test_a_house_that_two_players_have_is_reported() -> None:
    houses = [player(house=house) for house in ("mars", "diana", "House Mars")]
    assert breaches_of(score_of(*houses)) == [("RR-03", True)]


@pytest.mark.rule("RA-04", "RA-50")
def test_cards_that_are_not_in_a_game_against_the_automa_are_reported() -> None:
    answer = against("eo", "arlus", automa={"pile": ["loan_shark"]})
    assert breaches_of(answer) == [("RA-04", False), ("RA-50", True)]


# --- refusals ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "text"),
    [
        ([], "the sheet: expected `object`, got `array`"),
        ({}, "the sheet: object missing required field `players`"),
        ({"players": []}, "players: 0 of them: expected 1 to 6"),
        ({"players": [player()] * 7}, "players: 7 of them: expected 1 to 6"),
        ({"players": [{}]}, "players[0]: object missing required field `hand`"),
        (
            {"players": [player(colour="red")]},
            (
                "players[0]: object contains unknown field `colour`: expected one of hand, fleet, helium, influence, "
                "sovereign, house, extra_points"
            ),
        ),
        (
            {"players": [player({"card": "trigg", "color": "red"})]},
            "players[0].hand[0]: object contains unknown field `color`: expected one of card, colour, name",
        ),
        (
            {"players": [player()], "locations": {"moon": []}},
            "locations: object contains unknown field `moon`: expected one of jupiter, mars, luna, institute",
        ),
        ({"players": [player(4)]}, "players[0].hand[0]: expected `str | object`, got `int`"),
        ({"players": [player(fleet=11)]}, "players[0].fleet: expected `int` <= 10"),
        ({"players": [player(influence=-1)]}, "players[0].influence: expected `int` >= 0"),
        ({"players": [player(helium=True)]}, "players[0].helium: expected `int`, got `bool`"),
        ({"players": [player(helium=16**9999)]}, "players[0].helium: expected `int` <= 999"),
        (
            {"players": [player("arlus"), player("eo", "Arlus")]},
            "players[1].hand[1]: 'Arlus' is there already, at players[0].hand[0]: expected each card at most once",
        ),
        (
            {"players": [player("arlus")], "locations": {"luna": [None, "arlus"]}},
            "locations.luna[1]: 'arlus' is there already, at players[0].hand[0]: expected each card at most once",
        ),
        (
            {"players": [player()], "banished": ["eo", "eo"]},
            "banished[1]: 'eo' is there already, at banished[0]: expected each card at most once",
        ),
        (
            {"players": [player("eo")], "automa": {"parity": "odd", "pile": ["eo"]}},
            "automa.pile[0]: 'eo' is there already, at players[0].hand[0]: expected each card at most once",
        ),
        (
            {"players": [player(sovereign=True), player(), player(sovereign=True)]},
            "players[2].sovereign: the token is there already, at players[0]: expected it at most once",
        ),
        (
            {"players": [player(sovereign=True)], "automa": {"parity": "odd", "sovereign": True}},
            "automa.sovereign: the token is there already, at players[0]: expected it at most once",
        ),
        (
            {"players": [player({"card": "eo", "colour": "red"})]},
            "players[0].hand[0].colour: 'eo' is no gray: expected a second colour only on a gray",
        ),
        (
            {"players": [player({"card": "trigg", "colour": "gray"})]},
            "players[0].hand[0].colour: 'trigg' is gray anyway: expected another colour",
        ),
        (
            {"players": [player({"card": "trigg", "colour": "ultramarine"})]},
            (
                "players[0].hand[0].colour: unknown colour 'ultramarine': expected one of red, gold, blue, brown, "
                "copper, gray, green, obsidian, orange, pink, silver, violet, white, yellow"
            ),
        ),
        (
            {"players": [player({"card": "trigg", "name": "eo"})]},
            "players[0].hand[0].name: 'trigg' is no orange: expected another name only on an orange",
        ),
        (
            {"players": [player(house="slytherin")]},
            "players[0].house: unknown house 'slytherin': expected one of apollo, ceres, diana, jupiter, mars, minerva",
        ),
        (
            {"players": [player(), player()], "automa": {"parity": "odd"}},
            "automa: given with 2 players: expected it only with one",
        ),
        ({"players": [player()], "automa": {}}, "automa: object missing required field `parity`"),
        (
            {"players": [player()], "automa": {"parity": "both"}},
            "automa.parity: invalid enum value 'both': expected one of even, odd",
        ),
        ({"players": [player()], "automa": {"parity": "odd", "level": 7}}, "automa.level: expected `int` <= 6"),
        ({"players": [player()], "wilds": "worst"}, "wilds: invalid enum value 'worst': expected one of best, given"),
        ({"players": [player()], "banished_at_scoring_start": 113}, "banished_at_scoring_start: expected `int` <= 112"),
    ],
)
def test_a_sheet_that_cannot_be_read_is_refused_with_the_place_and_what_was_expected(data: object, text: str) -> None:
    check_refused(GAME, data, text)


def test_an_unknown_card_is_refused_with_the_known_ones() -> None:
    with pytest.raises(
        BadSheet, match=r"players\[0\]\.hand\[0\]: unknown card 'Nobody': expected one of arlus, dancer, "
    ):
        score_of(player("Nobody"))
    with pytest.raises(BadSheet, match=r"players\[0\]\.hand\[0\]\.card: unknown card '': expected one of arlus, "):
        score_of(player({"card": ""}))


ANYTHING = anything(leaves("arlus", "Дерроу", "face_down", "best", "odd"), "players", "hand")
mostly = mostly_right(ANYTHING, times=20)
CARD = st.sampled_from(NAMES)
WILD = st.fixed_dictionaries(
    {"card": CARD}, optional={"colour": mostly(st.sampled_from(COLOURS)), "name": mostly(st.sampled_from(NAMES))}
)
NEARLY_A_PLAYER = st.fixed_dictionaries(
    {"hand": mostly(st.lists(CARD | WILD, max_size=9))},
    optional={
        "fleet": mostly(st.integers(0, 10)),
        "helium": mostly(st.integers(0, 12)),
        "influence": mostly(st.integers(0, 10)),
        "sovereign": mostly(st.booleans()),
        "house": mostly(st.sampled_from(["mars", "Минерва", None])),
    },
)
NEARLY_A_SHEET = st.fixed_dictionaries(
    {"players": mostly(st.lists(NEARLY_A_PLAYER, min_size=1, max_size=3))},
    optional={
        "locations": mostly(
            st.fixed_dictionaries({}, optional={"mars": mostly(st.lists(CARD | st.none(), max_size=3))})
        ),
        "banished": mostly(st.lists(CARD, max_size=3)),
        "neutral_influence": mostly(st.integers(0, 3)),
        "automa": mostly(st.fixed_dictionaries({"parity": st.sampled_from(["even", "odd"])})),
        "wilds": mostly(st.sampled_from(["best", "given"])),
    },
)


@given(ANYTHING | NEARLY_A_SHEET)
@settings(max_examples=500, deadline=None)
def test_any_input_gets_an_answer_or_is_refused(data: object) -> None:
    check_answered_or_refused(GAME, data, "players", "winners", "breaches")


# --- the drawn answer --------------------------------------------------------------------------------------------


def test_the_drawing_shows_every_line_of_the_ledger_and_the_total() -> None:
    one, automa, result = drawn_panels(GAME, RULESET.score(EXAMPLE))
    assert [" ".join(line.split()) for line in one] == [
        "Player 1, House Mars",
        "RR-63 Arlus: core value 10",
        "RR-63 Arlus: 25 if with no Golds 25",
        "RR-62 Ugly Dan, also Red: core value 20",
        "RR-61 Razor Designer, called Darrow: core value 17",
        "RR-65 Fleet Track, space 7 28",
        "RR-66 Helium: 8 × 3 24",  # noqa: RUF001 - a real sign of multiplication
        "RR-68 Influence, rank 2: 0 × 2 0",  # noqa: RUF001 - the same
        "Total 124",
    ]
    assert automa[0] == "The Automa"
    assert automa[-1].split() == ["Total", "70"]
    assert result == ["Result", "RR-70   You win: you have more points than the Automa."]


@pytest.mark.rule("RR-70")
def test_the_drawing_says_who_has_won_and_what_broke_a_tie() -> None:
    assert drawn_panels(GAME, score_of(player("eo"), player(), player()))[-1][1:] == ["Winner: player 1"]
    assert drawn_panels(GAME, score_of(player("banker"), player(sovereign=True), player()))[-1][1:] == [
        "Winner: player 2",
        "RR-70   The totals are equal; the Sovereign token decides.",
    ]
    shared = drawn_panels(GAME, score_of(player("banker"), player("eo"), player()))[-1]
    assert shared[1] == "Winners: players 1, 2"
    assert "shared" in shared[2]


SOLO = [
    against(helium=23),
    against(helium=24),
    against("banker", helium=20),
    against(helium=20, sovereign=True),
    against("hacker", extra_points=5, helium=20, automa={"sovereign": True}),
]


@pytest.mark.rule("RR-70")
def test_the_drawing_of_a_solo_game_says_how_it_was_decided() -> None:
    said = [drawn_panels(GAME, answer)[-1][1].removeprefix("RR-70   ") for answer in SOLO]
    assert [text[:14] for text in said] == [
        "You lose: you ",
        "You win: you h",
        "The totals are",
        "You win: the t",
        "You lose: the ",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_draw_every_answer(language: str) -> None:
    halves = [player(*NAMES[:56], sovereign=True, house="mars", extra_points=3), player(*NAMES[56:], house="mars")]
    answers = [
        score_of(*halves, wilds="given"),
        score_of(player("deanna", "trigg", "aja", "cyther"), player(), player(), neutral_influence=2),
        score_of(player("banker"), player(sovereign=True)),
        score_of(player(), player()),
        against("eo", automa={"pile": ["loan_shark", "arlus"]}),
        *SOLO,
    ]
    check_drawn(GAME, answers, language)
