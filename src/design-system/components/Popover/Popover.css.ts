import { keyframes } from '@vanilla-extract/css'
import { elevation } from '../../styles/elevation.ts'
import { componentStyle } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/vars.css.ts'

const appear = keyframes({ from: { opacity: 0, transform: 'scale(0.97)' }, to: { opacity: 1, transform: 'none' } })
const leave = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } })

/** The surface that popovers and menus share: its animation starts at its button. */
export const surface = componentStyle({
  ...elevation('popover'),
  zIndex: vars.zIndex.dropdown,
  borderRadius: vars.radius.medium,
  color: vars.color.text.default,
  maxHeight: 'var(--radix-popper-available-height)',
  maxWidth: 'var(--radix-popper-available-width)',
  transformOrigin: 'var(--radix-popper-transform-origin)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Focused where nothing inside can be; not a control, so it shows no ring.
  ':focus': { outline: 'none' },
  selectors: {
    "&[data-state='open']": { animation: `${appear} ${vars.motion.duration.fast} ${vars.motion.easing.standard}` },
    "&[data-state='closed']": { animation: `${leave} ${vars.motion.duration.fast} ${vars.motion.easing.exit} both` },
  },
  '@media': {
    print: { display: 'none' },
    // Radix removes the outline of the element it focuses, by a style attribute that no rule overrides.
    [media.forcedColors]: { outline: 'none', border: `${vars.size.hairline} solid CanvasText` },
  },
})

export const popover = componentStyle([
  surface,
  { display: 'flex', width: vars.layout.popover.width, overflow: 'hidden' },
])

/** The scrolling part is a separate element: it is focusable when its content overflows. */
export const body = componentStyle({
  flex: '1 1 auto',
  minWidth: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.size.ringWidth})` },
})
