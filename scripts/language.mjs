import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { findBannedTerms } from './lib/language.mjs'
import { inRoot } from './lib/paths.mjs'

/** The list itself and its test name the terms. */
const exempt = new Set(['scripts/lib/language.mjs', 'scripts/lib/language.test.ts'])

// node scripts/language.mjs [folder …]: fails where the repository uses wording that scripts/lib/language.mjs bans.
const folders = process.argv.slice(2)
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...folders], {
  cwd: inRoot(),
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
const files = tracked
  .split('\n')
  .filter(
    (path) =>
      /\.(?:[cm]?[jt]sx?|md|txt|html|ya?ml|sql)$/.test(path) &&
      !exempt.has(path) &&
      !path.endsWith('mockServiceWorker.js') &&
      existsSync(inRoot(path)),
  )
let count = 0
for (const path of files) {
  for (const { line, found, use } of findBannedTerms(readFileSync(inRoot(path), 'utf8'))) {
    count += 1
    process.stdout.write(`${path}:${line}  "${found}": ${use}\n`)
  }
}
process.stdout.write(`${count === 0 ? 'No banned wording' : `${count} banned terms`} in ${files.length} files.\n`)
process.exitCode = count === 0 ? 0 : 1
