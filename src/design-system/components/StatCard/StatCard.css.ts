import { elevation } from '../../styles/elevation.ts'
import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { tabularFigures, textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Three rows whose heights are the same in every state, so that cards in a row line up and nothing moves when data comes. */
export const card = componentStyle({
  ...elevation('card'),
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minWidth: 0,
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderRadius: vars.radius.large,
  selectors: {
    '&:has([data-part="Link"]:hover)': { backgroundColor: vars.color.surface.hover },
    '&:has([data-part="Link"]:active)': { backgroundColor: vars.color.surface.pressed },
  },
})

export const head = componentStyle({
  ...textStyle('body'),
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[2],
  color: vars.color.text.muted,
})

export const label = componentStyle({ minWidth: 0, overflowWrap: 'anywhere' })

/** Covers the whole card; other interactive elements are above it. */
export const link = componentStyle({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
    // The ring goes around what can be pressed: the card.
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${vars.size.ringWidth} solid ${vars.color.focus.ring}`,
      outlineOffset: vars.size.ringOffset,
    },
  },
})

export const value = componentStyle({
  ...textStyle('heading2'),
  ...tabularFigures,
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  // As high as the figure that leads, so that the lines of cards in a row are level.
  minHeight: vars.type.figure.lineHeight,
  color: vars.color.text.default,
  overflowWrap: 'anywhere',
})

export const valueSizes = componentVariants({ md: {}, lg: textStyle('figure') })

export const valueText = componentStyle({ minWidth: 0 })

export const foot = componentStyle({
  ...textStyle('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  rowGap: vars.space['0.5'],
  minHeight: vars.size.icon.sm,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
})

export const trend = componentStyle({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space[1],
  fontWeight: vars.font.weight.medium,
})

export const trendTones = componentVariants({
  good: { color: vars.color.status.success.fg },
  bad: { color: vars.color.status.danger.fg },
  neutral: { color: vars.color.text.muted },
})

const reason = {
  ...textStyle('body'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  minWidth: 0,
} as const

export const failure = componentStyle({ ...reason, color: vars.color.status.danger.fg })
export const noAccess = componentStyle({ ...reason, color: vars.color.text.muted })

/** As high as the line it stands in, so that a card that failed is no higher than its neighbours. */
export const retry = componentStyle({
  display: 'flex',
  marginBlock: `calc((${vars.size.icon.sm} - ${vars.size.control.sm}) / 2)`,
})
