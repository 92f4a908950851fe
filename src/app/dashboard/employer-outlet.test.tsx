import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { ApiProvider } from '@/api/client/api-context.ts'
import { createApiClient } from '@/api/client/call.ts'
import { createSession } from '@/api/client/session.ts'
import { EmployerOutlet } from './employer-outlet.tsx'

/** Shows a page with a form, signed in as the first employer. */
function showForm() {
  const session = createSession(() => ({ getItem: () => null, setItem: () => undefined }))
  session.signedIn({ user: { firstName: 'Ngozi', employerId: 'emp_1' }, token: 'first' })
  const api = createApiClient({
    session,
    http: { send: () => new Promise<never>(() => undefined), preload: () => undefined },
  })
  const router = createMemoryRouter([
    { Component: EmployerOutlet, children: [{ index: true, element: <input aria-label="Title" /> }] },
  ])
  render(
    <ApiProvider value={api}>
      <RouterProvider router={router} />
    </ApiProvider>,
  )
  return session
}

it('does not give what one employer typed to the next one, who signed in in another tab', async () => {
  const session = showForm()
  await userEvent.type(await screen.findByLabelText('Title'), 'Wedding DJ')
  act(() => session.signedIn({ user: { firstName: 'Bisi', employerId: 'emp_2' }, token: 'second' }))
  expect(screen.getByLabelText('Title')).toHaveValue('')
})

it('keeps what is typed when the same employer signs in again in another tab', async () => {
  const session = showForm()
  await userEvent.type(await screen.findByLabelText('Title'), 'Wedding DJ')
  act(() => session.signedIn({ user: { firstName: 'Ngozi', employerId: 'emp_1' }, token: 'newer' }))
  expect(screen.getByLabelText('Title')).toHaveValue('Wedding DJ')
})

it.each([
  { end: 'a log-out', of: (session: ReturnType<typeof showForm>) => session.logOut() },
  { end: 'the end of the session', of: (session: ReturnType<typeof showForm>) => void session.expire('first') },
])('shows no error after $end while the code of the sign-in page is on its way', async ({ of }) => {
  const session = showForm()
  await screen.findByLabelText('Title')
  act(() => of(session))
  expect(screen.queryByLabelText('Title')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Log in again' })).toBeNull()
})

it('says that a session without an employer can show nothing', async () => {
  const session = showForm()
  await screen.findByLabelText('Title')
  act(() => session.signedIn({ user: { firstName: 'Ngozi' }, token: 'second' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Employer ID not found. Please log in again.')
})
