import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { tabularFigures, textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

const previewSide = `calc(${vars.space[16]} + ${vars.space[12]})`

export const layout = componentStyle({
  display: 'grid',
  gridTemplateColumns: `auto minmax(0, 1fr)`,
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [media.narrow]: { gap: vars.space[3] } },
})

export const preview = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: previewSide,
  height: previewSide,
  overflow: 'hidden',
  border: `${vars.size.hairline} solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.surface.sunken,
  color: vars.color.text.muted,
})

export const shapes = componentVariants({
  square: { borderRadius: vars.radius.medium },
  circle: { borderRadius: vars.radius.full },
})

/** Dimmed while it uploads. */
export const picture = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  selectors: { '[data-state="uploading"] > &, [data-state="failed"] > &': { opacity: 0.5 } },
})

/** Reserves its space, so that a change of state moves nothing below. */
export const status = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.control.sm,
  marginTop: vars.space[2],
})

export const textColumn = componentStyle({
  ...textStyle('caption'),
  ...tabularFigures,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[1],
  flex: '1 1 12rem',
  minWidth: 0,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
  selectors: {
    '[data-state="done"] > &': { color: vars.color.status.success.fg },
    '[data-state="failed"] > &': { color: vars.color.status.danger.fg },
  },
})

export const bar = componentStyle({ flex: '2 1 8rem' })

export const actions = componentStyle({ display: 'flex', gap: vars.space[1] })
