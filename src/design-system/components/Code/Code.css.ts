import { componentStyle } from '../../styles/layers.ts'
import { visuallyHidden } from '../../styles/mixins.ts'
import { tabularFigures } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const root = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['0.5'],
  minWidth: 0,
  maxWidth: '100%',
})

/** The size of the text around it. Inter's tabular figures, so that codes below each other line up. */
export const code = componentStyle({
  ...tabularFigures,
  display: 'inline-flex',
  minWidth: 0,
  paddingInline: vars.space['1.5'],
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.status.neutral.bg,
  color: vars.color.text.default,
  fontFamily: vars.font.ui,
  fontWeight: vars.font.weight.medium,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border.subtle}`,
  outline: `${vars.size.hairline} solid transparent`,
  outlineOffset: `calc(-1 * ${vars.size.hairline})`,
})

/** Is shortened first, because the end of a code distinguishes it from similar codes. */
export const head = componentStyle({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' })

export const tail = componentStyle({ flexShrink: 0, whiteSpace: 'pre' })

/** The code in one piece for screen readers; a selection takes the visible one only. */
export const whole = componentStyle({ ...visuallyHidden, userSelect: 'none' })
