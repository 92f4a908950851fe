import { globalStyle } from '@vanilla-extract/css'
import { componentStyle, layers } from '@/design-system/styles/layers.ts'
import { media } from '@/design-system/styles/media.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

export const card = componentStyle({ minWidth: 0 })

// What has the focus is never under the bar at the top of the page, nor under the bar of the selection, which a phone breaks into three lines.
globalStyle(`${card} a, ${card} button, ${card} input`, {
  '@layer': {
    [layers.components]: {
      scrollMarginBlock: `${vars.space[12]} calc(${vars.space[16]} + ${vars.space[4]})`,
      '@media': { [media.belowTablet]: { scrollMarginBlockEnd: `calc(3 * ${vars.space[16]})` } },
    },
  },
})
