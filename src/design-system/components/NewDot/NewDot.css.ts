import { componentStyle } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { visuallyHidden } from '../../styles/mixins.ts'
import { tabularFigures, textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const root = componentStyle({
  ...textStyle('caption'),
  ...tabularFigures,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  position: 'relative',
  fontWeight: vars.font.weight.semibold,
  color: vars.color.text.default,
  whiteSpace: 'nowrap',
})

export const dot = componentStyle({
  flexShrink: 0,
  width: vars.space[2],
  height: vars.space[2],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent.solid,
  // Gold alone does not reach 3:1 on white; its edge does.
  border: `${vars.size.hairline} solid ${vars.color.accent.fg}`,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', borderColor: 'CanvasText' } },
})

export const label = componentStyle(visuallyHidden)
