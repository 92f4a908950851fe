import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { payments } from '../../src/api/contract/endpoints/payments.ts'
import { security } from '../../src/api/contract/endpoints/security.ts'
import { wallet } from '../../src/api/contract/endpoints/wallet.ts'
import { call } from './api.ts'
import type { Employer } from './employer.ts'
import { productUrl } from './environment.ts'

/** A bank account that the sandbox resolves, with the name of its holder. */
export const bankAccount = {
  bank: 'First Bank of Nigeria',
  bankCode: '011',
  accountNumber: '0000014579',
  accountName: 'EKO EVENTS LTD',
}
export const walletPin = '2580'

/** The outcomes that the sandbox's payment page offers. */
type Outcome = 'success' | 'failed' | 'abandoned' | 'slow' | 'timeout'

/** Chooses the outcome of a payment without a browser. */
export async function decidePaymentByApi(reference: string, outcome: Outcome): Promise<void> {
  const response = await fetch(`${productUrl()}/sandbox/pay/${reference}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ outcome }),
  })
  if (response.status >= 400 && response.status !== 504) throw new Error(`The payment page returned ${response.status}`)
}

/** Gives an employer an active wallet with this balance. */
export async function activateWallet(employer: Employer, kobo = 0): Promise<void> {
  const { bankCode, accountNumber } = bankAccount
  await call(wallet.setWithdrawalAccount, { body: { bankCode, accountNumber } }, employer)
  await call(security.setPin, { body: { pin: walletPin, confirmPin: walletPin } }, employer)
  await call(wallet.activate, { body: {} }, employer)
  if (kobo > 0) await fundWalletByApi(employer, kobo)
}

/** Funds a wallet, or leaves the payment open. @returns the payment's reference */
export async function fundWalletByApi(
  employer: Employer,
  amountKobo: number,
  outcome: Outcome | 'open' = 'success',
): Promise<string> {
  const { reference } = await call(wallet.fund, { body: { amountKobo, ref: randomUUID() } }, employer)
  if (outcome !== 'open') await decidePaymentByApi(reference, outcome)
  return reference
}

/** Returns every payment of an employer from the API, newest first. */
export async function paymentsOf(employer: Employer) {
  const { transactions } = await call(payments.list, { query: { limit: 100 } }, employer)
  return transactions
}

/** Clicks the button of the payment page that leads to this outcome. */
export async function decidePayment(page: Page, outcome: Outcome): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox\/pay\//)
  await page.locator(`button[value="${outcome}"]`).click()
}

/** Locates the inputs of a PIN, which are password inputs and so have no role textbox. */
const pinInputs = (page: Page, name: string | RegExp): Locator => page.getByRole('group', { name }).locator('input')

/** Types a PIN into the open dialog. */
export async function typePin(page: Page, digits = walletPin): Promise<void> {
  await pinInputs(page, 'Your 4-digit PIN').first().focus()
  await page.keyboard.type(digits)
}

/** Types a new PIN and its confirmation. */
export async function typeNewPin(page: Page, digits: string, confirmation = digits): Promise<void> {
  for (const [name, typed] of [
    [/4-digit PIN$/, digits],
    ['Confirm your PIN', confirmation],
  ] as const) {
    for (const [index, digit] of [...typed].entries()) await pinInputs(page, name).nth(index).fill(digit)
  }
}

/** Locates one of the balances by its label. */
export const balanceTile = (page: Page, label: string): Locator =>
  page.getByRole('main').getByRole('group', { name: label })

/** Opens the details of the newest payment with this description. */
export async function openTransaction(page: Page, description: string): Promise<void> {
  await page.getByRole('row').filter({ hasText: description }).first().getByRole('link').first().click()
  await expect(page.getByRole('dialog', { name: 'Transaction' })).toBeVisible()
}

/** Asserts that no button or link on the page offers to pay. */
export async function expectNoPaymentOffer(page: Page): Promise<void> {
  const offer = /\b(?:pay|subscribe|upgrade|renew|try again|continue payment)\b/i
  for (const role of ['button', 'link'] as const) {
    await expect(page.getByRole('main').getByRole(role, { name: offer })).toHaveCount(0)
  }
}

/** A payment that was left before paying is the only one offered: it is continued on its own page. */
export async function expectOnlyContinuation(page: Page): Promise<void> {
  await expect(page.getByText('We have received no payment yet')).toBeVisible()
  const offer = /\b(?:pay|subscribe|upgrade|renew|try again|continue payment)\b/i
  await expect(page.getByRole('main').getByRole('button', { name: offer })).toHaveText(['Continue payment'])
  await expect(page.getByRole('main').getByRole('link', { name: offer })).toHaveCount(0)
}
