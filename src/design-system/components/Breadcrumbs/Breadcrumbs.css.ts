import { componentStyle } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { onceScrolled } from '../../styles/once-scrolled.css.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color, space } = vars

export const nav = componentStyle({ ...textStyle('body'), minWidth: 0, color: color.text.muted })

/** One line. The page's own name is shortened first, because the title shows it in full. */
export const list = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space['0.5'],
  minHeight: vars.size.control.sm,
  // The first word, not the space for its focus ring, aligns with the page's edge.
  marginInlineStart: `calc(-1 * ${space[1]})`,
  '@media': { [media.belowTablet]: { display: 'none' } },
})

export const crumb = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space['0.5'],
  flex: '0 1 auto',
  minWidth: space[16],
})
/** The pages above do not shrink the name of the current page. */
export const ancestor = componentStyle({ maxWidth: `calc(8 * ${space[16]})` })
/** Takes all the shrinking until only its beginning is left: a little less space would cut the last letters of the others. */
export const here = componentStyle({ flexShrink: 1_000_000, minWidth: `calc(2 * ${space[16]})` })
/** In the top bar the title right below it says the same, until it has scrolled away. */
export const inTopBar = componentStyle({
  '@supports': Object.fromEntries(
    Object.entries(onceScrolled).map(([support, rule]) => [support, { selectors: { '[data-part="Trail"] &': rule } }]),
  ),
})
export const fixed = componentStyle({ flexShrink: 0, minWidth: 0 })
export const separator = componentStyle({ display: 'flex', flexShrink: 0, color: color.text.subtle })

const oneLine = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const quietLink = {
  borderRadius: vars.radius.small,
  color: color.text.muted,
  '@media': {
    [media.coarsePointer]: { paddingBlock: space[3] },
    [media.hover]: {
      ':hover': { color: color.text.default, textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
    },
  },
} as const

export const link = componentStyle({
  ...oneLine,
  ...quietLink,
  paddingInline: space[1],
  paddingBlock: space['0.5'],
  ':focus-visible': { outlineOffset: 0 },
})

export const current = componentStyle({
  ...oneLine,
  paddingInline: space[1],
  color: color.text.default,
  fontWeight: vars.font.weight.medium,
})

/** A phone has space for one link: the parent. */
export const back = componentStyle({
  ...textStyle('label'),
  ...quietLink,
  display: 'none',
  alignItems: 'center',
  gap: space[1],
  width: 'fit-content',
  maxWidth: '100%',
  minHeight: vars.size.control.sm,
  '@media': { ...quietLink['@media'], [media.belowTablet]: { display: 'flex' } },
})

export const backIcon = componentStyle({ display: 'flex', flexShrink: 0 })
export const backLabel = componentStyle(oneLine)
