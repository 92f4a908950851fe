import { componentStyle } from '../../../styles/layers.ts'
import { media } from '../../../styles/media.ts'
import { textStyle } from '../../../styles/type.ts'
import { vars } from '../../../tokens/vars.css.ts'

const usable = ':has(input:enabled)'

/** The invisible file input covers the whole box: one press target, one tab stop, and the browser's own file dialog. */
export const zone = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[1],
  padding: `${vars.space[5]} ${vars.space[4]}`,
  border: `${vars.size.hairline} dashed ${vars.color.border.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.muted,
  textAlign: 'center',
  selectors: {
    [`&:hover${usable}`]: { borderColor: vars.color.border.controlHover, backgroundColor: vars.color.surface.hover },
    '&[data-dragging]': {
      borderStyle: 'solid',
      borderColor: vars.color.border.selected,
      backgroundColor: vars.color.surface.selected,
    },
    '&:has(input[aria-invalid="true"])': { borderColor: vars.color.status.danger.fg },
    '&:has(input:focus-visible)': {
      outline: `${vars.size.ringWidth} solid ${vars.color.focus.ring}`,
      outlineOffset: vars.size.ringOffset,
    },
    '&:has(input:disabled)': { borderColor: vars.color.border.subtle, backgroundColor: vars.color.surface.disabled },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-dragging]': { borderColor: 'Highlight' },
        '&:has(input:disabled)': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
})

export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
})

export const icon = componentStyle({ display: 'flex', marginBottom: vars.space[1] })

export const line = componentStyle({ ...textStyle('body'), overflowWrap: 'anywhere', maxWidth: '100%' })

/** Looks like the link it acts as. */
export const prompt = componentStyle({
  ...textStyle('label'),
  color: vars.color.text.link,
  selectors: {
    [`${zone}:hover${usable} &`]: { textDecoration: 'underline' },
    [`${zone}:has(input:disabled) &`]: { color: vars.color.text.muted },
  },
  '@media': { [media.forcedColors]: { selectors: { [`${zone}:has(input:disabled) &`]: { color: 'GrayText' } } } },
})

/** Nothing can be dropped with a finger. */
export const drop = componentStyle({ '@media': { [media.coarsePointer]: { display: 'none' } } })

export const hint = componentStyle({ ...textStyle('caption'), overflowWrap: 'anywhere', maxWidth: '100%' })
