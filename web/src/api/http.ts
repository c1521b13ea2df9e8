/** What the page asks over plain HTTP. */

import type { Created, Creation, MessageData, Refusal, State, TableData } from '../protocol'

/** An option of a game: the values it may have, and the numbers of seats it is for. */
export interface Setting {
  name: string
  values: number[]
  default: number
  seats: number[]
}

/** A bot; the higher its level, the better it plays. */
export interface BotData {
  name: string
  level: number
}

export interface GameData {
  name: string
  version: number
  seats: number[]
  options: Setting[]
  /** the bots one can ask for, the best first */
  bots: BotData[]
}

export interface RuleData {
  id: string
  title: string
  text: string
}

/** more events than any log has */
const ALL = 2 ** 31 - 1

/** The server said no, perhaps why, or nothing. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly reason?: MessageData,
  ) {
    super(`the server answered with ${status}`)
  }
}

async function request<T>(address: string, body?: unknown): Promise<T> {
  const answer = await fetch(
    address,
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  )
  if (!answer.ok) throw new HttpError(answer.status, await reasonOf(answer))
  return (await answer.json()) as T
}

async function reasonOf(answer: Response): Promise<MessageData | undefined> {
  try {
    return ((await answer.json()) as Partial<Refusal>).message
  } catch {
    return undefined
  }
}

export const games = () => request<GameData[]>('/api/games')
export const publicTables = () => request<TableData[]>('/api/tables')
export const create = (creation: Creation) => request<Created>('/api/tables', creation)
export const tableState = (table: string) => request<State>(`/api/tables/${encodeURIComponent(table)}`)
/** The same without the log: how a table stands, for a line in a list. */
export const tableSummary = (table: string) => request<State>(`/api/tables/${encodeURIComponent(table)}?since=${ALL}`)
export const claim = (table: string, secret: string) =>
  request<{ seat: number }>(`/api/tables/${encodeURIComponent(table)}/claim`, { secret })
export const seatLink = (table: string, seat: number) =>
  request<{ seat: number; secret: string }>(`/api/tables/${encodeURIComponent(table)}/link/${seat}`, {})
/** A step of the companion that runs a game's own player for a physical table. */
export const companion = <T>(game: string, state: unknown, answer: unknown) =>
  request<T>(`/api/games/${game}/companion`, { state, answer })
/** The link by which others come to a table, and its QR code as an address of a picture. */
export const invitation = (table: string) =>
  request<{ link: string; qr: string }>(`/api/tables/${encodeURIComponent(table)}/invitation`)
/** The address of the server for others; this page's own, where it cannot be had. */
export const address = () =>
  request<{ address: string }>('/api/address').then(
    (found) => found.address,
    () => location.origin,
  )
/** A link that saves the record of a game that is over. */
export const recordOf = (table: string) => ({
  href: `/api/tables/${encodeURIComponent(table)}/record`,
  download: `ludarium-${table}.json`,
})
/** What a viewer saw of a table after an entry. */
export const position = (table: string, entry: number, seat: number | null) =>
  request<{ view: NonNullable<State['view']> }>(
    `/api/tables/${encodeURIComponent(table)}/moments/${entry}${seat === null ? '' : `?seat=${seat}`}`,
  ).then((found) => found.view)
const known = new Map<string, Promise<RuleData[]>>()

/** The rules of a game in a language, asked for once. */
export function rules(game: string, language: string): Promise<RuleData[]> {
  const address = `/api/rules/${game}/${language}`
  let found = known.get(address)
  if (!found) {
    found = request<RuleData[]>(address)
    found.catch(() => known.delete(address))
    known.set(address, found)
  }
  return found
}
