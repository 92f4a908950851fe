import { layoutStyle } from '../../styles/layers.css.ts'

export const root = layoutStyle({ display: 'flex', flexDirection: 'column', minWidth: 0 })
