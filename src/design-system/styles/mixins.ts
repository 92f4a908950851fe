import { type TextStyleName } from '../tokens/scales.ts'
import { vars } from '../tokens/vars.css.ts'
import { media } from './media.ts'

/** Size, line height, weight and tracking of one text style, always together. */
export function textStyle(name: TextStyleName) {
  const { size, lineHeight, weight, tracking } = vars.type[name]
  return { fontSize: size, lineHeight, fontWeight: weight, letterSpacing: tracking }
}

/** The focus ring of every control. An outline, so it takes no room and forced colours keep it. */
export const focusRing = {
  outline: `${vars.size.ringWidth} solid ${vars.color.focus.ring}`,
  outlineOffset: vars.size.ringOffset,
} as const

/** Grows the touch area of a positioned control to 44 px on coarse pointers, without growing the control. */
export const touchArea = {
  '@media': {
    [media.coarsePointer]: {
      '::after': {
        content: '""',
        position: 'absolute',
        top: '50%',
        left: '50%',
        width: `max(100%, ${vars.size.hitArea})`,
        height: `max(100%, ${vars.size.hitArea})`,
        transform: 'translate(-50%, -50%)',
      },
    },
  },
} as const

/** Out of sight but read aloud. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: '0',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: '0',
} as const
