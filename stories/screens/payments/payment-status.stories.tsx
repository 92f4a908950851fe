import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { payments } from '@/api/contract/endpoints/payments.ts'
import { support } from '@/api/contract/endpoints/support.ts'
import { fail, hold } from '@/api/mocks/faults.ts'
import { mock } from '@/api/mocks/mock.ts'
import { aTransaction } from '@/api/mocks/money-factories.ts'
import { MockRefusal } from '@/api/mocks/mock-refusal.ts'
import { now } from '@/lib/clock.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { advanceClock } from '../../_kit/clock.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual } from '../../_kit/visual.ts'
import { heading, shownDialog } from '../shell/frame.ts'
import { expectToast } from '../auth/page.ts'
import { forGig, forPlan, gigReference, planReference, venueAfter } from './payment-venue.ts'

const atPlan = { at: `${paths.billingTransactionStatus(planReference)}&status=success` }
const planPaid = screen({ ...atPlan, world: venueAfter({ ...forPlan, status: 'success' }) })
const atGig = { at: `${paths.postGigTransactionStatus()}?trxref=${gigReference}&status=failed` }

const meta = {
  title: 'Screens/Payments/Payment status',
  render: renderScreen,
  parameters: { ...planPaid, shows: ['payments/screens/plan-payment-status-screen.tsx'] },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The state's heading and the details of every state, which are folded below the sign of a success. */
async function state(name: string) {
  const card = within(await page.findByRole('region', { name }))
  const folded = card.queryByRole('button', { name: 'Show details' })
  if (folded) await userEvent.click(folded)
  for (const term of ['Amount', 'Reference', 'Date', 'Purpose']) await expect(card.getByText(term)).toBeVisible()
  await expect(card.getByRole('button', { name: 'Copy reference' })).toBeVisible()
  return card
}

/** The page has no link or button that pays again. */
async function expectNoOfferToPay() {
  const main = within(page.getByRole('main'))
  const names = [...main.queryAllByRole('button'), ...main.queryAllByRole('link')].map((control) => control.textContent)
  await expect(names.join()).not.toMatch(/try again|continue payment|subscribe|pay now|upgrade/i)
}

/** A status in the address is ignored: the server's answer decides. */
export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    await heading('You are subscribed')
    await expect(page.getByText('Reference')).not.toBeVisible()
    await expect(page.getByText('from your card')).toHaveTextContent('₦15,000.00 from your card')
    const card = await state('You are subscribed')
    await expect(page.queryByText('from your card')).toBeNull()
    await expect(await card.findByText('You are on the Premium plan until 14 Dec 2025.')).toBeVisible()
    await expect(card.getByText('₦15,000.00')).toBeVisible()
    for (const text of ['From', 'Card', 'To', 'Marquee']) await expect(card.getByText(text)).toBeVisible()
    await expect(card.getByRole('link', { name: 'Post a Gig' })).toHaveAttribute('href', paths.postGig)
  },
}

/** The lit sign was shown on this device: on later visits the page is plain. */
export const LaterVisit: Story = {
  beforeEach: () => {
    localStorage.setItem(`marquee-shown-events:payment:${planReference}`, String(now().getTime()))
  },
  play: async () => {
    await heading('Payment status')
    const card = await state('You are subscribed')
    await expect(card.queryByRole('button', { name: 'Show details' })).toBeNull()
    await expect(await card.findByText('You are on the Premium plan until 14 Dec 2025.')).toBeVisible()
  },
}

/** The title says what the payment was for; the state is said once. */
export const GigPaid: Story = {
  parameters: screen({ ...atGig, world: venueAfter({ ...forGig, status: 'success' }) }),
  play: async () => {
    await heading('Your Gig is live')
    const card = await state('Payment successful')
    await expect(card.queryByText('Successful')).toBeNull()
    await expect(await card.findByText('Your Gig is open and workers can apply.')).toBeVisible()
    await expect(card.getByRole('link', { name: 'View Gig' })).toHaveAttribute('href', gigPaths.details('gig_1'))
    await expect(card.getByRole('link', { name: 'Invite workers' })).toHaveAttribute(
      'href',
      gigPaths.view('gig_1', 'invite'),
    )
    await expect(card.getByRole('link', { name: 'Post another Gig' })).toBeVisible()
  },
}

/** The title of the page is the sign, whose bulbs run. */
export const Confirming: Story = {
  parameters: screen({ ...atPlan, world: venueAfter({ ...forPlan, status: 'pending', channel: null }) }),
  play: async () => {
    await heading('Confirming your payment...')
    const card = await state('Confirming your payment...')
    await expect(card.getByText('This usually takes a few seconds. Do not pay again.')).toBeVisible()
    await expect(card.getByText('You can leave this page. We will notify you when it is confirmed.')).toBeVisible()
    await expect(card.getByText('Checking · 0:00')).toBeVisible()
    advanceClock(12_000)
    await expect(await card.findByText('Checking · 0:12')).toBeVisible()
    await expectNoOfferToPay()
  },
}

