import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { payments } from '../contract/endpoints/payments.ts'
import { ApiProvider } from './api-context.ts'
import { createApiClient } from './call.ts'
import { useIsOffered } from './offered-endpoints.ts'
import { createSession } from './session.ts'

function Offer() {
  return <p>{useIsOffered(payments.verify) ? 'Check again' : 'Contact support'}</p>
}

const answering = (status: number) => {
  const session = createSession(() => ({ getItem: () => null, setItem: () => undefined }))
  session.signedIn({ user: { firstName: 'Ngozi', employerId: 'emp_1' }, token: 'abc' })
  return createApiClient({
    http: {
      send: () => Promise.resolve({ status, body: { message: 'No' }, header: () => undefined }),
      preload: () => undefined,
    },
    session,
  })
}

it.each([
  [501, 'Contact support'],
  [500, 'Check again'],
  [404, 'Check again'],
])('after %i there is: %s', async (status, label) => {
  const api = answering(status)
  render(
    <ApiProvider value={api}>
      <Offer />
    </ApiProvider>,
  )
  expect(screen.getByText('Check again')).toBeVisible()
  await act(() => api.call(payments.verify, { params: { id: 'txn_1' }, body: {} }).catch(() => undefined))
  expect(screen.getByText(label)).toBeVisible()
})
