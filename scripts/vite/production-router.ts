import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin } from 'vite'

/** The entries of react-router that have a production build beside the development build that its package exports. */
const entries: Readonly<Record<string, string>> = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' }

/**
 * Uses react-router's production build, without the warnings for developers. Development and stories use the development build.
 */
export function productionRouter(): Plugin {
  const folder = new URL(
    './production/',
    import.meta.resolve('react-router/package.json').replace('package.json', 'dist/'),
  )
  return {
    name: 'marquee:production-router',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => {
      const file = entries[id]
      // Vite's module ids have forward slashes on Windows too; with others the same file would be bundled twice.
      return file === undefined ? null : normalizePath(fileURLToPath(new URL(file, folder)))
    },
  }
}
