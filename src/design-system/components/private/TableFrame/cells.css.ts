import { fallbackVar } from '@vanilla-extract/css'
import { componentStyle, componentVariants } from '../../../styles/layers.ts'
import { media } from '../../../styles/media.ts'
import { stickyTop } from '../../../styles/mixins.ts'
import { tabularFigures, textStyle } from '../../../styles/type.ts'
import { vars } from '../../../tokens/vars.css.ts'
import { type ColumnPriority, withoutRoomFor } from './priorities.ts'
import { blockPadding, leastHeight } from './TableFrame.css.ts'

const hideIn = (query: string) => ({ '@media': { [query]: { display: 'none' } } })

export const hideBelow = componentVariants({
  tablet: hideIn(media.belowTablet),
  desktop: hideIn(media.belowDesktop),
  wide: hideIn(media.belowWide),
})

const hideWithout = (priority: ColumnPriority) => ({
  '@container': { [withoutRoomFor(priority)]: { display: 'none' } },
})

/** Leaves a column out of a table that has no room for it. */
export const priorities = componentVariants({
  high: hideWithout('high'),
  medium: hideWithout('medium'),
  low: hideWithout('low'),
})

/** The last visible cell, when all cells after it are hidden. */
const lastIn = (query: string, ...hidden: readonly string[]) => ({
  [query]: {
    selectors: {
      [`&:not(:has(~ :not(${hidden.map((name) => `.${name}`).join(', ')})))`]: {
        paddingInlineEnd: vars.space[5],
      },
    },
  },
})

const cell = componentStyle({
  paddingInline: vars.space[3],
  overflowWrap: 'break-word',
  textAlign: 'start',
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space[5] },
    '&:last-child': { paddingInlineEnd: vars.space[5] },
  },
  '@media': {
    ...lastIn(media.belowWide, hideBelow.wide),
    ...lastIn(media.belowDesktop, hideBelow.wide, hideBelow.desktop),
    ...lastIn(media.belowTablet, hideBelow.wide, hideBelow.desktop, hideBelow.tablet),
  },
  '@container': {
    ...lastIn(withoutRoomFor('low'), priorities.low),
    ...lastIn(withoutRoomFor('medium'), priorities.low, priorities.medium),
    ...lastIn(withoutRoomFor('high'), priorities.low, priorities.medium, priorities.high),
  },
})

export const bodyCell = componentStyle([
  cell,
  {
    // Cells grow beyond their height.
    height: fallbackVar(leastHeight, 'auto'),
    paddingBlockStart: blockPadding,
    // The line below a row is part of its height.
    paddingBlockEnd: `calc(${blockPadding} - ${vars.size.hairline})`,
    borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border.subtle}`,
    color: vars.color.text.default,
    verticalAlign: 'middle',
    selectors: { 'tbody:last-child > tr:last-child > &': { borderBlockEnd: 0 } },
  },
])

export const rowHeader = componentStyle({ fontWeight: vars.font.weight.medium })

export const headerCell = componentStyle([
  cell,
  {
    ...textStyle('caption'),
    height: vars.size.control.sm,
    paddingBlock: vars.space[1],
    borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border.subtle}`,
    backgroundColor: vars.elevation.card.surface,
    color: vars.color.text.muted,
    fontWeight: vars.font.weight.medium,
    verticalAlign: 'middle',
  },
])

/** The style of a data row; with a hover colour only where the row has a link. */
export const bodyRow = componentStyle({
  selectors: {
    '[data-sticky-column] &': { backgroundColor: vars.elevation.card.surface },
    "&[data-state='selected']": { backgroundColor: vars.color.surface.selected },
    '&[data-clickable]': { cursor: 'pointer' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&[data-clickable]:hover': { backgroundColor: vars.color.surface.hover },
        "&[data-state='selected']:hover": {
          backgroundColor: vars.color.surface.selectedHover,
          // A quiet button has the colour of this surface, on which it would look like plain text.
          vars: { [vars.color.action.primary.soft]: vars.color.action.primary.softHover },
        },
      },
    },
    [media.forcedColors]: {
      selectors: {
        "&[data-state='selected']": {
          outline: `${vars.size.ringWidth} solid Highlight`,
          outlineOffset: `calc(-1 * ${vars.size.ringWidth})`,
        },
      },
    },
  },
})

export const aligns = componentVariants({ start: {}, end: { ...tabularFigures, textAlign: 'end' } })

/** Sticks below the app's top bar, or to the top of the box the table scrolls in. */
export const stickyHead = componentStyle({
  position: 'sticky',
  top: `var(${stickyTop}, 0px)`,
  zIndex: vars.zIndex.sticky,
  selectors: { '[data-overflowing] &': { top: 0 } },
})
