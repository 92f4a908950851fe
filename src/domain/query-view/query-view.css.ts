import { keyframes } from '@vanilla-extract/css'
import { componentStyle } from '@/design-system/styles/layers.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

/** Keeps the place of a skeleton from the start and shows it only when the answer takes longer than a blink. */
export const delayed = componentStyle({
  animation: `${appear} ${vars.motion.duration.instant} ${vars.motion.easing.linear} ${vars.motion.delay.skeleton} both`,
})
