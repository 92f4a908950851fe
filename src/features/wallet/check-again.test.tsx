import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { payments } from '@/api/contract/endpoints/payments.ts'
import { mock } from '@/api/mocks/mock.ts'
import { aTransaction } from '@/api/mocks/money-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'
import { paths } from '@/shared/paths.ts'

const app = appOverMocks()
const pending = aTransaction({ id: 'txn_1', status: 'pending' })
const at = `${paths.wallet}?tab=transactions&transaction=txn_1`
const answer = 'Checked at 8:00 AM. Nothing has changed yet.'

/** Opens the pending payment and presses 'Check again'. */
async function check() {
  const panel = within(await screen.findByRole('dialog', { name: 'Transaction' }))
  await userEvent.click(await panel.findByRole('button', { name: 'Check again' }))
  return panel
}

it("'Check again' says so when nothing has changed, each time, to everybody", async () => {
  app.open(at, { world: smallVenue({ transactions: [pending] }) })
  const panel = await check()
  const said = await panel.findByText(answer)
  const status = said.closest('[role="status"]')
  expect(status).toBeVisible()
  await userEvent.click(panel.getByRole('button', { name: 'Check again' }))
  expect(await panel.findByText(answer)).toBeVisible()
  expect(app.calls('verify-transaction')).toHaveLength(2)
})

it.each(['success', 'processing'] as const)(
  "'Check again' does not say so when the payment is %s now",
  async (status) => {
    const changed = mock(payments.verify, () => ({ data: aTransaction({ id: 'txn_1', status }) }))
    app.open(at, { world: smallVenue({ transactions: [pending] }), api: [changed] })
    const panel = await check()
    await waitFor(() => expect(app.calls('verify-transaction')).toHaveLength(1))
    await waitFor(() => expect(panel.queryByRole('button', { name: /^Checking/ })).toBeNull())
    expect(panel.queryByText(/^Checked at/)).toBeNull()
  },
)
