/** The sound at the beginning of a turn; off unless switched on in the settings. */

import { settings } from './settings.svelte'

let context: AudioContext | undefined

export function playTurnSound(): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  void context.resume() // a browser keeps it silent until the player has touched the page
  const now = context.currentTime
  for (const [pitch, after] of [
    [880, 0],
    [1320, 0.07],
  ] as const) {
    const tone = context.createOscillator()
    const loudness = context.createGain()
    tone.frequency.value = pitch
    loudness.gain.setValueAtTime(0, now + after)
    loudness.gain.linearRampToValueAtTime(0.08, now + after + 0.01)
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + after + 0.25)
    tone.connect(loudness).connect(context.destination)
    tone.start(now + after)
    tone.stop(now + after + 0.3)
  }
}
