import { filesOfRoute } from './budget.mjs'

/**
 * Finds components that a route fetches before it runs and does not need.
 * @param {import('./budget.mjs').Manifest} manifest
 * @param {import('../vite/component-chunks.ts').ComponentChunks} chunks
 * @param {readonly string[]} modules the lazy ones the route needs
 * @returns {string[]} 'DataTable in assets/pages-x.js'
 * @throws {Error} when the build does not list a module
 */
export function needlessComponents(manifest, { entries, files, needs }, modules) {
  const needed = new Set(
    [...entries, ...modules].flatMap((module) => {
      const names = needs[module]
      if (names === undefined) throw new Error(`The build does not say which components ${module} needs.`)
      return names
    }),
  )
  return filesOfRoute(manifest, modules).js.flatMap((file) =>
    (files[file] ?? []).filter((name) => !needed.has(name)).map((name) => `${name} in ${file}`),
  )
}
