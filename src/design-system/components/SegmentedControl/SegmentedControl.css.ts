import { componentStyle } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { touchArea, visuallyHidden } from '../../styles/mixins.ts'
import { tabularFigures, textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

const { border, focus, surface, text: textColor } = vars.color

/** One track for all segments, which breaks into lines where they do not fit. */
export const root = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space['0.5'],
  // A parent that stretches its children would otherwise draw a track wider than its segments.
  width: 'fit-content',
  maxWidth: '100%',
  minWidth: 0,
  padding: vars.space['0.5'],
  borderRadius: vars.radius.medium,
  backgroundColor: surface.sunken,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${border.subtle}`,
  '@media': {
    [media.forcedColors]: {
      outline: `${vars.size.hairline} solid CanvasText`,
      outlineOffset: `-${vars.size.hairline}`,
    },
  },
})

export const segment = componentStyle({
  ...textStyle('label'),
  ...tabularFigures,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minWidth: 0,
  minHeight: vars.size.control.sm,
  paddingInline: vars.space[3],
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.small,
  color: textColor.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover:has(input:enabled)': { backgroundColor: surface.hover, color: textColor.default },
    '&:active:has(input:enabled)': { backgroundColor: surface.pressed },
    '&:has(input:checked), &:hover:has(input:checked:enabled)': {
      borderColor: border.selected,
      backgroundColor: surface.selected,
      color: textColor.brand,
    },
    '&:has(input:focus-visible)': {
      outline: `${vars.size.ringWidth} solid ${focus.ring}`,
      outlineOffset: vars.size.ringOffset,
    },
    '&:has(input:disabled)': { color: textColor.disabled, cursor: 'not-allowed' },
    '&:has(input:disabled:checked)': { borderColor: border.subtle, backgroundColor: surface.disabled },
  },
  '@media': {
    ...touchArea['@media'],
    [media.forcedColors]: {
      selectors: {
        '&:has(input:checked)': { borderColor: 'Highlight', fontWeight: vars.font.weight.semibold },
        '&:has(input:disabled)': { color: 'GrayText' },
      },
    },
  },
})

/** The radio button, whose segment shows its states. */
export const radio = componentStyle(visuallyHidden)

/** Space for tall letters with marks above and below, which clipping would cut. */
export const text = componentStyle({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingBlock: vars.space['0.5'],
})
