import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const root = componentStyle({ overflowWrap: 'anywhere', textWrap: 'balance' })

/** The display face is cut bold only. */
const display = { fontFamily: vars.font.display, fontWeight: vars.font.weight.bold } as const

export const look = componentVariants({
  headline: { ...textStyle('display'), ...display },
  page: { ...textStyle('heading1'), ...display },
  section: { ...textStyle('heading3'), ...display },
})

export const tone = componentVariants({ default: { color: vars.color.text.default }, inherit: { color: 'inherit' } })

export const align = componentVariants({ start: { textAlign: 'start' }, center: { textAlign: 'center' } })
