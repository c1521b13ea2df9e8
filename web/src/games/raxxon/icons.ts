/** Adds the game's icons to the page. */

import { addIcons } from '../../ui/icons'
import icons from './icons.svg?raw'

addIcons(icons)
