import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
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
  newcomer,
  typeCode,
} from './page.ts'

const meta = {
  title: 'Screens/Auth/Verify email',
  render: renderScreen,
  parameters: {
    ...screen({ at: paths.verifyEmail, email: newcomer }),
    states: { loading: 'The page reads nothing.', empty: 'The page lists nothing.' },
    shows: ['auth/screens/verify-email-screen.tsx'],
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const verify = async (code: string) => {
  await typeCode(code)
  await userEvent.click(button('Verify'))
}

export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    await expect(await heading('Verify your email')).toBeVisible()
    await expect(page.getByText('ada*******@lagosnights.example')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Use another email' })).toHaveAttribute('href', paths.createAccount)
  },
}

export const CodeIncomplete: Story = {
  play: async () => {
    await verify('1')
    await expect(await message('Please enter a valid 4-digit OTP.')).toBeVisible()
  },
}

export const Succeeds: Story = {
  parameters: withoutPicture('It ends on the registration, which has its own stories.'),
  play: async () => {
    await verify(rightCode)
    await expectToast('OTP code verified successfully', 'success')
    await expectPath(paths.register)
  },
}

export const Failed: Story = {
  play: async () => {
    await verify('9999')
    await expectLastToast('Invalid OTP code. Please try again.', 'danger')
    await expect(await message('Invalid OTP')).toBeVisible()
    await expectCode('')
    await expect(box(1)).toHaveFocus()
  },
}

export const Resend: Story = {
  parameters: withoutPicture('It ends as Loaded begins.'),
  play: async () => {
    await heading('Verify your email')
    advanceClock(60_000)
    await waitFor(() => expect(button('Resend code')).toBeEnabled())
    await userEvent.click(button('Resend code'))
    await expectToast('Verification code sent successfully', 'success')
    await waitFor(() => expect(button('Resend code')).toBeDisabled())
  },
}

/** Back to register, which without an email goes on to create-account. */
export const WithoutAnEmail: Story = {
  parameters: {
    screen: { at: paths.verifyEmail, email: '' },
    ...withoutPicture('It ends on another page, which has its own stories.'),
  },
  play: async () => {
    await expectPath(paths.createAccount)
  },
}

export const EdgeData: Story = {
  ...phone,
  parameters: { ...screen({ email: `ab@${'very-long-venue-name.'.repeat(6)}example` }), ...phone.parameters },
  play: async () => {
    await expect(await page.findByText(/^a\*@very-long/)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}
