import { globalStyle } from '@vanilla-extract/css'
import { layers } from './layers.ts'

/** What React Aria would write into a style element of its own; `scripts/vite/react-aria-without-styles.ts` takes that out of the build. */

// Not 'manipulation', which should be the same: Safari then forgets to cancel a press when the page scrolls.
globalStyle('[data-react-aria-pressable]', { '@layer': { [layers.base]: { touchAction: 'pan-x pan-y pinch-zoom' } } })

globalStyle('[data-scroll-prevented] *', { '@layer': { [layers.base]: { overscrollBehavior: 'contain' } } })
