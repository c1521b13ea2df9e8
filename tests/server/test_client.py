"""The Python client: a script plays at a table."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from importlib import resources

import pytest

import ludarium
from ludarium.client import Client
from ludarium.errors import Refused
from ludarium.kernel.message import Message

from .running import RunningServer, running


@pytest.fixture(scope="module")
def server(module_url: str) -> Iterator[RunningServer]:
    with running(module_url) as found:
        yield found


def client(server: RunningServer) -> Client:
    """A device of a script."""
    return server.stack.enter_context(Client(server.address))


def test_a_script_plays_a_whole_game_against_a_bot(server: RunningServer) -> None:
    ada = client(server)
    with ada.create("sagrada", name="Ada", bots=["random"]) as place:
        while decision := place.wait(20):
            place.decide(decision.options[0].id)
        match = ludarium.replay(ada.record(place.table))
        assert [one.total for one in place.state.standings] == [one.total for one in match.standings]
        assert len(place.events) == match.event_count


def test_two_scripts_play_each_other_while_a_third_watches(server: RunningServer) -> None:
    ada, ben, eve = client(server), client(server), client(server)
    with ada.create("sagrada", name="Ada", open_seats=1) as first, ben.sit(first.table, "Ben") as second:
        first.start()

        def play() -> None:
            while decision := second.wait(20):
                second.decide(decision.options[-1].id)

        other = threading.Thread(target=play)
        other.start()
        while decision := first.wait(20):
            first.decide(decision.options[0].id)
        other.join(20)
        with eve.watch(first.table) as third:
            assert third.state.standings == second.state.standings
            assert (third.seat, third.state.mine) == (None, [])


def test_a_refusal_is_raised_with_its_text(server: RunningServer) -> None:
    ada = client(server)
    with ada.create("sagrada", name="Ada", bots=["random"]) as place:
        assert place.wait(20)
        with pytest.raises(Refused, match="window"):
            place.decide("window:none")
        assert place.explain("window:none").message is not None
    with pytest.raises(Refused, match="no game “chess”"):
        ada.create("chess")
    with pytest.raises(Refused, match="table does not exist"):
        ada.watch("nowhere")


def test_a_refusal_uses_the_texts_of_the_content_pack(server: RunningServer) -> None:
    own = (resources.files("ludarium.games.raxxon") / "content/raxxon.yaml").read_text(encoding="utf-8")
    pack = f"{own.replace('family', 'cousin')}\ntexts: {{en: {{citizen-cousin: Cousin}}}}\n"
    with client(server).create("raxxon", name="Ada", pack=pack) as place:
        assert place.wait(20)
        with pytest.raises(Refused, match="does not answer"):
            place.decide("nonsense")
        assert place._localizer().format(Message("citizen-cousin")) == "Cousin"


def test_a_script_undoes_and_reconnects(server: RunningServer) -> None:
    ada = client(server)
    with ada.create("sagrada", name="Ada") as place:
        first = place.wait(20)
        assert first is not None
        place.decide(first.options[0].id)
        assert place.wait(20)
        place.undo()
        again = place.wait(20)
        assert again is not None
        assert [option.id for option in again.options] == [option.id for option in first.options]
    with ada.come_back(place.table, 0) as place:
        assert place.state.mine == [0]
