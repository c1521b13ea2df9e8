import { expect, test } from 'vitest'
import type { MyGames } from '../src/api/protocol'
import { toBgStats, toCsv, type Names } from '../src/pages/games/exports'

const standing = (rank: number, total: number) => ({ rank, won: rank === 1, total, points: {}, target: null })
const found: MyGames = {
  games: [
    {
      table: 'abc',
      game: 'sagrada',
      ended: Date.UTC(2026, 10, 18, 20, 15) / 1000,
      practice: false,
      names: ['=Ada, "the first"', ''],
      bots: ['', 'hard'],
      standings: [standing(2, -3), standing(1, 30)],
      mine: [0],
      deal: null,
    },
  ],
  averages: {},
}
const names: Names = {
  game: () => 'Sagrada',
  players: (game) => game.names.map((name) => name || 'Bot 1'),
  isShared: () => false,
}

test('a spreadsheet gets a row for each player, and no name is a formula in it', () => {
  const [head, ada, bot, end] = toCsv(found, names).split('\r\n')
  expect(head).toBe('date,game,table,practice,player,mine,bot,rank,won,points')
  expect(ada).toBe(`2026-11-18T20:15:00.000Z,Sagrada,abc,0,"'=Ada, ""the first""",1,,2,0,-3`)
  expect(bot).toBe('2026-11-18T20:15:00.000Z,Sagrada,abc,0,Bot 1,0,hard,1,1,30')
  expect(end).toBe('')
})

test('an export for BG Stats refers to games and players by number', () => {
  const { games, players, plays } = JSON.parse(toBgStats(found, names))
  expect(games).toMatchObject([{ id: 1, name: 'Sagrada', highestWins: true, noPoints: false }])
  expect(players.map((one: { id: number; name: string }) => [one.id, one.name])).toEqual([
    [1, '=Ada, "the first"'],
    [2, 'Bot 1'],
  ])
  expect(plays).toMatchObject([
    {
      playDate: '2026-11-18 20:15:00',
      gameRefId: 1,
      playerScores: [
        { playerRefId: 1, score: '-3', winner: false, rank: 2 },
        { playerRefId: 2, score: '30', winner: true, rank: 1 },
      ],
    },
  ])
})
