import { componentStyle } from '../../styles/layers.ts'
import { vars } from '../../tokens/vars.css.ts'

export const boxes = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minWidth: 0 })

/** Below a parent box the others align with its label. */
export const children = componentStyle({ paddingInlineStart: `calc(${vars.size.checkbox} + ${vars.space[3]})` })
