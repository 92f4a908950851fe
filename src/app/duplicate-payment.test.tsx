import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import { createMemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApiClient } from '@/api/client/call.ts'
import { createHttp } from '@/api/client/http.ts'
import { createSession } from '@/api/client/session.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { transactionStatuses } from '@/api/contract/schemas/transaction.ts'
import { aSubscription, aWallet } from '@/api/mocks/factories.ts'
import { fail } from '@/api/mocks/faults.ts'
import { aTransaction } from '@/api/mocks/money-factories.ts'
import { tokenOf } from '@/api/mocks/state.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { worldHandlers } from '@/api/mocks/world-handlers.ts'
import { paths } from '@/shared/paths.ts'
import { appOver } from './app.tsx'
import { createAppRouter } from './router.tsx'

/**
 * The promise of docs/product/rules.md#money-movement, held to the whole app: while a payment for a purpose may still arrive, no screen offers to pay for it
 * again. Each state a payment can be in is put before each screen that could.
 */

const server = setupServer()
beforeAll(() => server.listen())
afterAll(() => server.close())

const opened: { dispose: () => void }[] = []
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  cleanup()
  opened.splice(0).forEach((router) => router.dispose())
  server.resetHandlers()
  vi.unstubAllGlobals()
})

type Changes = Partial<PaymentTransaction>

/** The real app at an address, over a mock server that knows these payments. */
function open(
  at: string,
  transactions: readonly Changes[],
  { plan = 'past_due', api = [] }: { plan?: string; api?: HttpHandler[] } = {},
) {
  const subscription = aSubscription({ status: plan, planCode: 'premium', interval: 'month', gigCount: 10 })
  const world = smallVenue({
    transactions: transactions.map((transaction) => aTransaction(transaction)),
    wallet: aWallet({ subscription }),
  })
  server.use(...api, ...worldHandlers(world))
  const signedIn = JSON.stringify({
    state: {
      user: { firstName: 'Ngozi', employerId: world.employerId },
      isAuthenticated: true,
      token: tokenOf(world.employerId),
    },
    version: 0,
  })
  const session = createSession(() => ({ getItem: () => signedIn, setItem: () => undefined }))
  const client = createApiClient({ http: createHttp(`${window.location.origin}/api/v1`), session })
  const router = createAppRouter(client, (routes, { patchRoutesOnNavigation, getContext } = {}) =>
    createMemoryRouter(routes, {
      initialEntries: [at],
      ...(patchRoutesOnNavigation && { patchRoutesOnNavigation }),
      ...(getContext && { getContext }),
    }),
  )
  opened.push(router)
  render(appOver({ api: client, router }))
}

/** Everything in a part of the page that can be pressed, by its words. (By tags: to ask for roles takes jsdom seconds.) */
const offersIn = (part: string) =>
  Array.from(document.querySelectorAll(`${part} :is(button, a[href])`), (element) => element.textContent).join('\n')
const paying = /try again|continue payment|^pay\b|subscribe to|upgrade to|renew/im
const dialogOf = async (title: string) => {
  await screen.findByText(title, { selector: '[role=dialog] h2' })
  return within(document.querySelector<HTMLElement>('[role=dialog]') ?? document.body)
}

const notFinal: readonly (Changes & { name: string })[] = [
  ...transactionStatuses
    .filter((status) => status === 'pending' || status === 'processing')
    .map((status) => ({ name: status, status })),
  { name: 'of an unknown status', status: 'held_for_review' },
  // What the server says of the end goes before the status.
  ...(['success', 'failed', 'abandoned', 'reversed'] as const).map((status) => ({
    name: `${status}, which is not final yet`,
    status,
    final: false,
  })),
]
const final = transactionStatuses.filter((status) => status !== 'pending' && status !== 'processing')

const plan: Changes = {
  id: 'txn_1',
  reference: 'MQ-S-1',
  type: 'subscription',
  direction: 'debit',
  description: 'Premium plan, 1 month',
  amountKobo: 1_500_000,
}
const gig: Changes = {
  id: 'txn_1',
  reference: 'MQ-P-1',
  type: 'gig_payment',
  direction: 'debit',
  description: 'Wedding photographer',
  gigId: 'gig_1',
  amountKobo: 26_500_000,
}
const funding: Changes = { id: 'txn_1', reference: 'MQ-F-1', type: 'wallet_funding', amountKobo: 5_000_000 }

