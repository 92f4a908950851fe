import { elevation } from '../../styles/elevation.ts'
import { componentStyle } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { tabularFigures, textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const root = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[2] })

export const tools = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.hitArea,
  paddingInlineStart: vars.space[4],
  selectors: { '&:empty': { display: 'none' } },
})

/** At the end, with or without a box at the start. */
export const sort = componentStyle({ display: 'flex', marginInlineStart: 'auto' })

/** One surface for all cards, separated by lines, because a phone has no width for gaps on both sides of every card. */
export const list = componentStyle({
  ...elevation('card'),
  position: 'relative',
  overflow: 'clip',
  borderRadius: vars.radius.large,
})

/** What a card has whatever stands in it. */
export const framed = componentStyle({
  selectors: {
    '& + &': { borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.subtle}` },
    "&[data-state='selected']": { backgroundColor: vars.color.surface.selected },
    '&[data-clickable]': { cursor: 'pointer' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        "&[data-clickable]:not([data-state='selected']):hover": { backgroundColor: vars.color.surface.hover },
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

export const body = componentStyle({ display: 'flex', gap: vars.space[3], padding: vars.space[4] })

export const card = componentStyle([framed, body])

/** All content aligns with the title's first letter, beside the checkbox. */
export const content = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  flex: '1 1 0',
  minWidth: 0,
})

export const head = componentStyle({ display: 'flex', alignItems: 'flex-start', gap: vars.space[2], minWidth: 0 })

/** The button is higher than the title's line and stands in its middle, with its dots above the card's inner edge. */
export const menu = componentStyle({
  display: 'flex',
  flexShrink: 0,
  marginBlock: `calc((${vars.type.body.lineHeight} - ${vars.size.control.sm}) / 2)`,
  marginInlineEnd: `calc(-1 * ${vars.space['1.5']})`,
})

export const title = componentStyle({
  ...textStyle('body'),
  flex: '1 1 0',
  minWidth: 0,
  color: vars.color.text.default,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
})

/** A long amount may take half of the line, a long title goes below itself. */
export const titleEnd = componentStyle({
  ...textStyle('body'),
  ...tabularFigures,
  flexShrink: 0,
  maxWidth: '60%',
  color: vars.color.text.default,
  fontWeight: vars.font.weight.semibold,
  textAlign: 'end',
  overflowWrap: 'anywhere',
})

export const skeletonEnd = componentStyle({ width: '25%', flexShrink: 0 })

export const status = componentStyle({ display: 'flex', minWidth: 0 })

export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[4]}`,
})

/** Half of the line; the whole of it without a neighbour, and for an amount that is wider than half and must not break. */
export const fact = componentStyle({
  flex: `1 1 calc((100% - ${vars.space[4]}) / 2)`,
  maxWidth: '100%',
})

export const factName = componentStyle({ ...textStyle('caption'), color: vars.color.text.muted })

export const factValue = componentStyle({
  ...textStyle('body'),
  color: vars.color.text.default,
  overflowWrap: 'anywhere',
})

export const foot = componentStyle({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space[4],
})

export const amount = componentStyle({ minWidth: 0 })

export const amountValue = componentStyle([factValue, { ...tabularFigures, fontWeight: vars.font.weight.semibold }])
