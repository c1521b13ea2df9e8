"""Two bots compared on the same deals: against each other from both seats, alone, or as two teams.

The games are played in the order of their numbers until the interval is narrow enough or all are played, and the
interval is looked at after fixed numbers of deals. So the result depends on the seed, and neither on the number of
workers nor on interruptions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from math import ceil
from pathlib import Path
from typing import Final

import msgspec

from ludarium.errors import BadSetup
from ludarium.games import ruleset

from .jobs import Workers
from .played import GameFile, PlayedGame, SeatRow, Stored, play_games, stem
from .tournament import BotResult, Interval, Tournament, bot_result, check, mean_interval, wilson_share

PAIR: Final = 2
SETTINGS: Final = ".match.json"  # the end of the names of files with the settings of a comparison
LOOK: Final = 10  # deals between two looks at the interval


class Comparison(msgspec.Struct, frozen=True):
    """The settings of a comparison: at most `games`, or fewer if the interval is narrower than `width`.

    `width` is half of the 95 % interval of the first bot's share of the wins. With `seats` 1 each bot plays the same
    deals alone, in a cooperative game with itself in all seats. `simulations` for each decision find the luck.
    """

    game: str
    bots: list[str]
    games: int
    seats: int = PAIR
    width: float = 0.0
    seed: str = "0"
    options: dict[str, int] = {}
    simulations: int = 0

    @property
    def apart(self) -> bool:
        """Whether the bots play separate games of the same deals."""
        return self.seats == 1 or ruleset(self.game).cooperative

    @property
    def most_deals(self) -> int:
        """The most deals that are played."""
        return ceil(self.games / PAIR)

    def tournaments(self) -> list[Tournament]:
        """Their games: one tournament against each other, or one of each bot."""
        if not self.apart:
            return [Tournament(self.game, self.bots, self.games, self.seed, self.options)]
        return [Tournament(self.game, [bot] * self.seats, self.games, self.seed, self.options) for bot in self.bots]


class Compared(msgspec.Struct, frozen=True):
    """What a comparison showed of its first bot, with 95 % intervals over deals.

    `share` is its share of the wins (a shared one or a win by both is a half), `lead` its mean lead in points, and
    `adjusted` the same less the luck of both, which is zero on average; None if it was not analysed.
    """

    bots: list[BotResult]
    deals: int
    games: int
    share: float
    share_interval: Interval
    lead: float
    lead_interval: Interval
    adjusted: float | None
    adjusted_interval: Interval | None


Deal = list[tuple[SeatRow, SeatRow]]  # the rows of both bots in each game of a deal, or in their separate games


def check_comparison(comparison: Comparison) -> None:
    """Raise an error if the comparison cannot be played."""
    if len(comparison.bots) != PAIR or comparison.bots[0] == comparison.bots[1]:
        raise BadSetup(f"a comparison needs two different bots, not {', '.join(comparison.bots) or 'none'}")
    if not comparison.apart and comparison.seats != PAIR:
        raise BadSetup(f"two bots of {comparison.game} are compared in 1 seat or 2, not {comparison.seats}")
    if comparison.simulations and ruleset(comparison.game).cooperative:
        raise BadSetup(f"luck in {comparison.game} is a chance to win, not points: leave out --luck")
    for tournament in comparison.tournaments():
        check(tournament)


def compare(
    comparison: Comparison, folder: Path, workers: Workers, on_progress: Callable[[int, int], None] = lambda *_: None
) -> Compared:
    """Play the games that the folder does not have yet. `on_progress` gets the games so far and the number expected."""
    check_comparison(comparison)
    files = game_files(comparison, folder)
    folder.mkdir(parents=True, exist_ok=True)
    name = "-".join([comparison.game, *comparison.bots])
    (folder / f"{stem(name, comparison)}{SETTINGS}").write_bytes(msgspec.json.encode(comparison) + b"\n")
    begun = min(whole_deals(comparison, file) for file in files)
    deals: list[Deal] = []
    with closing(workers.results(play_deal, _tasks(comparison, begun, files))) as results:
        while not is_enough(comparison, deals):
            if len(deals) == begun:
                for file, games in zip(files, next(results), strict=True):
                    file.append(games)
                begun += 1
            deals.append(deal_of(comparison, len(deals), files))
            on_progress(len(deals) * PAIR, expected_games(comparison, deals))
    on_progress(len(deals) * PAIR, len(deals) * PAIR)
    return evaluate(comparison, deals)


def played_deals(comparison: Comparison, folder: Path) -> list[Deal]:
    """The deals that count of those in the folder; fewer than it needs if the comparison was interrupted."""
    files = game_files(comparison, folder)
    deals: list[Deal] = []
    for number in range(min(whole_deals(comparison, file) for file in files)):
        if is_enough(comparison, deals):
            break
        deals.append(deal_of(comparison, number, files))
    return deals


def comparisons(folder: Path) -> list[Comparison]:
    """The comparisons whose games are in a folder."""
    return [msgspec.json.decode(path.read_bytes(), type=Comparison) for path in sorted(folder.glob(f"*{SETTINGS}"))]


def game_files(comparison: Comparison, folder: Path) -> list[GameFile]:
    """The files of its games."""
    version = ruleset(comparison.game).version
    group = 1 if comparison.apart else PAIR
    names = ["-".join(comparison.bots)] if not comparison.apart else comparison.bots
    return [
        GameFile(folder, Stored(f"{comparison.game}-{name}", tournament, version, comparison.simulations), group)
        for name, tournament in zip(names, comparison.tournaments(), strict=True)
    ]


def whole_deals(comparison: Comparison, file: GameFile) -> int:
    """The whole deals in a file."""
    return len(file.games) // (1 if comparison.apart else PAIR)


def _tasks(
    comparison: Comparison, first: int, files: list[GameFile]
) -> Iterator[tuple[list[Tournament], list[list[int]], int]]:
    """For each deal that is not played yet: the numbers of its games in each tournament that lacks them."""
    tournaments = comparison.tournaments()
    for deal in range(first, comparison.most_deals):
        # The games of a deal are its rotations; bots that play apart need only the first.
        numbers = [deal * comparison.seats] if comparison.apart else [deal * PAIR, deal * PAIR + 1]
        missing = [numbers if whole_deals(comparison, file) <= deal else [] for file in files]
        yield tournaments, missing, comparison.simulations


def play_deal(tournaments: list[Tournament], numbers: list[list[int]], simulations: int) -> list[list[PlayedGame]]:
    """The games of a deal in each tournament."""
    return [play_games(one, those, simulations) for one, those in zip(tournaments, numbers, strict=True)]


def deal_of(comparison: Comparison, number: int, files: list[GameFile]) -> Deal:
    """The rows of both bots in the games of a deal."""
    if comparison.apart:
        first, second = (file.games[number].seats[0] for file in files)
        return [(first, second)]
    games = files[0].games[number * PAIR : (number + 1) * PAIR]
    return [(game.seats[0], game.seats[1]) for game in games]


def share_of(deal: Deal) -> float:
    """The first bot's share of the wins of a deal."""
    return sum((1 + first.won - second.won) / 2 for first, second in deal) / len(deal)


