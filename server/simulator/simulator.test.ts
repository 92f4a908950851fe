import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { exampleGig } from '../../src/api/contract/endpoints/gigs.ts'
import { api } from '../../src/api/contract/table.ts'
import { applicant, gig, worker, workerGig } from '../db/gig-schema.ts'
import { job } from '../platform/db/tables.ts'
import { seedWorkers } from '../seed/demo-workers.ts'
import { reportAbsent } from '../testing/people-state.ts'
import { fillPlace, goTo, openGig, readyEmployer } from '../testing/ready-employer.ts'
import { type Actor, type TestApp, createTestApp } from '../testing/test-app.ts'
import { invitationResponse } from './applicant-selection.ts'
import { runSimulation } from './simulator.ts'

const settings = { speed: 1, seed: 'a seed' }
const second = 1000
const changes = { workersNeeded: 3 }

interface Stage {
  readonly test: TestApp
  readonly actor: Actor
}

const opened: TestApp[] = []
/** A test app with the demo's workers and an employer who can post Gigs. */
async function newStage(): Promise<Stage> {
  const test = await createTestApp()
  opened.push(test)
  const actor = await readyEmployer(test)
  await test.db.transaction((tx) => seedWorkers(tx, actor.employerId, test.deps.now()))
  return { test, actor }
}
afterAll(() => Promise.all(opened.map((test) => test.close())))

let stage: Stage
beforeEach(async () => {
  stage = await newStage()
})

/** Moves the clock by some minutes and runs several concurrent simulations shortly after each due job. */
async function play(
  { test }: Stage,
  minutes: number,
  { seed = settings.seed, speed = settings.speed, processes = 1 } = {},
) {
  const end = test.deps.now().getTime() + minutes * 60 * second
  for (;;) {
    await Promise.all(Array.from({ length: processes }, () => runSimulation(test.deps, { seed, speed }, test.deps.log)))
    const remainingMs = end - test.deps.now().getTime()
    if (remainingMs <= 0) break
    const [next] = await test.db
      .select()
      .from(job)
      .where(and(inArray(job.kind, ['crowd', 'answer']), isNull(job.doneAt)))
      .orderBy(asc(job.runAt))
      .limit(1)
    const dueMs = next === undefined ? remainingMs : next.runAt.getTime() + 1.5 * second - test.deps.now().getTime()
    test.advance(Math.min(remainingMs, Math.max(dueMs, second)))
  }
  expect(test.problems).toEqual([])
}

const readAll = async ({ test, actor }: Stage, id: string) =>
  (await test.call(api.gigPeople.listApplicants, { params: { id }, query: { limit: 100 } }, actor)).data.applicants
/** The applicants in order, with the milliseconds since the Gig opened. */
async function comers({ test }: Stage, id: string) {
  const rows = await test.db
    .select({
      firstName: worker.firstName,
      lastName: worker.lastName,
      category: worker.category,
      applicantRow: applicant,
      publishedAt: gig.publishedAt,
    })
    .from(applicant)
    .innerJoin(worker, eq(worker.id, applicant.workerId))
    .innerJoin(gig, eq(gig.id, applicant.gigId))
    .where(eq(applicant.gigId, id))
    .orderBy(asc(applicant.appliedAt))
  return rows.map(({ firstName, lastName, category, applicantRow, publishedAt }) => ({
    name: `${firstName} ${lastName}`,
    category,
    afterMs: applicantRow.appliedAt.getTime() - (publishedAt?.getTime() ?? 0),
    note: applicantRow.note,
    proposedKobo: applicantRow.proposedKobo,
    matchedSkills: applicantRow.matchedSkills,
  }))
}
const workerNotifications = async ({ test, actor }: Stage) =>
  (await test.call(api.notifications.list, { query: {} }, actor)).data.notifications.filter(({ title }) =>
    /applicant|Invitation/.test(title),
  )
const workerNamed = async ({ test }: Stage, lastName: string) => {
  const [found] = await test.db.select().from(worker).where(eq(worker.lastName, lastName))
  if (found === undefined) throw new Error(`There is no worker ${lastName}`)
  return found
}
const invite = ({ test, actor }: Stage, id: string, workerIds: string[], hireFirst = false) =>
  test.call(api.gigPeople.invite, { params: { id }, body: { workerIds, hireFirst } }, actor)

