/** Short sounds: a turn begins, a message has come. Off unless switched on in the settings. */

import { settings } from './settings.svelte'

/** The tones of a sound: pitch in hertz, and seconds until it starts. */
const TURN = [
  [880, 0],
  [1320, 0.07],
] as const
const MESSAGE = [[660, 0]] as const
const LOUDEST = 0.16

let context: AudioContext | undefined

export const playTurnSound = (): void => play(TURN)
export const playMessageSound = (): void => play(MESSAGE)

function play(tones: readonly (readonly [number, number])[]): void {
  if (!settings.sound || settings.volume <= 0) return
  context ??= new AudioContext()
  void context.resume() // a browser keeps it silent until the player has touched the page
  const now = context.currentTime
  for (const [pitch, after] of tones) {
    const tone = context.createOscillator()
    const loudness = context.createGain()
    tone.frequency.value = pitch
    loudness.gain.setValueAtTime(0, now + after)
    loudness.gain.linearRampToValueAtTime((LOUDEST * settings.volume) / 100, now + after + 0.01)
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + after + 0.25)
    tone.connect(loudness).connect(context.destination)
    tone.start(now + after)
    tone.stop(now + after + 0.3)
  }
}
