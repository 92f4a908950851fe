import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { auth } from '@/api/contract/endpoints/auth.ts'
import { fail, hold, offline } from '@/api/mocks/faults.ts'
import { mock } from '@/api/mocks/mock.ts'
import { MockRefusal } from '@/api/mocks/mock-refusal.ts'
import { rightCode } from '@/api/mocks/state.ts'
import { paths } from '@/shared/paths.ts'
import { advanceClock } from '../../_kit/clock.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual, withoutPicture } from '../../_kit/visual.ts'
import {
  askForCode,
  box,
  button,
  dialog,
  expectCode,
  expectPath,
  expectLastToast,
  expectToast,
  field,
  fill,
  heading,
  message,
  newcomer,
  ngozi,
  typeCode,
} from './page.ts'

const meta = {
  title: 'Screens/Auth/Create account',
  render: renderScreen,
  parameters: {
    ...screen({ at: paths.createAccount }),
    states: { loading: 'The page reads nothing.', empty: 'The page lists nothing.' },
    shows: ['auth/screens/create-account-screen.tsx'],
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const resend = () => button('Resend code')

let codesSent = 0
const secondCodeRefused = mock(auth.sendVerificationOtp, () => {
  codesSent += 1
  if (codesSent > 1) throw new MockRefusal('RATE_LIMITED')
  return { data: null }
})

const mistype = async () => {
  await askForCode(newcomer)
  await typeCode('9999')
  await userEvent.click(button('Verify'))
  await expectToast('Invalid OTP code. Please try again.', 'danger')
}

export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    await expect(await heading('Create your account')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', paths.signIn)
  },
}

export const InvalidEmail: Story = {
  play: async () => {
    await fill('Email', 'ada@')
    await userEvent.click(button('Verify Email'))
    await expect(await message('Invalid email address')).toBeVisible()
    await waitFor(() => expect(field('Email')).toHaveFocus())
    await expect(page.queryByRole('dialog')).toBeNull()
  },
}

export const Pending: Story = {
  parameters: screen({ api: [hold(auth.sendVerificationOtp)] }),
  play: async () => {
    await fill('Email', newcomer)
    await userEvent.click(button('Verify Email'))
    await waitFor(() => expect(button('Verify Email')).toHaveAttribute('aria-disabled', 'true'))
  },
}

/** The server refuses the email: in a toast and at the field. */
export const Failed: Story = {
  play: async () => {
    await fill('Email', ngozi)
    await userEvent.click(button('Verify Email'))
    await expectLastToast('An account with this email already exists. Sign in instead.', 'danger')
    await expect(await message('An account with this email already exists')).toBeVisible()
    await expect(field('Email')).toHaveValue(ngozi)
    await expect(page.queryByRole('dialog')).toBeNull()
  },
}

export const FailedWithoutMessage: Story = {
  parameters: {
    ...screen({ api: [fail(auth.sendVerificationOtp, 'INTERNAL', { message: null })] }),
    ...withoutPicture('The page is pictured in Offline.'),
  },
  play: async () => {
    await fill('Email', newcomer)
    await userEvent.click(button('Verify Email'))
    await expectLastToast('Failed to send verification code! Please try again.', 'danger')
  },
}

export const Offline: Story = {
  parameters: screen({ api: [offline(auth.sendVerificationOtp)] }),
  play: async () => {
    await fill('Email', newcomer)
    await userEvent.click(button('Verify Email'))
    await expectLastToast('Failed to send verification code! Please try again.', 'danger')
    await expect(field('Email')).toHaveValue(newcomer)
  },
}

/** The email is masked, the first box has the focus, and a resend has to wait. */
export const CodeDialog: Story = {
  play: async () => {
    const codeDialog = await askForCode(newcomer)
    await expect(within(codeDialog).getByText('ada*******@lagosnights.example')).toBeVisible()
    await waitFor(() => expect(box(1)).toHaveFocus())
    await expect(button('Verify')).toBeDisabled()
    await expect(resend()).toBeDisabled()
    await expect(within(codeDialog).getByText('in 1:00')).toBeVisible()
  },
}

export const CodeDialogOnAPhone: Story = {
  ...phone,
  parameters: { ...screen({}), ...phone.parameters },
  play: async () => {
    await askForCode(newcomer)
    await typeCode('12')
    await expect(button('Verify')).toBeDisabled()
  },
}

/** Verify is enabled at four digits only; letters are dropped. */
export const CodeTyped: Story = {
  play: async () => {
    await askForCode(newcomer)
    await typeCode('a12b3')
    await expectCode('123')
    await expect(button('Verify')).toBeDisabled()
    await userEvent.keyboard('4')
    await expect(button('Verify')).toBeEnabled()
    await userEvent.keyboard('{Backspace}')
    await expectCode('123')
    await expect(button('Verify')).toBeDisabled()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(box(2)).toHaveFocus()
  },
}

export const CodePasted: Story = {
  play: async () => {
    await askForCode(newcomer)
    await userEvent.click(box(1))
    await userEvent.paste(' 12-34 ')
    await expectCode('1234')
    await expect(button('Verify')).toBeEnabled()
  },
}

export const CodePending: Story = {
  parameters: screen({ api: [hold(auth.verifyEmailOtp)] }),
  play: async () => {
    await askForCode(newcomer)
    await typeCode(rightCode)
    await userEvent.click(button('Verify'))
    await waitFor(() => expect(button('Verify')).toHaveAttribute('aria-busy', 'true'))
    await expectCode(rightCode)
  },
}

export const CodeVerified: Story = {
  parameters: withoutPicture('It ends on the registration, which has its own stories.'),
  play: async () => {
    await askForCode(newcomer)
    await typeCode(rightCode)
    await userEvent.click(button('Verify'))
    await expectToast('OTP code verified successfully', 'success')
    await expectPath(paths.register)
    await expect(await heading('Tell us about yourself')).toBeVisible()
    await expect(field('Email')).toHaveValue(newcomer)
  },
}

/** A wrong code empties the boxes and focuses the first; the message is always the same. */
export const CodeWrong: Story = {
  play: async () => {
    await mistype()
    await expect(await message('Invalid OTP')).toBeVisible()
    await expectCode('')
    await expect(box(1)).toHaveFocus()
    await expect(box(1)).toHaveAttribute('aria-invalid', 'true')
  },
}

/** The message is removed with the next digit, and the right code still works. */
export const CodeCorrected: Story = {
  parameters: withoutPicture('It ends on the registration, which has its own stories.'),
  play: async () => {
    await mistype()
    await typeCode(rightCode)
    await expect(page.queryByText('Invalid OTP')).toBeNull()
    await userEvent.click(button('Verify'))
    await expectToast('OTP code verified successfully', 'success')
    await expectPath(paths.register)
  },
}

/** Without a response it is unknown whether the code is wrong, so it stays. */
export const CodeOffline: Story = {
  parameters: screen({ api: [offline(auth.verifyEmailOtp)] }),
  play: async () => {
    await askForCode(newcomer)
    await typeCode(rightCode)
    await userEvent.click(button('Verify'))
    await expectLastToast('Invalid OTP code. Please try again.', 'danger')
    await expect(await message('Invalid OTP')).toBeVisible()
    await expectCode(rightCode)
  },
}

/** After 60 seconds another code can be sent, which empties the boxes and starts the wait again. */
export const Resend: Story = {
  parameters: withoutPicture('The dialog is pictured in CodeDialog.'),
  play: async () => {
    await askForCode(newcomer)
    await typeCode('12')
    advanceClock(59_000)
    await expect(await page.findByText('in 0:01')).toBeVisible()
    await expect(resend()).toBeDisabled()
    advanceClock(1000)
    await waitFor(() => expect(resend()).toBeEnabled())
    await userEvent.click(resend())
    await expectToast('Verification code sent successfully', 'success')
    await expectCode('')
    await expect(box(1)).toHaveFocus()
    await waitFor(() => expect(resend()).toBeDisabled())
    await expect(page.getByText('in 1:00')).toBeVisible()
  },
}

/** Always the same message, whatever the server sent; the digits stay. */
export const ResendFailed: Story = {
  parameters: screen({ api: [secondCodeRefused] }),
  play: async () => {
    codesSent = 0
    await askForCode(newcomer)
    await typeCode('12')
    advanceClock(60_000)
    await waitFor(() => expect(resend()).toBeEnabled())
    await userEvent.click(resend())
    await expectLastToast('Failed to resend code. Please try again.', 'danger')
    await expectCode('12')
    await waitFor(() => expect(resend()).toBeEnabled())
  },
}

/** Who closed the dialog enters the code that was sent on a page of its own. */
export const CodeAlreadySent: Story = {
  parameters: { ...screen({ at: paths.createAccount, email: newcomer }), ...visual('screen') },
  play: async () => {
    await expect(await page.findByText('ada*******@lagosnights.example')).toBeVisible()
  },
}

export const EntersCodeAlreadySent: Story = {
  parameters: screen({ at: paths.createAccount, email: newcomer }),
  play: async () => {
    await userEvent.click(await page.findByRole('link', { name: 'Enter it' }))
    await expectPath(paths.verifyEmail)
    await waitFor(() => expect(box(1)).toHaveFocus())
    await typeCode(rightCode)
    await userEvent.click(button('Verify'))
    await expectPath(paths.register)
  },
}

/** Cancel closes the dialog and removes the digits; the email stays. */
export const Cancelled: Story = {
  parameters: withoutPicture('It ends as CodeDialog begins.'),
  play: async () => {
    await askForCode(newcomer)
    await typeCode('123')
    await userEvent.click(button('Cancel'))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button('Verify Email')).toHaveFocus())
    await expect(field('Email')).toHaveValue(newcomer)
    await askForCode(newcomer)
    await expectCode('')
  },
}

