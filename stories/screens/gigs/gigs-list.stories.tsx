import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { fail, failOnce, hold, offline } from '@/api/mocks/faults.ts'
import { aGig, someGigs } from '@/api/mocks/gig-factories.ts'
import { mock } from '@/api/mocks/mock.ts'
import { hostileData, smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { captureDownloads, capturedDownloads } from '../../_kit/captured-downloads.ts'
import { currentPath, renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual, withoutPicture } from '../../_kit/visual.ts'
import { expectToast } from '../auth/page.ts'
import { arrivedAt, heading } from '../shell/frame.ts'
import { manyGigs, openTab, rowActions } from './gigs-page.ts'

const meta = {
  title: 'Screens/Gigs/List',
  render: renderScreen,
  parameters: { ...screen({ at: paths.gigs }), shows: ['gigs/screens/gigs-screen.tsx'] },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const screenWithGigs = (...all: Gig[]) => screen({ world: () => smallVenue({ gigs: all }) })
const listAddress = (query: string) => `${paths.gigs}?${query}`

export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    const list = await openTab()
    await expect(await list.findByText('1–7 of 7')).toBeVisible()
    for (const tab of [
      'All 7',
      'Open 1',
      'In progress 1',
      'Pending payment 1',
      'Drafts 1',
      'Completed 1',
      'Cancelled and expired 2',
    ]) {
      await expect(await page.findByRole('tab', { name: tab })).toBeVisible()
    }
    const row = within(list.getByRole('row', { name: /^Wedding photographer/ }))
    await expect(row.getByRole('link')).toHaveAttribute('href', gigPaths.details('gig_1'))
    await expect(row.getByRole('cell', { name: 'Sat 22 Nov 10:00\u00A0AM' })).toBeVisible()
    await expect(row.getByRole('cell', { name: '2 of 5' })).toBeVisible()
    await expect(row.getByText('2 new')).toBeVisible()
    await expect(row.getByText('₦250,000.00')).toBeVisible()
    await expect(row.getByText('Open')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: screen({ api: [hold(gigs.list), hold(gigs.getAnalytics)] }),
  play: async () => {
    const list = await openTab()
    await expect(await list.findByRole('button', { name: 'Export CSV' })).toBeDisabled()
    await expect(page.getByRole('link', { name: 'Post a Gig' })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: screen({ api: [fail(gigs.list, 'INTERNAL'), fail(gigs.getAnalytics, 'INTERNAL')] }),
  play: async () => {
    const list = await openTab()
    await expect(await list.findByText('Failed to load Gigs')).toBeVisible()
    await expect(list.getByRole('button', { name: 'Try again' })).toBeVisible()
    // A count that could not be read is not shown.
    await expect(page.getByRole('tab', { name: 'Open' })).toBeVisible()
  },
}

export const TriedAgain: Story = {
  parameters: { ...screen({ api: [failOnce(gigs.list, 'CONFLICT')] }), ...withoutPicture('Ends as Loaded.') },
  play: async () => {
    const list = await openTab()
    await userEvent.click(await list.findByRole('button', { name: 'Try again' }))
    await expect(await list.findByText('1–7 of 7')).toBeVisible()
  },
}

export const Offline: Story = {
  parameters: { ...screen({ api: [offline(gigs.list)] }), ...withoutPicture('One sentence differs from Failed.') },
  play: async () => {
    await expect(
      await (await openTab()).findByText('You are offline. Check your connection, then try again.'),
    ).toBeVisible()
  },
}

/** Each part is independent. */
export const OnlyTheCountsFailed: Story = {
  parameters: {
    ...screen({ api: [fail(gigs.getAnalytics, 'INTERNAL')] }),
    ...withoutPicture('Loaded without the numbers.'),
  },
  play: async () => {
    await expect(await (await openTab()).findByText('1–7 of 7')).toBeVisible()
    await waitFor(() => expect(page.getByRole('tab', { name: 'Open' })).toBeVisible())
  },
}

/** Somebody whose account may not read Gigs: a retry could not help. */
export const Forbidden: Story = {
  parameters: screen({ api: [fail(gigs.list, 'FORBIDDEN')] }),
  play: async () => {
    await heading('Gigs Management')
    await expect(await page.findByText('You do not have access to this page.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', paths.dashboard)
    await expect(page.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

export const Empty: Story = {
  parameters: screenWithGigs(),
  play: async () => {
    const list = await openTab()
    await expect(await list.findByRole('heading', { name: 'No Gigs yet' })).toBeVisible()
    await expect(list.getByText('Post your first Gig and start receiving applicants.')).toBeVisible()
    await expect(list.getByRole('link', { name: 'Post a Gig' })).toHaveAttribute('href', paths.postGig)
  },
}

const emptyTabs = {
  open: 'No open Gigs',
  in_progress: 'No Gigs in progress',
  pending_payment: 'No Gigs waiting for payment',
  drafts: 'No drafts',
  completed: 'No completed Gigs',
  ended: 'No cancelled or expired Gigs',
}

/** Each empty tab says what it lists. */
export const EmptyTabs: Story = {
  parameters: screenWithGigs(),
  play: async () => {
    await openTab()
    for (const [tab, title] of Object.entries(emptyTabs)) {
      await userEvent.click(
        page.getByRole('tab', {
          name: new RegExp(
            `^${{ ended: 'Cancelled', pending_payment: 'Pending', in_progress: 'In' }[tab] ?? tab}`,
            'i',
          ),
        }),
      )
      await expect(await page.findByRole('heading', { name: title })).toBeVisible()
      await expect(currentPath()).toBe(listAddress(`tab=${tab}`))
    }
  },
}

export const EdgeData: Story = {
  parameters: screen({ world: hostileData }),
  play: async () => {
    const list = await openTab()
    await expect(await list.findByText('1–20 of 64')).toBeVisible()
    await expect(list.getByText('₦999,999,999,999.99')).toBeVisible()
    await expect(list.getByText('Something new')).toBeVisible()
    await expect(list.getByText('Untitled Gig')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const NoMatch: Story = {
  parameters: screen({ at: listAddress('category=dj&q=harp') }),
  play: async () => {
    await expect(await (await openTab()).findByText('No results match your filters')).toBeVisible()
  },
}

export const Filtered: Story = {
  parameters: screen({ at: listAddress('from=2025-11-01&tab=ended&to=2025-11-30&category=dj') }),
  play: async () => {
    const list = await openTab('Cancelled and expired')
    await expect(await list.findByText('Category: DJ')).toBeVisible()
    await expect(list.getByText('Sessions: 1 – 30 Nov 2025')).toBeVisible()
  },
}

/** Filters are in the address; typing replaces the history entry, choosing adds one. */
export const Narrowed: Story = {
  parameters: withoutPicture('Pictured in Filtered.'),
  play: async () => {
    const list = await openTab()
    await list.findByText('1–7 of 7')
    await userEvent.selectOptions(list.getByLabelText('Category'), 'DJ')
    await arrivedAt(listAddress('category=dj'))
    await expect(await list.findByText('1–2 of 2')).toBeVisible()
    await userEvent.type(list.getByLabelText('Search Gigs'), 'friday')
    await arrivedAt(listAddress('category=dj&q=friday'))
    await userEvent.click(page.getByRole('tab', { name: /^Completed/ }))
    await arrivedAt(listAddress('category=dj&q=friday&tab=completed'))
    const completed = await openTab('Completed')
    await expect(await completed.findByText('1–1 of 1')).toBeVisible()
    await userEvent.click(completed.getByRole('button', { name: 'Clear filters' }))
    await arrivedAt(listAddress('tab=completed'))
    await waitFor(() => expect(completed.getByLabelText('Search Gigs')).toHaveValue(''))
  },
}

export const Sorted: Story = {
  parameters: withoutPicture('Loaded in another order.'),
  play: async () => {
    const list = await openTab()
    await list.findByText('1–7 of 7')
    const firstRow = () => list.getAllByRole('row')[1]
    await expect(firstRow()).toHaveTextContent('Wedding photographer')
    await userEvent.selectOptions(list.getByLabelText('Sort by'), 'Next session')
    await arrivedAt(listAddress('sort=next_session'))
    await waitFor(() => expect(list.getAllByRole('row')[2]).toHaveTextContent('Corporate dinner hostesses'))
    await userEvent.selectOptions(list.getByLabelText('Sort by'), 'Newest first')
    await arrivedAt(paths.gigs)
  },
}

/** 20 rows are rendered, whatever the total; a page beyond the end shows the last one. */
export const Paged: Story = {
  parameters: {
    ...screen({ at: listAddress('page=900'), world: () => smallVenue({ gigs: manyGigs(134) }) }),
    ...withoutPicture('A long Loaded.'),
  },
  play: async () => {
    const list = await openTab()
    await expect(await list.findByText('121–134 of 134')).toBeVisible()
    await arrivedAt(listAddress('page=7'))
    await userEvent.click(list.getByRole('link', { name: 'Previous' }))
    await expect(await list.findByText('101–120 of 134')).toBeVisible()
    await waitFor(() => expect(list.getAllByRole('row')).toHaveLength(21))
    // The query for the link back is passed on.
    await expect(list.getByRole('link', { name: /^Open night number 101/ })).toHaveAttribute(
      'href',
      gigPaths.details('gig_101', { list: 'page=6' }),
    )
  },
}

export const Actions: Story = {
  play: async () => {
    const menu = await rowActions('Wedding photographer')
    await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Preview',
      'Review applicants',
      'Edit',
      'Republish',
      'Call sheet',
      'Cancel Gig',
    ])
  },
}

export const ActionLeads: Story = {
  parameters: withoutPicture('It leaves the page.'),
  play: async () => {
    await userEvent.click(
      (await rowActions('Wedding photographer')).getByRole('menuitem', { name: 'Review applicants' }),
    )
    await arrivedAt(gigPaths.details('gig_1', { tab: 'applicants' }))
  },
}

/** While a payment is not final, neither paying again nor deleting the Gig is offered. */
export const PaymentUnfinished: Story = {
  parameters: screenWithGigs(
    aGig({
      title: 'Corporate dinner hostesses',
      status: 'pending_payment',
      payment: { transactionId: 'MQ-P-7', transactionStatus: 'processing' },
    }),
  ),
  play: async () => {
    const menu = await rowActions('Corporate dinner hostesses')
    await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Preview', 'Check status'])
  },
}

async function askToDelete(name: string, item: string) {
  await userEvent.click((await rowActions(name)).getByRole('menuitem', { name: item }))
  const dialog = await page.findByRole('alertdialog')
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

const askToDeleteDraft = () => askToDelete('Radio jingle for December', 'Delete draft')

export const DeleteDraft: Story = {
  play: async () => {
    const dialog = await askToDeleteDraft()
    await expect(dialog.getByText('Delete this draft?')).toBeVisible()
    await expect(dialog.getByText('This cannot be undone.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Keep draft' })).toHaveFocus()
  },
}

export const DraftKept: Story = {
  parameters: withoutPicture('Ends as Loaded.'),
  play: async () => {
    await userEvent.click((await askToDeleteDraft()).getByRole('button', { name: 'Keep draft' }))
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
    await expect((await openTab()).getByText('1–7 of 7')).toBeVisible()
    await waitFor(() =>
      expect(page.getByRole('button', { name: 'Actions for Radio jingle for December' })).toHaveFocus(),
    )
  },
}

export const DraftDeleted: Story = {
  parameters: withoutPicture('Loaded with a row less.'),
  play: async () => {
    await userEvent.click((await askToDeleteDraft()).getByRole('button', { name: 'Delete draft' }))
    await expectToast('Draft deleted', 'success')
    const list = await openTab()
    await expect(await list.findByText('1–6 of 6')).toBeVisible()
    await expect(list.queryByText('Radio jingle for December')).toBeNull()
    await expect(await page.findByRole('tab', { name: 'Drafts 0' })).toBeVisible()
    await waitFor(() => expect(page.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

/** The Gig is being paid meanwhile: the list is read again. */
export const DeleteRefused: Story = {
  parameters: {
    ...screen({ api: [fail(gigs.remove, 'PAYMENT_UNFINISHED')] }),
    expectedProblems: ['gigs.remove failed'],
    ...withoutPicture('Ends as Loaded.'),
  },
  play: async () => {
    await userEvent.click(
      (await askToDelete('Corporate dinner hostesses', 'Delete Gig')).getByRole('button', { name: 'Delete Gig' }),
    )
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
    await expect((await openTab()).getByText('Corporate dinner hostesses')).toBeVisible()
  },
}

/** No response: the dialog stays open, so that deleting can be retried. */
export const DeleteFailed: Story = {
  parameters: {
    ...screen({ api: [fail(gigs.remove, 'UNAVAILABLE')] }),
    expectedProblems: ['gigs.remove failed'],
    ...withoutPicture('Pictured in DeleteDraft.'),
  },
  play: async () => {
    const dialog = await askToDeleteDraft()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete draft' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Delete draft' })).toBeEnabled())
    await expect(page.getByRole('alertdialog')).toBeVisible()
  },
}

/** Every matching Gig, not only those of the page. */
export const Export: Story = {
  parameters: {
    ...screen({ world: () => smallVenue({ gigs: manyGigs(134) }) }),
    ...withoutPicture('It makes a file.'),
  },
  beforeEach: captureDownloads,
  play: async () => {
    const list = await openTab()
    await list.findByText('1–20 of 134')
    await userEvent.click(list.getByRole('button', { name: 'Export CSV' }))
    await waitFor(() =>
      expect(capturedDownloads().map(({ name }) => name)).toEqual(['marquee-gigs-2025-11-22-to-2025-11-23.csv']),
    )
    const lines = ((await capturedDownloads()[0]?.content) ?? '').trimEnd().split('\r\n')
    await expect(lines).toHaveLength(135)
    await expect(lines[1]).toMatch(/^Open night number 1,Photographer,Open,2,2025-11-22T10:00:00\+01:00,/)
  },
}

const onlyTheFirstPages = mock(gigs.list, ({ query: { limit, skip } }) => {
  const all = manyGigs(134)
  if (limit === 100 && skip > 0) return new Promise<never>(() => undefined)
  return { data: { gigs: all.slice(skip, skip + limit), totalGig: all.length } }
})

export const Exporting: Story = {
  parameters: screen({ world: () => smallVenue({ gigs: manyGigs(134) }), api: [onlyTheFirstPages] }),
  play: async () => {
    const list = await openTab()
    await list.findByText('1–20 of 134')
    await userEvent.click(list.getByRole('button', { name: 'Export CSV' }))
    await expect(await list.findByText('100 of 134 Gigs read')).toBeVisible()
  },
}

/** Cards and a sheet of filters. */
export const OnAPhone: Story = {
  ...phone,
  parameters: { ...screenWithGigs(...someGigs()), ...visual('phone', [], { skip: 'Loaded has this picture.' }) },
  play: async () => {
    const list = await openTab()
    await expect(await list.findByText('1–7 of 7')).toBeVisible()
    await expect(list.getByRole('list', { name: 'Gigs' })).toBeVisible()
    await expect(list.getByRole('button', { name: 'Filters' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
