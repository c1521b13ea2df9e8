/** The HTTP requests about shared deals: the daily deals, and evenings with the same deals at every table. */

import { request } from './http'
import type {
  CodedTable,
  DailyData,
  DailyRanking,
  DailyTable,
  EveningCode,
  EveningCreation,
  EveningData,
} from './protocol'

export const dailies = () => request<DailyData[]>('/api/daily')
/** The daily deal of a day, or of `today`. */
export const dailyRanking = (game: string, day: string) =>
  request<DailyRanking>(`/api/daily/${encodeURIComponent(game)}/${encodeURIComponent(day)}`)
/** The table of this device at the daily deal. */
export const playDaily = (game: string, name: string) =>
  request<DailyTable>(`/api/daily/${encodeURIComponent(game)}`, { name })

const ofEvening = (code: string) => `/api/evenings/${encodeURIComponent(code)}`
export const createEvening = (creation: EveningCreation) => request<EveningCode>('/api/evenings', creation)
export const evening = (code: string) => request<EveningData>(ofEvening(code))
export const joinEvening = (code: string, table: number, seat: number, name: string) =>
  request<EveningData>(`${ofEvening(code)}/join`, { table, seat, name })
export const leaveEvening = (code: string, table: number, seat: number) =>
  request<EveningData>(`${ofEvening(code)}/leave`, { table, seat })
export const startEvening = (code: string) => request<EveningData>(`${ofEvening(code)}/start`, {})
export const closeEvening = (code: string) => request<EveningData>(`${ofEvening(code)}/close`, {})
/** The table of the next deal. */
export const playEvening = (code: string) => request<CodedTable>(`${ofEvening(code)}/play`, {})
