import { keyframes } from '@vanilla-extract/css'
import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { tabularFigures, textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const chart = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
  margin: 0,
})

export const head = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[3],
  // As high as the button, so that the head is the same with and without one.
  minHeight: vars.size.control.sm,
})

export const title = componentStyle({
  ...textStyle('title'),
  minWidth: 0,
  paddingBlock: vars.space[1],
  color: vars.color.text.default,
  overflowWrap: 'anywhere',
})

/** At the end, also where the title is out of sight. */
export const toggle = componentStyle({ flexShrink: 0, marginInlineStart: 'auto', whiteSpace: 'nowrap' })

/** The space of the plot is reserved before the plot is rendered, so that nothing moves when data, code or the table arrives. */
export const body = componentStyle({ position: 'relative', display: 'flex', flexDirection: 'column', minWidth: 0 })

export const heights = componentVariants({
  sm: { height: '11rem' },
  md: { height: '16rem' },
  lg: { height: '22rem' },
  // One bar, and a list whose length the data decides.
  parts: { minHeight: '9rem' },
})

export const rest = componentStyle({
  ...textStyle('body'),
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: vars.space[3],
  flex: 1,
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.sunken,
  color: vars.color.text.muted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})

export const failure = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  color: vars.color.status.danger.fg,
})

const breathe = keyframes({ '50%': { opacity: 0.55 } })

/** Skeleton bars of any height, where bars and lines will be. */
export const bones = componentStyle({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-around',
  flex: 1,
  minHeight: 0,
  borderBottom: `${vars.size.hairline} solid ${vars.color.border.subtle}`,
  animation: `${breathe} ${vars.motion.duration.shimmer} ${vars.motion.easing.swing} infinite`,
})

const bone = {
  width: '8%',
  borderStartStartRadius: vars.radius.small,
  borderStartEndRadius: vars.radius.small,
  backgroundColor: vars.skeleton.base,
  '@media': { [media.forcedColors]: { outline: `${vars.size.hairline} solid GrayText` } },
} as const

export const boneHeights = componentVariants({
  short: { ...bone, height: '35%' },
  medium: { ...bone, height: '55%' },
  long: { ...bone, height: '70%' },
  full: { ...bone, height: '90%' },
})

export const boneLines = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[3] })

export const scroller = componentStyle({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' })

export const table = componentStyle({
  ...textStyle('body'),
  ...tabularFigures,
  width: '100%',
  borderCollapse: 'collapse',
})

export const cell = componentStyle({
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[4],
  borderBottom: `${vars.size.hairline} solid ${vars.color.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'top',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
})

export const headCell = componentStyle({
  ...textStyle('caption'),
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.muted,
})

export const rowHead = componentStyle({
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.default,
  overflowWrap: 'anywhere',
})

export const numberCell = componentStyle({ textAlign: 'end', whiteSpace: 'nowrap' })
