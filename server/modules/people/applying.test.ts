import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { gig, worker } from '../../db/gig-schema.ts'
import { addWorker } from '../../testing/people-state.ts'
import { payGig, postGig, readyEmployer } from '../../testing/ready-employer.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { lockGig } from '../gigs/service.ts'
import { applyToGig } from './applying.ts'

it('workers can apply once a Gig is paid for and open, not while it is a draft or waits for its payment', async () => {
  const test = await createTestApp()
  const actor = await readyEmployer(test)
  const { id } = await postGig(test, actor)
  const { workerId } = await addWorker(test)
  const apply = () =>
    test.db.transaction(async (tx) => {
      const [person] = await tx.select().from(worker).where(eq(worker.id, workerId))
      if (person === undefined) throw new Error('The worker is stored')
      const row = await lockGig(tx, actor.employerId, id)
      return applyToGig(tx, row, person, { note: null, proposedKobo: null }, test.deps.now())
    })
  expect(await apply()).toBe(false)
  await test.db.update(gig).set({ status: 'draft' }).where(eq(gig.id, id))
  expect(await apply()).toBe(false)
  await test.db.update(gig).set({ status: 'pending_payment' }).where(eq(gig.id, id))
  expect((await payGig(test, actor, id)).status).toBe(200)
  expect(await apply()).toBe(true)
  await test.close()
})
