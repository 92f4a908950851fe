import { globalStyle, keyframes } from '@vanilla-extract/css'
import { componentStyle, layers } from '@/design-system/styles/layers.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

// A message stands nearer to its field than to what follows.
export const form = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })

const filled = keyframes({ from: { outlineColor: 'transparent' }, to: { outlineColor: 'transparent' } })

// Changes nothing. Its start is the only sign a browser gives when it fills in a saved login before anyone touched the page.
globalStyle(`${form} input:autofill`, {
  '@layer': { [layers.components]: { animation: `${filled} ${vars.motion.duration.instant}` } },
})
