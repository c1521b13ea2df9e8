/** The names of the places of the ground. */

const ROWS = 'abcdefgh'

/** A place of the ground by its row's letter and its column's number. */
export const cellName = (row: number, column: number): string => `${ROWS.charAt(row)}${column + 1}`

/** Row and column of a place: "c4" is [2, 3]. */
export const cellAt = (name: string): [number, number] => [ROWS.indexOf(name.charAt(0)), Number(name.charAt(1)) - 1]

export const rowName = (row: number): string => ROWS.charAt(row)