describe('a Gig that opens', () => {
  it('has its first applicant within 20 to 40 seconds, and more over minutes, at growing intervals', async () => {
    const { id } = await openGig(stage.test, stage.actor, changes)
    await play(stage, 30)
    const all = await comers(stage, id)
    expect(all.length).toBeGreaterThanOrEqual(6)
    expect(all.length).toBeLessThanOrEqual(9)
    expect(all[0]?.afterMs).toBeGreaterThanOrEqual(20 * second)
    expect(all[0]?.afterMs).toBeLessThanOrEqual(40 * second)
    expect(all.at(-1)?.afterMs).toBeGreaterThan(4 * 60 * second)
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
    expect(all.every(({ category }) => category === 'photographer')).toBe(true)
    expect((await stage.test.call(api.gigs.get, { params: { id } }, stage.actor)).data.applicantCounts.pending).toBe(
      all.length,
    )
  })

  it('gets applicants with notes and matching skills, some of whom propose a higher pay', async () => {
    const { id } = await openGig(stage.test, stage.actor, { ...changes, workersNeeded: 8, rateKobo: 3_000_000 })
    await play(stage, 60)
    const all = await readAll(stage, id)
    expect(all.some(({ note }) => typeof note === 'string' && note.length > 20)).toBe(true)
    expect(new Set(all.map(({ matchedSkills }) => matchedSkills.length)).size).toBeGreaterThan(1)
    expect(
      all.flatMap(({ matchedSkills }) => matchedSkills).every((skill) => exampleGig.workSkills.includes(skill)),
    ).toBe(true)
    const proposals = all.flatMap(({ proposedKobo }) => (proposedKobo ? [proposedKobo] : []))
    expect(proposals.length).toBeGreaterThan(0)
    expect(proposals.length).toBeLessThan(all.length)
    expect(proposals.every((kobo) => kobo > 3_000_000 && kobo <= 3_900_000 && kobo % 50_000 === 0)).toBe(true)
    expect(all.every(({ status, invited }) => status === 'pending' && !invited)).toBe(true)
  })

  it('is applied to first by those who have all of its skills', async () => {
    const skilled = ['Adéwálé', 'Nwosu', 'Amakiri', 'Mbah', 'Eze']
    await stage.test.db.update(worker).set({ skills: [] })
    await stage.test.db.update(worker).set({ skills: exampleGig.workSkills }).where(inArray(worker.lastName, skilled))
    const { id } = await openGig(stage.test, stage.actor, changes)
    await play(stage, 30)
    const counts = (await comers(stage, id)).map(({ matchedSkills }) => matchedSkills.length)
    expect(counts.slice(0, 5)).toEqual(skilled.map(() => exampleGig.workSkills.length))
    expect(counts.length).toBeGreaterThan(5)
    expect(counts.slice(5).every((count) => count === 0)).toBe(true)
  })

  it('gets the same applicants at the same offsets in another database, and others with another seed or when it is posted again', async () => {
    const other = await newStage()
    const [{ id }, { id: otherId }] = [
      await openGig(stage.test, stage.actor, changes),
      await openGig(other.test, other.actor, changes),
    ]
    await play(stage, 30)
    await play(other, 30)
    const first = await comers(stage, id)
    expect(await comers(other, otherId)).toEqual(first)
    const { id: again } = await openGig(stage.test, stage.actor, changes)
    await play(stage, 30)
    expect(await comers(stage, again)).not.toEqual(first)
    const third = await newStage()
    const { id: thirdId } = await openGig(third.test, third.actor, changes)
    await play(third, 30, { seed: 'another seed' })
    expect(await comers(third, thirdId)).not.toEqual(first)
  })

  it('gets each applicant once with concurrent processes', async () => {
    const alone = await newStage()
    const [{ id }, { id: aloneId }] = [
      await openGig(stage.test, stage.actor, changes),
      await openGig(alone.test, alone.actor, changes),
    ]
    await play(stage, 20, { processes: 4 })
    await play(alone, 20)
    expect(await comers(stage, id)).toEqual(await comers(alone, aloneId))
    const notifications = await workerNotifications(stage)
    expect(notifications).toHaveLength(1)
    expect(notifications[0]?.message).toContain(`and ${(await comers(stage, id)).length - 1} others applied`)
  })

  it('continues after a downtime without losing applicants or creating them all at the same time', async () => {
    const whole = await newStage()
    const [{ id }, { id: wholeId }] = [
      await openGig(stage.test, stage.actor, changes),
      await openGig(whole.test, whole.actor, changes),
    ]
    await play(whole, 30)
    await play(stage, 2)
    const before = (await comers(stage, id)).length
    stage.test.advance(60 * 60 * second)
    await play(stage, 0.25)
    expect(await comers(stage, id)).toHaveLength(before + 1)
    await play(stage, 30)
    const names = (all: Awaited<ReturnType<typeof comers>>) => all.map(({ name }) => name)
    expect(names(await comers(stage, id))).toEqual(names(await comers(whole, wholeId)))
  })

  it('is faster at a higher speed', async () => {
    const { id } = await openGig(stage.test, stage.actor, changes)
    await play(stage, 0.5, { speed: 60 })
    expect((await comers(stage, id)).length).toBeGreaterThanOrEqual(6)
  })
})

