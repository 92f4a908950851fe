import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { inRoot } from '../../scripts/lib/paths.mjs'
import { startProduct } from '../support/product.ts'
import { launch } from './browser.ts'
import { createCertificate } from './certificate.ts'
import { startFront } from './front.ts'
import { measure } from './measure.ts'
import { type Options, readOptions } from './options.ts'
import { record } from './prepare-bench.ts'
import { profilePage } from './profile.ts'
import { buildReferencePages } from './reference-pages.ts'
import { aimTable, type Results, visitTable, withSection } from './tables.ts'

const document = inRoot('docs', 'benchmarks.md')
const folder = inRoot('.cache', 'bench')

/**
 * Runs the measurement that the arguments ask for. One of all parts is written into docs/benchmarks.md; the visits themselves go to
 * `.cache/bench/results.json`.
 */
export async function runBench(args: readonly string[]): Promise<void> {
  const options = readOptions(args)
  const certificate = await createCertificate(folder)
  const pages = await buildReferencePages()
  // Simulated workers would change what is recorded.
  const product = await startProduct({ MARQUEE_SEED: 'demo', MARQUEE_SIMULATOR: 'off' })
  try {
    const front = await startFront(product.url, pages, certificate)
    const browser = await launch(certificate.publicKeyHash)
    try {
      const bench = { browser, front, stored: await record(browser, front) }
      if (options.profile !== undefined) {
        process.stdout.write(await profilePage(bench, options.profile))
        return
      }
      const loadBefore = loadavg()[0] ?? 0
      const results = await measure(bench, options)
      report(
        results,
        options,
        `${browser.version()}, load average ${loadBefore.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after`,
      )
      if (front.product.misses > 0) process.stdout.write(`\n${front.product.misses} reads had not been recorded.\n`)
    } finally {
      await browser.close()
      await front.stop()
    }
  } finally {
    await product.stop()
  }
}

/** Prints the tables, and writes those of a whole run. */
function report(results: Results, options: Options, machine: string): void {
  const date = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  const visits = options.runs === 1 ? 'one visit of each kind' : `medians of ${options.runs} visits of each kind`
  const about = `On ${date}, ${visits}, ${availableParallelism()} cores, Chromium ${machine}. ${options.note ?? ''}`
  const content = [about.trim(), aimTable(results), visitTable(results)].join('\n\n')
  process.stdout.write(`\n${content}\n`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/results.json`, JSON.stringify(results))
  if (options.parts.length === 4) writeFileSync(document, withSection(readFileSync(document, 'utf8'), content))
}
