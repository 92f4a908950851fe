import { componentStyle } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { visuallyHidden } from '../../styles/mixins.ts'
import { tabularFigures, textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

const line = `${vars.size.hairline} solid ${vars.color.border.subtle}`

export const table = componentStyle({ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' })

export const weekday = componentStyle({
  ...textStyle('caption'),
  paddingBlock: vars.space[2],
  paddingInline: vars.space[2],
  color: vars.color.text.muted,
  textAlign: 'start',
  '@media': { [media.belowTablet]: { textAlign: 'center', paddingInline: 0 } },
})

export const hidden = componentStyle(visuallyHidden)

/** Space for the number and two entries; a row with more grows. So the six weeks of a month fit in a usual window. */
export const cell = componentStyle({
  position: 'relative',
  height: '6rem',
  padding: vars.space[1],
  border: line,
  verticalAlign: 'top',
  selectors: { '&[data-outside="true"]': { backgroundColor: vars.color.surface.sunken } },
  '@media': { [media.belowTablet]: { height: '3.5rem' }, [media.forcedColors]: { borderColor: 'CanvasText' } },
})

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[1],
  minHeight: vars.space[6],
  marginBottom: vars.space[1],
  '@media': {
    [media.belowTablet]: { flexDirection: 'column', justifyContent: 'flex-start', gap: vars.space['0.5'], margin: 0 },
  },
})

/** The day's number. Its hit area and its ring are the whole cell. */
export const day = componentStyle({
  ...textStyle('caption'),
  ...tabularFigures,
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.space[6],
  height: vars.space[6],
  borderRadius: vars.radius.full,
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.default,
  selectors: {
    '[data-outside="true"] &': { color: vars.color.text.muted },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&[data-opens="true"]': { cursor: 'pointer' },
    '[data-opens="true"]&:hover::after': {
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border.controlHover}`,
    },
    '&[aria-current="date"]': { backgroundColor: vars.color.action.primary.rest, color: vars.color.action.primary.on },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${vars.size.ringWidth} solid ${vars.color.focus.ring}`,
      outlineOffset: `calc(-1 * ${vars.size.ringWidth})`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '[data-outside="true"] &': { color: 'GrayText' },
        '&[aria-current="date"]': { outline: `${vars.size.ringWidth} solid Highlight` },
      },
    },
  },
})

/** How many there are, where they are more than one; on a phone, also where there is one. */
export const count = componentStyle({
  ...textStyle('caption'),
  ...tabularFigures,
  color: vars.color.text.muted,
  paddingInline: vars.space[1],
  '@media': {
    [media.belowTablet]: {
      minWidth: vars.space[5],
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.action.primary.soft,
      color: vars.color.action.primary.softOn,
      textAlign: 'center',
      fontWeight: vars.font.weight.medium,
    },
  },
})
export const countOfOne = componentStyle({ '@media': { [media.fromTablet]: { display: 'none' } } })

export const entries = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['0.5'],
  '@media': { [media.belowTablet]: { display: 'none' } },
})

/** A label for pointer users; the keyboard opens the day itself. */
export const more = componentStyle({
  ...textStyle('caption'),
  paddingInline: vars.space[1],
  borderRadius: `calc(${vars.radius.small} / 2)`,
  color: vars.color.text.link,
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
})