describe('no applicant comes', () => {
  /** Opens a Gig with scheduled applicants, changes it, and returns the number of later applicants. */
  const comersAfter = async (change: (id: string) => Promise<unknown>) => {
    const { id } = await openGig(stage.test, stage.actor, changes)
    await play(stage, 1)
    const before = (await comers(stage, id)).length
    expect(before).toBeGreaterThan(0)
    await change(id)
    await play(stage, 20)
    return (await comers(stage, id)).length - before
  }

  it('once it is cancelled, and no job is left', async () => {
    expect(
      await comersAfter((id) =>
        stage.test.db.update(gig).set({ status: 'cancelled', deadlineAt: null }).where(eq(gig.id, id)),
      ),
    ).toBe(0)
    expect(
      (await stage.test.db.select().from(job).where(eq(job.kind, 'crowd'))).every(({ doneAt }) => doneAt !== null),
    ).toBe(true)
  })

  it('once its deadline is over', async () => {
    expect(
      await comersAfter((id) =>
        stage.test.db.update(gig).set({ deadlineAt: stage.test.deps.now() }).where(eq(gig.id, id)),
      ),
    ).toBe(0)
  })

  it('once every place is taken', async () => {
    const hire = async (id: string) => {
      const applied = await stage.test.db.select().from(worker).limit(3)
      const now = stage.test.deps.now()
      await stage.test.db.insert(workerGig).values(
        applied.map((workerRow, index) => ({
          id: `wg_${index}`,
          gigId: id,
          employerId: stage.actor.employerId,
          workerId: workerRow.id,
          agreedKobo: 1,
          hiredAt: now,
          changedAt: now,
        })),
      )
    }
    expect(await comersAfter(hire)).toBe(0)
  })

  it('to a Gig that opened long ago, nor to one that has not opened', async () => {
    const { id } = await openGig(stage.test, stage.actor, changes)
    await stage.test.db
      .update(gig)
      .set({ publishedAt: new Date(stage.test.deps.now().getTime() - 25 * 60 * 60 * second) })
      .where(eq(gig.id, id))
    await stage.test.call(api.gigs.create, { body: { ...exampleGig, saveAsDraft: true } }, stage.actor)
    await play(stage, 5)
    expect(await stage.test.db.$count(applicant)).toBe(0)
  })
})

