import { componentStyle } from '@/design-system/styles/layers.ts'
import { textStyle } from '@/design-system/styles/type.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

export const detail = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  paddingTop: vars.space[6],
})

/** The view scrolls here when it opens; the margin keeps it clear of the toolbar. */
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

/** Keeps the line breaks of the text; a very long word breaks. */
export const message = componentStyle({
  ...textStyle('bodyLarge'),
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  color: vars.color.text.default,
})
