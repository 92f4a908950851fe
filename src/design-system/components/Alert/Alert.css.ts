import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const alert = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `${vars.size.hairline} solid`,
  borderRadius: vars.radius.medium,
})

/**
 * A button is higher than a line: icon, first line, button and cross then share the button's middle, with less space around them.
 */
export const besideAction = componentStyle({ paddingBlock: vars.space[3] })

/** In the middle of the first line. */
export const icon = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  selectors: { [`${besideAction} > &`]: { height: vars.size.control.sm } },
})

const toneOf = ({ bg, border, fg }: { bg: string; border: string; fg: string }) => ({
  backgroundColor: bg,
  borderColor: border,
  color: fg,
})

export const tones = componentVariants({
  info: toneOf(vars.color.status.info),
  success: toneOf(vars.color.status.success),
  warning: toneOf(vars.color.status.warning),
  danger: toneOf(vars.color.status.danger),
})

export const body = componentStyle({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minWidth: 0,
})

export const textColumn = componentStyle({
  flex: '1 1 14rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { [`${besideAction} &`]: { paddingBlock: vars.space['1.5'] } },
})

export const action = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.control.sm,
})

export const title = componentStyle({ ...textStyle('label'), fontWeight: vars.font.weight.semibold })

export const text = componentStyle({ ...textStyle('body'), color: vars.color.text.default })

/** The cross stands in the corner: its icon, not its box, keeps the distance of the padding. */
export const dismiss = componentStyle({
  display: 'flex',
  flexShrink: 0,
  margin: `calc(-1 * ${vars.space['1.5']})`,
  selectors: { [`${besideAction} > &`]: { marginBlock: 0 } },
})
