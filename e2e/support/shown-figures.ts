import { expect, type Page } from '@playwright/test'
import { read } from './database.ts'
import type { Employer } from './employer.ts'
import { main } from './gig-form.ts'
import { booksOf } from './ledger.ts'
import { balanceTile } from './money.ts'
import { amountIn, amountsIn, expectAmount, expectShownBooks } from './shown-money.ts'
import { fact } from './steps.ts'

/** A hired place, in kobo. */
interface Place {
  readonly id: string
  readonly name: string
  readonly status: string
  readonly agreedKobo: number
}

/** What the server has about a Gig beside its money. */
interface GigFigures {
  readonly id: string
  readonly title: string
  readonly status: string
  /** Whether the last session has ended. */
  readonly isOver: boolean
  readonly needed: number
  /** What each worker was offered, in kobo. */
  readonly payKobo: number
  /** Those who have applied and were not decided about; nobody where no place is free. */
  readonly toReview: number
}

/** In percent of the agreed pay. */
const commission = 5
const netOf = (kobo: number) => (kobo * (100 - commission)) / 100

const gigsOf = ({ employerId }: Employer) =>
  read<GigFigures>(
    `select g.id, g.title, g.status, g.ends_at < now() as "isOver", g.workers_needed as needed, (g.brief->>'rateKobo')::float8 as "payKobo",
       (select count(*)::int from applicant a where a.gig_id = g.id and a.status = 'pending' and g.status in ('open', 'in_progress') and g.ends_at > now()
          and (select count(*) from worker_gig w where w.gig_id = g.id and w.status <> 'cancelled') < g.workers_needed) as "toReview"
     from gig g where g.employer_id = $1`,
    [employerId],
  )

const placesOf = (gigId: string) =>
  read<Place>(
    `select p.id, w.first_name || ' ' || w.last_name as name, p.status, p.agreed_kobo::float8 as "agreedKobo"
     from worker_gig p join worker w on w.id = p.worker_id where p.gig_id = $1 and p.status <> 'cancelled'`,
    [gigId],
  )

const sumOf = (places: readonly Place[]) => places.reduce((total, { agreedKobo }) => total + agreedKobo, 0)
const isReleased = ({ status }: Place) => status === 'approved' || status === 'paid'

/** What a place's status is called. */
const statusNames: Readonly<Record<string, string | RegExp>> = {
  hired: 'Hired',
  active: 'Active',
  task_submitted: 'Task submitted',
  changes_requested: 'Changes requested',
  // The payout may arrive at any moment.
  approved: /Approved|Paid/,
  paid: 'Paid',
}

/**
 * Asserts that every screen with a figure about a Gig shows what the server has, and that the figures of one screen add up to those of the others: the
 * wallet and the Gig's money (`expectShownBooks`), its workers and each one's page, the list of Gigs, the transactions and the dashboard's home.
 * @param startKobo what the wallet had before the Gig was paid
 * @returns the amounts of the wallet and the Gig that are shown, in kobo
 */
export async function expectShownFigures(page: Page, employer: Employer, of: { gigId: string; startKobo: number }) {
  const books = await expectShownBooks(page, employer, of)
  await expectShownPlaces(page, employer, of.gigId)
  await expectShownGigs(page, employer)
  await expectShownTransactions(page, employer)
  await expectShownHome(page, employer)
  return books
}

/** The Workers tab: who is hired, in which state, for how much; together the places are what is held and released. Then the page of each. */
async function expectShownPlaces(page: Page, employer: Employer, gigId: string) {
  const places = await placesOf(gigId)
  const { gig } = await booksOf(employer, gigId)
  const facts = (await gigsOf(employer)).find(({ id }) => id === gigId)
  if (facts === undefined) throw new Error(`The employer has no Gig ${gigId}`)
  // After the last session the pay of the free places goes back with the last approval.
  const isSettled = facts.isOver && places.every(isReleased)
  const freeKobo = isSettled ? 0 : (facts.needed - places.length) * facts.payKobo
  expect(sumOf(places.filter((place) => !isReleased(place))) + freeKobo).toBe(gig.Held)
  expect(sumOf(places.filter(isReleased))).toBe(gig.Released)

  await page.goto(`/dashboard/gig-management/${gigId}?tab=workers`)
  await expect(main(page).getByRole('tab', { name: /^Workers/ })).toHaveText(`Workers ${places.length}`)
  if (places.length === 0) await expect(main(page).getByText('Nobody hired yet')).toBeVisible()
  const rows = main(page).locator('[data-row]')
  await expect(rows).toHaveCount(places.length)
  for (const { name, status, agreedKobo } of places) {
    const row = rows.filter({ has: page.getByRole('link', { name }) })
    await expect(row).toContainText(statusNames[status] ?? status)
    await expect.poll(() => amountsIn(row)).toEqual([agreedKobo, netOf(agreedKobo)])
  }
  for (const place of places) {
    await page.goto(`/dashboard/gig-management/${gigId}/profile/worker/${place.id}`)
    const hire = page.getByRole('region', { name: 'Hire', exact: true })
    await expectAmount(fact(hire, isReleased(place) ? 'Agreed pay' : 'Agreed pay, held'), place.agreedKobo)
    await expectAmount(fact(hire, 'Worker receive[sd]'), netOf(place.agreedKobo))
    expect(await amountIn(fact(hire, `Commission of ${commission}%`))).toBe(netOf(place.agreedKobo) - place.agreedKobo)
  }
}

