import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { vars } from '../../tokens/vars.css.ts'

// Text for screen readers has an absolute position: without this it would stand outside of the area and make the page longer.
export const root = componentStyle({
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  maxWidth: '100%',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.border.control} transparent`,
})

export const axis = componentVariants({
  vertical: { overflowX: 'hidden', overflowY: 'auto', height: '100%' },
  horizontal: { overflowX: 'auto', overflowY: 'hidden' },
})
