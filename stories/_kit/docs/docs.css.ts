import { globalStyle } from '@vanilla-extract/css'
import { componentStyle, componentVariants, layers } from '@/design-system/styles/layers.ts'
import { media } from '@/design-system/styles/media.ts'
import { textStyle } from '@/design-system/styles/type.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'
import { viewports } from '../../../.storybook/modes.ts'

/** Everything on a page of ours: Storybook's own look for documentation stays outside. */
export const page = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  paddingBlockEnd: vars.space[16],
  color: vars.color.text.default,
  fontFamily: vars.font.ui,
})

export const section = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minWidth: 0,
  scrollMarginBlockStart: vars.space[6],
})

/** A measure that can be read; wide things such as tables and canvases leave it. */
export const prose = componentStyle({ display: 'grid', gap: vars.space[3], maxWidth: vars.layout.content.readingWidth })

export const list = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  maxWidth: vars.layout.content.readingWidth,
  listStyle: 'disc',
  paddingInlineStart: vars.space[5],
})

export const listItem = componentStyle({
  ...textStyle('body'),
  selectors: { '&::marker': { color: vars.color.text.subtle } },
})

export const meta = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
})

/** A table that scrolls inside itself when the page is narrower than it. */
export const tableScroll = componentStyle({
  overflowX: 'auto',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.elevation.card.surface,
  boxShadow: vars.elevation.card.shadow,
})

export const table = componentStyle({ ...textStyle('body'), width: '100%', fontVariantNumeric: 'tabular-nums' })

const cell = {
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  textAlign: 'start',
  verticalAlign: 'top',
} as const

export const headCell = componentStyle({
  ...textStyle('caption'),
  ...cell,
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.muted,
  whiteSpace: 'nowrap',
})

export const bodyCell = componentStyle({
  ...cell,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.subtle}`,
})

export const rowHead = componentStyle({ fontWeight: vars.font.weight.medium })

/** Cells that hold something to look at stand in the middle of their row. */
export const middle = componentStyle({})
globalStyle(`${middle} tbody :is(th, td)`, { '@layer': { [layers.overrides]: { verticalAlign: 'middle' } } })

/** On a phone the cells of a row stand below each other: nothing has to be scrolled sideways to be read. */
export const stacking = componentStyle({})

const stacked = (selector: string, rule: Readonly<Record<string, string>>) =>
  globalStyle(`${stacking} :is(${selector})`, {
    '@layer': { [layers.overrides]: { '@media': { [media.belowTablet]: rule } } },
  })
stacked('thead', { display: 'none' })
stacked('tbody, tr, th, td', { display: 'block' })
stacked('tr', {
  paddingBlock: vars.space[3],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.subtle}`,
})
stacked('tr:first-child', { borderBlockStart: '0' })
stacked('th, td', { paddingBlock: vars.space['0.5'], borderBlockStart: '0' })
stacked('td:empty', { display: 'none' })

export const keys = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
})

export const key = componentStyle({
  ...textStyle('caption'),
  display: 'inline-block',
  minWidth: vars.space[6],
  paddingBlock: vars.space['0.5'],
  paddingInline: vars.space['1.5'],
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  borderBlockEndWidth: vars.size.ringWidth,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.default,
  fontFamily: vars.font.ui,
  fontWeight: vars.font.weight.medium,
  textAlign: 'center',
  whiteSpace: 'nowrap',
})

export const code = componentStyle({
  paddingBlock: '1px',
  paddingInline: vars.space['0.5'],
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface.sunken,
  color: vars.color.text.default,
  fontFamily: vars.font.mono,
  fontSize: '0.92em',
  overflowWrap: 'anywhere',
})

/** A type is read, not copied: it wraps where it must. */
export const type = componentStyle({
  ...textStyle('caption'),
  display: 'block',
  maxWidth: '16rem',
  fontFamily: vars.font.mono,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
})

export const propName = componentStyle({
  display: 'grid',
  whiteSpace: 'nowrap',
  justifyItems: 'start',
  gap: vars.space['0.5'],
})

export const codeBlock = componentStyle({
  ...textStyle('body'),
  maxWidth: '100%',
  overflowX: 'auto',
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  backgroundColor: vars.elevation.card.surface,
  boxShadow: vars.elevation.card.shadow,
  fontFamily: vars.font.mono,
})

/** Text from a file: its parts keep their distance, and more of it before a heading. */
export const flow = componentStyle({})
globalStyle(`${flow} > div`, {
  '@layer': { [layers.components]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } },
})
globalStyle(`${flow} :is(h2, h3)`, { '@layer': { [layers.overrides]: { marginBlockStart: vars.space[6] } } })

export const examples = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const example = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Both sides share their rows, so the words of both begin on one line.
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.elevation.card.surface,
  boxShadow: vars.elevation.card.shadow,
})

export const stage = componentStyle({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '9rem',
  padding: vars.space[6],
  // The frame keeps what is positioned, and what is on top, to itself.
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  backgroundColor: vars.color.surface.page,
})

export const stageInner = componentStyle({ minWidth: 0, maxWidth: '100%' })

export const verdict = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  padding: vars.space[4],
  borderBlockStart: `${vars.size.ringWidth} solid`,
})

export const verdicts = componentVariants({
  do: { borderBlockStartColor: vars.color.status.success.fg },
  dont: { borderBlockStartColor: vars.color.status.danger.fg },
})

export const verdictWord = componentStyle({
  ...textStyle('label'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
})

export const verdictColors = componentVariants({
  do: { color: vars.color.status.success.fg },
  dont: { color: vars.color.status.danger.fg },
})

export const frames = componentVariants({
  whole: { width: '100%' },
  phone: { width: `${viewports.phone.width / 16}rem`, maxWidth: '100%' },
})

export const frame = componentStyle({
  display: 'block',
  borderRadius: vars.radius.medium,
  boxShadow: vars.elevation.card.shadow,
  backgroundColor: vars.color.surface.page,
})

export const summary = componentStyle({
  ...textStyle('label'),
  cursor: 'pointer',
  color: vars.color.text.link,
  width: 'fit-content',
  borderRadius: vars.radius.small,
})

/** What Storybook draws stays within the page; its tables scroll inside themselves on a phone. */
export const storybookBlock = componentStyle({ minWidth: 0, overflowX: 'auto', paddingBlock: '1px' })

/** Storybook's blocks bring margins of their own, outside every layer; space belongs to the page here. */
const own = (selector: string, rule: Readonly<Record<string, string>>) =>
  globalStyle(selector, { '@layer': { [layers.overrides]: rule } })
own(`${page} .sbdocs-preview, ${page} .docblock-source`, { margin: '0 !important' })
own(`${page} .sbdocs-preview-actions`, { margin: `calc(-1 * ${vars.space[2]}) 0 0 !important` })
own(`${storybookBlock} .docblock-argstable`, { marginBlock: `${vars.space[2]} !important` })
