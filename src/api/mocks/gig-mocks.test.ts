import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createApiClient } from '../client/call.ts'
import { createHttp } from '../client/http.ts'
import { createSession } from '../client/session.ts'
import { gigPeople } from '../contract/endpoints/gig-people.ts'
import { gigs } from '../contract/endpoints/gigs.ts'
import { dashboard } from '../contract/endpoints/dashboard.ts'
import { payments } from '../contract/endpoints/payments.ts'
import type { Gig } from '../contract/schemas/gig.ts'
import { cancellationOf } from './gig-factories.ts'
import { aTransaction } from './money-factories.ts'
import { tokenOf } from './state.ts'
import { emptyVenue, hostileData, smallVenue, type World } from './world.ts'
import { worldHandlers } from './world-handlers.ts'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const ref = '5a4f7e99-a7e5-4ea3-9c51-8e617fcff065'
const pin = '2580'

function clientOf(world: World = smallVenue()) {
  server.use(...worldHandlers(world))
  const session = createSession(() => ({ getItem: () => null, setItem: () => undefined }))
  session.signedIn({ user: { firstName: 'Ngozi', employerId: world.employerId }, token: tokenOf(world.employerId) })
  return createApiClient({ http: createHttp('http://localhost/api/v1'), session })
}

const fields = gigs.create.example.body

describe('the small venue', () => {
  it('has one Gig in each state, whose money is the wallet’s and adds up', async () => {
    const client = clientOf()
    const { gigs: all } = await client.call(gigs.list, {})
    expect(all.map(({ status }) => status).toSorted()).toEqual([
      'cancelled',
      'completed',
      'draft',
      'expired',
      'in_progress',
      'open',
      'pending_payment',
    ])
    const { heldKobo } = await client.call(dashboard.getWallet, {})
    expect(all.reduce((sum, { payment }) => sum + payment.heldKobo, 0)).toBe(heldKobo)
    for (const { payment } of all.filter((gig) => gig.payment.paidKobo > 0)) {
      expect(payment.heldKobo + payment.releasedKobo + payment.refundedKobo + payment.feeKobo + payment.vatKobo).toBe(
        payment.paidKobo,
      )
    }
    const counts = (await client.call(gigs.get, { params: { id: 'gig_1' } })).applicantCounts
    const { applicants, totalApplicant } = await client.call(gigPeople.listApplicants, { params: { id: 'gig_1' } })
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(totalApplicant)
    expect(applicants.filter(({ status }) => status === 'pending')).toHaveLength(counts.pending)
  })

  it('is filtered, searched and sorted', async () => {
    const client = clientOf()
    const ids = async (query: Parameters<typeof client.call<typeof gigs.list>>[1]['query']) =>
      (await client.call(gigs.list, { query: query ?? {} })).gigs.map(({ id }) => id)
    expect(await ids({ status: 'cancelled,expired' })).toEqual(['gig_6', 'gig_7'])
    expect(await ids({ category: 'dj', searchWord: 'friday' })).toEqual(['gig_3', 'gig_6'])
    expect(await ids({ searchWord: ' dj  FRIDAY ' })).toEqual(['gig_3', 'gig_6'])
    expect(await ids({ searchWord: 'friday wedding' })).toEqual([])
    expect(await ids({ from: '2025-11-23', to: '2025-12-06' })).toEqual(['gig_1', 'gig_4'])
    expect((await ids({ sort: 'next_session' })).slice(0, 2)).toEqual(['gig_1', 'gig_4'])
    expect((await ids({ sort: 'deadline', limit: 2 })).slice(0, 2)).toEqual(['gig_1', 'gig_4'])
    expect((await ids({ sort: 'applicants' }))[0]).toBe('gig_1')
    await expect(client.call(gigs.list, { query: { status: 'open,sold' } })).rejects.toMatchObject({ status: 422 })
  })

  it('answers with the hostile and the empty fixtures', async () => {
    await expect(clientOf(hostileData()).call(gigs.list, { query: { limit: 100 } })).resolves.toMatchObject({
      totalGig: 64,
    })
    await expect(clientOf(emptyVenue()).call(gigs.getAnalytics, {})).resolves.toMatchObject({
      total: 0,
      byStatus: { open: 0 },
    })
  })
})