describe.each(notFinal)('a payment that is $name', ({ name: _, ...state }) => {
  it.each([
    ['for a plan', paths.billingTransactionStatus('MQ-S-1'), plan],
    ['for a Gig', paths.postGigTransactionStatus('MQ-P-1'), gig],
    ['into the wallet', paths.billingTransactionStatus('MQ-F-1'), funding],
  ])('%s is confirmed on its own page, and cannot be paid again', async (_purpose, at, payment) => {
    open(at, [{ ...payment, ...state }])
    await screen.findByText('Confirming your payment...')
    expect(offersIn('main')).not.toMatch(paying)
  })

  it('keeps a failed one for the same plan from being tried again', async () => {
    open(paths.billingTransactionStatus('MQ-S-2'), [
      { ...plan, ...state },
      { ...plan, id: 'txn_2', reference: 'MQ-S-2', status: 'failed' },
    ])
    await screen.findByText('Payment failed')
    await settled()
    expect(offersIn('main')).not.toMatch(paying)
  })

  it('keeps the plan from being renewed or chosen', async () => {
    open(paths.billing(), [{ ...plan, ...state }])
    await screen.findByText('Your payment is still being confirmed')
    await screen.findByText('Your last payment did not go through.')
    expect(offersIn('main')).not.toMatch(paying)
    await userEvent.click(screen.getByText('Plans'))
    await screen.findByText('Premium', { selector: 'article h2' })
    expect(offersIn('main')).not.toMatch(paying)
  })

  it('is named where the wallet is funded, and its amount is refused', async () => {
    open(paths.wallet, [{ ...funding, ...state }])
    const dialog = await fundDialog()
    await dialog.findByText('₦50,000.00 is still being confirmed. Do not pay it again.')
    await userEvent.type(dialog.getByLabelText('Amount'), '50000{Enter}')
    await dialog.findByText('This amount is still being confirmed')
    expect(offersIn('[role=dialog]')).not.toMatch(/^Pay ₦/m)
  })

  it('can only be checked in its panel', async () => {
    open(`${paths.wallet}?transaction=MQ-P-1`, [{ ...gig, ...state }])
    const panel = await dialogOf('Transaction')
    await panel.findByText('Not final yet')
    expect(offersIn('[role=dialog]')).not.toMatch(paying)
  })
})

describe('while pending payments could not be read', () => {
  it('no plan is offered for payment', async () => {
    open(paths.billing({ tab: 'plans' }), [], { api: [fail(payments.list, 'FORBIDDEN')] })
    await screen.findByText('We could not check your payments')
    await screen.findByText('Premium', { selector: 'article h2' })
    expect(offersIn('main')).not.toMatch(paying)
  })

  it('the wallet is not funded', async () => {
    open(paths.wallet, [], { api: [fail(payments.list, 'FORBIDDEN')] })
    const dialog = await fundDialog()
    await dialog.findByText(/^We could not check your payments\./)
    expect(dialog.getByText('Pay').closest('button')).toBeDisabled()
  })

  it('a failed payment is not offered again', async () => {
    open(paths.billingTransactionStatus('MQ-S-1'), [{ ...plan, status: 'failed' }], {
      api: [fail(payments.list, 'FORBIDDEN')],
    })
    await screen.findByText('Payment failed')
    await settled()
    expect(offersIn('main')).not.toMatch(paying)
  })
})

// Without this the tests above could not fail: the same screens do offer to pay once everything is final.
describe.each(final)('a payment that is %s for good', (status) => {
  it('leaves the plan to be renewed', async () => {
    open(paths.billing(), [{ ...plan, status }])
    expect(await screen.findByText('Renew now')).toBeVisible()
  })

  it('leaves the wallet to be funded with the same amount', async () => {
    open(paths.wallet, [{ ...funding, status }])
    const dialog = await fundDialog()
    await userEvent.type(dialog.getByLabelText('Amount'), '50000')
    expect((await dialog.findByText('Pay ₦50,000.00')).closest('button')).toBeEnabled()
  })
})

describe.each(final.filter((status) => status !== 'success'))('a payment that is %s for good', (status) => {
  it('can be paid again from its own page', async () => {
    open(paths.billingTransactionStatus('MQ-S-1'), [{ ...plan, status }])
    const label = await screen.findByText(/^(?:Try again|Continue payment)$/, { selector: 'a *' })
    expect(label.closest('a')).toHaveAttribute('href', paths.billing({ tab: 'plans' }))
  })
})

async function fundDialog() {
  const button = (await screen.findByText('Fund wallet')).closest('button')
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button ?? document.body)
  return dialogOf('Fund wallet')
}

/** What was asked beside the payment has been answered. */
async function settled() {
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
}
