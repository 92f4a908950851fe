import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const name = 'virtual:component-stylesheets'
const folder = join(import.meta.dirname, '../src/design-system/components')

/**
 * The components' stylesheets as text, for the page of colours, which says where each one is used. `?raw` cannot give them:
 * vanilla-extract takes every `.css.ts`, whatever is asked for.
 */
export function componentStylesheets(): Plugin {
  return {
    name: 'component-stylesheets',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.endsWith('.css.ts'),
      )
      const sheets = files.map((file) => {
        const path = join(folder, file)
        this.addWatchFile(path)
        return { component: /^(?:private[\\/])?([^\\/]+)/.exec(file)?.[1] ?? file, source: readFileSync(path, 'utf8') }
      })
      return `export default ${JSON.stringify(sheets)}`
    },
  }
}
