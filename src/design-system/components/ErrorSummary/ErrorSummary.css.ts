import { componentStyle } from '../../styles/layers.ts'
import { touchArea } from '../../styles/mixins.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

const { danger } = vars.color.status

export const summary = componentStyle({
  display: 'grid',
  gridTemplateColumns: `${vars.size.icon.md} minmax(0, 1fr)`,
  columnGap: vars.space[3],
  padding: vars.space[4],
  border: `${vars.size.hairline} solid ${danger.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: danger.bg,
  color: danger.fg,
})

export const title = componentStyle({ ...textStyle('label'), fontWeight: vars.font.weight.semibold })

export const list = componentStyle({
  ...textStyle('body'),
  gridColumn: 2,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space['1.5'],
  marginTop: vars.space[2],
})

export const link = componentStyle({
  position: 'relative',
  borderRadius: vars.radius.small,
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover': { color: vars.color.text.default } },
  ...touchArea,
})
