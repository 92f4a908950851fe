import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import { fail, hold } from '@/api/mocks/faults.ts'
import { anApplicant, aWorker, aWorkerGig, someApplicants } from '@/api/mocks/people-factories.ts'
import { hostileData, smallVenue } from '@/api/mocks/world.ts'
import { replacePrinter } from '@/shared/print-sheet/print-sheet.tsx'
import { gigPaths } from '@/shared/gig-paths.ts'
import { currentPath, renderScreen, screen } from '../../_kit/screen.tsx'
import { fitsTheWindow, screenWithGig, tabPanel, venueWith } from './details-page.ts'
import { withoutPicture } from '../../_kit/visual.ts'

const tabAddress = (tab: 'applicants' | 'workers' | 'calendar' | 'payments', id = 'gig_1') =>
  gigPaths.details(id, { tab })

const meta = {
  title: 'Screens/Gigs/Details, its tabs',
  render: renderScreen,
  parameters: { ...screen({ at: tabAddress('applicants') }), states: 'details.stories.tsx' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const applicants = () => tabPanel(/^Applicants/)

/** Two lines take no more than a row of one: 44 to 48 px. A window that stands for a phone's has cards. */
async function haveRowsOfOneHeight() {
  for (const row of document.querySelectorAll('tbody [data-row]')) {
    await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(48)
  }
}

export const Applicants: Story = {
  play: async () => {
    const list = await applicants()
    await expect(await list.findByRole('link', { name: /Tunde Bakare/ })).toHaveAttribute(
      'href',
      `${gigPaths.profile('gig_1', 'applicant', 'ap_1')}?status=pending`,
    )
    await expect(list.getByText('No ratings yet')).toBeVisible()
    await expect(list.getByText('2 of 3')).toBeVisible()
    await expect(list.getByText('₦42,000.00')).toBeVisible()
    await haveRowsOfOneHeight()
    for (const segment of ['Pending 2', 'Shortlisted 1', 'Hired 2', 'Declined 1', 'Withdrawn 1']) {
      await expect(list.getByRole('radio', { name: segment })).toBeVisible()
    }
  },
}

/** The stage is in the address. */
export const ApplicantsOfAStage: Story = {
  parameters: withoutPicture('Another page of Applicants.'),
  play: async () => {
    const list = await applicants()
    await userEvent.click(await list.findByRole('radio', { name: 'Hired 2' }))
    await waitFor(() => expect(currentPath()).toBe(`${gigPaths.details('gig_1')}?status=hired&tab=applicants`))
    await expect(await list.findByText('Ọládípọ̀ Adéwálé')).toBeVisible()
    await expect(within(list.getByRole('row', { name: /Ọládípọ̀ Adéwálé/ })).getByText('Invited')).toBeVisible()
    await expect(list.queryByText('Tunde Bakare')).toBeNull()
  },
}

export const ApplicantsLoading: Story = {
  parameters: screen({ api: [hold(gigPeople.listApplicants)] }),
  play: async () => {
    const list = await applicants()
    await waitFor(() => expect(page.getByRole('main').querySelector('[aria-busy="true"]')).not.toBeNull())
    await expect(list.queryByRole('link')).toBeNull()
  },
}

export const ApplicantsFailed: Story = {
  parameters: screen({ api: [fail(gigPeople.listApplicants, 'INTERNAL')] }),
  play: async () => {
    const list = await applicants()
    await expect(await list.findByText('Failed to load applicants')).toBeVisible()
    await expect(list.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const ApplicantsEmpty: Story = {
  parameters: screen({ world: () => smallVenue({ applicants: [] }) }),
  play: async () => {
    const list = await applicants()
    await expect(await list.findByText('No applicants yet')).toBeVisible()
    await expect(list.getByText('Invite workers you have saved, or check your pay and deadline.')).toBeVisible()
    await expect(list.getByRole('button', { name: 'Invite workers' })).toBeVisible()
  },
}

/** Every applicant is listed: those in an unknown stage have a segment of their own. */
export const ApplicantsInAnotherStage: Story = {
  parameters: {
    ...screen({
      at: `${gigPaths.details('gig_1')}?status=other&tab=applicants`,
      world: () =>
        smallVenue({
          applicants: [
            ...someApplicants(),
            anApplicant({ id: 'ap_9', status: 'on_hold', worker: aWorker({ id: 'wrk_9', firstName: 'Bola' }) }),
          ],
        }),
    }),
    ...withoutPicture('Another page of Applicants.'),
  },
  play: async () => {
    const list = await applicants()
    await expect(await list.findByRole('radio', { name: 'Other 1' })).toBeChecked()
    await expect(list.getByText('On hold')).toBeVisible()
  },
}

export const ApplicantsEdge: Story = {
  parameters: screen({ world: hostileData }),
  play: async () => {
    await (await applicants()).findAllByRole('row')
    await fitsTheWindow()
  },
}

export const Workers: Story = {
  parameters: screen({ at: tabAddress('workers', 'gig_2') }),
  play: async () => {
    const list = await tabPanel(/^Workers/)
    await expect(await list.findByText('Task submitted')).toBeVisible()
    await expect(list.getByText('₦15,000.00')).toBeVisible()
    await expect(list.getByText('₦14,250.00')).toBeVisible()
    await expect(list.getByText(/^Approves automatically/)).toHaveTextContent(
      /^Approves automatically Sun 16 Nov, 7:00 PM$/,
    )
    await expect(list.getByRole('link', { name: 'Review task' })).toHaveAttribute(
      'href',
      gigPaths.profile('gig_2', 'worker', 'wg_3'),
    )
  },
}

export const WorkersEmpty: Story = {
  parameters: screen({
    at: tabAddress('workers'),
    world: () => venueWith('gig_1', { workersHired: 0 }, { workerGigs: [] }),
  }),
  play: async () => {
    const list = await tabPanel(/^Workers/)
    await expect(await list.findByText('Nobody hired yet')).toBeVisible()
    await expect(list.getByText('5 places to fill. Whoever you hire will appear here.')).toBeVisible()
  },
}

export const WorkersFailed: Story = {
  parameters: {
    ...screen({ at: tabAddress('workers'), api: [fail(gigPeople.listWorkerGigs, 'INTERNAL')] }),
    ...withoutPicture('As ApplicantsFailed.'),
  },
  play: async () => {
    await expect(await (await tabPanel(/^Workers/)).findByText('Failed to load workers')).toBeVisible()
  },
}

export const Calendar: Story = {
  parameters: screen({
    at: tabAddress('calendar'),
    world: () =>
      smallVenue({ workerGigs: [aWorkerGig({ status: 'task_submitted', reviewDueAt: '2025-11-26T18:00:00+01:00' })] }),
  }),
  play: async () => {
    await expect(await page.findByRole('region', { name: 'Calendar of this Gig' })).toBeVisible()
  },
}

export const Payments: Story = {
  parameters: screen({ at: tabAddress('payments') }),
  play: async () => {
    const panel = await tabPanel(/^Payments/)
    await expect(await panel.findByRole('heading', { name: 'Where your money is' })).toBeVisible()
    await expect((await panel.findAllByText('₦250,000.00'))[0]).toBeVisible()
    await expect(panel.getByText('₦265,000.00')).toBeVisible()
    await expect(await panel.findByText('−₦265,000.00')).toBeVisible()
    await expect(panel.queryByText('Amounts are being updated.')).toBeNull()
  },
}

/** A movement is being booked: no bar is drawn while the parts do not add up. */
export const PaymentsBeingUpdated: Story = {
  parameters: {
    ...screenWithGig('gig_1', ({ payment }) => ({ payment: { ...payment, heldKobo: payment.heldKobo - 5_000_000 } })),
    screen: {
      ...screenWithGig('gig_1', ({ payment }) => ({ payment: { ...payment, heldKobo: payment.heldKobo - 5_000_000 } }))
        .screen,
      at: tabAddress('payments'),
    },
  },
  play: async () => {
    const panel = await tabPanel(/^Payments/)
    await expect(await panel.findByText('Amounts are being updated.')).toBeVisible()
    await expect(panel.getByText('₦200,000.00')).toBeVisible()
    await expect(panel.queryByRole('figure')).toBeNull()
  },
}

export const PaymentsOfAnUnpaidGig: Story = {
  parameters: screen({ at: tabAddress('payments', 'gig_4') }),
  play: async () => {
    const panel = await tabPanel(/^Payments/)
    await expect(await panel.findByText('Nothing has been paid for this Gig yet. This is what it costs.')).toBeVisible()
    await expect(panel.getByText('₦105,375.00')).toBeVisible()
    await expect(await panel.findByText('No transactions yet')).toBeVisible()
  },
}

export const PaymentsFailed: Story = {
  parameters: {
    ...screen({ at: tabAddress('payments'), api: [fail(payments.list, 'INTERNAL')] }),
    ...withoutPicture('As ApplicantsFailed.'),
  },
  play: async () => {
    const panel = await tabPanel(/^Payments/)
    await expect(await panel.findByText('Failed to load transactions')).toBeVisible()
    await expect(panel.getByText('₦265,000.00')).toBeVisible()
  },
}

export const PaymentsEdge: Story = {
  parameters: screen({ at: tabAddress('payments'), world: hostileData }),
  play: async () => {
    const panel = await tabPanel(/^Payments/)
    await expect((await panel.findAllByText('₦999,999,999,999.99'))[0]).toBeVisible()
    await fitsTheWindow()
  },
}

let printed = ''

export const ReceiptPrinted: Story = {
  parameters: {
    ...screen({ at: tabAddress('payments') }),
    ...withoutPicture('The receipt is pictured among the stories of the domain.'),
  },
  beforeEach: () => {
    printed = ''
    return replacePrinter(() => {
      printed =
        document.querySelector('div[data-theme="light"] > * h2')?.closest('div[data-theme="light"]')?.textContent ?? ''
      window.dispatchEvent(new Event('afterprint'))
    })
  },
  play: async () => {
    const panel = await tabPanel(/^Payments/)
    const [moreButton] = await panel.findAllByRole('button', { name: /^Actions for|More|MQ-/ })
    await userEvent.click(moreButton as HTMLElement)
    await userEvent.click(await page.findByRole('menuitem', { name: 'Print receipt' }))
    await waitFor(() => expect(printed).toContain('Receipt'))
    await expect(printed).toContain('₦265,000.00')
    await expect(printed).toContain('Eko Events')
  },
}
