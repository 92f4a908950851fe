import { layoutStyle, layoutVariants } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const actions = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
})

export const aligns = layoutVariants({ start: 'flex-start', end: 'flex-end', between: 'space-between' } as const, (justifyContent) => ({
  justifyContent,
}))

export const stacked = layoutStyle({
  '@media': { [media.belowTablet]: { flexDirection: 'column-reverse', flexWrap: 'nowrap', alignItems: 'stretch' } },
})
