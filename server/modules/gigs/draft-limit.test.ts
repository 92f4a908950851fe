import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { exampleGig } from '../../../src/api/contract/endpoints/gigs.ts'
import { api } from '../../../src/api/contract/table.ts'
import { openGig, readyEmployer, storeDrafts } from '../../testing/ready-employer.ts'
import { createTestApp } from '../../testing/test-app.ts'

const { gigs } = api

it('an employer keeps 500 drafts at most, also by concurrent calls; a deleted one makes room', async () => {
  const test = await createTestApp()
  const actor = await readyEmployer(test)
  const save = (ref: string = randomUUID()) =>
    test.call(gigs.create, { body: { saveAsDraft: true, title: 'Ball', ref } }, actor)
  await storeDrafts(test.db, actor.employerId, 498, test.deps.now())
  const ref = randomUUID()
  const kept = await save(ref)
  const both = await Promise.all([save(), save()])
  expect(both.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([200, 'TOO_MANY_DRAFTS'])
  expect(both.find(({ status }) => status === 409)?.body.message).toBe(
    'You have 500 drafts, which is as many as are possible. Delete one first.',
  )
  // The same call again after a lost answer has its result, and neither another employer nor a Gig that is posted is concerned.
  expect((await save(ref)).data.id).toBe(kept.data.id)
  expect((await test.call(gigs.create, { body: { saveAsDraft: true } }, await readyEmployer(test))).status).toBe(200)
  expect((await openGig(test, actor, { ...exampleGig })).status).toBe('open')
  await test.call(gigs.remove, { params: { id: kept.data.id } }, actor)
  expect((await save()).status).toBe(200)
  await test.close()
})
