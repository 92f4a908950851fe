import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { galleryPage, reportPage } from './report-page.mjs'

/**
 * Writes the report: index.html holds its pictures itself, so it can be sent around alone; gallery.html links to every accepted picture.
 * @param {string} folder absolute
 * @param {{ judge: import('./judge.mjs').Judge, obsolete: readonly string[], baselines: import('./baselines.mjs').Baselines }} run
 */
export function writeReport(folder, { judge, obsolete, baselines }) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const pictures = baselines
    .paths()
    .map((path) => ({ path, link: baselines.link(path, folder), png: baselines.read(path) ?? Buffer.alloc(24) }))
  writeFileSync(join(folder, 'index.html'), reportPage({ verdicts: judge.verdicts, obsolete, browser: judge.browser }))
  writeFileSync(join(folder, 'gallery.html'), galleryPage(pictures, judge.browser))
}
