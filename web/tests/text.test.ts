import { FluentResource } from '@fluent/bundle'
import { describe, expect, it, vi } from 'vitest'
import { LANGUAGES, preferredLanguage, Translator, type Language } from '../src/i18n/translator'
import { i18n } from '../src/i18n/i18n.svelte'
import { withFixedSpaces } from '../src/i18n/typography'

const FTL = import.meta.glob<string>('../../src/ludarium/{text,games/*}/locale/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const FILES = import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true })

const texts = (part: RegExp) => Object.entries(FTL).flatMap(([path, text]) => (part.test(path) ? [text] : []))
const speaker = (language: Language) =>
  new Translator(language, texts(new RegExp(`/(text|sagrada)/locale/${language}/`)))

/** The ids that these sources name, with a star for what is put together. */
const namedIn = (sources: string[]) =>
  [...new Set(sources.join('\n').match(/(?<=['"`])web-[a-z0-9-]*(?:\$\{[^}]*\}[a-z0-9-]*)*/g))].map((id) =>
    id.replace(/\$\{[^}]*\}/g, '*'),
  )
const named = namedIn(Object.values(FILES))

/** The folders whose pages load the messages of a part (`Part` of i18n). */
const PARTS: Record<string, string[]> = {
  admin: ['pages/admin/'],
  entrance: ['pages/entrance/'],
  table: ['pages/table', 'pages/lobby', 'pages/learn'],
  after: ['pages/table', 'pages/games'],
  analysis: ['pages/table/analysis', 'pages/table/result'],
  deals: ['pages/daily', 'pages/evening', 'pages/games', 'pages/table'],
  keys: ['ui/ShortcutsDialog'],
}

/** with plain spaces in place of the non-breaking ones */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const pattern = (id: string) => new RegExp(`^${id.replaceAll('*', '[a-z0-9-]+')}$`)

describe('non-breaking spaces', () => {
  // A tilde stands for one; `tests/text/test_typography.py` has the same cases.
  it.each([
    ['cs', 'K.~D.~Jamesová a~v~domě s~5~kartami: 40~%, 3~×~3'],
    ['cs', '5.~den~– konec kola 5. Nabídka (v~noci)'],
    ['cs', 'Enter: dál, b: zpět. „A~pak?“'],
    ['uk', 'Кубик 5~у~b2~— і~все, 2–6~гравців'],
    ['ru', 'Он в~игре, и~с~руки~— 3~карты'],
    ['en', '3 × 3: a card of K.D.~James – 5 points'],
  ])('are where a line of %s must not break: %s', (language, text) => {
    expect(withFixedSpaces(text.replaceAll('~', ' '), language)).toBe(text.replaceAll('~', '\u00a0'))
  })
})

describe('a speaker', () => {
  it('declines the names of things', () => {
    const event = { id: 'event-places', args: { seat: 1, colour: 'colour-red', value: 5, cell: 'a1' } }
    expect(speaker('en').say(event, ['Ann', 'Olena'])).toBe('Olena places the red 5 in a1.')
    expect(plain(speaker('uk').say(event, ['Ann', 'Олена']))).toBe('Олена розміщує червоний кубик 5 у a1.')
  })

  it('calls the seat of the viewer "you"', () => {
    const event = { id: 'event-passes', args: { seat: 1 } }
    const said = (language: Language, viewer: number) => speaker(language).say(event, ['Ann', 'Ben'], viewer)
    expect(LANGUAGES.map((language) => said(language, 1))).toEqual([
      'You pass.',
      'Ви пасуєте.',
      'Pasujete.',
      'Вы пасуете.',
    ])
    expect(said('en', 0)).toBe('Ben passes.')
  })

  it('joins lists and counts with the plurals of the language', () => {
    const tool = {
      id: 'option-tool',
      args: {
        tool: 'tool-lathekin',
        tokens: 2,
        doing: [
          { id: 'option-pass', args: {} },
          { id: 'option-end-turn', args: {} },
        ],
      },
    }
    expect(speaker('en').say(tool)).toBe('Lathekin · Pass, End turn · 2 tokens')
    expect(plain(speaker('cs').say({ id: 'web-points', args: { count: 3 } }))).toBe('3 body')
    expect(plain(speaker('ru').say({ id: 'web-points', args: { count: 21 } }))).toBe('21 очко')
  })

  it('writes a true minus', () => {
    expect(speaker('en').say({ id: 'label-score', args: { points: -16 } })).toBe('Score: −16')
  })

  it('says an attribute', () => {
    expect(speaker('en').say({ id: 'colour-red.noun', args: {} })).toBe('red')
  })

  it('calls a seat without a name by its number', () => {
    expect(speaker('en').say({ id: 'event-passes', args: { seat: 2 } })).toBe('Player 3 passes.')
  })

  it('fails on a message or an argument that is missing', () => {
    expect(() => speaker('en').say({ id: 'no-such-message', args: {} })).toThrow('no-such-message')
    expect(() => speaker('en').say({ id: 'event-places', args: { seat: 0 } })).toThrow()
    expect(() =>
      speaker('en').say({ id: 'event-places', args: { seat: 0, colour: 'colour-none', value: 1, cell: 'a1' } }),
    ).toThrow()
  })

  it('speaks the language that was chosen, or the first of the browser’s that it knows', () => {
    expect(preferredLanguage('cs', ['uk-UA'])).toBe('cs')
    expect(preferredLanguage(null, ['de-DE', 'uk-UA', 'en'])).toBe('uk')
    expect(preferredLanguage('xx', ['de'])).toBe('en')
  })
})

describe('the texts of a content pack', () => {
  it('are said at their own table and at no other', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('card-riot = A riot')))
    const said = () => i18n.say({ id: 'card-riot', args: {} })
    history.pushState(null, '', '/t/with-a-pack')
    await i18n.load('en', 'raxxon')
    await i18n.addMessages({ en: 'card-riot = A brawl of our own' })
    expect(said()).toBe('A brawl of our own')
    history.pushState(null, '', '/t/plain')
    await i18n.load('en', 'raxxon')
    expect(said()).toBe('A riot')
    history.pushState(null, '', '/t/with-a-pack')
    await i18n.load('en', 'raxxon')
    expect(said()).toBe('A brawl of our own')
    vi.unstubAllGlobals()
  })
})

describe('how many can play', () => {
  it.each([
    ['en', 4, '2–4 players', '2–4 players, or solo'],
    ['en', 6, '2–6 players', '2–6 players, or solo'],
    ['uk', 4, '2–4 гравці', '2–4 гравці або соло'],
    ['uk', 6, '2–6 гравців', '2–6 гравців або соло'],
    ['cs', 4, '2–4 hráči', '2–4 hráči, nebo sólo'],
    ['cs', 6, '2–6 hráčů', '2–6 hráčů, nebo sólo'],
    ['ru', 4, '2–4 игрока', '2–4 игрока или в одиночку'],
    ['ru', 6, '2–6 игроков', '2–6 игроков или в одиночку'],
  ] as const)('is said in %s with the form of the last number, %i', (language, last, range, orAlone) => {
    const args = { first: 2, last }
    expect(plain(speaker(language).say({ id: 'web-seats-range', args }))).toBe(range)
    expect(plain(speaker(language).say({ id: 'web-seats-or-alone', args }))).toBe(orAlone)
  })
})

describe('the words of the page', () => {
  const idsIn = (path: RegExp) => texts(path).flatMap((text) => new FluentResource(text).body.map((entry) => entry.id))
  const parts = Object.keys(PARTS).join('|')
  const ids = (language: Language) =>
    idsIn(new RegExp(`/${language}/(web|home).ftl|/text/locale/${language}/(${parts})[\\w-]*.ftl`))

  it.each(Object.entries(PARTS))('of the part %s are used only where it is loaded', (part, folders) => {
    const loads = (path: string) => folders.some((folder) => path.startsWith(`../src/${folder}`))
    const elsewhere = namedIn(Object.entries(FILES).flatMap(([path, text]) => (loads(path) ? [] : [text])))
    const own = idsIn(new RegExp(`/text/locale/en/${part}[\\w-]*.ftl`))
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter((id) => elsewhere.includes(id))).toEqual([])
  })

  it.each(LANGUAGES)('are all there in %s', (language) => {
    expect(ids(language)).toEqual(ids('en'))
    const missing = named.filter((id) => !ids(language).some((known) => pattern(id).test(known)))
    expect(missing).toEqual([])
  })

  it('are all used', () => {
    const used = named.map(pattern)
    const ofPage = ids('en').filter((id) => !/^(analysis|reason)-/.test(id)) // of `ludarium analyse` and the server
    expect(ofPage.filter((id) => !used.some((one) => one.test(id)))).toEqual([])
  })
})
