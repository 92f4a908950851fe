import { keyframes } from '@vanilla-extract/css'
import { componentStyle } from '@/design-system/styles/layers.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

/** Reserves the space of a skeleton immediately and shows the skeleton only after a delay, so that a fast response does not flash. */
export const delayed = componentStyle({
  animation: `${appear} ${vars.motion.duration.instant} ${vars.motion.easing.linear} ${vars.motion.delay.skeleton} both`,
})
