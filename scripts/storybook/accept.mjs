import { runMain, SetupError } from '../lib/fail.mjs'
import { prepare } from '../lib/prepare.mjs'

// npm run stories:accept [-- story-id …]: makes the pictures of the last run the accepted ones, all of them or those of the stories named.
await runMain(async () => {
  const finished = await prepare()
  if (finished !== undefined) return finished
  const { baselines, lastRun, waitingPicture } = await import('./lib/last-run.mjs')
  const run = lastRun()
  if (run === undefined) {
    throw new SetupError(
      'There is nothing to accept: run npm run stories:test first, and look at visual-report/index.html.',
    )
  }
  const words = process.argv.slice(2)
  /** @param {string} path */
  const isChosen = (path) =>
    words.length === 0 || words.some((word) => path === word || path.replace('/', '--').startsWith(`${word}.`))
  const accepted = run.changed.filter(isChosen)
  const removed = run.obsolete.filter(isChosen)
  const known = [...run.changed, ...run.obsolete]
  if (words.length > 0 && accepted.length + removed.length === 0) {
    throw new SetupError(
      `No waiting picture belongs to ${words.join(', ')}. Waiting: ${known.length === 0 ? 'none' : known.join(', ')}.`,
    )
  }
  baselines.change(run.browser, new Map(accepted.map((path) => [path, waitingPicture(path)])), removed)
  process.stdout.write(`Accepted ${accepted.length} picture(s), removed ${removed.length}, drawn by ${run.browser}.\n`)
  return 0
})
