import { join } from 'node:path'
import { build, loadConfigFromFile } from 'vite'

/** Packages that every page loads anyway: React, and the helpers that all components share. */
const shared = [/^react(?:-dom)?(?:\/|$)/, /^(?:class-variance-authority|clsx|scheduler)$/, /^@vanilla-extract\//]

/** Plugins that only apply to the app's page and its chunks. */
const appOnly = /^marquee:/

/** @param {import('vite').PluginOption} plugin @returns {Promise<import('vite').Plugin[]>} */
async function flat(plugin) {
  const settled = await plugin
  if (Array.isArray(settled)) return (await Promise.all(settled.map(flat))).flat()
  return typeof settled === 'object' && settled !== null && 'name' in settled && !appOnly.test(settled.name)
    ? [settled]
    : []
}

/**
 * Bundles one module and everything it needs, as the app's Vite configuration does, without writing a file.
 * @param {string} root @param {string} module relative to the root
 * @returns {Promise<import('vite').Rolldown.RolldownOutput['output']>}
 */
export async function bundleAlone(root, module) {
  const loaded = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(root, 'vite.config.ts'),
    root,
    'silent',
  )
  const config = loaded?.config ?? {}
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    resolve: config.resolve ?? {},
    plugins: await flat(config.plugins),
    build: {
      ...config.build,
      write: false,
      manifest: false,
      rolldownOptions: {
        input: { component: join(root, module) },
        external: shared,
        preserveEntrySignatures: 'strict',
      },
    },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error(`Vite bundled ${module} in an unexpected way.`)
  return result.output
}
