import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { aSubscription, aWallet } from '@/api/mocks/factories.ts'
import { fail } from '@/api/mocks/faults.ts'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { mock } from '@/api/mocks/mock.ts'
import { aTransaction } from '@/api/mocks/money-factories.ts'
import { MockRefusal } from '@/api/mocks/mock-refusal.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { replaceRedirect } from '@/shared/payments/payment-link.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'

/** After a refused payment, the screen reads the present state before it offers another one (docs/product/rules.md#money-movement). */

const app = appOverMocks()

let transactions: PaymentTransaction[] = []
let wallet = aWallet({ availableKobo: 10_000_000 })
let answer: () => string = () => 'https://checkout.paystack.com/MQ-P-9'
beforeEach(() => {
  transactions = []
  wallet = aWallet({ availableKobo: 10_000_000 })
})

const price = {
  quoteId: 'quo_1',
  expiresAt: '2025-11-14T08:15:00+01:00',
  lines: [],
  totalKobo: 26_343_750,
  currency: 'NGN',
  walletAvailableKobo: 10_000_000,
}
const server = [
  mock(payments.list, () => ({ data: { transactions, totalTransaction: transactions.length } })),
  mock(dashboard.getWallet, () => ({ data: wallet })),
  mock(gigs.getPaymentData, ({ body }) => ({
    data: { ...price, ...(body.method === 'checkout' && { reference: 'MQ-P-9', authorizationUrl: answer() }) },
  })),
]

const begin = (status = 'processing', authorizationUrl = 'https://checkout.paystack.com/MQ-P-9') => {
  const payment = { id: 'txn_9', reference: 'MQ-P-9', type: 'gig_payment', gigId: 'gig_9' }
  transactions = [aTransaction({ ...payment, status, authorizationUrl })]
}

const open = (api: Parameters<typeof app.use> = []) =>
  app.open(gigPaths.form('gig_9', 'review'), {
    world: smallVenue({ gigs: [aGig({ id: 'gig_9', status: 'pending_payment' })] }),
    api: [...api, ...server],
  })

const payButton = async () => {
  const button = (await screen.findByText(/^Pay ₦/, { selector: 'main button *' })).closest('button') as HTMLElement
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'))
  return button
}
const mayPay = () => screen.queryByText(/^Pay ₦/, { selector: 'main button *' }) !== null

it.each([
  [
    'a link that leads elsewhere',
    'This payment link is not valid. Please try again.',
    () => 'https://elsewhere.example/MQ-P-9',
  ],
  [
    'a payment that was begun on another device',
    'A payment for this Gig is still being confirmed.',
    (): string => {
      throw new MockRefusal('PAYMENT_UNFINISHED', { message: 'A payment for this Gig is still being confirmed.' })
    },
  ],
])('offers no second payment after %s', async (_, message, link) => {
  answer = () => {
    begin()
    return link()
  }
  open()
  await userEvent.click(await payButton())
  await screen.findByText(message)
  await screen.findByText('Your payment is still being confirmed')
  expect(mayPay()).toBe(false)
})

it('offers no payment while it cannot be read whether one was begun', async () => {
  answer = () => {
    app.use(fail(payments.list, 'NOT_FOUND'))
    return 'https://elsewhere.example/MQ-P-9'
  }
  open()
  await userEvent.click(await payButton())
  await screen.findByText('We could not check your payments')
  expect(mayPay()).toBe(false)
})

it('retries with the same reference after a server error', async () => {
  answer = () => {
    throw new MockRefusal('UNAVAILABLE')
  }
  open()
  await userEvent.click(await payButton())
  await screen.findByText('We do not know yet if this went through.')
  expect(mayPay()).toBe(false)
  answer = () => 'https://checkout.paystack.com/MQ-P-9'
  await userEvent.click(screen.getByText('Check status', { selector: 'button *' }))
  const checkouts = () => app.calls('get-payment-data').filter(({ body }) => body['method'] === 'checkout')
  await waitFor(() => expect(checkouts()).toHaveLength(2))
  expect(new Set(checkouts().map(({ body }) => body['ref'])).size).toBe(1)
})

it('begins a new payment after the first one was abandoned', async () => {
  answer = () => {
    throw new MockRefusal('UNAVAILABLE')
  }
  open()
  await userEvent.click(await payButton())
  await screen.findByText('We do not know yet if this went through.')
  answer = () => {
    throw new MockRefusal('CONFLICT', { message: 'This payment is over. Start again to make a new one.' })
  }
  await userEvent.click(screen.getByText('Check status', { selector: 'button *' }))
  await screen.findByText('This payment is over. Start again to make a new one.')
  answer = () => 'https://checkout.paystack.com/MQ-P-9'
  await userEvent.click(await payButton())
  const refs = () =>
    app.calls('get-payment-data').flatMap(({ body }) => (body['method'] === 'checkout' ? [body['ref']] : []))
  await waitFor(() => expect(refs()).toHaveLength(3))
  expect(refs()).toEqual([refs()[0], refs()[0], expect.not.stringMatching(String(refs()[0]))])
})

it('uses the present balance of the wallet, not that of the time when the price was requested', async () => {
  wallet = aWallet({ availableKobo: 50_000_000 })
  open()
  await screen.findByText('₦500,000.00 available')
  expect(screen.getByLabelText('Pay from wallet')).toHaveProperty('disabled', false)
})

