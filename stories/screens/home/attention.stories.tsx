import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, within } from 'storybook/test'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { fail, hold } from '@/api/mocks/faults.ts'
import { ago } from '@/api/mocks/factories.ts'
import { mock } from '@/api/mocks/mock.ts'
import { anApplicant, aWorker, aWorkerGig } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { withoutPicture } from '../../_kit/visual.ts'
import { expectToast } from '../auth/page.ts'

const meta = {
  title: 'Screens/Home/Needs your attention',
  render: renderScreen,
  parameters: { ...screen({ at: paths.dashboard }), states: 'home.stories.tsx' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The card of items that wait, found by its content. */
const attention = async () => within(await page.findByRole('region', { name: 'Needs your attention' }))

/** The setup is read, the items are not. */
export const Loading: Story = {
  parameters: screen({ api: [hold(gigPeople.listPendingApplicants)] }),
  play: async () => {
    await expect(await (await attention()).findByText('Loading what needs your attention')).toBeInTheDocument()
  },
}

/** One of its two reads failed: 'all caught up' is not shown, and 'Try again' is offered. */
export const Failed: Story = {
  parameters: screen({ api: [fail(gigPeople.listPendingApplicants, 'INTERNAL')] }),
  play: async () => {
    const card = await attention()
    await expect(await card.findByText('Failed to load what needs your attention')).toBeVisible()
    await expect(card.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.queryByText('You are all caught up')).toBeNull()
  },
}

const reviews = [2, 9, 70].map((hours, index) =>
  aWorkerGig({
    id: `wg_${index}`,
    status: 'task_submitted',
    reviewDueAt: ago({ hours: -hours }),
    worker: aWorker({ id: `wrk_${index + 1}`, firstName: ['Ada', 'Tunde', 'Ụchẹ'][index] ?? '' }),
  }),
)

/** Deadlines under four hours, under a day and later. */
export const Loaded: Story = {
  parameters: screen({
    world: () =>
      smallVenue({
        workerGigs: reviews,
        applicants: ['gig_1', 'gig_2', 'gig_3'].map((gigId) => anApplicant({ id: `ap_${gigId}`, gigId })),
      }),
  }),
  play: async () => {
    const card = await attention()
    const [first, second] = await card.findAllByText(/^Approves automatically/)
    await expect(first).toHaveTextContent('Approves automatically Fri 14 Nov 2025, 10:00 AM (in 2 hours)')
    await expect(second).toHaveTextContent('(in 9 hours)')
    await expect(card.getByRole('link', { name: /^Ada/ })).toHaveAttribute(
      'href',
      `${gigPaths.profile('gig_1', 'worker', 'wg_0')}?queue=tasks`,
    )
    await expect(card.getAllByRole('listitem')).toHaveLength(5)
    await expect(card.queryByRole('button', { name: /^Show all/ })).toBeNull()
  },
}

/** The newest applicants are answered where they stand, and the answer can be undone. */
export const QuickAnswers: Story = {
  parameters: withoutPicture('Loaded, with other words at the end of a row.'),
  play: async () => {
    const card = await attention()
    await userEvent.click(await card.findByRole('button', { name: 'Shortlist Tunde Bakare' }))
    await expectToast('Applicant shortlisted', 'success')
    await expect(card.getByText('Shortlisted')).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'Undo: Tunde Bakare' }))
    await expect(await card.findByRole('button', { name: 'Shortlist Tunde Bakare' })).toBeVisible()
  },
}

/** Another device was faster: it is said in place. */
export const QuickAnswerRefused: Story = {
  parameters: {
    ...screen({
      api: [fail(gigPeople.decline, 'APPLICANT_STATE', { message: 'Tunde Bakare was hired in the meantime.' })],
    }),
    ...withoutPicture('Loaded, with other words at the end of a row.'),
    expectedProblems: ['gigPeople.decline failed'],
  },
  play: async () => {
    const card = await attention()
    await userEvent.click(await card.findByRole('button', { name: 'Decline Tunde Bakare' }))
    await expect(await card.findByText('Tunde Bakare was hired in the meantime.')).toBeVisible()
  },
}

/** No items. */
export const Empty: Story = {
  parameters: screen({ world: () => smallVenue({ applicants: [], workerGigs: [], gigs: [] }) }),
  play: async () => {
    await expect(await (await attention()).findByText('You are all caught up')).toBeVisible()
  },
}

/** More items than one read contains: the others are counted, and the queue of tasks leads to them. */
export const MoreThanOneRead: Story = {
  parameters: screen({
    api: [mock(gigPeople.listPendingWorkerGigs, () => ({ data: { workerGigs: [aWorkerGig()], totalWorkerGig: 341 } }))],
  }),
  play: async () => {
    const more = await (await attention()).findByRole('link', { name: /^And 340 more submitted tasks/ })
    await expect(more).toHaveAttribute('href', `${gigPaths.profile('gig_1', 'worker', 'wg_1')}?queue=tasks`)
  },
}
