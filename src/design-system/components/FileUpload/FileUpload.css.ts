import { componentStyle } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { tabularFigures, textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const list = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  marginTop: vars.space[2],
})

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: vars.space[3],
  padding: vars.space[2],
  paddingInlineEnd: vars.space[1],
  border: `${vars.size.hairline} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.raised,
  selectors: { '&[data-state="failed"], &[data-state="rejected"]': { borderColor: vars.color.status.danger.border } },
})

export const tile = componentStyle({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control.md,
  height: vars.size.control.md,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface.sunken,
  color: vars.color.text.muted,
  '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
})

/** The two lines of most files stand in the middle of the tile. */
export const textColumn = componentStyle({ minWidth: 0, paddingBlock: vars.space['0.5'] })

export const name = componentStyle({
  display: 'block',
  ...textStyle('label'),
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.text.default,
})

export const facts = componentStyle({
  ...textStyle('caption'),
  ...tabularFigures,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  color: vars.color.text.muted,
})

export const state = componentStyle({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space[1],
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '[data-state="done"] &': { color: vars.color.status.success.fg },
    '[data-state="failed"] &, [data-state="rejected"] &': { color: vars.color.status.danger.fg },
  },
})

export const actions = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.size.control.md,
})

/** Its space is reserved while a file uploads, so that nothing moves when the first progress event arrives. */
export const progress = componentStyle({
  gridColumn: '1 / -1',
  padding: `${vars.space[2]} ${vars.space[1]} ${vars.space['0.5']} 0`,
})
