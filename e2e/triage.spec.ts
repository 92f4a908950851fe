import { expect, type Page } from '@playwright/test'
import { gigs } from '../src/api/contract/endpoints/gigs.ts'
import { call } from './support/api.ts'
import { countEffort } from './support/effort.ts'
import { enablePosting, postGig } from './support/gigs.ts'
import { holdReads, stopLiveUpdates } from './support/network.ts'
import { addApplicants } from './support/people.ts'
import { signedInTest } from './support/test.ts'

const total = 1000
const decisions = 30
/** More than the rows around the window, however high they are. */
const mostRows = 60

/** Which applicant has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'])

/** Goes on to the next applicant by the key. @returns who it is */
async function goToNext(page: Page): Promise<string> {
  const before = await focused(page)
  await page.keyboard.press('j')
  // Between two rows nothing may have the focus, while the next one is rendered.
  await expect
    .poll(async () => {
      const present = await focused(page)
      return present !== undefined && present !== before
    })
    .toBe(true)
  return (await focused(page)) ?? ''
}

/** How many elements the page has, and the bytes of its heap once what nothing refers to is removed. */
async function weigh(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return { elements: await page.locator('*').count(), bytes: usedSize }
}

signedInTest(
  'thirty of a thousand applicants are decided about by the keyboard alone',
  async ({ page, employer }, info) => {
    await enablePosting(employer)
    const gig = await postGig(employer)
    await addApplicants(employer, gig.id, total)
    await stopLiveUpdates(page)
    const effort = await countEffort(page)
    const list = `/dashboard/gig-management/${gig.id}?tab=applicants`
    await page.goto(list)
    const rows = page.getByRole('main').locator('[data-row]')
    await expect(rows.first()).toBeVisible()
    await expect(rows.first().locator('img').first()).toBeVisible()
    // The first hundred are shown while the others are read.
    await expect(page.getByText(/ of 1,000 applicants read$/)).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    const before = await weigh(page)
    // A row that nobody sees is not there.
    expect(await rows.count()).toBeLessThan(mostRows)

    await page.locator('body').press('j')
    // The shortcuts load when the browser is idle; until then the key is kept.
    await expect.poll(() => focused(page)).toBeDefined()
    await expect.poll(() => effort.keys).toBe(1)
    // No read is answered from the first decision to the last one, so no applicant can have waited for one.
    const reads = await holdReads(page)
    const decided = new Set<string>()
    let id = (await focused(page)) ?? ''
    for (let count = 0; count < decisions; count += 1) {
      decided.add(id)
      await page.keyboard.press(count % 2 === 0 ? 's' : 'd')
      id = await goToNext(page)
    }
    expect(decided.size).toBe(decisions)
    await expect.poll(() => effort).toEqual({ keys: 1 + 2 * decisions, taps: 0, choices: 0 })
    // The profile of who is looked at is read ahead, and a decision changes the counts of the Gig; the list is not read again for it.
    const others = () => [...new Set(reads.kept)].filter((name) => name !== 'get-worker' && name !== 'get-gig')
    expect(others()).toEqual([])
    const counts = async () => (await call(gigs.get, { params: { id: gig.id } }, employer)).applicantCounts
    const each = decisions / 2
    await expect.poll(counts).toMatchObject({ shortlisted: each, declined: each })
    expect((await counts()).pending).toBeGreaterThanOrEqual(total - decisions)
    expect(others()).toEqual([])
    reads.release()
    const after = await weigh(page)
    expect(await rows.count()).toBeLessThan(mostRows)
    // A thousand rendered rows would be more than 20,000 elements.
    expect(after.elements).toBeLessThan(3 * total)
    // What is loaded on the way takes half as much again (docs/benchmarks.md); rows or answers that are kept for each decision would take more.
    expect(after.bytes).toBeLessThan(2 * before.bytes)
    info.annotations.push({
      type: 'measured',
      description: `${before.elements} elements, then ${after.elements}; heap ${before.bytes}, then ${after.bytes} bytes`,
    })

    await signedInTest.step('the gallery, too, has only those in sight, also after thirty of them', async () => {
      await page.goto(`${list}&view=gallery`)
      await expect(rows.first()).toBeVisible()
      expect(await rows.count()).toBeLessThan(mostRows)
      await page.waitForLoadState('networkidle')
      await page.locator('body').press('j')
      await expect.poll(() => focused(page)).toBeDefined()
      for (let count = 0; count < decisions; count += 1) await goToNext(page)
      expect(await rows.count()).toBeLessThan(mostRows)
      expect(await page.locator('*').count()).toBeLessThan(3 * total)
    })
  },
)

signedInTest('a hire by the keyboard goes on with the next applicant', async ({ page, employer }) => {
  await enablePosting(employer)
  const gig = await postGig(employer)
  await addApplicants(employer, gig.id, 3)
  await page.goto(`/dashboard/gig-management/${gig.id}?tab=applicants`)
  const rows = page.getByRole('main').locator('[data-row]')
  await expect(rows).toHaveCount(3)
  await page.locator('body').press('j')
  await expect.poll(() => focused(page)).toBeDefined()
  const hired = await focused(page)
  await page.keyboard.press('h')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Hire for/ }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(rows).toHaveCount(2)
  await expect.poll(() => focused(page)).toBeDefined()
  expect(await focused(page)).not.toBe(hired)
})
