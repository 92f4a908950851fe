import { componentStyle } from '@/design-system/styles/layers.ts'
import { textStyle } from '@/design-system/styles/type.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

export const detail = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  paddingTop: vars.space[6],
})

/** Scrolled to when the view opens, so it must not come to lie under the toolbar. */
export const head = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  scrollMarginTop: vars.space[16],
})

export const heading = componentStyle({
  ...textStyle('heading3'),
  overflowWrap: 'anywhere',
  ':focus': { outline: 'none' },
})

/** Lines as they were written; a word without an end breaks. */
export const message = componentStyle({
  ...textStyle('bodyLarge'),
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  color: vars.color.text.default,
})
