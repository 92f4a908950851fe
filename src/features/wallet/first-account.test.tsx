import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Wallet } from '@/api/contract/schemas/wallet.ts'
import { aWallet } from '@/api/mocks/factories.ts'
import { aWithdrawalAccount } from '@/api/mocks/money-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'
import { paths } from '@/shared/paths.ts'

const app = appOverMocks()

const pause = 'For your safety withdrawals are paused for a day after you save this account.'

/** Opens the form of the first bank account. @returns its button */
async function openForm(money: Partial<Wallet>) {
  const wallet = aWallet({ status: 'not_activated', pinSet: false, availableKobo: 0, heldKobo: 0, ...money })
  app.open(paths.activateWallet, { world: smallVenue({ wallet, withdrawalAccount: null, pin: null }) })
  return screen.findByRole('button', { name: 'Save account' }, { timeout: 10_000 })
}

it.each([
  ['in the wallet', { availableKobo: 10_537_500 }],
  ['held for Gigs', { heldKobo: 1 }],
])('says above the button that withdrawals are paused first, while money is %s', async (_where, money) => {
  const button = await openForm(money)
  const notice = screen.getByText(pause)
  expect(notice.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
})

it('says nothing of a pause while there is no money', async () => {
  await openForm({})
  expect(screen.queryByText(/paused/)).toBeNull()
})

it.each([
  ['ADA OKORO', true],
  ['EKO EVENTS LTD', false],
  ['NGOZI A. OKORO', false],
  ['EZE CHINONSO', false],
])(
  'says of the saved account of %s what the bank has checked, and whether its name is unlike',
  async (accountName, isUnlike) => {
    const wallet = aWallet({ status: 'not_activated', pinSet: false })
    const withdrawalAccount = aWithdrawalAccount({ accountName })
    app.open(`${paths.activateWallet}?step=1`, { world: smallVenue({ wallet, withdrawalAccount, pin: null }) })
    await screen.findByText('••••••4579')
    expect(screen.getByText('Checked with the bank')).toBeVisible()
    const warning = 'The account name does not match your business name. Withdrawals may be delayed.'
    await waitFor(() => expect(screen.queryByText(warning) !== null).toBe(isUnlike))
  },
)
