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
  maxWidth: '100%',
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

/** Words that do not fit end in an ellipsis. It is a hairline wider than they are, so that the edge of the last letter is not cut. */
export const text = componentStyle({
  minWidth: 0,
  paddingInlineEnd: vars.size.hairline,
  marginInlineEnd: `calc(-1 * ${vars.size.hairline})`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})

export const label = componentStyle(visuallyHidden)
