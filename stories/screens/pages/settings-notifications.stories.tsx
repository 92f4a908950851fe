import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { notificationSettings } from '@/api/contract/endpoints/notification-settings.ts'
import { someNotificationSettings } from '@/api/mocks/factories.ts'
import { fail, failOnce, hold, offline } from '@/api/mocks/faults.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { paths } from '@/shared/paths.ts'
import { renderScreen, screen, type ScreenParameters } from '../../_kit/screen.tsx'
import { visual, withoutPicture } from '../../_kit/visual.ts'
import { expectLastToast } from '../auth/page.ts'
import { fitsTheWindow } from '../gigs/details-page.ts'

const notificationsTab = (parameters: Partial<ScreenParameters> = {}) =>
  screen({ at: `${paths.settings}?tab=notifications`, ...parameters })

const meta = {
  title: 'Screens/Pages/Settings/Notifications',
  render: renderScreen,
  parameters: notificationsTab(),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const switchOf = (name: string) => page.findByRole<HTMLInputElement>('switch', { name })

/** A server that sends push messages, too, and a kind that this version does not know. */
const withPush = () =>
  smallVenue({
    notificationSettings: someNotificationSettings({
      newApplicant: { email: true, push: false },
      offered: {
        email: ['newApplicant', 'taskSubmitted', 'gigReminder', 'payment', 'productNews', 'something new'],
        push: ['newApplicant', 'gigReminder', 'payment'],
      },
    }),
  })

/** Replaces the browser's answer to whether it shows notifications. */
function answerPermission(permission: NotificationPermission) {
  const before = Object.getOwnPropertyDescriptor(Notification, 'permission')
  Object.defineProperty(Notification, 'permission', { configurable: true, get: () => permission })
  return () => {
    if (before) Object.defineProperty(Notification, 'permission', before)
  }
}

/** What the server sends by email. Email about payments cannot be turned off, and says why. */
export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    await expect(await switchOf('New applicants')).toBeChecked()
    await expect(
      page.getAllByRole('switch').map((one) => one.closest('[data-component]')?.querySelector('label')?.textContent),
    ).toEqual(['New applicants', 'Gig reminders', 'Payments'])
    const payments = await switchOf('Payments')
    await expect(payments).toBeChecked()
    await expect(payments).toBeDisabled()
    await expect(payments).toHaveAccessibleDescription(/Always on/)
    await expect(page.queryByRole('heading', { name: 'Push' })).toBeNull()
  },
}

