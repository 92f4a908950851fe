import { componentStyle } from '../../../styles/layers.ts'
import { media } from '../../../styles/media.ts'
import { textStyle } from '../../../styles/type.ts'
import { vars } from '../../../tokens/vars.css.ts'
import { surface } from '../../Popover/Popover.css.ts'

export const popup = componentStyle([surface, { padding: vars.space[4] }])

/** Presets beside the months on a wide screen, above them on a phone. */
export const body = componentStyle({
  display: 'flex',
  gap: vars.space[4],
  '@media': { [media.belowTablet]: { flexDirection: 'column' } },
})

export const main = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  flex: 1,
  minWidth: 0,
})

export const footer = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: vars.size.control.sm,
})

export const hint = componentStyle({ ...textStyle('caption'), color: vars.color.text.muted })

export const presets = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  paddingInlineEnd: vars.space[4],
  borderInlineEnd: `${vars.size.hairline} solid ${vars.color.border.subtle}`,
  '@media': {
    [media.belowTablet]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      gap: vars.space[2],
      paddingInlineEnd: 0,
      borderInlineEnd: 0,
    },
  },
})

export const preset = componentStyle({
  ...textStyle('label'),
  minHeight: vars.size.control.sm,
  paddingInline: vars.space[3],
  paddingBlock: vars.space['1.5'],
  borderRadius: vars.radius.small,
  color: vars.color.text.muted,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surface.hover, color: vars.color.text.default },
    '&[aria-pressed="true"]': { backgroundColor: vars.color.surface.selected, color: vars.color.text.brand },
  },
  '@media': {
    [media.belowTablet]: {
      border: `${vars.size.hairline} solid ${vars.color.border.control}`,
      borderRadius: vars.radius.full,
    },
    [media.coarsePointer]: { minHeight: vars.size.hitArea },
    [media.forcedColors]: {
      selectors: { '&[aria-pressed="true"]': { outline: `${vars.size.ringWidth} solid Highlight` } },
    },
  },
})
