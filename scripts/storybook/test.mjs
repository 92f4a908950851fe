import { runMain } from '../lib/fail.mjs'
import { prepare } from '../lib/prepare.mjs'

// npm run stories:test [-- -u Button screens/auth …]: all stories, or those of the files whose path contains one of the words; -u accepts their pictures.
await runMain(async () => {
  const finished = await prepare()
  if (finished !== undefined) return finished
  const { runStories } = await import('./lib/run.mjs')
  return runStories(process.argv.slice(2))
})
