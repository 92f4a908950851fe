import { componentStyle } from '@/design-system/styles/layers.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

/** The text of the next step with its button below. */
export const next = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[3],
})

export const mark = componentStyle({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: vars.space[6],
  height: vars.space[6],
  // Centred on the first line of the title, which is lower than the icon.
  marginBlock: `calc((${vars.type.label.lineHeight} - ${vars.space[6]}) / 2)`,
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
