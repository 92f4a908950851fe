import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiProvider } from '@/api/client/api-context.ts'
import { createApiClient } from '@/api/client/call.ts'
import { createSession } from '@/api/client/session.ts'
import { Toaster } from '@/design-system/components/Toast/index.ts'
import { useSharedDialogs } from '@/shared/shared-dialogs.ts'
import { SharedDialogs } from './shared-dialogs.tsx'

const chunk = vi.hoisted(() => ({ canLoad: false }))

function answer<Part extends object>(part: Part): Part {
  if (!chunk.canLoad) throw new TypeError('Failed to fetch dynamically imported module: /assets/flow.js')
  return part
}

// A module that fails to load is loaded again by the next import, as in a browser.
vi.mock('./support-flow.tsx', () => ({
  get SupportFlow() {
    return answer(() => <p>Ticket form</p>)
  },
}))
vi.mock('./forgot-pin-flow.tsx', () => ({
  get ForgotPinFlow() {
    return answer(() => <p>PIN form</p>)
  },
}))

function Page() {
  const { openSupportTicket, startForgotPin } = useSharedDialogs()
  return (
    <>
      <input aria-label="Title" />
      <button
        type="button"
        onClick={() => openSupportTicket({ title: 'Contact support', topic: 'payment', subject: 'Money', message: '' })}
      >
        Contact support
      </button>
      <button type="button" onClick={startForgotPin}>
        Forgot PIN?
      </button>
    </>
  )
}

/** Shows a page with the openers, signed in as an employer. */
function showPage() {
  const session = createSession(() => ({ getItem: () => null, setItem: () => undefined }))
  session.signedIn({ user: { firstName: 'Ngozi', employerId: 'emp_1' }, token: 'first' })
  const api = createApiClient({
    session,
    http: { send: () => new Promise<never>(() => undefined), preload: () => undefined },
  })
  render(
    <ApiProvider value={api}>
      <SharedDialogs>
        <Page />
      </SharedDialogs>
      <Toaster />
    </ApiProvider>,
  )
  return session
}

beforeEach(() => {
  chunk.canLoad = false
})

it.each([
  { opener: 'Contact support', form: 'Ticket form' },
  { opener: 'Forgot PIN?', form: 'PIN form' },
])('keeps the page and says so when $opener cannot be loaded, and opens at the next try', async ({ opener, form }) => {
  showPage()
  await userEvent.type(screen.getByLabelText('Title'), 'Wedding DJ')
  await userEvent.click(screen.getByRole('button', { name: opener }))
  expect(await screen.findByText('This could not be opened. Check your connection, then try again.')).toBeVisible()
  expect(screen.getByLabelText('Title')).toHaveValue('Wedding DJ')

  chunk.canLoad = true
  await userEvent.click(screen.getByRole('button', { name: opener }))
  expect(await screen.findByText(form)).toBeVisible()
})

it.each([
  { opener: 'Contact support', form: 'Ticket form' },
  { opener: 'Forgot PIN?', form: 'PIN form' },
])('closes $opener when another employer signs in in another tab', async ({ opener, form }) => {
  chunk.canLoad = true
  const session = showPage()
  await userEvent.click(screen.getByRole('button', { name: opener }))
  expect(await screen.findByText(form)).toBeVisible()
  act(() => session.signedIn({ user: { firstName: 'Bisi', employerId: 'emp_2' }, token: 'second' }))
  expect(screen.queryByText(form)).toBeNull()
})
