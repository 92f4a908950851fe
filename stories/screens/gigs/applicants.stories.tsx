import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { expect, fireEvent, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { fail, failOnce, hold, offline } from '@/api/mocks/faults.ts'
import { someGigs } from '@/api/mocks/gig-factories.ts'
import { aWorker, aWorkerGig, someWorkerGigs } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { captureDownloads, capturedDownloads } from '../../_kit/captured-downloads.ts'
import { currentPath, renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual, withoutPicture } from '../../_kit/visual.ts'
import { applicantsAddress, focusedRow, hostileApplicants, manyApplicants, rowOf, triage } from './applicants-page.ts'
import { fitsTheWindow, tabPanel, venueWith } from './details-page.ts'

const meta = {
  title: 'Screens/Gigs/Applicants',
  render: renderScreen,
  parameters: { ...screen({ at: applicantsAddress }), states: 'details.stories.tsx' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Answers the first page only. */
const laterPagesWait = http.get('*/fetch-applicants', ({ request }) =>
  Number(new URL(request.url).searchParams.get('skip')) > 0 ? delay('infinite').then(() => undefined) : undefined,
)
const lookIsInListed = withoutPicture('The list is pictured in Decided.')
const press = (name: string) => userEvent.click(page.getByRole('button', { name }))

/** A decision stays where it was made, dimmed, with 'Undo'; a declined applicant can be given a reason. */
export const Decided: Story = {
  play: async () => {
    await triage()
    await press('Shortlist Zainab Abdullahi')
    await press('Decline Tunde Bakare')
    await expect(await rowOf('Zainab Abdullahi').findByText('Shortlisted')).toBeVisible()
    await expect(await page.findByRole('button', { name: 'Undo: Tunde Bakare' })).toBeVisible()
    await press('Add reason: why Tunde Bakare was declined')
    await userEvent.click(await page.findByRole('menuitemradio', { name: 'Over budget' }))
    await expect(await rowOf('Tunde Bakare').findByText('Over budget')).toBeVisible()
    await expect(await page.findByRole('radio', { name: 'Declined 2' })).toBeVisible()
  },
}

/** The longest reason and 'Undo' stand on one line of the table. */
export const ReasonOnOneLine: Story = {
  parameters: withoutPicture('Decided with a longer reason.'),
  play: async () => {
    await triage()
    await press('Decline Tunde Bakare')
    await press('Add reason: why Tunde Bakare was declined')
    await userEvent.click(await page.findByRole('menuitemradio', { name: 'Different style' }))
    const reason = await page.findByRole('button', { name: 'Different style: why Tunde Bakare was declined' })
    const undo = page.getByRole('button', { name: 'Undo: Tunde Bakare' })
    await expect(reason.getBoundingClientRect().top).toBe(undo.getBoundingClientRect().top)
    await expect(page.getByTitle('Different style')).toBeVisible()
  },
}

/** Undo sends the opposite call, and one who was shortlisted is shortlisted again. */
export const Undone: Story = {
  parameters: { ...screen({ at: `${applicantsAddress}&status=shortlisted` }), ...lookIsInListed },
  play: async () => {
    const list = await tabPanel(/^Applicants/)
    await list.findByText('Chidinma Okafor')
    await press('Decline Chidinma Okafor')
    await list.findByRole('radio', { name: 'Declined 2' })
    await press('Undo: Chidinma Okafor')
    await expect(await list.findByRole('radio', { name: 'Shortlisted 1' })).toBeVisible()
    await expect(list.getByRole('radio', { name: 'Declined 1' })).toBeVisible()
    await expect(rowOf('Chidinma Okafor').getByRole('button', { name: 'Decline Chidinma Okafor' })).toBeVisible()
  },
}

/** A failed decision puts the old value back. */
export const DecisionFailed: Story = {
  parameters: {
    ...screen({ api: [fail(gigPeople.shortlist, 'INTERNAL')] }),
    ...lookIsInListed,
    expectedProblems: ['gigPeople.shortlist failed'],
  },
  play: async () => {
    const list = await triage()
    await press('Shortlist Tunde Bakare')
    await expect(await page.findByText('Something went wrong on our side. Please try again.')).toBeVisible()
    await expect(await list.findByRole('radio', { name: 'Pending 2' })).toBeVisible()
    await expect(list.getByRole('button', { name: 'Shortlist Tunde Bakare' })).toBeVisible()
  },
}

/** No answer came: the row says so, and offers another try and Undo, which both lead to a known stage. */
export const DecisionUnsure: Story = {
  parameters: {
    ...screen({ api: [offline(gigPeople.decline)] }),
    expectedProblems: ['gigPeople.decline failed'],
  },
  play: async () => {
    const list = await triage()
    await press('Decline Tunde Bakare')
    await expect(await rowOf('Tunde Bakare').findByText('We do not know yet if this was saved.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again: Tunde Bakare' })).toBeVisible()
    await press('Undo: Tunde Bakare')
    await expect(await list.findByRole('button', { name: 'Decline Tunde Bakare' })).toBeVisible()
  },
}

/** The undo waits for its decision, and the row says that it is on its way. */
export const UndoWaits: Story = {
  parameters: screen({ api: [hold(gigPeople.decline)] }),
  play: async () => {
    await triage()
    await press('Decline Tunde Bakare')
    await press('Undo: Tunde Bakare')
    await expect(await rowOf('Tunde Bakare').findByText('Undoing…')).toBeVisible()
  },
}

/** Another device was faster: the row says what happened. */
export const DecisionLost: Story = {
  parameters: {
    ...screen({
      api: [fail(gigPeople.shortlist, 'APPLICANT_STATE', { message: 'Tunde Bakare was hired in the meantime.' })],
    }),
    expectedProblems: ['gigPeople.shortlist failed'],
  },
  play: async () => {
    await triage()
    await press('Shortlist Tunde Bakare')
    await expect(await rowOf('Tunde Bakare').findByText('Tunde Bakare was hired in the meantime.')).toBeVisible()
    await expect(page.queryByRole('alert')).toBeNull()
  },
}

/** A bulk action sends single calls, names those who failed and tries them again. */
export const BulkDecision: Story = {
  parameters: {
    ...screen({ api: [failOnce(gigPeople.shortlist, 'RATE_LIMITED')] }),
    expectedProblems: ['gigPeople.shortlist failed'],
  },
  play: async () => {
    const list = await triage()
    await userEvent.click(list.getByRole('checkbox', { name: 'Select all' }))
    await userEvent.click(
      within(list.getByRole('group', { name: 'Selection' })).getByRole('button', { name: 'Shortlist' }),
    )
    // While it runs the same words stand beside 'Stop'.
    await expect(await list.findByRole('button', { name: 'Retry failed' })).toBeVisible()
    await expect(list.getByText('1 of 2 shortlisted')).toBeVisible()
    await expect(list.getByText(/^(Tunde Bakare|Zainab Abdullahi): Too many attempts/)).toBeVisible()
  },
}

export const BulkRetried: Story = {
  parameters: {
    ...screen({ api: [failOnce(gigPeople.decline, 'RATE_LIMITED')] }),
    ...withoutPicture('Another text of BulkDecision.'),
    expectedProblems: ['gigPeople.decline failed'],
  },
  play: async () => {
    const list = await triage()
    await userEvent.click(list.getByRole('checkbox', { name: 'Select all' }))
    await userEvent.click(
      within(list.getByRole('group', { name: 'Selection' })).getByRole('button', { name: 'Decline' }),
    )
    await userEvent.click(await list.findByRole('button', { name: 'Retry failed' }))
    await expect(await list.findByText('2 of 2 declined')).toBeVisible()
  },
}

export const SelectionExported: Story = {
  beforeEach: captureDownloads,
  parameters: lookIsInListed,
  play: async () => {
    const list = await triage()
    await userEvent.click(list.getByRole('checkbox', { name: 'Select Tunde Bakare' }))
    await press('Export CSV')
    await waitFor(() => expect(capturedDownloads()).toHaveLength(1))
    await expect(capturedDownloads()[0]?.name).toMatch(/^marquee-applicants-2025-11-\d\d-to-2025-11-\d\d\.csv$/)
  },
}

/** Filters and order are in the address. */
export const Filtered: Story = {
  parameters: screen({ at: `${applicantsAddress}&price=within&rating=4&sort=rating` }),
  play: async () => {
    const list = await triage()
    await expect(list.queryByText('Zainab Abdullahi')).toBeNull()
    await userEvent.click(list.getByRole('button', { name: 'Remove filter Rated 4 and up' }))
    await expect(await list.findByText('Zainab Abdullahi')).toBeVisible()
    await expect(currentPath()).toBe(`${gigPaths.details('gig_1')}?price=within&sort=rating&tab=applicants`)
  },
}

export const NobodyMatches: Story = {
  parameters: { ...screen({ at: `${applicantsAddress}&before=yes` }), ...lookIsInListed },
  play: async () => {
    const list = await tabPanel(/^Applicants/)
    await expect(await list.findByText('No results match your filters')).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: 'Clear filters' }))
    await expect(await list.findByText('Tunde Bakare')).toBeVisible()
  },
}

