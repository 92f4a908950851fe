import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Endpoint, Input } from '../../../src/api/contract/endpoint.ts'
import type { ApplicantStatus } from '../../../src/api/contract/schemas/applicant.ts'
import { mostRateKobo } from '../../../src/api/contract/schemas/gig-fields.ts'
import { mostKobo } from '../../../src/api/contract/schemas/money.ts'
import type { WorkerGigStatus } from '../../../src/api/contract/schemas/worker-gig.ts'
import { api } from '../../../src/api/contract/table.ts'
import { applicant, favorite, gig, invitation, worker, workerGig } from '../../db/gig-schema.ts'
import { ledgerEntry, payment, ticket } from '../../db/money-schema.ts'
import { mail } from '../../db/schema.ts'
import { removedFavorite, taskSubmission, workerGroup, workerGroupMember, workerReview } from '../../db/work-schema.ts'
import { job, rateLimit } from '../../platform/db/tables.ts'
import { addApplicant, hireByCall, moneyFaults, noMoneyFaults } from '../../testing/people-state.ts'
import { openGig, readyPin } from '../../testing/ready-employer.ts'
import { type ReviewedPlace, reviewHarness } from '../../testing/review-harness.ts'
import type { Actor } from '../../testing/test-app.ts'

const { gigPeople, workReview, workers } = api

/** What an employer has: work that waits for a review, an open Gig with an applicant and a hired place, and a group. */
interface People {
  readonly actor: Actor
  readonly submitted: ReviewedPlace
  readonly gigId: string
  readonly applicantId: string
  readonly hiredId: string
  readonly workerId: string
  readonly groupId: string
}

const harness = reviewHarness()
let own: People
let victim: People

/** Makes what `People` names for the employer of submitted work. */
async function peopleOf(submitted: ReviewedPlace): Promise<People> {
  const { test } = harness.state
  const { actor } = submitted
  const { id: gigId } = await openGig(test, actor)
  const { applicantId, workerId } = await addApplicant(test, actor, gigId)
  const other = await addApplicant(test, actor, gigId)
  const { id: hiredId } = (await hireByCall(test, actor, gigId, other.applicantId)).data
  await test.call(workers.addFavorite, { params: { workerId } }, actor)
  const { id: groupId } = (await test.call(workers.saveGroup, { body: { name: 'Team', workerIds: [workerId] } }, actor))
    .data
  return { actor, submitted, gigId, applicantId, hiredId, workerId, groupId }
}

beforeAll(async () => {
  const [first, second] = [await harness.hire({ isBegun: false }), await harness.hire({ isBegun: false })]
  const begun = await harness.goTo(first, first.duringWork)
  for (const place of [begun, await harness.signIn(second)]) await harness.submit(place)
  own = await peopleOf(begun)
  victim = await peopleOf(await harness.signIn(second))
})
// The limits of mails and tickets would hide what a call is answered.
beforeEach(() => harness.state.test.db.delete(rateLimit))

type Call = { readonly params?: object; readonly query?: object; readonly body?: object }

/** Makes a call whose parts need not be those of the contract. */
const send = (endpoint: Endpoint, call: Call, actor = own.actor) =>
  harness.state.test.call(endpoint, call as Input<Endpoint>, actor)

/** Every row that a people call could change, of all employers. */
async function allRows() {
  const { db } = harness.state.test
  return Promise.all([
    ...[gig, applicant, workerGig, worker, taskSubmission, workerReview, workerGroup, payment, ticket, job].map(
      (table) => db.select().from(table).orderBy(asc(table.id)),
    ),
    ...[favorite, removedFavorite, invitation, workerGroupMember, ledgerEntry, mail].map((table) => db.$count(table)),
  ])
}

