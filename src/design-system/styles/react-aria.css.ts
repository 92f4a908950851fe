import { globalStyle } from '@vanilla-extract/css'
import { layers } from './layers.ts'

/**
 * The styles that React Aria would insert in a style element; `scripts/vite/react-aria-without-styles.ts` removes that from the
 * build.
 */

// Not 'manipulation', which should be the same: Safari then forgets to cancel a press when the page scrolls.
globalStyle('[data-react-aria-pressable]', { '@layer': { [layers.base]: { touchAction: 'pan-x pan-y pinch-zoom' } } })

globalStyle('[data-scroll-prevented] *', { '@layer': { [layers.base]: { overscrollBehavior: 'contain' } } })
