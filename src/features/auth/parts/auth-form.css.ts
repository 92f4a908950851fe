import { globalStyle, keyframes } from '@vanilla-extract/css'
import { componentStyle, layers } from '@/design-system/styles/layers.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

// A message is nearer to its field than to the next one.
export const form = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })

const filled = keyframes({ from: { outlineColor: 'transparent' }, to: { outlineColor: 'transparent' } })

// Has no effect. Its start is the only event a browser fires when it fills in a saved login before the first interaction.
globalStyle(`${form} input:autofill`, {
  '@layer': { [layers.components]: { animation: `${filled} ${vars.motion.duration.instant}` } },
})
