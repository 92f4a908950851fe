import { componentStyle, componentVariants } from '@/design-system/styles/layers.ts'
import { textStyle } from '@/design-system/styles/type.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

export const pairGrid = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  gap: vars.space[2],
})

export const pair = componentStyle({
  ...textStyle('caption'),
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[3],
  borderRadius: vars.radius.small,
  border: `1px solid ${vars.color.border.subtle}`,
  overflowWrap: 'anywhere',
})

export const sample = componentStyle({ ...textStyle('label') })

export const sampleGraphic = componentStyle({ width: vars.space[8], height: vars.space[1], borderRadius: vars.radius.full })

export const row = componentStyle({ display: 'grid', gridTemplateColumns: '8rem 1fr', alignItems: 'center', gap: vars.space[4] })

export const bar = componentStyle({ height: vars.space[4], backgroundColor: vars.color.action.primary.rest })

export const shape = componentStyle({
  display: 'grid',
  placeItems: 'center',
  width: '10rem',
  height: '6rem',
  padding: vars.space[3],
})

export const shapeFill = componentStyle({ backgroundColor: vars.color.action.primary.soft, color: vars.color.action.primary.softOn })

const travel = 'calc(100% + 8rem)'

export const track = componentStyle({ width: '20rem', maxWidth: '100%', padding: vars.space[2], borderRadius: vars.radius.small, backgroundColor: vars.color.surface.sunken })

export const mover = componentStyle({
  width: vars.space[10],
  height: vars.space[10],
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.action.primary.rest,
  transitionProperty: 'transform',
})

export const moved = componentVariants({ true: { transform: `translateX(${travel})` }, false: {} })
