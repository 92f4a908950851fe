import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { tabularFigures, textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'
import * as choice from '../private/CheckControl/CheckControl.css.ts'

export const cards = componentStyle({ display: 'grid', gap: vars.space[3], minWidth: 0 })

export const layouts = componentVariants({
  grid: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))' },
  list: { gridTemplateColumns: 'minmax(0, 1fr)' },
})

export const card = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  columnGap: vars.space[3],
  padding: vars.space[4],
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.default,
  cursor: 'pointer',
  selectors: {
    '&:hover:has(input:enabled)': { borderColor: vars.color.border.controlHover },
    '[aria-invalid="true"] &': { borderColor: vars.color.status.danger.fg },
    '&:has(input:checked), &:hover:has(input:checked:enabled)': {
      borderColor: vars.color.border.selected,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border.selected}`,
      backgroundColor: vars.color.surface.selected,
    },
    '&:has(input:focus-visible)': {
      outline: `${vars.size.ringWidth} solid ${vars.color.focus.ring}`,
      outlineOffset: vars.size.ringOffset,
    },
    '&:has(input:disabled)': {
      borderColor: vars.color.border.subtle,
      boxShadow: 'none',
      backgroundColor: vars.color.surface.disabled,
      color: vars.color.text.disabled,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:has(input:checked)': {
          borderColor: 'Highlight',
          outline: `${vars.size.hairline} solid Highlight`,
          outlineOffset: '0',
        },
        '&:has(input:disabled)': { borderColor: 'GrayText', color: 'GrayText', outlineColor: 'GrayText' },
      },
    },
  },
})

/** In a list the price has a column of its own, so that prices share an edge and stand in the middle of their cards. */
export const cardLayouts = componentVariants({
  grid: {},
  list: { '@media': { [media.fromTablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) fit-content(50%)' } } },
})

/** The card shows the ring. */
export const radio = componentStyle({
  selectors: {
    '&:focus-visible': { outline: 'none' },
    // The card is as grey as a disabled radio button, so only an edge distinguishes the two.
    [`${choice.radio}&:disabled`]: { borderColor: vars.color.text.disabled },
  },
  '@media': { [media.forcedColors]: { selectors: { [`${choice.radio}&:disabled`]: { borderColor: 'GrayText' } } } },
})

/** As high as the title's line. */
export const control = componentStyle({ display: 'grid', placeItems: 'center', height: vars.type.body.lineHeight })

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  minWidth: 0,
})

/** In a list a badge stays with its title. */
export const headLayouts = componentVariants({
  grid: {},
  list: { '@media': { [media.fromTablet]: { justifyContent: 'flex-start' } } },
})

export const title = componentStyle({ ...textStyle('label'), minWidth: 0, overflowWrap: 'anywhere' })

export const badges = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  // A badge is a little higher than the line it stands in and must not push it down.
  marginBlock: `calc(-1 * ${vars.space['0.5']})`,
  // Nothing shines on a card that cannot be chosen.
  selectors: { [`${card}:has(input:disabled) &`]: { opacity: 0.7, filter: 'grayscale(1)' } },
  '@media': { [media.forcedColors]: { selectors: { [`${card}:has(input:disabled) &`]: { opacity: 1 } } } },
})

/** Text above, price at the bottom: prices of one row of cards align, however long the texts are. */
export const body = componentStyle({ gridColumn: 2, display: 'flex', flexDirection: 'column', minWidth: 0 })

export const bodyLayouts = componentVariants({
  grid: { justifyContent: 'space-between' },
  // Its text and its price become cells of the card.
  list: { '@media': { [media.fromTablet]: { display: 'contents' } } },
})

/** Not greyed with its card, because it says why the card cannot be chosen. */
export const description = componentStyle({
  ...textStyle('body'),
  gridColumn: 2,
  paddingTop: vars.space['0.5'],
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
})

export const price = componentStyle({ ...textStyle('title'), ...tabularFigures, overflowWrap: 'anywhere' })

export const priceLayouts = componentVariants({
  grid: { paddingTop: vars.space[4] },
  list: {
    paddingTop: vars.space[2],
    '@media': {
      [media.fromTablet]: {
        gridColumn: 3,
        gridRow: '1 / span 2',
        alignSelf: 'center',
        paddingTop: 0,
        paddingInlineStart: vars.space[3],
        textAlign: 'end',
      },
    },
  },
})
