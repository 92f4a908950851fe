import { layoutStyle, layoutVariants } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'

export const root = layoutStyle({ display: 'flex', minWidth: 0 })

export const wrap = layoutVariants({ true: 'wrap', false: 'nowrap' } as const, (flexWrap) => ({ flexWrap }))

export const collapseBelow = layoutVariants({ tablet: media.belowTablet, desktop: media.belowDesktop }, (query) => ({
  '@media': { [query]: { flexDirection: 'column', alignItems: 'stretch' } },
}))
