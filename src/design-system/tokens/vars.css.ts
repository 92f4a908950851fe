import { createGlobalThemeContract } from '@vanilla-extract/css'
import { themeContract } from './contract.ts'
import { scales } from './scales.ts'

/** `color.surface.page` becomes `--mq-color-surface-page`: readable, so that plain SVG and the start-up logo can use it too. */
const readableName = (_value: string | null, path: readonly string[]): string =>
  `mq-${path
    .join('-')
    .replaceAll('.', '_')
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()}`

/** The variables that a theme sets. */
export const themeVars = createGlobalThemeContract(themeContract, readableName)
/** The variables that are the same in both themes. */
export const scaleVars = createGlobalThemeContract(scales, readableName)

/** Every design token as a CSS variable. Values live in the themes and scales beside this file; components use only these names. */
export const vars = { ...themeVars, ...scaleVars }
