import { screen as page, userEvent, within } from 'storybook/test'
import { ago, notificationsOf } from '@/api/mocks/factories.ts'
import { smallVenue, type World } from '@/api/mocks/world.ts'

/** The bell, as soon as the dashboard is there. Its number, where given, is part of its name. */
export function findBell(unread?: number): Promise<HTMLElement> {
  return page.findByRole('button', { name: unread === undefined ? /^Notifications/ : `Notifications, ${unread} unread` })
}

/** Presses the bell. */
export async function openPanel(unread?: number) {
  await userEvent.click(await findBell(unread))
  return within(await page.findByRole('dialog', { name: 'Notifications' }))
}

export type PanelQueries = Awaited<ReturnType<typeof openPanel>>

/** The button that opens the notification of this title. */
export function item(panel: PanelQueries, title: string | RegExp): Promise<HTMLElement> {
  return panel.findByRole('button', { name: typeof title === 'string' ? new RegExp(`^${title}`) : title })
}

/** A venue with `count` unread notifications, one an hour, titled 'Notice 1' (the newest) and on. */
export function venueWith(count: number): World {
  const records = Array.from({ length: count }, (_, index) => ({
    title: `Notice ${index + 1}`,
    message: 'The doors of Eko Hall open an hour earlier on Saturday.',
    createdAt: ago({ hours: index, minutes: 10 }),
  }))
  return smallVenue({ notifications: notificationsOf(...records) })
}
