/** The interface between the score pad page and a game's score pad. */

import type { Component } from 'svelte'
import type { BreachData, MessageData, StandingData } from '../api/protocol'

/** What every pad keeps of a seat. */
export interface Seat {
  name: string
}

export interface Sheet {
  seats: Seat[]
}

/** A breach of a rule, as the page shows it. */
export interface Breach extends BreachData {
  /** the seat that it is about; where there is none, the whole box */
  seat?: number
}

/** A page of the pad: a seat, the Automa, or what all have in common. */
export interface Step {
  id: string
  /** the seat whose step it is; null for what is common */
  seat: number | null
  label: string
}

/** How a game ended: what is said of it, and by which rule. */
export interface Outcome {
  heading: string
  /** what decided, with its rule, where that needs saying */
  reason: MessageData | null
  rule: string
}

export interface FormProps<S, F, A> {
  sheet: S
  facts: F
  answer: A | undefined
  step: Step
  names: string[]
}

export interface ResultProps<S, F, A> {
  sheet: S
  facts: F
  answer: A
  names: string[]
  openRule: (rule: string) => void
}

/**
 * What `src/games/<game>/scorepad/index.ts` exports. S is the sheet as the page keeps it, F the facts of the game's catalogue, A the
 * server's answer.
 */
export interface PadGame<S extends Sheet = any, F = any, A = any> {
  /** the numbers of players; 1 is a game alone */
  sizes: number[]
  /** what a game alone is called on its button */
  alone: string
  blank(names: string[]): S
  /** A sheet from stored data or a link, which may be malformed. */
  read(data: unknown): S
  resize(sheet: S, size: number): void
  /** What the server is asked. */
  ask(sheet: S, facts: F): unknown
  steps(sheet: S, names: string[]): Step[]
  /** The columns of the ledger; the Automa is one. */
  standings(answer: A): StandingData[]
  outcome(answer: A, names: string[]): Outcome
  breaches(answer: A): Breach[]
  Form: Component<FormProps<S, F, A>>
  /** what the ledger does not say: cards, clauses, windows */
  Result?: Component<ResultProps<S, F, A>>
}