def lead_of(deal: Deal) -> float:
    """The first bot's mean lead in points in a deal."""
    return sum(first.points - second.points for first, second in deal) / len(deal)


def luck_of_first(deal: Deal) -> float | None:
    """What luck added to the first bot's lead in a deal; None if it was not analysed."""
    found = 0.0
    for first, second in deal:
        if first.luck is None or second.luck is None:
            return None
        # Against each other the luck of one seat is already a change of its lead.
        found += first.luck - second.luck if first.seat == second.seat else first.luck
    return found / len(deal)


def share_interval(deals: list[Deal]) -> tuple[float, Interval]:
    """The first bot's share of the wins, and its Wilson interval: wider if the games of a deal tend to go alike."""
    games = sum(len(deal) for deal in deals)
    shares = [share_of(deal) for deal in deals]
    share = sum(shares) / len(shares)
    spread = sum((one - share) ** 2 for one in shares) / max(1, len(shares) - 1)
    independent = len(shares) * share * (1 - share) / spread if spread else games
    return share, wilson_share(share, min(float(games), max(1.0, independent)))


def is_enough(comparison: Comparison, deals: list[Deal]) -> bool:
    """Whether the comparison stops after these deals."""
    if len(deals) >= comparison.most_deals:
        return True
    if not comparison.width or not deals or len(deals) % LOOK:
        return False
    _, (low, high) = share_interval(deals)
    return (high - low) / 2 <= comparison.width


def expected_games(comparison: Comparison, deals: list[Deal]) -> int:
    """How many games there will be: an interval narrows with the square root of their number."""
    most = comparison.most_deals * PAIR
    if not comparison.width or len(deals) < LOOK:
        return most
    _, (low, high) = share_interval(deals)
    needed = len(deals) * ((high - low) / 2 / comparison.width) ** 2
    return min(most, max(len(deals) + 1, ceil(needed / LOOK) * LOOK) * PAIR)


def evaluate(comparison: Comparison, deals: list[Deal]) -> Compared:
    """The result of these deals."""
    share, interval = share_interval(deals)
    leads = [lead_of(deal) for deal in deals]
    lucks = [luck for deal in deals if (luck := luck_of_first(deal)) is not None]
    adjusted = [lead - luck for lead, luck in zip(leads, lucks, strict=True)] if lucks else []
    pairs = [pair for deal in deals for pair in deal]
    return Compared(
        bots=[
            bot_result(bot, order, [(pair[order].points, pair[order].won) for pair in pairs])
            for order, bot in enumerate(comparison.bots)
        ],
        deals=len(deals),
        games=len(deals) * PAIR,
        share=share,
        share_interval=interval,
        lead=sum(leads) / len(leads),
        lead_interval=mean_interval(leads),
        adjusted=sum(adjusted) / len(adjusted) if adjusted else None,
        adjusted_interval=mean_interval(adjusted) if adjusted else None,
    )
