import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'
import { elevation } from '../../styles/elevation.ts'
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
  paddingBlock: vars.space[1],
  paddingInlineStart: vars.space[3],
  paddingInlineEnd: vars.space[8],
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

// The list that the system draws does not inherit the placeholder's grey.
globalStyle(`${select} option, ${select} optgroup`, {
  '@layer': { [layers.components]: { backgroundColor: vars.color.surface.overlay, color: vars.color.text.default } },
})
globalStyle(`${select} option:disabled`, { '@layer': { [layers.components]: { color: vars.color.text.disabled } } })

/**
 * A browser that can draws the list as ours with a mouse (`appearance: base-select`); it stays the browser's own control, with its keyboard, its
 * place in forms and its names. With a finger, and in other browsers, the list is the system's.
 */
const ownList = '(pointer: fine)'
const inOwnList = (rule: GlobalStyleRule): GlobalStyleRule => ({
  '@layer': {
    [layers.components]: { '@media': { [ownList]: { '@supports': { '(appearance: base-select)': rule } } } },
  },
})

globalStyle(`${select}, ${select}::picker(select)`, inOwnList({ appearance: 'base-select' as 'none' }))
// What is chosen stays in one line and ends before the arrow where it is longer than the field.
globalStyle(
  select,
  inOwnList({ alignItems: 'center', whiteSpace: 'nowrap', overflow: 'clip', overflowClipMargin: 'content-box' }),
)
globalStyle(`${select}::picker-icon`, inOwnList({ display: 'none' }))
globalStyle(
  `${select}::picker(select)`,
  inOwnList({
    ...elevation('popover'),
    boxSizing: 'border-box',
    minWidth: 'anchor-size(width)',
    maxHeight: '20rem',
    marginBlock: vars.space[1],
    padding: vars.space[1],
    border: 0,
    borderRadius: vars.radius.medium,
    color: vars.color.text.default,
    overflowY: 'auto',
  }),
)
globalStyle(
  `${select} option`,
  inOwnList({
    ...textStyle('body'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    whiteSpace: 'normal',
    minHeight: vars.size.control.sm,
    paddingBlock: vars.space[1],
    paddingInline: vars.space[2],
    borderRadius: vars.radius.small,
    backgroundColor: 'transparent',
    color: vars.color.text.default,
    cursor: 'pointer',
  }),
)
globalStyle(
  `${select} optgroup`,
  inOwnList({ ...textStyle('caption'), fontWeight: vars.font.weight.medium, color: vars.color.text.muted }),
)
globalStyle(
  `${select} option::checkmark`,
  inOwnList({ order: 1, marginInlineStart: 'auto', color: vars.color.text.brand }),
)
globalStyle(
  `${select} option:hover, ${select} option:focus-visible`,
  inOwnList({ backgroundColor: vars.color.surface.hover, outline: 'none' }),
)
globalStyle(`${select} option:checked`, inOwnList({ fontWeight: vars.font.weight.medium }))
globalStyle(`${select} option:disabled`, inOwnList({ color: vars.color.text.disabled, cursor: 'not-allowed' }))
globalStyle(`${select} option[hidden]`, inOwnList({ display: 'none' }))

export const mark = componentStyle({ position: 'absolute', insetInlineEnd: vars.space[3], pointerEvents: 'none' })
