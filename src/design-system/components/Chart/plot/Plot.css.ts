import { createVar } from '@vanilla-extract/css'
import { elevation } from '../../../styles/elevation.ts'
import { componentStyle, componentVariants } from '../../../styles/layers.ts'
import { media } from '../../../styles/media.ts'
import { tabularFigures, textStyle } from '../../../styles/type.ts'
import { vars } from '../../../tokens/vars.css.ts'

/** The colour of a series: every shape and pattern drawn for it takes it from here. */
const drawnIn = (color: string) => ({ color, '@media': { [media.forcedColors]: { color: 'CanvasText' } } })

export const series = componentVariants({
  series1: drawnIn(vars.chart.series1),
  series2: drawnIn(vars.chart.series2),
  series3: drawnIn(vars.chart.series3),
  series4: drawnIn(vars.chart.series4),
  series5: drawnIn(vars.chart.series5),
})

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  flex: 1,
  minHeight: 0,
  minWidth: 0,
})

export const legend = componentStyle({
  ...textStyle('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  margin: 0,
  padding: 0,
  color: vars.color.text.muted,
  listStyle: 'none',
})

export const legendItem = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  minWidth: 0,
  overflowWrap: 'anywhere',
})

export const swatch = componentStyle({
  display: 'block',
  flexShrink: 0,
  width: vars.space[5],
  height: vars.space[3],
  overflow: 'visible',
})

export const grid = componentStyle({
  ...textStyle('caption'),
  ...tabularFigures,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  columnGap: vars.space[2],
  rowGap: vars.space[1],
  flex: 1,
  minHeight: 0,
  // Half of the topmost label stands above its line.
  paddingTop: vars.space[2],
  color: vars.color.text.muted,
})

/** Evenly spread labels meet evenly spread lines: each is moved by half its height to stand at its line. */
export const ticks = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  marginBlock: `calc(-0.5 * ${vars.type.caption.lineHeight})`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
})

export const plot = componentStyle({ position: 'relative', minWidth: 0, minHeight: 0 })

export const drawing = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
})

export const line = componentStyle({
  stroke: vars.color.border.subtle,
  strokeWidth: vars.size.hairline,
  '@media': { [media.forcedColors]: { stroke: 'GrayText', strokeDasharray: '1 4' } },
})

export const zeroLine = componentStyle({
  stroke: vars.color.border.control,
  strokeWidth: vars.size.hairline,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})

/** Behind the bars or points that are read out. */
export const cursor = componentStyle({
  fill: vars.color.surface.pressed,
  opacity: 0.6,
  '@media': { [media.forcedColors]: { fill: 'Highlight', opacity: 0.3 } },
})

export const categories = componentStyle({
  gridColumn: 2,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  height: vars.type.caption.lineHeight,
})

const categoryText = { maxWidth: '14ch', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const category = componentStyle({ ...categoryText, justifySelf: 'center' })

/** All labels are shown, each at most as wide as its category. */
export const shortCategory = componentStyle({ ...categoryText, justifySelf: 'center', maxWidth: '100%' })

/** The outer labels stay inside the chart. */
export const firstCategory = componentStyle({ ...categoryText, justifySelf: 'start' })
export const lastCategory = componentStyle({ ...categoryText, justifySelf: 'end' })

/** Lies over the drawing: takes the pointer, the finger and the arrow keys. */
export const walker = componentStyle({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.small,
  cursor: 'crosshair',
  touchAction: 'pan-y',
})

/** How far the readout is from the edge of the plot that its category is nearer to. */
export const away = createVar()

/** As wide as its text, and at most as wide as the space beside its category. */
export const readout = componentStyle({
  ...elevation('popover'),
  ...textStyle('caption'),
  ...tabularFigures,
  position: 'absolute',
  insetBlockStart: 0,
  display: 'grid',
  gap: vars.space[1],
  width: 'fit-content',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  marginInline: vars.space[1],
  borderRadius: vars.radius.small,
  color: vars.color.text.default,
  pointerEvents: 'none',
  selectors: {
    '&[data-side="after"]': { insetInlineStart: away, insetInlineEnd: 0 },
    '&[data-side="before"]': { insetInlineStart: 0, insetInlineEnd: away, marginInlineStart: 'auto' },
  },
})

export const readoutTitle = componentStyle({ fontWeight: vars.font.weight.semibold })

/** In a narrow place the value goes below its name. */
export const readoutRow = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  overflowWrap: 'anywhere',
})

export const readoutLabel = componentStyle({ flex: '1 1 auto', color: vars.color.text.muted })

export const readoutValue = componentStyle({ marginInlineStart: 'auto' })

export const stack = componentStyle({ position: 'relative', height: vars.size.control.sm })

export const partsContainer = componentStyle({ containerType: 'inline-size' })

export const parts = componentStyle({
  ...textStyle('body'),
  ...tabularFigures,
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

const wideEnough = '(min-width: 24rem)'

/** Name and share beside each other, the value below the name; where there is space, all in one line. */
export const part = componentStyle({
  display: 'grid',
  gridTemplateColumns: `auto minmax(0, 1fr) minmax(${vars.space[10]}, auto)`,
  gridTemplateAreas: '"swatch name share" ". value share"',
  alignItems: 'center',
  columnGap: vars.space[3],
  marginInline: `calc(-1 * ${vars.space[2]})`,
  paddingBlock: vars.space['1.5'],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  color: vars.color.text.default,
  selectors: { '&[data-active="true"]': { backgroundColor: vars.color.surface.hover } },
  '@container': {
    [wideEnough]: {
      gridTemplateColumns: `auto minmax(0, 1fr) auto minmax(${vars.space[10]}, auto)`,
      gridTemplateAreas: '"swatch name value share"',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-active="true"]': { outline: `${vars.size.hairline} solid Highlight` } },
    },
  },
})

export const partName = componentStyle({ gridArea: 'name', minWidth: 0, overflowWrap: 'anywhere' })

export const partValue = componentStyle({
  gridArea: 'value',
  '@container': { [`not ${wideEnough}`]: { color: vars.color.text.muted } },
})

export const share = componentStyle({ gridArea: 'share', color: vars.color.text.muted, textAlign: 'end' })
