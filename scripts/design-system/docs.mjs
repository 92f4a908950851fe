import { writeFileSync } from 'node:fs'
import { runMain } from '../lib/fail.mjs'
import { inRoot } from '../lib/paths.mjs'
import { prepare } from '../lib/prepare.mjs'

// npm run design-system:docs: writes docs/design-system.md, and prints what is missing in the design system.
await runMain(async () => {
  const finished = await prepare()
  if (finished !== undefined) return finished
  const { readDesignSystem } = await import('./lib/read-design-system.mjs')
  const { checkDesignSystem } = await import('./lib/check-design-system.mjs')
  const { overview, overviewFile } = await import('./lib/overview.mjs')
  const designSystem = await readDesignSystem()
  writeFileSync(inRoot(overviewFile), overview(designSystem))
  const problems = checkDesignSystem(designSystem)
  for (const { component, message } of problems) process.stderr.write(`${component} ${message}.\n`)
  process.stdout.write(`${overviewFile} is written.\n`)
  return problems.length === 0 ? 0 : 1
})
