import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { runMain } from './lib/fail.mjs'
import { componentCosts, withTable } from './lib/component-costs.mjs'
import { inRoot, root } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'

const document = 'docs/benchmarks.md'
const folder = inRoot('src', 'design-system', 'components')

/** @param {string | Uint8Array} content */
const bytesSent = (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

// npm run measure:components [-- Button Table]: bundles each component alone, as the app is bundled, and writes what it adds to a
// page
// into docs/benchmarks.md (all of them) or to the terminal (the named ones).
await runMain(async () => {
  const finished = await prepare()
  if (finished !== undefined) return finished
  const { bundleAlone } = await import('./lib/bundle-alone.mjs')
  const all = readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/index.ts`))
  const wanted = process.argv.slice(2)
  const rows = []
  for (const name of wanted.length === 0 ? all : wanted) {
    const costs = componentCosts(
      name,
      await bundleAlone(root, `src/design-system/components/${name}/index.ts`),
      bytesSent,
    )
    process.stdout.write(
      `${name.padEnd(20)} ${String(costs.js).padStart(7)} ${String(costs.css).padStart(7)} ${String(costs.lazy).padStart(7)}\n`,
    )
    rows.push(costs)
  }
  if (wanted.length === 0) writeFileSync(inRoot(document), withTable(readFileSync(inRoot(document), 'utf8'), rows))
  return 0
})
