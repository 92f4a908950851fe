import { ensureBuilt } from '../../scripts/lib/build.mjs'
import { runMain } from '../../scripts/lib/fail.mjs'
import { prepare } from '../../scripts/lib/prepare.mjs'

// npm run bench [-- --runs 3 --only sign-in --profile home]: how fast the built product's pages can be seen and used, beside the same pages
// on React alone and in plain HTML. See docs/benchmarks.md.
await runMain(async () => {
  const finished = await prepare()
  if (finished !== undefined) return finished
  await ensureBuilt()
  const { runBench } = await import('./run.ts')
  await runBench(process.argv.slice(2))
  return 0
})
