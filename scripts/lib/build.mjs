import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { SetupError } from './fail.mjs'
import { withLock } from './lock.mjs'
import { inRoot, root } from './paths.mjs'
import { filesBelow, precompress } from './precompress.mjs'
import { runTool } from './process.mjs'

/**
 * A build target: its source files, and the output file whose presence shows that it was built.
 * @typedef {object} Target
 * @property {string} name
 * @property {readonly string[]} inputs files and folders, relative to the root; missing ones count as empty
 * @property {string} output
 * @property {string} config the Vite configuration
 */

/** Inputs of both targets. */
const sharedInputs = [
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'scripts/lib/build.mjs',
  'scripts/lib/precompress.mjs',
  'scripts/lib/prerender.mjs',
]

/** @type {readonly Target[]} */
export const targets = [
  {
    name: 'web',
    inputs: [
      ...sharedInputs,
      'src',
      'public',
      'index.html',
      'vite.config.ts',
      'vite.prerender.config.ts',
      'scripts/vite',
    ],
    output: 'dist/web/index.html',
    config: 'vite.config.ts',
  },
  {
    name: 'server',
    inputs: [...sharedInputs, 'server', 'src/api/contract', 'src/rules', 'vite.server.config.ts'],
    output: 'dist/server/main.mjs',
    config: 'vite.server.config.ts',
  },
]

/**
 * A fingerprint of the files' names and contents and of the settings that end up in the bundle. Tests and documentation do not count.
 * @param {readonly string[]} inputs relative to the base folder
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {string} [base]
 */
export function fingerprint(inputs, env, base = root) {
  const hash = createHash('sha256')
  for (const input of inputs) {
    const path = `${base}${base.endsWith(sep) ? '' : sep}${input}`
    if (!existsSync(path)) continue
    const files = statSync(path).isDirectory() ? filesBelow(path).toSorted() : [path]
    for (const file of files) {
      if (/\.(?:test|test-d|docs)\.tsx?$/.test(file)) continue
      const content = readFileSync(file)
      hash.update(`${relative(base, file)}\0${content.length}\0`).update(content)
    }
  }
  const settings = Object.keys(env).filter((name) => name.startsWith('VITE_'))
  for (const name of settings.toSorted()) hash.update(`${name}=${env[name]}\0`)
  return hash.digest('hex')
}

/** @param {Target} target */
const stampPath = (target) => inRoot('.cache', `build-${target.name}.sha256`)

/** @param {Target} target @param {string} currentFingerprint */
function isFresh(target, currentFingerprint) {
  const stamp = stampPath(target)
  return existsSync(inRoot(target.output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === currentFingerprint
}

/**
 * Builds what is missing or older than its sources: the front end into `dist/web`, the server into `dist/server`.
 * @param {{ force?: boolean }} [options] `force` builds fresh targets too
 * @throws {SetupError} when a build fails
 */
export async function ensureBuilt({ force = false } = {}) {
  await withLock('build', async () => {
    for (const target of targets) {
      const currentFingerprint = fingerprint(target.inputs, process.env)
      if (!force && isFresh(target, currentFingerprint)) continue
      process.stdout.write(`Building the ${target.name} …\n`)
      rmSync(stampPath(target), { force: true })
      const code = await runTool('vite', ['build', '--config', target.config, '--logLevel', 'warn'])
      if (code !== 0) throw new SetupError(`The ${target.name} build failed; what Vite says about it stands above.`)
      if (target.name === 'web') {
        // Imported here, because a fresh clone has no packages yet when this file is loaded.
        const { prerender } = await import('./prerender.mjs')
        await prerender(inRoot('dist', 'web'))
        await precompress(inRoot('dist', 'web'))
      }
      mkdirSync(inRoot('.cache'), { recursive: true })
      writeFileSync(stampPath(target), currentFingerprint)
    }
  })
}
