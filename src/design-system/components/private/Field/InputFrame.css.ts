import { componentStyle } from '../../../styles/layers.ts'
import { media } from '../../../styles/media.ts'
import { textStyle } from '../../../styles/type.ts'
import { vars } from '../../../tokens/vars.css.ts'

/** The box drawn around an input and what stands beside it. State comes from the input's own attributes. */
export const frame = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.control.md,
  paddingInline: vars.space[3],
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.muted,
  cursor: 'text',
  selectors: {
    '&:hover:has(input:enabled:not(:read-only))': { borderColor: vars.color.border.controlHover },
    '&:has(input[aria-invalid="true"])': { borderColor: vars.color.status.danger.fg },
    '&:has(input:focus-visible)': {
      borderColor: vars.color.focus.ring,
      outline: `${vars.size.ringWidth} solid ${vars.color.focus.ring}`,
      outlineOffset: `calc(-1 * ${vars.size.hairline})`,
    },
    '&:has(input[aria-invalid="true"]:focus-visible)': {
      borderColor: vars.color.status.danger.fg,
      outlineColor: vars.color.status.danger.fg,
    },
    '&:has(input:read-only)': { backgroundColor: vars.color.surface.sunken, borderColor: vars.color.border.subtle },
    '&:has(input:disabled)': {
      backgroundColor: vars.color.surface.disabled,
      borderColor: vars.color.border.subtle,
      color: vars.color.text.disabled,
      cursor: 'not-allowed',
    },
  },
  '@media': { [media.coarsePointer]: { minHeight: vars.size.control.lg } },
})

export const input = componentStyle({
  ...textStyle('input'),
  flex: 1,
  width: '100%',
  minWidth: 0,
  alignSelf: 'stretch',
  paddingBlock: vars.space[2],
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: vars.color.text.default,
  textOverflow: 'ellipsis',
  selectors: {
    // The frame shows the ring, around the input and what stands beside it.
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { color: vars.color.text.disabled, cursor: 'not-allowed', opacity: 1 },
    '&:read-only': { color: vars.color.text.muted },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})
