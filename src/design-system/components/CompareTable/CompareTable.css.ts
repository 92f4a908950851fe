import { elevation } from '../../styles/elevation.ts'
import { componentStyle } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { visuallyHidden } from '../../styles/mixins.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const root = componentStyle({
  ...elevation('card'),
  minWidth: 0,
  borderRadius: vars.radius.large,
  overflow: 'hidden',
})

export const scroller = componentStyle({
  // Texts for screen readers are positioned: in a column out of sight they would make the page wider.
  position: 'relative',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.border.control} transparent`,
  '@media': { [media.belowTablet]: { scrollSnapType: 'x mandatory' } },
})

export const table = componentStyle({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  minWidth: '48rem',
  '@media': { [media.belowTablet]: { tableLayout: 'auto', minWidth: '100%' } },
})

/** On a phone the names of the facts stand above each value, so that two people fit beside each other. */
export const labelColumn = componentStyle({
  width: '9rem',
  // The facts are hidden there, so that the first column is that of the first item.
  '@media': { [media.belowTablet]: { display: 'none' } },
})

const cell = {
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.subtle}`,
} as const

export const corner = componentStyle({
  '@media': { [media.belowTablet]: visuallyHidden },
})

export const head = componentStyle({
  ...cell,
  borderBlockStart: 'none',
  verticalAlign: 'top',
  '@media': { [media.belowTablet]: { scrollSnapAlign: 'start' } },
})

export const headContent = componentStyle({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[2],
  // Two fit on a phone, and the edge of the third says that there are more.
  '@media': { [media.belowTablet]: { minWidth: '8rem' } },
})
export const headName = componentStyle({ flexGrow: 1, minWidth: 0 })

export const rowLabel = componentStyle({
  ...cell,
  ...textStyle('label'),
  color: vars.color.text.muted,
  '@media': {
    [media.belowTablet]: visuallyHidden,
  },
})

export const value = componentStyle({
  ...textStyle('body'),
  ...cell,
  color: vars.color.text.default,
})

/** The name of the fact within its value, where the first column has no room. */
export const inlineLabel = componentStyle({
  ...textStyle('caption'),
  display: 'none',
  color: vars.color.text.muted,
  '@media': { [media.belowTablet]: { display: 'block', marginBlockEnd: vars.space['0.5'] } },
})
