import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { payments } from '../../src/api/contract/endpoints/payments.ts'
import { security } from '../../src/api/contract/endpoints/security.ts'
import { wallet } from '../../src/api/contract/endpoints/wallet.ts'
import { call } from './api.ts'
import type { Employer } from './employer.ts'
import { productUrl } from './environment.ts'

/** An account that the sandbox's bank knows, and whose it says it is. */
export const bankAccount = {
  bank: 'First Bank of Nigeria',
  bankCode: '011',
  accountNumber: '0000014579',
  accountName: 'EKO EVENTS LTD',
}
export const walletPin = '2580'

/** What can be chosen on the payment page. */
type Outcome = 'success' | 'failed' | 'abandoned' | 'slow' | 'timeout'

/** Decides a payment as somebody does on the payment page, from outside the browser. */
export async function decideOutside(reference: string, outcome: Outcome): Promise<void> {
  const answer = await fetch(`${productUrl()}/sandbox/pay/${reference}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ outcome }),
  })
  if (answer.status >= 400 && answer.status !== 504) throw new Error(`The payment page answered ${answer.status}`)
}

/** Gives an employer an active wallet with so much in it. */
export async function openWallet(employer: Employer, kobo = 0): Promise<void> {
  const { bankCode, accountNumber } = bankAccount
  await call(wallet.setWithdrawalAccount, { body: { bankCode, accountNumber } }, employer)
  await call(security.setPin, { body: { pin: walletPin, confirmPin: walletPin } }, employer)
  await call(wallet.activate, { body: {} }, employer)
  if (kobo > 0) await fundOutside(employer, kobo)
}

/** Pays into a wallet, or leaves the payment page open. @returns the payment's reference */
export async function fundOutside(
  employer: Employer,
  amountKobo: number,
  outcome: Outcome | 'open' = 'success',
): Promise<string> {
  const { reference } = await call(wallet.fund, { body: { amountKobo, ref: randomUUID() } }, employer)
  if (outcome !== 'open') await decideOutside(reference, outcome)
  return reference
}

/** Every payment of an employer, newest first: what the ledger's side of the product says happened. */
export async function paymentsOf(employer: Employer) {
  const { transactions } = await call(payments.list, { query: { limit: 100 } }, employer)
  return transactions
}

/** One of the buttons of the payment page, by what it leads to. */
export async function decide(page: Page, outcome: Outcome): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox\/pay\//)
  await page.locator(`button[value="${outcome}"]`).click()
}

/** The boxes of a PIN, which tell nobody what is typed and so are no text boxes. */
const boxes = (page: Page, name: string | RegExp): Locator => page.getByRole('group', { name }).locator('input')

/** Types a PIN into the open dialog that asks for it. */
export async function typePin(page: Page, digits = walletPin): Promise<void> {
  await boxes(page, 'Your 4-digit PIN').first().focus()
  await page.keyboard.type(digits)
}

/** Types a new PIN twice. */
export async function typeNewPin(page: Page, digits: string, again = digits): Promise<void> {
  for (const [name, typed] of [
    [/4-digit PIN$/, digits],
    ['Confirm your PIN', again],
  ] as const) {
    for (const [index, digit] of [...typed].entries()) await boxes(page, name).nth(index).fill(digit)
  }
}

/** One of the balances with its meaning. */
export const tile = (page: Page, label: string): Locator => page.getByRole('main').getByRole('group', { name: label })

/** Opens the details of the newest payment with this description, in the list on screen. */
export async function openTransaction(page: Page, description: string): Promise<void> {
  await page.getByRole('row').filter({ hasText: description }).first().getByRole('link').first().click()
  await expect(page.getByRole('dialog', { name: 'Transaction' })).toBeVisible()
}

/** Nothing on the page offers to pay, under whatever name. */
export async function expectNoOffer(page: Page): Promise<void> {
  const offer = /\b(?:pay|subscribe|upgrade|renew|try again|continue payment)\b/i
  for (const role of ['button', 'link'] as const) {
    await expect(page.getByRole('main').getByRole(role, { name: offer })).toHaveCount(0)
  }
}