/** Makes calls that must be refused, and checks that they changed nothing. @returns their statuses with their codes */
async function refusals(calls: readonly (() => ReturnType<typeof send>)[]) {
  const before = await allRows()
  const answers = []
  for (const call of calls) answers.push(await call())
  expect(await allRows()).toEqual(before)
  return answers.map(({ status, body }) => `${status} ${body.code}`)
}

const comment = 'The photos are out of focus, all of them.'
const ref = () => randomUUID()
const review = (place: { readonly gigId: string; readonly placeId: string }) => ({
  params: { gigId: place.gigId, workerGigId: place.placeId },
})

/** The bodies of valid calls, by the id of their endpoint. */
const bodies: Readonly<Record<string, () => object>> = {
  [gigPeople.decline.id]: () => ({}),
  [gigPeople.updateNote.id]: () => ({ privateNote: 'Mine' }),
  [gigPeople.hire.id]: () => ({ agreedKobo: 5_000_000, ref: ref() }),
  [gigPeople.cancelHire.id]: () => ({ reason: 'other', feeKobo: 0 }),
  [gigPeople.invite.id]: () => ({ workerIds: [own.workerId] }),
  [gigPeople.message.id]: () => ({ workerGigIds: [own.hiredId], message: 'Hello' }),
  [workReview.approve.id]: () => ({ pin: readyPin, ref: ref() }),
  [workReview.requestChanges.id]: () => ({ message: comment, deliverableIds: [] }),
  [workReview.raiseDispute.id]: () => ({ topic: 'quality', message: comment, deliverableIds: [] }),
  [workReview.rate.id]: () => ({ rating: 5, tags: [], hireAgain: true }),
  [workers.saveGroup.id]: () => ({ name: 'Mine' }),
}

/** Where a valid call of an endpoint goes. */
const targetOf = (endpoint: Endpoint, { gigId, applicantId, hiredId, submitted, groupId }: People): Call => {
  if (endpoint === workers.saveGroup) return {}
  if (endpoint === workers.deleteGroup) return { params: { groupId } }
  if (endpoint === gigPeople.cancelHire) return { params: { gigId, workerGigId: hiredId } }
  if (endpoint.path.includes('{workerGigId}')) return review(submitted)
  return { params: { id: gigId, applicantId, x: hiredId } }
}
const validCall = (endpoint: Endpoint, people: People, changes: object = {}): Call => ({
  ...targetOf(endpoint, people),
  ...(endpoint.method !== 'GET' && { body: { ...bodies[endpoint.id]?.(), ...changes } }),
})

/** The people calls that name nothing of one employer: a worker is there for all. */
const ofNobody: ReadonlySet<Endpoint> = new Set<Endpoint>([
  gigPeople.listPendingApplicants,
  gigPeople.listPendingWorkerGigs,
  workers.get,
  workers.listFavorites,
  workers.addFavorite,
  workers.removeFavorite,
  workers.listGroups,
])
const all: readonly Endpoint[] = [gigPeople, workReview, workers].flatMap((group) => Object.values<Endpoint>(group))
const naming = all.filter((endpoint) => !ofNobody.has(endpoint))

describe("another employer's ids", () => {
  it.each(naming.map((endpoint) => [endpoint.id, endpoint] as const))('%s finds nothing', async (_, endpoint) => {
    const changes = endpoint === workers.saveGroup ? { id: victim.groupId } : {}
    const foreign = validCall(endpoint, victim, changes)
    // The own Gig with what belongs to the other one's.
    const { id, gigId, ...children } = (foreign.params ?? {}) as Record<string, string>
    const mixed = {
      ...foreign,
      params: { ...(id && { id: own.gigId }), ...(gigId && { gigId: own.gigId }), ...children },
    }
    const hasChild = /\{(applicantId|x|workerGigId)\}/.test(endpoint.path)
    const calls = [foreign, ...(hasChild ? [mixed] : [])]
    const answers = await refusals(calls.map((call) => () => send(endpoint, call)))
    expect(answers).toEqual(calls.map(() => '404 NOT_FOUND'))
  })

  it('message reaches nobody when one of several places is foreign', async () => {
    const body = { workerGigIds: [own.hiredId, victim.hiredId] }
    expect(await refusals([() => send(gigPeople.message, validCall(gigPeople.message, own, body))])).toEqual([
      '404 NOT_FOUND',
    ])
  })

  it('workers.listFavorites shows nobody of a group', async () => {
    const { data } = await send(workers.listFavorites, { query: { group: victim.groupId } })
    expect(data).toEqual({ workers: [], totalWorker: 0 })
  })
})

