import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { wallet } from '@/api/contract/endpoints/wallet.ts'
import { aCompany, anUnnamedCompany } from '@/api/mocks/factories.ts'
import { fail, hold } from '@/api/mocks/faults.ts'
import { mock } from '@/api/mocks/mock.ts'
import { aWithdrawalAccount } from '@/api/mocks/money-factories.ts'
import { MockRefusal } from '@/api/mocks/mock-refusal.ts'
import { paths } from '@/shared/paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { withoutPicture } from '../../_kit/visual.ts'
import { expectToast } from '../auth/page.ts'
import { button, chooseBank, inactive, number, step, typeAccount } from './activation.ts'

const meta = {
  title: 'Screens/Wallet/Bank account form',
  render: renderScreen,
  parameters: { ...screen({ at: paths.activateWallet, world: inactive }), states: 'activate-wallet.stories.tsx' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** At ten digits the account is looked up; its name is shown with its bank, as a question that the button answers. */
export const NameFound: Story = {
  play: async () => {
    await typeAccount('0000000220')
    await expect(await page.findByText('EKO EVENTS LTD')).toBeVisible()
    await expect(page.getByText('First Bank of Nigeria ••••0220')).toBeVisible()
    await expect(button('Yes, save this account')).toBeVisible()
    await expect(page.queryByText(/does not look right/)).toBeNull()
    await expect(page.queryByText(/does not match/)).toBeNull()
  },
}

/** A bank is found by the names people use for it, and by its code. */
export const UsualNames: Story = {
  play: async () => {
    const input = await page.findByRole('combobox', { name: /^Bank/ })
    for (const [typed, name] of [
      ['UBA', 'United Bank for Africa'],
      ['058', 'Guaranty Trust Bank'],
      ['GTB', 'Guaranty Trust Bank'],
    ] as const) {
      await userEvent.clear(input)
      await userEvent.type(input, typed)
      await waitFor(async () => expect(page.getAllByRole('option').map((option) => option.textContent)).toEqual([name]))
    }
    await userEvent.click(page.getByRole('option', { name: 'Guaranty Trust Bank' }))
    await expect(input).toHaveValue('Guaranty Trust Bank')
  },
}

/** Further typing removes the name. */
export const NameForgotten: Story = {
  parameters: withoutPicture('as Loaded'),
  play: async () => {
    await typeAccount('0000000220')
    await page.findByText('EKO EVENTS LTD')
    await userEvent.type(await number(), '{Backspace}')
    await waitFor(() => expect(page.queryByText('EKO EVENTS LTD')).toBeNull())
    await expect(page.queryByText('Is this your account?')).toBeNull()
  },
}

export const NameLookedUp: Story = {
  parameters: screen({ api: [hold(wallet.resolveAccount)] }),
  play: async () => {
    await typeAccount('0000014579')
    await expect(await page.findByText('Looking up the account name')).toBeVisible()
  },
}

/** The bank has no such account: it is not saved. */
export const NotConfirmed: Story = {
  parameters: { expectedProblems: ['wallet.resolveAccount failed'] },
  play: async () => {
    await typeAccount('0000014589')
    await expect(await page.findByText('We could not confirm this account. Check the number and bank.')).toBeVisible()
    // The bank has already answered.
    await expect(page.queryByText(/does not look right/)).toBeNull()
    await userEvent.click(button('Save account'))
    await waitFor(async () => expect(await number()).toHaveFocus())
    await expect(await step('Your bank account')).toBeVisible()
  },
}

/** The bank does not respond: the check digit is the only hint, and saving stays possible. */
export const ServiceDown: Story = {
  parameters: {
    ...screen({ api: [fail(wallet.resolveAccount, 'UNAVAILABLE')] }),
    expectedProblems: ['wallet.resolveAccount failed'],
  },
  play: async () => {
    await typeAccount('0000014578')
    await expect(await page.findByText(/We cannot confirm the name right now\./)).toBeVisible()
    await expect(page.getByText(/marked Not verified/)).toBeVisible()
    await expect(page.getByText(/does not look right for First Bank of Nigeria/)).toBeVisible()
    await expect(button('Save account')).toBeEnabled()
  },
}

export const ServiceDownStillSaves: Story = {
  parameters: {
    ...screen({
      api: [
        fail(wallet.resolveAccount, 'UNAVAILABLE'),
        mock(wallet.setWithdrawalAccount, () => ({
          message: 'Withdrawal account saved',
          data: aWithdrawalAccount({ accountName: '', verified: false }),
        })),
      ],
    }),
    ...withoutPicture('as CreatesPin'),
    expectedProblems: ['wallet.resolveAccount failed'],
  },
  play: async () => {
    await typeAccount('0000014578')
    await page.findByText(/We cannot confirm the name right now\./)
    await userEvent.click(button('Save account'))
    await expectToast('Withdrawal account saved', 'success')
    await step('Your PIN')
  },
}

/** The name is another person's: a hint that does not block the form. */
export const NameMismatch: Story = {
  parameters: screen({
    world: () => inactive({ company: aCompany({ companyName: 'Lagos Nights' }) }),
    api: [mock(wallet.resolveAccount, () => ({ data: { accountName: 'TUNDE BAKARE' } }))],
  }),
  play: async () => {
    await typeAccount('0000014579')
    await expect(
      await page.findByText('The account name does not match your business name. Withdrawals may be delayed.'),
    ).toBeVisible()
  },
}

/** Without a business there is nothing that the name could differ from. */
export const NoBusinessToCompare: Story = {
  parameters: {
    ...screen({
      world: () => inactive({ company: anUnnamedCompany() }),
      api: [mock(wallet.resolveAccount, () => ({ data: { accountName: 'TUNDE BAKARE' } }))],
    }),
    ...withoutPicture('as NameFound'),
  },
  play: async () => {
    await typeAccount('0000014579')
    await expect(await page.findByText('TUNDE BAKARE')).toBeVisible()
    await expect(page.queryByText(/does not match your business name/)).toBeNull()
  },
}

export const NameMismatchStillSaves: Story = {
  parameters: { ...NameMismatch.parameters, ...withoutPicture('as CreatesPin') },
  play: async () => {
    await typeAccount('0000014579')
    await page.findByText(/does not match your business name/)
    await userEvent.click(button('Yes, save this account'))
    await expectToast('Withdrawal account saved', 'success')
    await step('Your PIN')
  },
}

/** An empty form, then a number that is too short. */
export const Missing: Story = {
  play: async () => {
    await step('Your bank account')
    await userEvent.click(button('Save account'))
    await expect(await page.findByRole('link', { name: 'Please select a bank' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Account number is required' })).toBeVisible()
    await waitFor(() => expect(page.getByRole('combobox', { name: /^Bank/ })).toHaveFocus())
    await userEvent.type(await number(), '12345')
    await expect(await page.findByRole('link', { name: 'Account number must be exactly 10 digits' })).toBeVisible()
    await expect(await number()).toHaveAccessibleDescription('Account number must be exactly 10 digits')
  },
}

let areBanksDown = true
export const BanksFail: Story = {
  parameters: screen({ api: [fail(wallet.getBanks, 'INTERNAL')] }),
  play: async () => {
    await step('Your bank account')
    await expect(await page.findByText('Failed to load banks')).toBeVisible()
    await expect(page.getByRole('combobox', { name: /^Bank/ })).toBeInvalid()
    await expect(button('Try again')).toBeVisible()
  },
}

export const BanksRecover: Story = {
  parameters: {
    ...screen({
      api: [
        mock(wallet.getBanks, () => {
          if (areBanksDown) throw new MockRefusal('CONFLICT')
          return { data: [{ code: '011', name: 'First Bank of Nigeria' }] }
        }),
      ],
    }),
    ...withoutPicture('as Loaded'),
  },
  beforeEach: () => {
    areBanksDown = true
  },
  play: async () => {
    const retryButton = await page.findByRole('button', { name: 'Try again' })
    areBanksDown = false
    await userEvent.click(retryButton)
    await waitFor(() => expect(page.queryByText('Failed to load banks')).toBeNull())
    await chooseBank('First Bank of Nigeria')
  },
}

/** The server refuses the account: its message is shown at the field. */
export const SaveRefused: Story = {
  parameters: {
    ...screen({
      api: [
        fail(wallet.setWithdrawalAccount, 'ACCOUNT_NOT_CONFIRMED', {
          errors: { accountNumber: 'We could not confirm this account. Check the number and bank.' },
        }),
      ],
    }),
    ...withoutPicture('as NotConfirmed'),
    expectedProblems: ['wallet.setWithdrawalAccount failed'],
  },
  play: async () => {
    await typeAccount('0000014579')
    await page.findByText('EKO EVENTS LTD')
    await userEvent.click(button('Yes, save this account'))
    await waitFor(async () => expect(await number()).toBeInvalid())
    await expect(
      page.getByRole('link', { name: 'We could not confirm this account. Check the number and bank.' }),
    ).toBeVisible()
    await waitFor(async () => expect(await number()).toHaveFocus())
    await userEvent.type(await number(), '{Backspace}0')
    await waitFor(async () => expect(await number()).not.toBeInvalid())
  },
}
