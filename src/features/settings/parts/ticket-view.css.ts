import { componentStyle } from '@/design-system/styles/layers.ts'
import { textStyle } from '@/design-system/styles/type.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

/** Keeps the line breaks of what was written; a very long word breaks. */
export const message = componentStyle({
  ...textStyle('body'),
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  color: vars.color.text.default,
})

/** An answer is set in from the question, with a line at its start. */
export const answer = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  paddingInlineStart: vars.space[4],
  borderInlineStart: `${vars.space['0.5']} solid ${vars.color.border.selected}`,
})

export const list = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  listStyle: 'none',
})