describe('an id that nobody can have', () => {
  it.each(all.filter(({ path }) => path.includes('{')).map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s answers that there is nothing',
    async (_, endpoint) => {
      const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
      const base = validCall(endpoint, own)
      const ids = ['wg_\0', "' or 1=1 --", '../..', 'x'.repeat(5000), '💥', '9007199254740993']
      const calls = names.flatMap((name) =>
        ids.map((id) => () => send(endpoint, { ...base, params: { ...base.params, [name]: id } })),
      )
      for (const answer of await refusals(calls)) expect(answer).toMatch(/^(404 NOT_FOUND|422 VALIDATION_FAILED)$/)
    },
  )
})
const amounts = [-1, 0.5, mostKobo + 1, 2 ** 53, -(2 ** 53), 1e308, '5000000', null, [5_000_000]]
const texts = (most: number) => ['x'.repeat(most + 1), 'x'.repeat(100_000), 5, ['x'], null]
const lists = (most: number) => [
  Array.from({ length: most + 1 }, (_, index) => `id_${index}`),
  Array.from({ length: 5000 }, () => 'id'),
  ['x'.repeat(61)],
  [5],
  'id',
  { length: 1 },
]
const refs = ['', 'x', '1', 'x'.repeat(100_000), 5, null, '00000000-0000-0000-0000-000000000000']

/** A field of a call, values that it must refuse, and what else the body has then. */
type Hostile = readonly [Endpoint, field: string, values: readonly unknown[], changes: object]