export const Loading: Story = {
  parameters: notificationsTab({ api: [hold(notificationSettings.get)] }),
  play: async () => {
    await expect(await page.findByText('Loading your notification settings')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: notificationsTab({ api: [fail(notificationSettings.get, 'INTERNAL')] }),
  play: async () => {
    await expect(await page.findByText('Failed to load your notification settings')).toBeVisible()
  },
}

/** A server that sends neither emails nor push messages about Gigs. */
export const Empty: Story = {
  parameters: notificationsTab({
    world: () => smallVenue({ notificationSettings: someNotificationSettings({ offered: { email: [], push: [] } }) }),
  }),
  play: async () => {
    await expect(await page.findByRole('heading', { name: 'Nothing to choose' })).toBeVisible()
  },
}

/** Everything is sent, through both channels, and the browser shows none of it. */
export const EdgeData: Story = {
  parameters: notificationsTab({ world: withPush }),
  beforeEach: () => answerPermission('denied'),
  play: async () => {
    await expect(await page.findByText('Notifications are blocked in your browser settings.')).toBeVisible()
    await expect(page.getAllByRole('switch')).toHaveLength(8)
    await fitsTheWindow()
  },
}

/** The push switches, once the browser shows notifications. */
export const WithPush: Story = {
  parameters: notificationsTab({ world: withPush }),
  beforeEach: () => answerPermission('granted'),
  play: async () => {
    await expect(await page.findByRole('heading', { name: 'Push' })).toBeVisible()
    await expect(page.queryByText(/blocked/)).toBeNull()
    const [byEmail, byPush] = page.getAllByRole('switch', { name: 'New applicants' })
    await userEvent.click(byPush ?? document.body)
    await waitFor(() => expect(byPush).toBeChecked())
    await waitFor(() => expect(byPush).not.toHaveAttribute('aria-busy'))
    await expect(byEmail).toBeChecked()
  },
}

/** A switch is saved when it is pressed, and is still so when the tab is opened again. */
export const Saved: Story = {
  parameters: withoutPicture('A switch that is off is pictured in the design system.'),
  play: async () => {
    await userEvent.click(await switchOf('New applicants'))
    await waitFor(async () => expect(await switchOf('New applicants')).not.toHaveAttribute('aria-busy'))
    await expect(await switchOf('New applicants')).not.toBeChecked()
    await expect(await switchOf('New applicants')).toHaveFocus()
    await userEvent.click(page.getByRole('tab', { name: 'Preferences' }))
    await userEvent.click(page.getByRole('tab', { name: 'Notifications' }))
    await expect(await switchOf('New applicants')).not.toBeChecked()
    await expect(await switchOf('Gig reminders')).toBeChecked()
  },
}

/** While it is saved, a switch shows what was chosen and takes no press; the others can be used. */
export const Saving: Story = {
  parameters: notificationsTab({ api: [hold(notificationSettings.update)] }),
  play: async () => {
    await userEvent.click(await switchOf('New applicants'))
    const applicants = await switchOf('New applicants')
    await waitFor(() => expect(applicants).toHaveAttribute('aria-busy', 'true'))
    await expect(applicants).not.toBeChecked()
    await userEvent.click(applicants)
    await expect(applicants).not.toBeChecked()
    await userEvent.click(await switchOf('Gig reminders'))
    await expect(await switchOf('Gig reminders')).not.toBeChecked()
  },
}

/** What was not saved is switched back, and a toast says why. */
export const NotSaved: Story = {
  parameters: {
    ...notificationsTab({
      api: [fail(notificationSettings.update, 'RATE_LIMITED', { message: 'Too many changes. Please wait a moment.' })],
    }),
    expectedProblems: ['notificationSettings.update failed'],
  },
  play: async () => {
    await userEvent.click(await switchOf('New applicants'))
    await expectLastToast('Too many changes. Please wait a moment.', 'danger')
    await waitFor(async () => expect(await switchOf('New applicants')).toBeChecked())
  },
}

/** Without a connection it is the same, in the product's own words. */
export const NotSavedOffline: Story = {
  parameters: {
    ...notificationsTab({ api: [offline(notificationSettings.update)] }),
    ...withoutPicture('The toast is pictured in NotSaved.'),
    expectedProblems: ['notificationSettings.update failed'],
  },
  play: async () => {
    await userEvent.click(await switchOf('Gig reminders'))
    await expectLastToast('Your choice was not saved. Please try again.', 'danger')
    await waitFor(async () => expect(await switchOf('Gig reminders')).toBeChecked())
  },
}

/** Of two switches that are saved at the same time, one fails: only that one goes back. */
export const OneOfTwoFails: Story = {
  parameters: {
    ...notificationsTab({
      api: [failOnce(notificationSettings.update, 'UNAVAILABLE')],
    }),
    ...withoutPicture('The toast is pictured in NotSaved.'),
    expectedProblems: ['notificationSettings.update failed'],
  },
  play: async () => {
    await userEvent.click(await switchOf('New applicants'))
    await userEvent.click(await switchOf('Gig reminders'))
    await waitFor(async () => expect(await switchOf('New applicants')).toBeChecked())
    await waitFor(async () => expect(await switchOf('Gig reminders')).not.toHaveAttribute('aria-busy'))
    await expect(await switchOf('Gig reminders')).not.toBeChecked()
  },
}

/** 'Try again' reads the settings once more. */
export const Recovers: Story = {
  parameters: {
    ...notificationsTab({ api: [failOnce(notificationSettings.get, 'CONFLICT')] }),
    ...withoutPicture('The switches are pictured in Loaded.'),
  },
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Try again' }))
    await expect(await switchOf('New applicants')).toBeChecked()
  },
}
