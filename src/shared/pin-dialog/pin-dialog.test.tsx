import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { replaceClock } from '@/lib/clock.ts'
import { SharedDialogsProvider } from '../shared-dialogs.ts'
import { PinDialog } from './pin-dialog.tsx'

let moment = ''
let putBack: () => void
beforeEach(() => {
  putBack = replaceClock({ now: () => new Date(moment) })
})
afterEach(() => putBack())

const startForgotPin = vi.fn<() => void>()
const wrapper = ({ children }: { children: ReactNode }) => (
  <SharedDialogsProvider value={{ startForgotPin, openSupportTicket: () => undefined }}>
    {children}
  </SharedDialogsProvider>
)
const unused = () => Promise.resolve({ kind: 'done' } as const)
const dialog = (open: boolean) => (
  <PinDialog
    open={open}
    title="Confirm withdrawal"
    description="Withdraw ₦50,000.00."
    pinLock={{ pinLockedUntil: '2025-11-14T16:30:00+01:00' }}
    onConfirm={unused}
    onCheckStatus={unused}
    onClose={() => undefined}
  />
)

it('says that the PIN is locked as long as it is, also in a dialog that was there before', () => {
  moment = '2025-11-14T16:29:00+01:00'
  const { rerender } = render(dialog(true), { wrapper })
  expect(screen.getByText('Your PIN is locked until 4:30 PM.')).toBeVisible()
  expect(screen.queryByLabelText('Digit 1 of 4')).toBeNull()

  rerender(dialog(false))
  moment = '2025-11-14T16:30:00+01:00'
  rerender(dialog(true))
  expect(screen.queryByText('Your PIN is locked until 4:30 PM.')).toBeNull()
  expect(screen.getByLabelText('Digit 1 of 4')).toBeVisible()
})

it.each([
  ['done', true],
  ['superseded', true],
  ['unknown', false],
] as const)('after %s it closes: %s', async (kind, closes) => {
  moment = '2025-11-14T17:00:00+01:00'
  const onClose = vi.fn<() => void>()
  const onConfirm = vi.fn<(pin: string) => Promise<{ kind: typeof kind }>>(async () => ({ kind }))
  render(
    <PinDialog
      open
      title="Pay for this Gig"
      description="Pay ₦50,000.00."
      onConfirm={onConfirm}
      onCheckStatus={unused}
      onClose={onClose}
    />,
    { wrapper },
  )
  await userEvent.click(screen.getByLabelText('Digit 1 of 4'))
  await userEvent.keyboard('2580{Enter}')
  await waitFor(() => expect(onConfirm).toHaveBeenCalledExactlyOnceWith('2580'))
  if (!closes) await screen.findByText('We do not know yet if this went through.')
  expect(onClose).toHaveBeenCalledTimes(closes ? 1 : 0)
})

it.each([true, false])('is closed before the PIN is reset, with what it confirms: %s', async (isPart) => {
  const calls: string[] = []
  startForgotPin.mockImplementationOnce(() => calls.push('start'))
  render(
    <PinDialog
      open
      title="Pay for this Gig"
      description="Pay ₦50,000.00."
      onConfirm={unused}
      onCheckStatus={unused}
      onClose={() => calls.push('close')}
      {...(isPart && { onForgotPin: () => calls.push('close all') })}
    />,
    { wrapper },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Forgot PIN?' }))
  expect(calls).toEqual([isPart ? 'close all' : 'close', 'start'])
})
