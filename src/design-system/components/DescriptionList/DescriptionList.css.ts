import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { tabularFigures, textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

/** A container query on the list itself, not on the window, because in a drawer the list is as narrow as on a phone. */
export const root = componentStyle({ containerType: 'inline-size', minWidth: 0 })

export const list = componentStyle({ display: 'grid', margin: 0 })

const twoColumns = '(min-width: 26rem)'
const threeColumns = '(min-width: 42rem)'

const columnsFrom = (query: string, count: number) => ({
  [query]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
})

const grid = { gridTemplateColumns: 'minmax(0, 1fr)', columnGap: vars.space[6], rowGap: vars.space[4] }

export const layouts = componentVariants({
  1: grid,
  2: { ...grid, '@container': columnsFrom(twoColumns, 2) },
  3: { ...grid, '@container': { ...columnsFrom(twoColumns, 2), ...columnsFrom(threeColumns, 3) } },
  rows: { gridTemplateColumns: 'minmax(0, 1fr)' },
})

export const item = componentStyle({ minWidth: 0 })

const row = {
  columnGap: vars.space[6],
  rowGap: vars.space['0.5'],
  paddingBlock: vars.space[3],
  borderBottom: `${vars.size.hairline} solid ${vars.color.border.subtle}`,
  selectors: {
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0, borderBottom: 0 },
  },
} as const

export const itemLayouts = componentVariants({
  stacked: { display: 'flex', flexDirection: 'column', gap: vars.space['0.5'] },
  row: {
    ...row,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': { [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
  },
  // Name and amount share a line on a phone too; a value too long for it goes below and still ends at the edge.
  rowEnd: { ...row, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between' },
})

export const term = componentStyle({ ...textStyle('body'), color: vars.color.text.muted, overflowWrap: 'anywhere' })

export const description = componentStyle({
  ...textStyle('body'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[1],
  minWidth: 0,
  margin: 0,
  color: vars.color.text.default,
  fontWeight: vars.font.weight.medium,
})

export const descriptionEnd = componentStyle({
  ...tabularFigures,
  justifyContent: 'flex-end',
  marginInlineStart: 'auto',
  textAlign: 'end',
})

export const value = componentStyle({
  minWidth: 0,
  overflowWrap: 'anywhere',
  // Bars are as wide as a part of their place; a text takes its own width, so that a copy button is beside it.
  selectors: { '&:has(> [data-component="SkeletonText"])': { flexGrow: 1 } },
})
