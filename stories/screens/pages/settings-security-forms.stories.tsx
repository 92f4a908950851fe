import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { account } from '@/api/contract/endpoints/account.ts'
import { security } from '@/api/contract/endpoints/security.ts'
import { aWallet, ago } from '@/api/mocks/factories.ts'
import { fail, offline } from '@/api/mocks/faults.ts'
import { emptyVenue, smallVenue } from '@/api/mocks/world.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { expectLastToast, expectNoToast, expectToast } from '../auth/page.ts'
import { shownDialog } from '../shell/frame.ts'
import { card, openForm, securityTab } from './settings-security-page.ts'
import { withoutPicture } from '../../_kit/visual.ts'

const meta = {
  title: 'Screens/Pages/Settings/Security forms',
  render: renderScreen,
  parameters: { ...screen({ at: securityTab }), states: 'settings-security.stories.tsx' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const current = 'Marquee-2025'
const chosen = 'Marquee-2026'

/** Types into the form of the password and sends it. */
async function changePassword(values: { current?: string; chosen?: string; confirmed?: string } = {}) {
  const form = await openForm('Password', 'Change password')
  await waitFor(() => expect(form.getByLabelText(/^Current password/)).toHaveFocus())
  await userEvent.type(form.getByLabelText(/^Current password/), values.current ?? current)
  await userEvent.type(form.getByLabelText(/^New password/), values.chosen ?? chosen)
  await userEvent.type(form.getByLabelText(/^Confirm new password/), values.confirmed ?? values.chosen ?? chosen)
  await userEvent.click(form.getByRole('button', { name: 'Change password' }))
  return form
}

/** The new password is set: the form closes, and the other devices leave the list. */
export const ChangesPassword: Story = {
  parameters: withoutPicture('The closed form is pictured in Loaded.'),
  play: async () => {
    await changePassword()
    await expect(await page.findByText('Password changed')).toBeVisible()
    const button = await (await card('Password')).findByRole('button', { name: 'Change password' })
    await waitFor(() => expect(button).toHaveFocus())
    await waitFor(() => expect(page.queryByText('Safari on iPhone')).toBeNull())
    await expect(page.queryByLabelText(/^New password/)).toBeNull()
  },
}

/** A wrong current password is said at its field, and nobody is signed out. */
export const WrongPassword: Story = {
  parameters: { expectedProblems: ['account.changePassword failed'] },
  play: async () => {
    const form = await changePassword({ current: 'Wrong-2025' })
    const field = form.getByLabelText(/^Current password/)
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription(/Current password is incorrect/)
    await expect(form.getByText('5 of 5 requirements met')).toBeInTheDocument()
    await expectLastToast('Current password is incorrect', 'danger')
  },
}

/** What is missing or does not match is listed, and nothing is sent. */
export const InvalidPassword: Story = {
  parameters: withoutPicture('Messages of fields are pictured in WrongPassword.'),
  play: async () => {
    const form = await changePassword({ chosen: 'marquee', confirmed: 'Marquee-2027' })
    await expect(await form.findByRole('link', { name: 'Password must be at least 8 characters' })).toBeVisible()
    await expect(form.getByRole('link', { name: "Passwords don't match" })).toBeVisible()
    await userEvent.clear(form.getByLabelText(/^New password/))
    await userEvent.type(form.getByLabelText(/^New password/), current)
    await expect(
      (await form.findAllByText('New password must be different from the current password'))[0],
    ).toBeVisible()
  },
}

/** Too many wrong tries: the text says how long to wait, and what was typed stays. */
export const TooManyTries: Story = {
  parameters: {
    ...screen({
      at: securityTab,
      api: [
        fail(account.changePassword, 'RATE_LIMITED', {
          message: 'Too many attempts. Please wait 15 minutes and try again.',
        }),
      ],
    }),
    ...withoutPicture('A failure of a form is pictured in ClosureRefused.'),
    expectedProblems: ['account.changePassword failed'],
  },
  play: async () => {
    const form = await changePassword()
    await expect(await form.findByRole('alert')).toHaveTextContent('Please wait 15 minutes')
    await expectToast('Too many attempts. Please wait 15 minutes and try again.', 'danger')
    await expect(form.getByLabelText(/^New password/)).toHaveValue(chosen)
  },
}

async function typePin(row: 'Current PIN' | 'New PIN' | 'PIN again', digits: string) {
  await userEvent.click(page.getByLabelText(`${row}, digit 1 of 4`))
  await userEvent.keyboard(digits)
}

async function changePin(currentPin: string, newPin = '1379') {
  const form = await openForm('PIN', 'Change PIN')
  await typePin('Current PIN', currentPin)
  await typePin('New PIN', newPin)
  await typePin('PIN again', newPin)
  await userEvent.click(form.getByRole('button', { name: 'Change PIN' }))
  return form
}

export const ChangesPin: Story = {
  parameters: withoutPicture('The closed form is pictured in Loaded.'),
  play: async () => {
    await changePin('2580')
    await expect(await page.findByText('PIN changed')).toBeVisible()
    const button = await (await card('PIN')).findByRole('button', { name: 'Change PIN' })
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** A wrong PIN empties its row; the new one stays. */
export const WrongPin: Story = {
  parameters: { expectedProblems: ['security.changePin failed'] },
  play: async () => {
    const form = await changePin('2581')
    await expect(await form.findByText('Incorrect PIN. You have 4 tries left.')).toBeVisible()
    await expectToast('Incorrect PIN', 'danger')
    await waitFor(() => expect(page.getByLabelText('Current PIN, digit 1 of 4')).toHaveFocus())
    await expect(page.getByLabelText('New PIN, digit 4 of 4')).toHaveValue('9')
  },
}

export const SamePin: Story = {
  parameters: withoutPicture('An alert of a form is pictured in ClosureRefused.'),
  play: async () => {
    const form = await changePin('2580', '2580')
    await expect(await form.findByRole('alert')).toHaveTextContent('New PIN must be different from the current PIN')
  },
}

/** No answer came: what can be done next is said, and nothing is claimed. */
export const PinOutcomeUnknown: Story = {
  parameters: {
    ...screen({ at: securityTab, api: [offline(security.changePin)] }),
    ...withoutPicture('An alert of a form is pictured in ClosureRefused.'),
    expectedProblems: ['security.changePin failed'],
  },
  play: async () => {
    const form = await changePin('2580')
    await expect(await form.findByRole('alert')).toHaveTextContent('We do not know yet if your PIN was changed.')
    await expectNoToast()
  },
}

/** A locked PIN can only be reset. */
export const LockedPin: Story = {
  parameters: screen({
    at: securityTab,
    world: () => smallVenue({ wallet: aWallet({ pinLockedUntil: ago({ minutes: -30 }) }) }),
  }),
  play: async () => {
    const found = await card('PIN')
    await expect(await found.findByText('Your PIN is locked until 8:30 AM.')).toBeVisible()
    await expect(found.queryByRole('button', { name: 'Change PIN' })).toBeNull()
    await expect(found.getByRole('button', { name: 'Reset PIN' })).toBeVisible()
  },
}

/** After the third lock a reset is the only way. */
export const LockedPinUntilReset: Story = {
  parameters: {
    ...screen({ at: securityTab, world: () => smallVenue({ wallet: aWallet({ pinResetRequired: true }) }) }),
    ...withoutPicture('Three words differ from LockedPin.'),
  },
  play: async () => {
    const found = await card('PIN')
    await expect(await found.findByText('Your PIN is locked until you reset it.')).toBeVisible()
    await expect(found.queryByRole('button', { name: 'Change PIN' })).toBeNull()
    await expect(found.getByRole('button', { name: 'Reset PIN' })).toBeVisible()
  },
}

/** The wrong PIN that locks it for the third time: the form says so itself, because the wallet may not be read again. */
export const LocksPinUntilReset: Story = {
  parameters: {
    ...screen({ at: securityTab, api: [fail(security.changePin, 'PIN_LOCKED')] }),
    ...withoutPicture('An alert of a form is pictured in ClosureRefused.'),
    expectedProblems: ['security.changePin failed'],
  },
  play: async () => {
    const form = await changePin('2581')
    await expect(await form.findByRole('alert')).toHaveTextContent('Your PIN is locked until you reset it.')
  },
}

/** 'Forgot PIN?' sends a code and opens the dialog that every page uses. */
export const ForgotPin: Story = {
  parameters: withoutPicture('The dialog is pictured in its own stories.'),
  play: async () => {
    const form = await openForm('PIN', 'Change PIN')
    await userEvent.click(form.getByRole('button', { name: 'Forgot PIN?' }))
    const dialog = await shownDialog('Reset your PIN')
    await userEvent.click(await dialog.findByLabelText('Digit 1 of 4'))
    await userEvent.keyboard('1234')
    await userEvent.click(dialog.getByRole('button', { name: 'Verify' }))
    await shownDialog('Choose a new PIN')
    await typePin('New PIN', '1379')
    await typePin('PIN again', '1379')
    await userEvent.click(page.getByRole('button', { name: 'Reset PIN' }))
    await expect(await page.findByText('PIN reset')).toBeVisible()
  },
}

const emptied = { at: securityTab, world: emptyVenue }

async function askToClose(password = current) {
  const form = await openForm('Close your account', 'Close account')
  await waitFor(() => expect(form.getByLabelText(/^Reason/)).toHaveFocus())
  await userEvent.type(form.getByLabelText(/^Reason/), 'We stopped organising events.')
  await userEvent.type(form.getByLabelText(/^Current password/), password)
  await userEvent.click(form.getByRole('button', { name: 'Ask to close account' }))
  return form
}

/** The request becomes a ticket, and the card says that it waits. */
export const AsksForClosure: Story = {
  parameters: { ...screen(emptied), ...withoutPicture('The card is pictured in ClosureRequested.') },
  play: async () => {
    await askToClose()
    await expect(await page.findByText('Request MQ-10001 sent')).toBeVisible()
    await expect(await page.findByText('You asked us to close your account (MQ-10001)')).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'See the ticket' }))
    await expect(await page.findByRole('heading', { name: 'Close my account' })).toBeVisible()
  },
}

/** Money arrived in the meantime: the server refuses, with the reason. */
export const ClosureRefused: Story = {
  parameters: {
    ...screen({
      ...emptied,
      api: [
        fail(account.requestClosure, 'ACCOUNT_IN_USE', {
          message: 'Your account cannot be closed yet. Your wallet holds ₦450,000.00. Withdraw it first.',
        }),
      ],
    }),
    expectedProblems: ['account.requestClosure failed'],
  },
  play: async () => {
    const form = await askToClose()
    await expect(await form.findByRole('alert')).toHaveTextContent('Your wallet holds ₦450,000.00.')
    await expectToast('Your account cannot be closed yet. Your wallet holds ₦450,000.00. Withdraw it first.', 'danger')
    await expect(form.getByLabelText(/^Reason/)).toHaveValue('We stopped organising events.')
  },
}

export const ClosureWithWrongPassword: Story = {
  parameters: {
    ...screen(emptied),
    ...withoutPicture('The message of a field is pictured in WrongPassword.'),
    expectedProblems: ['account.requestClosure failed'],
  },
  play: async () => {
    const form = await askToClose('Wrong-2025')
    await waitFor(() =>
      expect(form.getByLabelText(/^Current password/)).toHaveAccessibleDescription(/Current password is incorrect/),
    )
    await expectToast('Current password is incorrect', 'danger')
    await userEvent.click(form.getByRole('button', { name: 'Keep account' }))
    await waitFor(() => expect(form.getByRole('button', { name: 'Close account' })).toHaveFocus())
  },
}
