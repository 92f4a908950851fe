import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { mostKobo } from '../../../src/api/contract/schemas/money.ts'
import { api } from '../../../src/api/contract/table.ts'
import { fillPlace, goTo, openGig, readyEmployer, readyPin } from '../../testing/ready-employer.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'
import { cancelLockedGig } from './cancelling.ts'
import { lockGig } from './service.ts'

const { gigs } = api
const first = { date: '2025-12-06', start: '14:00', end: '20:00' }
const second = { date: '2025-12-08', start: '10:00', end: '16:00' }
const cannotMove = {
  sessions: 'The first session cannot move any more: it is less than 48 hours away and workers are hired.',
}
const cannotChange = { sessions: 'A session that has begun cannot change.' }

let test: TestApp
let actor: Actor
// A place of its own for each test: each moves the clock.
beforeEach(async () => {
  test = await createTestApp()
  actor = await readyEmployer(test)
  return test.close
})

const read = async (id: string) => (await test.call(gigs.get, { params: { id } }, actor)).data
const move = (id: string, sessions: object[], rest: object = {}) =>
  test.call(gigs.update, { params: { id }, body: { sessions, ...rest } as never }, actor)

describe('a Gig with a hired worker', () => {
  it('cannot move its first session once cancelling costs a fee, so that the fee cannot be avoided', async () => {
    const { id } = await openGig(test, actor, { sessions: [first, second] })
    await fillPlace(test, actor, id)
    actor = await goTo(test, actor, '2025-12-04T14:00:00+01:00')
    expect(
      (
        await move(id, [
          { ...first, arrival: '12:00' },
          { ...second, date: '2025-12-09' },
        ])
      ).status,
    ).toBe(200)
    actor = await goTo(test, actor, '2025-12-04T14:00:01+01:00')
    for (const date of ['2026-12-06', '2025-12-05']) {
      expect(
        (
          await move(id, [
            { ...first, date },
            { ...second, date: '2026-12-09' },
          ])
        ).body.errors,
      ).toEqual(cannotMove)
    }
    expect((await move(id, [{ ...second, date: '2025-12-10' }, first])).status).toBe(200)
    expect((await read(id)).cancellation).toMatchObject({ allowed: true, feeKobo: 500_000 })
  })

  it('moves its sessions freely before that time, and while no worker is hired', async () => {
    const [hired, empty] = [await openGig(test, actor), await openGig(test, actor)]
    await fillPlace(test, actor, hired.id)
    expect((await move(hired.id, [{ ...first, date: '2026-12-06' }])).status).toBe(200)
    actor = await goTo(test, actor, '2025-12-06T13:00:00+01:00')
    expect((await move(empty.id, [{ ...first, date: '2026-12-06' }])).status).toBe(200)
  })
})

describe('a session that has begun', () => {
  it('cannot move, so that a running Gig ends; future sessions can move', async () => {
    const { id } = await openGig(test, actor, { sessions: [first, second] })
    await fillPlace(test, actor, id)
    actor = await goTo(test, actor, '2025-12-06T14:00:00+01:00')
    for (const changed of [
      { ...first, date: '2026-12-06' },
      { ...first, start: '13:00', end: '19:00' },
      { ...first, start: '15:00', end: '21:00' },
    ]) {
      expect((await move(id, [changed, second])).body.errors).toEqual(cannotChange)
    }
    expect((await move(id, [{ ...second, date: '2025-12-09' }, first])).status).toBe(200)
    expect(await read(id)).toMatchObject({
      status: 'in_progress',
      sessions: [{ date: '2025-12-09' }, { date: '2025-12-06' }],
    })
  })

  it('leaves the others within 90 days of it, however often they move', async () => {
    const { id } = await openGig(test, actor, { sessions: [first, second] })
    await fillPlace(test, actor, id)
    actor = await goTo(test, actor, '2025-12-06T14:00:00+01:00')
    const tooLate = { sessions: 'No session can move to more than 90 days after the first one: workers are hired.' }
    expect((await move(id, [first, { ...second, date: '2100-12-08' }])).body.errors).toEqual(tooLate)
    expect((await move(id, [first, { ...second, date: '2026-03-06' }])).status).toBe(200)
    expect((await move(id, [first, { ...second, date: '2026-03-07' }])).body.errors).toEqual(tooLate)
    expect((await read(id)).sessions[1]?.date).toBe('2026-03-06')
  })

  it('cannot move, and its Gig cannot be cancelled, even before the scheduled job has run', async () => {
    const { id } = await openGig(test, actor)
    await fillPlace(test, actor, id)
    // The clock moves and no job runs.
    actor = { ...actor, token: (await goTo(test, actor, '2025-12-06T13:59:59+01:00')).token }
    test.advance(1000)
    expect(
      (await move(id, [{ ...first, date: '2026-12-06' }], { applicationDeadline: '2026-12-01T10:00:00+01:00' })).body
        .errors,
    ).toEqual(cannotChange)
    expect(await read(id)).toMatchObject({
      status: 'open',
      cancellation: {
        allowed: false,
        refundKobo: 0,
        feeKobo: 0,
        reason: 'The work has begun. Contact support to call it off.',
      },
    })
    const answer = await test.call(
      gigs.cancel,
      { params: { id }, body: { reason: 'event_cancelled', feeKobo: mostKobo, pin: readyPin, ref: randomUUID() } },
      actor,
    )
    expect([answer.body.code, answer.body.message]).toEqual([
      'GIG_STATE',
      'The work has begun. Contact support to call it off.',
    ])
    const late = test.db.transaction(async (tx) =>
      cancelLockedGig(
        tx,
        await lockGig(tx, actor.employerId, id),
        { reason: 'event_cancelled', ref: randomUUID() },
        test.deps.now(),
      ),
    )
    await expect(late).rejects.toMatchObject({
      code: 'GIG_STATE',
      message: 'The work has begun. Contact support to call it off.',
    })
  })
})