describe('a hostile value', () => {
  const hostile: readonly Hostile[] = [
    [gigPeople.hire, 'agreedKobo', [...amounts, 0], {}],
    [gigPeople.hire, 'extraKobo', amounts, { pin: readyPin }],
    [gigPeople.hire, 'ref', refs, {}],
    [gigPeople.hire, 'note', texts(300), {}],
    [gigPeople.hire, 'pin', ['258', '25800', 2580, 'x'.repeat(100_000)], { extraKobo: 1 }],
    [gigPeople.cancelHire, 'feeKobo', amounts, {}],
    [gigPeople.cancelHire, 'reason', ['', 'x'.repeat(100_000), 5, null], {}],
    [gigPeople.cancelHire, 'note', texts(300), {}],
    [gigPeople.invite, 'workerIds', [...lists(20), []], {}],
    [gigPeople.invite, 'message', texts(300), {}],
    [gigPeople.invite, 'hireFirst', ['true', 1, null], {}],
    [gigPeople.invite, 'ref', refs, {}],
    [gigPeople.message, 'workerGigIds', [...lists(100), []], {}],
    [gigPeople.message, 'message', [...texts(1000), '', ' \n'], {}],
    [gigPeople.message, 'ref', refs, {}],
    [gigPeople.decline, 'message', texts(300), {}],
    [gigPeople.decline, 'reason', ['', 'x'.repeat(100_000), 5, null], {}],
    [gigPeople.updateNote, 'privateNote', texts(500), {}],
    [workReview.approve, 'payKobo', [...amounts, 0, 1, 5_000_001, mostKobo], { reason: 'Half of it' }],
    [workReview.approve, 'bonusKobo', [...amounts, 0, mostKobo], {}],
    [workReview.approve, 'reason', texts(300), { payKobo: 4_000_000 }],
    [workReview.approve, 'ref', refs, {}],
    [workReview.requestChanges, 'message', [...texts(2000), '', 'Too short'], {}],
    [workReview.requestChanges, 'deliverableIds', [...lists(10), ['dl_of_nobody']], {}],
    [workReview.raiseDispute, 'message', [...texts(2000), '', 'Too short'], {}],
    [workReview.raiseDispute, 'deliverableIds', lists(10), {}],
    [workReview.raiseDispute, 'topic', ['', 'theft', 5, null], {}],
    [workReview.rate, 'rating', [-1, 0, 6, 4.5, 2 ** 53, '5', null], {}],
    [workReview.rate, 'tags', [Array.from({ length: 8 }, () => 'late'), ['rude'], 'late'], {}],
    [workReview.rate, 'comment', texts(1000), {}],
    [workers.saveGroup, 'name', [...texts(40), ''], {}],
    [workers.saveGroup, 'workerIds', lists(50), {}],
  ]
  const named = hostile.map((row) => [`${row[0].id}: ${row[1]}`, ...row] as const)
  it.each(named)('%s is refused', async (_, endpoint, field, values, changes) => {
    const calls = values.map((value) => () => send(endpoint, validCall(endpoint, own, { ...changes, [field]: value })))
    const answers = await refusals(calls)
    expect(answers.map((answer, index) => [field, values[index], answer])).toEqual(
      values.map((value) => [field, value, '422 VALIDATION_FAILED']),
    )
  })

  it.each(['employerId', 'status', 'releasedKobo'])('a field %s of no call is refused', async (name) => {
    const writes = naming.filter(({ id }) => id in bodies)
    const extra = Object.fromEntries([[name, victim.actor.employerId]])
    const answers = await refusals(writes.map((endpoint) => () => send(endpoint, validCall(endpoint, own, extra))))
    expect(answers).toEqual(writes.map(() => '422 VALIDATION_FAILED'))
  })

  it('the highest pay of a hire is more than the wallet has, and more than that is refused', async () => {
    const confirmed = { pin: readyPin, extraKobo: mostKobo }
    const calls = [
      { agreedKobo: mostRateKobo, ...confirmed },
      { agreedKobo: mostRateKobo },
      { agreedKobo: mostRateKobo + 1, ...confirmed },
      { agreedKobo: mostKobo, ...confirmed },
    ].map((changes) => () => send(gigPeople.hire, validCall(gigPeople.hire, own, changes)))
    expect(await refusals(calls)).toEqual([
      '409 INSUFFICIENT_FUNDS',
      '409 EXTRA_PAY_UNCONFIRMED',
      '422 VALIDATION_FAILED',
      '422 VALIDATION_FAILED',
    ])
  })
})