const elsewhere = () => {
  const [first, ...others] = someGigs()
  if (first === undefined) throw new Error('No Gig')
  const gala = { ...first, id: 'gig_9', title: 'Gala dinner', workersHired: 1 }
  return smallVenue({
    gigs: [first, ...others, gala],
    workerGigs: [...someWorkerGigs(), aWorkerGig({ id: 'wg_9', gigId: 'gig_9', worker: aWorker() })],
  })
}

/** The same worker is hired for an overlapping session of another Gig. */
export const Clash: Story = {
  parameters: screen({ world: elsewhere }),
  play: async () => {
    await triage()
    await expect(await rowOf('Tunde Bakare').findByText('Booked at this time')).toBeVisible()
    await press('Hire Tunde Bakare')
    await expect(await page.findByText('Also booked by you for Gala dinner at this time.')).toBeVisible()
  },
}

const key = (pressed: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: pressed })

/** The whole list is decided from the keyboard. */
export const Keyboard: Story = {
  parameters: lookIsInListed,
  play: async () => {
    const list = await triage()
    // The shortcuts load when the browser is idle.
    await waitFor(async () => {
      await key('j')
      await focusedRow('ap_1')
    })
    await key('j')
    await focusedRow('ap_2')
    await key('s')
    await expect(await list.findByRole('radio', { name: 'Shortlisted 2' })).toBeVisible()
    await key('u')
    await expect(await list.findByRole('radio', { name: 'Shortlisted 1' })).toBeVisible()
    await key('k')
    await focusedRow('ap_1')
    await key('x')
    await expect(list.getByRole('checkbox', { name: 'Select Tunde Bakare' })).toBeChecked()
    await key('j')
    await key('x')
    await key('c')
    await expect(await list.findByRole('heading', { name: 'Compare 2 applicants' })).toBeVisible()
    await key('Escape')
    await expect(await list.findByRole('radio', { name: 'Pending 2' })).toBeVisible()
  },
}