/** Pays with the PIN. */
async function payFromWallet() {
  await userEvent.click(await payButton())
  await screen.findByText('Pay for this Gig', { selector: '[role=dialog] h2' })
  const dialog = document.querySelector<HTMLElement>('[role=dialog]') as HTMLElement
  await userEvent.click(dialog.querySelector('input') as HTMLInputElement)
  await userEvent.keyboard('2580')
  await userEvent.click(within(dialog).getByText(/^Pay ₦/, { selector: 'button *' }))
}

it('closes the PIN dialog when the price has changed, without a failure toast, and pays the new one by another reference', async () => {
  const failureToast = vi.spyOn(toast, 'error')
  wallet = aWallet({ availableKobo: 50_000_000 })
  let answers = ['QUOTE_CHANGED' as const]
  open([
    mock(gigs.payFromWallet, () => {
      const [code] = answers
      answers = []
      if (code !== undefined) throw new MockRefusal(code)
      return { data: aTransaction({ reference: 'MQ-P-9', type: 'gig_payment', gigId: 'gig_9' }) }
    }),
  ])
  await payFromWallet()
  await screen.findByText('The price was checked again and has not changed. You can pay now.')
  expect(document.querySelector('[role=dialog]')).toBeNull()
  expect(failureToast).not.toHaveBeenCalled()
  await payFromWallet()
  await screen.findByText('Payment status', { selector: 'h1' })
  const [first, second, ...others] = app.calls('pay-from-wallet').map(({ body }) => body['ref'])
  expect(others).toEqual([])
  expect(second).not.toBe(first)
})

it('reads the wallet again when its balance was too low', async () => {
  wallet = aWallet({ availableKobo: 50_000_000 })
  const spent = mock(gigs.payFromWallet, () => {
    wallet = aWallet({ availableKobo: 10_000_000 })
    throw new MockRefusal('INSUFFICIENT_FUNDS', { message: 'There is not enough money in your wallet for this Gig.' })
  })
  open([spent])
  await payFromWallet()
  expect(await screen.findByText('₦100,000.00 available, ₦163,437.50 missing')).toBeTruthy()
  expect(screen.getByLabelText('Pay from wallet')).toHaveProperty('disabled', true)
})

it('offers no payment while another unpaid Gig has reserved the last place, but pays for that Gig', async () => {
  wallet = aWallet({ subscription: aSubscription({ gigCount: 3, gigUsed: 2, gigReserved: 1 }) })
  const unpaid = [aGig({ id: 'gig_9', status: 'pending_payment' })]
  const { goTo } = app.open(gigPaths.form('gig_9', 'review'), {
    world: smallVenue({ gigs: [...unpaid, aGig({ id: 'gig_8' })] }),
    api: server,
  })
  await payButton()
  await goTo(gigPaths.form('gig_8', 'review'))
  await screen.findByText('A Gig that waits for its payment has your last place. Pay for it or delete it.')
  expect(mayPay()).toBe(false)
})

it('shows the unmet precondition first, once the server has refused because of it', async () => {
  answer = () => {
    wallet = aWallet({ subscription: aSubscription({ status: 'expired' }) })
    throw new MockRefusal('NO_PLAN', { message: 'Subscribe to a plan to post Gigs.' })
  }
  open()
  await userEvent.click(await payButton())
  await screen.findByText('Get started by subscribing to a plan to start posting gigs.', { selector: 'main *' })
  expect(mayPay()).toBe(false)
})

it('scrolls the result of a payment into view', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  answer = () => 'https://elsewhere.example/MQ-P-9'
  open()
  const button = await payButton()
  const scrolledTo = (text: string) =>
    scroll.mock.contexts.some((element) => (element as Element).contains(screen.queryByText(text)))
  expect(scrolledTo('Your Gig is saved and waits for its payment')).toBe(false)
  await userEvent.click(button)
  await screen.findByText('This payment link is not valid. Please try again.')
  await waitFor(() => expect(scrolledTo('This payment link is not valid. Please try again.')).toBe(true))
})

it('says above the Gig that a payment is pending, and links to it once', async () => {
  begin()
  open()
  const notice = await screen.findByText('Your payment is still being confirmed')
  const [link, ...otherLinks] = screen.getAllByText('Check status', { selector: 'main a *' })
  expect(otherLinks).toEqual([])
  expect(link?.closest('a')?.getAttribute('href')).toBe(paths.postGigTransactionStatus('MQ-P-9'))
  expect(
    notice.compareDocumentPosition(screen.getByText('Review and pay', { selector: 'h2' })) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).not.toBe(0)
})

it('leads back to the page of a payment that was left before paying, and makes no other payment', async () => {
  const externalAddresses: string[] = []
  const undo = replaceRedirect((href) => externalAddresses.push(href))
  begin('pending')
  open()
  await screen.findByText('We have received no payment yet')
  expect(screen.queryByText('Your payment is still being confirmed')).toBeNull()
  expect(mayPay()).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Continue payment' }))
  expect(externalAddresses).toEqual(['https://checkout.paystack.com/MQ-P-9'])
  undo()
})

it('offers no way back to a page that a pending payment does not have', async () => {
  begin('pending', 'https://elsewhere.example/MQ-P-9')
  open()
  await screen.findByText('Your payment is still being confirmed')
  expect(screen.queryByRole('button', { name: 'Continue payment' })).toBeNull()
})

it('links to the plans once when there is no plan', async () => {
  wallet = aWallet({ subscription: null })
  open()
  await screen.findByText('Get started by subscribing to a plan to start posting gigs.', { selector: 'main *' })
  expect(screen.getAllByText('Subscribe now', { selector: 'main a *' })).toHaveLength(1)
})
