import { componentStyle } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { visuallyHidden } from '../../styles/mixins.ts'
import { tabularFigures, textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const badge = componentStyle({
  ...textStyle('caption'),
  ...tabularFigures,
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  minWidth: vars.space[4],
  height: vars.space[4],
  paddingInline: vars.space[1],
  borderRadius: vars.radius.full,
  backgroundColor: vars.badge.countBg,
  color: vars.badge.countFg,
  fontWeight: vars.font.weight.semibold,
  whiteSpace: 'nowrap',
  '@media': { [media.forcedColors]: { outline: `${vars.size.hairline} solid CanvasText`, backgroundColor: 'Canvas' } },
})

export const label = componentStyle(visuallyHidden)
