import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { account } from '@/api/contract/endpoints/account.ts'
import { wallet } from '@/api/contract/endpoints/wallet.ts'
import { aSession } from '@/api/mocks/account-factories.ts'
import { aWallet, ago } from '@/api/mocks/factories.ts'
import { fail, failOnce, hold } from '@/api/mocks/faults.ts'
import { emptyVenue, hostileData, smallVenue } from '@/api/mocks/world.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual, withoutPicture } from '../../_kit/visual.ts'
import { heading } from '../shell/frame.ts'
import { card, securityTab } from './settings-security-page.ts'

const meta = {
  title: 'Screens/Pages/Settings/Security',
  render: renderScreen,
  parameters: screen({ at: securityTab }),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const devices = async () => (await card('Where you are signed in')).findByRole('list', { name: 'Your devices' })
const rows = () => page.getByRole('list', { name: 'Your devices' }).querySelectorAll('li').length
const question = async (name: string) => {
  const dialog = await page.findByRole('alertdialog', { name })
  await waitFor(() => expect(dialog).toBeVisible())
  await waitFor(() => expect(dialog).not.toHaveStyle({ pointerEvents: 'none' }))
  return dialog
}

/** Three devices, a PIN, a bank account, and an account that cannot be closed yet. */
export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    await expect(await heading('Profile and Settings')).toBeVisible()
    await expect(await devices()).toHaveTextContent('Safari on iPhone')
    await expect(await page.findByText('First Bank of Nigeria ••••••4579')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Change it in your wallet' })).toHaveAttribute(
      'href',
      expect.stringContaining('tab=account'),
    )
    await expect(await page.findByText('Your wallet holds ₦450,000.00. Withdraw it first.')).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Close account' })).toBeNull()
  },
}

export const Loading: Story = {
  parameters: screen({
    at: securityTab,
    api: [hold(account.getSessions), hold(account.getClosure), hold(wallet.getWithdrawalAccount)],
  }),
  play: async () => {
    await expect(await page.findByText('Loading your devices')).toBeInTheDocument()
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: {
    ...screen({
      at: securityTab,
      api: [
        fail(account.getSessions, 'INTERNAL'),
        fail(account.getClosure, 'INTERNAL'),
        fail(wallet.getWithdrawalAccount, 'INTERNAL'),
      ],
    }),
    // On a phone what failed is below the window.
    ...visual('screen', [], { crop: 'page' }),
  },
  play: async () => {
    await expect(await page.findByText('Failed to load your devices')).toBeVisible()
    await expect(await page.findByText('Failed to load your bank account')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible()
  },
}

/** A new account: only this device, no PIN, no bank account, and nothing that keeps it from being closed. */
export const Empty: Story = {
  parameters: { ...screen({ at: securityTab, world: emptyVenue }), ...visual('screen', [], { crop: 'page' }) },
  play: async () => {
    await expect(await page.findByText('Activate your wallet to create a PIN.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Activate wallet' })).toBeVisible()
    await expect(await page.findByText('No bank account yet')).toBeVisible()
    await devices()
    await expect(page.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull()
    await expect(await page.findByRole('button', { name: 'Close account' })).toBeVisible()
  },
}

export const EdgeData: Story = {
  parameters: screen({
    at: securityTab,
    world: () =>
      hostileData({
        wallet: aWallet({ availableKobo: 99_999_999_999_999, heldKobo: 99_999_999_999_999 }),
        sessions: [
          aSession({ device: null }),
          ...Array.from({ length: 11 }, (_, index) =>
            aSession({
              id: `ses_${index + 2}`,
              device: index % 2 === 0 ? null : 'Samsung Internet on Android',
              createdAt: ago({ days: 29 }),
              lastUsedAt: ago({ days: index }),
              current: false,
            }),
          ),
        ],
      }),
  }),
  play: async () => {
    await expect(await devices()).toHaveTextContent('Unknown device')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** One device is signed out after a question; it leaves the list immediately. */
export const SignsOutADevice: Story = {
  parameters: withoutPicture('The list is pictured in Loaded.'),
  play: async () => {
    await devices()
    await userEvent.click(page.getByRole('button', { name: 'Sign out Safari on iPhone' }))
    await question('Sign out Safari on iPhone?')
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
    await expect(rows()).toBe(3)
    await userEvent.click(page.getByRole('button', { name: 'Sign out Safari on iPhone' }))
    await question('Sign out Safari on iPhone?')
    await userEvent.click(page.getByRole('button', { name: 'Sign out' }))
    await expect(await page.findByText('Device signed out')).toBeVisible()
    await waitFor(() => expect(page.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus())
    await expect(rows()).toBe(2)
  },
}

/** The question before everything else is signed out. */
export const AsksToSignOutElsewhere: Story = {
  parameters: visual('screen', [], { crop: 'window' }),
  play: async () => {
    await devices()
    await userEvent.click(page.getByRole('button', { name: 'Sign out everywhere else' }))
    await expect(await question('Sign out everywhere else?')).toHaveAccessibleDescription(/^2 other devices/)
  },
}

/** Only this device stays in the list. */
export const SignsOutElsewhere: Story = {
  parameters: withoutPicture('The list of one device is pictured in Empty.'),
  play: async () => {
    await devices()
    await userEvent.click(page.getByRole('button', { name: 'Sign out everywhere else' }))
    const dialog = await question('Sign out everywhere else?')
    const confirm = [...dialog.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.startsWith('Sign out'),
    )
    await userEvent.click(confirm ?? dialog)
    await expect(await page.findByText('Signed out everywhere else')).toBeVisible()
    await waitFor(() => expect(rows()).toBe(1))
    await expect(page.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull()
  },
}

/** A device that could not be signed out is back in the list. */
export const SigningOutFails: Story = {
  parameters: {
    ...screen({ at: securityTab, api: [failOnce(account.endSession, 'UNAVAILABLE')] }),
    ...withoutPicture('The list is pictured in Loaded.'),
    expectedProblems: ['account.endSession failed'],
  },
  play: async () => {
    await devices()
    await userEvent.click(page.getByRole('button', { name: 'Sign out Firefox on Mac' }))
    await question('Sign out Firefox on Mac?')
    await userEvent.click(page.getByRole('button', { name: 'Sign out' }))
    await expect(await page.findByText('Marquee is not available for a moment. Please try again.')).toBeVisible()
    await waitFor(() => expect(rows()).toBe(3))
  },
}

/** The request that waits for support stands in place of the form. */
export const ClosureRequested: Story = {
  parameters: {
    ...screen({
      at: securityTab,
      world: () =>
        smallVenue({ closureRequest: { ticketNumber: 'MQ-10243', requestedAt: ago({ days: 1, hours: 3 }) } }),
    }),
    ...visual('screen', [], { crop: 'page' }),
  },
  play: async () => {
    await expect(await page.findByText('You asked us to close your account (MQ-10243)')).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Close account' })).toBeNull()
  },
}

export const OnAPhone: Story = {
  ...phone,
  parameters: {
    ...screen({ at: securityTab }),
    ...visual('phone', [], { skip: 'Loaded is pictured at this width, too.' }),
  },
  play: async () => {
    await devices()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
