import { media } from '@/design-system/styles/media.ts'
import { componentStyle } from '@/design-system/styles/layers.ts'
import { tabularFigures, textStyle } from '@/design-system/styles/type.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

export const seats = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  minWidth: 0,
})

export const row = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] })

export const fromTablet = componentStyle({ '@media': { [media.belowTablet]: { display: 'none' } } })

const place = { width: vars.size.avatar.sm, height: vars.size.avatar.sm, borderRadius: vars.radius.full } as const

export const face = componentStyle({ ...place, display: 'inline-flex' })

/** Somebody is still missing here. */
export const ring = componentStyle({
  ...place,
  border: `${vars.size.ringWidth} dashed currentColor`,
  opacity: 0.6,
  '@media': { [media.forcedColors]: { opacity: 1 } },
})

export const more = componentStyle({ ...textStyle('caption'), ...tabularFigures })

export const count = componentStyle({ ...textStyle('label'), ...tabularFigures })
