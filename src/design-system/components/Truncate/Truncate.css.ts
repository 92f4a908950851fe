import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const root = componentStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  minWidth: 0,
})

/** A text with a note after it: a second line, to which a note that does not fit breaks, is cut off. */
export const withNote = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  alignItems: 'baseline',
  minWidth: 0,
  height: '1lh',
  overflow: 'hidden',
})

export const text = componentStyle({
  minWidth: 0,
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const note = componentStyle({
  ...textStyle('caption'),
  flexShrink: 0,
  color: vars.color.text.muted,
  whiteSpace: 'nowrap',
})

export const lines = componentVariants({
  // One line breaks inside a word, so that the whole width is used.
  1: { WebkitLineClamp: 1, wordBreak: 'break-all' },
  2: { WebkitLineClamp: 2, overflowWrap: 'anywhere' },
  3: { WebkitLineClamp: 3, overflowWrap: 'anywhere' },
})