/** After 5 minutes: a status check and support are offered, and paying again still is not. */
export const StillConfirming: Story = {
  parameters: screen({ ...atGig, world: venueAfter({ ...forGig, status: 'processing' }) }),
  play: async () => {
    await state('Confirming your payment...')
    advanceClock(300_000)
    const card = await state('We are still confirming your payment')
    await expect(card.queryByText(/^Checking/)).toBeNull()
    await expect(
      card.getByText(`Do not pay again. We will notify you when it is confirmed. Reference ${gigReference}.`),
    ).toBeVisible()
    await expectNoOfferToPay()
    await userEvent.click(card.getByRole('button', { name: 'Check again' }))
    await expect(await card.findByRole('button', { name: 'Check again' })).toBeEnabled()
  },
}

/** An unknown status does not offer paying again either. */
export const UnknownStatus: Story = {
  parameters: {
    ...screen({ ...atPlan, world: venueAfter({ ...forPlan, status: 'held_for_review' }) }),
    ...visual('screen', [], { skip: 'the same as Confirming but for a word' }),
  },
  play: async () => {
    await expect((await state('Confirming your payment...')).getByText('Held for review')).toBeVisible()
    await expectNoOfferToPay()
  },
}

let reads = 0
const confirmedAtTheSecondRead = mock(payments.get, () => {
  reads += 1
  return { data: aTransaction({ ...forPlan, status: reads < 2 ? 'pending' : 'success' }) }
})

/** It is read again at an interval, and the page changes with the response. */
export const Confirmed: Story = {
  parameters: {
    ...screen({ ...atPlan, api: [confirmedAtTheSecondRead] }),
    ...visual('screen', [], { skip: 'ends as Loaded' }),
  },
  beforeEach: () => {
    reads = 0
  },
  play: async () => {
    await state('Confirming your payment...')
    await state('You are subscribed')
  },
}

export const PaymentFailed: Story = {
  parameters: screen({
    ...atPlan,
    world: venueAfter({ ...forPlan, status: 'failed', failureReason: 'Your bank did not approve this payment.' }),
  }),
  play: async () => {
    const card = await state('Payment failed')
    await expect(
      card.getByText(new RegExp(`keep this reference: ${planReference}.*Reason: Your bank did not approve`)),
    ).toBeVisible()
    await expect(card.getByRole('button', { name: 'Report a debit' })).toBeVisible()
    await expect(await card.findByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      paths.billing({ tab: 'plans' }),
    )
  },
}

/** Another payment for the plan may still arrive: this one cannot be retried. */
export const FailedWhileAnotherWaits: Story = {
  parameters: screen({
    ...atPlan,
    world: venueAfter(
      { ...forPlan, status: 'failed' },
      { ...forPlan, id: 'txn_44', reference: 'MQ-S-0000000044', status: 'processing' },
    ),
  }),
  play: async () => {
    const card = await state('Payment failed')
    await expect(card.getByRole('button', { name: 'Report a debit' })).toBeVisible()
    await expect(await card.findByText('Another payment for this plan is still being confirmed')).toBeVisible()
    await expect(card.getByText('Do not pay again.')).toBeVisible()
    await expect(card.getByRole('link', { name: 'Check status' })).toHaveAttribute(
      'href',
      paths.billingTransactionStatus('MQ-S-0000000044'),
    )
    await expectNoOfferToPay()
  },
}

/** Pending payments cannot be read: paying is not offered, and the page says how to continue. */
export const FailedAndUnchecked: Story = {
  parameters: screen({
    ...atPlan,
    world: venueAfter({ ...forPlan, status: 'failed' }),
    api: [fail(payments.list, 'NOT_FOUND')],
  }),
  play: async () => {
    await state('Payment failed')
    await waitFor(() => {
      const notice = within(within(page.getByRole('region', { name: 'Payment failed' })).getByRole('alert'))
      expect(notice.getByText('We could not check your payments')).toBeVisible()
      expect(notice.getByRole('button', { name: 'Check again' })).toBeVisible()
    })
    await expectNoOfferToPay()
  },
}

export const Abandoned: Story = {
  parameters: screen({ ...atGig, world: venueAfter({ ...forGig, status: 'abandoned', channel: null }) }),
  play: async () => {
    const card = await state('Payment not completed')
    await expect(card.getByText('You left the payment page before paying. Your Gig is saved.')).toBeVisible()
    await expect(await card.findByRole('button', { name: 'Continue payment' })).toBeVisible()
  },
}

