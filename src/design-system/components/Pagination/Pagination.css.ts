import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { tabularFigures, textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

/** A container query on its own width, because it is also used in drawers and beside panels. */
export const root = componentStyle({ containerType: 'inline-size', width: '100%' })

const compact = '(max-width: 40rem)'

export const row = componentStyle({
  ...textStyle('body'),
  ...tabularFigures,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  color: vars.color.text.muted,
  '@container': { [compact]: { flexDirection: 'column', alignItems: 'stretch' } },
})

export const range = componentStyle({
  borderRadius: vars.radius.small,
  '@container': { [compact]: { textAlign: 'center' } },
})

export const controls = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  '@container': { [compact]: { justifyContent: 'space-between' } },
})

export const position = componentStyle({ display: 'none', '@container': { [compact]: { display: 'block' } } })

export const pages = componentStyle({
  display: 'flex',
  gap: vars.space['0.5'],
  '@container': { [compact]: { display: 'none' } },
})

const control = {
  ...textStyle('label'),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  minWidth: vars.size.control.sm,
  minHeight: vars.size.control.sm,
  borderRadius: vars.radius.small,
  color: vars.color.text.default,
  textAlign: 'center',
} as const

export const looks = componentVariants({
  step: {
    ...control,
    paddingInline: vars.space[2],
    selectors: { "&[aria-disabled='true']": { color: vars.color.text.disabled, cursor: 'not-allowed' } },
    '@media': {
      [media.hover]: {
        selectors: { "&:hover:not([aria-disabled='true'])": { backgroundColor: vars.color.surface.hover } },
      },
      [media.coarsePointer]: { minHeight: vars.size.hitArea, paddingInline: vars.space[3] },
      [media.forcedColors]: { selectors: { "&[aria-disabled='true']": { color: 'GrayText' } } },
    },
  },
  page: {
    ...control,
    ...tabularFigures,
    paddingInline: vars.space[2],
    selectors: {
      "&[aria-current='page']": {
        backgroundColor: vars.color.action.primary.soft,
        color: vars.color.action.primary.softOn,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: { "&:hover:not([aria-current='page'])": { backgroundColor: vars.color.surface.hover } },
      },
      [media.coarsePointer]: { minWidth: vars.size.hitArea, minHeight: vars.size.hitArea },
      [media.forcedColors]: {
        selectors: { "&[aria-current='page']": { outline: `${vars.size.ringWidth} solid Highlight` } },
      },
    },
  },
})

/** As wide as a page's number, so that the row does not change its width. */
export const gap = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.size.control.sm,
  minHeight: vars.size.control.sm,
  '@media': { [media.coarsePointer]: { minWidth: vars.size.hitArea, minHeight: vars.size.hitArea } },
})
