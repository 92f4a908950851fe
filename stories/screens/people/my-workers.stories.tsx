import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { workers } from '@/api/contract/endpoints/workers.ts'
import { fail, failOnce, hold } from '@/api/mocks/faults.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { currentPath, renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual, withoutPicture } from '../../_kit/visual.ts'
import { fitsTheWindow } from '../gigs/details-page.ts'
import { arrivedAt, heading, shownDialog } from '../shell/frame.ts'
import { hostileVenue, savedVenue } from './saved-workers.ts'

const at = (query = '') => (query === '' ? paths.myWorkers : `${paths.myWorkers}?${query}`)

const meta = {
  title: 'Screens/People/My Workers',
  render: renderScreen,
  parameters: {
    ...screen({ at: at(), world: savedVenue }),
    shows: ['workers/screens/my-workers-screen.tsx'],
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const cards = async () => within(await page.findByRole('list', { name: 'Saved workers' }))

export const Loaded: Story = {
  parameters: visual('screen', ['all'], { crop: 'page' }),
  play: async () => {
    await heading('My Workers')
    const list = await cards()
    await expect(list.getByRole('link', { name: 'Amaka Obi' })).toBeVisible()
    await expect(list.getByText(/With you: 3 Gigs, 3 on time/)).toBeVisible()
    await expect(list.getByText('No ratings yet')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: screen({ api: [hold(workers.listFavorites)] }),
  play: async () => {
    await heading('My Workers')
    await waitFor(() => expect(page.getByRole('main').querySelector('[aria-busy="true"]')).not.toBeNull())
  },
}

export const Failed: Story = {
  parameters: screen({ api: [fail(workers.listFavorites, 'INTERNAL')] }),
  play: async () => {
    await expect(await page.findByText('Failed to load saved workers')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** A group that could not be deleted stays, with its workers. */
export const GroupNotDeleted: Story = {
  parameters: {
    ...screen({ at: at('group=wgr_2'), api: [fail(workers.deleteGroup, 'INTERNAL')] }),
    expectedProblems: ['workers.deleteGroup failed'],
    ...withoutPicture('It is the list of a group, with a message.'),
  },
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Group' }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Delete group' }))
    await userEvent.click(await page.findByRole('button', { name: 'Delete group' }))
    await expect(await page.findByText(/^Something went wrong on our side/)).toBeVisible()
    await expect(page.getByText(/^Group: /)).toBeInTheDocument()
  },
}

/** The server fails once; the list is there after another try. */
export const TriedAgain: Story = {
  parameters: {
    ...screen({ api: [1, 2, 3].map(() => failOnce(workers.listFavorites, 'INTERNAL')) }),
    ...withoutPicture('Loaded shows the list, Failed the failure.'),
  },
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Try again' }))
    await expect((await cards()).getByRole('link', { name: 'Amaka Obi' })).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: screen({ world: () => smallVenue({ favorites: [], groups: [] }) }),
  play: async () => {
    await expect(await page.findByRole('heading', { level: 2, name: 'No saved workers yet' })).toBeVisible()
    await expect(page.getByText('Tap the heart on a worker to save them here for your next Gig.')).toBeVisible()
    const review = page.getByRole('link', { name: 'Review applicants' })
    await waitFor(() => expect(review).toHaveAttribute('href', gigPaths.details('gig_1', { tab: 'applicants' })))
  },
}

/** No applicant waits for an answer. */
export const EmptyWithoutApplicants: Story = {
  parameters: {
    ...screen({ world: () => smallVenue({ favorites: [], groups: [], applicants: [] }) }),
    ...withoutPicture('Empty shows the same with other words on the button.'),
  },
  play: async () => {
    await expect(await page.findByRole('link', { name: 'View your Gigs' })).toHaveAttribute('href', paths.gigs)
  },
}

export const EdgeData: Story = {
  parameters: { ...screen({ world: hostileVenue }), ...visual('screen', [], { crop: 'window' }) },
  play: async () => {
    await cards()
    await expect(page.getByText('1–50 of 120')).toBeVisible()
    await fitsTheWindow()
  },
}

/** No worker matches: the filters stay, and can be cleared. */
export const NoMatch: Story = {
  parameters: screen({ at: at('q=nobody') }),
  play: async () => {
    await expect(await page.findByText('No results match your filters')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Clear filters' }))
    await arrivedAt(at())
    await cards()
  },
}

export const Table: Story = {
  parameters: { ...screen({ at: at('view=table') }), ...visual('screen', ['tablet'], { crop: 'window' }) },
  play: async () => {
    const row = within(await page.findByRole('row', { name: /Amaka Obi/ }))
    await expect(row.getByText('3 Gigs, 3 on time')).toBeVisible()
    await expect(row.getByTitle('Event photography, Retouching')).toHaveTextContent(/2$/)
    await expect(row.getByRole('button', { name: 'Remove Amaka Obi from My Workers' })).toBeVisible()
  },
}

/** Search, skill, rating and group are in the address, and the server answers them. */
export const Narrowed: Story = {
  parameters: { ...screen({ at: at('group=wgr_1&page=3') }), ...visual('desktop') },
  play: async () => {
    const list = await cards()
    await arrivedAt(at('group=wgr_1'))
    await waitFor(() =>
      expect(list.getAllByRole('listitem').filter((item) => item.querySelector('input'))).toHaveLength(2),
    )
    await expect(page.getByText('Group: Lagos photographers')).toBeVisible()
    await userEvent.type(page.getByRole('searchbox', { name: 'Search saved workers' }), 'chidin')
    await arrivedAt(at('group=wgr_1&q=chidin'))
    await waitFor(() => expect(list.queryByRole('link', { name: 'Amaka Obi' })).toBeNull())
    await expect(list.getByRole('link', { name: 'Chidinma Okafor' })).toBeVisible()
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Rating' }), '4.5 and up')
    await arrivedAt(at('group=wgr_1&q=chidin&rating=4.5'))
  },
}

/** Without the groups the list works. */
export const GroupsFailed: Story = {
  parameters: { ...screen({ api: [fail(workers.listGroups, 'INTERNAL')] }), ...visual('desktop') },
  play: async () => {
    await expect((await cards()).getByRole('link', { name: 'Amaka Obi' })).toBeVisible()
    await expect(await page.findByText(/Your groups could not be loaded/)).toBeVisible()
    await expect(page.queryByRole('combobox', { name: 'Group' })).toBeNull()
  },
}

/** The profile opens beside the list, and Back closes it. */
export const Profile: Story = {
  parameters: visual('screen', [], { crop: 'window' }),
  play: async () => {
    await userEvent.click((await cards()).getByRole('link', { name: 'DJ Spinall' }))
    await arrivedAt(at('worker=wrk_3'))
    const panel = await shownDialog('Worker profile')
    await expect(await panel.findByText('With you before: 2 Gigs, 1 on time')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Play Friday mix' })).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Invite to Gig' })).toBeVisible()
  },
}

export const ProfileLoading: Story = {
  parameters: {
    ...screen({ at: at('worker=wrk_3'), api: [hold(workers.get)] }),
    ...visual('screen', [], { crop: 'window' }),
  },
  play: async () => {
    await shownDialog('Worker profile')
  },
}

export const ProfileMissing: Story = {
  parameters: { ...screen({ at: at('worker=wrk_99') }), ...visual('desktop') },
  play: async () => {
    const panel = await shownDialog('Worker profile')
    await expect(await panel.findByText('Worker not found')).toBeVisible()
  },
}

export const ProfileEdgeData: Story = {
  parameters: {
    ...screen({ at: at('worker=wrk_20'), world: hostileVenue }),
    ...visual('screen', [], { crop: 'window' }),
  },
  play: async () => {
    const panel = await shownDialog('Worker profile')
    await expect(await panel.findByText('With you before: 10,000 Gigs, 9,999 on time')).toBeVisible()
    await expect(panel.getByRole('button', { name: '+28 more' })).toBeVisible()
    await fitsTheWindow()
  },
}

/** A piece of work opens above the panel; Escape closes it alone, and focus is back at its tile. */
export const PieceOfWork: Story = {
  parameters: {
    ...screen({ at: at('worker=wrk_1'), world: () => savedVenue() }),
    ...visual('screen', [], { crop: 'window' }),
  },
  play: async ({ step }) => {
    const panel = await shownDialog('Worker profile')
    const tile = await panel.findByRole('button', { name: 'Picture: The couple' })
    await step('it opens at the one that was pressed', async () => {
      await userEvent.click(tile)
      await expect(await page.findByText('2 of 5')).toBeVisible()
      await waitFor(() => expect(page.getByRole('heading', { name: 'The couple' })).toHaveFocus())
    })
    await step('Escape closes it alone', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(page.queryByText('2 of 5')).toBeNull())
      await waitFor(() => expect(tile).toHaveFocus())
      expect(currentPath()).toBe(at('worker=wrk_1'))
    })
    await userEvent.click(tile)
    const picture = await page.findByRole('img', { name: 'The couple' })
    await waitFor(() => expect(picture).toHaveAttribute('data-state', 'loaded'))
  },
}

export const OnAPhone: Story = {
  ...phone,
  parameters: { ...screen({ at: at() }), ...phone.parameters },
  play: async () => {
    await cards()
    await userEvent.click(page.getByRole('button', { name: 'Filters' }))
    await expect(await page.findByRole('combobox', { name: 'Group' })).toBeVisible()
  },
}
