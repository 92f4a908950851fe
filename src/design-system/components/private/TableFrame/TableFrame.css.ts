import { createVar } from '@vanilla-extract/css'
import { elevation } from '../../../styles/elevation.ts'
import { gradientAlongLine } from '../../../styles/direction.ts'
import { componentStyle, componentVariants } from '../../../styles/layers.ts'
import { media } from '../../../styles/media.ts'
import { visuallyHidden } from '../../../styles/mixins.ts'
import { textStyle } from '../../../styles/type.ts'
import { vars } from '../../../tokens/vars.css.ts'

/** Clipped, not hidden: a box that hides scrolls, and then nothing in it could stick to the top of the page. */
export const frame = componentStyle({
  ...elevation('card'),
  position: 'relative',
  minWidth: 0,
  maxWidth: '100%',
  overflow: 'clip',
  borderRadius: vars.radius.large,
})

/** Its cells follow the width of the table, not of the window: a sidebar and a column beside it take room, too. */
export const measured = componentStyle({ containerType: 'inline-size' })

/** Scrolls sideways only while it must, for the same reason. */
export const region = componentStyle({
  position: 'relative',
  minWidth: 0,
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.border.control} transparent`,
  selectors: {
    '&[data-overflowing]': { overflowX: 'auto', overscrollBehaviorX: 'contain' },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.size.ringWidth})`, borderRadius: vars.radius.large },
  },
})

const scrolling = (maxHeight: string) => ({ maxHeight, overflow: 'auto' })

export const heights = componentVariants({
  page: {},
  sm: scrolling('20rem'),
  md: scrolling('30rem'),
  lg: scrolling('40rem'),
})

const edge = {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  width: vars.space[4],
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
} as const

/** The hint of hidden columns: a shade at the edge. */
export const edges = componentStyle({
  '::before': {
    ...edge,
    insetInlineStart: 0,
    zIndex: vars.zIndex.sticky,
    background: gradientAlongLine(`${vars.color.border.subtle}, transparent`),
  },
  '::after': {
    ...edge,
    insetInlineEnd: 0,
    zIndex: vars.zIndex.sticky,
    background: gradientAlongLine(`transparent, ${vars.color.border.subtle}`),
  },
  selectors: {
    '&:has(> [data-more-start]:not([data-sticky-column]))::before': { opacity: 1 },
    '&:has(> [data-more-end])::after': { opacity: 1 },
  },
  '@media': { [media.forcedColors]: { '::before': { display: 'none' }, '::after': { display: 'none' } } },
})

/** The space above and below a cell's content: rows of one line are 44 and 32 px high. */
export const blockPadding = createVar()

export const densities = componentVariants({
  comfortable: { vars: { [blockPadding]: vars.space[3] } },
  compact: { vars: { [blockPadding]: vars.space['1.5'] } },
})

/** The least height of a row, whose second line may be missing. */
export const leastHeight = createVar()

const twoLinesWithMouse = (padding: string, height: string) => ({
  '@media': { [media.finePointer]: { vars: { [blockPadding]: padding, [leastHeight]: height } } },
})

/** Rows of two lines are as high as those of one: 44 px, or 48 px where both lines are large, and 4 px less in a compact table. A finger keeps the space between the rows. */
export const twoLines = componentVariants({
  comfortable: twoLinesWithMouse(vars.space[1], vars.size.hitArea),
  compact: twoLinesWithMouse(vars.space['0.5'], vars.space[10]),
})

/** Borders are the cells' own: collapsed ones stay behind when a header sticks. */
export const table = componentStyle({
  ...textStyle('body'),
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
})

export const hiddenLabel = componentStyle(visuallyHidden)

export const label = componentStyle({
  ...textStyle('title'),
  padding: `${vars.space[4]} ${vars.space[5]} ${vars.space[2]}`,
  textAlign: 'start',
  overflowWrap: 'anywhere',
})
