import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { addWorker } from '../../testing/people-state.ts'
import { hiringHarness } from '../../testing/hiring-harness.ts'
import { goTo, postGig, readyPin } from '../../testing/ready-employer.ts'
import { minute } from '../../platform/clock/time.ts'
import { settle } from '../money/settle.ts'

const { gigPeople, gigs, notifications } = api

const { state, call, apply, accept, declineInvitation } = hiringHarness({ gig: { visibility: 'invite_only' } })

const invite = (workerIds: string[], hireFirst = false) =>
  call(gigPeople.invite, { params: { id: state.gigId }, body: { workerIds, hireFirst } })
const some = async (count: number) =>
  (await Promise.all(Array.from({ length: count }, () => addWorker(state.test)))).map(({ workerId }) => workerId)

describe('the list of invitations', () => {
  const waiting = async () =>
    (await call(gigPeople.listInvitations, { params: { id: state.gigId } })).data.invitations.map(
      ({ workerId, invitedAt }) => [workerId, Date.parse(invitedAt)] as const,
    )

  it('says whether the first to accept is still hired', async () => {
    const [one = '', two = ''] = await some(2)
    await invite([one, two], true)
    const offers = async () =>
      (await call(gigPeople.listInvitations, { params: { id: state.gigId } })).data.invitations.map(
        ({ workerId, hireFirst }) => [workerId, hireFirst],
      )
    expect(await offers()).toEqual([one, two].toSorted().map((id) => [id, true]))
    await accept(one)
    expect(await offers()).toEqual([[two, false]])
  })

  it('offers no place of a Gig that expired', async () => {
    const [one = ''] = await some(1)
    await invite([one], true)
    const { sessions } = (await call(gigs.get, { params: { id: state.gigId } })).data
    state.actor = await goTo(state.test, state.actor, `${sessions[0]?.date}T23:59:00+01:00`)
    expect((await call(gigs.get, { params: { id: state.gigId } })).data.status).toBe('expired')
    const { invitations } = (await call(gigPeople.listInvitations, { params: { id: state.gigId } })).data
    expect(invitations.map(({ hireFirst }) => hireFirst)).toEqual([false])
  })

  it('offers no place of a Gig that a chargeback cancelled', async () => {
    const { id } = await postGig(state.test, state.actor)
    const { data } = await call(gigs.getPaymentData, { body: { method: 'checkout', gigId: id, ref: randomUUID() } })
    const reference = data.reference ?? ''
    const paid = { status: 'success', amountKobo: 10_537_500, channel: 'card' } as const
    await settle(state.test.db, reference, paid, state.test.deps.now())
    const [one = ''] = await some(1)
    await call(gigPeople.invite, { params: { id }, body: { workerIds: [one], hireFirst: true } })
    await settle(state.test.db, reference, { status: 'reversed' }, state.test.deps.now())
    const { invitations } = (await call(gigPeople.listInvitations, { params: { id } })).data
    expect(invitations.map(({ hireFirst }) => hireFirst)).toEqual([false])
  })

  it('offers no place of a Gig that was cancelled', async () => {
    const [one = ''] = await some(1)
    await invite([one], true)
    const { feeKobo } = (await call(gigs.get, { params: { id: state.gigId } })).data.cancellation
    const body = { reason: 'event_cancelled' as const, feeKobo, pin: readyPin, ref: randomUUID() }
    await call(gigs.cancel, { params: { id: state.gigId }, body })
    const { invitations } = (await call(gigPeople.listInvitations, { params: { id: state.gigId } })).data
    expect(invitations.map(({ workerId, hireFirst }) => [workerId, hireFirst])).toEqual([[one, false]])
  })

  it('says when somebody declined, of whom the employer is told once, until the worker is invited again', async () => {
    const [one = '', two = ''] = await some(2)
    await invite([one, two], true)
    const answers = async () =>
      (await call(gigPeople.listInvitations, { params: { id: state.gigId } })).data.invitations
        .map(({ workerId, hireFirst, declinedAt }) => [workerId, hireFirst, declinedAt] as const)
        .toSorted(([a], [b]) => a.localeCompare(b))
    const pair = (of: (id: string) => readonly [boolean, string | null]) =>
      [one, two].toSorted((a, b) => a.localeCompare(b)).map((id) => [id, ...of(id)])
    state.test.advance(minute)
    const at = state.test.deps.now().toISOString()
    await declineInvitation(one)
    state.test.advance(minute)
    await declineInvitation(one)
    expect(await answers()).toEqual(pair((id) => (id === one ? [false, at] : [true, null])))
    const listed = (await call(notifications.list, {})).data.notifications
    expect(listed.filter(({ title }) => title.includes('declined')).map(({ message }) => message)).toEqual([
      'Tunde Bakare cannot come to “Product launch photographer”.',
    ])
    await invite([one], true)
    expect(await answers()).toEqual(pair(() => [true, null]))
  })

  it('counts a worker who declines twice as one person in the news', async () => {
    const [one = '', two = ''] = await some(2)
    const newest = async () => {
      const { title, message } = (await call(notifications.list, {})).data.notifications[0] ?? {}
      return [title, message]
    }
    for (const _time of [1, 2]) {
      await invite([one], true)
      state.test.advance(minute)
      await declineInvitation(one)
      expect(await newest()).toEqual([
        'Invitation declined',
        'Tunde Bakare cannot come to “Product launch photographer”.',
      ])
    }
    const ofBoth = ['Invitations declined', 'Tunde Bakare and 1 other cannot come to “Product launch photographer”.']
    for (const id of [two, one]) {
      await invite([id], true)
      state.test.advance(minute)
      await declineInvitation(id)
      expect(await newest()).toEqual(ofBoth)
    }
  })

  it('has those who were invited and have not applied, the latest first', async () => {
    const [one = '', two = '', three = ''] = await some(3)
    const began = state.test.deps.now().getTime()
    await invite([one])
    state.test.advance(minute)
    await invite([two, three])
    await apply({ workerId: three })
    expect(await waiting()).toEqual([
      [two, began + minute],
      [one, began],
    ])
    state.test.advance(minute)
    await invite([one])
    expect(await waiting()).toEqual([
      [one, began + 2 * minute],
      [two, began + minute],
    ])
  })
})
