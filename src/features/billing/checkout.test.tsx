import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { billing } from '@/api/contract/endpoints/billing.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import type { ErrorCode } from '@/api/contract/error-codes.ts'
import { aWallet } from '@/api/mocks/factories.ts'
import { failOnce } from '@/api/mocks/faults.ts'
import { mock } from '@/api/mocks/mock.ts'
import { aTransaction } from '@/api/mocks/money-factories.ts'
import { MockRefusal } from '@/api/mocks/mock-refusal.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { openApp } from '@/app/testing/open-app.tsx'
import { paths } from '@/shared/paths.ts'
import { replaceRedirect } from '@/shared/payments/payment-link.ts'

/** Paying for a plan when no response comes, or the server refuses. */

const server = setupServer()
beforeAll(() => server.listen())
afterAll(() => server.close())

const undo: (() => void)[] = []
let refs: unknown[] = []
let externalAddresses: string[] = []
server.events.on('request:start', ({ request }) => {
  if (request.url.endsWith('/subscribe')) {
    void request
      .clone()
      .json()
      .then(({ ref }: { ref: unknown }) => refs.push(ref))
  }
})
beforeEach(() => {
  refs = []
  externalAddresses = []
  undo.push(replaceRedirect((href) => externalAddresses.push(href)))
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  cleanup()
  undo.splice(0).forEach((restore) => restore())
  server.resetHandlers()
  vi.unstubAllGlobals()
})

/** The sheet for a first plan, with the payment page chosen. */
async function openSheet(...api: HttpHandler[]) {
  const { router } = openApp(
    server,
    paths.billing({ tab: 'plans' }),
    smallVenue({ wallet: aWallet({ availableKobo: 0, subscription: null }) }),
    api,
  )
  undo.push(() => router.dispose())
  await userEvent.click(await screen.findByText('Subscribe to Premium', { selector: 'article *' }))
  return sheet()
}

const sheet = async () =>
  within(
    (await screen.findByText('Subscribe to Premium', { selector: '[role=dialog] h2' })).closest<HTMLElement>(
      '[role=dialog]',
    ) ?? document.body,
  )

it('says before paying that the plan renews by itself, from where, and what happens without enough money', async () => {
  const dialog = await openSheet()
  expect(
    dialog.getByText(
      'It renews each month, paid from your wallet. If there is too little in it, you cannot post Gigs until you renew the plan yourself, and it ends after 7 days. You can cancel the plan at any time.',
    ),
  ).toBeVisible()
})

it('a payment page that the server could not open is requested again with the same reference', async () => {
  const dialog = await openSheet(failOnce(billing.subscribe, 'UNAVAILABLE'))
  await userEvent.click(dialog.getByText(/^Pay ₦/))
  await dialog.findByText('We do not know yet if this went through.')
  await userEvent.click(dialog.getByText('Check status'))
  await waitFor(() => expect(externalAddresses).toHaveLength(1))
  expect(new Set(refs).size).toBe(1)
})

it('is also requested again after its sheet was closed, from the notice that replaces every offer', async () => {
  const dialog = await openSheet(failOnce(billing.subscribe, 'UNAVAILABLE'))
  await userEvent.click(dialog.getByText(/^Pay ₦/))
  await dialog.findByText('We do not know yet if this went through.')
  await userEvent.click(dialog.getByText('Close'))
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  await userEvent.click(await screen.findByText('Check status'))
  await userEvent.click((await sheet()).getByText('Check status'))
  await waitFor(() => expect(externalAddresses).toHaveLength(1))
  expect(refs).toHaveLength(2)
  expect(new Set(refs).size).toBe(1)
})

it('a payment that is refused because of a pending one shows the pending one', async () => {
  const unfinished = aTransaction({
    type: 'subscription',
    direction: 'debit',
    reference: 'MQ-S-7',
    status: 'pending',
    description: 'Premium plan, 1 month',
  })
  let isBegun = false
  const dialog = await openSheet(
    mock(payments.list, () => ({ data: { transactions: isBegun ? [unfinished] : [], totalTransaction: 0 } })),
    mock(billing.subscribe, () => {
      isBegun = true
      throw new MockRefusal('PAYMENT_UNFINISHED')
    }),
  )
  await userEvent.click(dialog.getByText(/^Pay ₦/))
  expect(await screen.findByText('Your payment is still being confirmed')).toBeInTheDocument()
})

it.each<[ErrorCode, string]>([
  ['PAYMENT_UNFINISHED', 'the same payment'],
  ['RATE_LIMITED', 'the same payment'],
  ['CONFLICT', 'another payment'],
])('after %s the next attempt is %s', async (code, expected) => {
  const dialog = await openSheet(failOnce(billing.subscribe, code))
  await userEvent.click(dialog.getByText(/^Pay ₦/))
  await dialog.findByRole('alert')
  await userEvent.click(dialog.getByText(/^Pay ₦/))
  await waitFor(() => expect(refs).toHaveLength(2))
  expect(new Set(refs).size).toBe(expected === 'the same payment' ? 1 : 2)
})
