import { runMain } from './lib/fail.mjs'
import { inRoot } from './lib/paths.mjs'
import { freePort } from './lib/port.mjs'
import { prepare } from './lib/prepare.mjs'
import { start, toolPath } from './lib/process.mjs'

// npm run dev: Vite with hot reload, and beside it the API server, which restarts when its source changes.
await runMain(async () => {
  const finished = await prepare()
  if (finished !== undefined) return finished
  const apiPort = process.env['MARQUEE_API_PORT'] ?? String(await freePort())
  process.stdout.write(
    'Open the address that Vite prints: the other one serves the front end as it was last built.\n\n',
  )
  // Node 22 warns that TypeScript files and node:sqlite are experimental.
  const options = ['--disable-warning=ExperimentalWarning', '--watch']
  const server = start(process.execPath, [...options, inRoot('server', 'main.ts')], { env: { PORT: apiPort } })
  const web = start(process.execPath, [toolPath('vite'), ...process.argv.slice(2)], {
    env: { MARQUEE_API_PORT: apiPort },
  })
  // Neither process is useful without the other: when one ends, the other is stopped.
  const code = await Promise.race([server.done, web.done])
  server.kill('SIGTERM')
  web.kill('SIGTERM')
  await Promise.allSettled([server.done, web.done])
  return code
})
