import { runMain } from '../lib/fail.mjs'
import { missingStates } from './lib/required-states.mjs'

// Fails when a declared screen has no stories, or lacks the story of a state it can be in.
await runMain(async () => {
  const missing = missingStates()
  for (const line of missing) process.stderr.write(`${line}\n`)
  return missing.length === 0 ? 0 : 1
})
