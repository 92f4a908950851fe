import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { auth } from '@/api/contract/endpoints/auth.ts'
import { fail, hold, offline } from '@/api/mocks/faults.ts'
import { paths } from '@/shared/paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual, withoutPicture } from '../../_kit/visual.ts'
import { button, expectPath, expectLastToast, expectToast, field, fill, heading, message, ngozi } from './page.ts'

const meta = {
  title: 'Screens/Auth/Forgot password',
  render: renderScreen,
  parameters: {
    ...screen({ at: paths.forgotPassword }),
    states: { loading: 'The page reads nothing.', empty: 'The page lists nothing.' },
    shows: ['auth/screens/forgot-password-screen.tsx'],
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const send = async (email = ngozi) => {
  await fill('Email', email)
  await userEvent.click(button('Reset Password'))
}

export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    await expect(await heading('Forgot your password?')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', paths.signIn)
  },
}

export const InvalidEmail: Story = {
  play: async () => {
    await heading('Forgot your password?')
    await userEvent.click(button('Reset Password'))
    await expect(await message('Email is required')).toBeVisible()
    await waitFor(() => expect(field('Email')).toHaveFocus())
    await fill('Email', 'ngozi at ekoevents')
    await expect(await message('Please enter a valid email address')).toBeVisible()
  },
}

export const Pending: Story = {
  parameters: screen({ api: [hold(auth.forgotPassword)] }),
  play: async () => {
    await send()
    await waitFor(() => expect(button('Reset Password')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Succeeds: Story = {
  parameters: withoutPicture('It ends on the code page, which has its own stories.'),
  play: async () => {
    await send()
    await expectToast('Reset password link has been sent to your email', 'success')
    await expectPath(paths.resetPassword)
    await expect(await heading('Verify your email')).toBeVisible()
    await expect(page.getByText('ngo**@ekoevents.example')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: screen({ api: [fail(auth.forgotPassword, 'RATE_LIMITED')] }),
  play: async () => {
    await send()
    await expectLastToast('Too many attempts. Please wait a moment and try again.', 'danger')
    await expectPath(paths.forgotPassword)
    await expect(field('Email')).toHaveValue(ngozi)
  },
}

export const FailedWithoutMessage: Story = {
  parameters: {
    ...screen({ api: [fail(auth.forgotPassword, 'INTERNAL', { message: null })] }),
    ...withoutPicture('The page is pictured in Offline.'),
  },
  play: async () => {
    await send()
    await expectLastToast('Failed to process your request. Please try again.', 'danger')
  },
}

export const Offline: Story = {
  parameters: screen({ api: [offline(auth.forgotPassword)] }),
  play: async () => {
    await send()
    await expectLastToast('Failed to process your request. Please try again.', 'danger')
  },
}

export const EdgeData: Story = {
  ...phone,
  parameters: { ...screen({}), ...phone.parameters },
  play: async () => {
    await send(`${'olorunfunmilola'.repeat(4)}@${'very-long-venue-name.'.repeat(4)}example`)
    await expectToast('Reset password link has been sent to your email', 'success')
    await heading('Verify your email')
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}
