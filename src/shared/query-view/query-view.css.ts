import { keyframes } from '@vanilla-extract/css'
import { componentStyle } from '@/design-system/styles/layers.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

/** Reserves the space of a skeleton immediately and shows the skeleton only after a delay, so that a fast response does not flash. */
export const delayed = componentStyle({
  animation: `${appear} ${vars.motion.duration.instant} ${vars.motion.easing.linear} ${vars.motion.delay.skeleton} both`,
})

/** Up-to-date content is laid out as if nothing stood around it. */
export const fresh = componentStyle({ display: 'contents' })

/** The alert stands above content that could not be refreshed. */
export const stale = componentStyle({ display: 'flex', flexDirection: 'column', minWidth: 0, gap: vars.space[4] })
