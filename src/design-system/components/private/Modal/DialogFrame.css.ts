import { keyframes } from '@vanilla-extract/css'
import { componentStyle, componentVariants } from '../../../styles/layers.ts'
import { media } from '../../../styles/media.ts'
import { vars } from '../../../tokens/vars.css.ts'
import * as modal from './Modal.css.ts'

const rise = keyframes({
  from: { opacity: 0, transform: `translateY(${vars.space[2]}) scale(0.98)` },
  to: { opacity: 1, transform: 'none' },
})
const sink = keyframes({
  from: { opacity: 1, transform: 'none' },
  to: { opacity: 0, transform: `translateY(${vars.space[1]}) scale(0.99)` },
})
const slideUp = keyframes({ from: { transform: 'translateY(100%)' }, to: { transform: 'none' } })
const slideDown = keyframes({ from: { transform: 'none' }, to: { transform: 'translateY(100%)' } })

export const scrim = componentStyle([
  modal.scrim,
  {
    zIndex: vars.zIndex.dialog,
    alignItems: 'center',
    justifyContent: 'center',
    padding: vars.space[6],
    // On a phone a dialog is a sheet on the lower edge, where thumbs are.
    '@media': { [media.belowTablet]: { alignItems: 'flex-end', padding: `${vars.space[10]} 0 0` } },
  },
])

export const frame = componentStyle([modal.frame, { width: '100%', maxHeight: '100%' }])

export const panel = componentStyle([
  modal.dialogPanel,
  {
    borderRadius: vars.radius.large,
    overflow: 'hidden',
    selectors: {
      "&[data-state='open']": { animation: `${rise} ${vars.motion.duration.base} ${vars.motion.easing.emphasised}` },
      "&[data-state='closed']": { animation: `${sink} ${vars.motion.duration.fast} ${vars.motion.easing.exit} both` },
    },
    '@media': {
      [media.belowTablet]: {
        borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
        selectors: {
          "&[data-state='open']": { animationName: slideUp, animationDuration: vars.motion.duration.slow },
          "&[data-state='closed']": { animationName: slideDown, animationDuration: vars.motion.duration.fast },
        },
      },
    },
  },
])

export const sizes = componentVariants({
  sm: { '@media': { [media.fromTablet]: { maxWidth: vars.layout.dialog.sm } } },
  md: { '@media': { [media.fromTablet]: { maxWidth: vars.layout.dialog.md } } },
  lg: { '@media': { [media.fromTablet]: { maxWidth: vars.layout.dialog.lg } } },
  xl: { '@media': { [media.fromTablet]: { maxWidth: vars.layout.dialog.xl } } },
})
