import { globalStyle, keyframes } from '@vanilla-extract/css'
import { elevation } from '../../../styles/elevation.ts'
import { componentStyle, layers } from '../../../styles/layers.ts'
import { media } from '../../../styles/media.ts'
import { textStyle } from '../../../styles/type.ts'
import { vars } from '../../../tokens/vars.css.ts'
import { reasonsAtEnd } from '../ButtonBase/ButtonBase.css.ts'

const fadeIn = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const fadeOut = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } })

/** The scrim over the page. The panel is inside it, so that both mount and unmount together. */
export const scrim = componentStyle({
  position: 'fixed',
  inset: 0,
  display: 'flex',
  backgroundColor: vars.scrim.bg,
  selectors: {
    "&[data-state='open']": { animation: `${fadeIn} ${vars.motion.duration.base} ${vars.motion.easing.standard}` },
    "&[data-state='closed']": { animation: `${fadeOut} ${vars.motion.duration.fast} ${vars.motion.easing.exit} both` },
  },
  '@media': { print: { display: 'none' } },
})

/** A flex container, so that a body higher than the screen makes the panel as high as the frame and scrolls. */
export const frame = componentStyle({ display: 'flex', minHeight: 0, ':focus': { outline: 'none' } })

export const panel = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minWidth: 0,
  minHeight: 0,
  color: vars.color.text.default,
})

export const dialogPanel = componentStyle([panel, elevation('dialog')])
export const drawerPanel = componentStyle([panel, elevation('drawer')])

/** Title and buttons share the first line; the description has the whole width. */
export const header = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: vars.space[3],
  flexShrink: 0,
  padding: `${vars.space[5]} ${vars.space[6]} ${vars.space[2]}`,
  '@media': { [media.belowTablet]: { paddingInline: vars.space[4] } },
})

/** The arms of the cross, not its invisible box, end where the content ends. */
export const headerButtons = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  gridColumn: 2,
  gridRow: 1,
  marginInlineEnd: `calc(-1 * (${vars.space[2]} + ${vars.space['0.5']}))`,
})

export const title = componentStyle({
  ...textStyle('title'),
  paddingBlock: vars.space[1],
  // Focused when the overlay opens, so that a screen reader begins with it; not a control, so no ring.
  ':focus': { outline: 'none' },
})

export const description = componentStyle({ ...textStyle('body'), gridColumn: '1 / -1', color: vars.color.text.muted })

export const body = componentStyle({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Space above for a focus ring, which would be cut where the content scrolls.
  padding: `${vars.space[3]} ${vars.space[6]} ${vars.space[6]}`,
  '@media': { [media.belowTablet]: { paddingInline: vars.space[4] } },
  selectors: {
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.size.ringWidth})` },
    // Content runs under the header and the footer only when there is more of it than fits.
    "&[data-overflowing='true']": { boxShadow: `inset 0 1px ${vars.color.border.subtle}` },
  },
})

/** Where the buttons do not fit side by side, the main one is above the others. */
export const footer = componentStyle({
  vars: reasonsAtEnd,
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  flexShrink: 0,
  padding: `${vars.space[4]} ${vars.space[6]}`,
  paddingBottom: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  borderTop: `${vars.size.hairline} solid ${vars.color.border.subtle}`,
  '@media': { [media.belowTablet]: { paddingInline: vars.space[4] } },
})

// On a phone they share the width evenly, and each that has a line to itself takes all of it.
globalStyle(`${footer} > *`, {
  '@layer': { [layers.components]: { '@media': { [media.belowTablet]: { flex: '1 1 0', minWidth: 'fit-content' } } } },
})
