import { componentStyle } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const root = componentStyle({ display: 'flex', flexDirection: 'column', minWidth: 0 })

export const input = componentStyle({
  appearance: 'none',
  gridArea: '1 / 1',
  width: vars.size.checkbox,
  height: vars.size.checkbox,
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface.raised,
  cursor: 'pointer',
  selectors: {
    '&:hover:enabled': { borderColor: vars.color.border.controlHover },
    '&[aria-invalid="true"]': { borderColor: vars.color.status.danger.fg },
    '&:checked, &:indeterminate': {
      borderColor: vars.color.border.selected,
      backgroundColor: vars.color.action.primary.rest,
    },
    '&:checked:hover:enabled, &:indeterminate:hover:enabled': {
      borderColor: vars.color.border.selected,
      backgroundColor: vars.color.action.primary.hover,
    },
    '&:disabled': {
      borderColor: vars.color.border.subtle,
      backgroundColor: vars.color.surface.disabled,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:enabled:checked, &:enabled:indeterminate': { borderColor: 'Highlight', backgroundColor: 'Highlight' },
        '&:disabled': { borderColor: 'GrayText', backgroundColor: 'Canvas' },
      },
    },
  },
})

export const mark = componentStyle({
  gridArea: '1 / 1',
  display: 'none',
  padding: vars.space['0.5'],
  color: vars.color.action.primary.on,
  pointerEvents: 'none',
  selectors: {
    [`${input}:disabled ~ &`]: { color: vars.color.text.disabled },
  },
  '@media': {
    [media.forcedColors]: { color: 'HighlightText', selectors: { [`${input}:disabled ~ &`]: { color: 'GrayText' } } },
  },
})

export const checkMark = componentStyle({
  selectors: { [`${input}:checked:not(:indeterminate) ~ &`]: { display: 'block' } },
})

export const mixedMark = componentStyle({
  selectors: { [`${input}:indeterminate ~ &`]: { display: 'block' } },
})
