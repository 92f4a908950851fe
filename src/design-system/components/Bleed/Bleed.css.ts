import { layoutVariants } from '../../styles/layers.ts'
import { vars } from '../../tokens/vars.css.ts'

export const horizontal = layoutVariants(vars.space, (space) => ({ marginInline: `calc(-1 * ${space})` }))
export const vertical = layoutVariants(vars.space, (space) => ({ marginBlock: `calc(-1 * ${space})` }))
