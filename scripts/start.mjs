import { ensureBuilt } from './lib/build.mjs'
import { runMain } from './lib/fail.mjs'
import { inRoot } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { run } from './lib/process.mjs'

// npm start: installs and builds what is missing, then starts the server, which migrates and seeds its database and prints its
// address and the demo log-in.
await runMain(async () => {
  const finished = await prepare()
  if (finished !== undefined) return finished
  await ensureBuilt()
  // Node 22, which is the pinned one on macOS for arm64, warns that node:sqlite is experimental.
  const options = ['--enable-source-maps', '--disable-warning=ExperimentalWarning']
  return run(process.execPath, [...options, inRoot('dist', 'server', 'main.mjs'), ...process.argv.slice(2)])
})
