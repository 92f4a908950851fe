import { componentStyle, componentVariants } from '@/design-system/styles/layers.ts'
import { media } from '@/design-system/styles/media.ts'
import { visuallyHidden } from '@/design-system/styles/mixins.ts'
import { textStyle } from '@/design-system/styles/type.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

/** The cards: below each other, or in two columns with the wider one for what is read first. */
export const grid = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': {
    [media.fromDesktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[6] },
  },
})

/** A card is as high as its neighbour. */
const place = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const places = componentVariants({
  tiles: { '@media': { [media.fromDesktop]: { gridColumn: '1 / -1' } } },
  attention: { ...place, '@media': { [media.fromDesktop]: { gridColumn: 'span 2' } } },
  comingUp: place,
  spend: { ...place, '@media': { [media.fromDesktop]: { gridColumn: 'span 2' } } },
  transactions: place,
})

/** As high as a small button, so that the headings of cards beside each other stand on one line. */
export const head = componentStyle({ display: 'grid', alignItems: 'center', minHeight: vars.size.control.sm })

/** The tiles' columns follow their own width: beside the sidebar a small window has no room for four amounts. */
export const tilesFrame = componentStyle({ containerType: 'inline-size' })

export const tiles = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  '@container': { '(min-width: 56rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space[4] } },
})

/** An icon in the place of a person's picture. */
export const mark = componentStyle({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.avatar.md,
  height: vars.size.avatar.md,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.sunken,
  color: vars.color.text.muted,
})

/** A day as on a poster: the weekday in capitals above its number. */
export const day = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  width: vars.size.control.lg,
  height: vars.size.control.lg,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.sunken,
  color: vars.color.text.default,
})

export const weekday = componentStyle({
  ...textStyle('caption'),
  color: vars.color.text.muted,
  textTransform: 'uppercase',
})

export const date = componentStyle({ ...textStyle('title') })

/** The choice of a range in one line. */
export const ranges = componentStyle({ display: 'flex', gap: vars.space[1] })

/** On a phone the arrow stands alone: beside the word, what it is about would take several lines more. Screen readers read the word. */
export const verbWord = componentStyle({ '@media': { [media.belowTablet]: visuallyHidden } })

/** What pressing a row does, at its end: the whole row is the link. */
export const verb = componentStyle({
  ...textStyle('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.text.default,
  whiteSpace: 'nowrap',
})
