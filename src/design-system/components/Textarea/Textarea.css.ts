import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Grows with its text where the browser can; elsewhere it keeps its rows and scrolls. */
export const textarea = componentStyle({
  flex: 1,
  width: '100%',
  minWidth: 0,
  maxHeight: '60vh',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  color: vars.color.text.default,
  fieldSizing: 'content',
  overflowWrap: 'anywhere',
  resize: 'vertical',
  selectors: {
    // The frame shows the ring.
    '&:focus-visible': { outline: 'none' },
    // Space for the lock.
    '&[readonly]': { paddingInlineEnd: vars.space[10], color: vars.color.text.muted },
    '&:disabled': { color: vars.color.text.disabled, cursor: 'not-allowed', opacity: 1, resize: 'none' },
  },
  ...textStyle('input'),
})

const linesHigh = (lines: number) => ({
  minHeight: `calc(${lines} * ${vars.type.input.lineHeight} + 2 * ${vars.space[2]})`,
})

export const sizes = componentVariants({ sm: linesHigh(2), md: linesHigh(4), lg: linesHigh(8) })

export const lock = componentStyle({
  position: 'absolute',
  top: vars.space[3],
  insetInlineEnd: vars.space[3],
  pointerEvents: 'none',
})
