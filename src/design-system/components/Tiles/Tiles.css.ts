import { layoutStyle } from '../../styles/layers.ts'
import { responsiveVariants } from '../../styles/responsive-variants.ts'

export const root = layoutStyle({ display: 'grid' })

export const columns = responsiveVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 } as const, (count) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
}))
