import { runMain } from './lib/fail.mjs'
import { inRoot } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { run } from './lib/process.mjs'

// npm run attack -- --only fuzz,kill --seed 7 --short: attacks servers of its own for about ten minutes (docs/reliability.md).
await runMain(async () => {
  const finished = await prepare()
  if (finished !== undefined) return finished
  // Node 22 warns that TypeScript files are experimental.
  return run(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    inRoot('server/attack/main.ts'),
    ...process.argv.slice(2),
  ])
})
