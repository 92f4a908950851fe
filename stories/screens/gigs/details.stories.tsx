import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import { ago } from '@/api/mocks/factories.ts'
import { fail, hold, offline } from '@/api/mocks/faults.ts'
import { aTransaction } from '@/api/mocks/money-factories.ts'
import { hostileData, smallVenue } from '@/api/mocks/world.ts'
import { now } from '@/lib/clock.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { currentPath, renderScreen, screen } from '../../_kit/screen.tsx'
import { expectToast } from '../auth/page.ts'
import { fitsTheWindow, gigPage, screenWithGig, openMenu } from './details-page.ts'
import { visual, withoutPicture } from '../../_kit/visual.ts'

const meta = {
  title: 'Screens/Gigs/Details',
  render: renderScreen,
  parameters: {
    ...screen({ at: gigPaths.details('gig_1') }),
    shows: ['gigs/screens/gig-screen.tsx', 'gigs/details/parts/gig-tabs.tsx'],
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const gigScreen = (id: string) => screen({ at: gigPaths.details(id) })

export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    const main = await gigPage()
    await expect(main.getByText('Next session Sat 22 Nov 2025, 10:00 AM – 6:00 PM')).toBeVisible()
    await expect(main.getByText('2 of 5 workers hired')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Review applicants' })).toHaveAttribute(
      'href',
      `${gigPaths.details('gig_1')}?tab=applicants`,
    )
    await expect(main.getByRole('tab', { name: /^Applicants/ })).toHaveTextContent('7')
    await expect(main.getByText('6:00 PM – 2:00 AM, ends Mon 24 Nov · arrive by 4:30 PM')).toBeVisible()
    await expect(main.getByText('₦50,000.00 for each worker')).toBeVisible()
    await expect(main.getByText('+234 803 123 4567')).toBeVisible()
    await expect(main.getByText('300 edited photos in 7 days')).toBeVisible()
  },
}

const filled = screenWithGig('gig_1', { workersNeeded: 2 })

