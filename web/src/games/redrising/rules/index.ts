/** The pictures of Red Rising's rules. */

import type { Figure, RulesPictures } from '../../../board/game'
import '../icons'
import { load } from '../board/catalogue.svelte'
import BoardFigure from './BoardFigure.svelte'
import HouseFigure from './HouseFigure.svelte'
import OverviewView from './Overview.svelte'
import SignsFigure from './SignsFigure.svelte'

void load()

const part = (part: string, caption: string): Figure => ({ component: BoardFigure, props: { part }, caption })
const signs = (of: string): Figure => ({ component: SignsFigure, props: { of } })
const house = (house: string): Figure => ({ component: HouseFigure, props: { house } })

export const Overview: RulesPictures['Overview'] = OverviewView

export const figures: RulesPictures['figures'] = {
  'RR-01': signs('castes'),
  'RR-09': part('card', 'figure-card'),
  'RR-12': part('location', 'figure-location'),
  'RR-34': signs('faces'),
  'RR-40': house('apollo'),
  'RR-41': house('ceres'),
  'RR-42': house('diana'),
  'RR-43': house('jupiter'),
  'RR-44': house('mars'),
  'RR-45': house('minerva'),
  'RR-50': part('ends', 'figure-ends'),
  'RR-65': part('fleet', 'figure-fleet'),
}
