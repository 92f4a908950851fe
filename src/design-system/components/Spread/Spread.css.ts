import { layoutStyle, layoutVariants } from '../../styles/layers.ts'

export const root = layoutStyle({ display: 'flex', justifyContent: 'space-between', minWidth: 0 })

export const wrap = layoutVariants({ true: 'wrap', false: 'nowrap' } as const, (flexWrap) => ({ flexWrap }))
