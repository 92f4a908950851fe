import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { aSubscription, aWallet } from '@/api/mocks/factories.ts'
import { aTransaction } from '@/api/mocks/money-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { paths } from '@/shared/paths.ts'
import { appOverMocks } from './testing/app-over-mocks.tsx'

/** A payment whose page was left before paying is continued on that page, and nothing else is offered to pay (docs/product/rules.md#money-movement). */

const app = appOverMocks()
const page = 'https://checkout.paystack.com/MQ-L-1'

function open(at: string, payment: Partial<PaymentTransaction>) {
  const transactions = [
    aTransaction({ id: 'txn_1', reference: 'MQ-L-1', status: 'pending', authorizationUrl: page, ...payment }),
  ]
  const wallet = aWallet({ subscription: aSubscription({ status: 'past_due', planCode: 'premium' }) })
  app.open(at, { world: smallVenue({ transactions, wallet }) })
}

const plan = { type: 'subscription', direction: 'debit', description: 'Premium plan, 1 month' } as const
const funding = { type: 'wallet_funding', amountKobo: 5_000_000 } as const

const continuePayment = async (part: Pick<typeof screen, 'findByText'> = screen) =>
  userEvent.click(await part.findByText('Continue payment'))

const dialogOf = async (title: string) => {
  await screen.findByText(title, { selector: '[role=dialog] h2' })
  return within(document.querySelector<HTMLElement>('[role=dialog]') ?? document.body)
}

it('a plan is continued where its payment is announced, and cannot be renewed beside it', async () => {
  open(paths.billing(), plan)
  await screen.findByText('We have received no payment yet')
  await screen.findByText(/Premium plan, 1 month, reference MQ-L-1\.$/)
  await screen.findByText('Your last payment did not go through.')
  expect(screen.queryByText('Renew now')).toBeNull()
  await continuePayment()
  expect(app.redirects()).toEqual([page])
})

it('a funding is continued in the dialog that would begin another one of the same amount', async () => {
  open(`${paths.wallet}?fund=1&amount=5000000`, funding)
  const dialog = await dialogOf('Fund wallet')
  await dialog.findByText(/₦50,000\.00, reference MQ-L-1\.$/)
  expect(dialog.queryByText('Pay ₦50,000.00')).toBeNull()
  await continuePayment(dialog)
  expect(app.redirects()).toEqual([page])
})

it.each([
  ['a funding', funding],
  ['a plan', plan],
])('%s is continued from its panel in the list of transactions', async (_name, payment) => {
  open(`${paths.wallet}?transaction=MQ-L-1`, payment)
  await continuePayment(await dialogOf('Transaction'))
  expect(app.redirects()).toEqual([page])
})

it('one that is under way is not continued', async () => {
  open(`${paths.wallet}?transaction=MQ-L-1`, { ...funding, status: 'processing' })
  const panel = await dialogOf('Transaction')
  await panel.findByText('Not final yet')
  expect(panel.queryByText('Continue payment')).toBeNull()
})
