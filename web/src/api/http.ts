/** The page's HTTP requests. */

import type {
  AddressData,
  AnalysisData,
  Branch,
  ClaimedSeat,
  CodedTable,
  Created,
  Creation,
  ExplanationData,
  GameData,
  GamesLink,
  Invitation,
  LessonData,
  MessageData,
  MyGames,
  Notice,
  PastView,
  PushKey,
  Refusal,
  RuleData,
  ScoresData,
  SeatLink,
  State,
  TableData,
  Uploaded,
} from './protocol'
import { BASE, pathTo } from '../app/base'
import { entrance } from '../app/entrance.svelte'

/** more events than any log has */
const ALL = 2 ** 31 - 1

/** The server refused; the reason is there if it gave one. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly reason?: MessageData,
  ) {
    super(`the server answered with ${status}`)
  }
}

async function response(address: string, body?: unknown): Promise<Response> {
  const answer = await fetch(
    pathTo(address),
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: body instanceof Blob ? body : JSON.stringify(body),
        },
  )
  return accepted(answer)
}

/** The answer, unless it is a refusal. */
async function accepted(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  const reason = await reasonOf(answer)
  if (reason?.id === 'reason-uninvited') entrance.isClosed = true
  throw new HttpError(answer.status, reason)
}

/** Delete what is at an address. */
export async function remove(address: string): Promise<void> {
  await accepted(await fetch(pathTo(address), { method: 'DELETE' }))
}

/** The answer to a request; with a body it is a POST. Throws HttpError if it is refused. */
export async function request<T>(address: string, body?: unknown): Promise<T> {
  return (await (await response(address, body)).json()) as T
}

async function requestText(address: string): Promise<string> {
  return (await response(address)).text()
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
/** The same without the log, for a line in a list. */
export const tableSummary = (table: string) => request<State>(`/api/tables/${encodeURIComponent(table)}?since=${ALL}`)
export const claim = (table: string, secret: string) =>
  request<ClaimedSeat>(`/api/tables/${encodeURIComponent(table)}/claim`, { secret })
export const seatLink = (table: string, seat: number) =>
  request<SeatLink>(`/api/tables/${encodeURIComponent(table)}/link/${seat}`, {})
export const watchLink = (table: string, seat: number) =>
  request<SeatLink>(`/api/tables/${encodeURIComponent(table)}/watch-link/${seat}`, {})
/** A step of the companion, which runs the automated opponent of a physical game. */
export const companion = <T>(game: string, state: unknown, answer: unknown) =>
  request<T>(`/api/games/${game}/companion`, { state, answer })
/** Why something is not possible at a position of a lesson. */
export const explainInLesson = (game: string, name: string, position: number, touches: string[]) =>
  request<ExplanationData>(`/api/games/${game}/lessons/${name}/explain`, { position, touches })
/** The points of a sheet of the score pad. */
export const score = <T>(game: string, sheet: unknown) => request<T>(`/api/games/${game}/score`, sheet)
/** The key for push messages; "" if the server sends none. */
export const pushKey = () => request<PushKey>('/api/push')
/** The table of a short code. */
export const tableOfCode = (code: string) => request<CodedTable>(`/api/codes/${encodeURIComponent(code)}`)
/** What the operator of the server wants everyone to read. */
export const operatorNotice = () => request<Notice>('/api/notice')
/** Name the invitation word of a closed server, for this device. */
export const enter = (word: string) => request<unknown>('/api/invitation', { word })
/** The link to a table for others, and its QR code as the address of a picture. */
export const invitation = (table: string) => request<Invitation>(`/api/tables/${encodeURIComponent(table)}/invitation`)
/** The address of the server for others; that of this page if the server does not answer. */
export const address = () =>
  request<AddressData>('/api/address').then(
    (found) => found.address,
    () => location.origin + BASE,
  )
/** A link that saves the record of a game that is over. */
export const recordOf = (table: string) => ({
  href: pathTo(`/api/tables/${encodeURIComponent(table)}/record`),
  download: `ludarium-${table}.json`,
})
/** What a viewer saw of a table after an entry. */
export const position = (table: string, entry: number, seat: number | null) =>
  request<PastView>(
    `/api/tables/${encodeURIComponent(table)}/moments/${entry}${seat === null ? '' : `?seat=${seat}`}`,
  ).then((found) => found.view)

/** The course of the scores of a finished game. */
export const scoresOf = (table: string) => request<ScoresData>(`/api/tables/${encodeURIComponent(table)}/scores`)
/** The progress of the analysis of a finished game, and its result at the end. */
export const analysisOf = (table: string) => request<AnalysisData>(`/api/tables/${encodeURIComponent(table)}/analysis`)
export const startAnalysis = (table: string) =>
  request<AnalysisData>(`/api/tables/${encodeURIComponent(table)}/analysis`, {})
/** The finished games of this device. */
export const myGames = () => request<MyGames>('/api/my/games')
/** A new private link that shows them on another device. */
export const linkGames = () => request<GamesLink>('/api/my/link', {})
/** Show the games of the device that made this link here too. */
export const claimGames = (secret: string) => request<MyGames>('/api/my/claim', { secret })
/** A record from a file, as the table of a finished game. */
export const openRecord = (file: File) => request<Uploaded>('/api/records', file)
/** A new table that continues from the position after an entry. */
export const playFrom = (table: string, entry: number, branch: Branch) =>
  request<Created>(`/api/tables/${encodeURIComponent(table)}/moments/${entry}/play`, branch)

const responses = new Map<string, Promise<unknown>>()

/** What the server has at an address: requested once, and again only after a failure. */
function cached<T>(address: string, load: (address: string) => Promise<T>): Promise<T> {
  const known = responses.get(address)
  if (known) return known as Promise<T>
  const response = load(address)
  response.catch(() => responses.delete(address))
  responses.set(address, response)
  return response
}

export const rules = (game: string, language: string) => cached(`/api/rules/${game}/${language}`, request<RuleData[]>)
/** The facts of a game that never change, such as its cards. */
export const catalogue = <T>(game: string) => cached(`/api/games/${game}/catalogue`, request<T>)
/** The same of a table, with its content pack. */
export const tableCatalogue = <T>(table: string) =>
  cached(`/api/tables/${encodeURIComponent(table)}/catalogue`, request<T>)
/** All messages of a game in a language, as Fluent source. */
export const gameMessages = (game: string, language: string) => cached(`/api/text/${game}/${language}`, requestText)
export const lesson = (game: string, name: string) =>
  cached(`/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(name)}`, request<LessonData>)
