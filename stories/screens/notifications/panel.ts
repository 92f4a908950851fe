import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import type { Endpoint } from '@/api/contract/endpoint.ts'
import { ago, notificationsOf } from '@/api/mocks/factories.ts'
import { refusedResponse, respond } from '@/api/mocks/mock.ts'
import { MockRefusal } from '@/api/mocks/mock-refusal.ts'
import { smallVenue, type World } from '@/api/mocks/world.ts'
import { bellName } from '@/features/notifications/copy.ts'

/** The bell, once the dashboard is shown. Its number, if given, is part of its name. */
export function findBell(unread?: number): Promise<HTMLElement> {
  return page.findByRole('button', { name: unread === undefined ? /^Notifications/ : bellName(unread) })
}

/** Presses the bell and waits until the panel has begun to open, which takes a frame with animations. */
export async function openPanel(unread?: number) {
  await userEvent.click(await findBell(unread))
  const dialog = await page.findByRole('dialog', { name: 'Notifications' })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

export type PanelQueries = Awaited<ReturnType<typeof openPanel>>

/** The button that opens the notification with this title. */
export function item(panel: PanelQueries, title: string | RegExp): Promise<HTMLElement> {
  return panel.findByRole('button', { name: typeof title === 'string' ? new RegExp(`^${title}`) : title })
}

/** A venue with `count` unread notifications, one per hour, titled 'Notice 1' (the newest) and on. */
export function venueWith(count: number): World {
  const records = Array.from({ length: count }, (_, index) => ({
    title: `Notice ${index + 1}`,
    message: 'The doors of Eko Hall open an hour earlier on Saturday.',
    createdAt: ago({ hours: index, minutes: 10 }),
  }))
  return smallVenue({ notifications: notificationsOf(...records) })
}

/** A server that refuses, but only after the story has seen the optimistic update. */
export function refusal(endpoint: Endpoint) {
  let answer = () => {}
  let answered = new Promise<void>(() => undefined)
  return {
    handler: respond(endpoint, async () => {
      await answered
      return refusedResponse(new MockRefusal('UNAVAILABLE'))
    }),
    /** Called before each run of the story. */
    reset: () => {
      answered = new Promise((resolve) => {
        answer = resolve
      })
    },
    refuse: () => answer(),
  }
}
