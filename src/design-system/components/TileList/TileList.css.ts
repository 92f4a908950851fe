import { globalStyle } from '@vanilla-extract/css'
import { componentStyle, layers } from '../../styles/layers.ts'
import { clearOfBars } from '../../styles/mixins.ts'
import { responsiveVariants } from '../../styles/responsive-variants.ts'
import { vars } from '../../tokens/vars.css.ts'

const space = vars.space[4]

export const root = componentStyle({
  display: 'grid',
  columnGap: space,
  // The last line has the space of its tiles below it, too.
  marginBlock: `0 calc(-1 * ${space})`,
  marginInline: 0,
  padding: 0,
  listStyle: 'none',
})

export const columns = responsiveVariants({ 1: 1, 2: 2, 3: 3, 4: 4 } as const, (count) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
}))

/** The space between lines belongs to the tiles, so that a line is as high as what is measured of it. */
export const tile = componentStyle({ display: 'grid', minWidth: 0, paddingBlockEnd: space })

globalStyle(`${tile} a, ${tile} button, ${tile} input`, {
  '@layer': { [layers.components]: clearOfBars },
})
