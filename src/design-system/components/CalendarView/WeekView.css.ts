import { componentStyle } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

const line = `${vars.size.hairline} solid ${vars.color.border.subtle}`

/** Seven columns; below the desktop width, seven rows. */
export const week = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  minHeight: '24rem',
  border: line,
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 0 } },
})

export const day = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: 0,
  padding: vars.space[2],
  selectors: { '& + &': { borderInlineStart: line } },
  '@media': {
    [media.belowDesktop]: { padding: vars.space[3], selectors: { '& + &': { borderInlineStart: 0, borderTop: line } } },
  },
})

export const dayTitle = componentStyle({
  ...textStyle('label'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignSelf: 'start',
  gap: vars.space[2],
  color: vars.color.text.muted,
  selectors: { '&[data-today="true"]': { color: vars.color.text.brand, fontWeight: vars.font.weight.semibold } },
})

export const list = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: 0,
  listStyle: 'none',
})

export const nothing = componentStyle({ ...textStyle('caption'), color: vars.color.text.subtle })

/** A container query, because a calendar may be in a narrow column of a wide window. */
export const agenda = componentStyle({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
})

export const agendaDay = componentStyle({
  display: 'grid',
  gridTemplateColumns: '11rem minmax(0, 1fr)',
  columnGap: vars.space[6],
  rowGap: vars.space[2],
  '@container': { '(max-width: 36rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
