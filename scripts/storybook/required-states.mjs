import { runMain } from '../lib/fail.mjs'
import { inRoot } from '../lib/paths.mjs'
import { missingStates } from './lib/required-states.mjs'

// Fails when a screen lacks the story of a state it can be in.
await runMain(async () => {
  const missing = missingStates(inRoot('stories', 'screens'))
  for (const line of missing) process.stderr.write(`${line}\n`)
  return missing.length === 0 ? 0 : 1
})
