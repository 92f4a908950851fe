import { once } from 'node:events'
import { runMain } from '../lib/fail.mjs'
import { prepare } from '../lib/prepare.mjs'

// npm run storybook:serve: the static Storybook, built if stale, as it would be published. PORT chooses the port.
await runMain(async () => {
  const finished = await prepare()
  if (finished !== undefined) return finished
  const { ensureStorybook } = await import('./lib/static-build.mjs')
  const { serveStorybook } = await import('./lib/serve.mjs')
  await ensureStorybook()
  const server = await serveStorybook(Number(process.env['PORT'] ?? 6006))
  process.stdout.write(`Storybook is at ${server.url}\n`)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await server.close()
  return 0
})
