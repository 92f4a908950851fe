import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { gigPeople } from '../src/api/contract/endpoints/gig-people.ts'
import { workers } from '../src/api/contract/endpoints/workers.ts'
import { call } from './support/api.ts'
import { run } from './support/database.ts'
import type { Employer } from './support/employer.ts'
import { enablePosting, postGig } from './support/gigs.ts'
import { layoutShiftOf, recordLayoutShifts, shiftedOn } from './support/layout-shift.ts'
import { addApplicants } from './support/people.ts'
import { signedInTest } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')

/** How many pixels the page is wider than the window. */
const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** A Gig with three hired workers and as many further applicants. @returns its id, and those of the places */
async function gigWithTeam(employer: Employer) {
  await enablePosting(employer)
  const { id } = await postGig(employer, { workersNeeded: 3 })
  await addApplicants(employer, id, 6)
  const placeIds: string[] = []
  for (const number of [1, 2, 3]) {
    const place = await call(
      gigPeople.hire,
      { params: { id, applicantId: `${id}_a${number}` }, body: { agreedKobo: 5_000_000, ref: randomUUID() } },
      employer,
    )
    placeIds.push(place.id)
  }
  return { id, placeIds }
}

signedInTest('no page about people is wider than a phone', async ({ page, employer }) => {
  const { id, placeIds } = await gigWithTeam(employer)
  for (const number of [4, 5, 6]) {
    await run(`update worker set portfolio = $2::jsonb where id = $1`, [
      `${id}_w${number}`,
      JSON.stringify(['1', '2'].map((work) => ({ id: work, kind: 'image', url: `/favicon.svg?${work}` }))),
    ])
    await call(workers.addFavorite, { params: { workerId: `${id}_w${number}` } }, employer)
  }
  const gig = `/dashboard/gig-management/${id}`
  const addresses = [
    `${gig}/profile/worker/${placeIds[1]}`,
    `${gig}/profile/applicant/${id}_a5`,
    `${gig}?tab=applicants&compare=${[4, 5, 6].map((number) => `${id}_a${number}`).join(',')}`,
    `${gig}?tab=workers`,
    '/dashboard/my-workers',
    '/dashboard/my-workers?view=table',
  ]
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    for (const address of addresses) {
      await page.goto(address)
      await expect(main(page).getByText('Ada Okafor').filter({ visible: true }).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect.soft(await excess(page), `${address} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})

signedInTest('what people wrote keeps its lines', async ({ page, employer }) => {
  const { id, placeIds } = await gigWithTeam(employer)
  const lines = '1. Stage\n2. Guests\n\nThank you'
  await run(`update applicant set note = $2 where id = $1`, [`${id}_a4`, lines])
  await run(
    `insert into task_submission (id, worker_gig_id, round, submitted_at, message) values ($1, $1, 1, now(), $2)`,
    [placeIds[0], lines],
  )
  await run(`update worker_gig set status = 'task_submitted' where id = $1`, [placeIds[0]])
  const gig = `/dashboard/gig-management/${id}/profile`
  for (const address of [`${gig}/applicant/${id}_a4`, `${gig}/worker/${placeIds[0]}`]) {
    await page.goto(address)
    const text = main(page).getByText('1. Stage')
    await expect(text).toBeVisible()
    expect(await text.innerText(), address).toBe(lines)
  }
})

signedInTest('Gigs, their people and settings have no layout shift', async ({ page, employer }) => {
  const { id, placeIds } = await gigWithTeam(employer)
  await call(workers.addFavorite, { params: { workerId: `${id}_w4` } }, employer)
  const gig = `/dashboard/gig-management/${id}`
  const addresses = [
    '/dashboard/gig-management',
    gig,
    `${gig}?tab=applicants`,
    `${gig}?tab=applicants&view=gallery`,
    `${gig}?tab=workers`,
    `${gig}?tab=calendar`,
    `${gig}/profile/applicant/${id}_a4`,
    `${gig}/profile/worker/${placeIds[0]}`,
    '/dashboard/my-workers',
    '/dashboard/my-workers?view=table',
    '/dashboard/settings',
    '/dashboard/settings?tab=notifications',
  ]
  await recordLayoutShifts(page)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect.soft(await layoutShiftOf(page), `${address}, ${width} px: ${await shiftedOn(page)}`).toBeLessThan(0.02)
    }
  }
})
