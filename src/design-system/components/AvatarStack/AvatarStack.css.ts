import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { tabularFigures, textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const stack = componentStyle({ display: 'inline-flex', margin: 0, padding: 0, listStyle: 'none' })

/** Each lies on the one before it and is cut out of it by a ring in the colour of the surface. */
export const person = componentStyle({
  position: 'relative',
  display: 'flex',
  borderRadius: vars.radius.full,
  boxShadow: `0 0 0 ${vars.size.ringWidth} ${vars.avatar.ring}`,
})

export const overlaps = componentVariants({
  sm: { selectors: { '&:not(:first-child)': { marginInlineStart: `calc(-1 * ${vars.space[1]})` } } },
  md: { selectors: { '&:not(:first-child)': { marginInlineStart: `calc(-1 * ${vars.space['1.5']})` } } },
  lg: { selectors: { '&:not(:first-child)': { marginInlineStart: `calc(-1 * ${vars.space[2]})` } } },
})

export const more = componentStyle({
  ...tabularFigures,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.status.neutral.bg,
  color: vars.color.status.neutral.fg,
  '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
})

const semibold = { fontWeight: vars.font.weight.semibold }

/** As round as an avatar while the number is short, then wider. */
export const moreSizes = componentVariants({
  sm: {
    ...textStyle('caption'),
    ...semibold,
    minWidth: vars.size.avatar.sm,
    height: vars.size.avatar.sm,
    paddingInline: vars.space['1.5'],
  },
  md: {
    ...textStyle('caption'),
    ...semibold,
    minWidth: vars.size.avatar.md,
    height: vars.size.avatar.md,
    paddingInline: vars.space['1.5'],
  },
  lg: {
    ...textStyle('label'),
    ...semibold,
    minWidth: vars.size.avatar.lg,
    height: vars.size.avatar.lg,
    paddingInline: vars.space[2],
  },
})