export const Returned: Story = {
  parameters: screen({ ...atGig, world: venueAfter({ ...forGig, status: 'reversed' }) }),
  play: async () => {
    const card = await state('Payment returned')
    await expect(card.getByText('The money was returned to your card.')).toBeVisible()
    await expect(await card.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** All fields are filled in; errors are shown; the response is the ticket's number. */
export const ReportsADebit: Story = {
  parameters: { ...screen({ ...atPlan, world: venueAfter({ ...forPlan, status: 'failed' }) }), ...visual('screen') },
  play: async () => {
    const card = await state('Payment failed')
    await userEvent.click(card.getByRole('button', { name: 'Report a debit' }))
    const dialog = await shownDialog('Report a debit')
    const message = dialog.getByRole('textbox', { name: /Message/ })
    await expect(message).toHaveValue(
      `My bank shows a debit for a payment that failed: ₦15,000.00 for Premium plan, 1 month, Fri 14 Nov 2025, 6:00 AM, reference ${planReference}.`,
    )
    await userEvent.clear(message)
    await userEvent.type(message, 'Too short')
    await userEvent.click(dialog.getByRole('button', { name: 'Send to support' }))
    await waitFor(() => expect(message).toHaveAccessibleDescription(/Message must be at least 20 characters/))
    await expect(message).toHaveFocus()
  },
}

export const TicketSent: Story = {
  parameters: {
    ...screen({ ...atPlan, world: venueAfter({ ...forPlan, status: 'failed' }) }),
    ...visual('screen', [], { skip: 'ends as PaymentFailed with a toast' }),
  },
  play: async () => {
    await userEvent.click((await state('Payment failed')).getByRole('button', { name: 'Report a debit' }))
    const dialog = await shownDialog('Report a debit')
    await userEvent.click(dialog.getByRole('button', { name: 'Send to support' }))
    await expectToast('Ticket MQ-10001 created', 'success')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

/** The message stays, and can be sent again. */
export const TicketRefused: Story = {
  parameters: {
    ...screen({
      ...atPlan,
      world: venueAfter({ ...forPlan, status: 'failed' }),
      api: [fail(support.createTicket, 'UNAVAILABLE')],
    }),
    ...visual('screen'),
    expectedProblems: ['support.createTicket failed'],
  },
  play: async () => {
    await userEvent.click((await state('Payment failed')).getByRole('button', { name: 'Report a debit' }))
    const dialog = await shownDialog('Report a debit')
    await userEvent.click(dialog.getByRole('button', { name: 'Send to support' }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expectToast('Marquee is not available for a moment. Please try again.', 'danger')
    await expect(dialog.getByRole('textbox', { name: /Message/ })).toBeEnabled()
  },
}

export const Loading: Story = {
  parameters: screen({ ...atPlan, api: [hold(payments.get)] }),
  play: async () => {
    await expect(await page.findByText('Loading your payment')).toBeInTheDocument()
  },
}

/** A failed read is not a failed payment. */
export const Failed: Story = {
  parameters: screen({ ...atPlan, api: [fail(payments.get, 'INTERNAL')] }),
  play: async () => {
    const card = await state('We could not check your payment')
    await expect(card.getByText('Your payment may have gone through. Do not pay again yet.')).toBeVisible()
    await expectNoOfferToPay()
  },
}

let isDown = true
const untilUp = mock(payments.get, () => {
  if (isDown) throw new MockRefusal('CONFLICT')
  return { data: aTransaction({ ...forPlan, status: 'success' }) }
})

export const Recovers: Story = {
  parameters: { ...screen({ ...atPlan, api: [untilUp] }), ...visual('screen', [], { skip: 'ends as Loaded' }) },
  beforeEach: () => {
    isDown = true
  },
  play: async () => {
    const card = await state('We could not check your payment')
    isDown = false
    await userEvent.click(card.getByRole('button', { name: 'Check again' }))
    await state('You are subscribed')
  },
}

/** An unknown payment, or another employer's. */
export const NotFound: Story = {
  parameters: screen({ at: paths.billingTransactionStatus('MQ-S-NOBODYS') }),
  play: async () => {
    await expect(await page.findByRole('heading', { level: 2, name: 'Transaction not found' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to Billing and subscription' })).toBeVisible()
  },
}

/** No reference in the address. */
export const Empty: Story = {
  parameters: screen({ at: `${paths.billingTransactionStatus()}?status=success` }),
  play: async () => {
    await expect(await page.findByRole('heading', { level: 2, name: 'No payment to show' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to Billing and subscription' })).toHaveAttribute(
      'href',
      paths.billing(),
    )
  },
}

export const EmptyForAGig: Story = {
  parameters: screen({ at: paths.postGigTransactionStatus() }),
  play: async () => {
    await expect(await page.findByRole('heading', { level: 2, name: 'No payment to show' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to Gigs Management' })).toHaveAttribute('href', paths.gigs)
  },
}

/** A very large amount, a very long reason, markup, a purpose without a line break opportunity. */
export const EdgeData: Story = {
  parameters: screen({
    ...atGig,
    world: venueAfter({
      ...forGig,
      amountKobo: 99_999_999_999_999,
      description: `<b>Ọlọ́runfúnmilọ́láyọ̀</b> ${'Ọlọ́runfúnmilọ́láyọ̀'.repeat(6)}`,
      status: 'failed',
      failureReason: `Declined ${'x'.repeat(200)}`,
    }),
  }),
  play: async () => {
    await expect((await state('Payment failed')).getByText('₦999,999,999,999.99')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const OnAPhone: Story = {
  ...phone,
  parameters: { ...screen({ ...atGig, world: venueAfter({ ...forGig, status: 'success' }) }), ...phone.parameters },
  play: async () => {
    await heading('Your Gig is live')
    await state('Payment successful')
  },
}
