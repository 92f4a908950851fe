import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { auth } from '@/api/contract/endpoints/auth.ts'
import { fail, hold, offline } from '@/api/mocks/faults.ts'
import { rightCode } from '@/api/mocks/state.ts'
import { paths } from '@/shared/paths.ts'
import { advanceClock } from '../../_kit/clock.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual, withoutPicture } from '../../_kit/visual.ts'
import {
  box,
  button,
  expectCode,
  expectPath,
  expectLastToast,
  expectToast,
  heading,
  message,
  ngozi,
  typeCode,
} from './page.ts'

const meta = {
  title: 'Screens/Auth/Reset password',
  render: renderScreen,
  parameters: {
    ...screen({ at: paths.resetPassword, email: ngozi }),
    states: { loading: 'The page reads nothing.', empty: 'The page lists nothing.' },
    shows: ['auth/screens/reset-password-screen.tsx'],
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const resend = () => button('Resend code')
const verify = async (code: string) => {
  await typeCode(code)
  await userEvent.click(button('Verify'))
}

/** The 60 seconds start with the page's load; Verify can be pressed from the start. */
export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    await expect(await heading('Verify your email')).toBeVisible()
    await expect(page.getByText('ngo**@ekoevents.example')).toBeVisible()
    await expect(button('Verify')).toBeEnabled()
    await expect(resend()).toBeDisabled()
    await expect(page.getByText('in 1:00')).toBeVisible()
  },
}

export const CodeIncomplete: Story = {
  play: async () => {
    await verify('12')
    await expect(await message('Please enter a valid 4-digit OTP.')).toBeVisible()
    await expect(box(3)).toHaveFocus()
    await userEvent.keyboard('3')
    await waitFor(() => expect(page.queryByText('Please enter a valid 4-digit OTP.')).toBeNull())
  },
}

export const Pending: Story = {
  parameters: screen({ api: [hold(auth.verifyForgotPasswordOtp)] }),
  play: async () => {
    await verify(rightCode)
    await waitFor(() => expect(button('Verify')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Succeeds: Story = {
  parameters: withoutPicture('It ends on the next page, which has its own stories.'),
  play: async () => {
    await verify(rightCode)
    await expectToast('OTP verified successfully.', 'success')
    await expectPath(paths.setNewPassword)
    await expect(await heading('Set a new password')).toBeVisible()
  },
}

/** A wrong code: the server's message is shown in a toast and at the boxes, which are emptied. */
export const Failed: Story = {
  parameters: screen({
    api: [fail(auth.verifyForgotPasswordOtp, 'INVALID_CODE', { message: 'This code has expired.' })],
  }),
  play: async () => {
    await verify('9999')
    await expectLastToast('This code has expired.', 'danger')
    await expect(await message('This code has expired.')).toBeVisible()
    await expectCode('')
    await expect(box(1)).toHaveFocus()
  },
}

export const FailedWithoutMessage: Story = {
  parameters: screen({ api: [fail(auth.verifyForgotPasswordOtp, 'INVALID_CODE', { message: null })] }),
  play: async () => {
    await verify('9999')
    await expectLastToast('Invalid OTP. Please try again.', 'danger')
  },
}

export const Offline: Story = {
  parameters: screen({ api: [offline(auth.verifyForgotPasswordOtp)] }),
  play: async () => {
    await verify(rightCode)
    await expectLastToast('An unexpected error occurred.', 'danger')
    await expectCode(rightCode)
  },
}

export const Resend: Story = {
  parameters: withoutPicture('It ends as Loaded begins.'),
  play: async () => {
    await typeCode('12')
    advanceClock(60_000)
    await waitFor(() => expect(resend()).toBeEnabled())
    await userEvent.click(resend())
    await expectToast('OTP resent to your email.', 'success')
    await expectCode('')
    await waitFor(() => expect(resend()).toBeDisabled())
  },
}

export const ResendFailed: Story = {
  parameters: screen({ api: [fail(auth.forgotPassword, 'INTERNAL', { message: null })] }),
  play: async () => {
    await heading('Verify your email')
    advanceClock(60_000)
    await waitFor(() => expect(resend()).toBeEnabled())
    await userEvent.click(resend())
    await expectLastToast('Failed to resend code. Please try again.', 'danger')
    await waitFor(() => expect(resend()).toBeEnabled())
  },
}

export const WithoutAnEmail: Story = {
  parameters: {
    screen: { at: paths.resetPassword, email: '' },
    ...withoutPicture('It ends on another page, which has its own stories.'),
  },
  play: async () => {
    await expectPath(paths.forgotPassword)
  },
}

export const EdgeData: Story = {
  ...phone,
  parameters: {
    ...screen({ email: `${'olorunfunmilola'.repeat(4)}@${'very-long-venue-name.'.repeat(4)}example` }),
    ...phone.parameters,
  },
  play: async () => {
    await heading('Verify your email')
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}
