import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const pill = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minWidth: 0,
  borderRadius: vars.radius.full,
  // As high as the line it stands in: in the middle of the letters it would stretch that line, and a table's row with it.
  verticalAlign: 'top',
})

/** The padding at the icon is smaller than at the text: a round icon in a round end looks further in than it is. */
export const sizes = componentVariants({
  sm: {
    ...textStyle('caption'),
    fontWeight: vars.font.weight.medium,
    gap: vars.space[1],
    paddingBlock: vars.space['0.5'],
    paddingInlineStart: vars.space[1],
    paddingInlineEnd: vars.space[2],
  },
  md: {
    ...textStyle('label'),
    gap: vars.space['1.5'],
    paddingBlock: vars.space['0.5'],
    paddingInlineStart: vars.space['1.5'],
    paddingInlineEnd: vars.space[3],
  },
})

/** The edge lies inside: it gives the pale backgrounds a shape without taking space. */
const toneOf = ({ bg, fg, border }: { bg: string; fg: string; border: string }) => ({
  backgroundColor: bg,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${border}`,
  color: fg,
  '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
})

/**
 * A state that is as it should be is plain text beside its icon: only exceptions have a surface, so that they are seen. The text begins where the
 * column's header begins.
 */
const quiet = ({ fg }: { fg: string }) => ({
  ...textStyle('body'),
  gap: vars.space['1.5'],
  paddingBlock: 0,
  paddingInline: 0,
  color: fg,
})

const { action, status, text } = vars.color

export const tones = componentVariants({
  neutral: quiet({ fg: text.subtle }),
  info: quiet(status.info),
  success: quiet(status.success),
  warning: toneOf(status.warning),
  danger: toneOf(status.danger),
  brand: toneOf({ bg: action.primary.soft, fg: action.primary.softOn, border: action.primary.softHover }),
})

export const word = componentStyle({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    [`:is(${tones.info}, ${tones.success}) > &`]: { color: text.default },
    [`${tones.neutral} > &`]: { color: text.muted },
  },
})
