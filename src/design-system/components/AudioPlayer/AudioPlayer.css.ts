import { componentStyle } from '../../styles/layers.ts'
import { tabularFigures, textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const root = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minWidth: 0,
})

export const text = componentStyle({ display: 'grid', flex: '1 1 0', minWidth: 0 })

export const title = componentStyle({ ...textStyle('label'), minWidth: 0 })

export const progress = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 })

export const time = componentStyle({
  ...textStyle('caption'),
  ...tabularFigures,
  flexShrink: 0,
  color: vars.color.text.muted,
})

/** As high as the slider, so that a failure moves nothing. */
export const failure = componentStyle({
  ...textStyle('caption'),
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.space[6],
  color: vars.color.status.danger.fg,
})
