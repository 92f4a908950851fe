import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { api } from '../../src/api/contract/table.ts'
import { job } from '../platform/db/tables.ts'
import { fillPlace, openGig, readyEmployer } from '../testing/ready-employer.ts'
import { createTestApp } from '../testing/test-app.ts'
import { runSimulation } from './simulator.ts'

it('a worker plans to arrive at a session in the middle of a Gig at the time to which it was moved', async () => {
  const test = await createTestApp()
  const actor = await readyEmployer(test)
  const session = (date: string, start = '10:00', end = '16:00') => ({ date, start, end, endsNextDay: false })
  const sessions = [session('2025-12-06'), session('2025-12-07'), session('2025-12-08')]
  const { id } = await openGig(test, actor, { sessions })
  const placeId = await fillPlace(test, actor, id)
  const arrivals = async () => {
    await runSimulation(test.deps, { speed: 1, seed: 'a seed' }, test.deps.log)
    const jobs = await test.db.select().from(job).where(eq(job.kind, 'arrive'))
    return jobs.map((row) => row.id.replace(`arrive:${placeId}:`, '')).toSorted()
  }
  expect(await arrivals()).toEqual(['2025-12-06:10:00', '2025-12-07:10:00', '2025-12-08:10:00'])
  const moved = sessions.with(1, session('2025-12-07', '14:00', '20:00'))
  expect((await test.call(api.gigs.update, { params: { id }, body: { sessions: moved } }, actor)).status).toBe(200)
  expect(await arrivals()).toContain('2025-12-07:14:00')
  await test.close()
})
