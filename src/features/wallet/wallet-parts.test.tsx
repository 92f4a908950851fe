import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { fail } from '@/api/mocks/faults.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { aTransaction } from '@/api/mocks/money-factories.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'
import { paths } from '@/shared/paths.ts'

const app = appOverMocks()

it('says once that the balances could not be read', async () => {
  app.open(paths.wallet, { api: [fail(dashboard.getWallet, 'INTERNAL')] })
  const balances = await screen.findByRole('group', { name: 'Balances' }, { timeout: 10_000 })
  expect(within(balances).getByText('Could not load')).toBeVisible()
  expect(screen.getAllByText('Could not load')).toHaveLength(1)
})

it('marks the suggested amount that is filled in', async () => {
  app.open(paths.wallet)
  await userEvent.click(await screen.findByRole('button', { name: 'Fund wallet' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Fund wallet' }))
  const pressed = () => dialog.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
  expect(pressed()).toEqual([])
  await userEvent.click(await dialog.findByRole('button', { name: '₦100,000' }))
  expect(pressed()).toEqual(['₦100,000'])
  await userEvent.clear(dialog.getByRole('textbox', { name: /^Amount/ }))
  expect(pressed()).toEqual([])
})

it('writes the type of a payment once where the payment has the same name', async () => {
  const funding = { type: 'wallet_funding', description: 'Wallet funding' } as const
  app.open(`${paths.wallet}?tab=transactions`, {
    world: smallVenue({
      transactions: [
        aTransaction({ ...funding, id: 'MQ-F-1', reference: 'MQ-F-1', channel: 'card' }),
        aTransaction({ ...funding, id: 'MQ-F-2', reference: 'MQ-F-2', channel: 'card', status: 'abandoned' }),
      ],
    }),
  })
  const [, ...rows] = await screen.findAllByRole('row', undefined, { timeout: 10_000 })
  expect(
    rows.slice(0, 2).map((row) =>
      within(row)
        .getAllByText(/Wallet funding|Card/)
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([['Wallet funding', 'Card'], ['Wallet funding']])
})
