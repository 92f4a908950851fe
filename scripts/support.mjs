import { runMain } from './lib/fail.mjs'
import { inRoot } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { run } from './lib/process.mjs'

// npm run support -- list: reads and answers the questions of employers, also beside a running server (server/README.md).
await runMain(async () => {
  const finished = await prepare()
  if (finished !== undefined) return finished
  // Node 22 warns that TypeScript files and node:sqlite are experimental.
  return run(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    inRoot('server/support.ts'),
    ...process.argv.slice(2),
  ])
})
