/** The pictures of Raxxon's rules. */

import type { Figure, RulesPictures } from '../../../board/game'
import '../icons'
import { catalogue, load } from '../board/catalogue.svelte'
import CrowdFigure from './CrowdFigure.svelte'
import OverviewView from './Overview.svelte'
import SlotsFigure from './SlotsFigure.svelte'
import SymbolFigure from './SymbolFigure.svelte'

// At a table its own catalogue is loaded already.
if (Object.keys(catalogue().citizens).length === 0) void load('')

const crowd = (caption: string, scale: number, ...rows: string[]): Figure => ({
  component: CrowdFigure,
  props: { scale, rows: rows.map((row) => row.split(' ')) },
  caption,
})
const symbol = (name: string): Figure => ({ component: SymbolFigure, props: { symbols: [name] } })

export const Overview: RulesPictures['Overview'] = OverviewView

export const figures: RulesPictures['figures'] = {
  'RX-07': crowd('figure-citizens', 0.8, 'innocent carrier'),
  'RX-08': {
    component: SlotsFigure,
    props: { name: 'action-thomas-2', slots: [['add'], ['add'], ['add']], tokens: 1 },
    caption: 'figure-slots',
  },
  'RX-11': crowd('figure-crowd', 0.36, '? ? ?', '? ? ?', '? ? ?'),
  'RX-12': crowd('figure-adjacent', 0.5, '? innocent ?', 'hostile chaotic familiar', '? celebrity ?'),
  'RX-13': crowd('figure-line', 0.5, 'innocent . hostile familiar'),
  'RX-32': symbol('infection'),
  'RX-33': symbol('raxxon'),
  'RX-36': symbol('power'),
  'RX-37': symbol('end'),
  'RX-38': symbol('hostile'),
  'RX-39': symbol('add'),
  'RX-40': symbol('flip'),
  'RX-41': crowd('figure-count', 0.8, 'carrier carrier'),
}
