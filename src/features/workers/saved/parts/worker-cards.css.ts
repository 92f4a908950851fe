import { globalStyle } from '@vanilla-extract/css'
import { componentStyle, layers } from '@/design-system/styles/layers.ts'
import { clearOfBars } from '@/design-system/styles/mixins.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

/** As high as its neighbours. */
export const card = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100%',
  minWidth: 0,
})

/** The heart itself, not the space around it, ends at the edge of the card's content. */
export const heart = componentStyle({ marginInlineEnd: `calc(-1 * ${vars.space[2]})` })

/** At the lower edge of each card, so that it is at one height in a row of cards. */
export const foot = componentStyle({ marginBlockStart: 'auto' })

globalStyle(`${card} a, ${card} button, ${card} input`, { '@layer': { [layers.components]: clearOfBars } })
