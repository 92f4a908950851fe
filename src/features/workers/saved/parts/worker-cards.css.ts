import { globalStyle } from '@vanilla-extract/css'
import { componentStyle, layers } from '@/design-system/styles/layers.ts'
import { clearOfBars } from '@/design-system/styles/mixins.ts'

/** As high as its neighbours. */
export const card = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100%',
  minWidth: 0,
})

/** At the lower edge of each card, so that it is at one height in a row of cards. */
export const foot = componentStyle({ marginBlockStart: 'auto' })

globalStyle(`${card} a, ${card} button, ${card} input`, { '@layer': { [layers.components]: clearOfBars } })
