import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

const lineWidth = vars.size.ringWidth

export const timeline = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** The line runs from below one sign to above the next, through the space between the events. */
export const event = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.space[6]} minmax(0, 1fr)`,
  columnGap: vars.space[3],
  paddingBottom: vars.space[6],
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: `calc(${vars.space[6]} + ${vars.space[1]})`,
      insetBlockEnd: vars.space[1],
      insetInlineStart: `calc((${vars.space[6]} - ${lineWidth}) / 2)`,
      width: lineWidth,
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.border.subtle,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:not(:last-child)::before': { backgroundColor: 'GrayText' } } } },
})

export const sign = componentStyle({
  display: 'grid',
  placeItems: 'center',
  width: vars.space[6],
  height: vars.space[6],
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.full,
})

const filled = ({ bg, fg, border }: { bg: string; fg: string; border: string }) => ({
  backgroundColor: bg,
  borderColor: border,
  color: fg,
})

const { action, border, status, text } = vars.color

export const signs = componentVariants({
  done: filled(status.success),
  current: filled({ bg: action.primary.soft, fg: action.primary.softOn, border: action.primary.softHover }),
  upcoming: { borderColor: border.control, color: text.muted },
  failed: filled(status.danger),
})

export const textColumn = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  paddingTop: vars.space['0.5'],
  overflowWrap: 'anywhere',
})

export const title = componentStyle({ ...textStyle('label') })

export const titles = componentVariants({
  done: { color: text.default },
  current: { color: text.default, fontWeight: vars.font.weight.semibold },
  upcoming: { color: text.muted },
  failed: { color: status.danger.fg },
})

export const time = componentStyle({ ...textStyle('caption'), color: text.muted })

export const note = componentStyle({
  ...textStyle('body'),
  paddingTop: vars.space[1],
  color: text.muted,
  textWrap: 'pretty',
})
