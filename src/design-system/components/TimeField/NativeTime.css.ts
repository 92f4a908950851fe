import { componentStyle } from '../../styles/layers.ts'

export const time = componentStyle({
  // Safari on a phone centres the value.
  selectors: { '&::-webkit-date-and-time-value': { textAlign: 'start' } },
})