/** A cancelled verification does not redirect. */
export const CancelledWhilePending: Story = {
  parameters: {
    ...screen({ api: [hold(auth.verifyEmailOtp)] }),
    ...withoutPicture('The page is pictured in StaysWhenCancelled.'),
  },
  play: async () => {
    await askForCode(newcomer)
    await typeCode(rightCode)
    await userEvent.click(button('Verify'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expectPath(paths.createAccount)
  },
}

/** After 5 minutes the dialog leads to sign-in. */
export const ClosesByItself: Story = {
  parameters: withoutPicture('It ends on sign-in, which has its own stories.'),
  play: async () => {
    await askForCode(newcomer)
    advanceClock(299_000)
    await waitFor(() => expect(resend()).toBeEnabled())
    await expect(await dialog()).toBeVisible()
    advanceClock(1000)
    await expectPath(paths.signIn)
    await expectToast('The code window closed after 5 minutes. Create your account again to get a new code.', 'info')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

/** A closed dialog does not redirect. */
export const StaysWhenCancelled: Story = {
  play: async () => {
    await askForCode(newcomer)
    await userEvent.click(button('Cancel'))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    advanceClock(300_000)
    await new Promise((resolve) => setTimeout(resolve, 700))
    await expectPath(paths.createAccount)
  },
}

export const EdgeData: Story = {
  ...phone,
  parameters: { ...screen({}), ...phone.parameters },
  play: async () => {
    const codeDialog = await askForCode(`${'olorunfunmilola'.repeat(4)}@${'very-long-venue-name.'.repeat(4)}example`)
    await expect(within(codeDialog).getByText(/^olo\*{57}@/)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}
