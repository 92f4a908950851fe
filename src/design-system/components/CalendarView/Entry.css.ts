import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { tabularFigures, textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'
import { calendarTones } from './calendar-entry.ts'

const { action, status, surface, text } = vars.color

/** The colours of a state; `brand` has no status of its own. */
const lookOf = (tone: (typeof calendarTones)[number]) =>
  tone === 'brand' ? { fg: text.brand, bg: surface.selectedHover, solid: action.primary.rest } : status[tone]

/** The mark of a state: its icon in its colour. */
export const marks = componentVariants(
  Object.fromEntries(calendarTones.map((tone) => [tone, { color: lookOf(tone).fg }])),
)

export const mark = componentStyle({ display: 'flex', flexShrink: 0 })

const grounds = Object.fromEntries(
  calendarTones.map((tone) => [tone, { backgroundColor: lookOf(tone).bg, borderInlineStartColor: lookOf(tone).solid }]),
)

/** One line in a day of the month. */
export const chip = componentStyle({
  ...textStyle('caption'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  width: '100%',
  minWidth: 0,
  paddingBlock: vars.space['0.5'],
  paddingInline: vars.space[1],
  borderInlineStart: `${vars.size.indicator} solid`,
  borderRadius: `calc(${vars.radius.small} / 2)`,
  color: vars.color.text.default,
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    'a&, button&': { cursor: 'pointer' },
    'a&:hover, button&:hover': { textDecoration: 'underline' },
  },
})
export const chipTones = componentVariants(grounds)

export const chipLabel = componentStyle({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/** A block in a week, an agenda or a list of one day. */
export const block = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['0.5'],
  width: '100%',
  minWidth: 0,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderInlineStart: `${vars.size.indicator} solid`,
  borderRadius: vars.radius.small,
  color: vars.color.text.default,
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    'a&, button&': { cursor: 'pointer', minHeight: vars.size.hitArea },
    'a&:hover, button&:hover': { boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border.controlHover}` },
  },
  '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
})
export const blockTones = componentVariants(grounds)

export const time = componentStyle({ ...textStyle('caption'), ...tabularFigures, color: vars.color.text.muted })
export const label = componentStyle({ ...textStyle('label'), overflowWrap: 'anywhere' })
export const state = componentStyle({
  ...textStyle('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[1],
  fontWeight: vars.font.weight.medium,
})
export const meta = componentStyle({ ...textStyle('caption'), color: vars.color.text.muted, overflowWrap: 'anywhere' })