describe('posting', () => {
  it('goes from a quote over the Gig to the payment from the wallet', async () => {
    const client = clientOf()
    const quote = await client.call(gigs.getPaymentData, gigs.getPaymentData.example)
    expect(quote).toMatchObject({
      totalKobo: 10_537_500,
      workerNetKobo: 4_750_000,
      shortfallKobo: 0,
      lines: [{ amountKobo: 10_000_000 }, { amountKobo: 500_000 }, { amountKobo: 37_500 }],
    })
    const made = await client.call(gigs.create, { body: { ...fields, quoteId: quote.quoteId ?? '' } })
    expect(made).toMatchObject({ status: 'pending_payment', payment: { totalKobo: 10_537_500, paidKobo: 0 } })
    const pay = (quoteId: string, key = ref) =>
      client.call(gigs.payFromWallet, { params: { id: made.id }, body: { quoteId, pin, ref: key } })
    await expect(pay('quo_none')).rejects.toMatchObject({ code: 'QUOTE_CHANGED' })
    const paid = await pay(quote.quoteId ?? '')
    expect(paid).toMatchObject({ status: 'success', type: 'gig_payment', gigId: made.id, amountKobo: 10_537_500 })
    await expect(pay(quote.quoteId ?? '')).resolves.toMatchObject({ id: paid.id })
    await expect(client.call(gigs.get, { params: { id: made.id } })).resolves.toMatchObject({
      status: 'open',
      payment: { heldKobo: 10_000_000, paidKobo: 10_537_500 },
    })
    await expect(client.call(dashboard.getWallet, {})).resolves.toMatchObject({
      availableKobo: 34_462_500,
      subscription: { gigUsed: 2 },
    })
  })

  it('is refused with the message of each invalid field', async () => {
    const client = clientOf()
    const past = { date: '2025-11-13', start: '14:00', end: '13:00' }
    await expect(client.call(gigs.create, { body: { ...fields, sessions: [past] } })).rejects.toMatchObject({
      errors: { 'sessions.0.end': ['End time must be after start time'] },
    })
    await expect(
      client.call(gigs.create, {
        body: { ...fields, sessions: [{ ...past, end: '15:00' }], applicationDeadline: '2025-11-12T12:00:00+01:00' },
      }),
    ).rejects.toMatchObject({
      errors: {
        'sessions.0.date': ['Date cannot be in the past'],
        applicationDeadline: ['Application deadline cannot be in the past'],
      },
    })
    await expect(
      client.call(gigs.create, { body: { ...fields, title: 'Short', location: null } }),
    ).rejects.toMatchObject({ errors: { title: ['Gig title must be at least 8 characters'] } })
  })

  it('needs a profile, a plan and a Gig left on it', async () => {
    const create = (world: World) => clientOf(world).call(gigs.create, { body: fields })
    const { wallet, company } = smallVenue()
    await expect(create(smallVenue({ company: { ...company, companyName: null } }))).rejects.toMatchObject({
      code: 'PROFILE_INCOMPLETE',
    })
    await expect(create(smallVenue({ wallet: { ...wallet, subscription: null } }))).rejects.toMatchObject({
      code: 'NO_PLAN',
    })
    // One is used and one is reserved by the Gig that waits for its payment.
    const used = (gigUsed: number) =>
      create(smallVenue({ wallet: { ...wallet, subscription: { status: 'active', gigCount: 2, gigUsed } } }))
    await expect(used(1)).rejects.toMatchObject({
      code: 'QUOTA_USED',
      message: 'A Gig that waits for its payment has your last place. Pay for it or delete it.',
    })
    await expect(used(2)).rejects.toMatchObject({
      code: 'QUOTA_USED',
      message: 'You have used all 2 Gigs on your plan.',
    })
  })

  it('saves a draft of anything, and posts it when it is whole', async () => {
    const client = clientOf()
    const draft = await client.call(gigs.create, { body: { saveAsDraft: true, title: 'Ball', ref } })
    expect(draft).toMatchObject({ status: 'draft', title: 'Ball', rateKobo: null })
    await expect(client.call(gigs.create, { body: { saveAsDraft: true, title: 'Ball', ref } })).resolves.toMatchObject({
      id: draft.id,
    })
    const params = { id: draft.id }
    await expect(client.call(gigs.update, { params, body: { publish: true } })).rejects.toMatchObject({
      errors: { title: ['Gig title must be at least 8 characters'] },
    })
    await expect(client.call(gigs.update, { params, body: { ...fields, publish: true } })).resolves.toMatchObject({
      status: 'pending_payment',
    })
  })

  it('is neither paid nor posted once its deadline is over', async () => {
    const { gigs: all } = smallVenue()
    const client = clientOf(
      smallVenue({
        gigs: all.map((gig) =>
          gig.id === 'gig_4' ? { ...gig, applicationDeadline: '2025-11-13T12:00:00+01:00' } : gig,
        ),
      }),
    )
    const refused = { errors: { applicationDeadline: ['Application deadline cannot be in the past'] } }
    await expect(
      client.call(gigs.getPaymentData, { body: { method: 'checkout', gigId: 'gig_4', ref } }),
    ).rejects.toMatchObject(refused)
    await expect(
      client.call(gigs.payFromWallet, { params: { id: 'gig_4' }, body: { quoteId: 'quo_1', pin, ref } }),
    ).rejects.toMatchObject(refused)
    await expect(client.call(gigs.update, { params: { id: 'gig_4' }, body: { publish: true } })).rejects.toMatchObject(
      refused,
    )
  })

  it('asks for no plan again when it waits for its payment already', async () => {
    const { wallet } = smallVenue()
    const client = clientOf(smallVenue({ wallet: { ...wallet, subscription: null } }))
    await expect(client.call(gigs.update, { params: { id: 'gig_4' }, body: { publish: true } })).resolves.toMatchObject(
      { status: 'pending_payment' },
    )
    await expect(
      client.call(gigs.update, { params: { id: 'gig_5' }, body: { ...fields, publish: true } }),
    ).rejects.toMatchObject({ code: 'NO_PLAN' })
  })

  it('allows one pending payment at a time', async () => {
    const world = smallVenue()
    const client = clientOf({
      ...world,
      transactions: [aTransaction({ type: 'gig_payment', gigId: 'gig_4', status: 'pending' }), ...world.transactions],
    })
    const params = { id: 'gig_4' }
    await expect(
      client.call(gigs.getPaymentData, { body: { method: 'checkout', gigId: 'gig_4', ref } }),
    ).rejects.toMatchObject({ code: 'PAYMENT_UNFINISHED' })
    await expect(client.call(gigs.remove, { params })).rejects.toMatchObject({ code: 'PAYMENT_UNFINISHED' })
  })
})