/** The list of Gigs: how many workers each has, and what is held for it. Together the Gigs hold what the wallet calls held. */
async function expectShownGigs(page: Page, employer: Employer) {
  const gigs = await gigsOf(employer)
  await page.goto('/dashboard/gig-management')
  const rows = main(page).locator('[data-row]')
  await expect(rows).toHaveCount(gigs.length)
  let shownKobo = 0
  for (const { id, title, needed } of gigs) {
    const row = rows.filter({ has: page.getByRole('link', { name: title }) })
    const { length: hired } = await placesOf(id)
    await expect(row).toContainText(`${hired} of ${needed}`)
    const { Held } = (await booksOf(employer, id)).gig
    // Nothing stands where nothing is held.
    await expect.poll(() => amountsIn(row)).toEqual(Held === 0 ? [] : [Held])
    shownKobo += Held
  }
  expect(shownKobo).toBe((await booksOf(employer, '')).heldForGigsKobo)
}

/** The transactions: the signed amounts add up to the balance, which is also the balance after the newest of them. */
async function expectShownTransactions(page: Page, employer: Employer) {
  const { availableKobo } = await booksOf(employer, '')
  await page.goto('/dashboard/wallet&payments?tab=transactions')
  const rows = main(page).locator('[data-row]')
  // Those that moved no money of the wallet have no sign.
  const signed = rows.filter({ hasText: /[+−]₦/ })
  const sumOfSigned = async () => {
    const moved = await Promise.all((await signed.all()).map(amountsIn))
    return moved.reduce((sum, [kobo = 0]) => sum + kobo, 0)
  }
  await expect.poll(sumOfSigned).toBe(availableKobo)
  const newest = signed.first()
  if (await main(page).getByRole('columnheader', { name: 'Balance after' }).isVisible()) {
    expect((await amountsIn(newest)).at(-1)).toBe(availableKobo)
    return
  }
  await newest.getByRole('link').first().click()
  await expectAmount(fact(page.getByRole('dialog', { name: 'Transaction' }), 'Balance after'), availableKobo)
}

/** Home: its four figures, and one row for each thing that waits for the employer. */
async function expectShownHome(page: Page, employer: Employer) {
  const books = await booksOf(employer, '')
  // Others may apply while the page is compared with the server.
  await expect(async () => {
    const gigs = await gigsOf(employer)
    const places = (await Promise.all(gigs.map(({ id }) => placesOf(id)))).flat()
    const waiting = [
      ...gigs
        .filter(({ toReview }) => toReview > 0)
        .map(({ title, toReview }) => `${toReview} new ${toReview === 1 ? 'applicant' : 'applicants'} for ${title}`),
      ...places.filter(({ status }) => status === 'task_submitted').map(({ name }) => `${name} submitted a task for `),
    ]
    await page.goto('/dashboard')
    await expectAmount(balanceTile(page, 'Available balance'), books.availableKobo)
    await expectAmount(balanceTile(page, 'Held for Gigs'), books.heldForGigsKobo)
    const open = gigs.filter(({ status }) => status === 'open').length
    const inProgress = gigs.filter(({ status }) => status === 'in_progress').length
    await expect(balanceTile(page, 'Open Gigs')).toContainText(
      new RegExp(`^Open Gigs\\s*${open}\\s*${inProgress} in progress$`),
    )
    await expect(balanceTile(page, 'Workers hired')).toContainText(
      new RegExp(`^Workers hired\\s*${places.length}\\s*In the last 30 days$`),
    )
    const attention = main(page).getByRole('region', { name: 'Needs your attention' })
    const items = attention.getByRole('list').first().getByRole('listitem')
    await expect(attention.getByText('New applicants and submitted tasks will appear here.')).toHaveCount(
      waiting.length === 0 ? 1 : 0,
    )
    await expect(items).toHaveCount(waiting.length)
    for (const text of waiting) await expect(items.filter({ hasText: text })).toHaveCount(1)
  }).toPass()
}
