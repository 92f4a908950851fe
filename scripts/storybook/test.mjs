import { runMain, SetupError } from '../lib/fail.mjs'
import { prepare } from '../lib/prepare.mjs'

const options = {
  '--update': 'accepts every picture of the run',
  '--only-pictures': 'plays and compares, without axe and HTML: for the look of a change that touches everything',
}

// npm run stories:test [-- [--update] [--only-pictures] Button screens/auth …]: all stories, or those of the files whose path contains one of the words.
await runMain(async () => {
  const finished = await prepare()
  if (finished !== undefined) return finished
  const args = process.argv.slice(2)
  const files = args.filter((arg) => !arg.startsWith('-'))
  const unknown = args.find((arg) => arg.startsWith('-') && !Object.hasOwn(options, arg))
  if (unknown !== undefined) {
    const known = Object.entries(options).map(([option, does]) => `  ${option}  ${does}`)
    throw new SetupError([`Unknown option ${unknown}. There are:`, ...known].join('\n'))
  }
  const { runStories } = await import('./lib/run.mjs')
  return runStories({ files, update: args.includes('--update'), onlyPictures: args.includes('--only-pictures') })
})
