import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { runLives } from './testing/gig-lives/run.ts'
import { steps } from './testing/gig-lives/steps.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

vi.setConfig({ testTimeout: 300_000 })

// npm run measure:lives -- --lives 10000 --seed 20251114 plays ten thousand of them (docs/benchmarks.md).
const fixedSeed = 20251114

/** Lives of seeds that no run had before. The title of a test names its seed, with which `measure:lives` plays the same lives. */
const changingSeeds = [Date.now() % 1_000_000_000, (Date.now() + 1) % 1_000_000_000]
const changingLives = 20

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

it('accounts for every kobo after each step of random lives of Gigs, and leads each of them to an end', async () => {
  const { problems, done, chargebacks, ends } = await runLives(database.db, {
    lives: 100,
    seed: fixedSeed,
    parallel: 4,
  })
  expect(problems).toEqual([])
  // A run in which nothing happens must not pass.
  expect(Object.keys(steps).filter((name) => !(name in done))).toEqual([])
  const reversed = ['chargeback of the Gig', 'chargeback of the funding']
  const whileItRuns = reversed.flatMap((name) => [`${name}: open`, `${name}: in_progress`])
  expect(Object.keys(chargebacks)).toEqual(expect.arrayContaining(whileItRuns))
  expect(Object.keys(ends)).toEqual(
    expect.arrayContaining([
      'place paid',
      'place cancelled',
      'place after changes',
      'place with a bonus',
      'place with a part of the pay',
      'absent place replaced',
      'absent place of a running Gig taken by Plan B',
      'automatic approval',
      'dispute decided for the worker',
      'dispute decided for the employer',
      'partial refund',
      'late fee',
      'Gig after a chargeback',
      'Gig after a chargeback of the funding',
      'place with an arrival',
    ]),
  )
})

it.each(changingSeeds)('accounts for every kobo in lives of another seed: %d', async (seed) => {
  const { problems, lives } = await runLives(database.db, { lives: changingLives, seed, parallel: 4 })
  expect(problems, `npm run measure:lives -- --lives ${changingLives} --seed ${seed} plays them again`).toEqual([])
  expect(lives).toBe(changingLives)
})

it('plays the same lives again by their seed', async () => {
  const play = async (parallel: number) => {
    const { histories, problems } = await runLives(database.db, { lives: 15, seed: fixedSeed, parallel })
    expect(problems).toEqual([])
    return histories
  }
  expect(await play(4)).toEqual(await play(3))
})
