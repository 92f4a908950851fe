import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleGig } from '../../src/api/contract/endpoints/gigs.ts'
import { gig, worker, workerGig } from '../db/gig-schema.ts'
import { taskSubmission } from '../db/work-schema.ts'
import { gigJobHandlers } from '../modules/gigs/transition-jobs.ts'
import { requestChanges } from '../modules/people/review-changes.ts'
import type { SimulatorSettings } from '../platform/config/env.ts'
import { later, minute } from '../platform/clock/time.ts'
import { job } from '../platform/db/tables.ts'
import { runDueJob } from '../platform/jobs/jobs.ts'
import { addApplicant, hireByCall } from '../testing/people-state.ts'
import { openGig, readyEmployer } from '../testing/ready-employer.ts'
import { type TestApp, createTestApp } from '../testing/test-app.ts'
import { sampleFile, samplesPath } from './sample-media.ts'
import { runSimulation } from './simulator.ts'
import { conductOf } from './work-plan.ts'

const count = 30
const rateKobo = 1_000_000
/** The jobs of workers, and those that begin and end the Gig. */
const played = ['plan-work', 'cancel-work', 'arrive', 'submit-work', 'give-account', 'gig']
/** With this seed the workers of the Gig do all four things of `conductOf`. */
const seed = 'another seed'

/** By the random numbers of this title some who handed in would not come, or never hand in. */
const laterTitle = 'Launch photographer'

/** What a hired worker did, without what differs in another database. Times are in milliseconds after the hire. */
interface Life {
  readonly name: string
  readonly status: string
  readonly cancelReason: string | null
  /** When the worker cancelled; null for all others. */
  readonly cancelledMs: number | null
  readonly arrivedMs: readonly number[]
  readonly rounds: readonly { readonly submittedMs: number; readonly work: unknown }[]
  readonly accountNumber: string | null
}

/** The name of each worker without an account at the hire. */
const withoutAccount = new Set(
  Array.from({ length: count }, (_, index) => `Worker ${index}`).filter((_, i) => i % 4 === 0),
)

/** Runs the simulation and the jobs of the Gig at each moment at which one of their jobs is due, until `end`. */
async function play(test: TestApp, end: Date, settings: SimulatorSettings) {
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

async function readLives(test: TestApp, gigId: string): Promise<readonly Life[]> {
  const places = await test.db
    .select({ place: workerGig, person: worker })
    .from(workerGig)
    .innerJoin(worker, eq(worker.id, workerGig.workerId))
    .where(eq(workerGig.gigId, gigId))
    .orderBy(asc(worker.createdAt), asc(worker.lastName))
  return Promise.all(
    places.map(async ({ place, person }) => {
      const since = (at: Date | string) => new Date(at).getTime() - place.hiredAt.getTime()
      const submissions = await test.db
        .select()
        .from(taskSubmission)
        .where(eq(taskSubmission.workerGigId, place.id))
        .orderBy(asc(taskSubmission.round))
      return {
        name: `${person.firstName} ${person.lastName}`,
        status: place.status,
        cancelReason: place.cancelReason,
        cancelledMs: place.status === 'cancelled' ? since(place.changedAt) : null,
        arrivedMs: place.checkIns.map(({ at }) => since(at)),
        rounds: submissions.map(({ submittedAt, message, deliverables, files, links }) => ({
          submittedMs: since(submittedAt),
          work: {
            message,
            done: deliverables.map(({ text, done }) => [text, done]),
            files: files.map(({ url }) => url),
            links,
          },
        })),
        accountNumber: person.account?.accountNumber ?? null,
      }
    }),
  )
}

/**
 * Plays the evening of a Gig with many hired workers in a database of its own, and then a second round of every work that was handed in,
 * before which the Gig gets another title: with it most random numbers are others.
 * @returns the lives after the first round and after the second
 */
async function playEvening(settings: SimulatorSettings) {
  const test = await createTestApp()
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
  await play(test, later(opened?.endsAt ?? test.deps.now(), 120 * minute), settings)
  const first = await readLives(test, id)
  for (const place of await test.db.select().from(workerGig).where(eq(workerGig.status, 'task_submitted'))) {
    await requestChanges(test.deps, place, { message: 'Please send the photos again.', deliverableIds: [] })
  }
  await test.db.update(gig).set({ title: laterTitle }).where(eq(gig.id, id))
  await play(test, later(test.deps.now(), 60 * minute), settings)
  return { test, first, second: await readLives(test, id) }
}

let evening: Awaited<ReturnType<typeof playEvening>>
beforeAll(async () => {
  evening = await playEvening({ speed: 1, seed })
})
afterAll(() => evening.test.close())

const submittedOf = (lives: readonly Life[]) => lives.filter(({ status }) => status === 'task_submitted')
const conductOfLife = ({ name }: Life, title: string = exampleGig.title) => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return conductOf([seed, title, exampleGig.category, 0].join('\n'), { firstName, lastName })
}

