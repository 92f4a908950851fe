import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fingerprint } from '../../lib/build.mjs'
import { SetupError } from '../../lib/fail.mjs'
import { withLock } from '../../lib/lock.mjs'
import { inRoot } from '../../lib/paths.mjs'
import { runTool } from '../../lib/process.mjs'

/** Where the static Storybook lies. */
export const staticFolder = inRoot('storybook-static')

const stamp = inRoot('.cache', 'build-storybook.sha256')

/** Everything that ends up in it, relative to the root. Accepted pictures do not. */
function inputs() {
  const stories = readdirSync(inRoot('stories')).filter((name) => name !== '__baselines__')
  return [
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'scripts/vite',
    '.storybook',
    'src',
    ...stories.map((name) => `stories/${name}`),
  ]
}

/**
 * Builds the static Storybook when it is missing or older than its sources.
 * React runs in its development form, whose warnings (missing keys, wrong nesting, state set after unmount) must fail a story.
 * @param {{ force?: boolean }} [options] `force` builds in any case
 * @throws {SetupError} when the build fails
 */
export async function ensureStorybook({ force = false } = {}) {
  await withLock('storybook', async () => {
    const print = fingerprint(inputs(), process.env)
    const isFresh =
      existsSync(`${staticFolder}/index.json`) && existsSync(stamp) && readFileSync(stamp, 'utf8') === print
    if (isFresh && !force) return
    process.stdout.write('Building Storybook …\n')
    rmSync(stamp, { force: true })
    const code = await runTool('storybook', ['build', '--quiet', '--output-dir', staticFolder], {
      env: { NODE_ENV: 'development', STORYBOOK_DISABLE_TELEMETRY: '1' },
    })
    if (code !== 0) throw new SetupError('Storybook could not be built; the reason stands above.')
    mkdirSync(inRoot('.cache'), { recursive: true })
    writeFileSync(stamp, print)
  })
}
