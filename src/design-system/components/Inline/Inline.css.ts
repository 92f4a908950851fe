import { globalStyle } from '@vanilla-extract/css'
import { layers, layoutStyle, layoutVariants } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'

export const root = layoutStyle({ display: 'flex', minWidth: 0 })

// One long word in a child does not make the row, and with it the page, wider than its place.
globalStyle(`${root} > *`, { '@layer': { [layers.components]: { maxWidth: '100%' } } })

export const wrap = layoutVariants({ true: 'wrap', false: 'nowrap' } as const, (flexWrap) => ({ flexWrap }))

export const collapseBelow = layoutVariants({ tablet: media.belowTablet, desktop: media.belowDesktop }, (query) => ({
  '@media': { [query]: { flexDirection: 'column', alignItems: 'stretch' } },
}))
