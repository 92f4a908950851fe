import { screen as page, userEvent } from 'storybook/test'
import { aWallet } from '@/api/mocks/factories.ts'
import { aWithdrawalAccount } from '@/api/mocks/money-factories.ts'
import { smallVenue, type World } from '@/api/mocks/world.ts'
import { paths } from '@/shared/paths.ts'

/** No step of the activation is done. */
export const inactive = (changes: Partial<World> = {}) =>
  smallVenue({
    wallet: aWallet({ status: 'not_activated', pinSet: false, availableKobo: 0, heldKobo: 0 }),
    withdrawalAccount: null,
    pin: null,
    ...changes,
  })
/** The account is saved; there is no PIN. */
export const withAccount = (changes: Partial<World> = {}) =>
  inactive({ withdrawalAccount: aWithdrawalAccount(), ...changes })
export const stepAddress = (step: string) => `${paths.activateWallet}?step=${step}`
export const button = (name: string) => page.getByRole('button', { name })
export const step = (name: string) => page.findByRole('heading', { level: 2, name })
export const number = () => page.findByLabelText(/^Account number/)

/** Finds a bank by its name and chooses it. */
export async function chooseBank(name: string) {
  const input = await page.findByRole('combobox', { name: /^Bank/ })
  await userEvent.click(input)
  await userEvent.type(input, name)
  await userEvent.click(await page.findByRole('option', { name }))
}

/** Chooses the bank, then types the number. */
export async function typeAccount(digits: string, bank = 'First Bank of Nigeria') {
  await chooseBank(bank)
  await userEvent.type(await number(), digits)
}
