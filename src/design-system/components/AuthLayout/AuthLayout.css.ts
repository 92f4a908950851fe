import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const layout = componentStyle({
  display: 'flex',
  minHeight: '100dvh',
  backgroundColor: vars.color.surface.raised,
})

export const panelSide = componentVariants({ start: { flexDirection: 'row' }, end: { flexDirection: 'row-reverse' } })

/** The panel stays while a long form scrolls beside it. */
export const panel = componentStyle({
  display: 'none',
  '@media': {
    [media.fromDesktop]: { display: 'block', position: 'sticky', top: 0, alignSelf: 'flex-start', flexShrink: 0 },
    print: { display: 'none' },
  },
})

export const column = componentStyle({
  display: 'flex',
  flex: '1 1 0',
  flexDirection: 'column',
  minWidth: 0,
  paddingInline: vars.space.gutter,
  paddingBlock: `${vars.space[6]} ${vars.space[8]}`,
})

export const logo = componentStyle({ lineHeight: 0, '@media': { [media.fromDesktop]: { display: 'none' } } })

// Centred by auto margins: a form taller than the window starts at its top instead of being cut off there.
export const form = componentStyle({
  width: '100%',
  maxWidth: vars.layout.form.maxWidth,
  marginInline: 'auto',
  marginBlock: `${vars.space[10]} auto`,
  '@media': { [media.fromTablet]: { marginBlock: 'auto', paddingBlock: vars.space[8] } },
})
