import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { payments } from '@/api/contract/endpoints/payments.ts'
import { wallet } from '@/api/contract/endpoints/wallet.ts'
import { fail, offline } from '@/api/mocks/faults.ts'
import { aTransaction } from '@/api/mocks/money-factories.ts'
import { mock } from '@/api/mocks/mock.ts'
import { MockRefusal } from '@/api/mocks/mock-refusal.ts'
import { smallVenue, type World } from '@/api/mocks/world.ts'
import { paths } from '@/shared/paths.ts'
import { replaceRedirect } from '@/shared/payments/payment-link.ts'
import { currentPath, renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual, withoutPicture } from '../../_kit/visual.ts'
import { shownDialog } from '../shell/frame.ts'
import { inactive } from './activation.ts'
import { content, expectNothingMoves, openDialog } from './wallet-page.ts'

const meta = {
  title: 'Screens/Wallet/Fund',
  render: renderScreen,
  parameters: { ...screen({ at: paths.wallet }), states: 'wallet.stories.tsx' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const walletScreen = (changes: Partial<World>) => screen({ world: () => smallVenue(changes) })

let externalAddresses: string[] = []
const recordLeaving = () => {
  externalAddresses = []
  return replaceRedirect((href) => externalAddresses.push(href))
}

/** Shows the amount, then goes to the payment page. */
export const Fund: Story = {
  beforeEach: recordLeaving,
  play: async () => {
    const dialog = await openDialog('Fund wallet')
    await userEvent.type(dialog.getByLabelText('Amount'), '50,000')
    await expect(dialog.getByText('You will pay ₦50,000.00 on the payment page.')).toBeVisible()
    const pay = dialog.getByRole('button', { name: 'Pay ₦50,000.00' })
    await userEvent.click(pay)
    await waitFor(() =>
      expect(externalAddresses).toEqual([expect.stringMatching(/^https:\/\/checkout\.paystack\.com\/MQ-/)]),
    )
  },
}

/** On the narrowest screen, where a longer text would break into another line. */
export const FundWithoutAJump: Story = {
  ...phone,
  parameters: { ...screen({}), ...visual('phone', [], { skip: 'The dialog is pictured in Fund.' }) },
  play: async () => {
    await expectNothingMoves('Fund wallet', '5000000')
    await expect(page.getByRole('button', { name: 'Pay ₦5,000,000.00' })).toBeVisible()
  },
}

/** One press fills in an amount, and leaving the empty field for it is no mistake. */
export const FundSuggested: Story = {
  parameters: withoutPicture('The buttons are pictured in Fund.'),
  play: async () => {
    const dialog = await openDialog('Fund wallet')
    const suggested = within(dialog.getByRole('region', { name: 'Suggested amounts' }))
    await expect(suggested.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '₦50,000',
      '₦100,000',
      '₦250,000',
    ])
    const largest = suggested.getByRole('button', { name: '₦250,000' })
    await expect(largest).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(largest)
    await expect(largest).toHaveAttribute('aria-pressed', 'true')
    await expect(dialog.getByLabelText('Amount')).toHaveValue('250,000')
    await expect(dialog.getByRole('button', { name: 'Pay ₦250,000.00' })).toBeVisible()
    await expect(dialog.queryByText('Amount is required')).toBeNull()
  },
}

/** The address opens the dialog; closing it removes the parameter. */
export const FundRequested: Story = {
  parameters: { ...screen({ at: paths.fundWallet }), ...withoutPicture('The dialog is pictured in Fund.') },
  play: async () => {
    const dialog = await shownDialog('Fund wallet')
    await expect(currentPath()).toBe(paths.fundWallet)
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(currentPath()).toBe(paths.wallet))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    // The button opens it as ever.
    await userEvent.click((await content()).getByRole('button', { name: 'Fund wallet' }))
    await shownDialog('Fund wallet')
    await expect(currentPath()).toBe(paths.wallet)
  },
}

/** Before the wallet is active the address opens nothing. */
export const FundRequestedTooEarly: Story = {
  parameters: {
    ...screen({ at: paths.fundWallet, world: inactive }),
    ...withoutPicture('The notice is pictured with the overview.'),
  },
  play: async () => {
    await expect(await (await content()).findByRole('link', { name: 'Activate wallet' })).toBeVisible()
    await expect(page.queryByRole('dialog')).toBeNull()
  },
}

