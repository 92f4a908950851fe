import { keyframes } from '@vanilla-extract/css'
import { componentStyle } from '@/design-system/styles/layers.ts'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

/** Keeps the place of a skeleton from the start and shows it only when the answer takes longer than a blink (150 ms). */
export const late = componentStyle({ animation: `${appear} 1ms linear 150ms both` })
