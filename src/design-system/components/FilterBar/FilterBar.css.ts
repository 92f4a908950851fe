import { globalStyle } from '@vanilla-extract/css'
import { componentStyle, layers } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { visuallyHidden } from '../../styles/mixins.ts'
import { textStyle, tabularFigures } from '../../styles/type.ts'
import { frameRadius } from '../private/Field/InputFrame.css.ts'
import { vars } from '../../tokens/vars.css.ts'

export const bar = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minWidth: 0 })

/** Search, filters, count and actions in one line, which breaks only where they do not fit. On a phone the search and the button that opens the sheet. */
export const controls = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  // Fields as high as the small buttons beside them, with the same corners; with a coarse pointer they are higher.
  vars: { [vars.size.control.md]: vars.size.control.sm, [frameRadius]: vars.radius.small },
  '@media': { [media.coarsePointer]: { vars: { [frameRadius]: vars.radius.medium } } },
})

export const search = componentStyle({
  flex: '1 1 12rem',
  minWidth: 0,
  '@media': { [media.fromTablet]: { flexBasis: '14rem', maxWidth: '20rem' } },
})

/** A filter in the line: its field is as wide as a choice needs, and its name is in what it shows. */
export const filters = componentStyle({ display: 'contents' })

/** The filters of a sheet stand below each other. */
export const stack = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })

/** The count and the actions: the end of the line. */
export const outcome = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: vars.size.control.sm,
  '@media': { [media.fromTablet]: { flex: '1 0 auto', justifyContent: 'flex-end' } },
})

/** On a phone, below the search; it breaks instead of making the page wider than the window. */
export const ownLine = componentStyle({ flexBasis: '100%' })

/** At least as wide as a likely number, which it does not show. */
export const count = componentStyle({
  ...textStyle('body'),
  ...tabularFigures,
  display: 'grid',
  marginInlineEnd: vars.space[1],
  color: vars.color.text.muted,
  whiteSpace: 'nowrap',
  '::before': { content: 'attr(data-likely)', gridArea: '1 / 1', visibility: 'hidden' },
  '@media': { [media.fromTablet]: { justifyItems: 'end' } },
})
globalStyle(`${count} > *`, { '@layer': { [layers.components]: { gridArea: '1 / 1' } } })

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const active = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
})

/** Its items stand in the same lines as the button. */
export const tags = componentStyle({ display: 'contents' })
export const tag = componentStyle({
  display: 'flex',
  minWidth: 0,
  maxWidth: '100%',
  // The button after it reaches out by its padding, so that its text aligns with the tags at the start of a line.
  selectors: { '&:last-child': { marginInlineEnd: vars.space[3] } },
})

// Before a line breaks its filters become as narrow as they can; they take the free space of the line before the search and the count do.
globalStyle(`${filters} > *`, {
  '@layer': { [layers.components]: { flex: '100 1 7rem', minWidth: '7rem', maxWidth: '9.5rem' } },
})
// What a field shows says what it is about; a name above each would make the line twice as high.
globalStyle(`${filters} [data-field-label]`, { '@layer': { [layers.components]: visuallyHidden } })
// Two dates need the space of two filters.
globalStyle(`${filters} > [data-component='DateRangePicker']`, {
  '@layer': { [layers.components]: { flexBasis: '17rem', maxWidth: '17rem' } },
})

// With a coarse pointer fields are higher than buttons, so the button beside the search has the height of a field.
globalStyle(`${search} + [data-component='Button']`, {
  '@layer': { [layers.components]: { '@media': { [media.coarsePointer]: { minHeight: vars.size.control.lg } } } },
})
