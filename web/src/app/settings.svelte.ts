/** The settings of this device: stored here, never sent to the server. */

import { object } from './parse'
import { prefersDark } from './viewport.svelte'
import { readJson, writeJson } from './storage'

export type Pace = 'slow' | 'normal' | 'instant' | 'step'

interface Settings {
  theme: 'auto' | 'light' | 'dark'
  motion: 'auto' | 'off'
  density: 'airy' | 'dense'
  /** how much is explained; automatic: for a newcomer until the first finished game or lesson */
  detail: 'auto' | 'newcomer' | 'expert'
  /** whether this device has finished a game or a lesson */
  hasFinished: boolean
  /** which decisions wait for a confirmation */
  confirm: 'always' | 'risky' | 'never'
  sound: boolean
  /** the loudness of sounds, in percent */
  volume: number
  vibrates: boolean
  /** whether a notification of the browser says that a turn begins */
  notifies: boolean
  /** whether the player was asked about notifications */
  wasAsked: boolean
  /** how long the moves of others are shown: for a time, not at all, or until the player goes on */
  pace: Pace
  /** the player's name at new tables */
  name: string
}

const KEY = 'ludarium.settings'
const DEFAULTS: Settings = {
  theme: 'auto',
  motion: 'auto',
  density: 'airy',
  detail: 'auto',
  hasFinished: false,
  confirm: 'risky',
  pace: 'normal',
  sound: false,
  volume: 50,
  vibrates: false,
  notifies: false,
  wasAsked: false,
  name: '',
}

export const settings = $state<Settings>({ ...DEFAULTS, ...stored() })

/** The settings that this device has stored; `confirm` was true or false at first. */
function stored(): Partial<Settings> {
  const found = object(readJson(KEY)) as Partial<Settings>
  const confirm = found.confirm as Settings['confirm'] | boolean | undefined
  if (typeof confirm !== 'boolean') return found
  return { ...found, confirm: confirm ? 'always' : 'risky' }
}

/** Store the settings, and set the attributes that the style sheets use. */
export function applySettings(): void {
  writeJson(KEY, settings)
  const root = document.documentElement
  root.dataset.theme = settings.theme === 'auto' ? (prefersDark.current ? 'dark' : 'light') : settings.theme
  root.dataset.motion = settings.motion
  root.dataset.density = settings.density
  root.dataset.detail = isNewcomer() ? 'newcomer' : 'expert'
}

/** Whether texts explain everything, rather than give rule numbers and odds. */
export function isNewcomer(): boolean {
  return settings.detail === 'auto' ? !settings.hasFinished : settings.detail === 'newcomer'
}

/** Whether animations may run. */
export function allowsAnimation(): boolean {
  return settings.motion !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
