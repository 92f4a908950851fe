import { componentStyle, componentVariants } from '../../../styles/layers.ts'
import { visuallyHidden } from '../../../styles/mixins.ts'
import { tabularFigures, textStyle } from '../../../styles/type.ts'
import { vars } from '../../../tokens/vars.css.ts'

export const field = componentStyle({ display: 'flex', flexDirection: 'column', minWidth: 0, border: 0 })

export const head = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBottom: vars.space['1.5'],
})

/** A fieldset, which the reset has left without a border. */
export const group = componentStyle({ display: 'flex', flexDirection: 'column', minWidth: 0 })

/** A legend is laid out outside of its fieldset's flex box and would otherwise be as narrow as its text. */
export const legend = componentStyle({ width: '100%', marginBottom: vars.space['1.5'] })

export const legendLine = componentStyle({
  display: 'flex',
  // The baseline of a button with an icon is the lower edge of its icon.
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
})

/** Keeps the label's line as high as the label: a button is higher, and would push the control away. */
export const labelEnd = componentStyle({ marginBlock: `calc(-1 * ${vars.space['1.5']})` })

export const label = componentStyle({ ...textStyle('label'), color: vars.color.text.default, overflowWrap: 'anywhere' })

export const hidden = componentStyle(visuallyHidden)

/** '(optional)' or '(required)'. */
export const mark = componentStyle({ ...textStyle('caption'), color: vars.color.text.muted })

export const description = componentStyle({
  ...textStyle('caption'),
  color: vars.color.text.muted,
  marginBottom: vars.space['1.5'],
  overflowWrap: 'anywhere',
})

/** One line is always kept free below the control, so that a message that appears moves nothing. */
export const messageSpace = componentStyle({
  minHeight: `calc(${vars.type.caption.lineHeight} + ${vars.space['1.5']})`,
})

/** A message and the content at the end of its line. */
export const messageLine = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
})

/** A message that does not fit beside the content at the end takes its own line instead of breaking into narrow lines. */
export const besideEnd = componentStyle({ flex: '1 1 auto', minWidth: 0 })

export const message = componentStyle({
  ...textStyle('caption'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[1],
  paddingTop: vars.space['1.5'],
  overflowWrap: 'anywhere',
})

export const messageTones = componentVariants({
  danger: { color: vars.color.status.danger.fg },
  success: { color: vars.color.status.success.fg },
  neutral: { color: vars.color.text.muted },
})

export const count = componentStyle({
  ...textStyle('caption'),
  ...tabularFigures,
  flexShrink: 0,
  maxWidth: '100%',
  marginInlineStart: 'auto',
  paddingTop: vars.space['1.5'],
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
  textAlign: 'end',
  selectors: { '&[data-over="true"]': { color: vars.color.status.danger.fg, fontWeight: vars.font.weight.medium } },
})
