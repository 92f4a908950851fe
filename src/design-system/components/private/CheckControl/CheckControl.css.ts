import { componentStyle } from '../../../styles/layers.ts'
import { media } from '../../../styles/media.ts'
import { touchArea } from '../../../styles/mixins.ts'
import { textStyle } from '../../../styles/type.ts'
import { vars } from '../../../tokens/vars.css.ts'

/** A control of the height of a line, and its words. */
export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: `${vars.size.checkbox} minmax(0, 1fr)`,
  columnGap: vars.space[3],
  alignItems: 'start',
})

/** As high as the label's first line, so that control and words share a middle. */
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
})

export const description = componentStyle({
  ...textStyle('caption'),
  gridColumn: 2,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
  selectors: { [`${row}:has(input:disabled) &`]: { color: vars.color.text.disabled } },
})

/** A radio button, drawn as a ring that grows inwards: forced colours keep it, and no part of it can go missing. */
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
    '&:checked': { borderWidth: vars.space['1.5'], borderColor: vars.color.border.selected },
    '&:checked:hover:enabled': { borderColor: vars.color.action.primary.hover },
    '&:disabled': { borderColor: vars.color.border.subtle, backgroundColor: vars.color.surface.disabled, cursor: 'not-allowed' },
    '&:disabled:checked': { borderColor: vars.color.text.disabled },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:checked': { borderColor: 'Highlight' }, '&:disabled, &:disabled:checked': { borderColor: 'GrayText' } },
    },
  },
})
