import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { paths } from '@/shared/paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { visual, withoutPicture } from '../../_kit/visual.ts'
import { connect, disconnect } from './connection.ts'
import { heading } from './frame.ts'

const meta = {
  title: 'Screens/Shell/Connection',
  render: renderScreen,
  parameters: {
    ...screen({ at: paths.gigs }),
    states: {
      loaded: 'With a connection there is no strip.',
      loading: 'The strip is not loaded from the server.',
      failed: 'The strip is not loaded from the server.',
      empty: 'The strip has one text.',
      edgeData: 'The strip holds no text of anybody.',
    },
  },
  beforeEach: () => connect,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Without a connection a strip says how old the page is; it goes when the connection returns. */
export const Offline: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    await heading('Gigs Management')
    await page.findAllByRole('link', { name: /Wedding|DJ/ })
    // The strip loads when the browser is idle.
    await waitFor(() => {
      disconnect()
      return expect(page.getByText(/^You are offline\. Showing what was loaded at \d+:\d\d [AP]M\.$/)).toBeVisible()
    })
    connect()
    await waitFor(() => expect(page.queryByText(/You are offline/)).toBeNull())
    disconnect()
    await expect(await page.findByText(/You are offline/)).toBeVisible()
  },
}

const offlineReason = 'You are offline. You can continue when the connection is back.'

/** Every button with one of the names says why it cannot be used. */
async function expectUnavailable(...names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) {
    // Found again each time: a page that is read again may replace its buttons.
    await waitFor(() => {
      const buttons = page.getAllByRole('button', { name })
      for (const button of buttons) {
        expect(button).toHaveAccessibleDescription(expect.stringContaining(offlineReason))
        expect(button).toHaveAttribute('aria-disabled', 'true')
      }
    })
  }
}

/** Without a connection nobody can be signed out, not even from a question that is open; no setting of the account can be changed. */
export const OfflineSecurity: Story = {
  parameters: {
    ...screen({ at: `${paths.settings}?tab=security` }),
    ...withoutPicture('The strip is pictured in Offline, and the button in ConfirmDialog / Unavailable.'),
  },
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Sign out everywhere else' }))
    const question = within(await page.findByRole('alertdialog', { name: 'Sign out everywhere else?' }))
    disconnect()
    await expectUnavailable('Sign out everywhere else')
    await userEvent.click(question.getByRole('button', { name: 'Sign out everywhere else' }))
    await expect(question.getByRole('button', { name: 'Sign out everywhere else' })).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
    await expectUnavailable(/^Sign out /, 'Change password', 'Change PIN', 'Forgot PIN?')
  },
}

/** Without a connection no money can be moved. */
export const OfflineWallet: Story = {
  parameters: { ...screen({ at: paths.wallet }), ...withoutPicture('The strip is pictured in Offline.') },
  play: async () => {
    await page.findByRole('button', { name: 'Fund wallet' })
    disconnect()
    await expectUnavailable('Fund wallet', 'Withdraw')
  },
}

/** Without a connection no plan can be chosen. */
export const OfflinePlans: Story = {
  parameters: {
    ...screen({ at: paths.billing({ tab: 'plans' }) }),
    ...withoutPicture('The strip is pictured in Offline.'),
  },
  play: async () => {
    await page.findAllByRole('button', { name: /^(Upgrade|Change) to / })
    disconnect()
    await expectUnavailable(/^(Upgrade|Change) to /)
  },
}

/** Without a connection a form cannot be sent, says why, and keeps what was typed. */
export const OfflineForm: Story = {
  parameters: {
    ...screen({ at: paths.createBusinessProfile }),
    ...withoutPicture('The strip is pictured in Offline.'),
  },
  play: async () => {
    const name = await page.findByLabelText(/^Company name/)
    await userEvent.clear(name)
    await userEvent.type(name, 'Eko Nights')
    disconnect()
    const save = page.getByRole('button', { name: 'Save profile' })
    await waitFor(() =>
      expect(save).toHaveAccessibleDescription('You are offline. You can continue when the connection is back.'),
    )
    await userEvent.click(save)
    await expect(name).toHaveValue('Eko Nights')
    connect()
    await waitFor(() => expect(save).toBeEnabled())
  },
}
