import { once } from 'node:events'
import { runMain } from '../lib/fail.mjs'
import { prepare } from '../lib/prepare.mjs'

// npm run storybook:serve: the static Storybook, built if stale, as it would be published. PORT chooses the port.
await runMain(async () => {
  const finished = await prepare()
  if (finished !== undefined) return finished
  const { ensureStorybook, staticFolder } = await import('./lib/static-build.mjs')
  const { serve } = await import('./lib/server.mjs')
  await ensureStorybook()
  const server = await serve(staticFolder, { port: Number(process.env['PORT'] ?? 6006) })
  process.stdout.write(`Storybook is at ${server.url}\n`)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await server.close()
  return 0
})
