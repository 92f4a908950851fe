import { componentStyle } from '@/design-system/styles/layers.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

/** As high as its neighbours. */
export const card = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  height: '100%',
  minWidth: 0,
})

/** The space before the hidden label is taken away, so that the box ends at the edge of the card's content. */
export const box = componentStyle({ marginInlineEnd: `calc(-1 * ${vars.space[3]})` })

/** At the lower edge of each card, so that pay and buttons are at one height in a line of cards. */
export const foot = componentStyle({ marginBlockStart: 'auto' })
