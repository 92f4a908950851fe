import { componentStyle, componentVariants } from '@/design-system/styles/layers.ts'
import { media } from '@/design-system/styles/media.ts'
import { textStyle } from '@/design-system/styles/type.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

export const swatchLine = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[2] })

/** Has the surface of its own theme, independent of the page's theme. */
export const swatch = componentStyle({
  flexShrink: 0,
  width: vars.space[6],
  height: vars.space[6],
  borderRadius: vars.radius.small,
  border: `1px solid ${vars.color.border.control}`,
})

export const hex = componentStyle({ ...textStyle('caption'), fontFamily: vars.font.mono, color: 'inherit' })

export const sampleCell = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[2] })

export const ratio = componentStyle({
  ...textStyle('label'),
  minWidth: vars.space[10],
  fontVariantNumeric: 'tabular-nums',
})

/** As wide as the longest, so that the columns of all tables align. */
const asWide = (minWidth: string) => ({ display: 'block', '@media': { [media.fromDesktop]: { minWidth } } })

export const pairToken = componentStyle(asWide('18rem'))
export const pairUse = componentStyle(asWide('8.5rem'))

export const sample = componentStyle({
  ...textStyle('label'),
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '9.5rem',
  minHeight: vars.space[8],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  border: `1px solid ${vars.color.border.subtle}`,
})

export const sampleGraphic = componentStyle({
  width: vars.space[8],
  height: vars.space[1],
  borderRadius: vars.radius.full,
  backgroundColor: 'currentColor',
})

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8rem) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
})

export const bar = componentStyle({ height: vars.space[4], backgroundColor: vars.color.action.primary.rest })

export const shape = componentStyle({
  display: 'grid',
  placeItems: 'center',
  width: '10rem',
  height: '6rem',
  padding: vars.space[3],
})

export const shapeFill = componentStyle({
  backgroundColor: vars.color.action.primary.soft,
  color: vars.color.action.primary.softOn,
})

const travel = 'calc(100% + 8rem)'

export const track = componentStyle({
  width: '20rem',
  maxWidth: '100%',
  padding: vars.space[2],
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface.hover,
})

export const mover = componentStyle({
  width: vars.space[10],
  height: vars.space[10],
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.action.primary.rest,
  transitionProperty: 'transform',
})

export const moved = componentVariants({ true: { transform: `translateX(${travel})` }, false: {} })

export const specimen = componentStyle({ display: 'grid', gap: vars.space[1], overflowWrap: 'anywhere' })

export const tokenName = componentStyle({ fontFamily: vars.font.mono, color: vars.color.text.default })

export const letters = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(3.5rem, 1fr))',
  gap: vars.space[2],
})

export const letter = componentStyle({
  ...textStyle('heading2'),
  display: 'grid',
  placeItems: 'center',
  minHeight: vars.space[16],
  borderRadius: vars.radius.medium,
  backgroundColor: vars.elevation.card.surface,
  boxShadow: vars.elevation.card.shadow,
})

export const figureColumns = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] })

export const themePanes = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space[4],
})

export const themePane = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  padding: vars.space[6],
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.surface.page,
  overflow: 'clip',
})

export const levels = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: vars.space[5],
})

export const level = componentStyle({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[1],
  minHeight: '6rem',
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
})

export const search = componentStyle({ maxWidth: '24rem' })

export const iconGrid = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: vars.space[2],
})

export const iconTile = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space[2],
  width: '100%',
  minHeight: '6rem',
  padding: vars.space[2],
  borderRadius: vars.radius.medium,
  color: vars.color.text.default,
  selectors: {
    '&:hover': { backgroundColor: vars.color.surface.hover },
    '&:active': { backgroundColor: vars.color.surface.pressed },
  },
})

export const iconName = componentStyle({
  ...textStyle('caption'),
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
  textAlign: 'center',
})
