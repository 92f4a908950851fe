import { componentStyle } from '@/design-system/styles/layers.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

/** As high as the first line of the feature, in whose middle the tick stands. */
export const tick = componentStyle({ display: 'flex', alignItems: 'center', height: vars.type.body.lineHeight })
