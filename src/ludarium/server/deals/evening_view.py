"""An evening as a caller may see it: who is where, and the results of the deals that the caller has behind them."""

from __future__ import annotations

from ludarium.games import ruleset

from ..deal_protocol import EveningData, EveningLine, EveningPlayer, EveningScore, EveningTable, Measure
from ..identity import Caller
from ..invitation import qr_code
from ..protocol import ResultData
from .evening import Evening
from .evenings import Evenings
from .scoring import FOR_A_WIN, DealScore, matchpoints, measure_of, ranks, score_of

Results = dict[tuple[int, int], ResultData]  # by deal and table, both from 1


async def evening_data(evenings: Evenings, code: str, caller: Caller, address: str) -> EveningData:
    """The evening for a caller; `address` is that of the server, for the link."""
    evening = await evenings.load(code)
    results = await _results(evenings, evening)
    deals, tables = evening.opened.deals, evening.playing_tables()
    if evening.status == "playing" and len(results) == deals * len(tables):
        evening = await evenings.close_finished(evening)
    keys = await evenings.results.keys_of(caller)
    own = evening.own_table(keys)
    finished = {table: {deal for deal in range(1, deals + 1) if (deal, table + 1) in results} for table in tables}
    is_closed = evening.status == "closed"
    if is_closed:
        shown = list(range(1, deals + 1))
    else:
        seen = [finished[own]] if own in finished else list(finished.values())
        compared = [deal for done in finished.values() for deal in done]
        shown = sorted(deal for deal in set.intersection(*seen) if compared.count(deal) > 1) if seen else []
    opened = evening.opened
    cooperative = ruleset(opened.game).cooperative
    measure = measure_of(opened.people + opened.bots, opened.people, cooperative=cooperative)
    following = 0
    if own in finished and evening.status == "playing":
        following = next_deal(evening, finished[own])
    link = f"{address}/evening/{evening.code}"
    return EveningData(
        code=evening.code,
        link=link,
        qr=qr_code(link),
        title=opened.title,
        game=opened.game,
        options=opened.settings,
        people=opened.people,
        bots=opened.bots,
        bot=opened.bot,
        deals=deals,
        status=evening.status,
        host=evening.is_organizer(keys),
        own=own,
        tables=await _tables(evenings, evening, finished, keys),
        measure=measure,
        shown=shown,
        lines=_lines(evening, results, shown, keys, measure),
        seeds=[await evenings.seed(evening, deal) for deal in shown] if is_closed else [],
        next=following,
    )


async def _results(evenings: Evenings, evening: Evening) -> Results:
    """The finished tables of an evening."""
    if evening.status == "joining":
        return {}
    found = await evenings.results.in_contest(evening.contest)
    return {(one.deal.number, one.deal.table): one for one in found if one.deal is not None}


async def _tables(
    evenings: Evenings, evening: Evening, finished: dict[int, set[int]], keys: list[str]
) -> list[EveningTable]:
    """The tables with their people, and how far each is."""
    playing: dict[int, str] = {}  # the table of the next deal, by place
    if evening.status == "playing":
        for place, done in finished.items():
            following = next_deal(evening, done)
            if following:
                playing[place] = await evenings.table_id(evening, following, place)
    created = await evenings.storage.versions(list(playing.values()))
    return [
        EveningTable(
            [
                EveningPlayer(seat, one.name, one.key in keys)
                for seat in range(evening.opened.people)
                if (one := evening.places.get((place, seat))) is not None
            ],
            len(finished.get(place, ())),
            playing.get(place) in created,
        )
        for place in range(evening.opened.tables)
    ]


def next_deal(evening: Evening, done: set[int]) -> int:
    """The first deal that a table has not finished; 0: it has finished all."""
    return next((deal for deal in range(1, evening.opened.deals + 1) if deal not in done), 0)


def _lines(
    evening: Evening, results: Results, shown: list[int], keys: list[str], measure: Measure
) -> list[EveningLine]:
    """The result table: for each seat, or in a cooperative game for all together, the tables in their order."""
    tables = evening.playing_tables()
    together = measure == "saved"
    seats = [0] if together else range(evening.opened.people)
    found: list[EveningLine] = []
    for seat in seats:
        found += _lines_of_seat(evening, results, shown, seat, measure, tables)
    for line in found:
        places = range(evening.opened.people) if together else [line.seat]
        people = [one for place in places if (one := evening.places.get((line.table, place))) is not None]
        line.names = [one.name for one in people]
        line.mine = any(one.key in keys for one in people)
    return found


def _lines_of_seat(
    evening: Evening, results: Results, shown: list[int], seat: int, measure: Measure, tables: list[int]
) -> list[EveningLine]:
    """The lines of a seat, the best first; a seat that a bot has at all tables has none."""
    scores: dict[int, list[EveningScore | None]] = {table: [] for table in tables}
    most = 0
    for deal in shown:
        done = [results.get((deal, table + 1)) for table in tables]
        compared: list[DealScore | None] = [None if one is None else score_of(one, seat, measure) for one in done]
        most += FOR_A_WIN * max(0, sum(one is not None for one in done) - 1)
        for table, result, score, points in zip(tables, done, compared, matchpoints(compared), strict=True):
            entry = None
            if result is not None and score is not None:
                entry = EveningScore(
                    score.points,
                    result.standings[seat].won,
                    points,
                    result.table if evening.status == "closed" else "",
                )
            scores[table].append(entry)
    keys = []
    for table in tables:
        made = [one for one in scores[table] if one is not None]
        keys.append((sum(one.matchpoints for one in made), sum(one.score for one in made)))
    lines = [
        EveningLine(place, table, seat, [], False, matched, most, score, scores[table])
        for place, table, (matched, score) in zip(ranks(keys), tables, keys, strict=True)
    ]
    with_people = [line for line in lines if measure == "saved" or (line.table, seat) in evening.places]
    return sorted(with_people, key=lambda line: line.rank)