let answer: () => void = () => undefined
/** Returns pending payments only when the story releases the response. */
const delayedPayments = mock(payments.list, async () => {
  await new Promise<void>((resolve) => {
    answer = resolve
  })
  return { data: { transactions: [], totalTransaction: 0 } }
})

/** Enter before pending payments are read is remembered, and executed once they are. */
export const FundWanted: Story = {
  parameters: { ...screen({ api: [delayedPayments] }), ...withoutPicture('Ends on the payment page.') },
  beforeEach: recordLeaving,
  play: async () => {
    const dialog = await openDialog('Fund wallet')
    // A browser does not submit on Enter in a field whose submit button is disabled; the test library would.
    await expect(dialog.getByRole('button', { name: /^Pay/ })).toBeEnabled()
    await userEvent.type(dialog.getByLabelText('Amount'), '50000{Enter}')
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Pay/ })).toHaveAttribute('aria-busy', 'true'))
    await expect(externalAddresses).toEqual([])
    answer()
    await waitFor(() => expect(externalAddresses).toHaveLength(1))
  },
}

/** An amount outside the wallet's limits is not sent. */
export const FundRefused: Story = {
  parameters: screen({ api: [] }),
  play: async () => {
    const dialog = await openDialog('Fund wallet')
    const amount = dialog.getByLabelText('Amount')
    await userEvent.type(amount, '999.99{Enter}')
    await expect(await dialog.findByText('Minimum amount is ₦1,000.00')).toBeVisible()
    await userEvent.clear(amount)
    await userEvent.type(amount, '5000001')
    await expect(await dialog.findByText('Maximum amount is ₦5,000,000.00')).toBeVisible()
    await userEvent.clear(amount)
    await userEvent.type(amount, '12.345')
    await expect(await dialog.findByText('Please enter a valid amount')).toBeVisible()
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
  },
}

/** A link to another host is not followed. */
export const FundLinkRefused: Story = {
  parameters: {
    ...screen({
      api: [
        mock(wallet.fund, () => ({
          data: { reference: 'MQ-F-1', authorizationUrl: 'https://checkout.paystack.com.evil.example/x' },
        })),
      ],
    }),
    ...withoutPicture('The alert is pictured in FundUnknown.'),
  },
  beforeEach: recordLeaving,
  play: async () => {
    const dialog = await openDialog('Fund wallet')
    await userEvent.type(dialog.getByLabelText('Amount'), '50000{Enter}')
    await expect(await dialog.findByText('This payment link is not valid. Please try again.')).toBeVisible()
    await expect(externalAddresses).toEqual([])
  },
}

/** No response: the payment is looked up, with the same reference. */
export const FundUnknown: Story = {
  parameters: { ...screen({ api: [offline(wallet.fund)] }), expectedProblems: ['wallet.fund failed'] },
  play: async () => {
    const dialog = await openDialog('Fund wallet')
    await userEvent.type(dialog.getByLabelText('Amount'), '50000{Enter}')
    await expect(await dialog.findByText('We do not know yet if this went through.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Check status' })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: /^Pay/ })).toBeNull()
    await expect(dialog.queryByText(/You will pay/)).toBeNull()
    await expect(dialog.getByLabelText('Amount')).toHaveValue('50,000')
  },
}

/** Its dialog is closed: the page still offers only a status check, until the outcome is known. */
export const FundUnknownAndClosed: Story = {
  parameters: { ...screen({ api: [offline(wallet.fund)] }), expectedProblems: ['wallet.fund failed'] },
  play: async () => {
    const dialog = await openDialog('Fund wallet')
    await userEvent.type(dialog.getByLabelText('Amount'), '50000{Enter}')
    await dialog.findByText('We do not know yet if this went through.')
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    const main = await content()
    await expect(await main.findByText('We do not know yet if this went through.')).toBeVisible()
    await expect(main.queryByRole('button', { name: 'Fund wallet' })).toBeNull()
  },
}

let lostResponses = 0
const answersTheSecondCall = mock(wallet.fund, ({ body }) => {
  refs.push(body.ref)
  lostResponses += 1
  if (lostResponses === 1) throw new MockRefusal('INTERNAL')
  return { data: { reference: 'MQ-F-9', authorizationUrl: 'https://checkout.paystack.com/MQ-F-9' } }
})
const refs: string[] = []

