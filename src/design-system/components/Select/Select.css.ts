import { globalStyle } from '@vanilla-extract/css'
import { componentStyle, layers } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const select = componentStyle({
  ...textStyle('input'),
  appearance: 'none',
  flex: 1,
  width: '100%',
  minWidth: 0,
  alignSelf: 'stretch',
  paddingBlock: vars.space[2],
  paddingInlineStart: vars.space[3],
  paddingInlineEnd: vars.space[10],
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  color: vars.color.text.default,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: {
    // The frame shows the ring.
    '&:focus-visible': { outline: 'none' },
    '&:has(option[data-placeholder]:checked)': { color: vars.color.text.subtle },
    // A read-only select does not open; a press reaches the frame, which focuses the select.
    '&[aria-readonly="true"]': { color: vars.color.text.muted, cursor: 'text', pointerEvents: 'none' },
    '&:disabled': { color: vars.color.text.disabled, cursor: 'not-allowed', opacity: 1 },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(option[data-placeholder]:checked)': { color: 'GrayText' } } },
  },
})

// The list is drawn by the system on a surface of its own; it must not inherit the placeholder's grey.
globalStyle(`${select} option, ${select} optgroup`, {
  '@layer': { [layers.components]: { backgroundColor: vars.color.surface.overlay, color: vars.color.text.default } },
})
globalStyle(`${select} option:disabled`, { '@layer': { [layers.components]: { color: vars.color.text.disabled } } })

export const mark = componentStyle({ position: 'absolute', insetInlineEnd: vars.space[3], pointerEvents: 'none' })
