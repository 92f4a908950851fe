import { globalStyle } from '@vanilla-extract/css'
import { componentStyle, layers } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { textStyle, tabularFigures } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const bar = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minWidth: 0 })

/** Search and filters in columns of one width, as many as fit. On a phone the search and the button that opens the sheet. */
export const controls = componentStyle({
  display: 'flex',
  alignItems: 'end',
  gap: vars.space[3],
  minWidth: 0,
  '@media': {
    [media.fromTablet]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.25rem, 100%), 1fr))' },
  },
})

export const search = componentStyle({
  flex: '1 1 0',
  minWidth: 0,
  '@media': { [media.fromDesktop]: { gridColumn: 'span 2' } },
})

/** The filters of a sheet stand below each other. */
export const stack = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })

/** The same height with and without tags, so that the first filter moves nothing. */
export const outcome = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.control.sm,
})

export const count = componentStyle({
  ...textStyle('label'),
  ...tabularFigures,
  marginInlineEnd: vars.space[1],
  color: vars.color.text.default,
})

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginInlineStart: 'auto',
  // On a phone the tags and the actions are on separate lines.
  '@media': { [media.belowTablet]: { selectors: { 'ul ~ &': { flexBasis: '100%', justifyContent: 'flex-end' } } } },
})

/** Its items stand in the same lines as the count and the button. */
export const tags = componentStyle({ display: 'contents' })
export const tag = componentStyle({
  display: 'flex',
  minWidth: 0,
  maxWidth: '100%',
  // The button after it reaches out by its padding, so that its text aligns with the tags at the start of a line.
  selectors: { '&:last-child': { marginInlineEnd: vars.space[3] } },
})

// Two dates need the space of two filters.
globalStyle(`${controls} > [data-component='DateRangePicker']`, {
  '@layer': { [layers.components]: { '@media': { [media.fromTablet]: { gridColumn: 'span 2' } } } },
})

// With a coarse pointer fields are higher than buttons, so the button beside the search has the height of a field.
globalStyle(`${controls} > [data-component='Button']`, {
  '@layer': { [layers.components]: { '@media': { [media.coarsePointer]: { minHeight: vars.size.control.lg } } } },
})
