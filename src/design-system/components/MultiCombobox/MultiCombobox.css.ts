import { componentStyle } from '../../styles/layers.ts'
import { input as inputClass } from '../private/Field/InputFrame.css.ts'
import { vars } from '../../tokens/vars.css.ts'

/**
 * Tags and the input, which takes the rest of the last line. Many tags scroll inside the field instead of pushing the form away.
 */
export const area = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  flex: '1 1 0',
  minWidth: 0,
  maxHeight: `calc(5 * ${vars.size.control.sm})`,
  marginInlineStart: `calc(-1 * ${vars.space['1.5']})`,
  paddingBlock: vars.space[1],
  paddingInlineStart: vars.space['0.5'],
  overflowY: 'auto',
})

/** Its items stand in the same lines as the input. */
export const tags = componentStyle({ display: 'contents' })
export const item = componentStyle({ display: 'flex', minWidth: 0, maxWidth: '100%' })

/** As wide as the typed text, so that it wraps only when it must. */
export const inputBox = componentStyle({
  display: 'flex',
  flex: '1 0 auto',
  minWidth: vars.space[12],
  maxWidth: '100%',
  minHeight: `calc(${vars.space[6]} + ${vars.space[1]})`,
  paddingInlineStart: vars.space[1],
})

export const input = componentStyle([
  inputClass,
  {
    fieldSizing: 'content',
    paddingBlock: 0,
    '@supports': {
      '(field-sizing: content)': { width: 'auto', maxWidth: '100%' },
      'not (field-sizing: content)': { minWidth: '6rem' },
    },
  },
])
