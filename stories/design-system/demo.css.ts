import { componentStyle, componentVariants } from '@/design-system/styles/layers.ts'
import { textStyle } from '@/design-system/styles/type.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

export const tile = componentStyle({
  ...textStyle('label'),
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.space[12],
  padding: vars.space[3],
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.action.primary.soft,
  color: vars.color.action.primary.softOn,
  overflowWrap: 'anywhere',
})

export const tileHeights = componentVariants({ low: {}, high: { minHeight: vars.space[16] } })

export const frame = componentStyle({
  border: `1px dashed ${vars.color.border.control}`,
  borderRadius: vars.radius.small,
})

export const padded = componentStyle({ padding: vars.space[4] })

/** The widths that a table has in a window of 768, 1024 and 1440 px, and one between the first two. */
export const tableWidths = componentVariants({
  41: { width: '41rem' },
  48: { width: '48rem' },
  57: { width: '57rem' },
  71: { width: '71rem' },
})

/** The narrowest supported phone. */
export const narrow = componentStyle({ width: '20rem', maxWidth: '100%' })

export const short = componentStyle({ height: '10rem' })

export const wideContent = componentStyle({ width: '80rem' })
