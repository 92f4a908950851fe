import { expect, it } from 'vitest'
import { createTestDatabase } from './testing/test-database.ts'
import { runLives } from './testing/gig-lives/run.ts'

// npm run measure:lives plays thousands of them.
it('accounts for every kobo after each step of random lives of Gigs, and leads each of them to an end', async () => {
  const database = await createTestDatabase()
  try {
    const { problems, done, ends } = await runLives(database.db, { lives: 40, seed: 20251114, parallel: 4 })
    expect(problems).toEqual([])
    for (const step of [
      'hire',
      'cancel hire',
      'submit',
      'approve',
      'no show',
      'decide',
      'send payouts',
      'chargeback',
    ]) {
      expect(Object.keys(done)).toContain(step)
    }
    expect(ends['place paid']).toBeGreaterThan(0)
    expect(ends['place cancelled']).toBeGreaterThan(0)
  } finally {
    await database.close()
  }
}, 300_000)
