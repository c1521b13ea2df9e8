"""The search: the same answer for the same seed, from what the seat knows, and never worse than it must be."""

from __future__ import annotations

import pytest

from ludarium.bots.bot import options_of
from ludarium.bots.careless import CarelessBot
from ludarium.bots.registry import STRENGTHS, bot, descriptions, greedy, search, strengths
from ludarium.bots.search import Budget, Lookahead, SearchBot
from ludarium.errors import BadSetup
from ludarium.games.raxxon.table import Raxxon
from ludarium.games.sagrada.table import Sagrada
from ludarium.kernel.game import Game
from ludarium.kernel.rng import seeded
from ludarium.kernel.ruleset import Ruleset
from ludarium.kernel.script import NONE
from tests.kernel import burrow
from tests.laws.games import RAXXON, REDRISING, SAGRADA, new_game, next_open, positions

Table = tuple[Ruleset, int, dict[str, int]]
TABLES: list[Table] = [
    (SAGRADA, 1, {"tools": 3}),
    (SAGRADA, 2, {}),
    (REDRISING, 1, {"level": 3}),
    (REDRISING, 2, {}),
    (RAXXON, 2, {"level": 2}),
    (RAXXON, 2, {"scenario": 1}),
]
EVERY = 12  # positions of a random game that are tried


@pytest.mark.parametrize(
    "table",
    [
        pytest.param(
            table,
            id=f"{table[0].name}-{table[1]}-{number}",
            marks=pytest.mark.exhaustive if table[0] is REDRISING and table[1] == 1 else (),
        )
        for number, table in enumerate(TABLES)
    ],
)
def test_hidden_information_changes_no_answer_of_the_search(table: Table) -> None:
    ruleset = table[0]
    tried = 0
    for number, position in enumerate(positions(new_game(table, 4), seeded("play"))):
        if position.is_over() or number % EVERY or tried == 3:
            continue
        seat = next_open(position).seat
        world = ruleset.imagine(position.redact(seat), seeded("another world"))
        here = search(ruleset, seeded(1), Budget(4)).decide_id(position.redact(seat))
        assert here == search(ruleset, seeded(1), Budget(4)).decide_id(world.redact(seat))
        option = search(ruleset, seeded(1), Budget(4)).decide(position.redact(seat))
        assert option in next_open(position).options
        tried += 1
    assert tried > 1


class MostAcorns(Lookahead):
    """In Burrow: every option, played to the end by the first options; the value is the acorns."""

    def __init__(self, first: int = NONE, lead: float = 0.0) -> None:
        self.first = first
        self.lead = lead
        self.simulations = 0

    def candidates(self, world: Game, seat: int) -> list[int]:
        options = options_of(world, seat)
        return sorted(options, key=lambda option: option != self.first)

    def play_on(self, world: Game, start: Game, seat: int) -> None:
        self.simulations += 1
        while not world.is_over():
            decision = next_open(world)
            world.decide(decision.seat, decision.options[0])

    def value(self, world: Game, seat: int) -> float:
        assert isinstance(world, burrow.Burrow)
        return float(world.acorns[seat])

    def has_blueprint(self) -> bool:
        return self.lead > 0.0

    def required_lead(self, value: float) -> float:
        return self.lead


def opening() -> tuple[Game, int]:
    """A position of Burrow in which a seat chooses between three cards."""
    game = new_game((burrow.RULESET, 2, {}), 3)
    for decision in list(game.decisions):
        game.decide(decision.seat, decision.options[0])
    return game, next_open(game).seat


def test_the_answer_depends_only_on_the_seed_and_the_number_of_simulations() -> None:
    game, seat = opening()
    answers = {str(SearchBot(burrow.RULESET, seeded(5), MostAcorns(), Budget(60)).ranked(game, seat)) for _ in range(3)}
    assert len(answers) == 1


def test_the_candidates_are_ranked_by_what_they_lead_to() -> None:
    game, seat = opening()
    ranked = searched(game, seat, MostAcorns())
    assert sorted(option for option, _ in ranked) == sorted(options_of(game, seat))
    assert ranked[0][1] == max(value for _, value in ranked)


def test_the_budget_limits_the_simulations() -> None:
    game, seat = opening()
    lookahead = MostAcorns()
    SearchBot(burrow.RULESET, seeded(5), lookahead, Budget(60)).ranked(game, seat)
    assert 30 < lookahead.simulations <= 60


def test_the_time_limits_the_simulations() -> None:
    game, seat = opening()
    lookahead = MostAcorns()
    SearchBot(burrow.RULESET, seeded(5), lookahead, Budget(1_000_000, seconds=0.02)).ranked(game, seat)
    assert 0 < lookahead.simulations < 100_000