describe('an invitation', () => {
  const inviteOnly = { ...changes, visibility: 'invite_only' as const }

  it('is answered within two minutes; an invite-only Gig gets no other applicants', async () => {
    const { id } = await openGig(stage.test, stage.actor, inviteOnly)
    await play(stage, 5)
    expect(await comers(stage, id)).toEqual([])
    const people = await Promise.all(['Adéwálé', 'Okafor', 'Bello'].map((name) => workerNamed(stage, name)))
    const key = [settings.seed, exampleGig.title, exampleGig.category, 0].join('\n')
    const coming = people.filter((invitedWorker) => invitationResponse(key, invitedWorker).comes)
    await invite(
      stage,
      id,
      people.map(({ id: workerId }) => workerId),
    )
    await play(stage, 2, { processes: 3 })
    const all = await readAll(stage, id)
    expect(all.map(({ workerId }) => workerId).toSorted()).toEqual(
      coming.map(({ id: workerId }) => workerId).toSorted(),
    )
    expect(all.every(({ invited }) => invited)).toBe(true)
    await play(stage, 20)
    expect(await readAll(stage, id)).toHaveLength(coming.length)
  })

  it('is accepted by most and declined by some, with a notification for both', async () => {
    const { id } = await openGig(stage.test, stage.actor, { ...inviteOnly, workersNeeded: 10 })
    const workerIds = (await stage.test.db.select().from(worker)).map(({ id: workerId }) => workerId)
    await invite(stage, id, workerIds.slice(0, 20))
    await play(stage, 2)
    const accepted = (await readAll(stage, id)).length
    expect(accepted).toBeGreaterThan(12)
    expect(accepted).toBeLessThan(20)
    const notifications = await workerNotifications(stage)
    expect(notifications.map(({ title }) => title).toSorted()).toEqual(['Invitations accepted', 'Invitations declined'])
    expect(
      notifications.map(({ message }) => Number(/and (\d+) other/.exec(message)?.[1]) + 1).toSorted((a, b) => a - b),
    ).toEqual([20 - accepted, accepted])
  })

  it('to the place of an absent worker is accepted by one, who is hired', async () => {
    const { test } = stage
    const { id } = await openGig(test, stage.actor, { ...inviteOnly, workersNeeded: 1 })
    const absent = await fillPlace(test, stage.actor, id)
    stage = { test, actor: await goTo(test, stage.actor, '2025-12-06T15:00:00+01:00') }
    await reportAbsent(test, absent)
    const workerIds = (await test.db.select().from(worker)).map(({ id: workerId }) => workerId)
    await invite(stage, id, workerIds.slice(0, 5), true)
    await play(stage, 2)
    expect((await readAll(stage, id)).map(({ status }) => status)).toEqual(['hired'])
  })

  it('is answered again by those who were too late for the first place', async () => {
    const { test } = stage
    const { id } = await openGig(test, stage.actor, { ...inviteOnly, workersNeeded: 2 })
    const absent = [await fillPlace(test, stage.actor, id), await fillPlace(test, stage.actor, id)]
    stage = { test, actor: await goTo(test, stage.actor, '2025-12-06T15:00:00+01:00') }
    const workerIds = (await test.db.select().from(worker)).map(({ id: workerId }) => workerId).slice(0, 5)
    for (const place of absent) await reportAbsent(test, place)
    const hired = async () => (await readAll(stage, id)).map(({ workerId }) => workerId)
    await invite(stage, id, workerIds, true)
    await play(stage, 2)
    const [first = ''] = await hired()
    await invite(
      stage,
      id,
      workerIds.filter((workerId) => workerId !== first),
      true,
    )
    await play(stage, 2)
    expect(await hired()).toHaveLength(2)
  })

  it('to a worker who was already selected makes them apply once, as invited', async () => {
    const { id } = await openGig(stage.test, stage.actor, { ...changes, workersNeeded: 8 })
    const photographers = (await stage.test.db.select().from(worker).where(eq(worker.category, 'photographer'))).map(
      (photographer) => photographer.id,
    )
    await invite(stage, id, photographers)
    await play(stage, 40)
    const all = await readAll(stage, id)
    expect(new Set(all.map(({ workerId }) => workerId)).size).toBe(all.length)
    expect(all.every(({ invited }) => invited)).toBe(true)
  })
})

describe('the notification', () => {
  it('names the applicant, and counts further applicants in the same notification until it is read', async () => {
    const { test, actor } = stage
    const { id } = await openGig(test, actor, changes)
    await play(stage, 0.75)
    const [first] = await comers(stage, id)
    const [notification] = await workerNotifications(stage)
    expect(notification).toMatchObject({
      title: 'New applicant',
      read: false,
      metadata: { type: 'gig', gigId: id, applicantId: expect.stringMatching(/^ap_/) as string },
    })
    expect(notification?.message).toMatch(new RegExp(`^${first?.name} applied to “${exampleGig.title}”`))
    await play(stage, 5)
    const all = await comers(stage, id)
    expect(all.length).toBeGreaterThan(2)
    expect(await workerNotifications(stage)).toMatchObject([
      {
        _id: notification?._id,
        title: 'New applicants',
        message: `${all.at(-1)?.name} and ${all.length - 1} others applied to “${exampleGig.title}”.`,
      },
    ])

    await test.call(api.notifications.read, { params: { id: notification?._id ?? '' } }, actor)
    await play(stage, 30)
    const notifications = await workerNotifications(stage)
    expect(notifications.map(({ read }) => read)).toEqual([false, true])
    const more = (await comers(stage, id)).length - all.length
    expect(notifications[0]?.title).toBe(more === 1 ? 'New applicant' : 'New applicants')
  })
})