export const Compared: Story = {
  parameters: screen({ at: `${applicantsAddress}&compare=ap_1%2Cap_2%2Cap_6` }),
  play: async () => {
    const list = await tabPanel(/^Applicants/)
    await expect(await list.findByRole('columnheader', { name: /Chidinma Okafor/ })).toBeVisible()
    await list.findByRole('button', { name: 'Picture: First dance' })
    // Each column's portfolio is a read of its own.
    await waitFor(() => expect(list.getAllByText('No work shown yet.')).toHaveLength(2))
  },
}

export const ComparedWithFewer: Story = {
  parameters: {
    ...screen({ at: `${applicantsAddress}&compare=ap_1%2Cap_2%2Cap_6` }),
    ...withoutPicture('Compared with fewer columns.'),
  },
  play: async () => {
    const list = await tabPanel(/^Applicants/)
    await userEvent.click(await list.findByRole('button', { name: 'Remove Chidinma Okafor' }))
    await waitFor(() => expect(list.queryByRole('columnheader', { name: /Chidinma/ })).toBeNull())
    await press('Back to the list')
    await expect(await list.findByRole('radio', { name: 'Pending 2' })).toBeVisible()
  },
}

export const Gallery: Story = {
  parameters: screen({ at: `${applicantsAddress}&view=gallery` }),
  play: async () => {
    const list = await triage()
    await expect(await list.findByRole('button', { name: 'Picture: First dance' })).toBeVisible()
    await expect(await list.findByText('No work shown yet.')).toBeVisible()
    await expect(list.getByRole('link', { name: 'List' })).toBeVisible()
  },
}

