import { componentStyle } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { touchArea, visuallyHidden } from '../../styles/mixins.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const root = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 })

export const header = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] })

export const title = componentStyle({ flex: 1, minWidth: 'min-content' })

export const turns = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[1] })

/** The views, one of which is on. */
export const views = componentStyle({
  display: 'flex',
  gap: vars.space['0.5'],
  padding: vars.space['0.5'],
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.sunken,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border.subtle}`,
})

export const view = componentStyle({
  ...textStyle('label'),
  position: 'relative',
  minHeight: vars.size.control.sm,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.small,
  color: vars.color.text.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text.default },
    '&[aria-pressed="true"]': {
      backgroundColor: vars.elevation.card.surface,
      boxShadow: vars.elevation.card.shadow,
      color: vars.color.text.default,
    },
  },
  '@media': {
    ...touchArea['@media'],
    [media.forcedColors]: {
      selectors: { '&[aria-pressed="true"]': { outline: `${vars.size.ringWidth} solid Highlight` } },
    },
  },
})

export const legend = componentStyle({
  ...textStyle('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  padding: 0,
  color: vars.color.text.muted,
  listStyle: 'none',
  // On a phone a day shows the number of entries, without the icon, which would need a label.
  '@media': { [media.belowTablet]: { display: 'none' } },
})

export const legendItem = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[1] })

export const nothing = componentStyle({
  ...textStyle('body'),
  paddingBlock: vars.space[8],
  color: vars.color.text.muted,
  textAlign: 'center',
})

export const hidden = componentStyle(visuallyHidden)
