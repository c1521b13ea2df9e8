/** Piles of cards. */

/** The number of cards of each type. */
export type Pile = Record<string, number>

/** How many cards a pile has. */
export const sizeOf = (pile: Pile): number => Object.values(pile).reduce((sum, number) => sum + number, 0)