/** Cards are selected as rows are. */
export const GallerySelected: Story = {
  parameters: screen({ at: `${applicantsAddress}&view=gallery` }),
  play: async () => {
    const list = await triage()
    await list.findByRole('button', { name: 'Picture: First dance' })
    await userEvent.click(list.getByRole('checkbox', { name: 'Select Tunde Bakare' }))
    const bar = within(list.getByRole('group', { name: 'Selection' }))
    await expect(bar.getByText('1 selected')).toBeVisible()
    await expect(list.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
  },
}

/** On a phone a card's words wrap, and its amount and its buttons have lines of their own where they need them. */
export const GalleryOnAPhone: Story = {
  ...phone,
  parameters: {
    ...screen({
      at: `${applicantsAddress}&view=gallery`,
      world: () => smallVenue({ applicants: hostileApplicants() }),
    }),
    ...visual('phone'),
  },
  play: async () => {
    await triage()
    await press('Decline Zainab Abdullahi')
    await press('Add reason: why Zainab Abdullahi was declined')
    await userEvent.click(await page.findByRole('menuitemradio', { name: 'Different style' }))
    await expect(await rowOf('Zainab Abdullahi').findByText('Different style')).toBeVisible()
    await fitsTheWindow()
  },
}

/** Of a thousand applicants only those in sight are rendered. */
export const Thousand: Story = {
  parameters: { ...screen({ world: () => smallVenue({ applicants: manyApplicants(1000) }) }), ...lookIsInListed },
  play: async () => {
    const list = await tabPanel(/^Applicants/)
    await expect(await list.findByRole('radio', { name: 'Pending 1,000' })).toBeVisible()
    await waitFor(() => expect(document.querySelectorAll('[data-row]').length).toBeGreaterThan(5))
    // Those of the first pages are there until the code for long lists is.
    await waitFor(() => expect(document.querySelectorAll('[data-row]').length).toBeLessThan(60))
  },
}

/** The first page of many applicants is shown while the others are read, with the numbers of the Gig. */
export const FirstPage: Story = {
  parameters: screen({
    world: () =>
      smallVenue({
        applicants: manyApplicants(1000),
        gigs: someGigs().map((gig) =>
          gig.id === 'gig_1' ? { ...gig, applicantCounts: { ...gig.applicantCounts, pending: 1000 } } : gig,
        ),
      }),
    api: [laterPagesWait],
  }),
  play: async () => {
    const list = await tabPanel(/^Applicants/)
    await expect(await list.findByText('100 of 1,000 applicants read')).toBeInTheDocument()
    await expect(list.getByRole('radio', { name: 'Pending 1,000' })).toBeVisible()
    await waitFor(() => expect(document.querySelectorAll('[data-row]').length).toBeGreaterThan(5))
  },
}

/** When the last place is taken, the others can be told. */
export const AllPlacesTaken: Story = {
  parameters: screen({
    world: () => venueWith('gig_1', { workersHired: 5, hiring: { freePlaces: 0, payKobo: 5_000_000, spareKobo: 0 } }),
  }),
  play: async () => {
    const list = await triage()
    await expect(list.queryByRole('button', { name: 'Hire Tunde Bakare' })).toBeNull()
    await press('Decline the remaining 3')
    const dialog = within(await page.findByRole('alertdialog', { name: 'Decline the remaining 3?' }))
    await expect(dialog.getByText(/^1 of them is shortlisted/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Decline 3' }))
    await expect(await list.findByText('3 of 3 declined')).toBeVisible()
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
  },
}

export const Hostile: Story = {
  parameters: screen({ world: () => smallVenue({ applicants: hostileApplicants() }) }),
  play: async () => {
    await triage()
    await fitsTheWindow()
  },
}

/** One hand and one press for each decision. */
export const OnAPhone: Story = {
  ...phone,
  parameters: { ...screen({}), ...visual('phone') },
  play: async () => {
    await triage()
    await press('Decline Zainab Abdullahi')
    await expect(await page.findByRole('button', { name: 'Undo: Zainab Abdullahi' })).toBeVisible()
    await fitsTheWindow()
  },
}
