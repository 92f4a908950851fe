import { assignVars, globalStyle } from '@vanilla-extract/css'
import type { Brand } from '../tokens/brand.ts'
import { scaleVars, themeVars } from '../tokens/vars.css.ts'
import { layers } from './layers.ts'
import { media } from './media.ts'

type Tree = { readonly [key: string]: string | Tree }

/** Returns custom property → value for the leaves that have a value. */
function leafVars(names: Tree, values: Tree): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(values).map(([key, value]) => {
      const name = names[key]
      return typeof name === 'string' && typeof value === 'string'
        ? { [name]: value }
        : leafVars(name as Tree, value as Tree)
    }),
  ) as Record<string, string>
}

/**
 * Writes the styles of a brand for `data-brand="<name>"`; call it in a `.css.ts` file. On `<html>` it applies to the whole page with
 * overlays; for a part of a page use `ThemeRegion`, which passes it on to the overlays opened there. `data-theme` chooses between its two
 * themes, on the same element or on a descendant.
 */
export function brandStyle(name: string, { light, dark, scales }: Brand): void {
  const root = `[data-brand='${name}']`
  const write = (selector: string, rule: Omit<Parameters<typeof globalStyle>[1], '@layer'>) =>
    globalStyle(selector, { '@layer': { [layers.tokens]: rule } })
  const lightRule = { colorScheme: 'light', vars: assignVars(themeVars, light) } as const
  const darkRule = { colorScheme: 'dark', vars: assignVars(themeVars, dark) } as const
  // Twice the attribute, so that the brand wins over the product's themes whichever stylesheet comes first.
  write(`${root}[data-brand], ${root}[data-brand] [data-theme='light']`, lightRule)
  write(`:root${root}:not([data-theme])`, { '@media': { [media.prefersDark]: darkRule } })
  write(
    `${root}[data-brand][data-theme='dark'], [data-theme='dark'] ${root}:not([data-theme]), ${root}[data-brand] [data-theme='dark']`,
    darkRule,
  )
  write(`${root}[data-brand]`, { vars: leafVars(scaleVars as unknown as Tree, scales as unknown as Tree) })
}
