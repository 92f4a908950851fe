import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { billing } from '@/api/contract/endpoints/billing.ts'
import type { Subscription, Wallet } from '@/api/contract/schemas/wallet.ts'
import { ago, aSubscription, aWallet } from '@/api/mocks/factories.ts'
import { offline } from '@/api/mocks/faults.ts'
import { mock } from '@/api/mocks/mock.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { paths } from '@/shared/paths.ts'
import { replaceRedirect } from '@/shared/payments/payment-link.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { visual } from '../../_kit/visual.ts'
import { expectToast, typeCode } from '../auth/page.ts'
import { heading, sidebar, shownDialog } from '../shell/frame.ts'

const meta = {
  title: 'Screens/Pages/Paying for a plan',
  render: renderScreen,
  parameters: { ...screen({ at: paths.billing({ tab: 'plans' }) }), states: 'billing.stories.tsx' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const unseen = (why: string) => visual('screen', [], { skip: why })
const premium = aSubscription({
  planCode: 'premium',
  gigCount: 10,
  gigUsed: 4,
  priceKobo: 1_500_000,
  startedAt: ago({ days: 8 }),
  renewsAt: '2025-12-01T08:00:00+01:00',
})
const on = (subscription: Subscription | null, wallet: Partial<Wallet> = {}) => ({
  world: () => smallVenue({ wallet: aWallet({ ...wallet, subscription }) }),
})

const press = async (name: string) => userEvent.click(await page.findByRole('button', { name }))

export const UpgradeSheet: Story = {
  parameters: screen(on(premium)),
  play: async () => {
    await press('Upgrade to Enterprise')
    const sheet = await shownDialog('Upgrade to Enterprise')
    await expect(sheet.getByText('₦50,000.00 a month')).toBeVisible()
    await expect(sheet.getByText('Total today')).toBeVisible()
    await expect(sheet.getByText('Your Premium plan, paid until 1 Dec 2025, ends today.')).toBeVisible()
    await expect(sheet.getByRole('radio', { name: 'Pay from wallet' })).toBeChecked()
    await expect(sheet.getByRole('button', { name: 'Pay ₦50,000.00' })).toBeVisible()
  },
}

/** The balance is too low: the reason is shown, and the payment page is selected. */
export const WalletShort: Story = {
  parameters: screen(on(premium, { availableKobo: 1_000_000 })),
  play: async () => {
    await press('Upgrade to Enterprise')
    const sheet = await shownDialog('Upgrade to Enterprise')
    await expect(sheet.getByText('₦10,000.00 available, ₦40,000.00 missing')).toBeVisible()
    await expect(sheet.getByRole('radio', { name: 'Pay from wallet' })).toBeDisabled()
    await expect(sheet.getByRole('radio', { name: 'Pay on the payment page' })).toBeChecked()
  },
}

/** From the wallet: the PIN, then the payment's page; the plan card follows. */
export const PaysFromWallet: Story = {
  parameters: { ...screen(on(premium)), ...unseen('ends on the payment status page') },
  play: async () => {
    await press('Upgrade to Enterprise')
    await press('Pay ₦50,000.00')
    await page.findByText('Pay ₦50,000.00 from your wallet for 1 month of Enterprise.')
    await typeCode('2580{Enter}')
    await expect(await page.findByRole('region', { name: 'You are subscribed' })).toBeVisible()
    await expect(await (await sidebar()).findByText('0 out of Unlimited Gigs')).toBeVisible()
  },
}

export const WrongPin: Story = {
  parameters: { ...screen(on(premium)), expectedProblems: ['billing.subscribe failed'] },
  play: async () => {
    await press('Upgrade to Enterprise')
    await press('Pay ₦50,000.00')
    await typeCode('1379{Enter}')
    await expectToast('Incorrect PIN', 'danger')
    await expect(page.getByText('You have 4 tries left.')).toBeVisible()
  },
}

/** A forgotten PIN is reset here, and the plan is chosen again. */
export const ForgotPin: Story = {
  parameters: { ...screen(on(premium)), ...unseen('the dialog has stories of its own') },
  play: async () => {
    await press('Upgrade to Enterprise')
    await press('Pay ₦50,000.00')
    await press('Forgot PIN?')
    await shownDialog('Reset your PIN')
    await expect(page.queryByText(/from your wallet/)).toBeNull()
  },
}

const externalAddresses: string[] = []
const recordLeaving = () => {
  externalAddresses.length = 0
  return replaceRedirect((href) => externalAddresses.push(href))
}

/** On the payment page: only a link to a configured host is followed. */
export const PaysOnThePaymentPage: Story = {
  parameters: { ...screen(on(null)), ...unseen('ends on the payment page') },
  beforeEach: recordLeaving,
  play: async () => {
    await press('Subscribe to Premium')
    await userEvent.click(await page.findByRole('radio', { name: 'Pay on the payment page' }))
    await press('Pay ₦15,000.00')
    await waitFor(() => expect(externalAddresses).toHaveLength(1))
    await expect(externalAddresses[0]).toMatch(/^https:\/\/checkout\.paystack\.com\//)
  },
}

export const InvalidPaymentLink: Story = {
  parameters: screen({
    ...on(null),
    api: [
      mock(billing.subscribe, () => ({
        data: { reference: 'MQ-S-1', authorizationUrl: 'https://checkout.paystack.com.evil.example/x' },
      })),
    ],
  }),
  beforeEach: recordLeaving,
  play: async () => {
    await press('Subscribe to Premium')
    await userEvent.click(await page.findByRole('radio', { name: 'Pay on the payment page' }))
    await press('Pay ₦15,000.00')
    await expect(await page.findByText('This payment link is not valid. Please try again.')).toBeVisible()
    await expect(externalAddresses).toEqual([])
  },
}

/** The response was lost. Also when the sheet is closed, paying is not offered until the outcome is known. */
export const LostConnection: Story = {
  parameters: {
    ...screen({ ...on(null), api: [offline(billing.subscribe)] }),
    expectedProblems: ['billing.subscribe failed'],
  },
  play: async () => {
    await press('Subscribe to Premium')
    await press('Pay ₦15,000.00')
    await typeCode('2580{Enter}')
    await expect(await page.findByRole('button', { name: 'Check status' })).toBeVisible()
    await userEvent.click(within(page.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await heading('Billing and subscription')
    const main = within(page.getByRole('main'))
    await expect(await main.findByText('We do not know yet if this went through.')).toBeVisible()
    await expect(main.queryByRole('button', { name: /Subscribe|Pay/ })).toBeNull()
  },
}

/** 'Check status' finds no payment: paying is offered again. */
export const LostAndNotMade: Story = {
  parameters: {
    ...screen({ ...on(null), api: [offline(billing.subscribe)] }),
    ...unseen('ends with the PIN asked for again'),
    expectedProblems: ['billing.subscribe failed'],
  },
  play: async () => {
    await press('Subscribe to Premium')
    await press('Pay ₦15,000.00')
    await typeCode('2580{Enter}')
    await press('Check status')
    await expect(await page.findByText('This payment was not made. You can try again.')).toBeVisible()
  },
}

export const Downgrade: Story = {
  parameters: screen(on(premium)),
  play: async () => {
    await press('Change to Basic')
    await expect(await page.findByRole('alertdialog', { name: 'Change to Basic?' })).toHaveAccessibleDescription(
      'Your plan changes to Basic on 1\u00A0Dec\u00A02025. Until then you keep Premium. You pay nothing now. From 1\u00A0Dec\u00A02025 you pay ₦5,000.00 a month from your wallet.',
    )
  },
}

/** By the year, and from a year to a month of the same plan: the price and the period are the ones that were chosen. */
export const DowngradeOfPeriod: Story = {
  parameters: { ...screen(on({ ...premium, interval: 'year' })), ...unseen('as Downgrade, with other words') },
  play: async () => {
    await press('Change to Basic')
    await expect(await page.findByRole('alertdialog', { name: 'Change to Basic?' })).toHaveAccessibleDescription(
      /From 1\u00A0Dec\u00A02025 you pay ₦50,000.00 a year from your wallet\.$/,
    )
    await press('Keep Premium')
    await userEvent.click(page.getByRole('radio', { name: 'Monthly' }))
    await press('Switch to monthly')
    await expect(
      await page.findByRole('alertdialog', { name: 'Change to Premium monthly?' }),
    ).toHaveAccessibleDescription(
      /^Your plan changes to Premium monthly on 1\u00A0Dec\u00A02025\. Until then you keep Premium yearly\. .* ₦15,000\.00 a month /,
    )
  },
}

export const Downgraded: Story = {
  parameters: { ...screen(on(premium)), ...unseen('ends as Plans with a toast') },
  play: async () => {
    await press('Change to Basic')
    await press('Change plan')
    await expectToast('Plan change scheduled', 'success')
    await expect(
      await within(await page.findByRole('article', { name: 'Basic' })).findByText('Starts 1 Dec 2025'),
    ).toBeVisible()
  },
}
