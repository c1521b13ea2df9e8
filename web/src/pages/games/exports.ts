/** Finished games as files: CSV, JSON, and the format that the app BG Stats imports. */

import type { MyGames, ResultData } from '../../api/protocol'

/** What a file needs besides the results. */
export interface Names {
  /** the name of a game */
  game: (name: string) => string
  /** the names of the players, also of bots */
  players: (game: ResultData) => string[]
  /** whether all players win or lose together, so that there are no points */
  isShared: (name: string) => boolean
}

/** A row for each player of each game. */
export function toCsv({ games }: MyGames, names: Names): string {
  const rows: (string | number)[][] = [
    ['date', 'game', 'table', 'practice', 'player', 'mine', 'bot', 'rank', 'won', 'points'],
  ]
  for (const game of games) {
    const players = names.players(game)
    for (const [seat, one] of game.standings.entries()) {
      const points = names.isShared(game.game) ? '' : one.total
      const date = new Date(game.ended * 1000).toISOString()
      const isMine = Number(game.mine.includes(seat))
      rows.push([
        date, names.game(game.game), game.table, Number(game.practice), players[seat] ?? '', isMine,
        game.bots[seat] ?? '', one.rank, Number(one.won), points,
      ]) // prettier-ignore
    }
  }
  return rows.map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n'
}

/** A value in CSV. A spreadsheet takes what begins with one of these signs for a formula: a quote before it prevents that. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Everything that the server told, as it is. */
export const toJson = (found: MyGames): string => JSON.stringify(found, null, 2)

/** The tables of a BG Stats export: games, players and plays that refer to them by number. */
export function toBgStats({ games }: MyGames, names: Names): string {
  const players = new Map<string, number>()
  const kinds = new Map<string, number>()
  const numberOf = (all: Map<string, number>, name: string) => {
    if (!all.has(name)) all.set(name, all.size + 1)
    return all.get(name)!
  }
  const plays = games.map((game) => {
    const isShared = names.isShared(game.game)
    const scores = names.players(game).map((name, seat) => ({
      playerRefId: numberOf(players, name),
      score: isShared ? '' : String(game.standings[seat]?.total ?? ''),
      rank: game.standings[seat]?.rank ?? 0,
      winner: game.standings[seat]?.won ?? false,
      newPlayer: false,
      startPlayer: false,
      seatOrder: seat + 1,
    }))
    return {
      uuid: `ludarium-${game.table}`,
      playDate: stamp(game.ended),
      entryDate: stamp(game.ended),
      modificationDate: stamp(game.ended),
      gameRefId: numberOf(kinds, game.game),
      locationRefId: 1,
      usesTeams: false,
      ignored: game.practice,
      durationMin: 0,
      comments: game.table,
      playerScores: scores,
    }
  })
  return JSON.stringify(
    {
      games: [...kinds].map(([name, id]) => ({
        uuid: `ludarium-${name}`,
        id,
        name: names.game(name),
        highestWins: true,
        cooperative: names.isShared(name),
        noPoints: names.isShared(name),
        isBaseGame: 1,
      })),
      players: [...players].map(([name, id]) => ({ uuid: `ludarium-player-${name}`, id, name, isAnonymous: false })),
      locations: [{ uuid: 'ludarium', id: 1, name: 'Ludarium' }],
      plays,
    },
    null,
    2,
  )
}

/** A time as BG Stats writes it: `2026-11-18 20:15:00`. */
const stamp = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')
