import { componentStyle } from '@/design-system/styles/layers.ts'
import { media } from '@/design-system/styles/media.ts'
import { tabularFigures, textStyle } from '@/design-system/styles/type.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

/** The side padding of the drawer's body, which full-width parts extend over. */
const acrossBody = {
  marginInline: `calc(-1 * ${vars.space[6]})`,
  paddingInline: vars.space[6],
  '@media': { [media.belowTablet]: { marginInline: `calc(-1 * ${vars.space[4]})`, paddingInline: vars.space[4] } },
} as const

/** Stays visible while the list or the message scrolls below it. */
export const toolbar = componentStyle({
  ...acrossBody,
  position: 'sticky',
  top: 0,
  zIndex: vars.zIndex.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
  minHeight: vars.space[10],
  paddingBottom: vars.space[2],
  borderBottom: `${vars.size.hairline} solid ${vars.color.border.subtle}`,
  backgroundColor: vars.elevation.drawer.surface,
  // Covers the padding of the body, where scrolled content would show, and the border of the body.
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: '100%',
    // As high as the padding above the content of an overlay.
    height: vars.space[3],
    backgroundColor: 'inherit',
  },
})

/** Ghost buttons whose text, not whose invisible edges, aligns with the margin. */
export const toolbarEnd = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineEnd: `calc(-1 * ${vars.space[3]})`,
})
export const toolbarStart = componentStyle({ display: 'flex', marginInlineStart: `calc(-1 * ${vars.space[3]})` })

/** Takes the focus when the focused element is removed; it is not a control, so it has no focus ring. */
export const summary = componentStyle({
  ...textStyle('caption'),
  ...tabularFigures,
  color: vars.color.text.muted,
  ':focus': { outline: 'none' },
})

export const day = componentStyle({
  ...textStyle('caption'),
  fontWeight: vars.font.weight.semibold,
  paddingTop: vars.space[5],
  paddingBottom: vars.space[1],
  color: vars.color.text.muted,
})

export const older = componentStyle({ display: 'flex', justifyContent: 'center', paddingTop: vars.space[4] })

export const empty = componentStyle({ paddingBlock: vars.space[10], ':focus': { outline: 'none' } })

export const boneShort = componentStyle({ width: vars.space[16] })

export const boneItem = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  paddingInlineEnd: vars.space[10],
})
