import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { workerMailing } from '../../db/work-schema.ts'
import { day } from '../../platform/clock/time.ts'
import { untilLocked } from '../../testing/lock-waits.ts'
import { addApplicant, addWorker, hireByCall } from '../../testing/people-state.ts'
import { fillPlace, openGig, readyEmployer } from '../../testing/ready-employer.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'
import { deleteExpired } from '../../housekeeping.ts'
import { lockGig } from '../gigs/service.ts'

const { gigPeople } = api

let test: TestApp
let actor: Actor
let gigId = ''
beforeEach(async () => {
  test = await createTestApp()
  actor = await readyEmployer(test)
  gigId = (await openGig(test, actor)).id
  return test.close
})

/** A call that mails one worker, and the mails of the call's kind to that worker. */
interface Mailing {
  send: (ref?: string, message?: string, id?: string) => Promise<{ status: number; data: unknown }>
  mails: () => Promise<number>
}

const invitation = async (): Promise<Mailing> => {
  const { workerId } = await addWorker(test)
  return {
    send: (ref, message = 'Come again.', id = gigId) =>
      test.call(
        gigPeople.invite,
        { params: { id }, body: { workerIds: [workerId], message, ...(ref !== undefined && { ref }) } },
        actor,
      ),
    mails: async () =>
      (await test.mailsTo(`${workerId}@workers.example`)).filter(({ subject }) => subject.startsWith('You are invited'))
        .length,
  }
}

const message = async (): Promise<Mailing> => {
  const { applicantId, email } = await addApplicant(test, actor, gigId)
  const place = (await hireByCall(test, actor, gigId, applicantId)).data.id
  return {
    send: (ref, words = 'Back gate, please.', id = gigId) =>
      test.call(
        gigPeople.message,
        { params: { id }, body: { workerGigIds: [place], message: words, ...(ref !== undefined && { ref }) } },
        actor,
      ),
    mails: async () =>
      (await test.mailsTo(email ?? '')).filter(({ subject }) => subject.startsWith('A message about')).length,
  }
}

describe.each([
  ['an invitation', invitation],
  ['a message', message],
])('%s', (_name, create) => {
  it('whose answer was lost is answered again and mailed once', async () => {
    const { send, mails } = await create()
    const ref = randomUUID()
    const first = await send(ref)
    const again = await send(ref)
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.data).toEqual(first.data)
    expect(await mails()).toBe(1)
  })

  it('that is sent twice at the same time is mailed once', async () => {
    const { send, mails } = await create()
    const ref = randomUUID()
    const { begun } = await test.db.transaction(async (tx) => {
      await lockGig(tx, actor.employerId, gigId)
      const calls = [send(ref), send(ref)]
      await untilLocked(test.db, calls)
      return { begun: calls }
    })
    const [one, two] = await Promise.all(begun)
    expect([one?.status, two?.status]).toEqual([200, 200])
    expect(two?.data).toEqual(one?.data)
    expect(await mails()).toBe(1)
    expect(test.problems).toEqual([])
  })

  it('with another reference or without one is mailed again', async () => {
    const { send, mails } = await create()
    await send(randomUUID())
    await send(randomUUID(), 'Other words.')
    await send()
    await send()
    expect(await mails()).toBe(4)
  })

  it('that was refused is sent by the same reference', async () => {
    const { send, mails } = await create()
    const ref = randomUUID()
    expect((await send(ref, undefined, 'gig_none')).status).toBe(404)
    expect((await send(ref)).status).toBe(200)
    expect(await mails()).toBe(1)
  })

  it('is remembered for 30 days', async () => {
    const { send } = await create()
    await send(randomUUID())
    test.advance(30 * day)
    await deleteExpired(test.deps)
    expect(await test.db.$count(workerMailing)).toBe(1)
    test.advance(1)
    await deleteExpired(test.deps)
    expect(await test.db.$count(workerMailing)).toBe(0)
  })
})

it('an invitation to a Gig that became full is still answered as the first time', async () => {
  const { send } = await invitation()
  const ref = randomUUID()
  const first = await send(ref)
  await fillPlace(test, actor, gigId)
  await fillPlace(test, actor, gigId)
  expect((await send()).status).toBe(409)
  expect(await send(ref)).toMatchObject({ status: 200, data: first.data })
})

it('a reference of one employer says nothing to another one', async () => {
  const { send } = await message()
  const ref = randomUUID()
  await send(ref)
  const body = { workerGigIds: ['wg_none'], message: 'x', ref }
  const other = await readyEmployer(test)
  expect((await test.call(gigPeople.message, { params: { id: gigId }, body }, other)).status).toBe(404)
})
