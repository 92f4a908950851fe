import { componentStyle } from '../../../styles/layers.ts'
import { media } from '../../../styles/media.ts'
import { touchArea } from '../../../styles/mixins.ts'
import { textStyle } from '../../../styles/type.ts'
import { vars } from '../../../tokens/vars.css.ts'

/** A control with the height of a line, and its label. */
export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: `${vars.size.checkbox} minmax(0, 1fr)`,
  columnGap: vars.space[3],
  alignItems: 'start',
})

/** As high as the label's first line, so that control and label are centred on one line. */
export const control = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: vars.type.body.lineHeight,
})

/** The touch area of a small control, on the control itself. */
export const touch = componentStyle(touchArea)

export const label = componentStyle({
  ...textStyle('body'),
  color: vars.color.text.default,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    [`${row}:has(input:disabled) &`]: { color: vars.color.text.disabled, cursor: 'not-allowed' },
  },
  '@media': { [media.forcedColors]: { selectors: { [`${row}:has(input:disabled) &`]: { color: 'GrayText' } } } },
})

export const description = componentStyle({
  ...textStyle('caption'),
  gridColumn: 2,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
  selectors: { [`${row}:has(input:disabled) &`]: { color: vars.color.text.disabled } },
  '@media': { [media.forcedColors]: { selectors: { [`${row}:has(input:disabled) &`]: { color: 'GrayText' } } } },
})

/** The message aligns with the label. */
export const message = componentStyle({ gridColumn: 2, minWidth: 0 })

const dotRadius = `calc(${vars.size.checkbox} / 2 - ${vars.space['1.5']})`

/** A circle around the middle of the box: round at every density, where a box of fractional padding is rounded at one side. */
const dot = (colour: string) =>
  `radial-gradient(circle closest-side, ${colour} ${dotRadius}, transparent calc(${dotRadius} + ${vars.size.hairline} / 2)) border-box`

/**
 * A radio button, filled as a checkbox is, with a dot in its middle. In forced colours a ring grows inwards
 * instead.
 */
export const radio = componentStyle({
  appearance: 'none',
  flexShrink: 0,
  width: vars.size.checkbox,
  height: vars.size.checkbox,
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.raised,
  cursor: 'pointer',
  selectors: {
    '&:hover:enabled': { borderColor: vars.color.border.controlHover },
    '[aria-invalid="true"] &': { borderColor: vars.color.status.danger.fg },
    '&:checked': {
      borderColor: vars.color.border.selected,
      background: `${dot(vars.color.action.primary.on)}, ${vars.color.action.primary.rest}`,
    },
    '&:checked:hover:enabled': {
      borderColor: vars.color.border.selected,
      backgroundColor: vars.color.action.primary.hover,
    },
    '&:disabled': {
      borderColor: vars.color.border.subtle,
      backgroundColor: vars.color.surface.disabled,
      cursor: 'not-allowed',
    },
    '&:disabled:checked': {
      borderColor: vars.color.border.subtle,
      background: `${dot(vars.color.text.disabled)}, ${vars.color.surface.disabled}`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:checked': { borderWidth: vars.space['1.5'], borderColor: 'Highlight' },
        '&:disabled, &:disabled:checked': { borderColor: 'GrayText' },
      },
    },
  },
})
