"""Many games of one kind at once, whose observations, masks and rewards are written into shared buffers."""

from __future__ import annotations

import struct
from collections.abc import Callable

from librt.strings import BytesWriter

from ludarium.bots.bot import Bot
from ludarium.kernel.script import NONE

from .encoding import Encoder
from .rewards import rewards
from .touch_game import TouchGame
from .watching import Watched, decide_watched, step_watched

FLOAT: int = 4  # bytes of a reward


class ManyGames:
    """Many games, each played touch by touch.

    `deal` gives the game with a number and an episode, `bots` the bot of each of its seats, None where the caller
    acts. The buffers have a row for each game: `observations` and `masks` of the seat that acts, `seats` which one
    that is, `rewards` of the seat that acted last, `all_rewards` of all seats, `terminals` whether the game ended. With
    `same_step` a game that ended is dealt again in that step, and its last observation is in `final_observations`;
    otherwise the next step deals it, whatever its action is. One of the games may be watched.
    """

    def __init__(
        self,
        encoder: Encoder,
        count: int,
        deal: Callable[[int, int], TouchGame],
        bots: Callable[[int, int], list[Bot | None]],
        reward: str,
        *,
        cooperative: bool,
        same_step: bool,
    ) -> None:
        self.encoder = encoder
        self.count = count
        self.deal = deal
        self.new_bots = bots
        self.reward = reward
        self.cooperative = cooperative
        self.same_step = same_step
        self.size = encoder.size()
        self.actions = encoder.actions
        self.touches_at = self.size - encoder.actions
        self.no_touches = bytes(encoder.actions)
        self.row = BytesWriter()  # what is written to a buffer next
        self.no_rewards = bytes(FLOAT * count)
        self.no_all_rewards = bytes(FLOAT * count * encoder.seats)
        self.no_terminals = bytes(count)
        self.observations = bytearray(count * self.size)
        self.final_observations = bytearray(count * self.size if same_step else 0)
        self.masks = bytearray(count * self.actions)
        self.seats = bytearray(count)
        self.rewards = bytearray(FLOAT * count)
        self.all_rewards = bytearray(FLOAT * count * encoder.seats)
        self.terminals = bytearray(count)
        self.episodes = [0] * count
        self.last_seats = [0] * count  # who acted last for the caller
        self.games: list[TouchGame] = []
        self.bots: list[list[Bot | None]] = []
        self.watched: Watched | None = None
        self.watched_number = NONE

    def watch(self, watched: Watched | None, number: int) -> None:
        """Show the game with this number and those that follow it; with None no more."""
        self.watched = watched
        self.watched_number = NONE if watched is None else number
        self._show(number)

    def _show(self, number: int) -> None:
        if self.watched is not None and number == self.watched_number:
            self.watched.show(self.games[number])

    def reset(self) -> None:
        """Deal all games; the episodes go on counting, so that they are other games than before."""
        self.rewards[:] = self.no_rewards
        self.all_rewards[:] = self.no_all_rewards
        self.terminals[:] = self.no_terminals
        self.games = []
        self.bots = []
        for number in range(self.count):
            self.games.append(self.deal(number, self.episodes[number]))
            self.bots.append(self.new_bots(number, self.episodes[number]))
            self._show(number)
            self._play_bots(number)
            self._write(number)

    def step(self, actions: list[int]) -> None:
        """Take an action in each game."""
        ended = self.terminals[:]
        self.rewards[:] = self.no_rewards
        self.all_rewards[:] = self.no_all_rewards
        self.terminals[:] = self.no_terminals
        for number in range(self.count):
            if ended[number] and not self.same_step:
                self._deal_again(number)
                continue
            action = actions[number]
            self.last_seats[number] = self.games[number].seat
            if not self._touch(number, action):
                self.observations[number * self.size + self.touches_at + action] = 1
                self._write_mask(number)
                continue
            self._play_bots(number)
            if self.games[number].seat == NONE:
                self._end(number)
            else:
                self._write(number)

    def _touch(self, number: int, action: int) -> bool:
        """Take an action in a game. Return whether that was a decision."""
        if number != self.watched_number:
            return self.games[number].step(action)
        game = self.games[number] = step_watched(self.watched, self.games[number], action)
        return game.touched == 0

    def _play_bots(self, number: int) -> None:
        """Let the bots of a game decide until the caller acts, or it is over."""
        bots = self.bots[number]
        while self.games[number].seat != NONE:
            game = self.games[number]
            bot = bots[game.seat]
            if bot is None:
                return
            if number == self.watched_number:
                self.games[number] = decide_watched(self.watched, game, bot)
            else:
                game.decide(bot.decide(game.game.redact(game.seat)))

    def _deal_again(self, number: int) -> None:
        self.episodes[number] += 1
        self.games[number] = self.deal(number, self.episodes[number])
        self.bots[number] = self.new_bots(number, self.episodes[number])
        self._show(number)
        self._play_bots(number)
        self._write(number)

    def _end(self, number: int) -> None:
        """Write the rewards of a game that is over, and its last observation, by the seat that acted last."""
        standings = self.games[number].game.standings()
        seat = self.last_seats[number]
        found = rewards(standings, self.reward, cooperative=self.cooperative)
        struct.pack_into("f", self.rewards, FLOAT * number, found[seat])
        for place in range(len(found)):
            struct.pack_into("f", self.all_rewards, FLOAT * (number * len(found) + place), found[place])
        self.terminals[number] = 1
        start = number * self.size
        last = self.encoder.observe(self.games[number], seat)
        if self.same_step:
            self.final_observations[start : start + self.size] = last
            self._deal_again(number)
            return
        self.observations[start : start + self.size] = last
        start = number * self.actions
        self.masks[start : start + self.actions] = self.no_touches
        self.masks[start] = 1  # some action must be given for the step that deals again

    def _write(self, number: int) -> None:
        """Write what the acting seat observes after a decision."""
        game = self.games[number]
        out = self.row
        out.truncate(0)
        self.encoder.write_position(game, game.seat, out)
        out.write(self.no_touches)
        start = number * self.size
        self.observations[start : start + self.size] = out.getvalue()
        self._write_mask(number)
        self.seats[number] = game.seat

    def _write_mask(self, number: int) -> None:
        out = self.row
        out.truncate(0)
        self.games[number].write_mask(out)
        start = number * self.actions
        self.masks[start : start + self.actions] = out.getvalue()
