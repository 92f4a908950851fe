import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Endpoint, Input } from '../../src/api/contract/endpoint.ts'
import { mostKobo } from '../../src/api/contract/schemas/money.ts'
import { api } from '../../src/api/contract/table.ts'
import { type applicant, type GigRow, worker } from '../db/gig-schema.ts'
import { lockGig } from '../modules/gigs/service.ts'
import { applyToGig, declineInvitation } from '../modules/people/applying.ts'
import type { Transaction } from '../platform/db/database.ts'
import { addApplicant, hireByCall, moneyFaults } from './people-state.ts'
import { fillPlace, goTo, openGig, readyEmployer } from './ready-employer.ts'
import { type Actor, type TestApp, createTestApp } from './test-app.ts'

const { dashboard, gigPeople, gigs } = api

/** Where a test of applicants and hires begins: an employer with an open Gig that has two places of ₦50,000.00. */
interface HiringState {
  test: TestApp
  actor: Actor
  gigId: string
}

/**
 * The steps of tests about applicants and hires; each test has an employer and an open Gig of its own. Each has also an app of its own, because
 * many move the clock, unless `isShared` is true.
 */
export function hiringHarness({
  gig = {},
  isShared = false,
}: { gig?: Parameters<typeof openGig>[2]; isShared?: boolean } = {}) {
  const state = {} as HiringState
  const openApp = async () => {
    state.test = await createTestApp()
  }
  if (isShared) {
    beforeAll(openApp)
    afterAll(() => state.test.close())
  }
  beforeEach(async () => {
    if (!isShared) await openApp()
    state.actor = await readyEmployer(state.test)
    state.gigId = (await openGig(state.test, state.actor, gig)).id
    return isShared ? undefined : state.test.close
  })

  const call = <E extends Endpoint>(endpoint: E, input: Input<E>) => state.test.call(endpoint, input, state.actor)
  const read = async () => (await call(gigs.get, { params: { id: state.gigId } })).data
  const asWorker = <Result>(
    workerId: string,
    act: (tx: Transaction, row: GigRow, person: typeof worker.$inferSelect) => Promise<Result>,
  ) =>
    state.test.db.transaction(async (tx) => {
      const [person] = await tx.select().from(worker).where(eq(worker.id, workerId))
      if (person === undefined) throw new Error(`There is no worker ${workerId}`)
      return act(tx, await lockGig(tx, state.actor.employerId, state.gigId), person)
    })

  return {
    state,
    /** A call of the contract by the employer. */
    call,
    /** The Gig as the employer reads it. */
    read,
    /** How many applicants each stage has. */
    counts: async () => (await read()).applicantCounts,
    /** The money in the wallet, in kobo. */
    available: async () => (await call(dashboard.getWallet, {})).data.availableKobo ?? 0,
    /** Stores a new worker's application. */
    apply: (changes: Partial<typeof applicant.$inferInsert> = {}, person: Partial<typeof worker.$inferInsert> = {}) =>
      addApplicant(state.test, state.actor, state.gigId, changes, person),
    /** Hires an applicant by the contract's call. */
    hire: (applicantId: string, body: Parameters<typeof hireByCall>[4] = {}) =>
      hireByCall(state.test, state.actor, state.gigId, applicantId, body),
    /** Cancels a hire by the contract's call, whatever it costs. */
    cancelHire: (workerGigId: string, changes: Partial<Input<typeof gigPeople.cancelHire>['body']> = {}) =>
      call(gigPeople.cancelHire, {
        params: { gigId: state.gigId, workerGigId },
        body: { reason: 'date_changed', feeKobo: mostKobo, ...changes },
      }),
    /** Fills a place of the Gig without an application. @returns the id of the place */
    fill: (agreedKobo?: number) => fillPlace(state.test, state.actor, state.gigId, agreedKobo),
    /** A worker accepts an invitation or applies. @returns whether an application was stored */
    accept: (workerId: string, proposedKobo: number | null = null) =>
      asWorker(workerId, (tx, row, person) =>
        applyToGig(tx, row, person, { note: null, proposedKobo }, state.test.deps.now()),
      ),
    /** A worker declines an invitation. */
    declineInvitation: (workerId: string) =>
      asWorker(workerId, (tx, row, person) => declineInvitation(tx, row, person, state.test.deps.now())),
    /** Where the Gig's money does not add up. */
    faults: () => moneyFaults(state.test, state.actor, state.gigId),
    /** Moves the clock to a moment, runs the jobs of Gigs and signs in again. */
    goTo: async (moment: string) => {
      state.actor = await goTo(state.test, state.actor, moment)
    },
  }
}
