import { componentStyle, componentVariants } from '@/design-system/styles/layers.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

export const panel = componentStyle({ padding: vars.space[6], borderRadius: vars.radius.medium })

export const surfaces = componentVariants({
  page: { backgroundColor: vars.color.surface.page, color: vars.color.text.default },
  raised: { backgroundColor: vars.color.surface.raised, color: vars.color.text.default },
  sidePanel: { backgroundColor: vars.sidePanel.bg, color: vars.sidePanel.fg },
})