def test_another_option_than_the_first_needs_the_required_lead() -> None:
    game, seat = opening()
    best, *_, worst = [option for option, _ in searched(game, seat, MostAcorns())]
    assert searched(game, seat, MostAcorns(worst))[0][0] == best
    careful = searched(game, seat, MostAcorns(worst, lead=100.0))
    assert careful[0][0] == worst
    assert len(careful) == len(options_of(game, seat))


class FewestAcorns(MostAcorns):
    """Estimates at once that the fewest acorns are best, which counts for some of the simulations."""

    def __init__(self, weight: float) -> None:
        super().__init__()
        self.weight = weight

    def early_weight(self, world: Game) -> float:
        return self.weight

    def play_early(self, world: Game, start: Game, seat: int) -> None:
        self.play_on(world, start, seat)

    def early_value(self, world: Game, seat: int) -> float:
        return -2.0 * self.value(world, seat)


def test_the_early_estimate_counts_for_its_number_of_simulations() -> None:
    game, seat = opening()
    best, *_, worst = [option for option, _ in searched(game, seat, MostAcorns())]
    assert searched(game, seat, FewestAcorns(0.0))[0][0] == best
    assert searched(game, seat, FewestAcorns(1.0))[0][0] == best
    assert searched(game, seat, FewestAcorns(1000.0))[0][0] == worst


def searched(game: Game, seat: int, lookahead: MostAcorns) -> list[tuple[int, float]]:
    """The candidates as the search ranks them."""
    return SearchBot(burrow.RULESET, seeded(5), lookahead, Budget(300)).ranked(game, seat)


@pytest.mark.parametrize("ruleset", [SAGRADA, REDRISING, RAXXON], ids=lambda ruleset: ruleset.name)
def test_each_game_has_all_strengths(ruleset: Ruleset) -> None:
    assert [strength.name for strength in strengths(ruleset.name)] == list(STRENGTHS)
    for strength in strengths(ruleset.name):
        wins = strength.dump()["wins"]
        assert wins is None or 0 < wins <= 100
        assert bot(strength.name, ruleset, seeded(1)).ruleset is ruleset
    assert [described["name"] for described in descriptions(ruleset.name)] == list(STRENGTHS)[::-1]
    assert [described["level"] for described in descriptions(ruleset.name)] == [4, 3, 2, 1]


@pytest.mark.parametrize("name", ["search:", "search:0", "search:-5", "search:9999999", "search", "hal"])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(BadSetup, match="unknown bot"):
        bot(name, SAGRADA, seeded(1))


def test_a_careless_bot_plays_as_the_greedy_one_except_for_its_slips() -> None:
    game = new_game((SAGRADA, 2, {}), 1)
    seat = next_open(game).seat
    redacted = game.redact(seat)
    best = bot("greedy", SAGRADA, seeded(1)).decide(redacted)
    shares = []
    for slips in (0, 50, 100):
        careless = CarelessBot(SAGRADA, seeded(2), greedy(SAGRADA, seeded(1)), slips)
        shares.append(sum(careless.decide(redacted) == best for _ in range(40)))
    assert shares[0] == 40
    assert 40 > shares[1] > shares[2] > 0


def test_the_team_takes_the_strongest_characters_that_are_left() -> None:
    game = new_game((RAXXON, 2, {}), 1)
    assert isinstance(game, Raxxon)
    for _ in range(2):
        seat = next_open(game).seat
        game.decide(seat, search(RAXXON, seeded(1), Budget(4)).decide(game.redact(seat)))
    assert {game.pack.characters[character].name for character in game.characters} == {"kd", "liaison"}


def test_a_search_in_sagrada_counts_tokens_for_what_they_might_still_buy() -> None:
    """It plays to the end without tools, so tokens that are left there are worth more the earlier it began."""
    world = new_game((SAGRADA, 2, {}), 3)
    rng = seeded("tokens")
    lookahead = search(SAGRADA, seeded(1), Budget(1)).lookahead
    leads: dict[int, float] = {}
    while not world.is_over():
        assert isinstance(world, Sagrada)
        if world.round:
            world.tokens = [3, 1]
            reached = world.copy()
            lookahead.play_on(reached, world, 0)
            assert reached.is_over()
            assert reached.tokens == [3, 1]
            points = [standing.total for standing in reached.standings()]
            leads[int(world.round)] = lookahead.value(reached, 0) - (points[0] - points[1])
        decision = next_open(world)
        world.decide(decision.seat, decision.options[rng.below(len(decision.options))])
    assert leads[2] > leads[9] > leads[10] == 0


def test_in_a_nearly_lost_game_a_small_lead_is_enough() -> None:
    lookahead = search(RAXXON, seeded(1), Budget(4)).lookahead
    even, lost, hopeless = (lookahead.required_lead(value) for value in (50.0, 1.0, 0.0))
    assert even > 10 * lost > 10 * hopeless > 0
