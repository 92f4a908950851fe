import { createVar, fallbackVar } from '@vanilla-extract/css'
import { componentStyle } from '../../../styles/layers.ts'
import { media } from '../../../styles/media.ts'
import { textStyle } from '../../../styles/type.ts'
import { vars } from '../../../tokens/vars.css.ts'

const control = ':is(input, select, textarea)'

/** Set where fields are as high as small buttons, whose corners they then have. */
export const frameRadius = createVar()

/** The box around a control and the content beside it. State comes from the control's own attributes. */
export const frame = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.control.md,
  paddingInline: vars.space[3],
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  borderRadius: fallbackVar(frameRadius, vars.radius.medium),
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.muted,
  cursor: 'text',
  selectors: {
    [`&:hover:has(${control}:enabled:not([readonly], [aria-readonly="true"]))`]: {
      borderColor: vars.color.border.controlHover,
    },
    [`&:has(${control}[aria-invalid="true"])`]: { borderColor: vars.color.status.danger.fg },
    [`&:has(${control}:focus-visible)`]: {
      borderColor: vars.color.focus.ring,
      outline: `${vars.size.ringWidth} solid ${vars.color.focus.ring}`,
      outlineOffset: `calc(-1 * ${vars.size.hairline})`,
    },
    [`&:has(${control}[aria-invalid="true"]:focus-visible)`]: {
      borderColor: vars.color.status.danger.fg,
      outlineColor: vars.color.status.danger.fg,
    },
    [`&:has(${control}:is([readonly], [aria-readonly="true"]))`]: {
      backgroundColor: vars.color.surface.sunken,
      borderColor: vars.color.border.subtle,
    },
    [`&:has(${control}:disabled)`]: {
      backgroundColor: vars.color.surface.disabled,
      borderColor: vars.color.border.subtle,
      color: vars.color.text.disabled,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.coarsePointer]: { minHeight: vars.size.control.lg },
    // In forced colours the browser greys the text of a disabled control, but not a box around it.
    [media.forcedColors]: {
      selectors: { [`&:has(${control}:disabled)`]: { borderColor: 'GrayText', color: 'GrayText' } },
    },
  },
})

export const input = componentStyle({
  ...textStyle('input'),
  flex: 1,
  width: '100%',
  minWidth: 0,
  alignSelf: 'stretch',
  paddingBlock: vars.space[1],
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: vars.color.text.default,
  textOverflow: 'ellipsis',
  selectors: {
    // The frame shows the ring, around the input and what stands beside it.
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { color: vars.color.text.disabled, cursor: 'not-allowed', opacity: 1 },
    '&:is([readonly], [aria-readonly="true"])': { color: vars.color.text.muted },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

/** Declared after the frame, whose padding it removes. */
export const filled = componentStyle({ position: 'relative', gap: 0, paddingInline: 0 })
