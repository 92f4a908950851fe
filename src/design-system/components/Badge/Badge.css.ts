import { createVar } from '@vanilla-extract/css'
import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const badge = componentStyle({
  ...textStyle('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxWidth: '100%',
  paddingBlock: vars.space['0.5'],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.full,
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
})

export const text = componentStyle({ overflow: 'hidden', textOverflow: 'ellipsis' })

const softBg = createVar()
const softFg = createVar()
const solidBg = createVar()
const solidFg = createVar()

type Status = { bg: string; fg: string; solid: string; onSolid: string }

const toneOf = ({ bg, fg, solid, onSolid }: Status) => ({
  vars: { [softBg]: bg, [softFg]: fg, [solidBg]: solid, [solidFg]: onSolid },
})

const { action, accent, status } = vars.color

export const tones = componentVariants({
  neutral: toneOf(status.neutral),
  primary: toneOf({
    bg: action.primary.soft,
    fg: action.primary.softOn,
    solid: action.primary.rest,
    onSolid: action.primary.on,
  }),
  accent: toneOf({ bg: accent.soft, fg: accent.fg, solid: accent.solid, onSolid: accent.onSolid }),
  success: toneOf(status.success),
  warning: toneOf(status.warning),
  danger: toneOf(status.danger),
  info: toneOf(status.info),
})

export const variants = componentVariants({
  soft: { backgroundColor: softBg, color: softFg },
  solid: { backgroundColor: solidBg, color: solidFg },
})
