import { createVar, globalStyle, keyframes } from '@vanilla-extract/css'
import { elevation } from '../../styles/elevation.ts'
import { alongLine, gradientAlongLine } from '../../styles/direction.ts'
import { componentStyle, componentVariants, layers } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { clearOfBars } from '../../styles/mixins.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'
import { withoutRoomFor, withRoomFor } from '../private/TableFrame/priorities.ts'
import { barSide } from '../Skeleton/Skeleton.css.ts'

export const root = componentStyle({ position: 'relative', minWidth: 0, selectors: { '&:focus': { outline: 'none' } } })

/** The surface of the blank states that replace the rows: empty, or an error. */
export const blank = componentStyle({ ...elevation('card'), padding: vars.space[4], borderRadius: vars.radius.large })

/** The table's caption, above its cards. */
export const phoneLabel = componentStyle({
  ...textStyle('title'),
  paddingBottom: vars.space[2],
  color: vars.color.text.default,
  overflowWrap: 'anywhere',
})

/** The sum of the columns' least widths: without any that can go, and with those of each priority. */
export const minWidths = { least: createVar(), high: createVar(), medium: createVar(), low: createVar() } as const

/** Fixed layout: columns keep their widths while rows change, so that nothing moves between loading and loaded. */
export const table = componentStyle({
  tableLayout: 'fixed',
  minWidth: minWidths.least,
  '@container': {
    [withRoomFor('high')]: { minWidth: minWidths.high },
    [withRoomFor('medium')]: { minWidth: minWidths.medium },
    [withRoomFor('low')]: { minWidth: minWidths.low },
  },
})

const selectWidth = '3rem'

export const columns = componentVariants({
  select: { width: selectWidth },
  xs: { width: '6rem' },
  sm: { width: '9rem' },
  md: { width: '10rem' },
  lg: { width: '12.5rem' },
  xl: { width: '14.5rem' },
  grow: {},
  menu: { width: '3.5rem' },
})

/** The width of a column in a table from which all others that can go are gone. */
const least = (width: string) => ({ '@container': { [withoutRoomFor('high')]: { width } } })
export const leastColumns = componentVariants({
  xs: least('6rem'),
  sm: least('9rem'),
  md: least('10rem'),
  lg: least('12.5rem'),
  xl: least('14.5rem'),
  grow: least('auto'),
})

export const value = componentStyle({ overflowWrap: 'anywhere' })

/** With `stickyFirstColumn` these columns stay in place while the others scroll below them. */
const sticky = (insetInlineStart: string | number) =>
  ({
    position: 'sticky',
    insetInlineStart,
    zIndex: vars.zIndex.base,
    backgroundColor: 'inherit',
  }) as const

const stuck = '[data-sticky-column] &'

/** A sticky cell must cover the cells below it: in the body its row paints the surface, in the header the cell itself. */
const stuckHeader = { '[data-sticky-column] thead &': { backgroundColor: vars.elevation.card.surface } }

export const selectCell = componentStyle({
  userSelect: 'none',
  selectors: { 'tr > &': { paddingInlineEnd: 0 }, [stuck]: sticky(0), ...stuckHeader },
})

export const stickyCell = componentStyle({
  selectors: {
    [stuck]: sticky(0),
    ...stuckHeader,
    [`[data-sticky-column] ${selectCell} + &`]: { insetInlineStart: selectWidth },
    '[data-sticky-column][data-more-start] &::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '100%',
      width: vars.space[4],
      background: gradientAlongLine(`${vars.color.border.subtle}, transparent`),
      pointerEvents: 'none',
    },
  },
})

/** Its button is as high as a row's content may be without making the row higher. */
export const menuCell = componentStyle({
  textAlign: 'end',
  selectors: { 'tr > &': { padding: 0, paddingInlineEnd: vars.space[3] } },
})

/** As wide as the checkbox, whose label is visually hidden. */
export const checkbox = componentStyle({ flexShrink: 0, width: vars.size.checkbox })

export const rowLink = componentStyle({
  // Around a block an inline link has no box, so that its focus ring would surround nothing.
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  borderRadius: vars.radius.small,
  '@media': {
    // The title of a card fills its line: one that is exactly as wide as its letters would cut the edge of the last one.
    [media.belowTablet]: { width: 'auto' },
    [media.hover]: {
      selectors: {
        // Not where a picture stands before the name: the line would go through its initials and whatever else is below the name.
        '[data-clickable]:hover &:not(:has([data-component="Avatar"]))': {
          textDecorationLine: 'underline',
          textUnderlineOffset: '0.2em',
        },
      },
    },
  },
})

export const previewed = componentStyle({ position: 'relative' })

/** Over the end of the row header, so that it takes no width from the columns. */
export const preview = componentStyle({
  display: 'none',
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  alignItems: 'center',
  paddingInlineStart: vars.space[2],
  backgroundColor: vars.color.surface.hover,
  '@media': {
    [media.hover]: {
      selectors: {
        '[data-clickable]:hover &': { display: 'flex' },
        "[data-state='selected']:hover &": { backgroundColor: vars.color.surface.selectedHover },
      },
    },
  },
})

globalStyle(`${root} [data-row] a, ${root} [data-row] button, ${root} [data-row] input`, {
  '@layer': { [layers.components]: clearOfBars },
})

export const sort = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxWidth: '100%',
  minHeight: vars.size.control.sm,
  // The head of a table that can be sorted is as high as any other.
  marginBlock: `calc(-1 * ${vars.space['1.5']})`,
  verticalAlign: 'middle',
  borderRadius: vars.radius.small,
  color: 'inherit',
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.size.ringWidth})` },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.color.text.default } } },
    [media.coarsePointer]: { minHeight: vars.size.hitArea },
  },
  selectors: { '[aria-sort] &': { color: vars.color.text.default } },
})

export const sortAligns = componentVariants({ start: {}, end: { flexDirection: 'row-reverse' } })

export const sortIcon = componentStyle({
  flexShrink: 0,
  color: vars.color.text.subtle,
  selectors: { '[aria-sort] &': { color: vars.color.text.brand } },
})

/** The bars of a column's own skeleton stand where its text will. */
export const ownSkeletonAligns = componentVariants({ start: {}, end: { vars: { [barSide]: 'flex-end' } } })

export const skeletonAligns = componentVariants({ start: {}, end: { width: '50%', marginInlineStart: 'auto' } })

/** In the middle of where the button will be. */
export const skeletonMenu = componentStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  paddingInlineEnd: vars.space['1.5'],
})

export const noMatch = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[10],
  textAlign: 'center',
})

export const noMatchIcon = componentStyle({ color: vars.color.text.muted })

const run = keyframes({ from: { transform: alongLine('-100%') }, to: { transform: alongLine('400%') } })

/** A thin line at the upper edge while newer data loads. With reduced motion it stands still and is as wide as the table. */
export const refreshing = componentStyle({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  zIndex: vars.zIndex.sticky,
  height: vars.size.ringWidth,
  overflow: 'hidden',
  '::before': { content: '""', display: 'block', height: '100%', backgroundColor: vars.color.border.selected },
  '@media': {
    [media.motionAllowed]: {
      '::before': {
        width: '25%',
        animation: `${run} ${vars.motion.duration.shimmer} ${vars.motion.easing.standard} infinite`,
      },
    },
    [media.forcedColors]: { '::before': { backgroundColor: 'Highlight' } },
  },
})
