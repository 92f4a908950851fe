import { componentStyle } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const bar = componentStyle({
  position: 'sticky',
  top: 0,
  zIndex: vars.zIndex.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flexShrink: 0,
  height: vars.layout.topBar.height,
  paddingInline: vars.space.gutter,
  borderBottom: `${vars.size.hairline} solid ${vars.topBar.border}`,
  backgroundColor: vars.topBar.bg,
  '@media': { print: { display: 'none' } },
})

export const menu = componentStyle({
  display: 'none',
  // The icon, not the button's invisible edge, aligns with the gutter.
  '@media': { [media.belowTablet]: { display: 'flex', marginInlineStart: `calc(-1 * ${vars.space[2]})` } },
})
export const start = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  flex: '1 1 auto',
  minWidth: 0,
})
export const end = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  flexShrink: 0,
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
})
