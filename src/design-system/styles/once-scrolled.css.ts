import { keyframes } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css.ts'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

const supported = '(animation-timeline: scroll())'

/**
 * Invisible until the page's title has scrolled below the top bar. It follows the scroll position without script. A browser
 * without scroll timelines always shows it. The duration stands for the whole range; with reduced motion it is 0: no fade.
 */
export const onceScrolled = {
  [supported]: {
    opacity: 0,
    animation: `${appear} ${vars.motion.duration.base} ${vars.motion.easing.standard} both`,
    animationTimeline: 'scroll(root)',
    animationRange: `${vars.space[8]} ${vars.space[12]}`,
  },
} as const
