import { globalStyle } from '@vanilla-extract/css'
import { componentStyle, layers } from '@/design-system/styles/layers.ts'
import { media } from '@/design-system/styles/media.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

/** In sight at the lower edge of the window for as long as the work is: what was handed in may be many files. A phone has it docked. */
export const bar = componentStyle({
  '@media': {
    [media.fromTablet]: {
      containerType: 'inline-size',
      position: 'sticky',
      bottom: 0,
      zIndex: vars.zIndex.sticky,
      paddingBlock: vars.space[4],
      // Its own distance to the card's edge is enough.
      marginBlockEnd: `calc(-1 * ${vars.space[4]})`,
      borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.subtle}`,
      background: vars.elevation.card.surface,
    },
  },
})

/** The last button has no edge: where it falls to a line of its own, its words begin where those of the line above do. */
export const last = componentStyle({
  '@media': { [media.belowTablet]: { display: 'contents' } },
  '@container': {
    '(max-width: 38rem)': { marginInlineStart: `calc(-1 * (${vars.space[4]} + ${vars.size.hairline}))` },
  },
})

// What has the focus is scrolled to above it.
globalStyle(`:root:has(${bar})`, {
  '@layer': {
    [layers.components]: {
      '@media': {
        [media.fromTablet]: { scrollPaddingBlockEnd: `calc(${vars.size.control.md} + 2 * ${vars.space[4]})` },
      },
    },
  },
})
