import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { minute } from '../../platform/clock/time.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { addressOf } from '../../testing/address-of.ts'
import { noise } from '../../testing/image-files.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'
import { readBodyUpTo } from '../../platform/http/read-body.ts'

let app: TestApp
let actor: Actor
beforeAll(async () => {
  app = await createTestApp()
  actor = await app.createEmployer()
})
// A new window of the rate limit.
beforeEach(() => app.advance(16 * minute))
afterAll(() => app.close())

/** A body that begins to be read when `state.isRead` becomes true, and ends, empty, when `end` is called. */
function slowBody() {
  let end = () => undefined as void
  const ended = new Promise<void>((resolve) => (end = resolve))
  const state = { isRead: false }
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        state.isRead = true
        await ended
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { body, state, end: () => end() }
}

const send = (body: BodyInit, contentType = `multipart/form-data; boundary=${'x'.repeat(40)}`) =>
  app.request(addressOf(api.upload.uploadImage, { employerId: actor.employerId }), {
    method: 'POST',
    headers: { Authorization: `Bearer ${actor.token}`, ...(contentType !== '' && { 'Content-Type': contentType }) },
    body,
    duplex: 'half',
  } as RequestInit)

it('reads 6 bodies at a time, lets 20 wait unread, and refuses more for a few seconds', async () => {
  const bodies = Array.from({ length: 27 }, slowBody)
  const answers = bodies.map(({ body }) => send(body))
  const first = await Promise.race(answers)
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await first.json()).toMatchObject({
    code: 'UNAVAILABLE',
    message: 'Many pictures are being processed right now. Please try again in a few seconds.',
  })
  expect(bodies.filter(({ state }) => state.isRead)).toHaveLength(6)
  for (const { end } of bodies) end()
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([...Array.from({ length: 26 }, () => 400), 503])
})

it('processes all pictures that have a place', async () => {
  const png = await noise(20, 20).png().toBuffer()
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const form = new FormData()
      form.set('purpose', 'company')
      form.set('file', new Blob([new Uint8Array(png)]))
      return (await send(form, '')).status
    }),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
})

it('counts forms that cannot be read, and does not read the body of the 31st', async () => {
  for (let count = 0; count < 15; count += 1) {
    expect((await send('x')).status).toBe(400)
    expect((await send('x', 'text/plain')).status).toBe(415)
  }
  const { body, state } = slowBody()
  expect((await send(body)).status).toBe(429)
  expect(state.isRead).toBe(false)
})

it('stops reading a body that takes too long', async () => {
  const { body } = slowBody()
  const request = new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit)
  const error: unknown = await readBodyUpTo(request, 100, 20).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Refusal)
  expect(error).toMatchObject({ code: 'UNAVAILABLE', message: 'The upload took too long. Please try again.' })
})
