import { componentStyle } from '@/design-system/styles/layers.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

const frame = { display: 'block', width: '100%', border: 0, borderRadius: vars.radius.medium } as const

export const image = componentStyle({ ...frame, maxHeight: '32rem', objectFit: 'contain' })

export const page = componentStyle({ ...frame, height: '32rem' })
