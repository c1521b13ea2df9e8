/** The requests of the operator's page. */

import { remove, request } from './http'
import type { AdminOverview, AdminTable } from './protocol'

const ADMIN = '/api/admin'
const ofTable = (table: string) => `${ADMIN}/tables/${encodeURIComponent(table)}`

/** the address of a backup of the database */
export const BACKUP = `${ADMIN}/backup`

export const signIn = (token: string) => request<unknown>(`${ADMIN}/session`, { token })
export const signOut = () => remove(`${ADMIN}/session`)
export const overview = () => request<AdminOverview>(ADMIN)
export const setNotice = (text: string) => request<AdminOverview>(`${ADMIN}/notice`, { text })
export const setReadOnly = (on: boolean) => request<AdminOverview>(`${ADMIN}/read-only`, { on })
export const findTables = (search: string, status: string) =>
  request<AdminTable[]>(`${ADMIN}/tables?${new URLSearchParams({ search, status }).toString()}`)
export const tableDetails = (table: string) => request<AdminTable>(ofTable(table))
export const closeTable = (table: string) => request<AdminTable>(`${ofTable(table)}/close`, {})
export const freeSeat = (table: string, seat: number) => request<AdminTable>(`${ofTable(table)}/free/${seat}`, {})
export const removeTable = (table: string) => remove(ofTable(table))
