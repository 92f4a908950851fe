import { expect, type Page } from '@playwright/test'
import { gigs } from '../src/api/contract/endpoints/gigs.ts'
import { call } from './support/api.ts'
import { enablePosting, postGig } from './support/gigs.ts'
import { addApplicants } from './support/people.ts'
import { signedInTest } from './support/test.ts'

const total = 1000
const decisions = 30

/** Which applicant has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'])

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
    const paths: string[] = []
    page.on('request', (request) => paths.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''))
    await page.goto(`/dashboard/gig-management/${gig.id}?tab=applicants`)
    const rows = page.getByRole('main').locator('[data-row]')
    await expect(rows.first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const before = await weigh(page)
    // A row that nobody sees is not there.
    expect(await rows.count()).toBeLessThan(60)

    await page.locator('body').press('j')
    // The shortcuts load when the browser is idle; until then the key is kept.
    await expect.poll(() => focused(page)).toBeDefined()
    const decided = new Set<string>()
    paths.length = 0
    for (let count = 0; count < decisions; count += 1) {
      const id = await focused(page)
      expect(id, `The focus is on an applicant after ${count} decisions`).toBeDefined()
      decided.add(id ?? '')
      await page.keyboard.press(count % 2 === 0 ? 's' : 'd')
      await page.keyboard.press('j')
    }
    expect(decided.size).toBe(decisions)
    const counts = async () => (await call(gigs.get, { params: { id: gig.id } }, employer)).applicantCounts
    const each = decisions / 2
    await expect.poll(counts).toMatchObject({ shortlisted: each, declined: each })
    expect((await counts()).pending).toBeGreaterThanOrEqual(total - decisions)
    const after = await weigh(page)
    expect(await rows.count()).toBeLessThan(60)
    // A thousand rendered rows would be more than 20,000 elements.
    expect(after.elements).toBeLessThan(3 * total)
    const reads = paths.filter((path) => path === 'fetch-applicants').length
    info.annotations.push({
      type: 'measured',
      description: `${before.elements} elements, then ${after.elements}; heap ${before.bytes}, then ${after.bytes} bytes; ${reads} reads of applicants`,
    })
  },
)
