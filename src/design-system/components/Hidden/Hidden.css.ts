import { layoutStyle, layoutVariants } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'

/** The wrapper has no box of its own: its content stays a child of the surrounding layout. */
export const root = layoutStyle({ display: 'contents' })

const hideIn = (query: string) => ({ '@media': { [query]: { display: 'none' } } })

export const below = layoutVariants(
  { tablet: media.belowTablet, desktop: media.belowDesktop, wide: media.belowWide },
  hideIn,
)
export const from = layoutVariants(
  { tablet: media.fromTablet, desktop: media.fromDesktop, wide: media.fromWide },
  hideIn,
)
