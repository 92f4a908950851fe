import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { onceScrolled } from '../../styles/once-scrolled.css.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const bar = componentStyle({
  position: 'sticky',
  top: 0,
  zIndex: vars.zIndex.sticky,
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  height: vars.layout.topBar.height,
  // Its content starts and ends with that of the page, which is centred in a wide window.
  paddingInline: `max(${vars.space.gutter}, (100% - ${vars.layout.content.maxWidth}) / 2)`,
  borderBottom: `${vars.size.hairline} solid ${vars.topBar.border}`,
  backgroundColor: vars.topBar.bg,
  '@media': { print: { display: 'none' } },
})

export const menu = componentStyle({
  display: 'none',
  // The icon, not the button's invisible edge, aligns with the gutter.
  '@media': {
    [media.belowTablet]: {
      display: 'flex',
      marginInline: `calc(-1 * ${vars.space[2]}) ${vars.space[2]}`,
    },
  },
})

/** What is left of the bar; empty, it still moves the end to the edge. */
export const trail = componentStyle({ display: 'flex', alignItems: 'center', flex: '1 1 0', minWidth: 0 })

const hasTrail = `:has(~ ${trail}:not(:empty))`

export const start = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
  '@media': { [media.belowTablet]: { selectors: { [`&${hasTrail}`]: { display: 'none' } } } },
})

export const section = componentStyle({
  ...textStyle('label'),
  flexShrink: 0,
  maxWidth: '50%',
  overflow: 'hidden',
  color: vars.color.text.default,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { [`&${hasTrail}`]: { display: 'none' } },
  '@media': { [media.belowTablet]: { display: 'none' } },
})

export const sectionShown = componentVariants({ always: {}, 'once-scrolled': { '@supports': onceScrolled } })

export const end = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flexShrink: 0,
  marginInlineStart: vars.space[2],
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
})
