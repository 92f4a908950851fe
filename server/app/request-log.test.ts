import { expect, it } from 'vitest'
import { api } from '../../src/api/contract/table.ts'
import type { LogFields } from '../platform/log/log-events.ts'
import { createTestApp } from '../testing/test-app.ts'

it('each request is one entry with its route, status, time and employer, and without what it contains', async () => {
  const entries: LogFields[] = []
  const app = await createTestApp({ onInfo: (_, fields = {}) => void entries.push(fields) })
  const actor = await app.createEmployer('ngozi@venue.example')
  const { headers } = await app.call(api.notifications.read, { params: { id: 'ntf_secret' } }, actor)
  await app.call(api.auth.login, { body: { email: 'ngozi@venue.example', password: 'Wrong-secret' } })
  await app.request('/sign-in?code=secret')
  await app.close()
  expect(entries).toEqual([
    {
      requestId: headers.get('x-request-id'),
      method: 'PUT',
      route: '/api/v1/employer/:employerId/notification/:id/read-notification',
      status: 404,
      ms: expect.any(Number),
      employerId: actor.employerId,
    },
    expect.objectContaining({ method: 'POST', route: '/api/v1/employer/auth/login', status: 400 }),
    expect.objectContaining({ method: 'GET', route: '/*', status: 503 }),
  ])
  for (const secret of ['secret', 'ngozi@']) expect(JSON.stringify(entries)).not.toContain(secret)
})
