/** How long ago something was, as text in a language. */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

export function ago(then: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' })
  const passed = Math.max(0, now - then)
  const [unit, length] = STEPS.find(([, length]) => passed >= length) ?? ['second', Infinity]
  return words.format(-Math.floor(passed / length), unit)
}
