import { layoutStyle } from '../../styles/layers.ts'

export const root = layoutStyle({ display: 'flex', flexDirection: 'column', minWidth: 0 })
