import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { applicant, worker } from '../../db/gig-schema.ts'
import { hiringHarness } from '../../testing/hiring-harness.ts'

const { gigPeople } = api
const { state, call, counts, hire } = hiringHarness()

const many = 1200

/** Stores the applications of many workers, all at the same moment. */
async function applyAll() {
  const { test, actor, gigId } = state
  const now = test.deps.now()
  const ids = Array.from({ length: many }, () => randomUUID())
  const person = { firstName: 'Tunde', lastName: 'Bakare', title: 'Photographer', city: 'Yaba', state: 'Lagos' }
  await test.db
    .insert(worker)
    .values(ids.map((id) => ({ id: `wrk_${id}`, ...person, category: 'photographer', skills: [], createdAt: now })))
  await test.db.insert(applicant).values(
    ids.map((id) => ({
      id: `ap_${id}`,
      gigId,
      employerId: actor.employerId,
      workerId: `wrk_${id}`,
      appliedAt: now,
      changedAt: now,
    })),
  )
  return ids.map((id) => `ap_${id}`)
}

const readAll = async (query: { status?: 'pending' | 'shortlisted' } = {}) => {
  const pages = []
  for (let skip = 0; skip <= many; skip += 100) {
    const page = { ...query, limit: '100', skip: String(skip) } as never
    pages.push((await call(gigPeople.listApplicants, { params: { id: state.gigId }, query: page })).data)
  }
  return { ids: pages.flatMap(({ applicants }) => applicants.map(({ id }) => id)), total: pages[0]?.totalApplicant }
}

it('more than a thousand applicants are listed by pages, each once, and counted', async () => {
  const applied = await applyAll()
  const all = await readAll()
  expect([all.total, all.ids.length, new Set(all.ids)]).toEqual([many, many, new Set(applied)])
  expect(await counts()).toEqual({ pending: many, shortlisted: 0, hired: 0, declined: 0, withdrawn: 0 })
  const waiting = await call(gigPeople.listPendingApplicants, { query: { limit: '100', skip: '1100' } as never })
  expect([waiting.data.totalApplicant, waiting.data.applicants.length]).toEqual([many, 100])
})

it('the last of them is reached by the stage, decided about and hired', async () => {
  await applyAll()
  const last = (await readAll()).ids.at(-1) ?? ''
  const params = { id: state.gigId, applicantId: last }
  expect((await call(gigPeople.shortlist, { params, body: {} } as never)).status).toBe(200)
  expect(await readAll({ status: 'shortlisted' })).toEqual({ ids: [last], total: 1 })
  expect((await readAll({ status: 'pending' })).total).toBe(many - 1)
  expect((await hire(last)).status).toBe(200)
  expect(await counts()).toEqual({ pending: many - 1, shortlisted: 0, hired: 1, declined: 0, withdrawn: 0 })
})