describe('a Gig that is there', () => {
  it('rejects changes of locked fields with the reason', async () => {
    const client = clientOf()
    const params = { id: 'gig_1' }
    const { lockedFields } = await client.call(gigs.getToEdit, { params })
    expect(lockedFields.map(({ field }) => field)).toEqual(['payType', 'rateKobo', 'workersNeeded', 'category'])
    await expect(client.call(gigs.update, { params, body: { rateKobo: 6_000_000 } })).rejects.toMatchObject({
      errors: { rateKobo: ['Pay cannot change after a worker is hired.'] },
    })
    await expect(client.call(gigs.update, { params, body: { sessions: fields.sessions } })).rejects.toMatchObject({
      status: 422,
    })
    await expect(
      client.call(gigs.update, { params, body: { title: 'Wedding photographers', rateKobo: 5_000_000 } }),
    ).resolves.toMatchObject({ title: 'Wedding photographers', status: 'open' })
    await expect(
      client.call(gigs.update, { params: { id: 'gig_3' }, body: { title: 'Another title' } }),
    ).rejects.toMatchObject({ code: 'GIG_STATE' })
  })

  it('is cancelled with the PIN, and the money is refunded', async () => {
    const client = clientOf()
    const cancel = (id: string, typed = pin) =>
      client.call(gigs.cancel, { params: { id }, body: { reason: 'date_changed', feeKobo: 0, pin: typed, ref } })
    await expect(cancel('gig_2')).rejects.toMatchObject({ code: 'GIG_STATE' })
    await expect(
      client.call(gigs.cancel, {
        params: { id: 'gig_1' },
        body: { reason: 'date_changed', feeKobo: 0, refundKobo: 26_000_000, pin, ref },
      }),
    ).rejects.toMatchObject({ code: 'FEE_UNCONFIRMED', feeKobo: 0, refundKobo: 25_000_000 })
    await expect(cancel('gig_1', '0000')).rejects.toMatchObject({ code: 'INVALID_PIN' })
    await expect(cancel('gig_1')).resolves.toMatchObject({
      status: 'cancelled',
      closedReason: 'date_changed',
      payment: { heldKobo: 0, refundedKobo: 25_000_000 },
    })
    await expect(client.call(dashboard.getWallet, {})).resolves.toMatchObject({
      availableKobo: 70_000_000,
      heldKobo: 1_500_000,
    })
    await client.call(gigs.remove, { params: { id: 'gig_5' } })
    await expect(client.call(gigs.get, { params: { id: 'gig_5' } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('that is cancelled late leaves each hired worker a pending payout', async () => {
    const world = smallVenue()
    const late = (gig: Gig) => ({
      ...gig,
      sessions: [{ date: '2025-11-15', start: '14:00', end: '20:00', endsNextDay: false }],
    })
    const client = clientOf({
      ...world,
      gigs: world.gigs.map((gig) =>
        gig.id === 'gig_1' ? { ...late(gig), cancellation: cancellationOf(late(gig), [5_000_000, 5_000_000]) } : gig,
      ),
    })
    await expect(
      client.call(gigs.cancel, {
        params: { id: 'gig_1' },
        body: { reason: 'date_changed', feeKobo: 1_000_000, pin, ref },
      }),
    ).resolves.toMatchObject({ payment: { releasedKobo: 1_000_000, refundedKobo: 24_000_000 } })
    const { transactions } = await client.call(payments.list, { query: { type: 'worker_payout', gigId: 'gig_1' } })
    expect(transactions).toHaveLength(2)
    for (const transaction of transactions) {
      expect(transaction).toMatchObject({ amountKobo: 500_000, status: 'pending', channel: null, completedAt: null })
    }
    expect(transactions.map(({ counterparty }) => counterparty?.name).toSorted()).toEqual(
      ['Ụchẹ Eze', 'Ọládípọ̀ Adéwálé'].toSorted(),
    )
  })

  it('shows who was hired and whose work waits, and invites others', async () => {
    const client = clientOf()
    await expect(client.call(gigPeople.listWorkerGigs, { params: { id: 'gig_1' } })).resolves.toMatchObject({
      totalWorkerGig: 2,
    })
    await expect(client.call(gigPeople.listPendingWorkerGigs, {})).resolves.toMatchObject({
      workerGigs: [{ id: 'wg_3', status: 'task_submitted' }],
    })
    await expect(client.call(gigPeople.listPendingApplicants, {})).resolves.toMatchObject({ totalApplicant: 2 })
    await expect(client.call(gigPeople.getWorkerGig, { params: { id: 'gig_2', x: 'wg_3' } })).resolves.toMatchObject({
      netKobo: 1_425_000,
    })
    await expect(
      client.call(gigPeople.invite, {
        params: { id: 'gig_1' },
        body: { workerIds: ['wrk_1', 'wrk_2', 'wrk_2', 'wrk_9'] },
      }),
    ).resolves.toEqual({
      invited: ['wrk_2'],
      failed: [
        { workerId: 'wrk_1', reason: 'This worker has applied already.' },
        { workerId: 'wrk_9', reason: 'Worker not found' },
      ],
    })
    const { invitations } = await client.call(gigPeople.listInvitations, { params: { id: 'gig_1' } })
    expect(invitations.map(({ workerId }) => workerId)).toEqual(['wrk_2'])
  })
})
