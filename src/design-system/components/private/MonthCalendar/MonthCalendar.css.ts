import { componentStyle } from '../../../styles/layers.ts'
import { media } from '../../../styles/media.ts'
import { visuallyHidden } from '../../../styles/mixins.ts'
import { tabularFigures, textStyle } from '../../../styles/type.ts'
import { vars } from '../../../tokens/vars.css.ts'

export const calendar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[6],
})

export const month = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[2] })

export const header = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
})

export const title = componentStyle({
  ...textStyle('label'),
  fontWeight: vars.font.weight.semibold,
  textAlign: 'center',
})

/** Keeps a title in the middle where there is no button on that side. */
export const spacer = componentStyle({ width: vars.size.control.sm })

/** Small enough that six weeks fit above or below a field in the middle of a laptop's window; 44 px to a finger. */
const daySize = `calc(${vars.space[8]} + ${vars.space[1]})`

/** Six weeks high in every month, so that the buttons stay under the pointer when the month changes. */
export const weeks = componentStyle({
  minHeight: `calc(6 * ${daySize} + 6 * ${vars.space['0.5']} + ${vars.size.control.sm})`,
  '@media': {
    [media.coarsePointer]: {
      minHeight: `calc(6 * ${vars.size.hitArea} + 6 * ${vars.space['0.5']} + ${vars.size.control.sm})`,
    },
  },
})

export const table = componentStyle({ borderCollapse: 'separate', borderSpacing: `0 ${vars.space['0.5']}` })

export const weekday = componentStyle({
  ...textStyle('caption'),
  height: vars.size.control.sm,
  color: vars.color.text.muted,
  textAlign: 'center',
})

export const hidden = componentStyle(visuallyHidden)

/** The strip behind the days of a range. */
export const cell = componentStyle({
  padding: 0,
  selectors: {
    '&[data-range]': { backgroundColor: vars.color.action.primary.softHover },
    '&[data-range="start"], &[data-range]:first-child, &[data-range][data-edge="first"]': {
      borderStartStartRadius: vars.radius.full,
      borderEndStartRadius: vars.radius.full,
    },
    '&[data-range="end"], &[data-range]:last-child, &[data-range][data-edge="last"]': {
      borderStartEndRadius: vars.radius.full,
      borderEndEndRadius: vars.radius.full,
    },
  },
  // Forced colours take the strip's colour; lines above and below it stay.
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-range]': { borderBlock: `${vars.size.hairline} solid Highlight` } } },
  },
})

const disabled = '&[aria-disabled="true"]'

export const day = componentStyle({
  ...textStyle('body'),
  ...tabularFigures,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: daySize,
  height: daySize,
  borderRadius: vars.radius.full,
  color: vars.color.text.default,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surface.hover },
    '[data-range] > &:hover': { backgroundColor: vars.color.action.primary.softPressed },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.size.ringOffset})` },
    '&[aria-current="date"]': { color: vars.color.text.brand, fontWeight: vars.font.weight.semibold },
    '[data-range="inside"] > &[aria-current="date"]': { color: vars.color.action.primary.softOn },
    // A dot says 'today' without colour.
    '&[aria-current="date"]::before': {
      content: '""',
      position: 'absolute',
      bottom: vars.space[1],
      width: vars.space[1],
      height: vars.space[1],
      borderRadius: vars.radius.full,
      backgroundColor: 'currentColor',
    },
    [disabled]: {
      color: vars.color.text.disabled,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
      backgroundColor: 'transparent',
    },
    '&[data-chosen="true"], &[data-chosen="true"]:hover': {
      backgroundColor: vars.color.action.primary.rest,
      color: vars.color.action.primary.on,
      fontWeight: vars.font.weight.semibold,
    },
    // Two rings, so that focus shows on the filled day as well.
    '&[data-chosen="true"]:focus-visible': { outlineOffset: vars.size.ringOffset },
  },
  '@media': {
    [media.coarsePointer]: { width: vars.size.hitArea, height: vars.size.hitArea },
    [media.forcedColors]: {
      selectors: {
        '&[data-chosen="true"]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
        [disabled]: { color: 'GrayText' },
        '&[aria-current="date"]::before': { backgroundColor: 'CanvasText' },
        // The strip's lines take no height of their own.
        '[data-range] > &': { marginBlock: `calc(-1 * ${vars.size.hairline})` },
      },
    },
  },
})
