import { componentStyle } from '@/design-system/styles/layers.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

export const page = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  backgroundColor: vars.color.surface.page,
})

export const header = componentStyle({ padding: `${vars.space[6]} ${vars.space.gutter}`, lineHeight: 0 })

export const main = componentStyle({
  display: 'grid',
  flex: '1 1 auto',
  alignItems: 'center',
  // The height of the header, so that the content is centred in the window.
  paddingBottom: `calc(${vars.space[16]} + ${vars.space[4]})`,
})
