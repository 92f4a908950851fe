import { readFileSync, writeFileSync } from 'node:fs'
import { dependencyProblems, licencePage } from './lib/dependencies.mjs'
import { runMain } from './lib/fail.mjs'
import { inRoot } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'

// npm run licences: writes docs/licences.md from the lock file, and names packages with a licence or an origin that is not allowed.
await runMain(async () => {
  const finished = await prepare()
  if (finished !== undefined) return finished
  const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'))
  writeFileSync(inRoot('docs', 'licences.md'), licencePage(lock))
  const problems = dependencyProblems(lock)
  process.stdout.write(`docs/licences.md is written.\n${problems.map((line) => `${line}\n`).join('')}`)
  return problems.length === 0 ? 0 : 1
})
