import { componentStyle } from '@/design-system/styles/layers.ts'
import { media } from '@/design-system/styles/media.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

/** Poster and cost stay in view while the form beside them is filled in. */
export const aside = componentStyle({
  minWidth: 0,
  '@media': {
    [media.fromDesktop]: { position: 'sticky', top: `calc(${vars.layout.topBar.height} + ${vars.space[6]})` },
  },
})
