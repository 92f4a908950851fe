import { expect, type Locator, type Page } from '@playwright/test'
import { booksOf, type Books } from './ledger.ts'
import type { Employer } from './employer.ts'
import { balanceTile } from './money.ts'

const amount = /₦[\d,]+\.\d\d/
const amounts = /([+−]?)₦([\d,]+)\.(\d\d)/g

/** The amounts of a text, such as '₦57,850.00', in kobo; a minus before the sign of the currency counts. */
const koboIn = (text: string): number[] =>
  [...text.matchAll(amounts)].map(([, sign, naira = '', kobo]) => {
    const size = Number(naira.replaceAll(',', '')) * 100 + Number(kobo)
    return sign === '−' ? 0 - size : size
  })

/** The amounts that stand in a place of the page now, in kobo. */
export const amountsIn = async (place: Locator): Promise<number[]> => koboIn(await place.innerText())

/** Reads the amount that stands in a place of the page, in kobo, as soon as one stands there. */
export async function amountIn(place: Locator): Promise<number> {
  await expect(place).toContainText(amount)
  const [first] = await amountsIn(place)
  if (first === undefined) throw new Error('The amount left the page')
  return first
}

/** Waits until the first amount of a place of the page is this one, in kobo, and fails with the one that stays. */
export const expectAmount = (place: Locator, kobo: number) =>
  expect.poll(async () => (await amountsIn(place))[0]).toBe(kobo)

/**
 * Asserts that the wallet page and the Gig's money card show what the ledger has, that the parts add up to what was paid, and that the
 * balances and the money that left add up to what the employer began with.
 * @param startKobo what the wallet had before the Gig was paid
 * @returns the amounts that are shown, in kobo
 */
export async function expectShownBooks(
  page: Page,
  employer: Employer,
  { gigId, startKobo }: { gigId: string; startKobo: number },
): Promise<Books> {
  const books = await booksOf(employer, gigId)
  await page.goto('/dashboard/wallet&payments')
  await expectAmount(balanceTile(page, 'Available'), books.availableKobo)
  await expectAmount(balanceTile(page, 'Held for Gigs'), books.heldForGigsKobo)
  await page.goto(`/dashboard/gig-management/${gigId}?tab=payments`)
  const card = page.getByRole('main').getByRole('region', { name: 'Where your money is' })
  // The sum of the parts leads the card; each part has a row of the table.
  await expectAmount(card, books.gig.Paid)
  await card.getByRole('button', { name: 'Show table' }).click()
  for (const part of ['Held', 'Released', 'Refunded', 'Fee', 'VAT'] as const) {
    await expectAmount(card.getByRole('row', { name: new RegExp(`^${part} `) }), books.gig[part])
  }
  const { Paid, Held, Released, Refunded, Fee, VAT } = books.gig
  expect(Held + Released + Refunded + Fee + VAT).toBe(Paid)
  expect(books.availableKobo + Held + Released + Fee + VAT).toBe(startKobo)
  return books
}
