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
