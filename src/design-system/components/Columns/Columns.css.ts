import { layoutStyle, layoutVariants } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'

/** The whole row, also within another one: the actions of a page header on a phone. */
export const root = layoutStyle({ display: 'grid', width: '100%' })

/** `content` is as wide as its content, `fill` takes the rest. */
const templates = {
  equal: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  'content-fill': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  'fill-content': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  'one-two': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
  'two-one': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
} as const

export const template = layoutVariants(templates, (rule) => rule)

export const collapseBelow = layoutVariants({ tablet: media.belowTablet, desktop: media.belowDesktop }, (query) => ({
  '@media': { [query]: { gridAutoFlow: 'row', gridTemplateColumns: 'minmax(0, 1fr)' } },
}))
