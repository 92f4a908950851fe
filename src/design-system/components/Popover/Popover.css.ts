import { keyframes } from '@vanilla-extract/css'
import { elevation } from '../../styles/elevation.ts'
import { componentStyle } from '../../styles/layers.ts'
import { vars } from '../../tokens/vars.css.ts'

const appear = keyframes({ from: { opacity: 0, transform: 'scale(0.97)' }, to: { opacity: 1, transform: 'none' } })
const leave = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } })

/** The surface that popovers and menus share: it grows out of its button. */
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
  ':focus': { outline: '1px solid transparent' },
  selectors: {
    "&[data-state='open']": { animation: `${appear} ${vars.motion.duration.fast} ${vars.motion.easing.standard}` },
    "&[data-state='closed']": { animation: `${leave} ${vars.motion.duration.fast} ${vars.motion.easing.exit} both` },
  },
  '@media': { print: { display: 'none' } },
})

export const popover = componentStyle([surface, { width: vars.layout.popover.width, padding: vars.space[4] }])
