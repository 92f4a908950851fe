import { ensureBuilt } from './lib/build.mjs'
import { runMain } from './lib/fail.mjs'
import { inRoot } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { run } from './lib/process.mjs'

// npm start: the whole product on this machine, from a fresh clone if need be. The server itself migrates, seeds and
// prints its address and the demo log-in.
await runMain(async () => {
  const finished = await prepare()
  if (finished !== undefined) return finished
  await ensureBuilt()
  return run(process.execPath, ['--enable-source-maps', inRoot('dist', 'server', 'main.mjs'), ...process.argv.slice(2)])
})
