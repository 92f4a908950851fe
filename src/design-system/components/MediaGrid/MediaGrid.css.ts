import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { media as viewport } from '../../styles/media.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const root = componentStyle({ display: 'grid', gap: vars.space[4], minWidth: 0 })

export const tiles = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [viewport.fromTablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' } },
})

/** One area for all tiles, of the same shape however many they are. */
export const mosaic = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gridTemplateRows: 'repeat(6, minmax(0, 1fr))',
  gap: vars.space[2],
  aspectRatio: '3 / 2',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** The part of the area that a tile takes: all of it, one of two halves, or a large one beside two or three small ones. */
export const shares = componentVariants({
  whole: { gridColumn: '1 / -1', gridRow: '1 / -1' },
  half: { gridColumn: 'span 3', gridRow: '1 / -1' },
  large: { gridColumn: '1 / span 4', gridRow: '1 / -1' },
  'one of two': { gridColumn: '5 / span 2', gridRow: 'span 3' },
  'one of three': { gridColumn: '5 / span 2', gridRow: 'span 2' },
})

/** The same area without tiles. */
export const empty = componentStyle({
  ...textStyle('body'),
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  gap: vars.space[2],
  aspectRatio: '3 / 2',
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.sunken,
  color: vars.color.text.muted,
  textAlign: 'center',
})

export const sounds = componentStyle({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' })

export const item = componentStyle({ minWidth: 0 })

export const tile = componentStyle({
  display: 'grid',
  gap: vars.space[1],
  width: '100%',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'transparent',
  color: vars.color.text.default,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': {
      outline: `${vars.size.ringWidth} solid ${vars.color.focus.ring}`,
      outlineOffset: vars.size.ringWidth,
    },
  },
})

export const fills = componentStyle({ height: '100%' })

export const picture = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  gap: vars.space[1],
  minHeight: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.sunken,
  color: vars.color.text.muted,
  selectors: {
    [`${tile}:hover &`]: { boxShadow: `0 0 0 ${vars.size.hairline} ${vars.color.border.controlHover}` },
  },
  '@media': { [viewport.forcedColors]: { outline: `${vars.size.hairline} solid ButtonText` } },
})

/** Of one size before and after its picture is there. */
export const framed = componentStyle({ aspectRatio: '4 / 3' })

/** The title of a tile that has no picture, inside it. */
export const inside = componentStyle({ ...textStyle('caption'), maxWidth: '100%', paddingInline: vars.space[2] })

export const image = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})

/** What it is, over its picture. */
export const mark = componentStyle({
  position: 'absolute',
  insetInlineStart: vars.space[2],
  insetBlockEnd: vars.space[2],
  display: 'grid',
  padding: vars.space[1],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.default,
})

/** How many further things there are, over the last tile. */
export const more = componentStyle({
  ...textStyle('label'),
  position: 'absolute',
  insetInlineEnd: vars.space[2],
  insetBlockEnd: vars.space[2],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.default,
})

export const title = componentStyle({ ...textStyle('caption'), display: 'block', minWidth: 0 })