/** 'Check status' continues the same payment: the same reference and amount. */
export const FundLookedUp: Story = {
  parameters: {
    ...screen({ api: [answersTheSecondCall] }),
    expectedProblems: ['wallet.fund failed'],
    ...withoutPicture('Ends on the payment page.'),
  },
  beforeEach: () => {
    lostResponses = 0
    refs.length = 0
    return recordLeaving()
  },
  play: async () => {
    const dialog = await openDialog('Fund wallet')
    await userEvent.type(dialog.getByLabelText('Amount'), '50000{Enter}')
    await dialog.findByText('We do not know yet if this went through.')
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await userEvent.click(await (await content()).findByRole('button', { name: 'Check status' }))
    const reopenedDialog = await shownDialog('Fund wallet')
    await expect(reopenedDialog.getByLabelText('Amount')).toHaveValue('50,000')
    await userEvent.click(reopenedDialog.getByRole('button', { name: 'Check status' }))
    await waitFor(() => expect(externalAddresses).toEqual(['https://checkout.paystack.com/MQ-F-9']))
    await expect(new Set(refs).size).toBe(1)
  },
}

/** The server does not support it: support is offered instead. */
export const FundNotOffered: Story = {
  parameters: {
    ...screen({ api: [fail(wallet.fund, 'NOT_OFFERED')] }),
    expectedProblems: ['wallet.fund failed'],
    ...withoutPicture('One button for another.'),
  },
  play: async () => {
    const dialog = await openDialog('Fund wallet')
    await userEvent.type(dialog.getByLabelText('Amount'), '50000{Enter}')
    await dialog.findByRole('alert')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    const main = await content()
    await expect(await main.findByRole('button', { name: 'Contact support' })).toBeVisible()
    await expect(main.queryByRole('button', { name: 'Fund wallet' })).toBeNull()
    await expect(main.getByRole('button', { name: 'Withdraw' })).toBeVisible()
  },
}

/** Pending payments cannot be read: paying is not offered until they are. */
export const FundNotKnown: Story = {
  parameters: screen({ api: [fail(payments.list, 'FORBIDDEN')] }),
  play: async () => {
    const dialog = await openDialog('Fund wallet')
    await expect(await dialog.findByText(/^We could not check your payments\./)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Pay' })).toBeDisabled()
  },
}

/** The same amount is still being confirmed: it must not be paid again. */
export const FundTwice: Story = {
  parameters: {
    ...walletScreen({
      transactions: [aTransaction({ status: 'pending', amountKobo: 5_000_000, balanceAfterKobo: null })],
    }),
  },
  play: async () => {
    const dialog = await openDialog('Fund wallet')
    await expect(await dialog.findByText('₦50,000.00 is still being confirmed. Do not pay it again.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Amount'), '50000{Enter}')
    await expect(await dialog.findByText('This amount is still being confirmed')).toBeVisible()
  },
}

/** A funding whose page was left before paying is continued there. */
export const FundLeft: Story = {
  parameters: {
    ...walletScreen({
      transactions: [
        aTransaction({
          status: 'pending',
          amountKobo: 5_000_000,
          balanceAfterKobo: null,
          authorizationUrl: 'https://checkout.paystack.com/MQ-F-0000000001',
        }),
      ],
    }),
  },
  play: async () => {
    const dialog = await openDialog('Fund wallet')
    await expect(await dialog.findByText('We have received no payment yet')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Continue payment' })).toBeEnabled()
    await userEvent.type(dialog.getByLabelText('Amount'), '50000{Enter}')
    await expect(await dialog.findByText('This amount is still being confirmed')).toBeVisible()
  },
}

/** The notice opens its details; another amount is another payment. */
export const FundTwiceChecked: Story = {
  parameters: {
    ...walletScreen({
      transactions: [aTransaction({ status: 'pending', amountKobo: 5_000_000, balanceAfterKobo: null })],
    }),
    ...withoutPicture('Ends with the panel that is pictured with the transactions.'),
  },
  play: async () => {
    const dialog = await openDialog('Fund wallet')
    await dialog.findByText('₦50,000.00 is still being confirmed. Do not pay it again.')
    await userEvent.type(dialog.getByLabelText('Amount'), '60000')
    await expect(dialog.getByRole('button', { name: 'Pay ₦60,000.00' })).toBeEnabled()
    await userEvent.click(dialog.getByRole('button', { name: 'Check status' }))
    await waitFor(() => expect(currentPath()).toBe(`${paths.wallet}?transaction=MQ-F-0000000001`))
    await waitFor(() => expect(page.getByRole('dialog', { name: 'Transaction' })).toBeVisible())
  },
}
