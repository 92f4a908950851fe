import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { replaceClock } from '@/lib/clock.ts'
import { ForgotPinDialog } from './forgot-pin-dialog.tsx'
import { type ForgotPinCalls, useForgotPin } from './use-forgot-pin.ts'

let moment = Date.parse('2025-11-14T14:00:00+01:00')
let putBack: () => void
beforeEach(() => {
  putBack = replaceClock({ now: () => new Date(moment) })
})
afterEach(() => putBack())

function Flow(calls: ForgotPinCalls) {
  const flow = useForgotPin(calls)
  return (
    <>
      <button type="button" onClick={flow.start}>
        Forgot PIN?
      </button>
      <ForgotPinDialog flow={flow} />
    </>
  )
}

const unused = () => Promise.resolve()

it('disables requesting another code until the server accepts it, and shows the wait', async () => {
  const refused = Object.assign(new Error('refused'), {
    status: 429,
    serverMessage: 'Too many tries. Please wait a moment.',
    retryAfterSeconds: 30,
  })
  render(<Flow sendCode={() => Promise.reject(refused)} verify={unused} reset={unused} />)
  fireEvent.click(screen.getByText('Forgot PIN?'))
  expect(await screen.findByText('Too many tries. Please wait a moment.')).toBeVisible()
  expect(screen.getByText('You can ask for a new code in 0:30.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send a new code' })).toBeDisabled()

  moment += 30_000
  await waitFor(() => expect(screen.queryByText(/You can ask for a new code/)).toBeNull())
  expect(screen.getByRole('button', { name: 'Send a new code' })).toBeEnabled()
})

it('offers another code immediately where the server only failed to send one', async () => {
  const failed = Object.assign(new Error('failed'), {
    status: 503,
    serverMessage: 'Marquee is not available for a moment. Please try again.',
  })
  render(<Flow sendCode={() => Promise.reject(failed)} verify={unused} reset={unused} />)
  fireEvent.click(screen.getByText('Forgot PIN?'))
  expect(await screen.findByRole('button', { name: 'Send a new code' })).toBeEnabled()
})

/** Sends the first code, and refuses every further one. */
function sendsOnce(failure: { status?: number; serverMessage?: string; retryAfterSeconds?: number }) {
  let isSent = false
  return () => {
    if (isSent) return Promise.reject(Object.assign(new Error('refused'), failure))
    isSent = true
    return Promise.resolve()
  }
}

it('says that no further code was sent, and offers it again', async () => {
  render(<Flow sendCode={sendsOnce({})} verify={unused} reset={unused} />)
  fireEvent.click(screen.getByText('Forgot PIN?'))
  await screen.findByText('in 1:00')
  moment += 60_000
  await waitFor(() => expect(screen.getByRole('button', { name: 'Resend code' })).toBeEnabled())
  fireEvent.click(screen.getByRole('button', { name: 'Resend code' }))
  expect(await screen.findByText('Failed to resend code. Please try again.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Resend code' })).toBeEnabled()
})

it('takes the code that was sent before, when it is opened again and too many were sent', async () => {
  const tooMany = { status: 429, serverMessage: 'Too many tries. Please wait a moment.', retryAfterSeconds: 7200 }
  render(<Flow sendCode={sendsOnce(tooMany)} verify={unused} reset={unused} />)
  fireEvent.click(screen.getByText('Forgot PIN?'))
  await screen.findByText('in 1:00')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(screen.getByText('Forgot PIN?'))
  expect(await screen.findByText('Too many tries. Please wait a moment.')).toBeVisible()
  expect(screen.getByText('in 2:00:00')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Verify' })).toBeVisible()
})

/** Types digits into a row of boxes. @param row its name; omitted where there is one row */
async function enterDigits(digits: string, row?: string) {
  for (const [index, digit] of [...digits].entries()) {
    const box = await screen.findByLabelText(new RegExp(`${row ?? ''}.*igit ${index + 1} of 4`))
    fireEvent.change(box, { target: { value: digit } })
  }
}

it('does not say that the code has expired where a lost answer may have saved the new PIN', async () => {
  const failures = [{ kind: 'timeout' }, { kind: 'forbidden', status: 403, code: 'EMAIL_NOT_VERIFIED' }]
  const reset = () => Promise.reject(Object.assign(new Error('failed'), failures.shift()))
  render(<Flow sendCode={unused} verify={unused} reset={reset} />)
  fireEvent.click(screen.getByText('Forgot PIN?'))
  await enterDigits('1234')
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }))
  await screen.findByText('Choose a new PIN')
  await enterDigits('7391', 'New PIN')
  await enterDigits('7391', 'PIN again')
  fireEvent.click(screen.getByRole('button', { name: 'Reset PIN' }))
  expect(await screen.findByText('We do not know yet if this went through. Try again.')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Reset PIN' }))
  expect(await screen.findByText(/^Your new PIN may be saved already\./)).toBeVisible()
})
