import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gig, worker, workerGig } from '../db/gig-schema.ts'
import { taskSubmission } from '../db/work-schema.ts'
import { gigJobHandlers } from '../modules/gigs/transition-jobs.ts'
import { later, minute } from '../platform/clock/time.ts'
import { job } from '../platform/db/tables.ts'
import { runDueJob } from '../platform/jobs/jobs.ts'
import { addApplicant, hireByCall } from '../testing/people-state.ts'
import { openGig, readyEmployer } from '../testing/ready-employer.ts'
import { type TestApp, createTestApp } from '../testing/test-app.ts'
import { sampleFile, samplesPath } from './sample-media.ts'
import { runSimulation } from './simulator.ts'

const count = 40
const rateKobo = 1_000_000
/** The jobs of workers, and those that begin and end the Gig. */
const played = ['plan-work', 'cancel-work', 'arrive', 'submit-work', 'give-account', 'gig']
const settings = { speed: 1, seed: 'a seed' }

/** Whether the workers of a Gig whose session is over came, handed in and gave an account, as a test sees it. */
interface Outcome {
  readonly name: string
  readonly status: string
  readonly checkIns: number
  readonly rounds: number
  readonly hasAccount: boolean
}

let test: TestApp
let outcomes: readonly Outcome[]
/** The name of each worker without an account at the hire. */
const withoutAccount = new Set(
  Array.from({ length: count }, (_, index) => `Worker ${index}`).filter((_, i) => i % 4 === 0),
)

/** Runs the simulation and the jobs of the Gig at each moment at which one of their jobs is due, until `end`. */
async function play(end: Date) {
  for (;;) {
    await runSimulation(test.deps, settings, test.deps.log)
    while (await runDueJob(test.deps, gigJobHandlers, test.deps.log)) continue
    const now = test.deps.now()
    if (now >= end) return
    const [next] = await test.db
      .select()
      .from(job)
      .where(and(isNull(job.doneAt), inArray(job.kind, played)))
      .orderBy(asc(job.runAt))
      .limit(1)
    const due = Math.min(end.getTime(), Math.max(next?.runAt.getTime() ?? Infinity, now.getTime() + 1000))
    test.advance(due - now.getTime())
  }
}

beforeAll(async () => {
  test = await createTestApp()
  const actor = await readyEmployer(test)
  const { id } = await openGig(test, actor, { workersNeeded: count, rateKobo })
  for (let index = 0; index < count; index += 1) {
    const name = `Worker ${index}`
    const account = withoutAccount.has(name)
      ? null
      : { bankCode: '058', accountNumber: '0000000220', accountName: name.toUpperCase() }
    const person = { firstName: 'Worker', lastName: String(index), account }
    const { applicantId } = await addApplicant(test, actor, id, {}, person)
    await hireByCall(test, actor, id, applicantId, { agreedKobo: rateKobo })
  }
  const [opened] = await test.db.select({ endsAt: gig.endsAt }).from(gig).where(eq(gig.id, id))
  await play(later(opened?.endsAt ?? test.deps.now(), 120 * minute))
  const places = await test.db
    .select({ place: workerGig, person: worker })
    .from(workerGig)
    .innerJoin(worker, eq(worker.id, workerGig.workerId))
    .where(eq(workerGig.gigId, id))
  outcomes = await Promise.all(
    places.map(async ({ place, person }) => ({
      name: `${person.firstName} ${person.lastName}`,
      status: place.status,
      checkIns: place.checkIns.length,
      rounds: await test.db.$count(taskSubmission, eq(taskSubmission.workerGigId, place.id)),
      hasAccount: person.account !== null,
    })),
  )
})
afterAll(() => test.close())

const handedIn = () => outcomes.filter(({ status }) => status === 'task_submitted')

describe('the workers of a Gig', () => {
  it('come and hand in, nearly all of them; a few cancel, do not come or never hand in', () => {
    expect(outcomes).toHaveLength(count)
    expect(handedIn().length).toBeGreaterThan(count * 0.75)
    expect(handedIn().length).toBeLessThan(count)
    expect(handedIn().every(({ checkIns, rounds }) => checkIns === 1 && rounds === 1)).toBe(true)
  })

  it('hand in files that say the size they have', async () => {
    const submissions = await test.db.select({ files: taskSubmission.files }).from(taskSubmission)
    const files = new Map(submissions.flatMap((submission) => submission.files).map((file) => [file.url, file]))
    expect(files.size).toBeGreaterThan(0)
    const bytesOf = async (url: string) => (await sampleFile(url.slice(samplesPath.length)))?.bytes
    const pictures = [...files.values()].filter(({ mime }) => mime === 'image/webp')
    // Drawing a picture takes half a second, so not all of them are drawn.
    const drawn = new Set(pictures.slice(0, 3).map(({ url }) => url))
    for (const { url, mime, sizeBytes } of files.values()) {
      expect([url, sizeBytes]).toEqual([url, sizeBytes > 0 ? sizeBytes : 'more than 0'])
      if (mime === 'image/webp' && !drawn.has(url)) continue
      expect([url, sizeBytes]).toEqual([url, (await bytesOf(url))?.byteLength])
    }
    // A padded picture is still a picture.
    const widths = [...drawn].map(async (url) => (await sharp(await bytesOf(url)).metadata()).width)
    expect(await Promise.all(widths)).toEqual([1200, 1200, 1200])
  })

  it('say of each file which deliverable it shows, where they did one', async () => {
    const submissions = await test.db.select().from(taskSubmission)
    const shown = submissions.map(({ deliverables, files }) => {
      const done = new Set(deliverables.flatMap((deliverable) => (deliverable.done ? [deliverable.id] : [])))
      return { areAny: done.size > 0, areAllOfOne: files.every(({ deliverableId = '' }) => done.has(deliverableId)) }
    })
    expect(shown.some(({ areAny }) => areAny)).toBe(true)
    expect(shown.filter(({ areAny, areAllOfOne }) => areAny !== areAllOfOne)).toEqual([])
  })

  it('give a bank account after handing in, because their pay would wait for ever without one', () => {
    const began = handedIn().filter(({ name }) => withoutAccount.has(name))
    expect(began.length).toBeGreaterThan(0)
    expect(began.every(({ hasAccount }) => hasAccount)).toBe(true)
    const silent = outcomes.filter(({ name, rounds }) => withoutAccount.has(name) && rounds === 0)
    expect(silent.every(({ hasAccount }) => !hasAccount)).toBe(true)
  })
})