/** Its last place was filled: the sign is lit once, on the page with the tabs. */
export const EveryPlaceFilled: Story = {
  parameters: { ...filled, ...visual('screen') },
  play: async () => {
    const main = await gigPage()
    await expect(main.getByRole('heading', { level: 2, name: 'Every place is filled' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Open the call sheet' })).toHaveAttribute(
      'href',
      gigPaths.view('gig_1', 'call-sheet'),
    )
  },
}

export const EveryPlaceFilledSeen: Story = {
  parameters: { ...filled, ...withoutPicture('as Loaded') },
  beforeEach: () => {
    localStorage.setItem('marquee-shown-events:places-filled:gig_1:2', String(now().getTime()))
  },
  play: async () => {
    const main = await gigPage()
    await expect(main.queryByRole('heading', { name: 'Every place is filled' })).toBeNull()
  },
}

export const Loading: Story = {
  parameters: screen({ api: [hold(gigs.get)] }),
  play: async () => {
    await expect((await gigPage('Gig details')).getByText('Loading the Gig')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: screen({ api: [fail(gigs.get, 'INTERNAL')] }),
  play: async () => {
    const main = await gigPage('Gig details')
    await expect(await main.findByText('Failed to load the Gig')).toBeVisible()
    await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Offline: Story = {
  parameters: { ...screen({ api: [offline(gigs.get)] }), ...withoutPicture('Failed with other words.') },
  play: async () => {
    await expect(
      await (await gigPage('Gig details')).findByText('You are offline. Check your connection, then try again.'),
    ).toBeVisible()
  },
}

/** An empty draft. */
export const Empty: Story = {
  parameters: {
    ...screenWithGig('gig_5', { title: '', description: '', category: null, workSkills: [] }),
    screen: {
      ...screenWithGig('gig_5', { title: '', description: '', category: null, workSkills: [] }).screen,
      at: gigPaths.details('gig_5'),
    },
  },
  play: async () => {
    const main = await gigPage('Untitled Gig')
    for (const text of [
      'No description yet.',
      'No sessions yet.',
      'Nothing has to be handed over.',
      'No contact yet.',
    ]) {
      await expect(main.getByText(text)).toBeVisible()
    }
    await expect(main.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', gigPaths.form('gig_5'))
  },
}

/** Very long text, markup, 31 sessions past midnight, the largest amount. */
export const EdgeData: Story = {
  parameters: screen({ world: hostileData }),
  play: async () => {
    await expect(await page.findByRole('heading', { level: 1, name: /^<script>/ })).toBeVisible()
    await expect(page.getAllByText('99 of 100 workers hired')[0]).toBeVisible()
    await fitsTheWindow()
  },
}

/** An id with characters that have a meaning in an address. */
export const NotFound: Story = {
  parameters: gigScreen('../?#%2F<b>'),
  play: async () => {
    const main = await gigPage('Gig details')
    await expect(await main.findByRole('heading', { name: 'Gig not found' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Go to Gigs Management' })).toHaveAttribute('href', paths.gigs)
  },
}

/** The link back leads to the list with its filters. */
export const FromAList: Story = {
  parameters: {
    ...screen({ at: gigPaths.details('gig_1', { list: 'tab=open&q=wedding' }) }),
    ...withoutPicture('Loaded with another link.'),
  },
  play: async () => {
    await gigPage()
    await expect(page.getByRole('link', { name: 'Gigs Management', current: false, hidden: true })).toBeDefined()
    const hrefs = page.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(hrefs).toContain(`${paths.gigs}?tab=open&q=wedding`)
    await userEvent.click(page.getByRole('tab', { name: /^Workers/ }))
    await waitFor(() => expect(currentPath()).toContain('list=tab%3Dopen%26q%3Dwedding'))
  },
}

export const InProgress: Story = {
  parameters: gigScreen('gig_2'),
  play: async () => {
    const main = await gigPage('Product launch')
    await expect(main.getByRole('link', { name: 'Review tasks' })).toHaveAttribute(
      'href',
      `${gigPaths.details('gig_2')}?tab=workers`,
    )
    const menu = await openMenu()
    await expect(menu.getByRole('menuitem', { name: /^Cancel Gig/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(menu.getByText('The work has begun. Contact support to call it off.')).toBeVisible()
  },
}

export const Completed: Story = {
  parameters: { ...gigScreen('gig_3'), ...withoutPicture('As Cancelled.') },
  play: async () => {
    const main = await gigPage('Friday Night Live')
    await expect(main.getByRole('link', { name: 'Republish' })).toHaveAttribute('href', gigPaths.republish('gig_3'))
    await expect((await openMenu()).getByRole('menuitem', { name: 'Call sheet' })).toBeVisible()
  },
}

export const Cancelled: Story = {
  parameters: gigScreen('gig_6'),
  play: async () => {
    const main = await gigPage('Friday Night Live')
    await expect(main.getByText('The event was cancelled')).toBeVisible()
    await expect(main.queryByRole('button', { name: 'More actions' })).toBeNull()
    await expect(main.queryByText(/Next session/)).toBeNull()
  },
}

/** A status that a newer server may send: it is shown, and no action is offered. */
export const UnknownState: Story = {
  parameters: { ...screenWithGig('gig_1', { status: 'under_review' }), ...withoutPicture('Loaded without buttons.') },
  play: async () => {
    const main = await gigPage()
    await expect(main.getByText('Under review')).toBeVisible()
    await expect(main.queryByRole('button', { name: 'More actions' })).toBeNull()
  },
}

export const PendingPayment: Story = {
  parameters: gigScreen('gig_4'),
  play: async () => {
    const main = await gigPage('Corporate dinner hostesses')
    await expect(await main.findByText('This Gig is not paid yet')).toBeVisible()
    await waitFor(() =>
      expect(main.getByRole('link', { name: 'Continue payment' })).toHaveAttribute(
        'href',
        gigPaths.form('gig_4', 'review'),
      ),
    )
  },
}

const unfinished = () =>
  smallVenue({
    transactions: [
      aTransaction({
        id: 'txn_9',
        reference: 'MQ-P-9',
        type: 'gig_payment',
        gigId: 'gig_4',
        status: 'pending',
        direction: 'debit',
        createdAt: ago({ minutes: 2 }),
      }),
    ],
  })

/** A payment may still arrive: neither paying again nor deleting is offered. */
export const PaymentUnfinished: Story = {
  parameters: screen({ at: gigPaths.details('gig_4'), world: unfinished }),
  play: async () => {
    const main = await gigPage('Corporate dinner hostesses')
    await expect(await main.findByText('Do not pay again. Reference MQ-P-9.')).toBeVisible()
    await expect(main.queryByText('Continue payment')).toBeNull()
    await expect(main.getByRole('link', { name: 'Check status' })).toHaveAttribute(
      'href',
      paths.postGigTransactionStatus('MQ-P-9'),
    )
    await expect((await openMenu()).getByText('A payment for this Gig was started and may still arrive.')).toBeVisible()
  },
}

/** Pending payments cannot be read: paying is not offered. */
export const PaymentsNotKnown: Story = {
  parameters: {
    ...screen({ at: gigPaths.details('gig_4'), api: [fail(payments.list, 'INTERNAL')] }),
    ...withoutPicture('An alert as in PaymentUnfinished.'),
  },
  play: async () => {
    const main = await gigPage('Corporate dinner hostesses')
    await expect(await main.findByText('We could not check your payments')).toBeVisible()
    await expect(main.getByRole('button', { name: 'Continue payment' })).toBeDisabled()
  },
}

export const DraftDeleted: Story = {
  parameters: { ...gigScreen('gig_5'), ...withoutPicture('The dialog is pictured among the stories of the list.') },
  play: async () => {
    await gigPage('Radio jingle for December')
    await userEvent.click(await (await openMenu()).findByRole('menuitem', { name: 'Delete draft' }))
    const dialog = await page.findByRole('alertdialog', { name: 'Delete this draft?' })
    await expect(dialog).toHaveTextContent('This cannot be undone.')
    await userEvent.click(page.getByRole('button', { name: 'Delete draft' }))
    await expectToast('Draft deleted', 'success')
    await waitFor(() => expect(currentPath()).toBe(paths.gigs))
  },
}

/** The Gig was paid meanwhile, in another tab. */
export const DeleteRefused: Story = {
  parameters: {
    ...screen({ at: gigPaths.details('gig_5'), api: [fail(gigs.remove, 'GIG_STATE')] }),
    expectedProblems: ['gigs.remove failed'],
    ...withoutPicture('A toast over Empty.'),
  },
  play: async () => {
    await gigPage('Radio jingle for December')
    await userEvent.click(await (await openMenu()).findByRole('menuitem', { name: 'Delete draft' }))
    await userEvent.click(await page.findByRole('button', { name: 'Delete draft' }))
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
    await expect(currentPath()).toBe(gigPaths.details('gig_5'))
  },
}

/** A republished Gig: who of the earlier team was asked, and who could not be. */
export const TeamAsked: Story = {
  parameters: screenWithGig('gig_1', {
    republishedFromGigId: 'gig_3',
    team: [
      { workerId: 'wrk_1', firstName: 'Tunde', lastName: 'Bakare', status: 'invited', reason: null },
      {
        workerId: 'wrk_2',
        firstName: 'Amaka',
        lastName: 'Obi',
        status: 'failed',
        reason: 'This worker has applied already.',
      },
      { workerId: 'wrk_3', firstName: 'Zainab', lastName: 'Abdullahi', status: 'chosen', reason: null },
    ],
  }),
  play: async () => {
    const main = await gigPage()
    const list = within(await main.findByRole('list', { name: 'Team asked first' }))
    await expect(list.getByText('Invited')).toBeVisible()
    await expect(list.getByText('Not invited. This worker has applied already.')).toBeVisible()
    await expect(list.getByText('Not invited yet')).toBeVisible()
  },
}
