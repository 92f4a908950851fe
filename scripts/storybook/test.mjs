import { runMain, SetupError } from '../lib/fail.mjs'
import { prepare } from '../lib/prepare.mjs'

// npm run stories:test [-- [--update] Button screens/auth …]: all stories, or those of the files whose path contains one of the words.
await runMain(async () => {
  const finished = await prepare()
  if (finished !== undefined) return finished
  const args = process.argv.slice(2)
  const files = args.filter((arg) => !arg.startsWith('-'))
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--update')
  if (unknown !== undefined) throw new SetupError(`Unknown option ${unknown}. There is --update, which accepts every picture of the run.`)
  const { runStories } = await import('./lib/run.mjs')
  return runStories({ files, update: args.includes('--update') })
})
