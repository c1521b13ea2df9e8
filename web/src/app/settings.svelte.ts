/** How this device likes the page: kept here, never sent anywhere. */

import { read, write } from './storage'

interface Settings {
  theme: 'auto' | 'light' | 'dark'
  motion: 'auto' | 'off'
  density: 'airy' | 'dense'
  /** confirm every decision */
  confirm: boolean
  sound: boolean
  /** the name one sits down with */
  name: string
}

const KEY = 'ludarium.settings'
const DEFAULTS: Settings = { theme: 'auto', motion: 'auto', density: 'airy', confirm: false, sound: false, name: '' }

function remembered(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(read(KEY) ?? '{}') as Partial<Settings>) }
  } catch {
    return { ...DEFAULTS }
  }
}

export const settings = $state<Settings>(remembered())

/** Keep the wishes, and let the style sheets know them. */
export function applySettings(): void {
  write(KEY, JSON.stringify(settings))
  const root = document.documentElement
  if (settings.theme === 'auto') delete root.dataset.theme
  else root.dataset.theme = settings.theme
  root.dataset.motion = settings.motion
  root.dataset.density = settings.density
}

/** Whether things may move on the screen. */
export function allowsAnimation(): boolean {
  return settings.motion !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
