import { componentStyle } from '../../styles/layers.ts'
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

/** Of one size before and after its picture is there. */
export const picture = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.sunken,
  color: vars.color.text.muted,
  selectors: {
    [`${tile}:hover &`]: { boxShadow: `0 0 0 ${vars.size.hairline} ${vars.color.border.controlHover}` },
  },
  '@media': { [viewport.forcedColors]: { outline: `${vars.size.hairline} solid ButtonText` } },
})

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

export const title = componentStyle({ ...textStyle('caption'), display: 'block', minWidth: 0 })
