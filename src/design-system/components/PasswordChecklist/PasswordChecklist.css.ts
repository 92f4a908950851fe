import { globalStyle } from '@vanilla-extract/css'
import { componentStyle, layers } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { visuallyHidden } from '../../styles/mixins.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const checklist = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[2] })

export const title = componentStyle({ ...textStyle('caption'), color: vars.color.text.muted })

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  columnGap: vars.space[4],
  rowGap: vars.space['1.5'],
})

export const rule = componentStyle({
  ...textStyle('caption'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: vars.color.text.muted,
  selectors: { '&[data-met="true"]': { color: vars.color.text.default } },
})

/** An empty ring that is filled with a tick: the shape distinguishes the two, not the colour alone. */
export const mark = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.size.icon.sm,
  height: vars.size.icon.sm,
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.full,
  selectors: {
    '[data-met="true"] > &': {
      borderColor: vars.color.status.success.solid,
      backgroundColor: vars.color.status.success.solid,
      color: vars.color.status.success.onSolid,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '[data-met="true"] > &': { color: 'CanvasText' } } } },
})

// A tick of 10 px inside the ring of 16 px.
globalStyle(`${mark} svg`, { '@layer': { [layers.components]: { width: '0.625rem', height: '0.625rem' } } })

export const hidden = componentStyle(visuallyHidden)
