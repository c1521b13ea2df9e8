// boardgame.io's own server with its own storage (in memory), and a game about as long as Sagrada: two players in turn
// put one of nine dice into a window of 4 by 5 cells, 40 moves in all. Prints its address; ends with its standard input.
// FILE, if it is given, has what two players of Ludarium see in mid-game: both views are then a part of the state, and
// each player is shown their own, so that as much is sent. Nothing of it has to be worked out.
// (koa-compose is held back in package.json: with 4.2 boardgame.io's lobby is not found, since it is added too late.)
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { Server } = createRequire(import.meta.url)("boardgame.io/server");
const [, , file] = process.argv;
const shown = file && JSON.parse(readFileSync(file, "utf8"));

const CELLS = 20;
const COLOURS = ["red", "yellow", "green", "blue", "purple"];

const roll = (random, count) =>
  Array.from({ length: count }, () => ({ colour: COLOURS[random.Die(5) - 1], value: random.D6() }));

const window = {
  name: "window",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => ({
    pool: roll(random, 9),
    windows: [Array(CELLS).fill(null), Array(CELLS).fill(null)],
    ...(shown && { shown }),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID, random }, die, cell) => {
      if (G.windows[playerID][cell]) return "INVALID_MOVE";
      G.windows[playerID][cell] = G.pool[die];
      G.pool[die] = roll(random, 1)[0];
    },
  },
  endIf: ({ G }) => (G.windows.every((cells) => cells.every(Boolean)) ? { draw: true } : undefined),
  ...(shown && { playerView: ({ G, playerID }) => ({ ...G, shown: G.shown[playerID] }) }),
};

const server = Server({ games: [window], origins: ["http://127.0.0.1"] });
const { appServer } = await server.run({ port: { host: "127.0.0.1", port: 0 } });
console.log(`http://127.0.0.1:${appServer.address().port}`);
process.stdin.resume().on("end", () => process.exit());
