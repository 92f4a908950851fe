import { expect, it } from 'vitest'
import { createTestDatabase } from './testing/test-database.ts'
import { runLives } from './testing/gig-lives/run.ts'
import { steps } from './testing/gig-lives/steps.ts'

// npm run measure:lives plays ten thousand of them (docs/benchmarks.md).
it('accounts for every kobo after each step of random lives of Gigs, and leads each of them to an end', async () => {
  const database = await createTestDatabase()
  try {
    const { problems, done, ends } = await runLives(database.db, { lives: 120, seed: 20251114, parallel: 4 })
    expect(problems).toEqual([])
    // A run in which nothing happens must not pass.
    expect(Object.keys(done)).toEqual(expect.arrayContaining(Object.keys(steps)))
    expect(Object.keys(ends)).toEqual(
      expect.arrayContaining([
        'place paid',
        'place cancelled',
        'place after changes',
        'place with a bonus',
        'place with a part of the pay',
        'absent place replaced',
        'absent place of a running Gig taken by Plan B',
        'late fee',
        'Gig after a chargeback',
      ]),
    )
  } finally {
    await database.close()
  }
}, 300_000)
