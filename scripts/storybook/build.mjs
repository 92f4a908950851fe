import { runMain } from '../lib/fail.mjs'
import { prepare } from '../lib/prepare.mjs'

// npm run storybook:build: the static Storybook in storybook-static/, built again in any case.
await runMain(async () => {
  const finished = await prepare()
  if (finished !== undefined) return finished
  const { ensureStorybook } = await import('./lib/static-build.mjs')
  await ensureStorybook({ force: true })
  return 0
})