describe('the workers of a Gig', () => {
  it('do what their conduct says: they come and hand in, cancel, do not come, or come and never hand in', () => {
    const seen = evening.first.map((life) => ({
      conduct: conductOfLife(life),
      did: `${life.status}, ${life.arrivedMs.length} arrivals, ${life.rounds.length} rounds, ${life.cancelReason}`,
    }))
    expect(seen).toHaveLength(count)
    const did = (conduct: string) => [...new Set(seen.flatMap((one) => (one.conduct === conduct ? [one.did] : [])))]
    expect(did('works')).toEqual(['task_submitted, 1 arrivals, 1 rounds, null'])
    expect(did('cancels')).toEqual(['cancelled, 0 arrivals, 0 rounds, worker_cancelled'])
    expect(did('isAbsent')).toEqual(['active, 0 arrivals, 0 rounds, null'])
    expect(did('isSilent')).toEqual(['active, 1 arrivals, 0 rounds, null'])
  })

  it('hand in once more when changes are requested, with everything done, also after a change of the title', () => {
    const again = submittedOf(evening.second)
    const others = submittedOf(evening.first).filter((life) => conductOfLife(life, laterTitle) !== 'works')
    expect(others.length).toBeGreaterThan(0)
    expect(again.map(({ name }) => name)).toEqual(submittedOf(evening.first).map(({ name }) => name))
    expect(again.filter(({ rounds }) => rounds.length !== 2)).toEqual([])
    expect(JSON.stringify(again.map(({ rounds }) => rounds[1]))).not.toContain('false')
  })

  it('live the same evening in another database with the same seed, and another one with another seed', async () => {
    const same = await playEvening({ speed: 1, seed })
    await same.test.close()
    expect(same.second).toEqual(evening.second)
    const other = await playEvening({ speed: 1, seed: 'b' })
    await other.test.close()
    expect(other.second).not.toEqual(evening.second)
    const outcome = ({ status, rounds }: Life) => `${status} ${rounds.length}`
    expect(other.second.map(outcome)).not.toEqual(evening.second.map(outcome))
    expect(other.second.map(({ arrivedMs }) => arrivedMs)).not.toEqual(evening.second.map(({ arrivedMs }) => arrivedMs))
  })

  it('hand in files that say the size they have', async () => {
    const submissions = await evening.test.db.select({ files: taskSubmission.files }).from(taskSubmission)
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
    const submissions = await evening.test.db.select().from(taskSubmission)
    const shown = submissions.map(({ deliverables, files }) => {
      const done = new Set(deliverables.flatMap((deliverable) => (deliverable.done ? [deliverable.id] : [])))
      return { areAny: done.size > 0, areAllOfOne: files.every(({ deliverableId = '' }) => done.has(deliverableId)) }
    })
    expect(shown.some(({ areAny }) => areAny)).toBe(true)
    expect(shown.filter(({ areAny, areAllOfOne }) => areAny !== areAllOfOne)).toEqual([])
  })

  it('give a bank account after handing in, because their pay would wait for ever without one', () => {
    const began = submittedOf(evening.first).filter(({ name }) => withoutAccount.has(name))
    expect(began.length).toBeGreaterThan(0)
    expect(began.every(({ accountNumber }) => accountNumber !== null)).toBe(true)
    const silent = evening.first.filter(({ name, rounds }) => withoutAccount.has(name) && rounds.length === 0)
    expect(silent.every(({ accountNumber }) => accountNumber === null)).toBe(true)
  })
})