describe('a call out of order', () => {
  const placeCalls = [gigPeople.cancelHire, workReview.approve, workReview.requestChanges, workReview.raiseDispute]
  it.each<[WorkerGigStatus, readonly Endpoint[]]>([
    ['hired', [workReview.approve, workReview.requestChanges, workReview.raiseDispute, workReview.rate]],
    ['active', [gigPeople.cancelHire, workReview.approve, workReview.requestChanges, workReview.rate]],
    ['task_submitted', [gigPeople.cancelHire, workReview.rate]],
    ['changes_requested', [gigPeople.cancelHire, workReview.approve, workReview.requestChanges, workReview.rate]],
    ['approved', [...placeCalls, workReview.rate]],
    ['paid', placeCalls],
    ['disputed', [...placeCalls, workReview.rate]],
    ['cancelled', [...placeCalls, workReview.rate]],
  ])('about a place that is %s is refused', async (status, endpoints) => {
    const { db } = harness.state.test
    const placeId = own.hiredId
    const { gigId } = own
    await db.update(workerGig).set({ status }).where(eq(workerGig.id, placeId))
    const answers = await refusals(
      endpoints.map((endpoint) => () => send(endpoint, { ...validCall(endpoint, own), ...review({ gigId, placeId }) })),
    )
    await db.update(workerGig).set({ status: 'hired' }).where(eq(workerGig.id, placeId))
    expect(answers).toEqual(endpoints.map(() => '409 WORKER_GIG_STATE'))
  })

  const { shortlist, decline, restore, hire } = gigPeople
  it.each<[ApplicantStatus, readonly Endpoint[]]>([
    ['hired', [shortlist, decline, restore, hire]],
    ['declined', [shortlist, hire]],
    ['withdrawn', [shortlist, decline, restore, hire]],
  ])('about an applicant who is %s is refused', async (status, endpoints) => {
    const { db } = harness.state.test
    await db.update(applicant).set({ status }).where(eq(applicant.id, own.applicantId))
    const answers = await refusals(endpoints.map((endpoint) => () => send(endpoint, validCall(endpoint, own))))
    await db.update(applicant).set({ status: 'pending' }).where(eq(applicant.id, own.applicantId))
    expect(answers).toEqual(endpoints.map(() => '409 APPLICANT_STATE'))
  })

  it.each(['draft', 'pending_payment', 'completed', 'cancelled', 'expired'] as const)(
    'about people of a Gig that is %s is refused',
    async (status) => {
      const { db } = harness.state.test
      await db.update(gig).set({ status }).where(eq(gig.id, own.gigId))
      const endpoints = [shortlist, decline, hire, gigPeople.invite]
      const answers = await refusals(endpoints.map((endpoint) => () => send(endpoint, validCall(endpoint, own))))
      await db.update(gig).set({ status: 'open' }).where(eq(gig.id, own.gigId))
      expect(answers).toEqual(endpoints.map(() => '409 GIG_STATE'))
    },
  )
})

describe('a reference that is used again', () => {
  it('hires once, and names nothing of another employer', async () => {
    const body = { agreedKobo: 5_000_000, ref: ref() }
    const first = await send(gigPeople.hire, validCall(gigPeople.hire, own, body))
    expect(first.status).toBe(200)
    const before = await allRows()
    expect((await send(gigPeople.hire, validCall(gigPeople.hire, own, body))).data).toEqual(first.data)
    const otherPay = () => send(gigPeople.hire, validCall(gigPeople.hire, own, { ...body, agreedKobo: 1_000_000 }))
    expect(await refusals([otherPay])).toEqual(['409 CONFLICT'])
    expect(await allRows()).toEqual(before)
    // The same reference of another employer is a hire of its own.
    const other = await send(gigPeople.hire, validCall(gigPeople.hire, victim, body), victim.actor)
    expect(other).toMatchObject({ status: 200, data: { gigId: victim.gigId } })
  })

  it('pays once, and is refused for another call', async () => {
    const body = { ref: ref() }
    const call = () => send(workReview.approve, validCall(workReview.approve, own, body))
    const first = await call()
    expect(first.status).toBe(200)
    const before = await allRows()
    const again = await call()
    expect([again.status, again.data]).toEqual([200, first.data])
    const withBonus = () =>
      send(workReview.approve, validCall(workReview.approve, own, { ...body, bonusKobo: 1_000_000 }))
    expect(await refusals([withBonus])).toEqual(['409 CONFLICT'])
    expect(await allRows()).toEqual(before)
    expect(await refusals([() => send(workReview.approve, validCall(workReview.approve, own))])).toEqual([
      '409 WORKER_GIG_STATE',
    ])
    const other = await send(workReview.approve, validCall(workReview.approve, victim, body), victim.actor)
    expect(other).toMatchObject({ status: 200, data: { workerGig: { gigId: victim.submitted.gigId } } })
    for (const { actor, submitted } of [own, victim]) {
      expect(await moneyFaults(harness.state.test, actor, submitted.gigId)).toEqual(noMoneyFaults)
    }
  })
})
