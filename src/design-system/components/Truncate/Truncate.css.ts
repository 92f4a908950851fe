import { componentStyle, componentVariants } from '../../styles/layers.ts'

export const root = componentStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  minWidth: 0,
})

export const lines = componentVariants({
  // One line breaks inside a word, so that the whole width is used.
  1: { WebkitLineClamp: 1, wordBreak: 'break-all' },
  2: { WebkitLineClamp: 2, overflowWrap: 'anywhere' },
  3: { WebkitLineClamp: 3, overflowWrap: 'anywhere' },
})
