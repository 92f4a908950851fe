import { vars } from '../tokens/vars.css.ts'
import { media } from './media.ts'

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

/**
 * For what can have the focus in a list: it is scrolled to above the bulk bar, which a phone breaks into three lines, and below the bar at the top of
 * the page or a header that stays.
 */
export const clearOfBars = {
  scrollMarginBlock: `${vars.space[12]} calc(${vars.space[16]} + ${vars.space[4]})`,
  '@media': { [media.belowTablet]: { scrollMarginBlockEnd: `calc(3 * ${vars.space[16]})` } },
} as const

/** The line of a menu or list that the keys or the pointer are at. */
export const highlight = { backgroundColor: vars.color.surface.pressed } as const

/** Its mark in forced colours. */
export const highlightInForcedColors = {
  outline: `${vars.size.ringWidth} solid Highlight`,
  outlineOffset: `calc(-1 * ${vars.size.ringWidth})`,
} as const

/** Visually hidden but read out. */
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

/** The height of the sticky elements at the top of the page; sticky elements below them read `var(${stickyTop}, 0px)`. */
export const stickyTop = '--mq-sticky-top'
