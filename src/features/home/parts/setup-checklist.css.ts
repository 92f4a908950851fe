import { componentStyle } from '@/design-system/styles/layers.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

export const list = componentStyle({ listStyle: 'none', margin: 0, padding: 0 })

export const step = componentStyle({
  display: 'flex',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  selectors: {
    '& + &': { borderTop: `${vars.size.hairline} solid ${vars.color.border.subtle}` },
    // The bar above replaces the border.
    '&:first-child': { paddingTop: vars.space[2] },
    // The padding of the card follows.
    '&:last-child': { paddingBottom: 0 },
  },
})

export const mark = componentStyle({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: vars.space[6],
  height: vars.space[6],
  // Centred on the first line of the title, which is lower than the icon.
  marginBlock: `calc((${vars.type.body.lineHeight} - ${vars.space[6]}) / 2)`,
  borderRadius: vars.radius.full,
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  color: vars.color.text.muted,
  selectors: {
    '&[data-done="true"]': {
      border: 'none',
      background: vars.color.status.success.solid,
      color: vars.color.status.success.onSolid,
    },
  },
})
