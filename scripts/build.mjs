import { ensureBuilt } from './lib/build.mjs'
import { runMain } from './lib/fail.mjs'
import { prepare } from './lib/prepare.mjs'

// npm run build: builds front end and server, even when their sources have not changed.
await runMain(async () => {
  const finished = await prepare()
  if (finished !== undefined) return finished
  await ensureBuilt({ force: true })
  return 0
})
