import { vars } from '../tokens/vars.css.ts'
import { responsiveVariants } from './responsive-variants.ts'

/** The space between the children of a layout component; shared, so that it is in the stylesheet once. */
export const gap = responsiveVariants(vars.space, (space) => ({ gap: space }))
