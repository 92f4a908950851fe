import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse } from 'msw'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { workReview } from '@/api/contract/endpoints/work-review.ts'
import { ago } from '@/api/mocks/factories.ts'
import { fail, failOnce, hold } from '@/api/mocks/faults.ts'
import { respond } from '@/api/mocks/mock.ts'
import { aWorker } from '@/api/mocks/people-factories.ts'
import { aTask } from '@/api/mocks/task-factories.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { openMenuOf } from '../../_kit/open-menu.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual, withoutPicture } from '../../_kit/visual.ts'
import { expectToast } from '../auth/page.ts'
import { fitsTheWindow } from '../gigs/details-page.ts'
import { heading, shownDialog } from '../shell/frame.ts'
import {
  approve,
  brokenPicture,
  oldFirstRead,
  picture,
  secondRound,
  submittedAt,
  venueWithPlace,
  workerPage,
} from './worker-page.ts'

/** The first rating reaches the server, and its answer is lost. */
const lostOnce = () => respond(workReview.rate, () => HttpResponse.error(), { once: true })

const meta = {
  title: 'Screens/Workers/Worker',
  render: renderScreen,
  parameters: { ...screen({ at: submittedAt }), shows: ['workers/screens/worker-screen.tsx'] },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Submitted work: the clock, the deliverables, files that are loaded only on request. */
export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    const main = await workerPage()
    await expect(await main.findByRole('button', { name: approve })).toBeVisible()
    await expect((await main.findAllByText(/Approves automatically/))[0]).toHaveTextContent(
      'Approves automatically Sun 16 Nov 2025, 7:00 PM (in 2 days)',
    )
    const photos = within(main.getByRole('region', { name: 'Files for: 300 edited photos in 7 days' }))
    await expect(photos.getByRole('button', { name: 'Preview stage-01.webp' })).toBeVisible()
    await expect(photos.queryByText('contact-sheet.pdf')).toBeNull()
    const others = within(main.getByRole('region', { name: 'Other files of round 1' }))
    await expect(others.getByText('ZIP · 700 MB')).toBeVisible()
    await expect(main.queryByRole('button', { name: 'Preview album.zip' })).toBeNull()
    await expect(main.getByRole('link', { name: 'Open album.zip in a new tab' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    )
    await expect(main.getByRole('link', { name: /album\.example\/product-launch/ })).toBeVisible()
    await expect(main.queryByRole('img', { name: 'stage-01.webp' })).toBeNull()
  },
}

export const Loading: Story = {
  parameters: screen({ api: [hold(gigPeople.getWorkerGig)] }),
  play: async () => {
    await waitFor(() => expect(page.getByRole('main').querySelector('[aria-busy="true"]')).not.toBeNull())
  },
}

export const Failed: Story = {
  parameters: screen({ api: [fail(gigPeople.getWorkerGig, 'INTERNAL')] }),
  play: async () => {
    await expect(await page.findByText('Failed to load the worker')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** Nothing was handed in before the first session. */
export const Empty: Story = {
  parameters: screen({ at: gigPaths.profile('gig_1', 'worker', 'wg_1') }),
  play: async () => {
    const main = await workerPage('Ọládípọ̀ Adéwálé')
    await expect(await main.findByText('No task submitted yet')).toBeVisible()
    await expect(main.getByText(/^Next session Sat 22 Nov 2025/, { selector: 'p, div' })).toBeVisible()
    await expect(await main.findByText('1 of 2')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      gigPaths.profile('gig_1', 'worker', 'wg_2'),
    )
  },
}

const longName = `${'Ọlọ́runfúnmilọ́láyọ̀'.repeat(6)} محمد 👩🏾‍🎤`

/** Hostile texts and a state that this version does not know: shown as they are, without actions. */
export const EdgeData: Story = {
  parameters: screen({
    world: () =>
      venueWithPlace(
        'wg_3',
        { status: 'on_hold', worker: aWorker({ id: 'wrk_9', firstName: longName, lastName: '<b>Ade</b>' }) },
        {
          tasks: [
            aTask({
              message: `<img src=x onerror=alert(1)> ${'x'.repeat(2000)}`,
              links: ['javascript:alert(1)', 'https://bank.example@evil.example/a?b=c'],
              files: [
                {
                  id: 'fil_1',
                  name: `<script>${'long-name-'.repeat(30)}.pdf`,
                  url: 'javascript:alert(1)',
                  thumbUrl: null,
                  mime: 'application/pdf',
                  sizeBytes: 1,
                },
              ],
            }),
          ],
        },
      ),
  }),
  play: async () => {
    const main = within(await page.findByRole('main'))
    await expect(await main.findByText('On hold')).toBeVisible()
    await expect(await main.findByText(/evil\.example\/a/)).toBeVisible()
    await expect(main.queryByRole('button', { name: /^Approve/ })).toBeNull()
    await expect(main.queryByRole('link', { name: /javascript|Open </ })).toBeNull()
    await fitsTheWindow()
  },
}

export const NotFound: Story = {
  parameters: screen({ at: gigPaths.profile('gig_2', 'worker', 'wg_99') }),
  play: async () => {
    await heading('Worker profile')
    await expect(page.getByRole('heading', { level: 2, name: 'Worker not found' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to the Gig' })).toHaveAttribute(
      'href',
      gigPaths.details('gig_2', { tab: 'workers' }),
    )
  },
}

/** A picture is loaded when it is asked for. */
export const Preview: Story = {
  parameters: { ...screen({ api: [picture] }), ...withoutPicture('The picture is that of the fixture.') },
  play: async () => {
    const main = await workerPage()
    await userEvent.click(await main.findByRole('button', { name: 'Preview stage-01.webp' }))
    const image = await main.findByRole('img', { name: 'stage-01.webp' })
    await waitFor(() => expect((image as HTMLImageElement).naturalWidth).toBeGreaterThan(0))
    await userEvent.click(main.getByRole('button', { name: 'Hide stage-01.webp' }))
    await expect(main.queryByRole('img', { name: 'stage-01.webp' })).toBeNull()
  },
}

export const BrokenPreview: Story = {
  parameters: screen({ api: [brokenPicture] }),
  play: async () => {
    const main = await workerPage()
    await userEvent.click(await main.findByRole('button', { name: 'Preview stage-02.webp' }))
    await expect(await main.findByText('stage-02.webp cannot be shown here. Open it in a new tab.')).toBeVisible()
  },
}

/** Earlier rounds stand below, with what was asked. */
export const SecondRound: Story = {
  parameters: screen({ world: () => venueWithPlace('wg_3', { round: 2 }, { tasks: [aTask(secondRound)] }) }),
  play: async () => {
    const main = await workerPage()
    await expect(await main.findByRole('heading', { name: 'Submitted work, round 2' })).toBeVisible()
    await expect(main.getByText('You asked: Please send the stage photographs in full resolution.')).toBeVisible()
    await expect(main.getByText('Changes requested')).toBeVisible()
  },
}

/** Under four hours the clock is red. */
export const AlmostDue: Story = {
  parameters: {
    ...screen({ world: () => venueWithPlace('wg_3', { reviewDueAt: ago({ hours: -3 }) }) }),
    ...withoutPicture('Loaded, with another colour of the clock.'),
  },
  play: async () => {
    await expect((await (await workerPage()).findAllByText(/Approves automatically/))[0]).toHaveTextContent(
      'in 3 hours',
    )
  },
}

/** The payout has arrived: the work can be rated, once; five stars offer to save the worker. */
export const Paid: Story = {
  parameters: screen({ at: gigPaths.profile('gig_3', 'worker', 'wg_4') }),
  play: async () => {
    const main = await workerPage('DJ Spinall')
    const card = within(await main.findByRole('region', { name: 'Rating of DJ Spinall' }))
    await userEvent.click(card.getByRole('radio', { name: /^5/ }))
    await userEvent.click(card.getByRole('button', { name: 'Punctual' }))
    await userEvent.click(card.getByRole('button', { name: 'Send rating' }))
    await expect(await card.findByRole('link', { name: 'Tell us if you would hire them again' })).toBeVisible()
    await userEvent.click(card.getByRole('radio', { name: 'Yes' }))
    await userEvent.click(card.getByRole('button', { name: 'Send rating' }))
    await expectToast('Thanks for your feedback', 'success')
    await expect(await main.findByRole('heading', { name: 'Your rating' })).toBeVisible()
    await userEvent.click(await main.findByRole('button', { name: 'Save to My Workers' }))
    await expectToast('Saved to My Workers', 'success')
  },
}

/** A hire that was cancelled late: what the worker gets, and what went back. */
export const CancelledLate: Story = {
  parameters: screen({
    at: gigPaths.profile('gig_1', 'worker', 'wg_1'),
    world: () =>
      venueWithPlace('wg_1', {
        status: 'cancelled',
        cancelReason: 'date_changed',
        netKobo: 500_000,
        lateFeeKobo: 500_000,
        transactionStatus: 'success',
      }),
  }),
  play: async () => {
    const card = within(await page.findByRole('region', { name: 'Hire' }))
    await expect(card.getByText('Late fee paid to the worker')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No task was submitted' })).toBeVisible()
    await expect(card.getByText('₦45,000.00')).toBeVisible()
    await expect(card.queryByText(/^Worker receive/)).toBeNull()
  },
}

/** Support decided for a worker who was reported and had handed nothing in: the pay was released, and the worker can be rated. */
export const DecidedForTheWorker: Story = {
  parameters: {
    ...screen({
      at: gigPaths.profile('gig_1', 'worker', 'wg_1'),
      world: () => venueWithPlace('wg_1', { status: 'paid', releasedKobo: 5_000_000, bonusKobo: 0, review: null }),
    }),
    ...withoutPicture('Every part is in another picture: the rating of Paid, the sentence in place of work of Empty.'),
  },
  play: async () => {
    const work = within(await page.findByRole('region', { name: 'Submitted work' }))
    await expect(await work.findByRole('heading', { name: 'No task was submitted' })).toBeVisible()
    await expect(work.getByText('Support decided for the worker.')).toBeVisible()
    await expect(work.queryByRole('button')).toBeNull()
    await expect(page.getByRole('region', { name: /^Rating of / })).toBeVisible()
  },
}

/** Support decided for the employer: the place is cancelled, and the work it was about can still be read. */
export const DecidedForTheEmployer: Story = {
  parameters: {
    ...screen({
      at: submittedAt,
      world: () =>
        venueWithPlace('wg_3', {
          status: 'cancelled',
          cancelReason: 'dispute',
          hasWork: true,
          reviewDueAt: null,
        }),
    }),
    ...withoutPicture('Every part is in another picture: the work in Loaded, the cancelled hire in CancelledLate.'),
  },
  play: async () => {
    const work = within(await page.findByRole('region', { name: 'Submitted work' }))
    await expect(await work.findByRole('heading', { name: 'Submitted work' })).toBeVisible()
    await expect(work.queryByRole('button', { name: /^Approve/ })).toBeNull()
    await expect(page.getByText('Support decided for you')).toBeVisible()
  },
}

const partAndBonus = { agreedKobo: 8_000_000, releasedKobo: 6_000_000, bonusKobo: 500_000, partReason: 'An hour less.' }

/** A part and a bonus: each line that leads to what the worker received. */
export const PaidInPart: Story = {
  parameters: screen({
    at: gigPaths.profile('gig_3', 'worker', 'wg_4'),
    world: () => venueWithPlace('wg_4', partAndBonus),
  }),
  play: async () => {
    const card = within(await page.findByRole('region', { name: 'Hire' }))
    await expect(card.getByText('Part of the agreed pay')).toBeVisible()
    await expect(card.getByText('₦62,000.00')).toBeVisible()
    await expect(card.getByText('Returned to your wallet')).toBeVisible()
    await expect(card.getByText('You wrote about the part of the pay: An hour less.')).toBeVisible()
  },
}

/** One's own rating had no answer and arrived: it stands above the changes that were made since, which were not sent. */
export const OwnRatingArrived: Story = {
  parameters: {
    ...screen({
      at: gigPaths.profile('gig_3', 'worker', 'wg_4'),
      world: () => venueWithPlace('wg_4', { review: { rating: 4, tags: [], comment: null, hireAgain: false } }),
      api: [oldFirstRead('wg_4'), lostOnce()],
    }),
    expectedProblems: ['workReview.rate failed'],
  },
  play: async () => {
    const card = within(await page.findByRole('region', { name: 'Rating of DJ Spinall' }))
    await userEvent.click(card.getByRole('radio', { name: /^4/ }))
    await userEvent.click(card.getByRole('radio', { name: 'No' }))
    await userEvent.click(card.getByRole('button', { name: 'Send rating' }))
    await expect(await card.findByText('We do not know yet if this went through.')).toBeVisible()
    await userEvent.click(card.getByRole('radio', { name: /^2/ }))
    await userEvent.click(card.getByRole('button', { name: 'Send rating' }))
    await expect(
      await card.findByText('The rating that you sent before arrived. Your changes to it were not sent.'),
    ).toBeVisible()
    await expect(card.queryByText(/another device/)).toBeNull()
  },
}

/** Another device has rated meanwhile: its rating stands above, and what was typed stays. */
export const RatingRefused: Story = {
  parameters: {
    ...screen({
      at: gigPaths.profile('gig_3', 'worker', 'wg_4'),
      world: () =>
        venueWithPlace('wg_4', { review: { rating: 5, tags: [], comment: 'From the phone', hireAgain: true } }),
      api: [oldFirstRead('wg_4')],
    }),
    ...withoutPicture('The rating of Paid, above its form with an alert.'),
    expectedProblems: ['workReview.rate failed'],
  },
  play: async () => {
    const card = within(await page.findByRole('region', { name: 'Rating of DJ Spinall' }))
    await userEvent.click(card.getByRole('radio', { name: /^4/ }))
    await userEvent.type(card.getByLabelText(/^Comment/), 'Great night')
    await userEvent.click(card.getByRole('radio', { name: 'No' }))
    await userEvent.click(card.getByRole('button', { name: 'Send rating' }))
    await expect(await card.findByText('From the phone')).toBeVisible()
    await expect(card.getByText(/rated .* already/)).toBeVisible()
    await expect(card.getByLabelText(/^Comment/)).toHaveValue('Great night')
    await userEvent.click(card.getByRole('button', { name: 'Discard what I typed' }))
    await expect(card.queryByLabelText(/^Comment/)).toBeNull()
  },
}

/** Before the start: the hire can be cancelled, without a fee. */
export const CancelHire: Story = {
  parameters: screen({ at: gigPaths.profile('gig_1', 'worker', 'wg_1') }),
  play: async () => {
    await workerPage('Ọládípọ̀ Adéwálé')
    const menu = await openMenuOf(() => page.getByRole('button', { name: 'More actions' }))
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Cancel hire' }))
    const dialog = await shownDialog('Cancel Ọládípọ̀ Adéwálé?')
    await expect(dialog.getByText('The place opens again.')).toBeVisible()
    await expect(dialog.getByText(/^Cancelling is free until/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel hire' }))
    await expect(await dialog.findByRole('link', { name: 'Please select a reason' })).toBeVisible()
    await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'The date changed')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel hire' }))
    await expectToast('Hire cancelled', 'success')
    await expect(await page.findByText('The place of Ọládípọ̀ Adéwálé is open again.')).toBeVisible()
    await expect(await page.findByText('Choose who to ask next in Plan B.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open Plan B' })).toBeVisible()
  },
}

/** Cancelling has begun to cost a fee meanwhile: the dialog shows it and keeps what was chosen. */
export const CancelHireFeeGrown: Story = {
  parameters: {
    ...screen({
      at: gigPaths.profile('gig_1', 'worker', 'wg_1'),
      api: [
        failOnce(gigPeople.cancelHire, 'FEE_UNCONFIRMED', {
          message: 'The cancellation fee is ₦5,000.00 now. Confirm it to cancel.',
          feeKobo: 500_000,
        }),
      ],
    }),
    expectedProblems: ['gigPeople.cancelHire failed'],
    ...withoutPicture('Ends as CancelHire does.'),
  },
  play: async () => {
    await workerPage('Ọládípọ̀ Adéwálé')
    const menu = await openMenuOf(() => page.getByRole('button', { name: 'More actions' }))
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Cancel hire' }))
    const dialog = await shownDialog('Cancel Ọládípọ̀ Adéwálé?')
    await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'The date changed')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel hire' }))
    await expect(await dialog.findByText('The cancellation fee is ₦5,000.00 now. Confirm it to cancel.')).toBeVisible()
    await expect(dialog.getByText(/^Cancellation fee ₦5,000\.00 goes to Ọládípọ̀ Adéwálé/)).toBeVisible()
    await expect(dialog.getByLabelText('Reason')).toHaveDisplayValue('The date changed')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel hire' }))
    await expectToast('Hire cancelled', 'success')
  },
}

export const OnAPhone: Story = {
  ...phone,
  play: async () => {
    await workerPage()
    await fitsTheWindow()
  },
}
