import { eq } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { workerGig } from '../db/gig-schema.ts'
import { fillPlace, goTo, openGig, readyEmployer } from '../testing/ready-employer.ts'
import { createTestApp } from '../testing/test-app.ts'
import { runSimulation } from './simulator.ts'

it('a worker who was hired while a session runs still arrives at it, but not at one that is over', async () => {
  const test = await createTestApp()
  onTestFinished(() => test.close())
  const actor = await readyEmployer(test)
  const session = (date: string) => ({ date, start: '10:00', end: '16:00', endsNextDay: false })
  const { id } = await openGig(test, actor, { sessions: [session('2025-12-06'), session('2025-12-07')] })
  await fillPlace(test, actor, id)
  await goTo(test, actor, '2025-12-07T12:00:00+01:00')
  const placeId = await fillPlace(test, actor, id)
  // The first run plans what the second one plays.
  for (let runs = 0; runs < 2; runs += 1) {
    await runSimulation(test.deps, { speed: 1, seed: 'a seed' }, test.deps.log)
    test.advance(1000)
  }
  const [place] = await test.db.select().from(workerGig).where(eq(workerGig.id, placeId))
  expect(place?.checkIns).toMatchObject([{ date: '2025-12-07', start: '10:00' }])
})
