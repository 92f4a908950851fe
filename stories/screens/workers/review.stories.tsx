import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { workReview } from '@/api/contract/endpoints/work-review.ts'
import { aWallet } from '@/api/mocks/factories.ts'
import { fail, offline } from '@/api/mocks/faults.ts'
import { aWorkerGig, someWorkerGigs } from '@/api/mocks/people-factories.ts'
import { aTask } from '@/api/mocks/task-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { visual, withoutPicture } from '../../_kit/visual.ts'
import { expectToast, typeCode } from '../auth/page.ts'
import { noDialog } from '../gigs/details-page.ts'
import { hostilePeople, hostileTitle } from '../gigs/hostile-people.ts'
import { fitsTheDialog, shownDialog } from '../shell/frame.ts'
import {
  approve,
  approveTitle,
  oldFirstRead,
  openDialog,
  submittedAt,
  venueWithPlace,
  workerPage,
} from './worker-page.ts'

const meta = {
  title: 'Screens/Workers/Review of work',
  render: renderScreen,
  parameters: { ...screen({ at: submittedAt }), states: 'worker.stories.tsx' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const openApprove = () => openDialog(approve, approveTitle)
const lastSession = { date: '2025-11-12', start: '18:00', end: '23:00', arrival: null, endsNextDay: false }
const race = { message: 'This work was approved in the meantime.' }

/** The sum, what the worker receives and the PIN in one step; an open mark is mentioned. */
export const Approve: Story = {
  play: async () => {
    const main = await workerPage()
    const [needsChanges] = await main.findAllByRole('radio', { name: 'Needs changes' })
    await userEvent.click(needsChanges as HTMLElement)
    const dialog = await openApprove()
    await expect(dialog.getByText('This cannot be undone.')).toBeVisible()
    await expect(dialog.getByText('You marked 1 item as needing changes.')).toBeVisible()
    await expect(dialog.getByText('₦14,250.00')).toBeVisible()
  },
}

/** The page shows the rating card as soon as the work is paid. */
export const Approved: Story = {
  parameters: withoutPicture('The page of a paid worker is pictured in Worker.'),
  play: async () => {
    const dialog = await openApprove()
    await typeCode('2580')
    await userEvent.click(dialog.getByRole('button', { name: approve }))
    await expectToast('Task approved', 'success')
    await noDialog()
    await expect(await (await workerPage()).findByRole('heading', { name: 'How was Amaka Obi?' })).toBeVisible()
  },
}

/** After a review the most urgent other task is one press away; the list that was opened from home says how many are left. */
export const NextTask: Story = {
  parameters: screen({
    at: `${submittedAt}?queue=tasks`,
    world: () => venueWithPlace('wg_1', { status: 'task_submitted', reviewDueAt: '2025-11-15T03:00:00+01:00' }),
  }),
  play: async () => {
    await expect(await page.findByRole('navigation', { name: 'Tasks to review' })).toHaveTextContent('2 of 2')
    const dialog = await openApprove()
    await typeCode('2580')
    await userEvent.click(dialog.getByRole('button', { name: approve }))
    await noDialog()
    const next = within(await page.findByRole('region', { name: 'Next task to review' }))
    await expect(next.getByRole('link', { name: 'Review next task' })).toHaveAttribute(
      'href',
      `${gigPaths.profile('gig_1', 'worker', 'wg_1')}?queue=tasks`,
    )
    await waitFor(() => expect(page.getByRole('navigation', { name: 'Tasks to review' })).toHaveTextContent('1 left'))
    await expectToast('Task approved', 'success')
  },
}

/** A part of the pay needs a reason; the bonus comes from the wallet. */
export const PartAndBonus: Story = {
  play: async () => {
    const dialog = await openApprove()
    await userEvent.click(dialog.getByRole('button', { name: 'Pay a part or add a bonus' }))
    const terms = await shownDialog('Pay a part or add a bonus')
    await userEvent.click(terms.getByRole('radio', { name: /^A part of it/ }))
    await userEvent.type(terms.getByLabelText(/^You pay/), '20000')
    await userEvent.click(terms.getByRole('button', { name: 'Continue' }))
    await expect((await terms.findAllByText('A part must be less than the agreed pay of ₦15,000.00'))[0]).toBeVisible()
    await userEvent.clear(terms.getByLabelText(/^You pay/))
    await userEvent.type(terms.getByLabelText(/^You pay/), '10000')
    await userEvent.type(terms.getByLabelText(/^Reason/), 'Half of the pictures are missing.')
    await userEvent.type(terms.getByLabelText(/^Bonus/), '2000')
    await userEvent.click(terms.getByRole('button', { name: 'Continue' }))
    const changed = await shownDialog('Approve and release ₦12,000.00 to Amaka Obi?')
    await expect(changed.getByText('₦11,500.00')).toBeVisible()
    await expect(changed.getByText('₦5,000.00')).toBeVisible()
  },
}

export const WrongPin: Story = {
  parameters: {
    ...withoutPicture('The PIN dialog is pictured among the stories of the domain.'),
    expectedProblems: ['workReview.approve failed'],
  },
  play: async () => {
    const dialog = await openApprove()
    await typeCode('1111')
    await userEvent.click(dialog.getByRole('button', { name: approve }))
    await expect(await dialog.findByText('Incorrect PIN')).toBeVisible()
  },
}

export const LockedPin: Story = {
  parameters: {
    ...screen({ world: () => smallVenue({ wallet: aWallet({ pinLockedUntil: '2025-11-14T08:30:00+01:00' }) }) }),
    ...withoutPicture('The PIN dialog is pictured among the stories of the domain.'),
  },
  play: async () => {
    const dialog = await openApprove()
    await expect(await dialog.findByText('Your PIN is locked until 8:30 AM.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Reset PIN' })).toBeVisible()
  },
}

/** The response was lost: the place is read, and the call is never sent again. */
export const AnswerLost: Story = {
  parameters: {
    ...screen({ api: [offline(workReview.approve)] }),
    expectedProblems: ['workReview.approve failed'],
  },
  play: async () => {
    const dialog = await openApprove()
    await typeCode('2580')
    await userEvent.click(dialog.getByRole('button', { name: approve }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Check status' }))
    await expect(await dialog.findByText('This did not go through. Nothing was released.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await noDialog()
    await expect(await (await workerPage()).findByRole('button', { name: approve })).toBeVisible()
  },
}

/** Closed while it is unknown: only 'Check status' is offered. */
export const OutcomeUnknown: Story = {
  parameters: {
    ...screen({ api: [offline(workReview.approve)] }),
    expectedProblems: ['workReview.approve failed'],
  },
  play: async () => {
    const dialog = await openApprove()
    await typeCode('2580')
    await userEvent.click(dialog.getByRole('button', { name: approve }))
    await userEvent.click(await dialog.findByText('Close'))
    await noDialog()
    const main = await workerPage()
    await expect(await main.findByText('We do not know yet if this went through.')).toBeVisible()
    await waitFor(() => expect(main.getByRole('button', { name: 'Check status' })).toHaveFocus())
    await expect(main.queryByRole('button', { name: approve })).toBeNull()
  },
}

/** Another device was faster: what happened takes the place of the PIN, and nothing more can be paid. */
export const RaceLost: Story = {
  parameters: {
    ...screen({
      at: submittedAt,
      world: () => venueWithPlace('wg_3', { status: 'approved', reviewDueAt: null }),
      api: [oldFirstRead('wg_3')],
    }),
    expectedProblems: ['workReview.approve failed'],
  },
  play: async () => {
    const dialog = await openApprove()
    await typeCode('2580')
    await userEvent.click(dialog.getByRole('button', { name: approve }))
    await expect(await dialog.findByText('The work of Amaka Obi was approved in the meantime.')).toBeVisible()
    // Once the place has been read again.
    await waitFor(() => expect(dialog.queryByRole('button', { name: approve })).toBeNull())
    await expect(dialog.getByRole('alert')).toHaveTextContent('The work of Amaka Obi was approved in the meantime.')
    await expect(dialog.getByText('Close')).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Pay a part or add a bonus' })).toBeNull()
  },
}

export const WalletNotActive: Story = {
  parameters: screen({
    world: () => smallVenue({ wallet: aWallet({ status: 'not_activated', pinSet: false }), pin: null }),
  }),
  play: async () => {
    const dialog = await openApprove()
    await expect(await dialog.findByText('Activate your wallet')).toBeVisible()
  },
}

export const WalletRestricted: Story = {
  parameters: {
    ...screen({ world: () => smallVenue({ wallet: aWallet({ status: 'restricted' }) }) }),
    ...withoutPicture('As WalletNotActive.'),
  },
  play: async () => {
    const dialog = await openApprove()
    await expect(await dialog.findByText('Your wallet is under review. Contact support.')).toBeVisible()
  },
}

const openChanges = () => openDialog('Request changes', 'Ask Amaka Obi for changes')
const wish = 'Please send the stage photographs in full resolution.'

/** The marked items are listed, and the text is required. */
export const RequestChanges: Story = {
  play: async () => {
    const main = await workerPage()
    const [needsChanges] = await main.findAllByRole('radio', { name: 'Needs changes' })
    await userEvent.click(needsChanges as HTMLElement)
    const dialog = await openChanges()
    await expect(dialog.getByText('Round 1 of 2. The pay stays held.')).toBeVisible()
    await expect(dialog.getByText('300 edited photos in 7 days')).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^What should change/), 'Too short')
    await userEvent.click(dialog.getByRole('button', { name: 'Request changes' }))
    await waitFor(() =>
      expect(dialog.getByLabelText(/^What should change/)).toHaveAccessibleDescription(
        /Tell the worker what to change in at least 20 characters/,
      ),
    )
  },
}

export const ChangesRequested: Story = {
  play: async () => {
    const dialog = await openChanges()
    await userEvent.type(dialog.getByLabelText(/^What should change/), wish)
    await userEvent.click(dialog.getByRole('button', { name: 'Request changes' }))
    await expectToast('Changes requested', 'success')
    await noDialog()
    const main = await workerPage()
    await expect(await main.findByText('You asked for changes')).toBeVisible()
    await expect(main.queryByRole('button', { name: approve })).toBeNull()
  },
}

/** Another device was faster: what happened is said, and the text stays, also after closing. */
export const ChangesRaceLost: Story = {
  parameters: {
    ...screen({ api: [fail(workReview.requestChanges, 'WORKER_GIG_STATE', race)] }),
    expectedProblems: ['workReview.requestChanges failed'],
  },
  play: async () => {
    const dialog = await openChanges()
    await userEvent.type(dialog.getByLabelText(/^What should change/), wish)
    await userEvent.click(dialog.getByRole('button', { name: 'Request changes' }))
    await expect(await dialog.findByText(race.message)).toBeVisible()
    // No second try: there is nothing to ask any more. The text stays on this device.
    await expect(dialog.queryByRole('button', { name: 'Request changes' })).toBeNull()
    const [, close] = dialog.getAllByRole('button', { name: 'Close' })
    if (close) await userEvent.click(close)
    await noDialog()
    await expect((await openChanges()).getByLabelText(/^What should change/)).toHaveValue(wish)
  },
}

/** After two requests none is left. */
export const NoRoundLeft: Story = {
  parameters: {
    ...screen({ world: () => venueWithPlace('wg_3', { round: 3 }) }),
    ...withoutPicture('The button looks disabled and says why.'),
  },
  play: async () => {
    const button = await (await workerPage()).findByRole('button', { name: 'Request changes' })
    await expect(button).toHaveAccessibleDescription('You have requested changes as often as is possible.')
  },
}

/** A problem: the pay stays held until support decides. */
export const Dispute: Story = {
  play: async () => {
    const dialog = await openDialog('Report a problem', 'Report a problem with Amaka Obi')
    await expect(dialog.getByText('The payment stays held while support looks into it.')).toBeVisible()
    await userEvent.selectOptions(dialog.getByLabelText('What is it about'), 'The work is not as agreed')
    await userEvent.type(dialog.getByLabelText(/^What happened/), 'The photographs are out of focus.')
    await userEvent.click(dialog.getByRole('button', { name: 'Report a problem' }))
    await expectToast('Dispute opened', 'success')
    const main = await workerPage()
    await expect(await main.findByText('In dispute')).toBeVisible()
    await expect(await main.findByText(/^Support decides\. Ticket MQ-/)).toBeVisible()
  },
}

/** Somebody came, and has handed in nothing after the last session: support is asked. */
export const NothingHandedIn: Story = {
  parameters: screen({
    at: gigPaths.profile('gig_1', 'worker', 'wg_1'),
    world: () =>
      venueWithPlace('wg_1', {
        status: 'active',
        sessions: [lastSession],
        checkIns: [{ date: lastSession.date, start: lastSession.start, at: `${lastSession.date}T17:50:00+01:00` }],
      }),
  }),
  play: async () => {
    const name = 'Ọládípọ̀ Adéwálé'
    const main = await workerPage(name)
    await expect(await main.findByText('It appears here as soon as the worker hands it in.')).toBeVisible()
    await userEvent.click(await main.findByRole('button', { name: 'Report a problem' }))
    const dialog = await shownDialog(`Report a problem with ${name}`)
    await userEvent.selectOptions(dialog.getByLabelText('What is it about'), 'Something else')
    await userEvent.type(dialog.getByLabelText(/^What happened/), 'The photographs did not come.')
    await userEvent.click(dialog.getByRole('button', { name: 'Report a problem' }))
    await expectToast('Dispute opened', 'success')
    await expect(await main.findByText('A problem was reported. Support decides it.')).toBeVisible()
    const work = main.getByRole('region', { name: 'Submitted work' })
    await waitFor(() => expect(work.contains(document.activeElement)).toBe(true))
  },
}

/** A report that was not sent is there again when the dialog is opened again. */
export const DisputeKept: Story = {
  parameters: withoutPicture('The dialog is pictured in Dispute.'),
  play: async () => {
    const dialog = await openDialog('Report a problem', 'Report a problem with Amaka Obi')
    await userEvent.type(dialog.getByLabelText(/^What happened/), 'The photographs are out of focus.')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await noDialog()
    const again = await openDialog('Report a problem', 'Report a problem with Amaka Obi')
    await expect(again.getByLabelText(/^What happened/)).toHaveValue('The photographs are out of focus.')
  },
}

export const DisputeFailed: Story = {
  parameters: {
    ...screen({ api: [fail(workReview.raiseDispute, 'INTERNAL')] }),
    expectedProblems: ['workReview.raiseDispute failed'],
    ...withoutPicture('An alert below the fields of the dialog.'),
  },
  play: async () => {
    const dialog = await openDialog('Report a problem', 'Report a problem with Amaka Obi')
    await userEvent.selectOptions(dialog.getByLabelText('What is it about'), 'The pay')
    await userEvent.type(dialog.getByLabelText(/^What happened/), 'The agreed pay was another one.')
    await userEvent.click(dialog.getByRole('button', { name: 'Report a problem' }))
    await expect(await dialog.findByText('Your report was not sent')).toBeVisible()
    await expect(dialog.getByLabelText(/^What happened/)).toHaveValue('The agreed pay was another one.')
  },
}

const [hostile] = hostilePeople
/** The photographer with a name of 120 characters, and a deliverable with markup and no place to break. */
const hostileWork = () =>
  smallVenue({
    workerGigs: someWorkerGigs().map((place) =>
      place.id === 'wg_3' && hostile ? aWorkerGig({ ...place, worker: hostile, workerId: hostile.id }) : place,
    ),
    tasks: [
      aTask({
        workerGigId: 'wg_3',
        deliverables: [{ id: 'dlv_1', text: hostileTitle, done: true, note: `<b>Not bold</b> ${hostileTitle}` }],
      }),
    ],
  })
const edgeData = { ...screen({ world: hostileWork }), ...visual('screen', [], { crop: 'window' }) }
const openOfHostile = async (button: RegExp) => {
  const main = within(await page.findByRole('main'))
  await userEvent.click(await main.findByRole('button', { name: button }))
  await page.findByRole('dialog', { name: /Olúwatóbilọ́ba/ })
  await fitsTheDialog()
}

export const ApproveEdgeData: Story = { parameters: edgeData, play: () => openOfHostile(/^Approve and release/) }

export const RequestChangesEdgeData: Story = {
  parameters: edgeData,
  play: async () => {
    await userEvent.click(await page.findByRole('radio', { name: 'Needs changes' }))
    await openOfHostile(/^Request changes$/)
  },
}

export const DisputeEdgeData: Story = {
  parameters: edgeData,
  play: async () => {
    await userEvent.click(await page.findByRole('radio', { name: 'Needs changes' }))
    await openOfHostile(/^Report a problem$/)
  },
}
