import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { fail, failOnce, hold } from '@/api/mocks/faults.ts'
import { hostileData, smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { currentPath, renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual, withoutPicture } from '../../_kit/visual.ts'
import { arrivedAt } from '../shell/frame.ts'
import { openTab } from './gigs-page.ts'

const calendarAddress = (query = '') => `${paths.gigs}?${query && `${query}&`}view=calendar`

const meta = {
  title: 'Screens/Gigs/Calendar',
  render: renderScreen,
  parameters: screen({ at: calendarAddress() }),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

async function calendar() {
  return within(await (await openTab()).findByRole('region', { name: 'Sessions' }))
}

const day = (name: string) => page.findByRole('button', { name: new RegExp(`^${name}`) })

export const Loaded: Story = {
  parameters: { ...screen({ at: calendarAddress('range=month') }), ...visual('screen', ['all']) },
  play: async () => {
    const view = await calendar()
    await expect(
      await view.findByRole('link', { name: /^Wedding photographer, 10:00 AM – 6:00 PM, Open/ }),
    ).toHaveAttribute('href', gigPaths.details('gig_1', { list: 'range=month&view=calendar' }))
    await expect(await day('Sunday 23 November 2025, 1 session')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: screen({ api: [hold(gigs.list), hold(gigs.getAnalytics)] }),
  play: async () => {
    await expect(await (await openTab()).findByRole('region', { name: 'Sessions' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
}

export const Failed: Story = {
  parameters: screen({ api: [fail(gigs.list, 'INTERNAL')] }),
  play: async () => {
    await expect(await (await openTab()).findByText('Failed to load Gigs')).toBeVisible()
  },
}

export const TriedAgain: Story = {
  parameters: {
    ...screen({ at: calendarAddress('range=month'), api: [failOnce(gigs.list, 'CONFLICT')] }),
    ...withoutPicture('Ends as Loaded.'),
  },
  play: async () => {
    const tab = await openTab()
    // The error may be rendered again while the calendar's code arrives: a click on the button that it replaces does nothing.
    await waitFor(async () => {
      const button = tab.queryByRole('button', { name: 'Try again' })
      if (button !== null) await userEvent.click(button)
      await expect(page.getByRole('button', { name: /^Saturday 22 November 2025, 1 session/ })).toBeVisible()
    })
  },
}

export const Empty: Story = {
  parameters: screen({ world: () => smallVenue({ gigs: [] }) }),
  play: async () => {
    await expect(await (await calendar()).findByRole('heading', { name: 'No sessions' })).toBeVisible()
  },
}

export const NoMatch: Story = {
  parameters: { ...screen({ at: calendarAddress('q=harp') }), ...withoutPicture('One sentence differs from Empty.') },
  play: async () => {
    const view = await calendar()
    await expect(await view.findByText('No results match your filters')).toBeVisible()
    await userEvent.click(view.getByRole('button', { name: 'Clear filters' }))
    await arrivedAt(calendarAddress())
  },
}

/** 31 nights that end in the morning, very long names, an unknown status. */
export const EdgeData: Story = {
  parameters: screen({ at: `${paths.gigs}?day=2025-12-15&view=calendar`, world: hostileData }),
  play: async () => {
    const view = await calendar()
    await expect(await view.findByRole('heading', { name: 'December 2025' })).toBeVisible()
    await waitFor(() => expect(view.getAllByRole('link').length).toBeGreaterThanOrEqual(31))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Week: Story = {
  parameters: screen({ at: `${paths.gigs}?day=2025-11-22&range=week&view=calendar` }),
  play: async () => {
    await expect((await (await calendar()).findAllByRole('link', { name: /Wedding photographer/ })).length).toBe(2)
  },
}

export const Agenda: Story = {
  parameters: screen({ at: calendarAddress('range=agenda') }),
  play: async () => {
    const view = await calendar()
    await expect((await view.findAllByRole('link', { name: /Ikeja, Lagos · 2 of 5 hired/ })).length).toBe(2)
    await expect(view.getByText('6:00 PM – 2:00 AM, ends Mon 24 Nov')).toBeVisible()
  },
}

/** The keyboard focus keeps its day, also into another month, which adds a history entry. */
export const TurnedByKeyboard: Story = {
  parameters: { ...screen({ at: calendarAddress('range=month') }), ...withoutPicture('Loaded at another month.') },
  play: async () => {
    const today = await day('Friday 14 November 2025')
    today.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(async () => expect(await day('Saturday 15 November 2025')).toHaveFocus())
    await arrivedAt(`${paths.gigs}?day=2025-11-15&range=month&view=calendar`)
    await userEvent.keyboard('{PageDown}')
    await waitFor(async () => expect(await day('Monday 15 December 2025')).toHaveFocus())
    await expect(await day('Saturday 6 December 2025, 1 session')).toBeVisible()
  },
}

/** A day with one session opens its Gig. */
export const OpenedByKeyboard: Story = {
  parameters: {
    ...screen({ at: `${paths.gigs}?day=2025-11-22&range=month&view=calendar` }),
    ...withoutPicture('It leaves the page.'),
  },
  play: async () => {
    const busy = await day('Saturday 22 November 2025, 1 session')
    busy.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(currentPath()).toMatch(new RegExp(`^${gigPaths.details('gig_1')}`)))
  },
}

/** The list and the calendar share tab, search and category. */
export const Switched: Story = {
  parameters: {
    ...screen({ at: `${paths.gigs}?category=dj&tab=completed` }),
    ...withoutPicture('Pictured in Loaded.'),
  },
  play: async () => {
    const list = await openTab('Completed')
    await userEvent.click(await list.findByRole('link', { name: 'Calendar' }))
    await arrivedAt(`${paths.gigs}?category=dj&tab=completed&view=calendar`)
    const view = within(await (await openTab('Completed')).findByRole('region', { name: 'Sessions' }))
    await userEvent.click(view.getByRole('button', { name: 'Agenda' }))
    await arrivedAt(`${paths.gigs}?category=dj&range=agenda&tab=completed&view=calendar`)
    // The session is over: the agenda begins with today.
    await userEvent.click(await view.findByRole('button', { name: /^Earlier: / }))
    // The month that the agenda replaces has a link of the same name.
    await waitFor(() => expect(view.getByRole('link', { name: /Friday Night Live/ })).toBeVisible())
    await userEvent.click((await openTab('Completed')).getByRole('link', { name: 'List' }))
    await waitFor(() => expect(currentPath()).not.toContain('view='))
  },
}

export const OnAPhone: Story = {
  ...phone,
  parameters: { ...screen({}), ...phone.parameters },
  play: async () => {
    const view = await calendar()
    await expect((await view.findAllByRole('link', { name: /Wedding photographer/ })).length).toBe(2)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
