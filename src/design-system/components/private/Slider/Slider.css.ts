import { createVar } from '@vanilla-extract/css'
import { gradientAlongLine } from '../../../styles/direction.ts'
import { componentStyle } from '../../../styles/layers.ts'
import { media } from '../../../styles/media.ts'
import { vars } from '../../../tokens/vars.css.ts'

/** How far the slider is from its start, from 0 to 1. */
export const filled = createVar()

const track = {
  height: vars.space['1.5'],
  borderRadius: vars.radius.full,
  background: gradientAlongLine(`${vars.color.border.selected} calc(${filled} * 100%), ${vars.skeleton.base} 0`),
} as const

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: vars.space[5],
  height: vars.space[5],
  border: `${vars.size.ringWidth} solid ${vars.color.border.selected}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.raised,
} as const

const custom = `not all and ${media.forcedColors}`

/** A native range input in a flex row. */
export const slider = componentStyle({
  flex: '1 1 0',
  minWidth: 0,
  height: vars.space[6],
  borderRadius: vars.radius.small,
  background: 'transparent',
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed', opacity: 0.5 } },
  '@media': {
    [media.coarsePointer]: { height: vars.size.hitArea },
    // In forced colours the system draws its own.
    [custom]: {
      appearance: 'none',
      selectors: {
        '&::-webkit-slider-runnable-track': track,
        '&::-webkit-slider-thumb': { ...thumb, marginTop: `calc((${vars.space['1.5']} - ${vars.space[5]}) / 2)` },
        '&::-moz-range-track': track,
        '&::-moz-range-thumb': thumb,
      },
    },
  },
})
