import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { paths } from '@/domain/paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { visual, withoutPicture } from '../../_kit/visual.ts'
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

function disconnect(): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  window.dispatchEvent(new Event('offline'))
}

function connect(): void {
  Reflect.deleteProperty(navigator, 'onLine')
  window.dispatchEvent(new Event('online'))
}

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
